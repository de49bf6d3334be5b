"""The tables and the dice of the kernel. Its rules are in `tests/property/test_metrox_kernel.py`."""

from collections import Counter

import pytest

from kippu.core.jit import plain
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import mind
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import MetroXOptions


@pytest.mark.parametrize(("map_", "words"), [("tokyo", 3), ("osaka", 2)])
def test_lanes_lie_close(map_: str, words: int) -> None:
    t = k.tables(parts(MetroXOptions(map_)))
    assert t[k.WORDS] == words
    for word in range(words):
        one, wall = int(t[t[k.ONE] + word]), int(t[t[k.WALL] + word])
        assert 0 < one < wall < 1 << 63
        assert one & wall == 0
    homes = plain(t[t[k.HOME] : t[k.HOME] + words])
    assert sum(word.bit_count() for word in homes) == t[k.STATIONS]


def test_every_station_has_a_bit_in_every_lane_it_lies_in() -> None:
    shared = parts(MetroXOptions())
    t = k.tables(shared)
    for station, routes in enumerate(shared.board.routes_through):
        row = plain(t[t[k.STATION] + 3 * station : t[k.STATION] + 3 * station + 3])
        assert sum(word.bit_count() for word in row) == len(routes)


def test_the_same_seed_gives_the_same_games() -> None:
    shared = parts(MetroXOptions())
    one, same, other = (plain(k.play_at_random(shared, 1, 50, seed)[0]) for seed in ("a", "a", "b"))
    assert one == same != other


def test_random_games_score_as_random_games_do() -> None:
    scores = plain(k.play_at_random(parts(MetroXOptions()), 1, 20_000, "mean")[0])
    assert 9.8 < sum(scores) / len(scores) < 10.3


def test_the_first_card_is_any_card_of_the_deck() -> None:
    thinker, dice = mind(parts(MetroXOptions())), k.dice("cards")
    first = Counter(thinker.shuffle(dice)[0] for _ in range(4_000))
    for kind, copies in enumerate(thinker.parts.full_pile):
        assert first[kind] / 4_000 == pytest.approx(copies / 20, abs=0.025)


def test_a_trace_stops_where_its_room_ends() -> None:
    _, trace = k.play_at_random(parts(MetroXOptions()), 1, 100, "trace", 7)
    assert plain(trace)[6] == 0
