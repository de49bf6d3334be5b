"""RM-7: missions and properties."""

import pytest

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import thaw
from kippu.games.momotetsu.rules.missions import text
from tests.rules.momotetsu.days import City


@pytest.fixture
def city() -> City:
    return City(2)


@pytest.mark.rule("RM-7.1")
def test_31_squares_carry_39_missions(city: City) -> None:
    assert len(city.parts.missions) == 39
    assert len({mission.square for mission in city.parts.missions}) == 31
    city.land(0, "上野")
    city.do(0, t.StartMission(("m06",)), t.MissionFailed("m06"), t.StartMission(("m07",)))
    city.do(0, t.MissionDone("m07", photo="p"))
    assert city.properties(0) == ["fruit_shop"]


@pytest.mark.rule("RM-7.2")
def test_two_at_the_same_time(city: City) -> None:
    city.land(0, "上野")
    city.do(0, t.StartMission(("m06", "m07")), t.MissionDone("m07", photo="p"))
    assert city.phase(0) == "task"
    city.do(0, t.MissionDone("m06", photo="p"))
    assert (city.phase(0), len(city.properties(0))) == ("processing", 2)


@pytest.mark.rule("RM-7.3")
def test_success_needs_a_photo_and_a_start(city: City) -> None:
    city.land(0, "上野")
    assert city.refused(0, t.MissionDone("m06", photo="p")) == ("RM-7.3", "mission_not_started")
    city.do(0, t.StartMission(("m06",)))
    assert city.refused(0, t.MissionDone("m06")) == ("RM-14.2", "photo_missing")


@pytest.mark.rule("RM-7.4")
def test_each_team_clears_a_mission_once(city: City) -> None:
    for seat in (0, 1):
        city.land(seat, "日暮里")
        city.do(seat, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"), t.Finish())
    assert city.properties(0) == city.properties(1) == ["yanaka_ginza"]
    city.land(0, "日暮里")
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.4", "mission_not_open")


@pytest.mark.rule("RM-7.5")
def test_a_property_is_held_from_the_report(city: City) -> None:
    city.at("10:59").land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"))
    city.at("11:00").tick()
    assert city.balance(0) == [250]
    assert city.state.claims[0].status == "pending"


@pytest.mark.rule("RM-7.6")
def test_cleared_stays_cleared(city: City) -> None:
    city.put(0, properties=["yanaka_ginza"], balance=-50, debt_since=city.now)
    city.do(0, t.Sell("yanaka_ginza"))
    city.land(0, "日暮里")
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.4", "mission_not_open")


@pytest.mark.rule("RM-7.7")
def test_a_failed_mission_needs_a_new_landing(city: City) -> None:
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)), t.MissionFailed("m05"))
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.4", "mission_not_open")
    city.do(0, t.Finish())
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)))
    assert city.phase(0) == "task"


@pytest.mark.rule("RM-7.8")
def test_a_mission_starts_while_its_landing_is_processed(city: City) -> None:
    city.land(0, "日暮里")
    city.do(0, t.Finish())
    assert city.refused(0, t.StartMission(("m05",))) == ("RM-7.8", "no_mission_here")


@pytest.mark.rule("RM-7.9")
def test_a_property_has_kind_payments_and_sale_value(city: City) -> None:
    park = city.parts.properties[0]
    assert (park.id, park.kind, park.settlement, park.sale) == ("ikiiki_park", "park", (100, 100, 100), 200)
    assert city.parts.properties[city.parts.property_at["tokyo_daijingu"]].kind == "food"  # as printed


@pytest.mark.rule("RM-7.10")
def test_texts_may_be_replaced(city: City) -> None:
    number = city.parts.mission_at["m19"]
    assert text(thaw(city.state, city.chance, 0), number)[0] == "Eat a bowl of noodles near Shibuya Station"
    kept = City(2, obsolete_missions="keep")
    assert "platform" in text(thaw(kept.state, kept.chance, 0), number)[0]
    city.do("gm", t.ReplaceMission("m19", "Sing", "歌う", reason="rain"))
    assert text(thaw(city.state, city.chance, 0), number) == ("Sing", "歌う")
    city.land(0, "渋谷")
    city.do(0, t.StartMission(("m19",)))
    assert city.refused("gm", t.ReplaceMission("m19", "a", "b")) == ("RM-7.10", "cannot_replace")
    gone = City(2, obsolete_missions="remove")
    gone.land(0, "渋谷")
    assert gone.refused(0, t.StartMission(("m19",))) == ("RM-7.4", "mission_not_open")
