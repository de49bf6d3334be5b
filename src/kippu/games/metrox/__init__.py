"""MetroX: flip and write on the subway maps of Tokyo and Osaka, for 1 to 99 people at once."""

from collections.abc import Callable
from pathlib import Path

from kippu.core.data import Source
from kippu.core.game import Game, Info
from kippu.games.metrox.rules import notation, types, view
from kippu.games.metrox.rules import play as rules
from kippu.games.metrox.rules.board import read_map
from kippu.games.metrox.rules.deck import read_deck

# Options that may be given as files.
READERS: dict[str, Callable[[Path], object]] = {
    "map": lambda path: read_map(Source.read(path)),
    "deck": lambda path: read_deck(Source.read(path)),
}

GAME: Game[rules.State, types.AnyCommand, types.View] = Game(
    info=Info(
        id="metrox",
        rules=1,
        clauses="MX",
        min_seats=1,
        max_seats=99,
        options=types.MetroXOptions,
        commands=(types.Write, types.Circle, types.Nothing, types.TakeBack),
        events=(
            types.CardTurned,
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
)
