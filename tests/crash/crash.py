"""Kill the server at random moments under live games. What it has acknowledged or told must be there afterwards."""

import asyncio
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from kippu.server.store import store_for
from tests.load.games import Games
from tests.load.ledger import Ledger, Violation
from tests.load.player import Manner
from tests.load.serving import WatchedServer, watched

_AT_ONCE = 0.1  # the share of kills that come without waiting for the server to be ready
_PATIENCE = 60.0


@dataclass
class Figures:
    """What a run has seen."""

    kills: int = 0
    live: list[int] = field(default_factory=list)  # games at each kill
    untold: int = 0  # commands that the killed server had stored and not told
    moves: int = 0
    finished: int = 0
    reconnects: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills under {min(self.live)} to {max(self.live)} live games, {self.moves} moves "
            f"acknowledged, 0 lost, {self.untold} stored but not yet told when killed, {self.reconnects} reconnects, "
            f"{self.finished} games finished and verified"
        )


async def crash(
    db: str,
    *,
    kills: int,
    games: int,
    seed: int,
    up: float = 1.0,
    think: float = 0.3,
    say: Callable[[str], None] = print,
) -> Figures:
    """Kill the server `kills` times under so many games at least, up to `up` seconds after it was ready."""
    rng = random.Random(seed)
    figures = Figures()
    with watched(db) as server:
        places = games + games // 4 + 1  # at some a game has just ended
        playing = Games(server.url, places, seed, Manner(think=think), say)
        async with playing.played(lambda: figures.kills < kills):
            while figures.kills < kills:
                await asyncio.sleep(rng.uniform(0, up))
                await _enough_live(playing, games)
                figures.live.append(playing.under_way)
                await asyncio.to_thread(server.restart, signal.SIGKILL)
                figures.kills += 1
                said = [ledger.copy() for ledger in playing.live.values()]
                if figures.kills % 20 == 0:
                    say(f"{figures.kills} kills, {playing.moves} moves")
                if rng.random() >= _AT_ONCE:
                    figures.untold += await _check(db, server, said)
        figures.moves, figures.finished = playing.moves, len(playing.finished)
        figures.reconnects = playing.reconnects
    return figures


async def _enough_live(playing: Games, games: int) -> None:
    until = time.monotonic() + _PATIENCE
    while playing.under_way < games:
        if time.monotonic() > until:
            raise Violation(f"only {playing.under_way} games are under way")
        await asyncio.sleep(0.01)


async def _check(db: str, server: WatchedServer, said: list[Ledger]) -> int:
    """The server has started, and the store has all that it said before; and how much that was not answered."""
    await _ready(server)
    # Not before the server: what was not finished is for the server itself to repair.
    async with store_for(db) as store:
        return sum([ledger.check_rows(await store.entries(ledger.table)) for ledger in said])


async def _ready(server: WatchedServer) -> None:
    until = time.monotonic() + _PATIENCE
    async with httpx.AsyncClient(base_url=server.url) as client:
        while time.monotonic() < until:
            try:
                answer = await client.get("/health", timeout=_PATIENCE)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                if answer.is_success:
                    return
    raise Violation(f"the server did not start: {server.said[-4000:]}")
