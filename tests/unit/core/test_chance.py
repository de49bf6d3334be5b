import hashlib
import random
import string
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kippu.core.chance import Chance, Recorder, Replayer, Sampler, Seeded, commitment, explore, new_seed
from kippu.core.errors import BadRecord


@pytest.mark.parametrize(("n", "u"), [(0, 3113086208), (1, 689161875), (2, 2905475514)])
def test_generator_gives_the_published_values(n: int, u: int) -> None:
    chance = Seeded("demo")
    assert [chance.below(2**32) for _ in range(n + 1)][n] == u


def test_dice_of_the_published_example() -> None:
    chance = Seeded("demo")
    assert [chance.roll(6) for _ in range(10)] == [3, 4, 1, 4, 1, 2, 5, 6, 5, 2]


def test_numbers_that_would_favour_some_outcomes_are_skipped() -> None:
    # 2^31 + 1 fits once into 2^32, so u(0) of "demo" is too large and u(1) counts.
    assert Seeded("demo").below(2**31 + 1) == 689161875
    # The first number that is too large is just as many as there are outcomes.
    assert Seeded("demo").below(3113086208) == 689161875


def test_of_one_outcome_there_is_one() -> None:
    assert Seeded("demo").below(1) == 0


@pytest.mark.untraced
@given(st.text(), st.lists(st.integers(min_value=1, max_value=2**32), max_size=8))
def test_seeded_draws_follow_the_published_method(seed: str, sizes: list[int]) -> None:
    chance, n = Seeded(seed), 0
    for k in sizes:
        u = k * (2**32 // k)
        while u >= k * (2**32 // k):
            u, n = int(hashlib.sha256(f"{seed}:{n}".encode()).hexdigest()[:8], 16), n + 1
        assert chance.below(k) == u % k


@pytest.mark.parametrize("k", [0, -1, 2**32 + 1])
def test_an_impossible_number_of_outcomes_is_refused(k: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Seeded("demo").below(k)


def test_pick_counts_off_along_the_weights() -> None:
    # u(0) mod 6 = 2, u(1) mod 6 = 3: the third and fourth of six.
    chance = Seeded("demo")
    assert [chance.pick((0, 2, 0, 1, 3)), chance.pick((0, 2, 0, 1, 3))] == [3, 4]


def test_holds_compares_with_the_share_of_the_range() -> None:
    u = 3113086208
    assert Seeded("demo").holds((u + 1) / 2**32)
    assert not Seeded("demo").holds(u / 2**32)


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("demo") == "2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea"


def test_new_seeds_are_long_and_different() -> None:
    first, second = new_seed(), new_seed()
    assert len(first) == 64
    assert set(first) <= set(string.hexdigits)
    assert first != second


def _three_draws(chance: Chance) -> tuple[int, int, bool]:
    return chance.roll(6), chance.pick((0, 3, 1)), chance.holds(0.3)


@given(st.integers())
def test_sampler_draws_only_what_is_possible(seed: int) -> None:
    rolled, picked, _ = _three_draws(Sampler(random.Random(seed)))
    assert 1 <= rolled <= 6
    assert picked in (1, 2)


def test_sampler_is_fair_enough() -> None:
    sampler = Sampler(random.Random(1))
    drawn = Counter(_three_draws(sampler) for _ in range(24_000))
    assert len(drawn) == 6 * 2 * 2
    assert sum(count for (rolled, _, _), count in drawn.items() if rolled == 6) / 24_000 == pytest.approx(
        1 / 6, abs=0.01
    )
    assert sum(count for (_, picked, _), count in drawn.items() if picked == 1) / 24_000 == pytest.approx(
        3 / 4, abs=0.01
    )
    assert sum(count for (_, _, held), count in drawn.items() if held) / 24_000 == pytest.approx(0.3, abs=0.01)


def test_what_cannot_happen_does_not() -> None:
    class Low(random.Random):
        def random(self) -> float:
            return 0.0

    assert not Sampler(Low()).holds(0)


def test_recorder_remembers_until_taken() -> None:
    recorder = Recorder(Seeded("demo"))
    rolled, picked, held = _three_draws(recorder)
    assert recorder.take() == (rolled - 1, picked, int(held))
    assert recorder.take() == ()


@given(st.text())
def test_what_is_recorded_can_be_replayed(seed: str) -> None:
    recorder = Recorder(Seeded(seed))
    drawn = _three_draws(recorder)
    replayer = Replayer(recorder.take())
    assert _three_draws(replayer) == drawn
    replayer.finish()


@pytest.mark.parametrize(
    ("outcomes", "draw", "code", "params"),
    [
        ((), lambda chance: chance.below(6), "chance_missing", {"drawn": 0}),
        ((4,), lambda chance: (chance.below(6), chance.below(6)), "chance_missing", {"drawn": 1}),
        ((6,), lambda chance: chance.below(6), "chance_impossible", {"outcome": 6}),
        ((-1,), lambda chance: chance.below(6), "chance_impossible", {"outcome": -1}),
        ((2,), lambda chance: chance.pick((1, 1)), "chance_impossible", {"outcome": 2}),
        ((-1,), lambda chance: chance.pick((1, 1)), "chance_impossible", {"outcome": -1}),
        ((1,), lambda chance: chance.pick((1, 0)), "chance_impossible", {"outcome": 1}),
        ((2,), lambda chance: chance.holds(0.5), "chance_impossible", {"outcome": 2}),
        ((1,), lambda chance: chance.holds(0), "chance_impossible", {"outcome": 1}),
        ((0,), lambda chance: chance.holds(1), "chance_impossible", {"outcome": 0}),
        ((4, 4, 4), lambda chance: (chance.below(6), chance.finish()), "chance_left_over", {"left": 2}),
    ],
)
def test_replayer_refuses(
    outcomes: tuple[int, ...], draw: Callable[[Replayer], object], code: str, params: dict[str, int]
) -> None:
    with pytest.raises(BadRecord) as refused:
        draw(Replayer(outcomes))
    assert (refused.value.code, refused.value.params) == (code, params)


def test_replayer_takes_what_must_be() -> None:
    replayer = Replayer((0, 1, 1))
    assert [replayer.holds(0), replayer.holds(1), replayer.holds(0.5)] == [False, True, True]


def test_replayer_takes_the_first_and_the_last_of_what_could_come() -> None:
    replayer = Replayer((0, 5, 0, 2))
    assert [replayer.below(6), replayer.below(6), replayer.pick((1, 0, 1)), replayer.pick((1, 0, 1))] == [0, 5, 0, 2]


def test_explore_goes_every_way_with_its_probability() -> None:
    ways = list(explore(lambda chance: (chance.pick((1, 0, 2)), chance.holds(0.25))))
    assert sorted(ways, key=lambda way: way[1]) == [
        (Fraction(1, 4), (0, False)),
        (Fraction(1, 12), (0, True)),
        (Fraction(1, 2), (2, False)),
        (Fraction(1, 6), (2, True)),
    ]


def test_explore_follows_draws_that_depend_on_draws() -> None:
    ways = list(explore(lambda chance: [chance.roll(2) for _ in range(chance.roll(3))]))
    assert len(ways) == 2 + 4 + 8
    assert sum(probability for probability, _ in ways) == 1
    assert {tuple(result): probability for probability, result in ways}[1, 1, 1] == Fraction(1, 24)


def test_explore_without_chance_goes_one_way() -> None:
    assert list(explore(lambda _: "sure")) == [(Fraction(1), "sure")]


@pytest.mark.parametrize(("p", "expected"), [(0.0, {False: 1}), (1.0, {True: 1}), (0.5, {False: 0.5, True: 0.5})])
def test_explore_knows_what_is_sure(p: float, expected: dict[bool, float]) -> None:
    assert {held: float(probability) for probability, held in explore(lambda chance: chance.holds(p))} == expected


@given(st.lists(st.integers(min_value=0, max_value=5), min_size=1, max_size=4).filter(any), st.floats(0, 1))
def test_explored_probabilities_are_exact(weights: list[int], p: float) -> None:
    found: dict[tuple[int, bool], Fraction] = {}
    for probability, result in explore(lambda chance: (chance.pick(weights), chance.holds(p))):
        assert result not in found
        found[result] = probability
    assert sum(found.values()) == 1
    for (picked, held), probability in found.items():
        assert probability == Fraction(weights[picked], sum(weights)) * (Fraction(p) if held else 1 - Fraction(p))
