"""TOKYO METRO: walk, build, invest, speculate and ride on the subway map of Tokyo, for 1 to 5 players."""

from collections.abc import Callable
from pathlib import Path

from kippu.core.data import Source
from kippu.core.game import Game, Info
from kippu.games.tokyo_metro.rules import commands, events, notation, scoring, state, view
from kippu.games.tokyo_metro.rules import play as rules
from kippu.games.tokyo_metro.rules.files import read_cards, read_constants, read_map
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions

# Options that may be given as files.
READERS: dict[str, Callable[[Path], object]] = {
    "map": lambda path: read_map(Source.read(path)),
    "cards": lambda path: read_cards(Source.read(path)),
    "constants": lambda path: read_constants(Source.read(path)),
}

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
    start=rules.start,
    to_act=state.to_act,
    legal=rules.legal,
    apply=rules.apply,
    outcome=scoring.outcome,
    view=view.view,
    redact=view.redact,
    imagine=view.imagine,
    to_text=notation.to_text,
    parse=notation.parse,
)
