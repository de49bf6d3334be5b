"""One game from start to end, played by bots, as a record."""

import random
from collections.abc import Sequence

from kippu.bots import find_bot
from kippu.core.errors import BadOptions
from kippu.core.game import AnyGame, bot_options, waits_for_hands
from kippu.core.record import AnyRecord, Seat
from kippu.core.table import Table


def playout(game: AnyGame, options: object, bot_names: Sequence[str], seed: str) -> AnyRecord:
    """Play one game; the same arguments give the same record, byte for byte."""
    seats = [Seat(f"{name} {number}", bot=name) for number, name in enumerate(bot_names, 1)]
    table = Table(game, options, seats, seed)
    players = [find_bot(game, name) for name in bot_names]
    # A bot's own dice come from another text than the game's, and no bot sees either seed.
    rngs = [random.Random(f"bot {seat} of {seed}") for seat in range(len(seats))]
    while waiting := game.to_act(table.state):
        if waits_for_hands(game, table.state):
            raise BadOptions("only_by_hand", game=game.info.id)
        for seat in waiting:
            assert isinstance(seat, int)
            options = bot_options(game, table.state, seat)
            table.submit(seat, players[seat].choose(table.view(seat), options, rngs[seat]), at=0)
    return table.record()
