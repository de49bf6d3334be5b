"""Awards after a day, from its story: who did most of something. Ties are shared; what everybody did is no award."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec

from kippu.games.momotetsu.live.story import Line, changes
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.rules.money import decide

AwardName: TypeAlias = Literal["goals", "ride", "missions", "explorer", "cards", "stroke", "comeback", "bonbi"]


class Award(msgspec.Struct, frozen=True, omit_defaults=True):
    """Teams that did most of something; `way` is where a ride of theirs began and ended."""

    name: AwardName
    seats: tuple[int, ...]
    value: int
    way: tuple[str, ...] = ()


class Feat(NamedTuple):
    """How much a team did of something."""

    value: int
    way: tuple[str, ...] = ()


def awards(lines: Sequence[Line]) -> tuple[Award, ...]:
    """The awards of a finished day."""
    given = [_award(name, lines) for name in get_args(AwardName)]
    return tuple(award for award in given if award is not None)


def _award(name: AwardName, lines: Sequence[Line]) -> Award | None:
    seats = [team.seat for team in lines[-1].after.teams if not team.withdrawn]
    feats = {seat: _FEATS[name](lines, seat) for seat in seats}
    most = max((feat.value for feat in feats.values()), default=0)
    first = [seat for seat in seats if feats[seat].value == most]
    if most <= 0 or len(first) == len(seats) > 1:
        return None
    return Award(name, tuple(first), most, feats[first[0]].way if len(first) == 1 else ())


# --- how much of it ---------------------------------------------------------------------------------------


def _goals(lines: Sequence[Line], seat: int) -> Feat:
    return Feat(lines[-1].after.teams[seat].goals)


def _missions(lines: Sequence[Line], seat: int) -> Feat:
    return Feat(lines[-1].after.teams[seat].cleared.bit_count())


def _rides(lines: Sequence[Line], seat: int) -> list[tuple[str, str]]:
    """Where every movement began and ended; the game master's hand is none."""
    rides = []
    for line in lines:
        here = line.before.parts.atlas(line.before.settings.extra_stations, ()).ids[line.before.teams[seat].square]
        for event in line.events:
            if isinstance(event, ev.Arrived | ev.GotOff) and event.seat == seat:
                rides.append((here, event.square))
                here = event.square
    return rides


def _ride(lines: Sequence[Line], seat: int) -> Feat:
    last = lines[-1].after
    atlas = last.parts.atlas(last.settings.extra_stations, ())
    rides = [Feat(atlas.distance(atlas.at[one], atlas.at[other]), (one, other)) for one, other in _rides(lines, seat)]
    return max(rides, key=lambda feat: feat.value, default=Feat(0))


def _explorer(lines: Sequence[Line], seat: int) -> Feat:
    return Feat(len({square for _, square in _rides(lines, seat)}))


def _cards(lines: Sequence[Line], seat: int) -> Feat:
    return Feat(sum(isinstance(event, ev.Drew) and event.seat == seat for line in lines for event in line.events))


def _stroke(lines: Sequence[Line], seat: int) -> Feat:
    """The largest gain at one stroke; a ruling is none."""
    strokes: dict[int, int] = defaultdict(int)
    for number, line in enumerate(lines):
        for name, points in changes(line, seat):
            if name != "rulings":
                strokes[number] += points
    return Feat(max(strokes.values(), default=0))


def _comeback(lines: Sequence[Line], seat: int) -> Feat:
    """Places won from the worst settlement to the end."""
    last = lines[-1].after
    final = next(place for place, tied in _places(decide(last).ranking) if seat in tied)
    worst = final
    for line in lines:
        balances = {event.seat: event.balance for event in line.events if isinstance(event, ev.Settled)}
        if seat in balances:
            worst = max(worst, 1 + sum(balance > balances[seat] for balance in balances.values()))
    return Feat(worst - final)


def _places(ranking: Sequence[tuple[int, ...]]) -> list[tuple[int, tuple[int, ...]]]:
    """Places from 1; who shares one takes as many as they are."""
    places, place = [], 1
    for tied in ranking:
        places.append((place, tied))
        place += len(tied)
    return places


def _bonbi(lines: Sequence[Line], seat: int) -> Feat:
    """Points that bonbi took."""
    return Feat(-sum(points for line in lines for name, points in changes(line, seat) if name == "bonbi"))


_FEATS: dict[AwardName, Callable[[Sequence[Line], int], Feat]] = {
    "goals": _goals,
    "ride": _ride,
    "missions": _missions,
    "explorer": _explorer,
    "cards": _cards,
    "stroke": _stroke,
    "comeback": _comeback,
    "bonbi": _bonbi,
}
