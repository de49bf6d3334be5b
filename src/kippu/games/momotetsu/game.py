"""Real Momotetsu as one object: what is played, whichever way the day is scheduled."""

from typing import get_args

from kippu.core.game import Game, Info
from kippu.games.momotetsu.model import commands, feed, notation, state, view
from kippu.games.momotetsu.schedule import imagine, live, mode

GAME: Game[state.State, commands.AnyCommand, view.View] = Game(
    info=Info(
        id="momotetsu",
        rules=1,
        clauses="RM",
        min_seats=1,
        max_seats=12,
        options=commands.MomotetsuOptions,
        commands=get_args(commands.AnyCommand),
        events=feed.EVENTS,
        upgrade=commands.upgrade,
    ),
    start=mode.start,
    to_act=mode.to_act,
    legal=mode.legal,
    apply=mode.apply,
    outcome=mode.outcome,
    view=view.view,
    redact=view.redact,
    imagine=imagine.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
    due=mode.due,
    delay=view.spectator_delay,
    merges=mode.in_the_city,
    merge=live.merge,
    brief=mode.brief,
)
