"""MetroX in the terminal, turn by turn: everybody at the keyboard decides, then the bots write.

With real cards the first one at the keyboard says before every turn which card was flipped.
"""

from collections.abc import Callable, Mapping, Sequence

from kippu.core.errors import IllegalMove, KippuError
from kippu.core.game import Event, Viewer
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.play import TAKE_BACK, UNFLIP
from kippu.games.metrox.rules.types import Choice, Filled, View
from kippu.games.metrox.terminal.input import Verb, command, flip, read
from kippu.games.metrox.terminal.prospects import card_up, empty_stations, prospects
from kippu.games.metrox.terminal.screen import Screen
from kippu.games.metrox.terminal.words import Words
from kippu.terminal.rules import show_rules
from kippu.terminal.session import Left, Session


def play(session: Session) -> None:
    """Play to the end; raises Left when somebody leaves."""
    table = session.table
    words = Words(session.say, parts(table.view(0).options), table.seats)
    screen = Screen(session.console, words, table.commitment)
    while table.outcome is None:
        _turn(session, screen)
    session.clear()
    alone = len(session.people) == 1
    viewer: Viewer = session.people[0] if alone else "spectator"
    for seat in session.people:
        screen.sheet(table.view(viewer), seat)
    screen.result(table.view(viewer), last_turn(session, viewer), table.outcome)


def _turn(session: Session, screen: Screen) -> None:
    """One card: flipped, where it is real, and written by all; or taken back, and then it is flipped again."""
    first, *_ = session.people
    if not session.table.view(first).card:
        Flipping(session, screen, first).make()
    for seat in session.people:
        session.hand_over(seat)
        Decision(session, screen, seat).make()
        if not session.table.view(seat).card:
            return
    session.let_bots_act()


def last_turn(session: Session, viewer: Viewer) -> Sequence[Event]:
    """What came of the turn before, as a viewer may know it."""
    for news in reversed(session.table.news(viewer)):
        if any(isinstance(event, Filled) for event in news.events):
            return news.events
    return ()


class Question:
    """Something that a player is asked until it is answered; on the way one may look around."""

    def __init__(self, session: Session, screen: Screen, seat: int) -> None:
        self._session = session
        self._screen = screen
        self._seat = seat
        self._board = screen.words.shared.board
        self._say = session.say
        self._made = False

    def make(self) -> None:
        """Ask until the answer stands."""
        self._draw(None)
        acts = self._acts()
        while not self._made:
            request = read(self._session.ask(self._prompt()), self._board)
            try:
                acts[request.verb](request.about)
            except KippuError as error:
                self._refuse(error)

    def _acts(self) -> Mapping[Verb, Callable[[str], None]]:
        """What a line can ask for."""
        return {
            "show": self._go_on,
            "move": self._move,
            "back": self._go_on,
            "preview": self._go_on,
            "unflip": self._go_on,
            "rule": self._rule,
            "sheet": self._sheet,
            "last": self._last,
            "help": self._help,
            "quit": self._quit,
        }

    @property
    def _view(self) -> View:
        view: View = self._session.table.view(self._seat)
        return view

    def _prompt(self) -> str:
        raise NotImplementedError

    def _draw(self, choice: Choice | None) -> None:
        raise NotImplementedError

    def _move(self, text: str) -> None:
        raise NotImplementedError

    def _go_on(self, _: str) -> None:
        self._draw(None)

    def _rule(self, clause: str) -> None:
        show_rules("metrox", self._say.lang, clause or None)

    def _sheet(self, player: str) -> None:
        view = self._view
        if not player:
            self._screen.overview(view)
        elif player in map(str, range(1, len(view.sheets) + 1)):
            self._screen.sheet(view, int(player) - 1)
        else:
            raise KippuError("play_no_such_player", player=player, last=len(view.sheets))

    def _last(self, _: str) -> None:
        self._screen.last_turn(self._view, last_turn(self._session, self._seat))

    def _help(self, _: str) -> None:
        self._session.console.print(self._say("play-help"), markup=False)

    def _quit(self, _: str) -> None:
        if self._session.ask(self._say("play-quit-sure")).lower() in self._say("play-yes").split():
            raise Left

    def _refuse(self, error: KippuError) -> None:
        console = self._session.console
        console.print(self._say.error(error), style="bold red", markup=False)
        if isinstance(error, IllegalMove):
            console.print(self._say("play-read-clause", clause=error.clause), style="dim", markup=False)


class Flipping(Question):
    """Which real card was flipped (MX-7.2a)."""

    def _prompt(self) -> str:
        return self._say("play-prompt-flip")

    def _draw(self, choice: Choice | None) -> None:
        del choice  # there is no card to choose for
        self._session.clear()
        self._screen.awaiting(self._view, self._seat, last_turn(self._session, self._seat))

    def _move(self, text: str) -> None:
        self._session.submit(self._seat, flip(text, self._screen.words.shared.cards))
        self._made = True


class Decision(Question):
    """One player's decision for one card.

    While others have yet to write, a choice goes to the table at once and can be taken back there (MX-2.3).
    A choice that would close the turn is only a draft until it is confirmed.
    """

    def __init__(self, session: Session, screen: Screen, seat: int) -> None:
        super().__init__(session, screen, seat)
        self._draft: Choice | None = None

    def _acts(self) -> Mapping[Verb, Callable[[str], None]]:
        own = {"back": self._take_back, "preview": self._preview, "unflip": self._unflip}
        return {**super()._acts(), **own}  # type: ignore[dict-item]

    def _draw(self, choice: Choice | None) -> None:
        self._session.clear()
        self._screen.show(self._view, self._seat, last_turn(self._session, self._seat), choice)

    def _prompt(self) -> str:
        view, words = self._view, self._screen.words
        if self._draft is not None:
            return self._say("play-prompt-draft", choice=words.choice(self._draft))
        if view.choice is not None:
            return self._say("play-prompt-written", choice=words.choice(view.choice))
        return self._say("play-prompt-circle" if card_up(view).kind == "free" else "play-prompt-route")

    def _go_on(self, _: str) -> None:
        if self._draft is not None:
            self._session.submit(self._seat, self._draft)
        elif self._view.choice is None:
            self._draw(None)
            return
        self._made = True

    def _move(self, text: str) -> None:
        choice, view = self._choice(text), self._view
        if view.written.count(False) == 1 and view.choice is None and not self._session.quick:
            self._draft = choice
            self._draw(choice)
            return
        if view.choice is not None:
            self._session.submit(self._seat, TAKE_BACK)
        self._session.submit(self._seat, choice)
        self._made = self._session.quick
        if not self._made:
            self._draw(choice)

    def _take_back(self, _: str) -> None:
        if self._draft is None:
            self._session.submit(self._seat, TAKE_BACK)
        self._draft = None
        self._draw(None)

    def _unflip(self, _: str) -> None:
        """At one keyboard it does not matter who says that the card is another one."""
        view = self._view
        self._session.submit(view.flipper if isinstance(view.flipper, int) else self._seat, UNFLIP)
        self._made = True

    def _preview(self, text: str) -> None:
        self._draw(self._choice(text))

    def _choice(self, text: str) -> Choice:
        """The legal choice that a text names; the table itself refuses another."""
        view = self._view
        empty = empty_stations(view, self._seat) if card_up(view).kind == "free" else ()
        named = command(text, self._board, empty)
        if not isinstance(named, Choice) or named not in prospects(view, self._seat):
            self._session.submit(self._seat, named)
            raise AssertionError("the table took what is not among the choices")
        return named
