"""Games for tests: a city arranged as a test needs it, and everyone acts by notation."""

import random
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from kippu.core.chance import Replayer, Sampler
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, digest
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions, parts
from kippu.games.tokyo_metro.rules.state import NOWHERE, Player
from kippu.games.tokyo_metro.rules.view import LineView, PlayerView, View

E = TypeVar("E", bound=Event)

# Away from everything, and on (13,10), which touches Ginza, Ginza-itchome, Higashi-ginza and Nihombashi.
NOWHERE_NEAR, DOWNTOWN = (24, 16), (13, 10)


class City:
    """A game for tests. Seats begin in turn order 0, 1, 2 ..., columns hold the first cards of their decks."""

    def __init__(
        self,
        seats: int = 2,
        *,
        columns: str = "",
        house: House = House(),  # noqa: B008 - nothing changes it
        options: TokyoMetroOptions | None = None,
        seed: str = "city",
    ) -> None:
        options = options or TokyoMetroOptions(house=house)
        self.parts = parts(options)
        self._chance = Sampler(random.Random(seed))
        self.state, self.setup = GAME.start(options, seats, self._chance)
        cards = self.parts.cards
        in_columns = [
            [card.id for card in cards.cards if card.deck == deck][: self.parts.columns(seats)]
            for deck in range(len(cards.deck_ids))
        ]
        for named in columns.split(","):
            ids = named.split()
            if ids:
                in_columns[cards.cards[cards.card_at[ids[0]]].deck] = ids
        drawn = [[cards.card_at[id_] for id_ in column] for column in in_columns]
        bonus, cash = self.parts.constants.start_bonus_by_seat, self.parts.constants.start_cash
        self.state = replace(
            self.state,
            order=tuple(range(seats)),
            columns=tuple(map(tuple, drawn)),
            undrawn=cards.all & ~sum(1 << card for column in drawn for card in column),
            players=tuple(replace(one, cash=cash + bonus[seat]) for seat, one in enumerate(self.state.players)),
        )

    # --- arranging ---

    def player(self, seat: int = 0, **changes: Any) -> "City":
        """Give a player something: at=(x, y), aboard="G", stations="ginza ueno", cards="A1a", or a field."""
        board, cards = self.parts.board, self.parts.cards
        if "at" in changes:
            changes |= {"at": board.rectangle(*changes["at"]), "aboard": NOWHERE}
        if "aboard" in changes and changes["aboard"] != NOWHERE:
            changes |= {"aboard": board.line_at[changes["aboard"]], "at": NOWHERE}
        if "stations" in changes:
            changes["pyramids"] = sum(1 << board.station_at[id_] for id_ in changes.pop("stations").split())
        if "cards" in changes:
            changes["cards"] = tuple(cards.card_at[id_] for id_ in changes["cards"].split())
        players = list(self.state.players)
        players[seat] = replace(players[seat], **changes)
        return self.set(players=tuple(players))

    def line(self, id_: str, *, train: str = "", back: bool = False, **changes: Any) -> "City":
        """Change a line; `train` names a station. What players own of it follows from holders and stakes."""
        index, route = self.parts.board.line_at[id_], self.parts.board.routes[self.parts.board.line_at[id_]]
        if train:
            at = route.stations.index(self.parts.board.station_at[train])
            changes = {"income": max(0, self.state.lines[index].income), "train": route.step(at, back=back)} | changes
        lines = list(self.state.lines)
        line = lines[index] = replace(lines[index], **changes)
        for seat, player in enumerate(self.state.players):
            own = [one for one, _ in line.stakes if one == seat]
            self.player(
                seat,
                shares=player.shares & ~route.bit | (route.bit if seat in line.holders else 0),
                speculated=player.speculated & ~route.bit | (route.bit if own else 0),
            )
        return self.set(lines=tuple(lines))

    def set(self, **changes: Any) -> "City":
        """Change anything else."""
        self.state = replace(self.state, **changes)
        return self

    # --- playing ---

    @property
    def actor(self) -> int:
        """Who is asked, or the first of them."""
        actor = GAME.to_act(self.state)[0]
        assert isinstance(actor, int)
        return actor

    def do(self, *choices: str) -> tuple[Event, ...]:
        """Choices of whoever is asked, one after the other; what came of the last one."""
        events: tuple[Event, ...] = ()
        for choice in choices:
            events = self.by(self.actor, choice)
        return events

    def by(self, seat: int, choice: str) -> tuple[Event, ...]:
        """A choice of one player."""
        command = GAME.parse(choice)
        legal = GAME.legal(self.state, seat)
        assert (command in legal and command in list(legal)) or not legal
        self.state, events = GAME.apply(self.state, seat, command, self._chance, 0)
        return events

    def placed(self, *places: tuple[int, int]) -> "City":
        """Everyone's meeple on the map, where told or far away; it is the first action turn."""
        for at in [*places, *[NOWHERE_NEAR] * (len(self.state.players) - len(places))]:
            self.do("put {},{}".format(*at))
        return self

    def idle(self) -> tuple[Event, ...]:
        """Whoever is asked does as little as possible."""
        words = [GAME.to_text(command) for command in GAME.legal(self.state, self.actor)]
        for idle in ("pass", "decline", "stay", "bid 0"):
            if idle in words:
                return self.do(idle)
        at = self.state.players[self.actor].at
        here = "walk {},{}".format(*self.parts.board.place(at))
        return self.do(here if here in words else words[0])

    def until(self, phase: str, round_: int | None = None) -> list[Event]:
        """Everyone is idle until a phase (of a round) begins; all that happened."""
        told: list[Event] = []
        while self.state.phase != phase or round_ not in (None, self.state.round):
            told += self.idle()
        return told

    def run_trains(self) -> list[Event]:
        """All pass, and the trains run up to the first choice or the next round."""
        told: list[Event] = []
        while self.state.phase == "actions":
            told += self.do("pass")
        return told

    def play_out(self) -> list[Event]:
        """Idle to the end of the game; what happened in the last step and before."""
        return self.until("over")

    def settle(self) -> list[Event]:
        """The last round ends at once: all cards are drawn, everybody passes, nobody rides on."""
        self.set(undrawn=0, phase="actions", turn=0)
        for seat in range(len(self.state.players)):
            self.player(seat, unused=0, passed=False)
        self.player(self.state.order[0], unused=1)
        self.set(lines=tuple(replace(line, train=NOWHERE) for line in self.state.lines))
        seat = self.state.order[0]
        self.player(seat, cash=self.state.players[seat].cash - 100)  # what the pass pays
        return self.play_out()

    # --- looking ---

    def refused(self, choice: str, actor: Actor | None = None) -> tuple[str, str]:
        """Clause and code of the refusal; nothing has changed, and no chance was drawn."""
        command, before = GAME.parse(choice), digest(self.state)
        actor = self.actor if actor is None else actor
        with pytest.raises(IllegalMove) as refusal:
            GAME.apply(self.state, actor, command, Replayer(()), 0)
        assert digest(self.state) == before
        assert command not in GAME.legal(self.state, actor)
        assert command not in list(GAME.legal(self.state, actor))
        return refusal.value.clause, refusal.value.code

    def options(self, kind: str = "", seat: int | None = None) -> list[str]:
        """What a player may do now, of one kind or all."""
        asked = self.actor if seat is None else seat
        words = [GAME.to_text(command) for command in GAME.legal(self.state, asked)]
        return [one for one in words if one.split()[0] == kind or not kind]

    @property
    def view(self) -> View:
        """What a spectator sees."""
        return GAME.view(self.state, "spectator")

    def piles(self) -> list[tuple[str, ...]]:
        """The cards of each discard pile, its top last."""
        return [pile.cards for pile in self.view.piles]

    def sees(self, seat: int = 0) -> PlayerView:
        """What everybody sees of a player."""
        return self.view.players[seat]

    def __getitem__(self, line: str) -> LineView:
        return self.view.lines[self.parts.board.line_at[line]]

    def cash(self) -> list[int]:
        """Everyone's cash."""
        return [player.cash for player in self.state.players]

    def of(self, seat: int = 0) -> Player:
        """A player as the state has it."""
        return self.state.players[seat]


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
