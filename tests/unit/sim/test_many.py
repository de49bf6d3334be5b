import pytest

from kippu.core.errors import BadOptions, KippuError
from kippu.core.record import encode
from kippu.core.replay import replay, verify
from kippu.core.versions import find
from kippu.games.metrox.rules.parts import shipped_map
from kippu.games.metrox.rules.types import MetroXOptions
from kippu.sim.jobs import runner
from kippu.sim.many import Plan, play_many
from tests.toys.gate.game import GateOptions

# More games than one process plays before it reports, on a map that is not known by name.
PLAN = Plan("metrox", MetroXOptions(map=shipped_map("osaka")), ("greedy", "random"), "many", 18)


def test_the_same_plan_gives_the_same_bytes_on_any_number_of_processes() -> None:
    alone = list(play_many(PLAN))
    for workers in (1, 2):
        with runner(workers) as run:
            assert list(play_many(PLAN, run)) == alone
    assert len({line for line, _ in alone}) == 18


def test_games_come_as_records_that_can_be_checked() -> None:
    for line, one in list(play_many(PLAN))[:2]:
        assert encode(one) == line
        assert replay(find("metrox"), one) == len(one.log)
        assert verify(find("metrox"), one) > 0
        assert [(seat.name, seat.bot) for seat in one.seats] == [("greedy 1", "greedy"), ("random 2", "random")]


def test_a_game_of_a_plan_depends_on_its_number_alone() -> None:
    longer = Plan(PLAN.game, PLAN.options, PLAN.bots, PLAN.seed, 40)
    assert longer.play(17) == PLAN.play(17)
    assert PLAN.play(17).seed == "many/17"
    assert PLAN.play(16) != PLAN.play(17)


@pytest.mark.parametrize(
    ("plan", "kind", "code"),
    [
        (Plan("chess", MetroXOptions(), ("random",), "s", 1), KippuError, "unknown_game"),
        (Plan("metrox", GateOptions(), ("random",), "s", 1), BadOptions, "wrong_options"),
        (Plan("metrox", MetroXOptions(), (), "s", 1), BadOptions, "wrong_seats"),
        (Plan("metrox", MetroXOptions(), ("random",) * 100, "s", 1), BadOptions, "wrong_seats"),
        (Plan("metrox", MetroXOptions(), ("random", "genius"), "s", 1), KippuError, "unknown_bot"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, kind: type[KippuError], code: str) -> None:
    with pytest.raises(kind) as refused:
        plan.check()
    assert refused.value.code == code


def test_a_plan_that_can_be_played_passes() -> None:
    PLAN.check()
