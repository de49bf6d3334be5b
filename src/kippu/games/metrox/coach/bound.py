"""How good can one be? With the deck known, the best solo score of a deal, between a game that reaches it and a bound.

Below: a search that keeps the most promising sheets of every turn, whose last one is a real game. Above: what no game
can beat, whatever is written where. If the search never had to leave a sheet out, or both meet, the score is exact.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

import msgspec

from kippu.core.jit import Floats, Ints, at, jit, plain, reals, zeros
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import mind
from kippu.games.metrox.fast.policy import decide, points, room_size
from kippu.games.metrox.rules.parts import Parts

_MOST_ROUTES = 10  # of which every set is looked at


class Bound(msgspec.Struct, frozen=True):
    """The best score of a deal lies between these; `low` was reached by the choices given."""

    low: int
    high: int
    exact: bool


@jit
def grow(
    t: Ints,
    f: Ints,
    w: Floats,
    unit: float,
    s: Ints,
    count: int,
    kind: int,
    left: int,
    stars: int,
    room: Ints,
    values: Floats,
    grown: Ints,
    worth: Floats,
) -> int:
    """All sheets that so many sheets can become with a card; how many they are, and in `worth` what they promise.

    After the sheets, `s` has room for one more.
    """
    size, new = t[k.SEAT], 0
    threat, options = values[: t[k.ROUTES]], values[t[k.ROUTES] :]
    for seat in range(count):
        p = seat * size
        some = decide(t, f, w, unit, s, p, count * size, kind, left, stars, 0, threat, room, options, 0)
        have = float(points(t, s, p))
        for option in range(some):
            q = new * size
            for one in range(size):
                grown[at(q + one)] = s[at(p + one)]
            k.act(t, grown, q, kind, room[option])
            k.pay(t, grown, q, 0)
            worth[new] = have + options[option]
            new += 1
    return new


def search(shared: Parts, cards: Sequence[int], width: int) -> tuple[int, bool]:
    """The best score found with these cards in this order, and whether no sheet was left out on the way."""
    thinker = mind(shared)
    t, f = thinker.t, thinker.f
    size, left = int(t[k.SEAT]), int(t[k.SPACES])
    most = int(max(t[k.ROUTES], t[k.STATIONS] + 1))
    room, values = zeros(room_size(t, f)), reals(int(t[k.ROUTES]) + most)
    sheets = [tuple(plain(thinker.deal(cards).s[t[k.GAME] :]))]
    complete, best = True, 0.0
    for kind in cards:
        left -= shared.cards[kind].kind != "free"
        s = zeros((len(sheets) + 1) * size)
        s[: len(sheets) * size] = list(chain.from_iterable(sheets))
        grown, worth = zeros(len(sheets) * most * size), reals(len(sheets) * most)
        count = grow(t, f, thinker.w, thinker.unit, s, len(sheets), kind, left, 0, room, values, grown, worth)
        numbers = plain(grown[: count * size])
        found: dict[tuple[int, ...], float] = {}
        for number in range(count):
            found[tuple(numbers[number * size : (number + 1) * size])] = float(worth[number])
        ordered = sorted(found, key=lambda sheet: -found[sheet])
        complete &= len(ordered) <= width
        sheets, best = ordered[:width], found[ordered[0]]
    return round(best), complete


def relax(shared: Parts, cards: Sequence[int]) -> int:
    """A score that no game with these cards can beat.

    Stars cannot find more than the stations with most routes. A set of routes can be completed only if, for every
    group of routes, the stations that lie on no other route can be filled by as many cards as the group has spaces,
    the largest ones, and by free circles. And all cards together fill only so many stations.
    """
    kinds = [shared.cards[card] for card in cards]
    sizes = sorted((card.value or 1 for card in kinds if card.kind != "free"), reverse=True)  # a star fills one
    circles = sum(card.kind == "free" for card in kinds)
    largest = [0]
    for size in sizes:
        largest.append(largest[-1] + size)
    stations = len(shared.board.circles)
    fillable = min(stations, largest[-1] + circles)
    stars = sum(sorted(shared.board.star, reverse=True)[: sum(card.kind == "star" for card in kinds)])
    bonus = max(
        worth
        for worth, needs in _sets(shared)
        if all(stations_of <= largest[min(spaces, len(sizes))] + circles for spaces, stations_of in needs)
    )
    return bonus + stars - shared.penalty[stations - fillable]


@lru_cache(maxsize=8)
def _sets(shared: Parts) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Every set of routes: its bonuses, and what it needs: by spaces, the most stations that only they can fill."""
    routes = shared.board.routes
    if len(routes) > _MOST_ROUTES:  # too many sets: all of them together, with no needs, bound every one
        return ((sum(route.data.bonus_first for route in routes), ()),)
    every = range(1 << len(routes))
    spaces = [sum(route.spaces for route in routes if group & route.bit) for group in every]
    union = [_union(shared, group) for group in every]
    found = []
    for chosen in every:
        needs: dict[int, int] = {}
        for group in every:
            alone = (union[chosen] & ~union[every[-1] & ~group]).bit_count()
            needs[spaces[group]] = max(needs.get(spaces[group], 0), alone)
        worth = sum(route.data.bonus_first for route in routes if chosen & route.bit)
        found.append((worth, tuple(needs.items())))
    return tuple(found)


def _union(shared: Parts, group: int) -> int:
    mask = 0
    for route in shared.board.routes:
        if group & route.bit:
            mask |= route.mask
    return mask


def bound(shared: Parts, cards: Sequence[int], width: int = 500) -> Bound:
    """The best score of a deal with the deck known."""
    low, complete = search(shared, cards, width)
    high = low if complete else relax(shared, cards)
    return Bound(low, high, exact=low == high)
