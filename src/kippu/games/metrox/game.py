"""MetroX as one object: its rules, views and notation."""

from dataclasses import replace

from kippu.core.game import Game, Info
from kippu.games.metrox.rules import notation, play, types, view
from kippu.games.metrox.rules.house import House

GAME: Game[play.State, types.AnyCommand, types.View] = Game(
    info=Info(
        id="metrox",
        rules=2,
        clauses="MX",
        min_seats=1,
        max_seats=99,
        options=types.MetroXOptions,
        house=House,
        commands=(types.Write, types.Circle, types.Nothing, types.TakeBack, types.Flip, types.Unflip),
        events=(
            types.CardTurned,
            types.CardAwaited,
            types.Flipped,
            types.Unflipped,
            types.Wrote,
            types.TookBack,
            types.Filled,
            types.Completed,
            types.Reshuffled,
            types.Scored,
            types.Ranked,
            types.Ended,
        ),
    ),
    start=play.start,
    to_act=play.to_act,
    legal=play.legal,
    apply=play.apply,
    outcome=play.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
    house=types.house_of,
)
# The first release: the same rules, read in one way only.
RULES_1 = replace(GAME, info=replace(GAME.info, rules=1, options=types.FirstOptions, house=None))
