"""What a position promises: a value learned by self-play, looked up in tables.

The value of a sheet after a move, with so many spaces left and so many stars in the pile, is the sum of one weight
per feature. Features are: the pattern of every stretch of up to 16 stations of a route, with its empty spaces and the
stage of the game; the empty stations and spaces of every two routes; all empty stations with the spaces left; the two
best numbers a star would write now. `training.py` learns the weights.
"""

from functools import lru_cache
from itertools import combinations

from kippu.core.jit import Floats, Ints, at, bit_count, ints, jit, low_bit
from kippu.games.metrox import kernel as k
from kippu.games.metrox.parts import Parts

STRETCH = 16  # stations
STAGES = 3
MOST_EMPTY = 17  # empty stations of a route that are told apart
BEST, IN_PILE = 8, 4  # numbers of a star (halved) and stars in the pile that are told apart

# The head of the list of features.
STRETCHES, PAIRS, FEATURES, WEIGHTS, PAIR, LAST, STAR_KINDS = range(7)
_HEAD = 7
# A stretch: its route, its lane, where it begins in it, a mask, its weights, their number per stage and per space.
_ROUTE, _LANE, _SHIFT, _MASK, _BASE, _STAGE, _SPACE, _STRETCH_ROW = range(8)
# A pair: two routes, its weights, and how many there are for the second route.
_ONE, _OTHER, _PAIR_BASE, _SECOND, _PAIR_ROW = range(5)


@lru_cache(maxsize=32)
def features(parts: Parts) -> Ints:
    """Where the weights of a map and a deck lie."""
    t, board = k.tables(parts), parts.board
    rows: list[int] = []
    weights = stretches = 0
    for route in board.routes:
        row = int(t[k.ROUTE]) + route.index * k.ROUTE_ROW
        for lane in range(int(t[row + k.FIRST_LANE]), int(t[row + k.LAST_LANE]), k.LANE_ROW):
            length = int(t[lane + k.LANE_LENGTH])
            parts_of_it = -(-length // STRETCH)
            size = -(-length // parts_of_it)
            for begin in range(0, length, size):
                bits = min(size, length - begin)
                shift = int(t[lane + k.LANE_SHIFT]) + begin
                stage = (route.spaces + 1) << bits
                rows += [route.index, int(t[lane + k.LANE_WORD]), shift, (1 << bits) - 1, weights, stage, 1 << bits]
                weights += STAGES * stage
                stretches += 1
    pair = _HEAD + len(rows)
    codes = [(MOST_EMPTY + 1) * (route.spaces + 1) for route in board.routes]
    for one, other in combinations(range(len(codes)), 2):
        rows += [one, other, weights, codes[other]]
        weights += codes[one] * codes[other]
    pairs = len(codes) * (len(codes) - 1) // 2
    last = weights
    weights += (board.spaces + 1) * (len(board.circles) + 1 + BEST * BEST * (IN_PILE + 1))
    star_kinds = sum(1 << kind for kind, card in enumerate(parts.cards) if card.kind == "star")
    return ints([stretches, pairs, stretches + pairs + 2, weights, pair, last, star_kinds, *rows])


@jit
def stars_in_pile(t: Ints, f: Ints, s: Ints, g: int) -> int:
    """How many stars the draw pile holds, as far as it matters."""
    stars = 0
    for kind in range(t[k.KINDS]):
        stars += (f[STAR_KINDS] >> kind & 1) * s[at(g + k.PILE + kind)]
    return min(stars, IN_PILE)


@jit
def look(t: Ints, f: Ints, s: Ints, p: int, left: int, stars: int, codes: Ints, found: Ints) -> None:
    """The features of a sheet: the places of their weights go into `found`."""
    routes, sheet = t[k.ROUTES], p + k.SHEET
    spaces = sheet + t[k.WORDS]
    best = second = 0
    for route in range(routes):
        row = t[k.ROUTE] + route * k.ROUTE_ROW
        place, empty, number = t[at(row + k.PLACE)], 0, 0
        for lane in range(t[at(row + k.FIRST_LANE)], t[at(row + k.LAST_LANE)], k.LANE_ROW):
            length = t[at(lane + k.LANE_LENGTH)]
            x = s[at(sheet + t[at(lane + k.LANE_WORD)])] >> t[at(lane + k.LANE_SHIFT)]
            missing = ~x & ((1 << length) - 1)
            if missing and not empty:
                number = t[at(t[k.NUMBER] + place + low_bit(missing))] >> 1
            empty += bit_count(missing)
            place += length
        room = s[at(spaces + route)]
        codes[at(route)] = min(empty, MOST_EMPTY) * (t[at(row + k.ROOM)] + 1) + room
        if not room:
            number = 0
        number = min(number, BEST - 1)
        second = max(second, min(best, number))
        best = max(best, number)
    stage = left * STAGES // (t[k.SPACES] + 1)
    count = f[STRETCHES]
    row = _HEAD
    for one in range(count):
        pattern = (s[at(sheet + f[at(row + _LANE)])] >> f[at(row + _SHIFT)]) & f[at(row + _MASK)]
        room = s[at(spaces + f[at(row + _ROUTE)])]
        found[at(one)] = f[at(row + _BASE)] + stage * f[at(row + _STAGE)] + room * f[at(row + _SPACE)] + pattern
        row += _STRETCH_ROW
    for _ in range(f[PAIRS]):
        one, other = codes[at(f[at(row + _ONE)])], codes[at(f[at(row + _OTHER)])]
        found[at(count)] = f[at(row + _PAIR_BASE)] + one * f[at(row + _SECOND)] + other
        row += _PAIR_ROW
        count += 1
    per_left = t[k.STATIONS] + 1 + BEST * BEST * (IN_PILE + 1)
    base = f[LAST] + left * per_left
    found[at(count)] = base + k.empties(t, s, sheet)
    found[at(count + 1)] = base + t[k.STATIONS] + 1 + (best * BEST + second) * (IN_PILE + 1) + stars


@jit
def weigh(w: Floats, f: Ints, found: Ints) -> float:
    """The sum of the weights of some features."""
    value = w[at(found[0])]
    for one in range(1, f[FEATURES]):
        value += w[at(found[at(one)])]
    return value


def weights_of(parts: Parts) -> int:
    """How many weights a map and a deck have."""
    return int(features(parts)[WEIGHTS])
