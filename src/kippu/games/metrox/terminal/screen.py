"""The MetroX screen: the map with its panels, beside it where the terminal is wide, else below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kippu.core.game import Event, Outcome
from kippu.games.metrox.rules.types import Choice, View, Write
from kippu.games.metrox.terminal import panels
from kippu.games.metrox.terminal.map import Highlight, SheetDrawing
from kippu.games.metrox.terminal.prospects import Prospect, card_up, empty_stations, prospects
from kippu.games.metrox.terminal.words import Words

_WIDE = 120  # from here on the panels stand beside the map
_BESIDE = 41  # columns they have there at least
_GAP = 2
_TWO_COLUMNS = 76  # from here on there are two columns of panels below the map
_ROWS_AROUND = 4  # header, preview and prompt
_ROWS_BELOW = 24  # and panels below the map


@dataclass(frozen=True, slots=True)
class Screen:
    """Draws what one player may know. It is given views, so nothing hidden can be on it."""

    console: Console
    words: Words
    commitment: str

    def show(self, view: View, seat: int, events: Sequence[Event], choice: Choice | None) -> None:
        """The whole screen for a player who is to write, with a choice pointed out."""
        chosen = prospects(view, seat).get(choice) if choice is not None else None
        preview = [] if chosen is None else [panels.prospect_line(self.words, chosen)]
        header = panels.header(self.words, view, self.commitment)
        screen = Group(header)
        for body in self._arrangements(view, seat, events, chosen):
            screen = Group(header, body, *preview)
            if self._has_room(screen):
                break
        self.console.print(screen)

    def awaiting(self, view: View, seat: int, events: Sequence[Event]) -> None:
        """The screen before a real card is flipped: the sheet, and what may come."""
        last, drawn = self._last(view, events), self._drawing(view, seat, Highlight()).draw(*self._space())
        header, pile = panels.header(self.words, view, self.commitment), panels.flip_panel(self.words, view)
        for body in (Group(drawn, pile, last), Group(drawn, pile), pile):
            screen = Group(header, body)
            if self._has_room(screen):
                break
        self.console.print(screen)

    def sheet(self, view: View, seat: int) -> None:
        """One player's sheet, as everybody may see it."""
        title = Text(self.words.say("play-sheet-of", player=self.words.player(seat, view.viewer)), style="bold cyan")
        self.console.print(Group(title, self._drawing(view, seat, Highlight()).draw(*self._space())))

    def overview(self, view: View) -> None:
        """All players' sheets in short."""
        self.console.print(panels.progress_panel(self.words, view))
        self.console.print(Text(self.words.say("play-sheets-more"), style="dim"))

    def last_turn(self, view: View, events: Sequence[Event]) -> None:
        """What happened in the turn before."""
        self.console.print(self._last(view, events))

    def result(self, view: View, events: Sequence[Event], outcome: Outcome) -> None:
        """The last turn, the score sheets, the winner and why."""
        self.console.print(panels.events_panel(self.words, events))
        self.console.print(panels.result_panel(self.words, view, outcome))
        for line in panels.verdict(self.words, events, outcome):
            self.console.print(line)

    # --- arranging --------------------------------------------------------------------------------------------

    def _arrangements(
        self, view: View, seat: int, events: Sequence[Event], chosen: Prospect | None
    ) -> Iterator[RenderableType]:
        """Ways to show it all, each with less than the one before."""
        drawing = self._drawing(view, seat, self._highlight(view, seat, chosen))
        words, can = self.words, list(prospects(view, seat).values())
        card, pile = panels.card_panel(words, view), panels.pile_panel(words, view)
        choices = self._choices(view, seat, chosen, on_map=drawing.fits(*self._space()))
        scores, crowns = panels.scores_panel(words, view), panels.crowns_line(words, view)
        last = self._last(view, events)
        drawn = drawing.draw(*self._space())
        if self.console.width >= _WIDE:
            yield _beside(drawn, card, pile, "", choices, "", scores, crowns, "", last)
            yield _beside(drawn, card, pile, choices, scores, last)
            yield _beside(drawn, card, pile, choices, scores)
        elif self.console.width >= _TWO_COLUMNS:
            below = _two_columns(Group(card, pile, scores), choices)
            yield Group(drawn, below, crowns, last)
            yield Group(drawn, below, last)
            yield Group(drawn, below)
        else:
            yield Group(drawn, card, pile, choices, scores, crowns, last)
        yield Group(drawing.draw(self.console.width, 0), panels.compact_panel(words, view, can, chosen))

    def _has_room(self, screen: RenderableType) -> bool:
        """Whether a screen and the prompt fit into the terminal; a file is never full."""
        if not self.console.is_terminal:
            return True
        return len(self.console.render_lines(screen, pad=False)) < self.console.height

    def _space(self) -> tuple[int, int]:
        """Columns and rows for the map."""
        width, height = self.console.size
        return (width - _BESIDE - _GAP, height - _ROWS_AROUND) if width >= _WIDE else (width, height - _ROWS_BELOW)

    # --- parts ------------------------------------------------------------------------------------------------

    def _drawing(self, view: View, seat: int, highlight: Highlight) -> SheetDrawing:
        solo = len(view.sheets) == 1
        return SheetDrawing(self.words.shared, view.sheets[seat], frozenset(view.crowns), solo, highlight)

    def _highlight(self, view: View, seat: int, chosen: Prospect | None) -> Highlight:
        if chosen is not None:
            sign = f"+{chosen.number}" if chosen.number else "(+)"
            route = chosen.choice.route if isinstance(chosen.choice, Write) else None
            return Highlight(dict.fromkeys(chosen.stations, sign), route)
        return Highlight(numbers=_numbers(view, seat)) if card_up(view).kind == "free" else Highlight()

    def _choices(self, view: View, seat: int, chosen: Prospect | None, *, on_map: bool) -> RenderableType:
        can = list(prospects(view, seat).values())
        if card_up(view).kind == "free":
            return panels.circles_panel(self.words, can, chosen, _numbers(view, seat), everything=not on_map)
        return panels.routes_panel(self.words, can, chosen)

    def _last(self, view: View, events: Sequence[Event]) -> RenderableType:
        return panels.events_panel(self.words, events) if view.turn > 1 else panels.welcome_panel(self.words)


def _numbers(view: View, seat: int) -> dict[str, int]:
    return {id_: number for number, id_ in enumerate(empty_stations(view, seat), 1)}


def _beside(drawn: Text, *column: RenderableType) -> Table:
    grid = Table.grid(padding=(0, _GAP, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(drawn, Group(*column))
    return grid


def _two_columns(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=38, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(left, right)
    return grid
