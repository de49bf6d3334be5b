import pytest

from kippu.core.chance import Seeded


@pytest.mark.parametrize(("n", "u"), [(0, 3113086208), (1, 689161875), (2, 2905475514)])
def test_generator_gives_the_published_values(n: int, u: int) -> None:
    chance = Seeded("demo")
    assert [chance.below(2**32) for _ in range(n + 1)][n] == u


def test_dice_of_the_published_example() -> None:
    chance = Seeded("demo")
    assert [chance.roll(6) for _ in range(10)] == [3, 4, 1, 4, 1, 2, 5, 6, 5, 2]
