"""A day in the city at many times its speed: teams with bad lines, a game master, people who look on."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace

from kippu.core.chance import Replayer
from kippu.core.errors import KippuError
from kippu.core.journal import Journal, Remembered
from kippu.core.replay import played
from kippu.core.versions import read_record
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.parts import Parts, parts
from kippu.games.momotetsu.model.state import State
from kippu.server.accounts.auth import COOKIE
from kippu.server.clock import Clock
from tests.event_day.phone import Phone, spell
from tests.load.ledger import Violation
from tests.load.serving import WatchedServer, watched

MINUTE = 60_000
_OFFLINE, _LONGEST = 0.3, 20  # the share of time without signal, and the longest of it in minutes
_PATIENCE = 60.0  # seconds for everything that was kept to be sent and answered
KIT = "tokyo"
_CLOCK = "KIPPU_CLOCK"
_TO_COME = 15_000  # real milliseconds for the phones to come before the day begins
# RM-15.2: what can be reported without signal
_WITHOUT_SIGNAL = {
    "arrive", "alight", "not_boarded", "declare_target", "start_mission", "mission_done", "mission_failed", "submit",
    "cannot_do", "note",
}  # fmt: skip
_SELDOM = {"note", "call_gm", "undo_report", "add_proof", "sell", "deny_touch", "touch", "give_up"}


@dataclass
class Figures:
    """What a day came to."""

    phones: int = 0
    spectators: int = 0
    reports: int = 0
    without_signal: int = 0
    merged_late: int = 0
    conflicts: int = 0
    refused: int = 0
    lost: int = 0
    kills: int = 0
    entries: int = 0
    goals: int = 0
    offline_share: float = 0.0
    median_ms: float = 0.0
    slowest_percent_ms: float = 0.0
    refusals: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        plain = [f"{name} {value}" for name, value in vars(self).items() if name != "refusals"]
        return ", ".join((*plain, *(f"{code} {count}" for code, count in self.refusals.most_common())))


class EventDay:
    """One event, from its making to its result."""

    def __init__(
        self, server: WatchedServer, *, teams: int, phones: int, spectators: int, minutes: int, kills: int, seed: int
    ) -> None:
        self._server, self._rng = server, random.Random(seed)
        self._teams, self._minutes, self._kills = teams, minutes, kills
        self._clock = Clock(os.environ[_CLOCK])
        self._crews: list[list[Phone]] = [[] for _ in range(teams)]
        self._listed: set[int] = set()
        self._offline = 0.0
        self._lookers_on: list[Phone] = []
        self._parts: Parts = parts(t.MomotetsuOptions(KIT, "live"))
        self._atlas = self._parts.atlas((), ())
        self.figures = Figures(phones=phones, spectators=spectators)

    async def run(self, keep: Path | None = None) -> Figures:
        """The whole day, and what must be true of it."""
        async with httpx.AsyncClient(base_url=self._server.url, timeout=60) as http:
            await self._come(http)
            everybody = [phone for crew in self._crews for phone in crew]
            living = [asyncio.create_task(one.live()) for one in (*everybody, self._gm, *self._lookers_on)]
            for one in (*everybody, self._gm, *self._lookers_on):
                await one.signal(there=True)
            self._end = self._start + self._minutes * MINUTE
            async with asyncio.TaskGroup() as group:
                for phone in everybody:
                    group.create_task(self._wander(phone, random.Random(self._rng.random())))
                for crew in self._crews:
                    group.create_task(self._play(crew, random.Random(self._rng.random())))
                group.create_task(self._judge())
                group.create_task(self._kill())
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._finish(everybody)
            except TimeoutError:
                raise Violation(f"no end: {self._state_of(everybody)}") from None
            line = (await http.get(f"/api/tables/{self._table}/record", headers=self._as_gm)).raise_for_status().content
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)
        if keep is not None:
            keep.write_bytes(line)
        self._check(everybody, line)
        return self.figures

    # --- coming -------------------------------------------------------------------------------------------

    async def _come(self, http: httpx.AsyncClient) -> None:
        times = self._parts.times
        midnight = int(self._clock.now() + _TO_COME * self._clock.rate) - times.start
        self._start = midnight + times.start
        names = [f"Team {number}" for number in range(1, self._teams + 1)]
        made = await http.post("/api/events", json={"name": "GM", "teams": names, "kit": KIT, "midnight": midnight})
        self._table = made.raise_for_status().json()["table"]
        gm = f"{COOKIE}={made.cookies[COOKIE]}"
        self._as_gm = {"Cookie": gm}
        http.cookies.clear()
        self._gm = Phone(self._server.url, self._table, gm, "gm")
        found = await http.get(f"/api/tables/{self._table}/codes", headers=self._as_gm)
        codes = found.raise_for_status().json()["teams"]
        for number in range(self.figures.phones):
            seat = number % self._teams
            joined = await http.post("/api/join", json={"code": codes[seat], "name": f"P{number}"})
            cookie = f"{COOKIE}={joined.raise_for_status().cookies[COOKIE]}"
            http.cookies.clear()
            self._crews[seat].append(Phone(self._server.url, self._table, cookie, f"p{number}"))
        self._lookers_on = [
            Phone(self._server.url, self._table, "", f"s{number}") for number in range(self.figures.spectators)
        ]

    # --- the day ------------------------------------------------------------------------------------------

    @property
    def _now(self) -> int:
        return self._clock.now()

    async def _sleep(self, minutes: float) -> None:
        until = min(self._now + minutes * MINUTE, self._end)
        await asyncio.sleep(max(0, until - self._now) / 1000 / self._clock.rate)

    async def _wander(self, phone: Phone, rng: random.Random) -> None:
        """Signal comes and goes, and sometimes somebody writes a line."""
        offline = rng.random() < _OFFLINE
        while self._now < self._end:
            minutes = spell(rng, offline=offline, share=_OFFLINE, longest=_LONGEST)
            await phone.signal(there=not offline)
            began = self._now
            await self._sleep(minutes / 2)
            await self._report(phone, {"type": "note", "text": f"{phone.name} is here"})
            await self._sleep(minutes / 2)
            self._offline += (self._now - began) * offline
            offline = not offline

    async def _play(self, crew: list[Phone], rng: random.Random) -> None:
        """A team decides something every few minutes, on whichever phone is at hand."""
        await self._sleep(rng.uniform(0, 4))
        while self._now < self._end:
            phone = rng.choice(crew)
            command = self._choose(phone.latest, rng)
            if command is not None and not phone.online and command["type"] not in _WITHOUT_SIGNAL:
                phone = next((one for one in crew if one.online), phone)
                command = self._choose(phone.latest, rng) if phone.online else None
            if command is not None:
                await self._report(phone, command)
            await self._sleep(rng.uniform(0.5, 4))

    def _choose(self, latest: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
        """Something that may be done, as far as the phone knows; rather towards the destination than away from it."""
        options = [one for one in latest.get("legal") or () if one["type"] not in _SELDOM]
        if not options:
            return None
        destination = self._atlas.at.get(latest["view"]["destination"] or "", -1)

        def far(command: dict[str, Any]) -> tuple[float, float]:
            square = self._atlas.at.get(command.get("square") or "", -1)
            known = destination >= 0 and square >= 0
            return (self._atlas.distance(square, destination) if known else 3.0), rng.random()

        chosen: dict[str, Any] = min(options, key=far)
        return chosen

    async def _report(self, phone: Phone, command: dict[str, Any]) -> None:
        if self._now < self._end:
            self.figures.without_signal += not phone.online
            await phone.report(command, made=self._now)

    async def _judge(self) -> None:
        """The game master sees every conflict, and refuses it a little later."""
        while self._now < self._end:
            await self._resolve()
            await self._sleep(1)

    async def _resolve(self) -> None:
        open_ = [one["entry"] for one in self._gm.latest.get("view", {}).get("conflicts", ())]
        for entry in open_:
            if entry not in self._listed:
                self._listed.add(entry)
                await self._gm.report({"type": "resolve_conflict", "entry": entry, "how": "refuse"})

    async def _kill(self) -> None:
        for _ in range(self._kills):
            await self._sleep(self._minutes / (self._kills + 1))
            await asyncio.to_thread(self._server.restart, signal.SIGKILL)
            self.figures.kills += 1

    async def _finish(self, everybody: list[Phone]) -> None:
        """Everybody has signal again; what was kept is sent; the result is closed."""
        for phone in everybody:
            await phone.signal(there=True)
        await asyncio.gather(*(phone.flushed() for phone in everybody))
        while self._gm.latest.get("view", {}).get("conflicts") or not self._gm.latest:
            await self._resolve()
            await asyncio.sleep(0.1)
        await self._gm.flushed()
        for command in ("end_now", "close_result"):
            id_ = await self._gm.report({"type": command})
            await self._gm.flushed()
            if self._gm.answers[id_]["type"] != "done":
                raise Violation(f"{command}: {self._gm.answers[id_]}")
        for one in self._lookers_on:  # the result is for all at once
            while one.latest.get("view", {}).get("phase") != "closed":
                await asyncio.sleep(0.1)

    def _state_of(self, everybody: list[Phone]) -> str:
        waiting = {phone.name: phone.reports.keys() - phone.answers.keys() for phone in (*everybody, self._gm)}
        unanswered = {name: ids for name, ids in waiting.items() if ids}
        view = self._gm.latest.get("view", {})
        return f"unanswered {unanswered}, conflicts {view.get('conflicts')}, phase {view.get('phase')}"

    # --- what must be true --------------------------------------------------------------------------------

    def _check(self, everybody: list[Phone], line: bytes) -> None:
        _, record = read_record(line.removesuffix(b"\n"))
        by_id = {(entry.actor, entry.id): entry for entry in record.log}
        figures = self.figures
        for seat, crew in enumerate(self._crews):
            for phone in crew:
                figures.reports += len(phone.reports)
                figures.lost += len(phone.reports.keys() - phone.answers.keys())
                for id_, answer in phone.answers.items():
                    entry = by_id.get((seat, id_))
                    if answer["type"] == "refused":
                        figures.refused += 1
                        figures.refusals[answer["refusal"]["code"]] += 1
                        if entry is not None:
                            raise Violation(f"{id_} was refused, and is in the log")
                    elif entry is None or entry.n != answer["n"]:
                        figures.lost += 1
        if figures.lost:
            raise Violation(f"{figures.lost} reports were lost")
        told = [(entry.n, event) for entry in record.log for event in entry.events]
        opened = {n for n, event in told if type(event).__name__ == "ConflictOpened"}
        if opened != self._listed:
            raise Violation(f"conflicts {sorted(opened)}, listed {sorted(self._listed)}")
        end = played(GAME, record)
        last = end.state
        try:
            if different := differences(last, in_order(last, end.journal)):
                raise Violation(f"not as in order: {different}")
        except KippuError as error:
            raise Violation(f"not possible in order: {error}") from error
        delays = sorted(delay for phone in everybody for delay in phone.delays) or [0.0]
        figures.merged_late = sum(type(event).__name__ == "LateMerged" for _, event in told)
        figures.conflicts, figures.entries, figures.goals = len(opened), len(record.log), last.goals
        figures.median_ms = round(delays[len(delays) // 2] * 1000, 1)
        figures.slowest_percent_ms = round(delays[len(delays) * 99 // 100] * 1000, 1)
        figures.offline_share = round(self._offline / (len(everybody) * self._minutes * MINUTE), 3)


def in_order(last: State, journal: Journal[State]) -> State:
    """The day again in order: each report at the time it was made, with the same dice.

    When a report was received still counts where the rules say so: a goal stops the others from then on (RM-8.7).
    """
    options, nothing = last.parts.options, Replayer(())
    state = GAME.start(options, len(last.teams), nothing).state
    for note in journal:
        at = note.made + options.midnight
        while (due := GAME.due(state)) is not None and due < at:
            state = GAME.apply(state, "clock", t.Tick(), nothing, due).state
        if isinstance(note.command, t.Tick) and (due is None or due > at):
            continue  # what it did has come by itself
        command = replace(note.command, made=t.Made(at)) if getattr(note.command, "made", None) else note.command
        received = note.received + options.midnight
        state = GAME.apply(state, note.actor, command, Remembered(note.chance, nothing), received).state
    return state


def differences(one: State, other: State) -> list[str]:
    """What differs of all that counts."""
    found = [
        f"{name}: {getattr(one, name)} {getattr(other, name)}"
        for name in ("phase", "destination", "previous_destination", "goals", "bonbi", "economy", "settled", "scores")
        if getattr(one, name) != getattr(other, name)
    ]
    for mine, theirs in zip(one.teams, other.teams, strict=True):
        names = ("square", "balance", "phase", "hand", "cleared", "goals", "statuses", "withdrawn")
        found += [
            f"team {mine.seat + 1} {name}: {getattr(mine, name)} {getattr(theirs, name)}"
            for name in names
            if getattr(mine, name) != getattr(theirs, name)
        ]
        if [own.property for own in mine.owned] != [own.property for own in theirs.owned]:
            found.append(f"team {mine.seat + 1} properties")
    return found


async def event_day(
    db: str, *, seed: int, teams: int = 12, phones: int = 99, spectators: int = 0, minutes: int = 240,
    rate: float = 60.0, kills: int = 1, keep: Path | None = None,
) -> Figures:  # fmt: skip
    """A day on a server of its own, whose clock goes `rate` times as fast as real time."""
    shipped_kit(KIT)
    now = int(time.time() * 1000)
    os.environ[_CLOCK] = f"{now},{now},{rate}"
    try:
        with watched(db) as server:
            day = EventDay(
                server, teams=teams, phones=phones, spectators=spectators, minutes=minutes, kills=kills, seed=seed
            )
            return await day.run(keep)
    finally:
        del os.environ[_CLOCK]
