"""Real Momotetsu: a day's race on real railways, with a game master and a clock; also at a table."""

from collections.abc import Callable
from pathlib import Path
from typing import get_args

from kippu.core.game import Game, Info
from kippu.games.momotetsu import events, notation, rules, state, types, view
from kippu.games.momotetsu.parts import read_kit

# Options that may be given as files: a kit is a folder.
READERS: dict[str, Callable[[Path], object]] = {"kit": read_kit}

GAME: Game[state.State, types.AnyCommand, view.View] = Game(
    info=Info(
        id="momotetsu",
        rules=1,
        clauses="RM",
        min_seats=1,
        max_seats=12,
        options=types.MomotetsuOptions,
        commands=get_args(types.AnyCommand),
        events=events.EVENTS,
    ),
    start=rules.start,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
    due=rules.due,
    delay=view.spectator_delay,
    merges=rules.merges,
    brief=rules.brief,
)
