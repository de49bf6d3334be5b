"""MetroX at full speed: the rules again, as tables and whole numbers, compiled where numba is installed.

`rules.py` says what the rules are; here is only how to be quick. Property tests hold the two to each other.

A route is a lane: its stations in order, one bit each, then a wall bit that is never set; lanes lie side by side in
words of 63 bits. A station that several routes share has a bit in each of their lanes, so to fill it is one OR, and
the first empty station of a route is the lowest bit that is missing in its lane. Since no route passes a station
twice, what lies between two places of a route is the difference of two prefixes. A lane is complete when adding one
to it reaches its wall. Routes that are longer than a word take several lanes.

All tables of a map and a deck lie in one list `t`; its head says where. Games lie in one list `s`: a game at `g` is
its head (`CROWNS` to `PILE`) and then its seats; a seat at `p` is its head (`STARS` to `SHEET`), its words and its
empty indicator spaces. So a compiled function takes few arguments, and loads in no time.
"""

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate

from kippu.core.errors import KippuError
from kippu.core.jit import Ints, at, bit_count, ints, jit, low_bit, part, zeros
from kippu.games.metrox.rules.parts import Parts

_WORD = 63  # bits of a word: one less than a machine has, so that no number is ever negative

# The head of the tables: sizes ...
WORDS, ROUTES, STATIONS, KINDS, CARDS, SPACES, GAME, SEAT = range(8)
# ... and where the tables begin, each with its rows.
KIND = 8  # per kind of card: TIMES, RUN, STAR, AGAIN, COPIES
ROUTE = 9  # per route: FIRST_LANE, LAST_LANE, PLACE, ROOM, BONUS, LATER
PREFIX = 10  # per place of a route the words of all its stations before
NUMBER = 11  # per place of a route what a star writes there (MX-3.3)
STATION = 12  # per station its words
ONE, WALL, HOME = 13, 14, 15  # words: the lowest bit and the wall of every lane; one bit for each station
PENALTY = 16  # by empty stations (MX-5.3)
DECK = 17  # the kind of every card
BIT = 18  # per station the word and the bit where to see whether it is filled
_HEAD = 19

TIMES, RUN, STAR, AGAIN, COPIES, KIND_ROW = range(6)  # a free circle is written no times
FIRST_LANE, LAST_LANE, PLACE, ROOM, BONUS, LATER, ROUTE_ROW = range(7)
LANE_WORD, LANE_SHIFT, LANE_LENGTH, LANE_ROW = range(4)

CROWNS, CARD, LEFT, PILE = range(4)  # of a game
STARS, FIRST, AFTER, SHEET = range(4)  # of a seat


@lru_cache(maxsize=32)
def tables(parts: Parts) -> Ints:
    """The tables of a map and a deck."""
    board, lanes = parts.board, _Lanes(parts)
    words = max(lanes.word) + 1
    masks = [_masks(words, lanes.bits_of(station)) for station in range(len(board.circles))]
    kinds, routes = len(parts.cards), len(board.routes)
    sizes = [words, routes, len(masks), kinds, sum(parts.full_pile), board.spaces, PILE + kinds, SHEET + words + routes]
    lane_rows = list(zip(lanes.word, lanes.shift, lanes.length, strict=True))
    ways = [[board.station_at[id_] for id_ in route.data.stations] for route in board.routes]
    places = [0, *accumulate(len(way) + 1 for way in ways)]
    lists: list[Iterable[int]] = [
        [
            number
            for card in parts.cards
            for number in (
                {"skip": card.value or 0, "free": 0}.get(card.kind, 1),
                card.value or 0 if card.kind == "number" else 1,
                card.kind == "star",
                card.reshuffle,
                card.copies,
            )
        ],
        [
            number
            for route, first, last, place in zip(
                board.routes, lanes.first[:-1], lanes.first[1:], places[:-1], strict=True
            )
            for number in (
                _HEAD + first * LANE_ROW,
                _HEAD + last * LANE_ROW,
                place,
                route.spaces,
                route.data.bonus_first,
                route.data.bonus_later,
            )
        ],
        [word for way in ways for before in _prefixes(words, [masks[station] for station in way]) for word in before],
        [number for way in ways for number in (*(board.star[station] for station in way), 0)],
        [word for mask in masks for word in mask],
        _masks(words, [(word, shift) for word, shift, _ in lane_rows]),
        _masks(words, [(word, shift + length) for word, shift, length in lane_rows]),
        _masks(words, [lanes.bits_of(station)[0] for station in range(len(masks))]),
        parts.penalty,
        [kind for kind, copies in enumerate(parts.full_pile) for _ in range(copies)],
        [number for station in range(len(masks)) for number in lanes.bits_of(station)[0]],
    ]
    packed = [*sizes, *[0] * (_HEAD - len(sizes)), *(number for row in lane_rows for number in row)]
    for slot, numbers in enumerate(lists, KIND):
        packed[slot] = len(packed)
        packed += map(int, numbers)
    return ints(packed)


class _Lanes:
    """Where the lanes of a map lie: the longest are laid first, each into the first word that has room."""

    def __init__(self, parts: Parts) -> None:
        self._board = parts.board
        self.length: list[int] = []
        self.first = [0]  # per route its first lane, and one more
        for route in parts.board.routes:
            left = len(route.bits)
            while left:
                self.length.append(min(left, _WORD - 1))
                left -= self.length[-1]
            self.first.append(len(self.length))
        self.word, self.shift = [0] * len(self.length), [0] * len(self.length)
        room: list[int] = []
        for lane in sorted(range(len(self.length)), key=lambda lane: -self.length[lane]):
            bits = self.length[lane] + 1
            word = next((word for word, free in enumerate(room) if free >= bits), len(room))
            room += [_WORD] * (word == len(room))
            self.word[lane], self.shift[lane] = word, _WORD - room[word]
            room[word] -= bits

    def bits_of(self, station: int) -> list[tuple[int, int]]:
        """Word and bit of a station in every lane it lies in."""
        found = []
        for route in self._board.routes_through[station]:
            place = self._board.routes[route].bits.index(1 << station)
            lane = self.first[route] + place // (_WORD - 1)
            found.append((self.word[lane], self.shift[lane] + place % (_WORD - 1)))
        return found


def _masks(words: int, bits: Sequence[tuple[int, int]]) -> list[int]:
    found = [0] * words
    for word, bit in bits:
        found[word] |= 1 << bit
    return found


def _prefixes(words: int, masks: list[list[int]]) -> Iterable[list[int]]:
    return accumulate(
        masks, lambda before, mask: [a | b for a, b in zip(before, mask, strict=True)], initial=[0] * words
    )


def game_size(t: Ints, seats: int) -> int:
    """How many numbers a game takes."""
    return int(t[GAME] + seats * t[SEAT])


# --- dice -------------------------------------------------------------------------------------------------

_MULTIPLY = 2077480335  # a * 2**32 - 1 and a * 2**31 - 1 are prime, so the period is about 2**62
_LOW = (1 << 32) - 1


def dice(seed: str) -> Ints:
    """A generator for a seed: multiply with carry."""
    start = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:16], "big")
    return ints([1 + start % (_MULTIPLY * (1 << 32) - 2)])


@part
def below(dice: Ints, k: int) -> int:
    """A number from 0 to k - 1; k is small beside 2**32."""
    x, carry = dice[0] & _LOW, dice[0] >> 32
    dice[0] = _MULTIPLY * x + carry
    return ((x ^ carry) * k) >> 32


# --- a sheet ----------------------------------------------------------------------------------------------


@part
def write(t: Ints, s: Ints, sheet: int, route: int, times: int, run: int) -> int:
    """Fill stations of a route: `times` times the first empty one and those after it, `run` in a row at most.

    Gives the number a star would have written.
    """
    words, number = t[WORDS], 0
    row = t[ROUTE] + route * ROUTE_ROW
    last = t[at(row + LAST_LANE)]
    for _ in range(times):
        lane = t[at(row + FIRST_LANE)]
        place = t[at(row + PLACE)]
        while True:
            length = t[at(lane + LANE_LENGTH)]
            x = s[at(sheet + t[at(lane + LANE_WORD)])] >> t[at(lane + LANE_SHIFT)]
            empty = ~x & ((1 << length) - 1)
            if empty:
                break
            place += length
            lane += LANE_ROW
            if lane == last:
                return number
        skipped = low_bit(empty)
        to_end = length - skipped
        size = low_bit((x >> skipped) | (1 << to_end))
        while lane + LANE_ROW < last and size == to_end and size < run:  # on, into the next lane of a long route
            lane += LANE_ROW
            length = t[at(lane + LANE_LENGTH)]
            to_end += length
            size += low_bit((s[at(sheet + t[at(lane + LANE_WORD)])] >> t[at(lane + LANE_SHIFT)]) | (1 << length))
        place += skipped
        number = t[at(t[NUMBER] + place)]
        begin = t[PREFIX] + place * words
        end = begin + (size if size < run else run) * words  # noqa: FURB136 - `min` takes longer to compile
        for word in range(words):
            s[at(sheet + word)] |= t[at(begin + word)] ^ t[at(end + word)]
    return number


@part
def empties(t: Ints, s: Ints, sheet: int) -> int:
    """How many stations of a sheet are empty."""
    empty = t[STATIONS]
    for word in range(t[WORDS]):
        empty -= bit_count(s[at(sheet + word)] & t[at(t[HOME] + word)])
    return empty


@part
def filled(t: Ints, s: Ints, sheet: int, station: int) -> int:
    """1 if a station is filled, else 0."""
    place = t[BIT] + 2 * station
    return s[at(sheet + t[at(place)])] >> t[at(place + 1)] & 1


@part
def circle(t: Ints, s: Ints, sheet: int, station: int) -> None:
    """Fill one station (MX-3.4)."""
    row = t[STATION] + station * t[WORDS]
    for word in range(t[WORDS]):
        s[at(sheet + word)] |= t[at(row + word)]


@part
def complete(t: Ints, s: Ints, sheet: int, row: int) -> int:
    """1 if all stations of a route, given by its row, are filled (MX-4.1), else 0."""
    full = 1
    for lane in range(t[at(row + FIRST_LANE)], t[at(row + LAST_LANE)], LANE_ROW):
        full &= ((s[at(sheet + t[at(lane + LANE_WORD)])] >> t[at(lane + LANE_SHIFT)]) + 1) >> t[at(lane + LANE_LENGTH)]
    return full & 1


@part
def completed(t: Ints, s: Ints, sheet: int, known: int) -> int:
    """The routes that are complete, as bits; `known` are some of them."""
    full_lanes = 0
    for word in range(t[WORDS]):
        full_lanes += bit_count((s[at(sheet + word)] + t[at(t[ONE] + word)]) & t[at(t[WALL] + word)])
    if full_lanes == bit_count(known):
        return known
    routes = 0
    for route in range(t[ROUTES]):
        routes |= complete(t, s, sheet, t[ROUTE] + route * ROUTE_ROW) << route
    return routes


@part
def bonuses(t: Ints, first: int, after: int) -> int:
    """The points for completed routes (MX-4.2)."""
    points = 0
    for route in range(t[ROUTES]):
        row = t[ROUTE] + route * ROUTE_ROW
        points += (first >> route & 1) * t[at(row + BONUS)] + (after >> route & 1) * t[at(row + LATER)]
    return points


@jit
def total(t: Ints, s: Ints, p: int) -> int:
    """The score of a seat as its sheet stands (MX-5.2)."""
    return s[p + STARS] + bonuses(t, s[p + FIRST], s[p + AFTER]) - t[at(t[PENALTY] + empties(t, s, p + SHEET))]


# --- a game -----------------------------------------------------------------------------------------------


@jit
def begin(t: Ints, s: Ints, g: int, seats: int) -> None:
    """Empty sheets and all cards in the draw pile (MX-1); no card is turned yet."""
    s[g + CROWNS] = 0
    s[g + LEFT] = t[SPACES]
    refill(t, s, g)
    for seat in range(seats):
        p = g + t[GAME] + seat * t[SEAT]
        for one in range(p, p + SHEET + t[WORDS]):
            s[one] = 0
        for route in range(t[ROUTES]):
            s[p + SHEET + t[WORDS] + route] = t[t[ROUTE] + route * ROUTE_ROW + ROOM]


@jit
def refill(t: Ints, s: Ints, g: int) -> None:
    """All cards into the draw pile."""
    for kind in range(t[KINDS]):
        s[g + PILE + kind] = t[t[KIND] + kind * KIND_ROW + COPIES]


@jit
def draw(t: Ints, s: Ints, g: int, dice: Ints) -> None:
    """Turn a card from the draw pile, every one equally likely (MX-2.1)."""
    cards = 0
    for kind in range(t[KINDS]):
        cards += s[g + PILE + kind]
    number, kind = below(dice, cards), 0
    while number >= s[g + PILE + kind]:
        number -= s[g + PILE + kind]
        kind += 1
    turn_up(s, g, kind)


@jit
def turn_up(s: Ints, g: int, kind: int) -> None:
    """Turn a card of this kind."""
    s[g + PILE + kind] -= 1
    s[g + CARD] = kind


@part
def act(t: Ints, s: Ints, p: int, kind: int, action: int) -> None:
    """Write a card on a sheet (MX-2.4, MX-3); what it completes is not yet paid.

    An action is a route, or on a free circle the number of routes plus a station; one more is `nothing`.
    """
    row = t[KIND] + kind * KIND_ROW
    if not t[at(row + TIMES)]:
        if action < t[ROUTES] + t[STATIONS]:
            circle(t, s, p + SHEET, action - t[ROUTES])
    else:
        number = write(t, s, p + SHEET, action, t[at(row + TIMES)], t[at(row + RUN)])
        s[at(p + STARS)] += t[at(row + STAR)] * number
        s[at(p + SHEET + t[WORDS] + action)] -= 1


@part
def pay(t: Ints, s: Ints, p: int, crowns: int) -> int:
    """Pay the routes that a sheet has completed in this turn (MX-4.2); which they are, as bits."""
    known = s[at(p + FIRST)] | s[at(p + AFTER)]
    new = completed(t, s, p + SHEET, known) & ~known
    s[at(p + FIRST)] |= new & ~crowns
    s[at(p + AFTER)] |= new & crowns
    return new


@jit
def close_turn(t: Ints, s: Ints, g: int, seats: int, actions: Ints, first: int) -> None:
    """Everybody has written (MX-2 to MX-4): actions from `first` on, one per seat. The next card is not yet turned."""
    kind, crowns = s[g + CARD], s[g + CROWNS]
    for seat in range(seats):
        p = g + t[GAME] + seat * t[SEAT]
        act(t, s, p, kind, actions[first + seat])
        s[g + CROWNS] |= pay(t, s, p, crowns)
    row = t[KIND] + kind * KIND_ROW
    s[g + LEFT] -= t[row + TIMES] != 0
    if t[row + AGAIN] and s[g + LEFT]:  # MX-4.4
        refill(t, s, g)


@jit
def allowed(t: Ints, s: Ints, p: int, kind: int, options: Ints) -> int:
    """The actions of a seat for a card, as a list in the order of the rules; how many there are."""
    count = 0
    if t[at(t[KIND] + kind * KIND_ROW + TIMES)]:
        for route in range(t[ROUTES]):
            if s[at(p + SHEET + t[WORDS] + route)]:
                options[at(count)] = route
                count += 1
        return count
    for station in range(t[STATIONS]):
        if not filled(t, s, p + SHEET, station):
            options[at(count)] = t[ROUTES] + station
            count += 1
    if not count:
        options[0] = t[ROUTES] + t[STATIONS]
        count = 1
    return count


# --- playouts ---------------------------------------------------------------------------------------------


@jit
def playouts(t: Ints, s: Ints, routes: Ints, cards: Ints, dice: Ints, scores: Ints, trace: Ints) -> None:
    """Whole solo games at random, one after the other, as many as there is room for scores.

    `s` has room for a sheet and the spaces of its routes, `routes` for those with an empty one; `cards` is the deck.
    `trace`, as far as it has room, gets the kind of card and the action of every turn.
    """
    words, every, told = t[WORDS], t[ROUTES], 0
    for game in range(len(scores)):
        for word in range(words):
            s[word] = 0
        for route in range(every):
            s[at(words + route)] = t[at(t[ROUTE] + route * ROUTE_ROW + ROOM)]
            routes[route] = route
        left, pile, open_routes, points = t[SPACES], t[CARDS], every, 0
        while left:
            # What was drawn lies behind what is left, so a reshuffle only counts again.
            drawn = below(dice, pile)
            pile -= 1
            kind = cards[at(drawn)]
            cards[at(drawn)] = cards[at(pile)]
            cards[at(pile)] = kind
            row = t[KIND] + kind * KIND_ROW
            if t[at(row + TIMES)]:
                pick = below(dice, open_routes)
                action = routes[at(pick)]
                points += t[at(row + STAR)] * write(t, s, 0, action, t[at(row + TIMES)], t[at(row + RUN)])
                spaces = s[at(words + action)] - 1
                s[at(words + action)] = spaces
                open_routes -= spaces == 0
                routes[at(pick)] = action if spaces else routes[at(open_routes)]
                left -= 1
            else:
                action = t[STATIONS]
                if empties(t, s, 0):
                    action = below(dice, t[STATIONS])
                    while filled(t, s, 0, action):
                        action = below(dice, t[STATIONS])
                    circle(t, s, 0, action)
                action += every
            if told + 2 <= len(trace):
                trace[at(told)] = kind
                trace[at(told + 1)] = action
                told += 2
            if t[at(row + AGAIN)]:
                pile = t[CARDS]
        for row in range(t[ROUTE], t[ROUTE] + every * ROUTE_ROW, ROUTE_ROW):
            points += complete(t, s, 0, row) * t[at(row + BONUS)]  # whenever it was completed (MX-4.3)
        scores[game] = points - t[at(t[PENALTY] + empties(t, s, 0))]


@jit
def races(t: Ints, s: Ints, seats: int, actions: Ints, dice: Ints, scores: Ints, trace: Ints) -> None:
    """Whole games at random for several seats, one after the other; as `playouts`, but any turn may take a crown."""
    options, told = actions[seats:], 0
    for game in range(len(scores) // seats):
        begin(t, s, 0, seats)
        while s[LEFT]:
            draw(t, s, 0, dice)
            for seat in range(seats):
                p = t[GAME] + seat * t[SEAT]
                actions[seat] = options[below(dice, allowed(t, s, p, s[CARD], options))]
            if told + 1 + seats <= len(trace):
                trace[told] = s[CARD]
                trace[told + 1 : told + 1 + seats] = actions[:seats]
                told += 1 + seats
            close_turn(t, s, 0, seats, actions, 0)
        for seat in range(seats):
            scores[game * seats + seat] = total(t, s, t[GAME] + seat * t[SEAT])


def check_readings(parts: Parts, seats: int) -> None:
    """Refuse to play on between several seats by a reading that is not compiled: here all of a turn get the crown.

    Ties need no check: the kernel tells scores, never places. What an option is worth now may be asked by any reading;
    a bot then hopes to complete its routes alone.
    """
    if seats > 1 and parts.house.crown_same_turn != "all":
        raise KippuError("crowns_not_compiled")


def play_at_random(parts: Parts, seats: int, games: int, seed: str, trace: int = 0) -> tuple[Ints, Ints]:
    """Scores of whole games at random, and the trace of what happened, as far as there is room for it."""
    check_readings(parts, seats)
    t = tables(parts)
    scores, told = zeros(games * seats), zeros(trace)
    if seats == 1:
        cards = ints(t[t[DECK] : t[DECK] + t[CARDS]])
        playouts(t, zeros(t[WORDS] + t[ROUTES]), zeros(t[ROUTES]), cards, dice(seed), scores, told)
    else:
        room = zeros(seats + t[ROUTES] + t[STATIONS])
        races(t, zeros(game_size(t, seats)), seats, room, dice(seed), scores, told)
    return scores, told
