"""RM-3: movement."""

from itertools import pairwise

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


# --- the board --------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-3.1a")
def test_the_board_is_the_graph_of_the_listed_lines(city: City) -> None:
    atlas = city.parts.atlas((), ())
    listed = set()
    for line in city.parts.kit.map.lines:
        for segment in line.segments:
            for a, b in pairwise((*segment, segment[0]) if line.loop else segment):
                listed |= {(a, b), (b, a)}
    joined = {(atlas.ids[a], atlas.ids[b]) for a, around in enumerate(atlas.neighbours) for b in around}
    assert joined == listed
    assert (len(atlas.ids), len(joined)) == (225, 2 * 275)
    assert city.refused("gm", t.SetPosition(0, "nowhere")) == ("RM-3.1a", "unknown_square")


@pytest.mark.rule("RM-3.1b")
def test_a_stop_that_is_no_square_is_not_counted(city: City) -> None:
    assert city.parts.atlas((), ()).called("高輪ゲートウェイ") is None
    assert "品川" in ends(city, "田町", 1)  # though trains stop between the two


@pytest.mark.rule("RM-3.2a")
@pytest.mark.parametrize(
    ("name", "square"),
    [
        ("明治神宮前", "原宿"),
        ("大塚駅前", "大塚"),
        ("東池袋四丁目", "東池袋"),
        ("フジテレビ前", "フジテレビ"),
        ("王子駅前", "王子"),
        ("渋谷駅", "渋谷"),
        ("三田駅", "田町"),
    ],
)
def test_same_name_same_square(city: City, name: str, square: str) -> None:
    assert city.sq(name) == city.sq(square)


@pytest.mark.rule("RM-3.2b")
def test_moving_about_inside_a_square_is_free(city: City) -> None:
    assert len(city.parts.atlas((), ()).squares[city.sq("王子")].places) == 2
    assert ends(city, "王子", 1) == {"東十条", "上中里", "飛鳥山", "栄町"}  # by train and by tram
    assert "栄町" in ends(city, "上中里", 2)  # from the one to the other, at no cost


@pytest.mark.rule("RM-3.2c")
def test_another_name_is_another_square_even_next_door(city: City) -> None:
    assert city.sq("有楽町") != city.sq("日比谷")
    assert city.sq("御茶ノ水") != city.sq("新御茶ノ水")
    assert city.parts.atlas((), ()).called("大阪") is None
    city.put(0, square="有楽町").dice(1).do(0, t.Roll())
    assert city.refused(0, t.Arrive("hibiya")) == ("RM-3.15b", "no_legal_end")  # nobody walks without a card


# --- counts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-3.3a")
def test_a_count_is_exact(city: City) -> None:
    assert "新宿" not in ends(city, "新宿", 1)
    assert [steps for steps in range(1, 5) if "上野" in ends(city, "東京", steps)] == [4]


@pytest.mark.rule("RM-3.3b")
def test_squares_passed_without_stopping_count(city: City) -> None:
    assert "池袋" not in ends(city, "新宿", 1) | ends(city, "新宿", 2) | ends(city, "新宿", 3)
    assert "池袋" in ends(city, "新宿", 4)  # the next stop of a rapid train


@pytest.mark.rule("RM-3.4a")
def test_no_turning_back_even_by_another_line(city: City) -> None:
    lines = [line for line in city.parts.kit.map.lines if any({"tokyo", "kanda"} <= set(one) for one in line.segments)]
    assert len(lines) > 1
    assert "東京" not in ends(city, "東京", 2)


@pytest.mark.rule("RM-3.4b")
def test_at_a_terminus_one_may_turn(city: City) -> None:
    assert ends(city, "大森", 2) == {"品川", "大森"}  # by Kamata, a terminus
    assert ends(city, "蒲田", 1) == {"大森"}


@pytest.mark.rule("RM-3.5")
def test_lines_may_be_changed_freely(city: City) -> None:
    assert "茅場町" in ends(city, "東京", 2)  # Keiyo line, then Hibiya line
    assert "日本橋" in ends(city, "東京", 3)  # and Tozai line


@pytest.mark.rule("RM-3.6")
def test_a_loop_may_come_by_a_square_again_and_end_where_it_began(city: City) -> None:
    assert "神田" in ends(city, "神田", 3)
    assert "神田" in ends(city, "東京", 4)  # by Kanda already
    city.put(0, square="神田").dice(3).do(0, t.Roll())
    city.do(0, t.Arrive("kanda"))
    assert (city.where(0), city.phase(0)) == ("神田", "processing")


@pytest.mark.rule("RM-3.7a")
def test_the_ban_on_turning_holds_within_a_move(city: City) -> None:
    city.put(0, square="神田", previous="東京").dice(2).do(0, t.Roll())
    assert "有楽町" in city.ends(0)  # back where the team came from, and on
    assert "神田" not in city.ends(0)


@pytest.mark.rule("RM-3.7b")
def test_a_new_turn_may_start_in_any_direction(city: City) -> None:
    city.put(0, square="神田", previous="東京").dice(1).do(0, t.Roll())
    assert city.ends(0) == {"東京", "秋葉原", "御茶ノ水"}


@pytest.mark.rule("RM-3.8")
@pytest.mark.parametrize("gate", [None, "亀有", "神田", "大崎"])
def test_the_legal_ends_are_all_that_some_allowed_path_reaches(city: City, gate: str | None) -> None:
    atlas = city.parts.atlas((), ())
    closed = -1 if gate is None else city.sq(gate)
    for start in range(225):
        at = {(start, -1)}
        for steps in range(1, 8):
            at = {
                (to, here)
                for here, came in at
                if steps == 1 or here != closed
                for to in atlas.neighbours[here]
                if to != came or len(atlas.neighbours[here]) == 1 or closed in atlas.neighbours[here]
            }
            assert set(atlas.ends(start, steps, closed)) == {here for here, _ in at}


@pytest.mark.rule("RM-3.8")
def test_every_count_has_an_end_without_a_gate(city: City) -> None:
    atlas = city.parts.atlas((), ())
    assert all(atlas.ends(square, steps) for square in range(225) for steps in range(1, 19))


# --- gates ------------------------------------------------------------------------------------------------


def gated(city: City, square: str, steps: int, destination: str = "亀有") -> set[str]:
    """The ends of a roll while a gate is on the destination."""
    city.world(destination=destination, gate_until=ms("12:00")).put(0, square=square).dice(steps).do(0, t.Roll())
    return city.ends(0)


@pytest.mark.rule("RM-3.9a")
def test_a_gate_is_entered_by_the_last_step_alone(city: City) -> None:
    assert "金町" in ends(city, "北千住", 3)
    assert "金町" not in gated(city, "北千住", 3)


@pytest.mark.rule("RM-3.9b")
def test_one_may_turn_back_beside_a_gate(city: City) -> None:
    assert "北千住" not in ends(city, "北千住", 2)
    assert "北千住" in gated(city, "北千住", 2)  # turned at Ayase
    assert "北千住" not in gated(City(2), "北千住", 2, "王子")  # but not elsewhere


@pytest.mark.rule("RM-3.9c")
def test_ending_on_a_gate_and_starting_from_it_stay_possible(city: City) -> None:
    assert "亀有" in gated(city, "北千住", 2)
    assert gated(City(2), "亀有", 1) == {"綾瀬", "金町"}
    assert "北千住" in gated(City(2), "亀有", 2)


@pytest.mark.rule("RM-3.10")
def test_a_trip_knows_no_count_no_ban_and_no_gate(city: City) -> None:
    city.world(gate_until=ms("12:00"), destination="亀有").put(0, square="金町", previous="亀有", hand=("wish_star",))
    city.do(0, t.UseStar("wish_star", "naka_meguro"))
    assert (city.ends(0), city.move(0).steps) == ({"中目黒"}, 0)


@pytest.mark.rule("RM-3.11a")
def test_ends_stay_valid_whatever_changes(city: City) -> None:
    city.put(0, square="北千住").world(destination="亀有").dice(3).do(0, t.Roll())
    before = city.ends(0)
    city.do("gm", t.CloseEdge("kameari", "kanamachi"))
    city.world(gate_until=ms("12:00"), destination="両国")
    assert city.ends(0) == before
    city.do(0, t.Arrive("kanamachi"))
    assert city.where(0) == "金町"


@pytest.mark.rule("RM-3.11b")
@pytest.mark.parametrize(("destination", "goals"), [("築地", 1), ("両国", 0)])
def test_galaxy_looks_at_the_destination_on_arrival(city: City, destination: str, goals: int) -> None:
    city.world(destination="築地").put(0, square="日比谷", hand=("galaxy",)).dice(4).do(0, t.UseStar("galaxy"))
    city.world(destination=destination).do(0, t.Arrive("tsukiji"))
    assert city.team(0).goals == goals


def stuck(city: City, **team: object) -> City:
    """A team stands behind a gate that lasts half an hour."""
    city.put(0, square="金町", **team)
    return city.world(destination="亀有", gate_until=city.now + 30 * MINUTE)


@pytest.mark.rule("RM-3.12a")
def test_without_an_end_the_team_stays_and_nothing_happens(city: City) -> None:
    events = stuck(city).world(bonbi=0).dice(4).do(0, t.Roll())
    assert only(ev.Stuck, events) == [ev.Stuck(0, "kanamachi")]
    assert (city.phase(0), city.where(0), city.team(0).move, city.due()) == ("ready", "金町", None, "next")


@pytest.mark.rule("RM-3.12a")
def test_a_die_that_was_shown_is_gone(city: City) -> None:
    stuck(city, statuses=["reroll"]).dice(4).do(0, t.Roll())
    city.do(0, t.Keep())
    assert city.phase(0) == "ready"
    assert city.refused(0, t.Keep()) == ("RM-5.11b", "nothing_rolled")


@pytest.mark.rule("RM-3.12b")
def test_the_face_counts_and_the_next_declaration_waits(city: City) -> None:
    stuck(city, face=2).dice(4).do(0, t.Roll())
    assert city.team(0).face == 4
    assert city.at("08:34:59").refused(0, t.Roll()) == ("RM-3.12b", "must_wait")
    city.at("08:35:00").dice(1).do(0, t.Roll())
    assert city.ends(0) == {"亀有"}


@pytest.mark.rule("RM-3.12b")
def test_a_star_card_of_a_stuck_team_goes_back_and_the_end_of_the_gate_frees_it(city: City) -> None:
    stuck(city, hand=("advance_3",)).world(gate_until=city.now + MINUTE).do(0, t.UseStar("advance_3", None, 3))
    assert city.hand(0) == ["advance_3"]
    assert city.at("08:30:59").refused(0, t.UseStar("advance_3", None, 3)) == ("RM-3.12b", "must_wait")
    city.at("08:31:00").do(0, t.UseStar("advance_3", None, 3))
    assert city.phase(0) == "moving"


# --- arrivals ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RM-3.13a", "RM-3.15a")
@pytest.mark.parametrize("end", ["kanda", "yurakucho", "hatchobori", "shin_nihombashi"])
def test_a_team_goes_to_any_legal_end_by_any_train(city: City, end: str) -> None:
    city.dice(1).do(0, t.Roll())
    city.at("10:00").do(0, t.Arrive(end))
    assert (city.own(0).square, city.phase(0)) == (end, "processing")


@pytest.mark.rule("RM-3.13b")
def test_who_rides_too_far_comes_back(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    assert city.refused(0, t.Arrive("akihabara")) == ("RM-3.15b", "no_legal_end")
    city.do(0, t.Arrive("kanda"))
    assert city.where(0) == "神田"


@pytest.mark.rule("RM-3.14a")
def test_a_target_may_be_declared_and_changed(city: City) -> None:
    assert city.refused(0, t.DeclareTarget("kanda")) == ("RM-3.14a", "no_target_to_declare")
    city.dice(1).do(0, t.Roll())
    city.do(0, t.DeclareTarget("kanda"), t.DeclareTarget("yurakucho"))
    assert city.own(0).target == "yurakucho"
    assert city.refused(0, t.DeclareTarget("ueno")) == ("RM-3.14a", "no_legal_end")
    city.put(1, hand=("wish_star",)).do(1, t.UseStar("wish_star", "ayase"))
    assert city.refused(1, t.DeclareTarget("ayase")) == ("RM-3.14a", "no_target_to_declare")


@pytest.mark.rule("RM-3.15a")
def test_the_target_of_a_trip_is_an_arrival(city: City) -> None:
    city.put(0, hand=("wish_star",)).do(0, t.UseStar("wish_star", "ayase"))
    assert city.refused(0, t.Arrive("naka_meguro")) == ("RM-3.15b", "no_legal_end")
    city.do(0, t.Arrive("ayase"))
    assert city.where(0) == "綾瀬"


@pytest.mark.rule("RM-3.15b")
def test_anything_else_is_refused_but_may_be_disputed(city: City) -> None:
    assert city.refused(0, t.Arrive("kanda")) == ("RM-3.15b", "not_moving")
    city.dice(1).do(0, t.Roll())
    assert city.refused(0, t.Arrive("akihabara")) == ("RM-3.15b", "no_legal_end")
    assert only(ev.ConflictOpened, city.do(0, t.Arrive("akihabara", dispute=True)))
    assert (city.phase(0), len(city.state.conflicts)) == ("moving", 1)
    assert [conflict.entry for conflict in city.state.conflicts] == [city.state.n] == [city.journal[-1].entry + 1]
    assert city.refused(0, t.Arrive("akihabara")) == ("RM-3.15b", "no_legal_end")


@pytest.mark.rule("RM-3.15b", "RM-3.21b", "RM-15.8b")
def test_a_station_that_opened_later_may_be_disputed_too() -> None:
    city = City(3, extra_stations=("takanawa_gateway",))
    city.do(0, t.Arrive("takanawa_gateway", dispute=True))
    city.do("gm", t.ResolveConflict(city.state.conflicts[0].entry, "both_score"))
    assert (city.where(0), city.team(0).goals) == ("高輪ゲートウェイ", 1)


@pytest.mark.rule("RM-3.15b")
def test_a_square_that_is_not_on_the_map_is_no_end(city: City) -> None:
    for end in range(3):
        city.put(0, phase="moving", move=Move("die", city.sq("東京"), (end,), city.now, steps=1))
        assert city.refused(0, t.Arrive("nowhere")) == ("RM-3.15b", "no_legal_end")
        assert city.refused(0, t.DeclareTarget("nowhere")) == ("RM-3.14a", "no_legal_end")


@pytest.mark.rule("RM-3.16")
def test_distance_is_the_shortest_path(city: City) -> None:
    atlas = city.parts.atlas((), ())
    assert atlas.distance(city.sq("両国"), city.sq("和光市")) == 17
    assert atlas.distance(city.sq("新宿"), city.sq("池袋")) == 4
    assert [atlas.distance(city.sq("東京"), city.sq(name)) for name in ("東京", "神田", "御茶ノ水")] == [0, 1, 2]
    assert max(max(atlas.distances(square)) for square in range(225)) == 30


# --- getting off ------------------------------------------------------------------------------------------


def riding(city: City, seat: int, *, walks: bool = False, exempt: bool = False) -> City:
    """A team rides from Tokyo to Ueno."""
    end = city.sq("上野")
    move = Move("die", city.sq("東京"), (end,), city.now, steps=4, target=end, walks=walks, exempt=exempt)
    return city.put(seat, square="東京", phase="moving", move=move)


@pytest.mark.rule("RM-3.17a")
@pytest.mark.parametrize("exempt", [False, True])
def test_ordered_off_a_team_gets_off_where_it_next_stops_and_says_so(city: City, exempt: bool) -> None:
    riding(riding(city, 0, exempt=exempt), 1).do("gm", t.ForceAlight((0,)))
    assert (city.team(0).alight, city.team(1).alight) == ("order", "")
    assert city.refused(1, t.Alight("kanda")) == ("RM-3.17a", "not_told_to_alight")
    assert city.refused(0, t.Alight("nowhere")) == ("RM-3.1a", "unknown_square")
    assert only(ev.GotOff, city.do(0, t.Alight("kanda"))) == [ev.GotOff(0, "kanda")]
    assert city.refused(0, t.Alight("kanda")) == ("RM-3.17a", "not_told_to_alight")


@pytest.mark.rule("RM-3.17b")
def test_walkers_are_in_no_vehicle(city: City) -> None:
    riding(city, 1, walks=True).do("gm", t.ForceAlight())
    assert city.team(1).alight == ""
    assert city.refused(1, t.NotBoarded()) == ("RM-3.17c", "not_told_to_alight")


@pytest.mark.rule("RM-3.17c")
def test_who_was_not_aboard_keeps_the_move(city: City) -> None:
    riding(city, 0).do("gm", t.ForceAlight())
    move = city.team(0).move
    city.do(0, t.NotBoarded())
    assert (city.phase(0), city.team(0).alight, city.team(0).move) == ("moving", "", move)
    assert city.balance(0) == [200]
    assert city.refused(0, t.NotBoarded()) == ("RM-3.17c", "not_told_to_alight")


@pytest.mark.rule("RM-3.18a")
def test_off_before_the_end_the_move_is_over_and_nothing_happens(city: City) -> None:
    city.world(bonbi=0, destination="秋葉原").put(0, hand=("advance_4",)).do(0, t.UseStar("advance_4", None, 4))
    city.do("gm", t.ForceAlight())
    told = city.do(0, t.Alight("akihabara"))
    assert (city.phase(0), city.where(0), city.name(city.team(0).previous)) == ("ready", "秋葉原", "東京")
    assert (city.team(0).move, city.hand(0)) == (None, [])  # the rest and the card are lost
    assert (city.due(), only(ev.GoalReached, told)) == ("next", [])
    assert city.may(0, t.Roll())


@pytest.mark.rule("RM-3.18b")
def test_off_at_the_end_it_was_heading_for_is_a_landing(city: City) -> None:
    riding(city, 0).world(bonbi=0).do("gm", t.ForceAlight())
    assert only(ev.Arrived, city.do(0, t.Alight("ueno")))
    assert (city.phase(0), city.team(0).alight, city.due()) == ("processing", "", "here")


@pytest.mark.rule("RM-3.19a")
@pytest.mark.parametrize(("named", "phase"), [(None, "processing"), ("kanda", "processing"), ("yurakucho", "ready")])
def test_a_team_heads_for_what_it_named_or_for_any_end(city: City, named: str | None, phase: str) -> None:
    city.dice(1).do(0, t.Roll())
    if named is not None:
        city.do(0, t.DeclareTarget(named))
    city.do("gm", t.ForceAlight())
    city.do(0, t.Alight("kanda"))
    assert city.phase(0) == phase


@pytest.mark.rule("RM-3.19b")
@pytest.mark.parametrize(("square", "phase"), [("ayase", "processing"), ("kita_senju", "ready")])
def test_on_a_trip_a_team_heads_for_its_target(city: City, square: str, phase: str) -> None:
    city.put(0, hand=("wish_star",)).do(0, t.UseStar("wish_star", "ayase"))
    city.do("gm", t.ForceAlight())
    city.do(0, t.Alight(square))
    assert city.phase(0) == phase


@pytest.mark.rule("RM-3.20a")
def test_fares_are_for_the_team_to_pay(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    city.do(0, t.Arrive("kanda"))
    assert city.balance(0) == [200]


@pytest.mark.rule("RM-3.20b")
def test_the_kit_knows_where_buses_are_boarded(city: City) -> None:
    buses = [line for line in city.parts.kit.map.lines if line.mode == "bus"]
    assert len(buses) == 4
    assert all(line.boarding for line in buses)
    poles = {line.id: line.boarding for line in buses}
    assert "pole 8" in poles["bus_umi01"]["toyosu"]["en"]
    assert "8番" in poles["bus_umi01"]["toyosu"]["ja"]


@pytest.mark.rule("RM-3.21a")
def test_stations_that_opened_later_may_be_switched_on() -> None:
    city = City(2, extra_stations=("takanawa_gateway",))
    assert city.name(225) == "高輪ゲートウェイ"
    assert city.parts.atlas(("takanawa_gateway",), ()).kinds[225] == "blue"
    assert len(City(2).parts.atlas((), ()).ids) == 225


@pytest.mark.rule("RM-3.21b")
def test_a_new_station_splits_its_edge() -> None:
    city = City(2, extra_stations=("takanawa_gateway",))
    atlas = city.parts.atlas(("takanawa_gateway",), ())
    assert atlas.distance(city.sq("田町"), city.sq("品川")) == 2
    city.put(0, square="田町").dice(1).do(0, t.Roll())
    assert city.ends(0) == {"浜松町", "泉岳寺", "高輪ゲートウェイ"}
