"""RM-7: missions and properties."""

import pytest

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import thaw
from kippu.games.momotetsu.model.view import view
from kippu.games.momotetsu.rules.missions import task
from tests.rules.momotetsu.days import City, made, only


@pytest.fixture
def city() -> City:
    return City(2)


def tried(city: City, seat: int = 0) -> City:
    """A team has landed at Nippori and tries its mission."""
    city.land(seat, "日暮里")
    city.do(seat, t.StartMission(("m05",)))
    return city


def cleared(city: City, seat: int = 0) -> City:
    """A team has cleared the mission of Nippori and left."""
    tried(city, seat).do(seat, t.MissionDone("m05", photo="p"), t.Finish())
    return city


@pytest.mark.rule("RM-7.1a")
def test_mission_squares_carry_missions_with_a_property_each(city: City) -> None:
    parts = city.parts
    assert len(parts.missions) == len(parts.properties) == len({one.id for one in parts.properties}) == 39
    carried = {mission.square for mission in parts.missions}
    atlas = parts.atlas((), ())
    assert carried == {atlas.ids[square] for square in atlas.sets["mission"]}
    assert len(carried) == 31


@pytest.mark.rule("RM-7.1b")
def test_trying_is_free_and_all_may_be_done_in_one_stop(city: City) -> None:
    city.land(0, "上野")
    left = city.fork()
    left.do(0, t.Finish())
    assert (left.phase(0), left.balance(0)) == ("ready", [200])
    city.do(0, t.StartMission(("m06",)), t.MissionDone("m06", photo="p"), t.StartMission(("m07",)))
    city.do(0, t.MissionDone("m07", photo="p"))
    assert city.properties(0) == ["rolling_stock_works", "fruit_shop"]


@pytest.mark.rule("RM-7.2")
def test_two_at_the_same_time(city: City) -> None:
    city.land(0, "上野")
    for wrong in ((), ("m06", "m06"), ("m06", "m05")):
        assert city.refused(0, t.StartMission(wrong)) == ("RM-7.4a", "mission_not_open")
    city.do(0, t.StartMission(("m06", "m07")), t.MissionDone("m07", photo="p"))
    assert city.phase(0) == "task"
    city.do(0, t.MissionDone("m06", photo="p"))
    assert (city.phase(0), len(city.properties(0))) == ("processing", 2)


@pytest.mark.rule("RM-7.3a")
def test_a_team_says_whether_it_tries(city: City) -> None:
    city.land(0, "上野")
    assert city.refused(0, t.MissionDone("m06", photo="p")) == ("RM-7.3a", "mission_not_started")
    passed = city.fork()
    assert only(ev.MissionPassed, passed.do(0, t.Finish())) == [ev.MissionPassed(0, "ueno")]
    told = city.do(0, t.StartMission(("m06",)))
    assert only(ev.MissionStarted, told) == [ev.MissionStarted(0, "ueno", ("m06",))]
    assert city.refused(0, t.MissionFailed("m07")) == ("RM-7.3a", "mission_not_started")


@pytest.mark.rule("RM-7.3b")
def test_success_is_reported_with_a_photo_and_failure_without(city: City) -> None:
    tried(city)
    assert city.refused(0, t.MissionDone("m05")) == ("RM-14.2a", "photo_missing")
    failed = city.fork()
    assert only(ev.MissionMissed, failed.do(0, t.MissionFailed("m05"))) == [ev.MissionMissed(0, "m05")]
    assert (failed.properties(0), failed.state.claims) == ([], ())
    city.do(0, t.MissionDone("m05", photo="p", text="us"))
    (claim,) = city.state.claims
    assert (claim.kind, claim.photo, claim.text, claim.what) == ("mission", "p", "us", city.parts.mission_at["m05"])


@pytest.mark.rule("RM-7.4a")
def test_a_team_clears_a_mission_once(city: City) -> None:
    cleared(city).land(0, "日暮里")
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.4a", "mission_not_open")
    assert city.properties(0) == ["yanaka_ginza"]


@pytest.mark.rule("RM-7.4b")
def test_others_may_clear_it_as_well(city: City) -> None:
    cleared(cleared(city, 0), 1)
    assert city.properties(0) == city.properties(1) == ["yanaka_ginza"]


@pytest.mark.rule("RM-7.5")
@pytest.mark.parametrize(("time", "balance"), [("10:59:59", 250), ("11:00:00", 250), ("11:00:01", 200)])
def test_a_property_is_held_from_the_success(time: str, balance: int) -> None:
    city = City(2).at("10:50")
    tried(city).at(time).do(0, t.MissionDone("m05", photo="p"))
    city.at("11:10").tick()
    assert (city.balance(0), city.state.claims[0].status) == ([balance], "pending")
    assert city.properties(0) == ["yanaka_ginza"]  # before anybody has ruled
    city.do("gm", t.Reject(city.state.claims[0].entry))
    assert (city.balance(0), city.properties(0)) == ([200], [])


@pytest.mark.rule("RM-7.5")
def test_the_moment_is_that_of_the_team_and_not_of_the_receipt() -> None:
    city = City(2).at("10:50")
    city.do("gm", t.SetPosition(0, "uguisudani"), t.Correct(seat=0, give_cards=("advance_1",)))
    city.do(0, t.UseStar("advance_1", None, 1), t.Arrive("nippori"), t.StartMission(("m05",)))
    city.at("10:59").do(0, made(t.MissionDone("m05", photo="p"), "10:55"))
    assert city.team(0).owned[0].since == city.now - 4 * 60_000


@pytest.mark.rule("RM-7.6")
def test_cleared_stays_cleared(city: City) -> None:
    cleared(city).put(0, balance=-50, debt_since=city.now).do(0, t.Sell("yanaka_ginza"))
    city.land(0, "日暮里")
    assert city.properties(0) == []
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.4a", "mission_not_open")


@pytest.mark.rule("RM-7.7")
def test_a_failed_mission_needs_a_new_landing(city: City) -> None:
    tried(city).do(0, t.MissionFailed("m05"))
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.4a", "mission_not_open")
    city.do(0, t.Finish())
    tried(city)
    assert city.phase(0) == "task"


@pytest.mark.rule("RM-7.7")
def test_a_rejected_mission_may_be_tried_again(city: City) -> None:
    cleared(city).do("gm", t.Reject(city.state.claims[0].entry))
    cleared(city)
    assert city.properties(0) == ["yanaka_ginza"]


@pytest.mark.rule("RM-7.8a")
def test_a_mission_starts_while_its_square_is_worked_off(city: City) -> None:
    assert city.put(0, square="日暮里").refused(0, t.StartMission(("m05",))) == ("RM-7.8a", "no_mission_here")
    city.land(1, "恵比寿")
    assert city.refused(1, t.StartMission(("m05",))) == ("RM-7.8a", "no_mission_here")
    tried(city)
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.8a", "no_mission_here")
    away = city.fork()
    city.do(0, t.MissionFailed("m05"))
    assert city.phase(0) == "processing"
    city.do(0, t.Finish())
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.8a", "no_mission_here")
    away.do("gm", t.Correct(seat=0, phase="ready"))
    assert away.refused(0, t.MissionDone("m05", photo="p")) == ("RM-7.3a", "mission_not_started")


@pytest.mark.rule("RM-7.8b")
@pytest.mark.parametrize(("time", "won"), [("17:59:59", True), ("18:00:00", False)])
def test_only_the_cutoff_limits_its_time(time: str, won: bool) -> None:
    city = tried(City(2)).at(time)
    if won:
        city.do(0, t.MissionDone("m05", photo="p"))
    else:
        city.tick()
        assert city.refused(0, t.MissionDone("m05", photo="p")) == ("RM-1.6a", "not_running")
    assert bool(city.properties(0)) == won


@pytest.mark.rule("RM-7.8c")
def test_a_goal_elsewhere_does_not_stop_it() -> None:
    city = tried(City(3)).put(2, square="西船橋")
    city.land(1, "王子")
    assert (city.phase(0), city.state.hold is not None) == ("task", True)
    city.do(0, t.MissionDone("m05", photo="p"))
    assert city.properties(0) == ["yanaka_ginza"]


@pytest.mark.rule("RM-7.9a")
def test_a_property_has_kind_payments_and_sale_value(city: City) -> None:
    park = city.parts.properties[0]
    assert (park.id, park.kind, park.settlement, park.sale) == ("ikiiki_park", "park", (100, 100, 100), 200)
    assert all(one.kind and len(one.settlement) == 3 and one.sale > 0 for one in city.parts.properties)


@pytest.mark.rule("RM-7.9b")
def test_kinds_are_as_printed(city: City) -> None:
    assert city.parts.properties[city.parts.property_at["tokyo_daijingu"]].kind == "food"  # though it is a shrine
    assert {one.kind for one in city.parts.properties} == {"food", "industry", "history", "commerce", "park"}


def words(city: City, mission: str = "m19") -> str:
    """What is to be done, in English."""
    return task(thaw(city.state, city.chance, 0), city.parts.mission_at[mission])["en"]


@pytest.mark.house("obsolete_missions=replace", "obsolete_missions=keep", "obsolete_missions=remove")
@pytest.mark.rule("RM-7.10a")
def test_what_has_become_impossible_is_replaced(city: City) -> None:
    assert words(city) == "Eat a bowl of noodles near Shibuya Station"
    assert "platform" in words(City(2, obsolete_missions="keep"))
    gone = City(2, obsolete_missions="remove")
    gone.land(0, "渋谷")
    assert gone.refused(0, t.StartMission(("m19",))) == ("RM-7.4a", "mission_not_open")


@pytest.mark.rule("RM-7.10b")
def test_the_master_replaces_a_mission_that_nobody_has_begun(city: City) -> None:
    for wrong in (
        t.ReplaceMission("m99", {"en": "a", "ja": "b"}),
        t.ReplaceMission("m19", {"ja": "b"}),  # some could not read it
        t.ReplaceMission("m19", {"en": "a", "eo": "c"}),
    ):
        assert city.refused("gm", wrong) == ("RM-7.10b", "cannot_replace")
    city.do(
        "gm",
        t.ReplaceMission("m19", {"en": "Dance", "ja": "踊る"}),
        t.ReplaceMission("m19", {"en": "Sing", "ja": "歌う"}, reason="rain"),
    )
    assert (words(city), words(city, "m18") != "Sing") == ("Sing", True)
    city.land(0, "渋谷")
    city.do(0, t.StartMission(("m19",)))
    assert city.refused("gm", t.ReplaceMission("m19", {"en": "a", "ja": "b"})) == ("RM-7.10b", "cannot_replace")
    city.do("gm", t.ReplaceMission("m18", {"en": "Hum", "ja": "口ずさむ"}))


@pytest.mark.rule("RM-7.10c")
def test_its_property_stays(city: City) -> None:
    city.do("gm", t.ReplaceMission("m05", {"en": "Sing", "ja": "歌う"}))
    assert cleared(city).properties(0) == ["yanaka_ginza"]


@pytest.mark.rule("RM-7.10d")
def test_everybody_reads_that_it_is_new_and_why(city: City) -> None:
    city.do("gm", t.ReplaceMission("m05", {"en": "Sing", "ja": "歌う"}, reason="The bridge is closed."))
    for viewer in (0, 1, "gm", "spectator"):
        (told,) = view(city.state, viewer).replaced
        assert (told.mission, told.task["en"], told.why) == ("m05", "Sing", "The bridge is closed.")
