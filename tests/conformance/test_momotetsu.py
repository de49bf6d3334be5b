"""Real Momotetsu through the suite that every game must pass, at a table and in the city."""

import pytest

from kippu.core.conformance import Suite, conformance
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.types import ClockData, Settings
from kippu.games.momotetsu.model.commands import MomotetsuOptions
from kippu.games.momotetsu.model.state import State, held
from tests.nights import TIMES


def nothing_is_lost(state: State) -> None:
    unit = state.parts.kit.kit.teams.point_unit
    for team in state.teams:
        assert team.balance % unit == 0
        assert (team.move is not None) == (team.phase == "moving")
        assert (team.roll is not None) == (team.phase == "rolled")
        assert (team.job is not None or bool(team.efforts)) == (team.phase == "task")
        assert len(set(held(team))) == len(held(team))
        assert all(team.cleared >> number & 1 for number in held(team))
        assert all(state.parts.cards[card].star for card in team.hand)
        assert not team.debt_since or (team.balance < 0 and held(team))
        if team.move is not None:
            assert team.move.target < 0 or team.move.target in team.move.ends
    if state.bonbi is not None:
        assert not state.teams[state.bonbi.holder].withdrawn
    if state.hold is not None:
        assert state.hold.scorers
    assert len(state.settled) <= len(state.times.settlements)


# A day of eighteen minutes, so that a random event in the city comes to its end.
SHORT = ClockData("10:00", ("10:04", "10:08", "10:12"), "10:08", "10:16", "10:18")


def suite(options: MomotetsuOptions, seats: int, *, gm: bool) -> Suite:
    return Suite(
        game=GAME,
        options=options,
        seats=seats,
        package="kippu.games.momotetsu",
        invariants=nothing_is_lost,
        gm=gm,
    )


@TIMES
@pytest.mark.parametrize(("kit", "seats"), [("tokyo", 4), ("kasumihama", 2), ("kasumihama", 8)])
def test_a_table_conforms(kit: str, seats: int, times: int) -> None:
    made = conformance(suite(MomotetsuOptions(kit), seats, gm=False), games=times, seed=f"{kit} {seats}", deep=0.1)
    assert made["games"] == made["records"] == made["ends"] == times
    assert min(made[check] for check in ("moments", "legal", "refusals")) > 50


def test_a_table_of_one_team_conforms() -> None:
    made = conformance(suite(MomotetsuOptions("kasumihama"), 1, gm=False), games=4, seed="alone", deep=0.1)
    assert made["games"] == made["records"] == made["ends"] == 4
    assert made["legal"] > 10


@TIMES
@pytest.mark.parametrize(
    "settings",
    [Settings(), Settings(goal_notice="gm", settlement_call="gm", balances_public=True, hands_public=True)],
    ids=["as printed", "by hand"],
)
def test_an_event_in_the_city_conforms(settings: Settings, times: int) -> None:
    options = MomotetsuOptions("kasumihama", "live", clock=SHORT, settings=settings)
    made = conformance(suite(options, 3, gm=True), games=times, seed=f"city {settings.goal_notice}", deep=0.05)
    assert made["games"] == made["records"] == made["ends"] == times
    assert min(made[check] for check in ("moments", "legal", "refusals", "secrets")) > 50
