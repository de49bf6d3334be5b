"""The worked examples of the rules, EX-1 to EX-42."""

from typing import Any

import pytest

from kippu.core.chance import Seeded
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.cards import Trip
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Move, Owned, thaw
from kippu.games.momotetsu.rules.targets import of_trip
from tests.rules.momotetsu.days import MINUTE, City, made, ms, only
from tests.rules.momotetsu.test_03_movement import ends
from tests.rules.momotetsu.test_08_goal import holder, ride
from tests.rules.momotetsu.test_09_bonbi import attack
from tests.rules.momotetsu.test_10_money import close, fire
from tests.rules.momotetsu.test_13_master import claim, mission
from tests.rules.momotetsu.test_17_table import seconds


@pytest.fixture
def city() -> City:
    return City(3)


SETS = [
    ("EX-1", "東京", 3, None, "御徒町 秋葉原 浜松町 御茶ノ水 水道橋 錦糸町 浅草橋 潮見 小伝馬町 人形町 東銀座 日本橋 門前仲町 永田町 新富町 豊洲"),  # noqa: E501
    ("EX-2", "東京", 1, None, "神田 有楽町 八丁堀 新日本橋"),
    ("EX-2", "東京", 2, None, "秋葉原 新橋 御茶ノ水 越中島 馬喰町 茅場町 築地 桜田門 銀座一丁目"),
    ("EX-3", "大森", 2, None, "品川 大森"),
    ("EX-3", "大森", 3, None, "大崎 田町 大井町"),
    ("EX-4", "蒲田", 1, None, "大森"),
    ("EX-4", "蒲田", 2, None, "大井町"),
    ("EX-4", "和光市", 6, None, "千川"),
    ("EX-5", "神田", 3, None, "上野 御徒町 神田 新橋 水道橋 飯田橋 両国 浅草橋 越中島 馬喰町 小伝馬町 人形町 茅場町 築地 桜田門 銀座一丁目 蔵前 東日本橋"),  # noqa: E501
    ("EX-6", "上野", 2, None, "日暮里 秋葉原 赤羽 田原町"),
    ("EX-6", "尾久", 1, None, "上野 赤羽"),
    ("EX-7", "豊洲", 4, None, "神田 有楽町 八丁堀 越中島 潮見 新木場 葛西臨海公園 新日本橋 人形町 東銀座 日本橋 門前仲町 東陽町 新富町 豊洲 辰巳 住吉 汐留 勝どき 森下 フジテレビ"),  # noqa: E501
    ("EX-9", "北千住", 3, "亀有", "田端 日暮里 南千住 綾瀬 千駄木 町屋 東尾久三丁目 荒川二丁目 赤土小学校前"),
    ("EX-9", "大森", 2, "蒲田", "品川"),
    ("EX-10", "金町", 1, "亀有", "亀有"),
    ("EX-10", "金町", 4, "亀有", ""),
]  # fmt: skip


@pytest.mark.parametrize(("example", "start", "steps", "gate", "squares"), SETS)
def test_movement_sets(city: City, example: str, start: str, steps: int, gate: str | None, squares: str) -> None:
    assert ends(city, start, steps, gate) == set(squares.split()), example


def test_ex_3_attack_2_after_a_bounce(city: City) -> None:
    city.world(bonbi=0).put(0, square="大森").dice(2).do(0, t.Roll())
    city.do(0, t.Arrive("omori"), t.Finish())
    city.dice(2).do(0, t.RollAttack())
    assert (city.phase(0), city.balance(0)) == ("ready", [200])


def test_ex_8_passing_counts(city: City) -> None:
    assert city.parts.atlas((), ()).distance(city.sq("新宿"), city.sq("池袋")) == 4


def test_ex_9_count_2(city: City) -> None:
    assert {"亀有", "北千住"} <= ends(city, "北千住", 2, "亀有")


def test_ex_11_galaxy(city: City) -> None:
    plain = {
        "有楽町",
        "浜松町",
        "四ツ谷",
        "八丁堀",
        "人形町",
        "茅場町",
        "広尾",
        "九段下",
        "日本橋",
        "乃木坂",
        "湯島",
        "麹町",
        "桜田門",
        "半蔵門",
        "青山一丁目",
        "麻布十番",
        "宝町",
    }
    assert ends(city, "日比谷", 4) == plain
    for gate in (0, 1):
        one = City(2).world(destination="築地", gate_until=ms("12:00") * gate).put(0, square="日比谷", hand=("galaxy",))
        one.dice(4).do(0, t.UseStar("galaxy"))
        assert ("築地" in one.ends(0)) == (not gate)
    two = City(2).world(destination="築地").put(0, square="日比谷", hand=("galaxy",)).dice(2)
    two.do(0, t.UseStar("galaxy"))
    assert "築地" not in two.ends(0)
    assert "築地" in ends(city, "日比谷", 3, "築地")


def test_ex_12_rocket(city: City) -> None:
    city.put(0, face=6, statuses=["rocket"]).dice(1).do(0, t.Roll())
    events = city.dice(6, 1, 1, 1).do(0, t.RocketRoll())
    assert only(ev.Happened, events)[0].event == "bargain_sale"
    assert city.team(0).move.steps == 7  # type: ignore[union-attr]


def test_ex_13_ice_and_rocket(city: City) -> None:
    city.put(0, statuses=["rocket", "double"]).dice(1).do(0, t.Roll())
    assert city.may(0, t.RocketRoll())
    city.do(0, t.Double())
    assert (city.team(0).move.steps, city.team(0).face) == (2, 1)  # type: ignore[union-attr]
    assert not city.may(0, t.RocketRoll())


def test_ex_14_second_chance(city: City) -> None:
    city.put(0, statuses=["reroll", "rocket"]).dice(2).do(0, t.Roll())
    city.dice(1).do(0, t.Reroll())
    assert city.may(0, t.RocketRoll())
    assert not city.may(0, t.Reroll())


def test_ex_15_cow_walk_uses_all_up(city: City) -> None:
    city.put(0, statuses=["cow", "reroll", "double", "seal"], face=4).do(0, t.StepOne())
    assert (city.statuses(0), city.team(0).face) == (set(), 0)


def test_ex_16_and_17_goal_points(city: City) -> None:
    city.put(2, square="見沼代親水公園").world(destination="両国").at("10:12")
    city.land(0, "両国")
    assert city.balance(0) == [740]
    for time, statuses, points in (("13:59:59", [], 970), ("14:00:00", [], 1140), ("14:00:00", ["inflation"], 1640)):
        one = City(3).put(2, square="見沼代親水公園").put(0, balance=0, statuses=statuses)
        one.world(destination="和光市", previous_destination="両国", settled=(1, 2, 3)).at(time)
        one.land(0, "和光市")
        assert one.balance(0) == [points]


def test_ex_18_change_destination(city: City) -> None:
    city.world(previous_destination="両国").put(2, square="見沼代親水公園")
    city.draw(0, "dest_change", 4, 3, 5)
    assert city.name(city.state.destination) == "原宿"
    city.land(1, "原宿")
    assert city.balance(1) == [800]


def test_ex_19_two_scorers(city: City) -> None:
    city.put(2, square="和光市").at("10:12:05")
    ride(city, 1, "王子")
    city.land(0, "王子")
    city.at("10:12:51").do(1, t.Arrive("oji"))
    assert (city.team(0).goals, city.team(1).goals, holder(city)) == (1, 1, 2)
    assert city.refused(1, t.RollDestination()) == ("RM-8.16a", "not_the_roller")


@pytest.mark.parametrize(("off", "points"), [("10:17:29", 0), ("10:18:29", 0), ("10:18:30", -20), ("10:21:00", -60)])
def test_ex_20_late(city: City, off: str, points: int) -> None:
    ride(city.put(2, square="和光市").at("10:12:30"), 1)
    city.land(0, "王子")
    city.dice(3, 4).do(0, t.RollDestination())
    city.at(off).do(1, t.Alight("akihabara"))
    assert city.balance(1) == [200 + points]


def test_ex_21_bonbi_ties() -> None:
    city = City(4).world(destination="両国").put(1, square="池袋").put(2, square="上野")
    ride(city, 3, "葛西臨海公園")
    city.land(0, "両国")
    city.dice(3, 3, 2, 5).do(3, t.Alight("urayasu"))
    assert holder(city) == 1
    far = City(3).world(destination="両国").put(1, square="池袋").put(2, square="新宿")
    far.land(0, "両国")
    assert holder(far) == 2


AMOUNTS: list[tuple[tuple[int, ...], int, int]] = [
    ((4, 3), -30, -60),
    ((5, 6), -180, -360),
    ((3, 1), -20, -40),
    ((3, 5), -200, -400),
    ((3, 6), -500, -1000),
    ((1, 1, 6), -50, -100),  # and Evict
]


@pytest.mark.parametrize(("dice", "early", "late"), AMOUNTS)
def test_ex_22_amounts(dice: tuple[int, ...], early: int, late: int) -> None:
    assert attack(City(2), *dice).balance(0) == [200 + early]
    afternoon = City(2).world(settled=(1, 2, 3)).at("14:00")
    assert attack(afternoon, *dice).balance(0) == [200 + late]


def test_ex_22_pay_and_gain() -> None:
    for time, price in (("09:00", -120), ("14:00", -240)):
        city = attack(City(2).world(settled=(1, 2, 3)).at(time), 2, previous="新宿")
        squares = city.parts.atlas((), ()).distance(city.sq("渋谷"), city.sq("新宿"))
        city.do(0, t.Choose("pay"))
        assert city.balance(0) == [200 + price // 4 * squares]
        gain = attack(City(2).world(settled=(1, 2, 3)).at(time), 6, properties=["park"])
        assert gain.balance(0) == [250]


def test_ex_23_attack_1(city: City) -> None:
    attack(city, 1, 2, 6)
    assert city.asked(0) == {"keep", "1", "2"}
    number = attack(City(2), 1, 5, 5, 4, 6)
    number.do(0, t.Choose("gotanda"))
    assert number.ends(0) == {"五反田"}


def test_ex_24_forced_sale(city: City) -> None:
    attack(city, 3, 6, balance=40, properties=["ikiiki_park", "park", "rolling_stock_works", "skytree"])
    seen = city.balance(0)
    for one in ("ikiiki_park", "park", "rolling_stock_works"):
        city.do(0, t.Sell(one))
        seen += city.balance(0)
    assert seen == [-460, -260, -110, 40]
    assert city.refused(0, t.Sell("skytree")) == ("RM-11.1b", "no_debt")


def test_ex_25_won_in_debt(city: City) -> None:
    city.put(0, balance=-460).land(0, "鬼子母神前")
    city.do(0, t.StartMission(("m08",)), t.MissionDone("m08", photo="p"))
    assert (city.balance(0), city.team(0).cleared.bit_count()) == ([-360], 1)


def test_ex_26_settlements(city: City) -> None:
    everything = tuple(Owned(number, 1) for number in range(39))
    city.put(0, owned=everything, cleared=(1 << 39) - 1)
    city.put(1, properties=["instant_noodle_shop", "tram_depot", "myosenji"])
    paid: list[tuple[int, int]] = []
    for time in ("11:00", "14:00", "16:00"):
        city.at(time).tick()
        paid += [(event.seat, event.points) for event in only(ev.Settled, city.told) if event.seat < 2]
    assert paid == [(0, 2400), (1, 250), (0, 2900), (1, 200), (0, 3550), (1, 250)]
    assert sum(one.sale for one in city.parts.properties) == 4550


def test_ex_27_prizes(city: City) -> None:
    kinds: dict[str, list[int]] = {}
    for number, one in enumerate(city.parts.properties):
        kinds.setdefault(one.kind, []).append(number)
    food, industry, history = kinds["food"], kinds["industry"], kinds["history"]
    hands = ([*food[:3], industry[0]], [*food[3:6], *history[:2]], [industry[1]])
    sales = [sum(city.parts.properties[number].sale for number in hand) for hand in hands]
    for seat, (hand, total) in enumerate(zip(hands, (1740, 1500, 2100), strict=True)):
        owned = tuple(Owned(number, 1) for number in hand)
        city.put(seat, owned=owned, cleared=sum(1 << one for one in hand), balance=total - sales[seat])
    assert close(city) == (2340, 2100, 2400)
    assert GAME.outcome(city.state).ranking[0] == (2,)  # type: ignore[union-attr]


def test_ex_28_streaks(city: City) -> None:
    fired = 0
    for _ in range(3):
        city.put(0, phase="ready", move=None).chance.coming.extend([4] + [1] * 3 * (city.team(0).face == 4))
        fired += len(only(ev.Happened, city.do(0, t.Roll())))
    assert fired == 2
    city.put(1, hand=("express",), face=4).dice(1, 1).do(1, t.UseStar("express"))
    city.put(1, phase="ready", move=None).dice(4)
    assert not only(ev.Happened, city.do(1, t.Roll()))
    ride(city, 2).put(2, face=4).do("gm", t.ForceAlight((2,)))
    city.do(2, t.Alight("akihabara"))
    assert only(ev.Happened, city.dice(4, 1, 1, 1).do(2, t.Roll()))  # forced off half-way does not break it


def test_ex_29_events() -> None:
    city = City(4)
    ride(ride(city, 1), 2)
    city.put(3, phase="task")
    fire(city, 1)
    city.do(2, t.NotBoarded())
    city.do(1, t.Alight("akihabara"))
    assert city.balance() == [400, 200, 400, 400]
    snow = City(3).put(0, goals=2).put(2, goals=1)
    assert fire(snow, 3).balance() == [-200, 200, 0]
    assert fire(City(3), 5, 4, 5, 5, 4, 1, 3, 1, 1, 6, 6).balance() == [200, 700, 200]


def test_ex_30_and_31_halving_sharing_giving(city: City) -> None:
    city.put(0, balance=100).put(1, balance=100).put(2, balance=300)
    city.draw(0, "charity")
    assert city.balance() == [-200, 400, 300]
    alone = City(2).put(0, balance=50)
    assert only(ev.CardVoid, alone.draw(0, "charity"))


def test_ex_32_the_shop(city: City) -> None:
    city.put(0, balance=250).land(0, "中目黒")
    city.do(0, t.Buy("express"), t.Buy("trump"))
    assert city.balance(0) == [50]
    assert city.refused(0, t.Buy("limited_express")) == ("RM-4.7a", "too_expensive")


def test_ex_33_names_and_ends(city: City) -> None:
    atlas = city.parts.atlas((), ())
    for start, found in (
        ("上野", {"乃木坂"}),
        ("品川", {"早稲田", "和光市"}),
        ("東京", {"鶯谷", "上野", "浦安"}),
        ("押上", set()),
    ):
        assert {city.name(one) for one in atlas.continues(city.sq(start), loose=True)} == found
    assert {city.name(one) for one in atlas.near(city.sq("蒲田"), 2.0, 3)} == {"西馬込", "大森", "馬込"}
    for start, found in (
        ("方南町", {"中野坂上"}),
        ("巣鴨", {"池袋", "大崎"}),
        ("中野坂上", {"光が丘", "方南町", "荻窪", "四ツ谷"}),
    ):
        assert {city.name(one) for one in atlas.liner_ends[city.sq(start)]} == found


def test_ex_34_the_mission_card(city: City) -> None:
    city.land(0, "高田馬場")
    city.do("gm", t.Correct(seat=0, phase="ready"))

    def nearest() -> set[str]:
        day = thaw(city.state, city.chance, 0)
        return {city.name(one) for one in of_trip(day, day.teams[0], Trip("nearest_open_mission"))}

    assert nearest() == {"飯田橋"}
    city.put(0, cleared=["m10", "m11"])
    assert nearest() == {"巣鴨", "鬼子母神前", "後楽園", "千駄ケ谷", "原宿", "阿佐ケ谷"}


def test_ex_35_all_or_nothing() -> None:
    city = City(3, gamble_win="travel").at("10:12:30")
    city.world(previous_destination="両国").put(0, hand=("all_or_nothing",)).put(2, square="和光市")
    city.dice(1).do(0, t.UseStar("all_or_nothing"))
    city.land(1, "王子")
    assert city.team(0).alight == ""  # exempt
    city.dice(6, 3).do(1, t.RollDestination())
    city.now += 10 * MINUTE
    assert not only(ev.GoalReached, city.do(0, t.Arrive("oji")))
    city.do(0, t.StartMission(("m04",)))


def test_ex_36_touch(city: City) -> None:
    city.at("10:59:59").world(bonbi=0, settled=(1, 2, 3))
    city.at("11:00:00").land(1, "渋谷")
    city.do(0, t.Touch(1))
    city.do(1, t.ConfirmTouch(), t.Finish())
    assert city.phase(1) == "attack"
    city.dice(6).do(1, t.RollAttack())
    assert city.at("11:04:59").refused(1, t.Touch(2)) == ("RM-9.28", "touch_blocked")
    city.at("11:05:00").tick()
    assert city.may(1, t.Touch(2))
    assert not city.may(1, t.Touch(0))
    city.dice(1).do(1, t.Roll())
    assert city.may(1, t.Touch(0))


@pytest.mark.parametrize(("choice", "end"), [("go_back", "品川"), ("pay", "五反田")])
def test_ex_37_attack_before_a_card_trip(city: City, choice: str, end: str) -> None:
    city.world(bonbi=0).draw(0, "number_card", previous="品川")
    city.do(0, t.Choose("gotanda"), t.Finish())
    city.dice(2).do(0, t.RollAttack())
    city.do(0, t.Choose(choice))
    assert city.ends(0) == {end}


def test_ex_38_a_rejected_mission(city: City) -> None:
    mission(city).at("11:10").tick()
    city.put(0, balance=-10, debt_since=city.now).do(0, t.Sell("park"))
    assert city.balance(0) == [140]
    city.at("11:20").do("gm", t.Reject(claim(city)))
    assert city.balance(0) == [-60]  # -50 and -150


def test_ex_39_late_reports() -> None:
    city = City(3).at("10:00")
    city.do("gm", t.SetPosition(1, "wakoshi"), t.SetPosition(2, "shin_ochanomizu"))
    city.do("gm", t.SetPosition(0, "higashi_jujo"), t.Correct(seat=0, give_cards=("advance_1",)))
    ends_ = {city.name(one) for one in city.parts.atlas((), ()).ends(city.sq("新御茶ノ水"), 2)}
    face = 2 if "神保町" in ends_ else next(
        n for n in range(1, 7) if city.sq("神保町") in city.parts.atlas((), ()).ends(city.sq("新御茶ノ水"), n)
    )  # fmt: skip
    city.dice(face).do(2, t.Roll())
    city.do(0, t.UseStar("advance_1", None, 1))
    city.at("10:12:30").do(0, t.Arrive("oji"))
    city.at("10:15").do(2, made(t.Arrive("jimbocho"), "10:11:50"))
    assert (city.where(2), city.balance(2)) == ("神保町", [200])
    city.tick()
    assert city.refused(2, t.RollSquare()) == ("RM-2.11a", "hold")
    city.dice(3, 4).do(0, t.RollDestination())
    city.dice(1).do(2, t.RollSquare())
    assert city.balance(2) == [170]


def test_ex_40_and_41_times(city: City) -> None:
    times = city.parts.timetable(city.parts.atlas((), ()))
    cases: list[tuple[str, int, str, int]] = [
        ("東京", 4, "上野", 580), ("東京", 3, "日本橋", 1290), ("豊洲", 4, "フジテレビ", 1920), ("大森", 2, "大森", 620),  # noqa: E501
        ("面影橋", 2, "神楽坂", 1183),
    ]  # fmt: skip
    for start, steps, end, wanted in cases:
        assert seconds(times.counted(city.sq(start), steps, city.sq(end))) == wanted
    bus = times.counted(city.sq("豊洲"), 4, city.sq("フジテレビ"))
    assert (bus[0].wait, bus[0].run) == (480, 360)
    assert seconds(times.walk(city.sq("東京"), city.sq("大手町"))) == 379


def test_ex_41_a_bus_is_late_at_its_first_stop() -> None:
    city = City(3, mode="table").world(now=ms("09:00"), destination="王子", turn=0).put(2, square="和光市")
    end, home = city.sq("王子"), city.sq("豊洲")
    goal: Any = Move("star", city.sq("十条"), (end,), ms("09:08"), steps=1, target=end)
    city.put(1, square="十条", phase="moving", move=goal, wake=ms("09:08"), wake_kind="arrive")
    city.put(0, square="豊洲", phase="moving", move=Move("die", home, (city.sq("フジテレビ"), 0), ms("09:00"), steps=4))
    city.put(2, wake=ms("17:00"), wake_kind="decide")
    city.chance.coming.extend([3, 4])
    city.state = GAME.apply(city.state, 0, t.DeclareTarget("fuji_tv"), city.chance, 0).state
    while city.phase(0) == "moving":
        seat = GAME.to_act(city.state)[0]
        assert seat == 1
        city.chance.coming.extend([6])
        choice = t.Finish() if city.may(1, t.Finish()) else t.Roll() if city.may(1, t.Roll()) else city.options(1)[0]
        city.state = GAME.apply(city.state, seat, choice, city.chance, 0).state
        city.chance.coming.clear()
    assert (city.where(0), city.balance(0)) == ("深川車庫入口", [180])


def test_ex_42_the_generator() -> None:
    seeded = Seeded("demo")
    assert [seeded.below(2**32) for _ in range(3)] == [3113086208, 689161875, 2905475514]
    again = Seeded("demo")
    first = GAME.start(t.MomotetsuOptions(), 2, again)
    assert only(ev.DestinationSet, first.events)[0] == ev.DestinationSet("ryogoku", (3, 4))
