import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from kippu.bots import bots, find_bot, stand_in, thinks
from kippu.core import replay
from kippu.core.chance import Seeded
from kippu.core.errors import KippuError
from kippu.core.game import AnyGame
from kippu.core.versions import find, ids
from kippu.games.metrox.bots import BOTS
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.many import Plan, play_many
from kippu.sim.playout import playout
from kippu.sim.stats import Stats

METROX: AnyGame = find("metrox")
EACH_GAME = pytest.mark.parametrize("game", [find(id_) for id_ in ids()], ids=ids())


@EACH_GAME
def test_every_game_has_a_random_bot_and_a_better_one(game: AnyGame) -> None:
    assert next(iter(bots(game))) == "random"
    assert len(bots(game)) > 1


@EACH_GAME
def test_who_stands_in_for_people_keeps_nobody_waiting(game: AnyGame) -> None:
    assert stand_in(game) in bots(game)
    assert stand_in(game) != "random"
    assert not thinks(game, stand_in(game))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KippuError) as refused:
        find_bot(METROX, "genius")
    assert refused.value.code == "unknown_bot"
    assert refused.value.params == {"name": "genius", "game": "metrox", "known": ", ".join(bots(METROX))}


def test_random_chooses_all_options_equally() -> None:
    rng = random.Random(1)
    chosen = Counter(find_bot(METROX, "random").choose(None, "abcd", rng) for _ in range(4000))
    assert set(chosen) == set("abcd")
    assert min(chosen.values()) > 900


@pytest.mark.parametrize("name", bots(METROX))
def test_a_bot_cannot_know_what_another_has_written(name: str) -> None:
    state = METROX.start(MetroXOptions(), 3, Seeded("bots")).state
    hidden = METROX.legal(state, 0)
    assert len(hidden) > 1
    chosen = set()
    for choice in hidden:
        after = METROX.apply(state, 0, choice, Seeded("unused"), 0).state
        view, options = METROX.view(after, 1), tuple(METROX.legal(after, 1))
        chosen.add((msgspec.json.encode(view), find_bot(METROX, name).choose(view, options, random.Random(1))))
    assert len(chosen) == 1


class Watcher:
    """Takes the first option, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def choose(self, view: Any, options: Sequence[Any], rng: random.Random) -> Any:
        del rng
        self.shown.append(view)
        return options[0]


def test_in_a_playout_a_bot_is_shown_the_views_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = Watcher()
    monkeypatch.setitem(BOTS, "watcher", watcher)
    record = playout(METROX, MetroXOptions(), ("random", "watcher"), "watched")
    states = replay.states(METROX, record)
    before = [state for state, entry in zip(states, record.log[1:], strict=False) if entry.actor == 1]
    assert watcher.shown == [METROX.view(state, 1) for state in before]


def test_greedy_wins_nearly_always_against_random() -> None:
    for lineup in (("greedy", "random"), ("random", "greedy")):
        stats = Stats(lineup)
        for _, record in play_many(Plan("metrox", MetroXOptions(), lineup, "ladder", 40)):
            stats.add(record)
        best, _ = stats.summary().lines
        assert best.bot == "greedy"
        assert best.wins >= 36
