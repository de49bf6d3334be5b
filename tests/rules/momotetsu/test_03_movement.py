"""RM-3: movement."""

import pytest

from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Move
from tests.rules.momotetsu.days import MINUTE, City, ms, only


@pytest.fixture
def city() -> City:
    return City(2)


def ends(city: City, start: str, steps: int, gate: str | None = None) -> set[str]:
    atlas = city.parts.atlas((), ())
    found = atlas.ends(city.sq(start), steps, -1 if gate is None else city.sq(gate))
    return {city.name(square) for square in found}


@pytest.mark.rule("RM-3.1")
def test_the_board_is_the_graph_of_the_listed_lines(city: City) -> None:
    atlas = city.parts.atlas((), ())
    assert len(atlas.ids) == 225
    assert sum(map(len, atlas.neighbours)) == 2 * 275
    assert city.refused("gm", t.SetPosition(0, "nowhere")) == ("RM-3.1", "unknown_square")


@pytest.mark.rule("RM-3.2")
@pytest.mark.parametrize(
    ("name", "square"),
    [
        ("明治神宮前", "原宿"),
        ("大塚駅前", "大塚"),
        ("東池袋四丁目", "東池袋"),
        ("フジテレビ前", "フジテレビ"),
        ("王子駅前", "王子"),
    ],
)
def test_same_name_same_square(city: City, name: str, square: str) -> None:
    assert city.sq(name) == city.sq(square)


@pytest.mark.rule("RM-3.2")
def test_another_name_is_another_square_even_next_door(city: City) -> None:
    assert city.sq("有楽町") != city.sq("日比谷")
    assert city.sq("御茶ノ水") != city.sq("新御茶ノ水")
    assert city.parts.atlas((), ()).called("大阪") is None


@pytest.mark.rule("RM-3.3", "RM-3.5")
def test_squares_passed_without_stopping_count_and_lines_may_be_changed(city: City) -> None:
    assert city.parts.atlas((), ()).distance(city.sq("新宿"), city.sq("池袋")) == 4
    assert "池袋" not in ends(city, "新宿", 1) | ends(city, "新宿", 2) | ends(city, "新宿", 3)
    assert "茅場町" in ends(city, "東京", 2)  # Keiyo line, then Hibiya line


@pytest.mark.rule("RM-3.4")
def test_no_turning_back_but_at_a_terminus(city: City) -> None:
    assert "東京" not in ends(city, "東京", 2)
    assert ends(city, "大森", 2) == {"品川", "大森"}  # by Kamata, a terminus


@pytest.mark.rule("RM-3.6")
def test_a_loop_may_end_where_it_began(city: City) -> None:
    assert "神田" in ends(city, "神田", 3)


@pytest.mark.rule("RM-3.7")
def test_a_new_turn_may_start_in_any_direction(city: City) -> None:
    city.put(0, square="神田", previous="東京").dice(1).do(0, t.Roll())
    assert "東京" in city.ends(0)


@pytest.mark.rule("RM-3.8")
def test_every_count_has_an_end_without_a_gate(city: City) -> None:
    atlas = city.parts.atlas((), ())
    assert all(atlas.ends(square, steps) for square in range(225) for steps in (1, 2, 6))
    assert all(atlas.ends(city.sq("金町"), steps) for steps in range(1, 19))


@pytest.mark.rule("RM-3.9")
def test_a_gate_is_entered_by_the_last_step_alone(city: City) -> None:
    assert "亀有" in ends(city, "北千住", 2, "亀有")
    assert "金町" in ends(city, "北千住", 3) - ends(city, "北千住", 3, "亀有")
    assert "北千住" in ends(city, "北千住", 2, "亀有")  # turned at a neighbour
    assert ends(city, "亀有", 1, "亀有") == {"綾瀬", "金町"}


@pytest.mark.rule("RM-3.10")
def test_a_trip_knows_no_gate(city: City) -> None:
    city.world(gate_until=ms("12:00"), destination="亀有").put(0, square="金町", hand=("wish_star",))
    city.do(0, t.UseStar("wish_star", "naka_meguro"))
    assert city.ends(0) == {"中目黒"}


@pytest.mark.rule("RM-3.11")
def test_ends_stay_valid_whatever_changes(city: City) -> None:
    city.put(0, square="北千住").world(destination="亀有").dice(3).do(0, t.Roll())
    before = city.ends(0)
    city.world(gate_until=ms("12:00"))
    assert city.ends(0) == before
    city.do(0, t.Arrive("kanamachi"))
    assert city.where(0) == "金町"


@pytest.mark.rule("RM-3.12")
def test_without_an_end_the_team_stays_and_waits(city: City) -> None:
    city.put(0, square="金町", face=2).world(destination="亀有", gate_until=city.now + 30 * MINUTE)
    events = city.dice(4).do(0, t.Roll())
    assert only(ev.Stuck, events)
    assert (city.phase(0), city.where(0), city.team(0).face) == ("ready", "金町", 4)
    assert city.refused(0, t.Roll()) == ("RM-3.12", "must_wait")
    city.at("08:35:00").dice(1).do(0, t.Roll())
    assert city.ends(0) == {"亀有"}


@pytest.mark.rule("RM-3.12")
def test_a_star_card_of_a_stuck_team_goes_back_and_the_gate_frees_it(city: City) -> None:
    city.put(0, square="金町", hand=("advance_3",)).world(destination="亀有", gate_until=city.now + MINUTE)
    city.do(0, t.UseStar("advance_3", None, 3))
    assert city.hand(0) == ["advance_3"]
    city.at("08:31:00").do(0, t.UseStar("advance_3", None, 3))
    assert city.phase(0) == "moving"


@pytest.mark.rule("RM-3.13", "RM-3.15")
def test_only_a_legal_end_is_an_arrival(city: City) -> None:
    assert city.refused(0, t.Arrive("kanda")) == ("RM-3.15", "not_moving")
    city.dice(1).do(0, t.Roll())
    assert city.refused(0, t.Arrive("akihabara")) == ("RM-3.15", "no_legal_end")
    assert only(ev.ConflictOpened, city.do(0, t.Arrive("akihabara", dispute=True)))
    assert city.refused(0, t.Arrive("akihabara")) == ("RM-3.15", "no_legal_end")
    city.do(0, t.Arrive("kanda"))
    assert city.where(0) == "神田"


@pytest.mark.rule("RM-3.14")
def test_a_target_may_be_declared_and_changed(city: City) -> None:
    assert city.refused(0, t.DeclareTarget("kanda")) == ("RM-3.14", "no_target_to_declare")
    city.dice(1).do(0, t.Roll())
    city.do(0, t.DeclareTarget("kanda"), t.DeclareTarget("yurakucho"))
    assert city.name(city.team(0).move.target) == "有楽町"  # type: ignore[union-attr]
    assert city.refused(0, t.DeclareTarget("ueno")) == ("RM-3.14", "no_legal_end")


@pytest.mark.rule("RM-3.16")
def test_distance_is_the_shortest_path(city: City) -> None:
    atlas = city.parts.atlas((), ())
    assert atlas.distance(city.sq("両国"), city.sq("和光市")) == 17
    assert max(max(atlas.distances(square)) for square in range(225)) == 30


def riding(city: City, seat: int, *, walks: bool = False) -> City:
    """A team rides from Tokyo to Ueno."""
    end = city.sq("上野")
    move = Move("die", city.sq("東京"), (end,), city.now, steps=4, target=end, walks=walks)
    return city.put(seat, square="東京", phase="moving", move=move)


@pytest.mark.rule("RM-3.17")
def test_ordered_off_at_the_next_square_unless_not_aboard(city: City) -> None:
    riding(riding(city, 0), 1, walks=True)
    city.do("gm", t.ForceAlight())
    assert (city.team(0).alight, city.team(1).alight) == ("order", "")  # a walker is in no vehicle
    assert city.refused(1, t.NotBoarded()) == ("RM-3.17", "not_told_to_alight")
    assert city.refused(1, t.Alight("kanda")) == ("RM-3.17", "not_told_to_alight")
    city.do(0, t.NotBoarded())
    assert (city.phase(0), city.team(0).alight) == ("moving", "")


@pytest.mark.rule("RM-3.18")
def test_off_before_the_end_nothing_happens(city: City) -> None:
    riding(city, 0).world(bonbi=0)
    city.do("gm", t.ForceAlight())
    city.do(0, t.Alight("akihabara"))
    assert (city.phase(0), city.where(0), city.name(city.team(0).previous)) == ("ready", "秋葉原", "東京")
    assert city.state.bonbi.due == "next"  # type: ignore[union-attr]


@pytest.mark.rule("RM-3.18", "RM-3.19")
def test_off_at_the_end_it_was_heading_for_is_a_landing(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    city.do("gm", t.ForceAlight())
    city.do(0, t.Alight("kanda"))  # none was declared, so any legal end
    assert city.phase(0) == "processing"
    other = City(2)
    other.dice(1).do(0, t.Roll())
    other.do(0, t.DeclareTarget("yurakucho"))
    other.do("gm", t.ForceAlight())
    other.do(0, t.Alight("kanda"))
    assert other.phase(0) == "ready"


@pytest.mark.rule("RM-3.20")
def test_the_kit_knows_where_buses_are_boarded(city: City) -> None:
    poles = {line.id: line.boarding for line in city.parts.kit.map.lines if line.mode == "bus"}
    assert "pole 8" in poles["bus_umi01"]["toyosu"].en
    assert "8番" in poles["bus_umi01"]["toyosu"].ja
    city.do(0, t.Note("fares are ours to pay"))
    assert city.balance(0) == [200]


@pytest.mark.rule("RM-3.21")
def test_extra_stations_split_an_edge() -> None:
    city = City(2, extra_stations=("takanawa_gateway",))
    atlas = city.parts.atlas(("takanawa_gateway",), ())
    assert city.name(225) == "高輪ゲートウェイ"
    assert atlas.distance(city.sq("田町"), city.sq("品川")) == 2
    assert atlas.kinds[225] == "blue"
    city.put(0, square="田町").dice(1).do(0, t.Roll())
    assert "高輪ゲートウェイ" in city.ends(0)
