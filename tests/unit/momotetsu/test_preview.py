"""What a ruling would change is what it then changes."""

import pytest

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.master.preview import Change, options, preview
from kippu.games.momotetsu.model import commands as t
from tests.rules.momotetsu.days import City, made, ms
from tests.rules.momotetsu.test_13_master import claim, mission


@pytest.fixture
def city() -> City:
    return City(3)


def changes(city: City, command: t.AnyMasterCommand) -> set[tuple[int | None, str]]:
    return {(one.seat, one.what) for one in preview(city.state, city.journal, command, city.now).changes}


def test_a_rejected_mission(city: City) -> None:
    mission(city).at("11:20")
    found = preview(city.state, city.journal, t.Reject(claim(city)), city.now)  # the settlement of 11:00 comes first
    assert found.changes == (Change("balance", 250, 200, 0), Change("properties", ("park",), (), 0))
    assert (found.also, found.chance) == ((), False)
    assert city.balance(0) == [200]  # nothing has happened yet
    city.tick()
    city.do("gm", t.Reject(claim(city)))
    assert (city.balance(0), city.properties(0)) == ([200], [])


def test_corrections_of_a_team_and_of_the_day(city: City) -> None:
    everything = t.Correct(seat=1, points=50, goals=1, give_cards=("galaxy",), give_property="park", status_on="rocket")
    assert changes(city, everything) == {(1, what) for what in ("balance", "goals", "hand", "properties", "statuses")}
    assert changes(city, t.SetPosition(2, "ueno")) == {(2, "square")}
    assert changes(city, t.AssignBonbi(2)) == {(None, "bonbi")}
    assert changes(city, t.Withdraw(2)) == {(2, "phase"), (2, "withdrawn")}
    assert changes(city, t.Pause()) == {(None, "pause")}
    assert changes(city, t.EndNow()) >= {(None, "day"), (0, "phase")}
    assert changes(city, t.Broadcast("hello")) == set()


def test_what_falls_with_a_struck_entry(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    entry = city.state.n
    city.do(0, t.Arrive("kanda"))
    found = preview(city.state, city.journal, t.Void(entry), city.now)
    assert found.also == (entry + 1,)
    assert Change("square", "kanda", "tokyo", 0) in found.changes
    city.do("gm", t.Void(entry, found.also))
    assert city.where(0) == "東京"


def test_dice_that_would_be_thrown_anew_are_told(city: City) -> None:
    city.do(1, t.Note("here"))
    note = city.state.n
    assert not preview(city.state, city.journal, t.Void(note), city.now).chance
    assert preview(city.state, city.journal, t.ActFor(1, t.Roll()), city.now).chance


def test_what_cannot_be_done_is_refused(city: City) -> None:
    with pytest.raises(IllegalMove, match="no_such_claim"):
        preview(city.state, city.journal, t.Reject(99), city.now)


def test_what_a_team_could_have_done(city: City) -> None:
    city.at("10:00").dice(1).do(0, t.Roll())
    city.at("10:30").do(1, t.Note("later"))
    assert t.Arrive("kanda") in tuple(options(city.state, city.journal, 0, city.now))
    assert t.Roll() not in tuple(options(city.state, city.journal, 0, city.now))
    assert t.Roll() in tuple(options(city.state, city.journal, 0, ms("09:59")))
    assert t.Arrive("kanda") in tuple(options(city.state, city.journal, 0, ms("10:20")))
    city.do("gm", t.ActFor(0, made(t.Arrive("kanda"), "10:20"), reason="from the sheet"))
    assert (city.where(0), city.team(0).reported) == ("神田", ms("10:20"))


def test_the_clock_goes_on_before_a_team_is_told_what_it_may_do(city: City) -> None:
    assert t.Roll() in tuple(options(city.state, city.journal, 0, ms("17:30")))
    assert t.Roll() not in tuple(options(city.state, city.journal, 0, ms("17:31")))  # after the last roll


def test_a_rejected_goal_brings_back_what_it_ended(city: City) -> None:
    city.put(2, square="和光市").world(economy="boom")
    city.land(0, "王子")
    found = changes(city, t.Reject(city.state.claims[0].entry))
    assert {(None, "economy"), (None, "hold"), (None, "bonbi"), (0, "goals"), (0, "balance")} <= found
