"""RM-1: the event and its clock."""

import pytest

from kippu.core.chance import Seeded, commitment
from kippu.core.errors import BadOptions
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.types import ClockData
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import DueTrip, Effort, Move
from tests.rules.momotetsu.days import City, Dice, ms, only


def before(seats: int = 2) -> City:
    """An event before its start."""
    city = City(seats)
    city.state = GAME.start(t.MomotetsuOptions("tokyo", "live"), seats, city.chance).state
    city.now = ms("08:00")
    return city


@pytest.mark.rule("RM-1.1")
def test_a_team_has_its_members() -> None:
    city = before()
    assert city.refused("gm", t.SetTeams((2, 1))) == ("RM-1.1", "too_few_members")
    city.do("gm", t.SetTeams((2, 5)))
    assert [team.members for team in city.state.teams] == [2, 5]


@pytest.mark.rule("RM-1.2")
@pytest.mark.parametrize("seats", [1, 9])
def test_the_kit_limits_the_teams(seats: int) -> None:
    with pytest.raises(BadOptions, match="wrong_seats"):
        GAME.start(t.MomotetsuOptions("kasumihama", "live"), seats, Dice())
    assert City(2).refused(7, t.Roll()) == ("RM-1.2", "not_a_team")


@pytest.mark.rule("RM-1.2")
def test_at_a_table_one_team_may_play_alone() -> None:
    dice = Dice()
    dice.coming.extend((1, 1))  # the first destination
    alone = GAME.start(t.MomotetsuOptions("kasumihama", "table"), 1, dice).state
    assert GAME.to_act(alone) == (0,)
    with pytest.raises(BadOptions, match="wrong_seats"):
        GAME.start(t.MomotetsuOptions("kasumihama", "table"), 9, Dice())


@pytest.mark.rule("RM-1.3")
def test_everybody_begins_in_tokyo_with_200() -> None:
    city = City(3)
    assert city.balance() == [200, 200, 200]
    assert {city.where(seat) for seat in range(3)} == {"東京"}
    assert all(not city.hand(seat) and not city.properties(seat) for seat in range(3))
    assert city.state.bonbi is None


@pytest.mark.rule("RM-1.4")
def test_the_start_square_gives_nothing() -> None:
    city = City(2)
    assert city.refused(0, t.StartMission(("m34",))) == ("RM-7.8", "no_mission_here")
    city.land(0, "東京", previous="神田")
    city.do(0, t.StartMission(("m34",)))
    assert city.phase(0) == "task"


@pytest.mark.rule("RM-1.5")
def test_a_balance_may_be_negative_and_is_a_multiple_of_ten() -> None:
    city = City(2)
    city.draw(0, "king_devil")
    city.draw(0, "devil")
    assert city.balance(0) == [-100]
    assert city.refused("gm", t.Correct(seat=0, points=5)) == ("RM-13.6", "cannot_correct")


@pytest.mark.rule("RM-1.6")
def test_the_last_roll_is_at_half_past_five() -> None:
    city = before()
    assert city.refused(0, t.Roll()) == ("RM-1.6", "not_running")
    city = City(2).at("17:30:00").dice(1)
    city.world(settled=(1, 2, 3)).do(0, t.Roll())
    assert city.phase(0) == "moving"
    city.now += 1
    city.tick()
    assert city.refused(1, t.Roll()) == ("RM-1.6", "after_last_roll")
    city.do(0, t.Arrive("kanda"))
    assert city.phase(0) == "processing"  # played to its end


@pytest.mark.rule("RM-1.7")
def test_the_event_ends_when_nobody_is_busy() -> None:
    city = City(2).world(settled=(1, 2, 3)).at("17:30:01")
    city.tick()
    assert (city.state.phase, city.state.ended_by) == ("ended", "last_roll")


@pytest.mark.rule("RM-1.7")
def test_the_cutoff_stops_everything() -> None:
    city = City(3).world(settled=(1, 2, 3), bonbi=2)
    city.put(0, phase="moving", move=Move("die", 0, (1,), city.now, steps=1))
    city.put(1, phase="task", efforts=(Effort(33, city.now),))
    city.put(2, phase="attack", due_trip=DueTrip("card_trip", 5))
    city.at("18:00:00").tick()
    assert city.state.ended_by == "cutoff"
    assert [city.where(0), city.properties(1), city.balance(2)] == ["東京", [], [200]]
    assert {city.phase(seat) for seat in range(3)} == {"done"}


@pytest.mark.rule("RM-1.8")
def test_after_the_last_roll_no_trip_starts() -> None:
    city = City(2).world(settled=(1, 2, 3))
    city.draw(0, "number_card")
    city.do(0, t.Choose("gotanda"))
    city.at("17:31:00")
    assert only(ev.TripVoid, city.do(0, t.Finish()))
    assert city.where(0) == "大崎"


@pytest.mark.rule("RM-1.9")
@pytest.mark.parametrize(("time", "points"), [("13:59:59", 90), ("14:00:00", 120)])
def test_late_rates_from_two_on(time: str, points: int) -> None:
    city = City(2).at(time)
    city.tick()
    city.land(0, "恵比寿")
    city.dice(3).do(0, t.RollSquare())
    assert city.balance(0) == [200 + points]


@pytest.mark.rule("RM-1.9")
def test_settlements_at_eleven_two_and_four() -> None:
    city = City(2).put(0, properties=["ikiiki_park"]).at("16:00:00")
    city.tick()
    assert city.state.settled == (ms("11:00"), ms("14:00"), ms("16:00"))
    assert city.balance(0) == [500]


@pytest.mark.rule("RM-1.10")
def test_the_rate_is_that_of_the_roll_and_not_of_the_landing() -> None:
    city = City(2).at("13:59:59")
    city.tick()
    city.land(0, "五反田")
    city.at("14:00:00").dice(2).do(0, t.RollSquare())
    assert city.balance(0) == [120]


@pytest.mark.rule("RM-1.11")
def test_the_first_destination_is_drawn_before_the_start() -> None:
    city = before().dice(3, 4)
    assert city.do("gm", t.DrawFirstDestination()) == (ev.DestinationSet("ryogoku", (3, 4)),)
    assert city.refused("gm", t.DrawFirstDestination()) == ("RM-1.11", "destination_drawn")
    city.at("08:30").tick()
    assert city.refused("gm", t.SetTeams((2, 2))) == ("RM-1.11", "already_started")


@pytest.mark.rule("RM-1.12")
def test_all_78_pairs_and_13_ranks_lead_to_a_card() -> None:
    parts = City(2).parts
    assert len(parts.pairs) == 78
    assert len(parts.ranks) == 13
    city = City(2)
    for pair, number in parts.pairs.items():
        city.put(0, phase="processing", square="大崎", worked=False, ask=None, job=None, hand=())
        city.chance.coming.extend([pair, *([3] * 4)])
        state, events = GAME.apply(city.state, 0, t.Draw(), city.chance, city.now)
        city.chance.coming.clear()
        assert only(ev.Drew, events)[0].card == parts.card_ids[number], state.n


@pytest.mark.rule("RM-1.13")
def test_the_generator_and_its_commitment() -> None:
    seeded = Seeded("demo")
    assert [seeded.roll(6) for _ in range(10)] == [3, 4, 1, 4, 1, 2, 5, 6, 5, 2]
    table = Table(GAME, t.MomotetsuOptions("kasumihama"), [Seat("A"), Seat("B")], "demo")
    assert table.record().commitment == commitment("demo")
    assert table.record().seed is None
    assert table.entries()[0].chance[:2] == (2, 3)


@pytest.mark.rule("RM-1.14")
def test_own_dice_where_the_kit_allows_them() -> None:
    assert City(2).refused(0, t.Roll(shown=(3,))) == ("RM-1.14", "server_rolls")
    both = City(2, dice_source="both")
    assert both.refused(0, t.Roll(shown=(7,))) == ("RM-1.14", "wrong_dice")
    both.do(0, t.Roll(shown=(1,)))
    assert both.ends(0) == {"神田", "有楽町", "八丁堀", "新日本橋"}
    assert [claim.kind for claim in both.state.claims] == ["dice"]
    physical = City(2, dice_source="physical").put(0, hand=("express", "advance_2"))
    assert physical.refused(0, t.Roll()) == ("RM-1.14", "own_dice_only")
    assert physical.refused(0, t.UseStar("express")) == ("RM-1.14", "own_dice_only")
    physical.do(0, t.UseStar("advance_2", steps=2))  # nothing is thrown for it
    both.land(1, "大崎")
    assert both.refused(1, t.Draw(shown=(4, 4))) == ("RM-1.14", "wrong_dice")
    both.do(1, t.Draw(shown=(7, 1)))
    assert both.balance(1) == [400]  # Angel


@pytest.mark.rule("RM-1.15")
def test_a_withdrawn_team_is_out() -> None:
    city = City(3).world(bonbi=2).put(2, balance=9000)
    assert only(ev.BonbiGone, city.do("gm", t.Withdraw(2)))
    assert city.refused(2, t.Roll()) == ("RM-1.15", "withdrawn")
    city.draw(0, "devil_dispatch")
    assert city.asked(0) == {"1"}
    city.do(0, t.Choose("1"))
    city.do("gm", t.EndNow(), t.CloseResult())
    outcome = GAME.outcome(city.state)
    assert outcome is not None
    assert outcome.ranking[-1] == (2,)


@pytest.mark.rule("RM-13.9")
def test_the_clock_of_the_options_takes_the_place_of_the_kits() -> None:
    clock = ClockData("09:00", ("10:00", "11:00", "12:00"), "11:00", "12:30", "13:00")
    state = GAME.start(t.MomotetsuOptions("tokyo", "live", clock=clock), 2, Dice()).state
    assert GAME.due(state) == ms("09:00")
