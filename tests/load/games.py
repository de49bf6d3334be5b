"""Many games at once: at every place one after another, by the same people."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx

from tests.load.ledger import Ledger, Violation
from tests.load.player import Manner, Player

# People and bots at a table; the places take turns.
_COMPANIES = ((2, 0), (1, 1), (3, 0), (2, 1), (1, 0), (2, 0))
_SAY_EVERY = 200  # games
_PATIENCE = 20.0


class Games:
    """Places where games are played, and the ledgers of all of them."""

    def __init__(self, url: str, places: int, seed: int, manner: Manner, say: Callable[[str], None]) -> None:
        self.live: dict[str, Ledger] = {}
        self.finished: list[Ledger] = []
        self._url, self._manner, self._say = url, manner, say
        self._places = [self._company(place, random.Random(f"{seed}/{place}")) for place in range(places)]

    def _company(self, place: int, rng: random.Random) -> tuple[list[Player], int]:
        people, bots = _COMPANIES[place % len(_COMPANIES)]
        names = [f"{letter}{place}" for letter in "abc"[:people]]
        return [Player(self._url, name, random.Random(rng.random()), self._manner) for name in names], bots

    @property
    def moves(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(ledger.done) for ledger in (*self.live.values(), *self.finished))

    @property
    def under_way(self) -> int:
        """How many games have begun and not ended."""
        return sum(bool(ledger.asked) for ledger in self.live.values())

    @property
    def reconnects(self) -> int:
        return sum(player.reconnects for people, _ in self._places for player in people)

    @asynccontextmanager
    async def played(self, go_on: Callable[[], bool]) -> AsyncIterator[None]:
        """At every place game follows game while `go_on`; left when the last has ended and all are checked."""
        try:
            async with asyncio.TaskGroup() as group:
                for people, bots in self._places:
                    group.create_task(self._game_after_game(people, bots, go_on))
                yield
            await self._check_finished()
        finally:
            for people, _ in self._places:
                for player in people:
                    await player.close()

    async def _game_after_game(self, people: list[Player], bots: int, go_on: Callable[[], bool]) -> None:
        while go_on():
            ledger = await self._table(people, bots)
            self.live[ledger.table] = ledger
            async with asyncio.TaskGroup() as group:
                for player in people:
                    group.create_task(player.play(ledger, host=player is people[0]))
            ledger.check_record(await _record(people[0], ledger))
            self.finished.append(self.live.pop(ledger.table))
            if len(self.finished) % _SAY_EVERY == 0:
                self._say(f"{self.moves} moves, {len(self.finished)} games finished")

    async def _table(self, people: list[Player], bots: int) -> Ledger:
        """A table with everybody seated; whatever goes wrong on the way, they try another."""
        while True:
            try:
                table = await people[0].make_table(bots=["random"] * bots, max_seats=len(people) + bots)
                for player in people[1:]:
                    await player.join(table)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
            else:
                return Ledger(table)

    async def _check_finished(self) -> None:
        """Every finished game is known to be over, its seed is published, and its record is what it was."""
        player = self._places[0][0][0]
        for ledger in self.finished:
            await _answer(player, f"/api/tables/{ledger.table}", b'"phase":"over"', b'"seed":')
            ledger.check_same(await _record(player, ledger))


async def _record(player: Player, ledger: Ledger) -> bytes:
    return await _answer(player, f"/api/tables/{ledger.table}/record", b'"seed":')


async def _answer(player: Player, path: str, *wanted: bytes) -> bytes:
    """An answer with something in it, which may come a moment after the end of the game was told."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            answer = await player.get(path)
        except httpx.TransportError:
            await asyncio.sleep(0.1)
            continue
        if answer.is_success and all(part in answer.content for part in wanted):
            return answer.content
        if time.monotonic() > until:
            raise Violation(f"{path} answers {answer.status_code} {answer.text[:1_000]}")
        await asyncio.sleep(0.1)
