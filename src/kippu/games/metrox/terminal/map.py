"""A MetroX sheet as a drawing: the map where it fits, else a line per route."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rich.text import Text

from kippu.games.metrox.rules.board import Route
from kippu.games.metrox.rules.parts import Parts
from kippu.games.metrox.rules.types import SheetView
from kippu.games.metrox.terminal.layout import HALF, Label, Layout, fit, lanes, name_width
from kippu.games.metrox.terminal.signs import (
    CROWN,
    DIAMOND,
    DONE,
    EMPTY_SPACE,
    card_sign,
    readable,
    station_sign,
    track_sign,
)
from kippu.terminal.canvas import Canvas

_NEW = "bold reverse"
_FILLED = "bold"
_CHOOSE = "bold cyan"
_AWAY = "dim"
_IN_LIST = {".": "·", "o": "●", "*": "★"}

Piece: TypeAlias = tuple[str, str]  # words and their style


@dataclass(frozen=True, slots=True)
class Highlight:
    """What to point out on a sheet: what would be written, along which route, and numbers to choose stations by."""

    new: Mapping[str, str] = field(default_factory=dict)
    route: str | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetDrawing:
    """Draws one sheet of a game. `crowns` are the routes whose first bonus is taken."""

    shared: Parts
    sheet: SheetView
    crowns: frozenset[str]
    solo: bool
    highlight: Highlight

    def draw(self, width: int, height: int) -> Text:
        """The map in so many columns and rows, or the list where it does not fit."""
        layout = self._layout(width, height)
        return self._list() if layout is None else self._map(layout)

    def fits(self, width: int, height: int) -> bool:
        """Whether the map can be drawn there."""
        return self._layout(width, height) is not None

    def _layout(self, width: int, height: int) -> Layout | None:
        return fit(self.shared.board.data, width, height, self._symbol)

    def _map(self, layout: Layout) -> Text:
        canvas = Canvas(layout.width, layout.height)
        self._draw_tracks(canvas, layout)
        for route in self.shared.board.routes:
            self._draw_label(canvas, route, layout.labels[route.id])
        for index, (id_, at) in enumerate(layout.stations.items()):
            sign, style = self._station(index, id_)
            canvas.put(at.col - HALF, at.row, sign, style)
        return canvas.drawing()

    def _list(self) -> Text:
        """A line per route: letter, indicator spaces, stations in order, bonuses."""
        lines = []
        widest = max((route.data for route in self.shared.board.routes), key=lambda route: route.indicator_spaces)
        for route in self.shared.board.routes:
            line = Text.assemble(*self._name(route), " ")
            line.pad_right(name_width(widest, self._symbol) + 1 - len(line))
            for id_ in route.data.stations:
                mark = self.sheet.marks[self.shared.board.station_at[id_]]
                line.append(*(("+", _NEW) if id_ in self.highlight.new else (_IN_LIST[mark], _FILLED)))
            lines.append(line.append(" ").append(*self._bonus(route)))
        return Text("\n").join(lines)

    # --- parts of the drawing ---------------------------------------------------------------------------------

    def _draw_tracks(self, canvas: Canvas, layout: Layout) -> None:
        board, lit = self.shared.board, self.highlight.route
        # The route to point out comes last, so that nothing covers it.
        for track in sorted(layout.tracks, key=lambda track: lit in track.routes):
            if lit in track.routes:
                track = track._replace(routes=(str(lit),))  # noqa: PLW2901
            start, end = layout.stations[track.start], layout.stations[track.end]
            for id_, cell, way in lanes(track):
                route = board.routes[board.route_at[id_]]
                order = route.data.stations
                forward = order.index(track.start) < order.index(track.end)
                backwards = ((end.col < start.col) if way == "-" else (end.row < start.row)) == forward
                sign = track_sign(route.data, way, backwards=backwards)
                canvas.put(cell.col, cell.row, sign, self._line_style(route))

    def _line_style(self, route: Route) -> str:
        style = readable(route.data.color)
        if self.highlight.route is None:
            return style
        return f"bold {style}" if route.id == self.highlight.route else _AWAY

    def _station(self, index: int, id_: str) -> tuple[str, str]:
        if new := self.highlight.new.get(id_):
            return f"{new:<3}", _NEW
        if number := self.highlight.numbers.get(id_):
            return f"{number:^3}", _CHOOSE
        mark = self.sheet.marks[index]
        sign = station_sign(mark, self.shared.board.star[index])
        if mark != ".":
            return sign, _FILLED
        through = self.shared.board.routes_through[index]
        return sign, self._line_style(self.shared.board.routes[through[0]]) if len(through) == 1 else ""

    def _draw_label(self, canvas: Canvas, route: Route, label: Label) -> None:
        col, row = label.box.col, label.box.row
        for text, style in self._name(route):
            canvas.put(col, row, text, style)
            col += len(text)
        if label.below:
            col, row = label.box.col, row + 1
        else:
            col += 1
        canvas.put(col, row, *self._bonus(route))

    def _name(self, route: Route) -> tuple[Piece, ...]:
        """` F  4□`: letter and indicator spaces."""
        written = self.sheet.indicators[route.index]
        signs = [card_sign(self.shared.cards[self.shared.card_at[card]]) for card in written]
        signs += [EMPTY_SPACE] * (route.spaces - len(signs))
        spaces = "".join(f"{sign:<{self._symbol}}" for sign in signs)
        return (f" {route.id} ", f"bold reverse {readable(route.data.color)}"), (f" {spaces}", "")

    def _bonus(self, route: Route) -> Piece:
        """What completing the route pays or has paid: crown while it is open, diamond behind it."""
        first, later = f"{CROWN}{route.data.bonus_first}", f"{DIAMOND}{route.data.bonus_later}"
        if route.id in self.sheet.first:
            text, style = f"{DONE}{first}", "bold green"
        elif route.id in self.sheet.later:
            text, style = f"{DONE}{later}", "bold green"
        elif route.id in self.crowns:
            text, style = later, ""
        else:
            text, style = first if self.solo else first + later, "yellow"
        return text, style

    @property
    def _symbol(self) -> int:
        """Columns of the widest card sign."""
        return max(len(card_sign(card)) for card in self.shared.cards if card.kind != "free")
