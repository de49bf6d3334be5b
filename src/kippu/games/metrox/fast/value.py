"""What a position promises: a value learned by self-play, looked up in tables.

The value of a sheet after a move, with so many spaces left and so many stars in the pile, is the sum of one weight
per feature. Features are: the pattern of every stretch of up to 16 stations of a route, with its empty spaces and the
stage of the game; the empty stations and spaces of every two routes; all empty stations with the spaces left; the two
best numbers a star would write now. After the weights of the value lie the chances: how likely a route is to be
completed, by its empty stations, its empty spaces and the spaces left. `training.py` learns both.

A map that nobody has trained for has no weights; then `promise`, a rule of thumb, stands in.
"""

from functools import lru_cache
from itertools import combinations

from kippu.core.jit import Floats, Ints, at, bit_count, ints, low_bit, part
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.rules.parts import Parts

STRETCH = 16  # stations
STAGES = 3
MOST_EMPTY = 17  # empty stations of a route that are told apart
BEST, IN_PILE = 8, 4  # numbers of a star (halved) and stars in the pile that are told apart

# The head of the list of features.
STRETCHES, PAIRS, FEATURES, CHANCES, WEIGHTS, LAST, ALL_STARS = range(7)
_HEAD = 7
# A stretch: its route, its word, where it begins in it, a mask, its weights, their number per stage and per space.
_ROUTE, _WORD, _SHIFT, _MASK, _BASE, _STAGE, _SPACE, _STRETCH_ROW = range(8)
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
            size = -(-length // -(-length // STRETCH))  # of stretches of about the same length
            for begin in range(0, length, size):
                bits = min(size, length - begin)
                shift, stage = int(t[lane + k.LANE_SHIFT]) + begin, (route.spaces + 1) << bits
                rows += [route.index, int(t[lane + k.LANE_WORD]), shift, (1 << bits) - 1, weights, stage, 1 << bits]
                weights += STAGES * stage
                stretches += 1
    codes = [(MOST_EMPTY + 1) * (route.spaces + 1) for route in board.routes]
    for one, other in combinations(range(len(codes)), 2):
        rows += [one, other, weights, codes[other]]
        weights += codes[one] * codes[other]
    pairs = len(codes) * (len(codes) - 1) // 2
    last = weights
    weights += (board.spaces + 1) * (len(board.circles) + 1 + BEST * BEST * (IN_PILE + 1))
    chances = weights
    weights += len(codes) * max(codes) * (board.spaces + 1)
    stars = sum(card.copies for card in parts.cards if card.kind == "star")
    return ints([stretches, pairs, stretches + pairs + 2, chances, weights, last, stars, *rows])


@part
def stars_in_pile(t: Ints, s: Ints, g: int) -> int:
    """How many stars the draw pile holds, as far as it matters."""
    stars = 0
    for kind in range(t[k.KINDS]):
        stars += t[at(t[k.KIND] + kind * k.KIND_ROW + k.STAR)] * s[at(g + k.PILE + kind)]
    return min(stars, IN_PILE)


@part
def progress(t: Ints, s: Ints, p: int, route: int, found: Ints) -> int:
    """How many stations of a route are empty; what a star would write there now goes into `found`, at its end."""
    row = t[k.ROUTE] + route * k.ROUTE_ROW
    place, empty, number = t[at(row + k.PLACE)], 0, 0
    for lane in range(t[at(row + k.FIRST_LANE)], t[at(row + k.LAST_LANE)], k.LANE_ROW):
        length = t[at(lane + k.LANE_LENGTH)]
        x = s[at(p + k.SHEET + t[at(lane + k.LANE_WORD)])] >> t[at(lane + k.LANE_SHIFT)]
        missing = ~x & ((1 << length) - 1)
        if missing and not empty:
            number = t[at(t[k.NUMBER] + place + low_bit(missing))]
        empty += bit_count(missing)
        place += length
    found[len(found) - 1] = number
    return empty


@part
def code(t: Ints, s: Ints, p: int, route: int, empty: int) -> int:
    """Empty stations and empty spaces of a route as one number."""
    most = t[at(t[k.ROUTE] + route * k.ROUTE_ROW + k.ROOM)]
    return min(empty, MOST_EMPTY) * (most + 1) + s[at(p + k.SHEET + t[k.WORDS] + route)]


@part
def chance_at(t: Ints, f: Ints, route: int, code: int, left: int) -> int:
    """Where the chance to complete a route lies."""
    per_route = (f[WEIGHTS] - f[CHANCES]) // t[k.ROUTES]
    return f[CHANCES] + route * per_route + code * (t[k.SPACES] + 1) + left


@part
def look(t: Ints, f: Ints, s: Ints, p: int, left: int, stars: int, codes: Ints, found: Ints) -> None:
    """The features of a sheet: the places of their weights go into `found`."""
    sheet = p + k.SHEET
    spaces = sheet + t[k.WORDS]
    best = second = 0
    for route in range(t[k.ROUTES]):
        codes[at(route)] = code(t, s, p, route, progress(t, s, p, route, found))
        number = min(found[len(found) - 1] >> 1, BEST - 1) if s[at(spaces + route)] else 0
        second = max(second, min(best, number))
        best = max(best, number)
    stage = left * STAGES // (t[k.SPACES] + 1)
    count, row = f[STRETCHES], _HEAD
    for one in range(count):
        pattern = (s[at(sheet + f[at(row + _WORD)])] >> f[at(row + _SHIFT)]) & f[at(row + _MASK)]
        room = s[at(spaces + f[at(row + _ROUTE)])]
        found[at(one)] = f[at(row + _BASE)] + stage * f[at(row + _STAGE)] + room * f[at(row + _SPACE)] + pattern
        row += _STRETCH_ROW
    for _ in range(f[PAIRS]):
        one, other = codes[at(f[at(row + _ONE)])], codes[at(f[at(row + _OTHER)])]
        found[at(count)] = f[at(row + _PAIR_BASE)] + one * f[at(row + _SECOND)] + other
        row += _PAIR_ROW
        count += 1
    base = f[LAST] + left * (t[k.STATIONS] + 1 + BEST * BEST * (IN_PILE + 1))
    found[at(count)] = base + k.empties(t, s, sheet)
    found[at(count + 1)] = base + t[k.STATIONS] + 1 + (best * BEST + second) * (IN_PILE + 1) + stars


@part
def weigh(f: Ints, w: Floats, found: Ints) -> float:
    """The sum of the weights of some features."""
    value = w[at(found[0])]
    for one in range(1, f[FEATURES]):
        value += w[at(found[at(one)])]
    return value


# --- the rule of thumb ------------------------------------------------------------------------------------

# Found by random search over solo games on Tokyo; only their proportions matter.
NUMBER = 1.23  # a point from a star now: it is certain
_STATION = 0.24  # one empty station less
_CROSSING = 0.045  # a point that a star would make on a route with an empty space
_DEAD_SPACE = 0.77  # an indicator space on a route with nothing left to fill
_PER_SPACE, _HELP = 0.86, 0.24  # stations to hope for, per empty space and from elsewhere
_BONUS, _BEND = 1.84, 0.31  # a bonus in reach, and how early it counts


@part
def promise(t: Ints, s: Ints, p: int, crowns: int, found: Ints) -> float:
    """How near open routes are to their bonus, what stars may find, what is filled."""
    value = -_STATION * k.empties(t, s, p + k.SHEET)
    for route in range(t[k.ROUTES]):
        row = t[k.ROUTE] + route * k.ROUTE_ROW
        spaces = s[at(p + k.SHEET + t[k.WORDS] + route)]
        missing = progress(t, s, p, route, found)
        if not missing:
            value -= _DEAD_SPACE * spaces
            continue
        if spaces:
            value += _CROSSING * found[len(found) - 1]
        reach = _PER_SPACE * spaces + _HELP
        if missing < reach:
            bonus = t[at(row + k.LATER)] if crowns >> route & 1 else t[at(row + k.BONUS)]
            value += bonus * min(1.0, _BONUS * (1.0 - missing / reach) ** _BEND)
    return value
