"""Real Momotetsu as one object: what is played, whichever way the day is scheduled."""

from typing import get_args

from kippu.core.game import Game, Info
from kippu.games.momotetsu.model import commands, feed, notation, state, view
from kippu.games.momotetsu.schedule import game

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
    ),
    start=game.start,
    to_act=game.to_act,
    legal=game.legal,
    apply=game.apply,
    outcome=game.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
    due=game.due,
    delay=view.spectator_delay,
    merges=game.merges,
    brief=game.brief,
)
