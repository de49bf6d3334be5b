"""The way between the readable game and the kernel: states and views as lists of numbers, commands as actions."""

from collections.abc import Sequence
from typing import NamedTuple

from kippu.core.jit import Ints, ints, plain
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.rules.board import indexes
from kippu.games.metrox.rules.parts import Parts, parts
from kippu.games.metrox.rules.play import NOTHING, State
from kippu.games.metrox.rules.types import Choice, Circle, Sheet, View, Write
from kippu.games.metrox.rules.view import sheet_of


class Position(NamedTuple):
    """A game as the kernel sees it, with the card face up."""

    parts: Parts
    t: Ints
    s: Ints
    seats: int


def of_state(state: State) -> Position:
    """A state for the kernel. Choices for the card face up are not part of it."""
    crowns = sum(route.bit for route, turn in zip(state.parts.board.routes, state.crowns, strict=True) if turn)
    return _position(state.parts, state.sheets, state.pile, state.card, crowns, state.spaces_left)


def of_view(view: View, seats: Sequence[int] | None = None) -> Position:
    """What a view shows, for the kernel; only some seats, if they are given, and in their order."""
    shared = parts(view.options)
    shown = view.sheets if seats is None else [view.sheets[seat] for seat in seats]
    sheets = [sheet_of(shared, sheet) for sheet in shown]
    pile = [view.pile[id_] for id_ in shared.card_ids]
    crowns = sum(1 << shared.board.route_at[route] for route in view.crowns)
    left = shared.board.spaces - sum(map(len, sheets[0].indicators))
    return _position(shared, sheets, pile, shared.card_at[view.card], crowns, left)


def _position(
    shared: Parts, sheets: Sequence[Sheet], pile: Sequence[int], card: int, crowns: int, left: int
) -> Position:
    t, board = k.tables(shared), shared.board
    head, seat, words, station = (int(t[slot]) for slot in (k.GAME, k.SEAT, k.WORDS, k.STATION))
    numbers = [crowns, card, left, *pile]
    masks = plain(t[station : station + len(board.circles) * words])
    for sheet in sheets:
        filled = [0] * words
        for index in indexes(sheet.filled):
            for word in range(words):
                filled[word] |= masks[index * words + word]
        stars = sum(board.star[index] for index in indexes(sheet.starred))
        spaces = [route.spaces - len(used) for route, used in zip(board.routes, sheet.indicators, strict=True)]
        numbers += [stars, sheet.first, sheet.later, *filled, *spaces]
    assert len(numbers) == head + seat * len(sheets)
    return Position(shared, t, ints(numbers), len(sheets))


def action(shared: Parts, choice: Choice) -> int:
    """The number of a choice: a route, or the number of routes plus a station; one more is `nothing`."""
    board = shared.board
    if isinstance(choice, Write):
        return board.route_at[choice.route]
    if isinstance(choice, Circle):
        return len(board.routes) + board.station_at[choice.station]
    return len(board.routes) + len(board.circles)


def choice(shared: Parts, number: int) -> Choice:
    """The choice of a number."""
    routes, circles = shared.board.routes, shared.board.circles
    if number < len(routes):
        return routes[number].write
    return circles[number - len(routes)] if number < len(routes) + len(circles) else NOTHING
