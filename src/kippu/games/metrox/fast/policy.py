"""Players of any strength on the kernel: what every option is worth, who chooses how, and games played to the end."""

import math

from kippu.core.jit import Floats, Ints, at, jit, part
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.value import (
    ALL_STARS,
    CHANCES,
    FEATURES,
    IN_PILE,
    NUMBER,
    chance_at,
    code,
    look,
    progress,
    promise,
    stars_in_pile,
    weigh,
)

ANYTHING = 1e6  # a temperature at which every option is as good as any other


def room_size(t: Ints, f: Ints) -> int:
    """How many whole numbers `decide` needs: for options, codes, features, and one more."""
    return int(2 * t[k.ROUTES] + t[k.STATIONS] + f[FEATURES]) + 2


@part
def points(t: Ints, s: Ints, p: int) -> int:
    """What a sheet has for certain."""
    return s[at(p + k.STARS)] + k.bonuses(t, s[at(p + k.FIRST)], s[at(p + k.AFTER)])


@part
def threats(
    t: Ints, f: Ints, w: Floats, unit: float, s: Ints, g: int, seats: int, p: int, found: Ints, threat: Floats
) -> None:
    """Per route how likely its crown is lost: it is taken, or some rival comes first."""
    for route in range(t[k.ROUTES]):
        safe = 1.0 - (s[at(g + k.CROWNS)] >> route & 1)
        if seats > 1 and safe and f[CHANCES] < len(w):
            mine = progress(t, s, p, route, found)
            for seat in range(seats):
                q = g + t[k.GAME] + seat * t[k.SEAT]
                if q != p:
                    empty = progress(t, s, q, route, found)
                    likely = unit * w[at(chance_at(t, f, route, code(t, s, q, route, empty), s[at(g + k.LEFT)]))]
                    safe *= 1.0 - likely * mine / (mine + empty + 1e-9)
        threat[at(route)] = 1.0 - safe


@part
def decide(
    t: Ints,
    f: Ints,
    w: Floats,
    unit: float,
    s: Ints,
    p: int,
    trial: int,
    kind: int,
    left: int,
    stars: int,
    crowns: int,
    threat: Floats,
    room: Ints,
    values: Floats,
    first: int,
) -> int:
    """What every option of a seat for a card is worth: points gained, and what the sheet then promises.

    The options go into `room`, their values into `values` from `first` on. `left` spaces and `stars` in the pile are
    those after the move; `trial` is room for a seat to try moves on.
    """
    size, routes = t[k.SEAT], t[k.ROUTES]
    codes = room[routes + t[k.STATIONS] + 1 :]
    found = codes[routes:]
    count = k.allowed(t, s, p, kind, room)
    had, had_stars = points(t, s, p), s[at(p + k.STARS)]
    for option in range(count):
        for one in range(size):
            s[at(trial + one)] = s[at(p + one)]
        k.act(t, s, trial, kind, room[at(option)])
        k.pay(t, s, trial, crowns)
        value = float(points(t, s, trial) - had)
        if not left:
            value -= t[at(t[k.PENALTY] + k.empties(t, s, trial + k.SHEET))]
        elif len(w):
            look(t, f, s, trial, left, stars, codes, found)
            value += unit * weigh(f, w, found)
            done = s[at(trial + k.FIRST)] | s[at(trial + k.AFTER)]
            for route in range(routes):
                if threat[at(route)] and not done >> route & 1:
                    row = t[k.ROUTE] + route * k.ROUTE_ROW
                    lost = t[at(row + k.BONUS)] - t[at(row + k.LATER)]
                    value -= threat[at(route)] * lost * unit * w[at(chance_at(t, f, route, codes[at(route)], left))]
        else:
            value += promise(t, s, trial, crowns, found) + (NUMBER - 1.0) * (s[at(trial + k.STARS)] - had_stars)
        values[at(first + option)] = value
    return count


@part
def decide_now(
    t: Ints,
    f: Ints,
    w: Floats,
    unit: float,
    s: Ints,
    g: int,
    p: int,
    trial: int,
    threat: Floats,
    room: Ints,
    values: Floats,
    first: int,
) -> int:
    """`decide` for the card face up."""
    kind = s[at(g + k.CARD)]
    row = t[k.KIND] + kind * k.KIND_ROW
    left = s[at(g + k.LEFT)] - (t[at(row + k.TIMES)] != 0)
    stars = min(f[ALL_STARS], IN_PILE) if t[at(row + k.AGAIN)] else stars_in_pile(t, s, g)
    return decide(t, f, w, unit, s, p, trial, kind, left, stars, s[at(g + k.CROWNS)], threat, room, values, first)


@part
def uniform(dice: Ints) -> float:
    """A number between 0 and 1."""
    return (k.below(dice, 1 << 30) + 0.5) / (1 << 30)


@part
def pick(values: Floats, count: int, temperature: float, dice: Ints) -> int:
    """The best option; with a temperature, others too, the likelier the better they are."""
    best, chosen = -1e300, 0
    for option in range(count):
        value = float(values[at(option)])
        if temperature:
            value -= temperature * math.log(-math.log(uniform(dice)))
        if value > best:
            best, chosen = value, option
    return chosen


@jit
def follow(
    t: Ints,
    f: Ints,
    w: Floats,
    unit: float,
    start: Ints,
    seats: int,
    temperatures: Floats,
    cards: Ints,
    mover: int,
    forced: int,
    dice: Ints,
    s: Ints,
    room: Ints,
    actions: Ints,
    values: Floats,
    scores: Ints,
) -> None:
    """Play games from a position to their end, everybody one move deep at a temperature of their own.

    For the card face up, `mover` does what is `forced`, if that is not negative. Then `cards` are turned, and when
    there are no more, chance decides. After the seats, `s` has room for one more to try moves on.
    """
    trial = t[k.GAME] + seats * t[k.SEAT]
    threat, options = values[: t[k.ROUTES]], values[t[k.ROUTES] :]
    for game in range(len(scores) // seats):
        for one in range(trial):
            s[at(one)] = start[at(one)]
        turned, first = 0, forced
        while s[k.LEFT]:
            for seat in range(seats):
                p = t[k.GAME] + seat * t[k.SEAT]
                if seat == mover and first >= 0:
                    actions[seat] = first
                elif temperatures[seat] >= ANYTHING:
                    actions[seat] = room[k.below(dice, k.allowed(t, s, p, s[k.CARD], room))]
                else:
                    threats(t, f, w, unit, s, 0, seats, p, room, threat)
                    count = decide_now(t, f, w, unit, s, 0, p, trial, threat, room, options, 0)
                    actions[seat] = room[pick(options, count, temperatures[seat], dice)]
            first = -1
            k.close_turn(t, s, 0, seats, actions, 0)
            if s[k.LEFT]:
                if turned < len(cards):
                    k.turn_up(s, 0, cards[turned])
                    turned += 1
                else:
                    k.draw(t, s, 0, dice)
        for seat in range(seats):
            scores[game * seats + seat] = k.total(t, s, t[k.GAME] + seat * t[k.SEAT])


@jit
def values_now(
    t: Ints,
    f: Ints,
    w: Floats,
    unit: float,
    s: Ints,
    seats: int,
    p: int,
    room: Ints,
    values: Floats,
    found: Floats,
) -> int:
    """What every option of a seat for the card face up is worth; as `search`, but without looking further."""
    threat = values[: t[k.ROUTES]]
    threats(t, f, w, unit, s, 0, seats, p, room, threat)
    return decide_now(t, f, w, unit, s, 0, p, t[k.GAME] + seats * t[k.SEAT], threat, room, found, 0)


@jit
def search(
    t: Ints,
    f: Ints,
    w: Floats,
    unit: float,
    s: Ints,
    seats: int,
    p: int,
    room: Ints,
    values: Floats,
    found: Floats,
) -> int:
    """What every option of a seat for the card face up is worth, looking one card further.

    That is the best answer to each card that may come, as likely as it is. The options are in `room`, their values in
    `found`. After the seats, `s` has room for two more to try moves on; `room` is needed twice.
    """
    g, size = 0, t[k.SEAT]
    trial = t[k.GAME] + seats * size
    after = trial + size
    threat = values[: t[k.ROUTES]]
    options = values[t[k.ROUTES] :]
    threats(t, f, w, unit, s, g, seats, p, room, threat)
    count = decide_now(t, f, w, unit, s, g, p, trial, threat, room, found, 0)
    kind, crowns = s[g + k.CARD], s[g + k.CROWNS]
    row = t[k.KIND] + kind * k.KIND_ROW
    left = s[g + k.LEFT] - (t[row + k.TIMES] != 0)
    again = t[row + k.AGAIN] != 0
    if not left:
        return count
    answers = room[len(room) // 2 :]
    cards = stars = 0
    for next_kind in range(t[k.KINDS]):
        in_pile = t[t[k.KIND] + next_kind * k.KIND_ROW + k.COPIES] if again else s[g + k.PILE + next_kind]
        cards += in_pile
        stars += t[t[k.KIND] + next_kind * k.KIND_ROW + k.STAR] * in_pile
    for option in range(count):
        for one in range(size):
            s[at(after + one)] = s[at(p + one)]
        k.act(t, s, after, kind, room[option])
        k.pay(t, s, after, crowns)
        value = float(points(t, s, after) - points(t, s, p))
        for next_kind in range(t[k.KINDS]):
            next_row = t[k.KIND] + next_kind * k.KIND_ROW
            in_pile = t[next_row + k.COPIES] if again else s[g + k.PILE + next_kind]
            if in_pile:
                then = left - (t[next_row + k.TIMES] != 0)
                stars_then = stars - t[next_row + k.STAR]
                if t[next_row + k.AGAIN]:
                    stars_then = f[ALL_STARS]
                some = decide(
                    t, f, w, unit, s, after, trial, next_kind, then, min(stars_then, IN_PILE), crowns, threat, answers,
                    options, 0,
                )  # fmt: skip
                best = options[0]
                for one in range(1, some):
                    best = max(best, options[one])
                value += best * in_pile / cards
        found[option] = value
    return count
