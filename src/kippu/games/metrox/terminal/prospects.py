"""What each choice for the card face up would do, from what its player sees."""

from typing import NamedTuple

from kippu.games.metrox.rules.board import indexes
from kippu.games.metrox.rules.parts import Parts, parts
from kippu.games.metrox.rules.play import filling, options
from kippu.games.metrox.rules.types import CardData, Choice, Sheet, View
from kippu.games.metrox.rules.view import sheet_of


class Completion(NamedTuple):
    """A route that would be complete, and what it would pay."""

    route: str
    bonus: int
    first: bool


class Prospect(NamedTuple):
    """What a choice would do. `wasted` is what the card could fill elsewhere, `points` the change of the total."""

    choice: Choice
    stations: tuple[str, ...]
    number: int
    wasted: int
    completes: tuple[Completion, ...]
    points: int


def card_up(view: View) -> CardData:
    """The card face up."""
    shared = parts(view.options)
    return shared.cards[shared.card_at[view.card]]


def prospects(view: View, seat: int) -> dict[Choice, Prospect]:
    """Every choice that a seat has for the card face up, and what it would do."""
    shared, card = parts(view.options), card_up(view)
    sheet = sheet_of(shared, view.sheets[seat])
    return {choice: _prospect(shared, view, sheet, card, choice) for choice in options(shared, sheet, card)}


def _prospect(shared: Parts, view: View, sheet: Sheet, card: CardData, choice: Choice) -> Prospect:
    new, stations, number = filling(shared, sheet, card, choice)
    could = 1 if card.value is None else card.value
    completes = _completions(shared, view, sheet, sheet.filled | new)
    empty = (shared.board.all & ~sheet.filled).bit_count()
    saved = shared.penalty[empty] - shared.penalty[empty - len(stations)]
    points = sum(one.bonus for one in completes) + number + saved
    return Prospect(choice, stations, number, could - len(stations), completes, points)


def _completions(shared: Parts, view: View, sheet: Sheet, filled: int) -> tuple[Completion, ...]:
    open_ = ~(sheet.first | sheet.later) & ((1 << len(shared.board.routes)) - 1)
    routes = [shared.board.routes[index] for index in indexes(open_)]
    return tuple(
        Completion(route.id, route.data.bonus_later, first=False)
        if route.id in view.crowns
        else Completion(route.id, route.data.bonus_first, first=True)
        for route in routes
        if filled & route.mask == route.mask
    )


def empty_stations(view: View, seat: int) -> tuple[str, ...]:
    """The empty stations of a sheet in the order of the map: a free circle is placed by these numbers, from 1."""
    stations = parts(view.options).board.data.stations
    marks = view.sheets[seat].marks
    return tuple(station.id for station, mark in zip(stations, marks, strict=True) if mark == ".")
