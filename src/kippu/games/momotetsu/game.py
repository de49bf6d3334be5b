"""Real Momotetsu as one object: what is played, whichever way the day is scheduled."""

from functools import partial
from typing import TypeAlias, get_args

from kippu.core.game import Game, Info
from kippu.games.momotetsu.kit.types import Settings
from kippu.games.momotetsu.model import commands, feed, notation, parts, state, view
from kippu.games.momotetsu.model.readings import AS_WRITTEN, FIRST, Readings
from kippu.games.momotetsu.schedule import imagine, live, mode

Momotetsu: TypeAlias = Game[state.State, commands.AnyCommand, view.View]


def _by(rules: int, readings: Readings) -> Momotetsu:
    """The game by a version of its rules."""
    return Game(
        info=Info(
            id="momotetsu",
            rules=rules,
            clauses="RM",
            min_seats=1,
            max_seats=12,
            options=commands.MomotetsuOptions,
            house=Settings,
            commands=get_args(commands.AnyCommand),
            events=feed.EVENTS,
            upgrade=commands.upgrade,
        ),
        start=partial(mode.start, readings=readings),
        to_act=mode.to_act,
        legal=mode.legal,
        apply=mode.apply,
        outcome=mode.outcome,
        view=view.view,
        redact=view.redact,
        imagine=partial(imagine.imagine, readings=readings),
        to_text=notation.to_text,
        parse=notation.parse,
        due=mode.due,
        delay=view.spectator_delay,
        merges=mode.in_the_city,
        merge=live.merge,
        house=partial(parts.house, readings=readings),
        brief=mode.brief,
    )


# Every version that can still be played.
VERSIONS = {1: _by(1, FIRST), 2: _by(2, AS_WRITTEN)}
GAME = VERSIONS[max(VERSIONS)]
