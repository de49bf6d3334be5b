"""What all environments share: games side by side on the kernel, seen as numbers.

An action is a route, or on a free circle the number of routes plus a station; one more is `nothing`. An action that
the rules forbid counts as the first one they allow: use the mask, and it never comes to that. When a game is over, only
`nothing` is left.

What a seat sees is a row of numbers from 0 to 1, in this order: its stations that are filled; the empty spaces of its
routes; its routes completed first, and later; crowns that are taken; how much of each route the nearest rival still
has to fill (1 without rivals); the card face up; the cards in the draw pile; the spaces left; its points from stars.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kippu.core.jit import Floats, Ints, at, jit, part, zeros
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.policy import points
from kippu.games.metrox.fast.value import progress
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import DeckData, MapData, MetroXOptions

Row: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


@part
def show(t: Ints, s: Ints, g: int, seats: int, seat: int, row: Floats, mask: Ints, room: Ints) -> None:
    """What a seat sees, and which actions it has."""
    routes, stations, kinds, words = t[k.ROUTES], t[k.STATIONS], t[k.KINDS], t[k.WORDS]
    p = g + t[k.GAME] + seat * t[k.SEAT]
    over = s[g + k.LEFT] == 0
    free = 1 if t[at(t[k.KIND] + s[g + k.CARD] * k.KIND_ROW + k.TIMES)] == 0 and not over else 0
    empty = 0
    for station in range(stations):
        filled = k.filled(t, s, p + k.SHEET, station)
        row[at(station)] = filled
        mask[at(routes + station)] = free * (1 - filled)
        empty += 1 - filled
    mask[at(routes + stations)] = 1 if over or (free and not empty) else 0
    for route in range(routes):
        spaces = s[at(p + k.SHEET + words + route)]
        mask[at(route)] = 1 if spaces and not free else 0  # there are none when the game is over
        base = stations + route
        row[at(base)] = spaces / t[at(t[k.ROUTE] + route * k.ROUTE_ROW + k.ROOM)]
        row[at(base + routes)] = s[at(p + k.FIRST)] >> route & 1
        row[at(base + 2 * routes)] = s[at(p + k.AFTER)] >> route & 1
        row[at(base + 3 * routes)] = s[at(g + k.CROWNS)] >> route & 1
        nearest = 1.0
        if seats > 1:
            length = progress(t, s, 0, route, room)
            for other in range(seats):
                if other != seat:
                    nearest = min(nearest, progress(t, s, g + t[k.GAME] + other * t[k.SEAT], route, room) / length)
        row[at(base + 4 * routes)] = nearest
    base = stations + 5 * routes
    for kind in range(kinds):
        row[at(base + kind)] = 1.0 if kind == s[g + k.CARD] else 0.0
        copies = t[at(t[k.KIND] + kind * k.KIND_ROW + k.COPIES)]
        row[at(base + kinds + kind)] = s[at(g + k.PILE + kind)] / copies
    row[at(base + 2 * kinds)] = s[g + k.LEFT] / t[k.SPACES]
    row[at(base + 2 * kinds + 1)] = min(1.0, s[at(p + k.STARS)] / 100.0)


@jit
def show_all(t: Ints, s: Ints, seats: int, rows: Sequence[Floats], masks: Sequence[Ints], room: Ints) -> None:
    """What everybody sees in every game."""
    size = t[k.GAME] + seats * t[k.SEAT]
    for one in range(len(rows)):
        show(t, s, one // seats * size, seats, one % seats, rows[one], masks[one], room)


@jit
def advance(t: Ints, s: Ints, seats: int, actions: Ints, dice: Ints, ended: Ints, rewards: Floats, room: Ints) -> None:
    """A turn in every game; one that has ended begins again. Rewards are points, at last without the penalty."""
    size = t[k.GAME] + seats * t[k.SEAT]
    for game in range(len(ended)):
        g = game * size
        own = dice[game : game + 1]  # a part of a list may be a copy: what changes in it is written back
        if ended[game]:
            ended[game] = 0
            k.begin(t, s, g, seats)
            k.draw(t, s, g, own)
            dice[game] = own[0]
            for seat in range(seats):
                rewards[game * seats + seat] = 0.0
            continue
        kind = s[g + k.CARD]
        for seat in range(seats):
            p = g + t[k.GAME] + seat * t[k.SEAT]
            one = game * seats + seat
            rewards[one] = -points(t, s, p)
            if not possible(t, s, p, kind, actions[one]):
                k.allowed(t, s, p, kind, room)
                actions[one] = room[0]
        k.close_turn(t, s, g, seats, actions, game * seats)
        for seat in range(seats):
            p = g + t[k.GAME] + seat * t[k.SEAT]
            rewards[game * seats + seat] += points(t, s, p)
            if not s[g + k.LEFT]:
                rewards[game * seats + seat] -= t[at(t[k.PENALTY] + k.empties(t, s, p + k.SHEET))]
        if s[g + k.LEFT]:
            k.draw(t, s, g, own)
            dice[game] = own[0]
        else:
            ended[game] = 1


@part
def possible(t: Ints, s: Ints, p: int, kind: int, action: int) -> bool:
    """Whether the rules allow an action."""
    routes, stations, words = t[k.ROUTES], t[k.STATIONS], t[k.WORDS]
    if t[at(t[k.KIND] + kind * k.KIND_ROW + k.TIMES)]:
        return 0 <= action < routes and s[p + k.SHEET + words + action] > 0
    if action == routes + stations:
        return k.empties(t, s, p + k.SHEET) == 0
    return routes <= action < routes + stations and not k.filled(t, s, p + k.SHEET, action - routes)


class Games:
    """Games of MetroX side by side, with the same number of seats."""

    def __init__(self, games: int, seats: int, map_: str | MapData, deck: str | DeckData) -> None:
        self.games, self.seats = games, seats
        self.parts = parts(MetroXOptions(map_, deck))
        self.t = k.tables(self.parts)
        self.actions = int(self.t[k.ROUTES] + self.t[k.STATIONS]) + 1
        self.width = int(self.t[k.STATIONS] + 5 * self.t[k.ROUTES] + 2 * self.t[k.KINDS]) + 2
        self._size = k.game_size(self.t, seats)
        self.s = zeros(games * self._size)
        self._dice, self._room = zeros(games), zeros(self.actions)
        self.ended = zeros(games)
        self.rewards: NDArray[np.float64] = np.zeros(games * seats)

    def reset(self, seeds: list[str]) -> None:
        """New games, each from its seed."""
        for game, seed in enumerate(seeds):
            self._dice[game] = k.dice(seed)[0]
            self.ended[game] = 1
        self.step(np.zeros(self.games * self.seats, np.int64))

    def step(self, actions: NDArray[np.int64]) -> None:
        """A turn of every game; `rewards` and `ended` tell what came of it."""
        own = np.array(actions, np.int64).reshape(-1)
        advance(self.t, self.s, self.seats, own, self._dice, self.ended, self.rewards, self._room)  # type: ignore[arg-type]

    def seen(self) -> tuple[Row, Mask]:
        """What every seat sees, and its mask: rows of fresh arrays, game by game."""
        rows = np.empty((self.games * self.seats, self.width), np.float32)
        masks = np.empty((self.games * self.seats, self.actions), np.int8)
        show_all(self.t, self.s, self.seats, rows, masks, self._room)  # type: ignore[arg-type]
        return rows, masks

    def scores(self, game: int = 0) -> list[int]:
        """Everybody's score as it stands."""
        first = game * self._size + int(self.t[k.GAME])
        return [int(k.total(self.t, self.s, first + seat * int(self.t[k.SEAT]))) for seat in range(self.seats)]
