"""Kits: those that ship are fine; whatever is wrong or odd is said with file and line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kippu.core.errors import BadData, BadOptions
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.cards import MoveExact, Trip
from kippu.games.momotetsu.kit.check import check_kit, faults, oddities
from kippu.games.momotetsu.kit.complete import complete_kit
from kippu.games.momotetsu.kit.folder import kit_folder, kit_sources, read_kit, shipped, shipped_kit
from kippu.games.momotetsu.kit.rates import RatesData, TableRates
from kippu.games.momotetsu.kit.types import FILES, KitData, clock_ms
from kippu.games.momotetsu.model.commands import MomotetsuOptions
from kippu.games.momotetsu.model.parts import parts
from tests.rules.momotetsu.days import Dice

KIT = shipped_kit("kasumihama")
Data = dict[str, Any]


@pytest.mark.parametrize("name", shipped())
def test_shipped_kits_are_fine(name: str) -> None:
    kit = shipped_kit(name)
    assert list(faults(kit)) == []
    assert list(oddities(kit)) == []
    assert kit.kit.id == name


def sent(kit: KitData) -> Data:
    """A kit as it is sent to browsers."""
    read: Data = msgspec.json.decode(msgspec.json.encode(complete_kit(kit)))
    return read


@pytest.mark.parametrize("name", shipped())
def test_shipped_kits_say_every_time_switch_and_number(name: str) -> None:
    """Browsers read these files as they are."""
    complete = sent(shipped_kit(name))
    del complete["rates"]["table"]["human_answer_seconds"]  # nothing reads it
    for file in ("kit", "rates"):
        assert msgspec.json.decode(kit_sources(kit_folder(name))[file].content) == complete[file]


def test_a_complete_kit_says_what_its_files_leave_out() -> None:
    short: Data = msgspec.json.decode(msgspec.json.encode(KIT))
    short["kit"] |= {"clock": {}, "options": {"hands_public": True}}
    short["rates"] = {"table": short["rates"]["table"]}
    complete = sent(msgspec.convert(short, KitData))
    assert complete["rates"]["goal"]["alight_minutes"] == 5
    assert complete["rates"]["late"]["overdue_minutes"] == 25
    assert complete["kit"]["clock"]["settlements"] == ["11:00", "14:00", "16:00"]
    assert complete["kit"]["options"]["hands_public"] is True
    assert complete["kit"]["options"]["dice_source"] == "server"
    assert msgspec.convert(complete, KitData) == msgspec.convert(short, KitData)
    assert complete["map"] == short["map"]


def test_times_of_day() -> None:
    assert clock_ms("08:30") == 30_600_000


def test_the_second_kit_is_another_place() -> None:
    assert len(KIT.map.squares) == 40
    assert not {square.id for square in KIT.map.squares} & {square.id for square in shipped_kit("tokyo").map.squares}
    assert not {card.id for card in KIT.cards.cards} & {"express", "bonbi_card", "angel"}


def test_an_unknown_kit() -> None:
    with pytest.raises(BadOptions, match="unknown_kit"):
        parts(MomotetsuOptions("atlantis"))


def test_a_kit_may_be_given_whole_and_is_known_by_its_content() -> None:
    options = MomotetsuOptions(KIT)
    assert parts(options).kit == KIT
    assert hash(options) == hash(MomotetsuOptions(msgspec.json.decode(msgspec.json.encode(KIT), type=KitData)))
    state = GAME.start(options, 2, _first()).state
    assert state.parts == parts(options)


def _first() -> Dice:
    dice = Dice()
    dice.coming.extend([1, 1])
    return dice


def test_a_kit_from_a_folder(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / f"{name}.json").write_bytes((kit_folder("kasumihama") / f"{name}.json").read_bytes())
    assert read_kit(tmp_path) == KIT
    (tmp_path / "kit.json").unlink()
    with pytest.raises(BadData, match="unreadable"):
        read_kit(tmp_path)


def changed(file: str, change: Callable[[Data], None]) -> KitData:
    """The small kit with one file changed."""
    data = msgspec.json.decode(msgspec.json.encode(getattr(KIT, file)))
    change(data)
    return replace(KIT, **{file: msgspec.convert(data, FILES[file])})


def _again(data: Data, name: str) -> None:
    data[name] = [*data[name], data[name][0]]


WRONG: list[tuple[str, str, Callable[[Data], None]]] = [
    ("id_twice", "cards", lambda d: _again(d, "cards")),
    ("id_twice", "missions", lambda d: _again(d, "missions")),
    ("unknown_square_in_kit", "kit", lambda d: d["teams"].update(start_square="moon")),
    ("unknown_square_in_kit", "kit", lambda d: d["options"].update(extra_stations=["moon"])),
    ("too_few_teams", "kit", lambda d: d["teams"].update(min=8, max=2)),
    ("clock_out_of_order", "kit", lambda d: d["clock"].update(start="23:00")),
    ("unknown_square_in_kit", "map", lambda d: d["lines"][0].update(segments=[["moon", "canal"]])),
    ("unknown_line", "map", lambda d: d["squares"][0]["places"][0].update(lines=["moon"])),
    ("unknown_square_in_kit", "map", lambda d: d["sets"].update(pier=["moon"])),
    ("not_between", "map", lambda d: d["optional"][0].update(between=["canal", "lake"])),
    ("segment_too_short", "map", lambda d: d["lines"][1].update(segments=[["canal"]])),
    ("not_on_line", "map", lambda d: d["lines"][1].update(pass_only=["lake"])),
    ("not_on_line", "map", lambda d: d["lines"][1].update(boarding={"lake": {"en": "stop 1", "ja": "1番のりば"}})),
    ("loop_without_ends", "map", lambda d: d["lines"][0].update(liner_ends=[])),
    ("square_unconnected", "map", lambda d: d["lines"][4]["segments"][0].pop()),
    ("track_without_stop", "map", lambda d: d["lines"][4].update(pass_only=["bamboo"])),
    ("wrong_star", "cards", lambda d: d["cards"][0].update(star=False)),
    ("unknown_set", "cards", lambda d: d["cards"][16]["effect"].update(set="moon")),
    ("unknown_card_in_kit", "tables", lambda d: d["pairs"][0].update(card="moon")),
    ("minutes_backwards", "cards", lambda d: d["cards"][-1].update(minutes=[9, 1])),
    ("not_thirteen", "tables", lambda d: d["special"].pop()),
    ("destination_dice", "tables", lambda d: d["destinations"].pop()),
    ("destination_no_mission", "tables", lambda d: d["destinations"][0].update(square="canal")),
    ("unknown_square_in_kit", "tables", lambda d: d["destinations"][0].update(square="moon")),
    ("six_faces", "tables", lambda d: d["attacks"].pop()),
    ("pair_missing", "tables", lambda d: d["pairs"].pop()),
    ("pair_wrong", "tables", lambda d: _again(d, "pairs")),
    ("must_be_star", "tables", lambda d: d["shop"][0].update(card="gift")),
    ("six_cards", "tables", lambda d: d["events"][1]["cards"].pop()),
    ("unknown_square_in_kit", "missions", lambda d: d["missions"][0].update(square="moon")),
    ("not_a_mission_square", "missions", lambda d: d["missions"][0].update(square="canal")),
    ("wrong_payments", "missions", lambda d: d["missions"][0]["property"].update(settlement=[1])),
    ("type_without_minutes", "rates", lambda d: d["table"]["mission"].pop("visit")),
    ("square_without_mission", "missions", lambda d: d["missions"].pop()),
]


@pytest.mark.parametrize(("code", "file", "change"), WRONG)
def test_what_is_wrong_is_said(code: str, file: str, change: Callable[[Data], None]) -> None:
    kit = changed(file, change)
    assert code in {fault.code for fault in faults(kit)}
    with pytest.raises(BadData):
        check_kit(kit)


def _turn(data: Data, into: str, *kinds: str, count: int = 99) -> None:
    """Squares of some kinds become another kind."""
    for one in [one for one in data["squares"] if one["kind"] in kinds][:count]:
        one["kind"] = into


def _all(rows: list[Data], **changes: Any) -> None:
    for row in rows:
        row.update(changes)


ODD: list[tuple[str, str, Callable[[Data], None]]] = [
    ("odd_obsolete", "missions", lambda d: d["missions"][7].pop("replacement")),
    ("odd_same_name", "map", lambda d: d["squares"][1].update(twins=[{"ja": d["squares"][0]["name"]["ja"]}])),
    ("odd_twin_unread", "map", lambda d: d["squares"][1].update(twins=[{"ja": "別名"}])),
    ("odd_worthless", "missions", lambda d: d["missions"][0]["property"].update(settlement=[0, 0, 0], sale=0)),
    ("odd_destination", "tables", lambda d: _all(d["destinations"][:6], square="lake")),
    ("odd_switch", "kit", lambda d: d["clock"].update(switch="23:00")),
    ("odd_card_nowhere", "tables", lambda d: d["lottery_prizes"].update({"6": "rapid"})),
    ("odd_no_target", "map", lambda d: d["sets"].update(pier=["beach"])),
    ("odd_no_such_kind", "map", lambda d: _turn(d, "blue", "special")),
    ("odd_too_many", "map", lambda d: _turn(d, "card", "blue", "red")),
    ("odd_more_red", "map", lambda d: _turn(d, "red", "blue", count=4)),
    ("odd_no_target", "map", lambda d: _all(d["squares"], kana=["あん"])),
]


@pytest.mark.parametrize(("code", "file", "change"), ODD)
def test_what_is_odd_is_said(code: str, file: str, change: Callable[[Data], None]) -> None:
    kit = changed(file, change)
    if code == "odd_no_target" and "あん" in kit.map.squares[0].kana:
        kit = replace(kit, cards=replace(kit.cards, cards=tuple(c for c in kit.cards.cards if c.id != "pier")))
        assert isinstance(next(c for c in kit.cards.cards if c.id == "chain").effect, Trip)
    assert code in {odd.code for odd in oddities(kit)}


def test_only_a_card_that_needs_it_misses_a_name_to_go_on_with() -> None:
    kit = changed("map", lambda d: _all(d["squares"], kana=["あん"]))
    assert [odd.params["card"] for odd in oddities(kit) if odd.code == "odd_no_target"] == ["chain"]


@pytest.mark.parametrize(("squares", "codes"), [(20, []), (21, ["odd_too_many"])])
def test_half_of_the_squares_may_be_of_a_kind(squares: int, codes: list[str]) -> None:
    blue = sum(square.kind == "blue" for square in KIT.map.squares)
    kit = changed("map", lambda d: _turn(d, "blue", "card", "red", count=squares - blue))
    assert sum(square.kind == "blue" for square in kit.map.squares) == squares
    assert [odd.code for odd in oddities(kit) if odd.code == "odd_too_many"] == codes


def test_names_without_a_language_of_the_kit_are_odd() -> None:
    def forget(data: Data) -> None:
        del data["missions"][2]["property"]["name"]["en"]
        del data["missions"][7]["replacement"]["en"]

    sources = kit_sources(kit_folder("kasumihama"))
    (odd,) = oddities(changed("missions", forget), sources)
    place: tuple[str | int, ...] = ("missions", 2, "property", "name")
    found = {"file": "missions.json", "line": sources["missions"].line(place), "lang": "en", "count": 2}
    assert (odd.code, odd.params) == ("odd_unsaid", found)
    more = changed("map", lambda d: d["squares"][3]["name"].update(eo="Strando"))
    assert {(odd.params["file"], odd.params["lang"]) for odd in oddities(more)} == {
        (f"{name}.json", "eo") for name in FILES if name != "rates"
    }


def test_a_fault_has_file_and_line() -> None:
    sources = kit_sources(kit_folder("kasumihama"))
    kit = changed("tables", lambda d: d["pairs"][3].update(card="moon"))
    fault = next(iter(faults(kit, sources)))
    assert (fault.params["file"], fault.params["line"]) == ("tables.json", 6)


def _copy(data: Data, name: str, *path: str) -> None:
    """The third of a list has an id of the first."""
    first, third = data[name][0], data[name][2]
    for step in path:
        first, third = first[step], third[step]
    third["id"] = first["id"]


def _at(data: Data, name: str, square: str) -> None:
    """The third of a list is on another square."""
    data[name][2]["square"] = square


@pytest.mark.parametrize(
    ("code", "file", "place", "change"),
    [
        ("id_twice", "map", ["squares", 2], lambda d: _copy(d, "squares")),
        ("id_twice", "map", ["lines", 2], lambda d: _copy(d, "lines")),
        ("id_twice", "cards", ["cards", 2], lambda d: _copy(d, "cards")),
        ("id_twice", "missions", ["missions", 2], lambda d: _copy(d, "missions")),
        ("id_twice", "missions", ["missions", 2], lambda d: _copy(d, "missions", "property")),
        (
            "destination_no_mission",
            "tables",
            ["destinations", 2],
            lambda d: _at(d, "destinations", "canal"),
        ),
        ("unknown_square_in_kit", "tables", ["destinations", 2], lambda d: _at(d, "destinations", "moon")),
        ("unknown_square_in_kit", "missions", ["missions", 2], lambda d: _at(d, "missions", "moon")),
        ("not_a_mission_square", "missions", ["missions", 2], lambda d: _at(d, "missions", "canal")),
        ("wrong_payments", "missions", ["missions", 2], lambda d: d["missions"][2]["property"].update(settlement=[1])),
    ],
)
def test_the_line_is_that_of_what_is_wrong(
    code: str, file: str, place: list[str | int], change: Callable[[Data], None]
) -> None:
    sources = kit_sources(kit_folder("kasumihama"))
    lines = {fault.params["line"] for fault in faults(changed(file, change), sources) if fault.code == code}
    assert lines == {sources[file].line(place)} != {sources[file].line(place[:1])}


def test_a_station_may_open_where_a_loop_closes() -> None:
    first, *_, last = KIT.map.lines[0].segments[0]
    assert KIT.map.lines[0].loop
    assert not list(faults(changed("map", lambda d: d["optional"][0].update(between=[first, last], lines=["loop"]))))
    ends = KIT.map.lines[1].segments[0][:: len(KIT.map.lines[1].segments[0]) - 1]
    found = faults(changed("map", lambda d: d["optional"][0].update(between=ends, lines=["hill"])))
    assert [fault.code for fault in found] == ["not_between"]


def test_an_effect_is_read_by_its_kind() -> None:
    assert KIT.cards.cards[0].effect == MoveExact((1,))


def test_numbers_that_a_kit_leaves_out_are_those_of_the_rules() -> None:
    rates = shipped_kit("tokyo").rates
    assert RatesData(table=rates.table) == rates
    table = rates.table
    assert TableRates(table.step_seconds, table.pass_seconds, table.wait_seconds, table.mission) == table
