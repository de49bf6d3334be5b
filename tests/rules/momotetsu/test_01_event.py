"""RM-1: the event and its clock."""

from typing import Any

import pytest

from kippu.core.chance import Chance, Seeded, commitment
from kippu.core.errors import BadOptions
from kippu.core.record import Seat
from kippu.core.table import Table
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.types import ClockData
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import DueTrip, Effort, Move
from tests.rules.momotetsu.days import City, Dice, made, ms, only


def before(seats: int = 2) -> City:
    """An event before its start."""
    city = City(seats)
    city.state = GAME.start(t.MomotetsuOptions("tokyo", "live"), seats, city.chance).state
    city.now = ms("08:00")
    return city


def evening(seats: int = 2, time: str = "17:30:00") -> City:
    """The settlements are paid."""
    return City(seats).world(settled=(1, 2, 3)).at(time)


def began(kit: str, mode: Any, seats: int) -> bool:
    """Whether so many teams may play."""
    dice = Dice()
    dice.coming.extend((1, 1))  # the first destination of a table
    try:
        GAME.start(t.MomotetsuOptions(kit, mode), seats, dice)
    except BadOptions as error:
        return error.code != "wrong_seats"
    return True


# --- teams ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-1.1a")
def test_teams_race_one_another() -> None:
    city = City(3).put(0, balance=300).put(1, balance=100)
    city.do("gm", t.EndNow(), t.CloseResult())
    assert GAME.outcome(city.state).ranking == ((0,), (2,), (1,))  # type: ignore[union-attr]


@pytest.mark.rule("RM-1.1b")
def test_a_team_has_its_members() -> None:
    city = before()
    for wrong in ((2, 1), (1, 2), (2,), (2, 2, 2)):
        assert city.refused("gm", t.SetTeams(wrong)) == ("RM-1.1b", "too_few_members")
    city.do("gm", t.SetTeams((2, 5)))
    assert [team.members for team in city.state.teams] == [2, 5]


@pytest.mark.rule("RM-1.2a")
@pytest.mark.parametrize(("seats", "may"), [(1, False), (2, True), (8, True), (9, False)])
def test_the_kit_limits_the_teams(seats: int, may: bool) -> None:
    assert began("kasumihama", "live", seats) == may


@pytest.mark.rule("RM-1.2a")
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_who_takes_no_part_does_nothing(seat: int) -> None:
    assert City(2).refused(seat, t.Roll()) == ("RM-1.2a", "not_a_team")


@pytest.mark.rule("RM-1.2b")
@pytest.mark.parametrize(("seats", "may"), [(0, False), (1, True), (8, True), (9, False)])
def test_at_a_table_one_team_may_play_alone(seats: int, may: bool) -> None:
    assert began("kasumihama", "table", seats) == may


@pytest.mark.rule("RM-1.2c")
def test_one_map_one_desk_one_clock() -> None:
    city = City(2)
    city.do("gm", t.CloseEdge("tokyo", "kanda"), t.SetClock("last_roll", "09:00"))
    for seat in (0, 1):
        city.dice(1).do(seat, t.Roll())
        assert "神田" not in city.ends(seat)
    city.put(0, phase="ready", move=None).put(1, phase="ready", move=None).at("09:00:01")
    city.tick()
    assert city.state.phase == "ended"  # for both, and by the same clock


@pytest.mark.rule("RM-1.3a")
def test_everybody_begins_on_the_start_square() -> None:
    assert [City(3).where(seat) for seat in range(3)] == ["東京"] * 3
    assert City(2, kit="kasumihama").own(1).square == "kasumi_central"


@pytest.mark.rule("RM-1.3b")
def test_everybody_begins_with_200_and_nothing_else() -> None:
    city = City(3)
    assert city.balance() == [200, 200, 200]
    assert all(not city.hand(seat) and not city.properties(seat) for seat in range(3))
    assert city.holder() is None


@pytest.mark.rule("RM-1.4a")
def test_the_start_square_gives_nothing() -> None:
    city = City(2)
    assert city.phase(0) == "ready"
    assert city.refused(0, t.StartMission(("m34",))) == ("RM-7.8a", "no_mission_here")
    assert city.refused(0, t.Finish()) == ("RM-2.5a", "nothing_to_finish")


@pytest.mark.rule("RM-1.4b")
def test_its_missions_are_for_a_later_landing() -> None:
    city = City(2)
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
    city.do("gm", t.Correct(seat=0, points=-10))
    assert city.balance(0) == [-110]


# --- the clock --------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-1.6a")
def test_play_opens_at_the_start_time() -> None:
    city = before().at("08:29:59")
    assert GAME.due(city.state) == ms("08:30")
    assert city.refused(0, t.Roll()) == ("RM-1.6a", "not_running")
    city.at("08:30").dice(1, 3).tick()
    assert city.may(0, t.Roll())
    city.do("gm", t.EndNow())
    assert city.refused(0, t.Roll()) == ("RM-1.6a", "not_running")


DECLARATIONS = [t.Roll(), t.UseStar("advance_1", None, 1), t.StepOne()]


def declaring(command: Any) -> City:
    """Somebody may declare in the last second, while another team is busy."""
    statuses = ["cow"] if isinstance(command, t.StepOne) else []
    return evening().put(0, hand=("advance_1",), statuses=statuses).put(1, phase="processing", square="渋谷")


@pytest.mark.rule("RM-1.6b")
@pytest.mark.parametrize("command", DECLARATIONS)
def test_a_declaration_at_half_past_five_is_played_out(command: Any) -> None:
    city = declaring(command)
    city.chance.coming.extend([1] * isinstance(command, t.Roll))
    city.do(0, command)
    city.now += 1
    city.do(0, t.Arrive("yurakucho"))
    assert (city.phase(0), city.where(0)) == ("processing", "有楽町")


@pytest.mark.rule("RM-1.6c")
@pytest.mark.parametrize("command", DECLARATIONS)
def test_no_declaration_after_it(command: Any) -> None:
    city = declaring(command)
    city.now += 1
    city.tick()
    assert city.refused(0, command) == ("RM-1.6c", "after_last_roll")


@pytest.mark.rule("RM-1.7a")
@pytest.mark.parametrize("phase", ["rolled", "moving", "processing", "task", "attack"])
def test_the_event_ends_when_nobody_is_busy(phase: str) -> None:
    city = evening().put(0, phase=phase)
    city.now += 1
    city.tick()
    assert city.state.phase == "running"
    city.do("gm", t.Correct(seat=0, phase="ready"))
    assert (city.state.phase, city.state.ended_by) == ("ended", "last_roll")


@pytest.mark.rule("RM-1.7a")
def test_the_event_goes_on_until_the_last_roll_and_ends_at_the_cutoff() -> None:
    city = evening()
    city.tick()
    assert city.state.phase == "running"  # half past five itself is in time
    city.put(0, phase="task", efforts=(Effort(33, city.now),)).at("17:59:59").tick()
    assert city.state.phase == "running"
    city.at("18:00:00").tick()
    assert (city.state.phase, city.state.ended_by) == ("ended", "cutoff")


@pytest.mark.rule("RM-1.7b")
def test_the_cutoff_stops_everything() -> None:
    city = City(3).world(settled=(1, 2, 3), bonbi=2)
    city.put(0, phase="moving", move=Move("die", 0, (1,), city.now, steps=1))
    city.put(1, phase="task", efforts=(Effort(33, city.now),))
    city.put(2, phase="attack", due_trip=DueTrip("card_trip", 5))
    city.at("18:00:00").tick()
    assert (city.where(0), city.team(0).move, city.team(0).previous) == ("東京", None, -1)
    assert (city.properties(1), city.team(1).efforts, city.team(1).cleared) == ([], (), 0)
    assert (city.balance(2), city.team(2).due_trip) == ([200], None)
    assert {city.phase(seat) for seat in range(3)} == {"done"}


def sent_off(how: str) -> City:
    """A team has something to be sent off by, which only needs its last command."""
    city = City(3).world(settled=(1, 2, 3), bonbi=0, previous_destination="両国").put(1, phase="task")
    if how in ("back", "king"):
        city.land(0, "渋谷", previous="品川")
        city.do(0, t.Finish())
    else:
        city.world(bonbi=None).draw(0, "smile" if how == "return" else "number_card", previous="品川")
    return city


SENT_OFF: list[tuple[str, tuple[int, ...], tuple[Any, ...]]] = [
    ("card_trip", (), (t.Choose("gotanda"), t.Finish())),
    ("return", (), (t.CannotDo(),)),
    ("back", (2,), (t.RollAttack(), t.Choose("go_back"))),
    ("king", (3, 4), (t.RollAttack(),)),
]


@pytest.mark.rule("RM-1.8a")
@pytest.mark.parametrize(("how", "dice", "commands"), SENT_OFF)
@pytest.mark.parametrize(("time", "void"), [("17:30:00", False), ("17:30:01", True)])
def test_after_the_last_roll_no_trip_starts(
    how: str, dice: tuple[int, ...], commands: tuple[Any, ...], time: str, void: bool
) -> None:
    city = sent_off(how).at(time).dice(*dice)
    here = city.where(0)
    told = only(ev.TripVoid, [event for one in commands for event in _done(city, one)])
    assert (len(told), city.phase(0)) == ((1, "ready") if void else (0, "moving"))
    assert (city.where(0), city.balance(0), city.team(0).due_trip) == (here, [200], None)


def _done(city: City, command: Any) -> tuple[Any, ...]:
    city.tick()
    city.state, events = GAME.apply(city.state, 0, command, city.chance, city.now)
    return events


@pytest.mark.rule("RM-1.8b")
def test_squares_missions_and_attacks_are_still_worked_off() -> None:
    city = City(3).world(settled=(1, 2, 3), bonbi=0)
    city.land(0, "恵比寿")
    city.land(1, "日暮里")
    city.at("17:31:00").dice(2).do(0, t.RollSquare())
    city.dice(5, 1).do(0, t.RollAttack())
    city.do(1, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"))
    assert (city.balance(0), city.properties(1)) == ([200 + 80 - 60], ["yanaka_ginza"])


@pytest.mark.rule("RM-1.9a")
def test_settlements_at_eleven_two_and_four() -> None:
    city = City(2).put(0, properties=["ikiiki_park"])
    paid = []
    for time in ("10:59:59", "11:00", "13:59:59", "14:00", "15:59:59", "16:00", "17:30"):
        city.at(time).tick()
        paid.append(city.balance(0)[0])
    assert paid == [200, 300, 300, 400, 400, 500, 500]
    assert city.state.settled == (ms("11:00"), ms("14:00"), ms("16:00"))


@pytest.mark.rule("RM-1.9b")
@pytest.mark.parametrize(("time", "late"), [("13:59:59", False), ("14:00:00", True)])
def test_late_rates_from_two_on(time: str, late: bool) -> None:
    city = City(3).world(settled=(1, 2, 3)).at(time)
    for square, sign in (("恵比寿", 1), ("五反田", -1)):
        city.put(0, balance=0).land(0, square)
        city.dice(3).do(0, t.RollSquare())
        assert city.balance(0) == [sign * (120 if late else 90)]
    city.put(0, balance=0).world(bonbi=0).land(0, "渋谷")
    city.do(0, t.Finish())
    city.dice(5, 1).do(0, t.RollAttack())
    assert city.balance(0) == [-60 if late else -30]
    city.put(1, balance=0).put(2, square="和光市").land(1, "王子")
    assert city.balance(1) == [660 if late else 580]  # eight squares from the start


@pytest.mark.rule("RM-1.10")
def test_the_rate_is_that_of_the_roll_and_not_of_the_landing() -> None:
    city = City(2).at("13:59:59")
    city.tick()
    city.land(0, "五反田")
    city.at("14:00:00").dice(2).do(0, t.RollSquare())
    assert city.balance(0) == [120]


@pytest.mark.rule("RM-1.10")
def test_the_rate_of_a_goal_is_that_of_the_arrival_and_not_of_the_report() -> None:
    city = City(3).at("13:50")
    city.do("gm", t.SetPosition(0, "higashi_jujo"), t.SetPosition(2, "wakoshi"))
    city.do("gm", t.Correct(seat=0, give_cards=("advance_1",)))
    city.do(0, t.UseStar("advance_1", None, 1))
    city.at("14:00:30").do(0, made(t.Arrive("oji"), "13:59:59"))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "recompute"))
    assert city.balance(0) == [200 + 580]
    city.do("gm", t.Approve(city.state.claims[0].entry))
    assert city.balance(0) == [200 + 580]


@pytest.mark.rule("RM-1.11")
def test_the_first_destination_is_drawn_before_the_start() -> None:
    city = before().dice(3, 4)
    (drawn,) = city.do("gm", t.DrawFirstDestination())
    assert drawn == GAME.redact(drawn, "spectator") == ev.DestinationSet("ryogoku", (3, 4))
    assert city.refused("gm", t.DrawFirstDestination()) == ("RM-1.11", "destination_drawn")
    city.at("08:30").tick()
    assert city.name(city.state.destination) == "両国"
    assert city.refused("gm", t.DrawFirstDestination()) == ("RM-1.11", "already_started")
    assert city.refused("gm", t.SetTeams((2, 2))) == ("RM-1.11", "already_started")
    forgotten = before().at("08:30").dice(3, 4)
    forgotten.tick()
    assert forgotten.name(forgotten.state.destination) == "両国"


# --- chance -----------------------------------------------------------------------------------------------


class Asked(Dice):
    """Dice that remember of how many each was one."""

    def __init__(self, *values: Any) -> None:
        super().__init__()
        self.coming.extend(values)
        self.asked: list[int] = []

    def below(self, k: int) -> int:
        self.asked.append(k)
        return super().below(k)


def asked(city: City, command: Any, *values: Any) -> list[int]:
    """How many values each draw of a command has, all equally likely."""
    chance = Asked(*values)
    city.state = GAME.apply(city.state, 0, command, chance, city.now).state
    return chance.asked


@pytest.mark.rule("RM-1.12a")
def test_dice_are_fair() -> None:
    chance: Chance = Seeded("fair")
    faces = [chance.roll(6) for _ in range(6000)]
    assert all(900 < faces.count(face) < 1100 for face in range(1, 7))
    for face in range(1, 7):
        city = City(2)
        assert asked(city, t.Roll(), face) == [6]
        assert city.team(0).face == face


@pytest.mark.rule("RM-1.12b")
def test_all_78_pairs_and_13_ranks_are_equally_likely_and_lead_to_a_card() -> None:
    city = City(2)
    pairs = {(low, high) for low in range(1, 14) for high in range(low + 1, 14)}
    special = city.parts.atlas((), ()).sets["special"][0]
    assert set(city.parts.pairs) == pairs
    assert len(city.parts.ranks) == 13
    draws: list[tuple[int, Any, int]] = [(city.sq("大崎"), pair, 78) for pair in pairs]
    draws += [(special, rank, 13) for rank in range(1, 14)]
    for square, drawn, of in draws:
        one = city.fork().put(0, phase="processing", square=square)
        chance = Asked(drawn, *[3] * 4)
        told = GAME.apply(one.state, 0, t.Draw(), chance, one.now).events
        card = city.parts.pairs[drawn] if of == 78 else city.parts.ranks[drawn - 1]
        assert only(ev.Drew, told)[0].card == city.parts.card_ids[card]
        assert chance.asked[0] == of


@pytest.mark.rule("RM-1.12c")
def test_every_draw_is_from_a_full_pack() -> None:
    city = City(2)
    for seat in (0, 1, 0):
        city.draw(seat, "angel")  # the same two playing cards again and again
    assert city.balance() == [600, 400]


@pytest.mark.rule("RM-1.13a")
def test_the_server_draws_by_a_published_generator_and_writes_it_down() -> None:
    seeded = Seeded("demo")
    assert [seeded.roll(6) for _ in range(10)] == [3, 4, 1, 4, 1, 2, 5, 6, 5, 2]
    table = Table(GAME, t.MomotetsuOptions("kasumihama"), [Seat("A"), Seat("B")], "demo")
    assert table.entries()[0].chance[:2] == (2, 3)


@pytest.mark.rule("RM-1.13b")
def test_the_hash_is_known_before_and_the_seed_after() -> None:
    table = Table(GAME, t.MomotetsuOptions("tokyo", "live"), [Seat("A"), Seat("B")], "demo")
    assert (table.record().commitment, table.record().seed) == (commitment("demo"), None)
    table.submit("clock", t.Tick(), at=ms("08:30"))
    table.submit("gm", t.EndNow(), at=ms("09:00"))
    assert table.record().seed is None
    table.submit("gm", t.CloseResult(), at=ms("09:01"))
    assert (table.record().commitment, table.record().seed) == (commitment("demo"), "demo")


@pytest.mark.house("dice_source=server", "dice_source=both", "dice_source=physical")
@pytest.mark.rule("RM-1.14a")
def test_own_dice_where_the_kit_allows_them() -> None:
    assert City(2).refused(0, t.Roll(shown=(3,))) == ("RM-1.14a", "server_rolls")
    both = City(2, dice_source="both")
    both.do(0, t.Roll(shown=(1,)))
    assert both.ends(0) == {"神田", "有楽町", "八丁堀", "新日本橋"}
    both.land(1, "大崎")
    both.do(1, t.Draw(shown=(7, 1)))
    assert both.balance(1) == [400]  # Angel
    both.dice(2).do(1, t.Finish(), t.Roll())  # or those of the server
    physical = City(2, dice_source="physical").put(0, hand=("express", "advance_2"))
    assert physical.refused(0, t.Roll()) == ("RM-1.14a", "own_dice_only")
    assert physical.refused(0, t.UseStar("express")) == ("RM-1.14a", "own_dice_only")
    listed = list(GAME.legal(physical.state, 0))  # with dice that might be shown
    assert t.Roll(shown=(1,)) in listed
    assert t.UseStar("express", shown=(1, 2)) in listed
    assert t.UseStar("advance_2", steps=2) in listed
    physical.do(0, t.UseStar("advance_2", steps=2))  # nothing is thrown for it
    physical.land(1, "大崎")  # a card is drawn by two dice, a special one by one
    assert t.Draw(shown=(1, 2)) in physical.options(1)
    physical.land(1, "湯島")
    assert t.Draw(shown=(1,)) in physical.options(1)


@pytest.mark.rule("RM-1.14b")
def test_what_own_dice_show_is_the_record_and_waits_for_the_master() -> None:
    city = City(2, dice_source="both")
    for wrong in ((0,), (7,)):
        assert city.refused(0, t.Roll(shown=wrong)) == ("RM-1.14b", "wrong_dice")
    city.do(0, t.Roll(shown=(6,)))
    assert city.team(0).face == 6
    (claim,) = city.state.claims
    assert (claim.kind, claim.seat, claim.status) == ("dice", 0, "pending")
    city.do("gm", t.Approve(claim.entry))
    assert city.state.claims[0].status == "approved"
    city.land(1, "大崎")
    assert city.refused(1, t.Draw(shown=(4, 4))) == ("RM-1.14b", "wrong_dice")
    assert city.refused(1, t.Draw(shown=(1, 14))) == ("RM-1.14b", "wrong_dice")
    city.put(1, phase="ready", hand=("trump",))
    assert city.refused(1, t.UseStar("trump", shown=(14,))) == ("RM-1.14b", "wrong_dice")
    city.do(1, t.UseStar("trump", shown=(13,)))
    before, entry = city.balance(), city.state.claims[-1].entry
    told = city.do("gm", t.Reject(entry))  # what came of them is corrected by hand
    assert told == (ev.Ruled(1, entry, "reversal", 0, ""),)
    assert (city.state.claims[-1].status, city.balance()) == ("rejected", before)


@pytest.mark.rule("RM-1.15a")
def test_a_withdrawn_team_is_out() -> None:
    city = City(3).put(2, balance=9000, square="和光市")
    city.do("gm", t.Withdraw(2))
    assert city.refused(2, t.Roll()) == ("RM-1.15a", "withdrawn")
    city.draw(0, "devil_dispatch")
    assert city.asked(0) == {"1"}
    city.do(0, t.Choose("1"), t.Finish())
    city.land(0, "王子")
    assert city.holder() == 1  # though the other one was farther away
    city.dice(3, 4).do(0, t.RollDestination())
    city.world(bonbi=0)
    assert city.refused(0, t.Touch(2)) == ("RM-9.26", "no_such_team")
    city.do("gm", t.EndNow(), t.CloseResult())
    assert GAME.outcome(city.state).ranking == ((0,), (1,), (2,))  # type: ignore[union-attr]


@pytest.mark.rule("RM-1.15b")
def test_its_bonbi_is_gone_until_it_is_given_out_again() -> None:
    city = City(3).world(bonbi=2)
    assert only(ev.BonbiGone, city.do("gm", t.Withdraw(2)))
    assert city.holder() is None
    city.draw(1, "bonbi_card")
    assert city.holder() == 1
    assert not only(ev.BonbiGone, City(3).world(bonbi=1).do("gm", t.Withdraw(2)))


@pytest.mark.rule("RM-13.9")
def test_the_clock_of_the_options_takes_the_place_of_the_kits() -> None:
    clock = ClockData("09:00", ("10:00", "11:00", "12:00"), "11:00", "12:30", "13:00")
    state = GAME.start(t.MomotetsuOptions("tokyo", "live", clock=clock), 2, Dice()).state
    assert GAME.due(state) == ms("09:00")
