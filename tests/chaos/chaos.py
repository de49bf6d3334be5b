"""Games over bad lines: every command is carried out exactly once, and every game ends and verifies."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection

from tests.chaos.lossy import LossyLine
from tests.load.games import Games
from tests.load.player import Manner
from tests.load.serving import watched


@dataclass(frozen=True)
class Figures:
    """What a run has seen."""

    moves: int
    games: int
    reconnects: int
    lines: Counter[str]

    def __str__(self) -> str:
        lines = ", ".join(f"{number} {what}" for what, number in self.lines.most_common())
        return (
            f"{self.moves} moves in {self.games} games, 0 lost, 0 twice, {self.reconnects} reconnects; lines: {lines}"
        )


async def chaos(
    db: str,
    *,
    moves: int,
    games: int,
    seed: int,
    workers: int = 1,
    patience: float = 0.2,
    cut: float = 0.002,
    say: Callable[[str], None] = print,
) -> Figures:
    """Play at `games` places until so many moves are acknowledged, and then to the end of each game.

    `cut` is how often a line ends when something is said.
    """
    rng = random.Random(seed)
    lines: Counter[str] = Counter()

    def line(socket: ClientConnection) -> LossyLine:
        return LossyLine(socket, rng, lines, cut)

    with watched(db, "--workers", str(workers)) as server:
        playing = Games(server.url, games, seed, Manner(patience=patience, line=line), say)
        async with playing.played(lambda: playing.moves < moves):
            pass
    return Figures(playing.moves, len(playing.finished), playing.reconnects, lines)
