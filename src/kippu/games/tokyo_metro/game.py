"""TOKYO METRO as one object: its rules, views and notation."""

from kippu.core.game import Game, Info
from kippu.games.tokyo_metro.rules import commands, events, notation, play, previews, scoring, state, view
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions

GAME: Game[state.State, commands.AnyCommand, view.View] = Game(
    info=Info(
        id="tokyo_metro",
        rules=1,
        clauses="TM",
        min_seats=1,
        max_seats=5,
        options=TokyoMetroOptions,
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
    previews=previews.previews,
)
