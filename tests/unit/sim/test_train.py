import pytest

from kippu.core.errors import KippuError
from kippu.games.metrox.fast.course import Course, Lesson, train
from kippu.games.metrox.fast.weights import decode
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.jobs import runner
from tests.rules.metrox.sheets import CROSS, PLENTY

SMALL = MetroXOptions(CROSS, PLENTY)


def lessons(course: Course, workers: int = 1) -> tuple[list[Lesson], bytes]:
    """All lessons of a course, and the file of weights."""
    with runner(workers) as run:
        *told, file = train(course, run)
    assert isinstance(file, bytes)
    return [one for one in told if isinstance(one, Lesson)], file


def test_play_gets_better() -> None:
    told, file = lessons(Course(MetroXOptions(), games=3_000, rounds=3, most_checked=300))
    assert [one.games for one in told] == [1_000, 2_000, 3_000]
    assert told[0].rate > told[-1].rate
    assert told[0].mean < 25 < told[-1].checked
    recipe = decode("x", file).recipe
    assert (recipe.map, recipe.games, recipe.weights) == ("tokyo", 3_000, len(decode("x", file).weights))


@pytest.mark.parametrize("parts", [1, 2])
def test_the_same_course_gives_the_same_weights_anywhere(parts: int) -> None:
    course = Course(SMALL, games=600, rounds=2, parts=parts)
    assert lessons(course) == lessons(course, workers=2)


def test_another_seed_gives_other_weights() -> None:
    one, other = (lessons(Course(SMALL, seed=seed, games=400, rounds=2)) for seed in "ab")
    assert one[1] != other[1]


def test_too_few_games_are_refused() -> None:
    with pytest.raises(KippuError) as refused:
        lessons(Course(SMALL, games=3, rounds=4))
    assert refused.value.code == "too_few_games"
