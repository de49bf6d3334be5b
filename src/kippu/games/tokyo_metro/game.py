"""TOKYO METRO as one object: its rules, views and notation."""

from dataclasses import replace

from kippu.core.game import Game, Info
from kippu.games.tokyo_metro.rules import commands, events, notation, play, previews, scoring, state, view
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import FirstOptions, TokyoMetroOptions, house_of

GAME: Game[state.State, commands.AnyCommand, view.View] = Game(
    info=Info(
        id="tokyo_metro",
        rules=2,
        clauses="TM",
        min_seats=1,
        max_seats=5,
        options=TokyoMetroOptions,
        house=House,
        commands=commands.KINDS,
        events=events.KINDS,
        undo=True,
    ),
    start=play.start,
    to_act=state.to_act,
    legal=play.legal,
    apply=play.apply,
    outcome=scoring.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
    house=house_of,
    previews=previews.previews,
)
# The first release: the same rules, read in one way only.
RULES_1 = replace(GAME, info=replace(GAME.info, rules=1, options=FirstOptions, house=None))
