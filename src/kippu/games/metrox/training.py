"""Learning what positions promise: games against oneself, one weight table, no knowledge of the game put in."""

from kippu.core.jit import Floats, Ints, at, jit
from kippu.games.metrox import kernel as k
from kippu.games.metrox.value import FEATURES, look, stars_in_pile, weigh


@jit
def learn(t: Ints, f: Ints, w: Floats, s: Ints, room: Ints, dice: Ints, rate: float, explore: int, scores: Ints) -> None:
    """Play solo games and learn from every move, as many games as there is room for scores.

    The value of a sheet after a move goes a step towards the best that could be done with the card that came then
    (whatever was done: one move in `explore` is any move, to see what else there is).
    """
    size, features = t[k.SEAT], f[FEATURES]
    p = t[k.GAME]
    trial = p + size  # a second seat, to try moves on
    options, codes = 0, t[k.STATIONS] + 1
    found, best_found, before = codes + t[k.ROUTES], codes + t[k.ROUTES] + features, codes + t[k.ROUTES] + 2 * features
    found_, codes_, options_ = room[found:best_found], room[codes:found], room[options:codes]
    best_found_ = room[best_found:before]
    before_ = room[before : before + features]
    step = rate / features
    for game in range(len(scores)):
        k.begin(t, s, 0, 1)
        known = False
        while s[k.LEFT]:
            k.draw(t, s, 0, dice)
            kind = s[k.CARD]
            row = t[k.KIND] + kind * k.KIND_ROW
            left = s[k.LEFT] - (t[at(row + k.TIMES)] != 0)
            if t[at(row + k.AGAIN)]:
                k.refill(t, s, 0)
            stars = stars_in_pile(t, f, s, 0)
            count = k.allowed(t, s, p, kind, options_)
            points = s[p + k.STARS] + k.bonuses(t, s[p + k.FIRST], 0)
            best, chosen = -1e9, 0
            for option in range(count):
                for one in range(size):
                    s[at(trial + one)] = s[at(p + one)]
                k.act(t, s, trial, kind, options_[at(option)])
                k.pay(t, s, trial, 0)
                value = float(s[trial + k.STARS] + k.bonuses(t, s[trial + k.FIRST], 0) - points)
                if left:
                    look(t, f, s, trial, left, stars, codes_, found_)
                    value += weigh(w, f, found_)
                else:
                    value -= t[t[k.PENALTY] + k.empties(t, s, trial + k.SHEET)]
                if value > best:
                    best, chosen = value, option
                    found_, best_found_ = best_found_, found_
            if known:
                error = step * (best - weigh(w, f, before_))
                for one in range(features):
                    w[at(before_[at(one)])] += error
            if explore and k.below(dice, explore) == 0:
                chosen = k.below(dice, count)
                for one in range(size):
                    s[at(trial + one)] = s[at(p + one)]
                k.act(t, s, trial, kind, options_[at(chosen)])
                k.pay(t, s, trial, 0)
                if left:
                    look(t, f, s, trial, left, stars, codes_, best_found_)
            k.act(t, s, p, kind, options_[at(chosen)])
            k.pay(t, s, p, 0)
            s[k.LEFT] = left
            known = left > 0
            before_, best_found_ = best_found_, before_
        scores[game] = k.total(t, s, p)
