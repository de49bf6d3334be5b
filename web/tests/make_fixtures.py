"""Write fixtures/*.json, real tables with the news and views that the server would send, and positions of IZAKAYA.

Run from the project: .venv/bin/python web/tests/make_fixtures.py
"""

import random
from pathlib import Path
from typing import Any

import msgspec

from kippu.bots import find_bot
from kippu.core.chance import Seeded
from kippu.core.game import Viewer
from kippu.core.record import Seat
from kippu.core.replay import states
from kippu.core.table import Table
from kippu.core.versions import read_record
from kippu.games.izakaya.game import GAME as IZAKAYA
from kippu.games.izakaya.rules.previews import previews
from kippu.games.izakaya.rules.types import IzakayaOptions
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import deck_of, map_of, scoring
from kippu.games.metrox.rules.types import MetroXOptions, TakeBack
from kippu.games.momotetsu.game import GAME as MOMOTETSU
from kippu.games.momotetsu.model.commands import MomotetsuOptions

FOLDER = Path(__file__).parent / "fixtures"
TAKES_BACK = 0.15
GAMES = {"tokyo": (1, 7), "osaka": (3, 11)}  # seats, and what all chance comes from
POSITIONS = Path(__file__).parent.parent / "src" / "games" / "izakaya" / "model" / "positions.json"
GOLDEN = Path(__file__).parents[2] / "tests" / "golden" / "izakaya"
EVERY = 6  # a view is kept for every so many entries
SELDOM = 20  # of a long day


def game(map_id: str, seats: int, seed: int) -> dict[str, Any]:
    """A game as its first seat and a spectator live through it."""
    rng = random.Random(seed)
    options = MetroXOptions(map=map_id)
    table = Table(GAME, options, [Seat(f"Player {seat + 1}") for seat in range(seats)], f"fixture {seed}")
    viewers: tuple[Viewer, ...] = (0, "spectator")
    choices: list[Any] = [None]
    views: list[dict[str, Any]] = [_views(table, viewers)]
    while table.outcome is None:
        seat = rng.choice([seat for seat in GAME.to_act(table.state) if isinstance(seat, int)])
        view, legal = table.view(seat), tuple(GAME.legal(table.state, seat))
        command = find_bot(GAME, "greedy").choose(view, legal, rng)
        table.submit(seat, command, at=table.version)
        choices.append(command if seat == 0 else None)
        if rng.random() < TAKES_BACK and TakeBack() in GAME.legal(table.state, seat):
            table.submit(seat, TakeBack(), at=table.version)
            choices.append(None)
        if table.version // EVERY >= len(views) or table.outcome is not None:
            views.append(_views(table, viewers))
    return {
        "map": map_of(options),
        "deck": deck_of(options),
        "scoring": scoring(),
        "news": [table.news(viewer) for viewer in viewers],
        "choices": choices,
        "views": views,
        "record": table.record(),
    }


def _views(table: Table[Any, Any, Any], viewers: tuple[Viewer, ...]) -> dict[str, Any]:
    return {"version": table.version, "views": [table.view(viewer) for viewer in viewers]}


def positions() -> dict[str, Any]:
    """The first position of the lesson, and a town at the end of a game."""
    rules = IZAKAYA
    first = rules.view(rules.start(IzakayaOptions(), 2, Seeded("lesson")).state, 0)
    _, record = read_record((GOLDEN / "rules2" / "three.jsonl").read_bytes().removesuffix(b"\n"))
    *_, last = states(rules, record)
    return {"first": first, "late": rules.view(last, "spectator")}


def moves() -> list[dict[str, Any]]:
    """Some moves of a game for four by each version of the rules, with all that was allowed, and what came of them."""
    return [move for rules in ("rules1", "rules2") for move in _moves(GOLDEN / rules / "line-bonus.jsonl")]


def _moves(path: Path) -> list[dict[str, Any]]:
    rules, record = read_record(path.read_bytes().removesuffix(b"\n"))
    positions = list(states(rules, record))
    kept: dict[str, dict[str, Any]] = {}
    for entry, before, after in zip(record.log[1:], positions, positions[1:], strict=False):
        if isinstance(entry.actor, int) and entry.command is not None:
            options = tuple(rules.legal(before, entry.actor))
            kept[f"{before.bonus} {before.taken is None} {type(entry.command).__name__}"] = {  # the last of each kind
                "view": rules.view(before, entry.actor),
                "seat": entry.actor,
                "options": options,
                "previews": previews(before, entry.actor, options),
                "command": entry.command,
                "after": rules.view(after, entry.actor),
            }
    return list(kept.values())


def day() -> dict[str, Any]:
    """A day of four bots as a spectator lives through it, and what each could do at some decisions."""
    rules, rng = MOMOTETSU, random.Random(4)
    seats = [Seat(f"baseline {number}", "baseline") for number in range(1, 5)]
    table = Table(rules, MomotetsuOptions("kasumihama"), seats, "fixture")
    views: list[Any] = []
    decisions: dict[str, dict[str, Any]] = {}
    while table.outcome is None:
        for seat in rules.to_act(table.state):
            assert isinstance(seat, int)
            view, legal = table.view(seat), tuple(rules.legal(table.state, seat))
            kinds = " ".join(sorted({type(option).__name__ for option in legal}))
            decisions.setdefault(kinds, {"own": view.own[0], "legal": legal})
            table.submit(seat, find_bot(MOMOTETSU, "baseline").choose(view, legal, rng), at=table.version)
        if table.version // SELDOM >= len(views) or table.outcome is not None:
            views.append({"version": table.version, "view": table.view("spectator")})
    return {"news": table.news("spectator"), "views": views, "decisions": list(decisions.values())}


if __name__ == "__main__":
    POSITIONS.write_bytes(msgspec.json.encode(positions()))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "momotetsu.json").write_bytes(msgspec.json.encode(day()))
    (FOLDER / "izakaya.json").write_bytes(msgspec.json.encode(moves()))
    for map_id, (seats, seed) in GAMES.items():
        (FOLDER / f"{map_id}.json").write_bytes(msgspec.json.encode(game(map_id, seats, seed)))
