"""Learning what positions promise: games against oneself, one list of weights, no knowledge of the game put in."""

from kippu.core.jit import Floats, Ints, at, jit
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.policy import decide_now
from kippu.games.metrox.fast.value import FEATURES, chance_at, look, stars_in_pile, weigh


@jit
def learn(
    t: Ints,
    f: Ints,
    w: Floats,
    s: Ints,
    room: Ints,
    values: Floats,
    dice: Ints,
    rate: float,
    explore: int,
    scores: Ints,
) -> None:
    """Play solo games and learn from every move, as many games as there is room for scores.

    The value of a sheet after a move goes a step towards the best that could be done with the card that came then,
    whatever was done: one move in `explore` is any move, to see what else there is.
    """
    features, p = f[FEATURES], t[k.GAME]
    trial = p + t[k.SEAT]
    codes = t[k.ROUTES] + t[k.STATIONS] + 1
    before = room[codes + t[k.ROUTES] + features + 1 :]
    threat, options = values[: t[k.ROUTES]], values[t[k.ROUTES] :]
    step = rate / features
    for game in range(len(scores)):
        k.begin(t, s, 0, 1)
        known = False
        while s[k.LEFT]:
            k.draw(t, s, 0, dice)
            count = decide_now(t, f, w, 1.0, s, 0, p, trial, threat, room, options, 0)
            chosen = 0
            for option in range(1, count):
                if options[at(option)] > options[at(chosen)]:
                    chosen = option
            if known:
                error = step * (options[at(chosen)] - weigh(f, w, before))
                for one in range(features):
                    w[at(before[at(one)])] += error
            if explore and k.below(dice, explore) == 0:
                chosen = k.below(dice, count)
            k.close_turn(t, s, 0, 1, room, chosen)
            known = s[k.LEFT] > 0
            if known:
                look(t, f, s, p, s[k.LEFT], stars_in_pile(t, s, 0), room[codes:], before)
        scores[game] = k.total(t, s, p)


@jit
def observe(
    t: Ints, f: Ints, w: Floats, s: Ints, room: Ints, values: Floats, dice: Ints, counts: Ints, games: int
) -> None:
    """Play solo games and count how often a route is completed later, from where it stood after a move.

    `counts` has two numbers per chance: seen, and completed. `room` has some for the turns of a game besides.
    """
    p, routes = t[k.GAME], t[k.ROUTES]
    trial = p + t[k.SEAT]
    seen = room[2 * routes + t[k.STATIONS] + f[FEATURES] + 2 :]
    room = room[: len(room) - len(seen)]
    codes = room[routes + t[k.STATIONS] + 1 :]
    threat, options = values[:routes], values[routes:]
    for _ in range(games):
        k.begin(t, s, 0, 1)
        rows = 0
        while s[k.LEFT]:
            k.draw(t, s, 0, dice)
            count = decide_now(t, f, w, 1.0, s, 0, p, trial, threat, room, options, 0)
            chosen = 0
            for option in range(1, count):
                if options[option] > options[chosen]:
                    chosen = option
            k.close_turn(t, s, 0, 1, room, chosen)
            look(t, f, s, p, s[k.LEFT], 0, codes, codes[routes:])
            if (rows + 1) * routes <= len(seen):
                for route in range(routes):
                    seen[rows * routes + route] = chance_at(t, f, route, codes[route], s[k.LEFT])
                rows += 1
        for row in range(rows):
            for route in range(routes):
                place = 2 * (seen[row * routes + route] - chance_at(t, f, 0, 0, 0))
                counts[place] += 1
                counts[place + 1] += s[p + k.FIRST] >> route & 1
