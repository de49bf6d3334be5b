"""The tables of the rulebooks, as plain facts in files beside this one, against the product's data."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, reduce
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kippu.core.text import text
from kippu.games.metrox.game import GAME as METROX
from kippu.games.metrox.rules.board import Board
from kippu.games.metrox.rules.parts import scoring, shipped_deck, shipped_map
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import MissionData, SquareData
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.tokyo_metro.rules.money import share_payments, speculation_payments
from kippu.games.tokyo_metro.rules.parts import shipped_cards, shipped_constants
from kippu.games.tokyo_metro.rules.parts import shipped_map as shipped_map_of_metro

HERE = Path(__file__).parent
NONE = "-"

Row = tuple[str, ...]


def table(name: str) -> list[Row]:
    """The rows of a file, without its heading."""
    heading, *rows = (HERE / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    found = [tuple(row.split("\t")) for row in rows]
    assert all(len(row) == len(heading.split("\t")) for row in found), name
    return found


def same(name: str, product: Iterable[Iterable[object]], *, rows: Iterable[Row] | None = None) -> None:
    """Fails with the rows that the product lost, and with those that only the product has."""
    wanted = Counter(table(name) if rows is None else rows)
    found = Counter(tuple(map(str, row)) for row in product)
    lost, added = wanted - found, found - wanted
    assert not lost, f"{name}: the product lost {sorted(lost)}; it has {sorted(added)}"
    assert not added, f"{name}: the rulebook has not {sorted(added)}"


def value_of(root: object, path: str) -> object:
    return reduce(getattr, path.split("."), root)


def spaced(value: Any) -> str:
    """A value as a cell: some in a row have spaces between them."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


# --- Real Momotetsu ---------------------------------------------------------------------------------------

KIT = shipped_kit("tokyo")
CARDS = {card.id: card for card in KIT.cards.cards}
SQUARES = {square.id: square for square in KIT.map.squares}


@cache
def atlas() -> Atlas:
    return Atlas(KIT.map)


def square_called(name: str) -> SquareData:
    found = atlas().called(name)
    assert found is not None, f"no square is called {name}"
    return KIT.map.squares[found]


def squares_in(rows: list[Row], *columns: int) -> list[Row]:
    """Names of squares as the map has them, which may spell them otherwise."""
    return [
        tuple(square_called(cell).name["ja"] if at in columns and cell != NONE else cell for at, cell in enumerate(row))
        for row in rows
    ]


def starred(card: str) -> tuple[str, str]:
    return CARDS[card].name["ja"], "★" if CARDS[card].star else NONE


@pytest.mark.parametrize(("what", "value"), table("momotetsu/numbers"))
def test_numbers_of_real_momotetsu(what: str, value: str) -> None:
    found = value_of(KIT, what.removeprefix("kit."))
    if what.endswith("start_square"):
        found = SQUARES[str(found)].name["ja"]
    assert spaced(found) == value, f"{what} is {spaced(found)}, and {value} in the rulebook"


def test_destinations() -> None:
    rows = KIT.tables.destinations
    same(
        "momotetsu/destinations",
        [(row.first, spaced(row.second), SQUARES[row.square].name["ja"], row.points) for row in rows],
        rows=squares_in(table("momotetsu/destinations"), 2),
    )


def test_properties() -> None:
    won = [mission.property for mission in KIT.missions.missions]
    same("momotetsu/properties", [(one.name["ja"], one.kind, *one.settlement, one.sale) for one in won])


def test_missions_are_on_their_squares() -> None:
    same(
        "momotetsu/missions",
        [(SQUARES[one.square].name["ja"], one.property.name["ja"]) for one in KIT.missions.missions],
        rows=[row[:2] for row in squares_in(table("momotetsu/missions"), 0)],
    )


def mission_for(name: str) -> MissionData:
    return next(one for one in KIT.missions.missions if one.property.name["ja"] == name)


@pytest.mark.parametrize(("square", "won", "words"), table("momotetsu/missions"))
def test_missions_name_what_the_rulebook_names(square: str, won: str, words: str) -> None:
    task = mission_for(won).task["ja"]
    where = SQUARES[mission_for(won).square].names
    lost = [word for word in words.split() if word not in task and word not in where]
    assert not lost, f"{square}: {task} lost {lost}"


# In English too: names as the sign writes them, phrases as they are said, and conditions.
IN_ENGLISH = {
    "お菓子屋": "ペコちゃん焼 Fujiya", "交通公園": "アスカルゴ one way", "果物屋": "カットフルーツ Ameyoko",
    "デパート": "日本国道路元標", "展望ビル": "文京シビックセンター", "鉄道記念館": "0哩標 Shimbashi",
    "きびだんご屋": "とっとり・おかやま新橋館", "テレビ局": "「レインボーブリッジ封鎖できません」",
    "臨海公園": "living any",
    "早口言葉カード": "赤坂サカス ten slip", "ワンコインカード": "vending", "ゆるきゃらカード": "own",
}  # fmt: skip


@pytest.mark.parametrize("name", IN_ENGLISH)
def test_names_phrases_and_conditions_are_not_lost_in_english(name: str) -> None:
    cards = {card.name["ja"]: card.text["en"] for card in KIT.cards.cards}
    said = cards[name] if name in cards else mission_for(name).task["en"]
    assert all(word in said for word in IN_ENGLISH[name].split()), said


def test_a_mission_that_is_no_longer_possible_says_why_and_has_another() -> None:
    gone = [one for one in KIT.missions.missions if one.obsolete]
    assert [one.id for one in gone] == ["m19", "m23", "m27", "m38"]
    for one in gone:
        assert one.replacement is not None
        assert one.replacement.keys() == one.task.keys() == (one.why_gone() or {}).keys() == {"en", "ja"}


def test_the_last_die_has_its_name_wherever_it_is_said() -> None:
    folders = [HERE.parents[1] / part / "games/momotetsu" for part in ("src/kippu", "web/src")]
    texts = [path for folder in folders for path in folder.glob("**/*.ftl") if "ja" in (path.stem, path.parent.name)]
    lines = [
        line for one in texts for line in one.read_text("utf-8").splitlines() if re.match(r"[\w-]*last-roll\S* =", line)
    ]
    assert len(lines) >= 8
    assert [line for line in lines if "ラストサイコロ" not in line] == []


def test_pairs() -> None:
    same("momotetsu/pairs", [(pair.low, pair.high, *starred(pair.card)) for pair in KIT.tables.pairs])


def test_special_cards() -> None:
    same("momotetsu/special", [(rank, *starred(card)) for rank, card in enumerate(KIT.tables.special, 1)])


def test_shop() -> None:
    same("momotetsu/shop", [(CARDS[item.card].name["ja"], item.price) for item in KIT.tables.shop])


def test_every_card_is_one_of_the_rulebook() -> None:
    named = {row[-2] for name in ("momotetsu/pairs", "momotetsu/special", "momotetsu/shop") for row in table(name)}
    named |= {card for _, card in table("momotetsu/bonbi_lottery")}
    assert {card.name["ja"] for card in KIT.cards.cards} == named


@pytest.mark.parametrize(("card", "words"), table("momotetsu/card_words"))
def test_cards_name_what_the_rulebook_names(card: str, words: str) -> None:
    (said,) = [one.text["ja"] for one in KIT.cards.cards if one.name["ja"] == card]
    lost = [word for word in words.split() if word not in said]
    assert not lost, f"{card}: {said} lost {lost}"


def test_events() -> None:
    rates = KIT.rates.events
    points = {1: rates.fireworks, 3: rates.snow_per_goal, 4: rates.substitute_factor, 5: rates.races_prize}
    same("momotetsu/events", [(one.face, one.name["ja"], points.get(one.face, NONE)) for one in KIT.tables.events])


def test_cards_of_events() -> None:
    same(
        "momotetsu/event_cards",
        [
            (one.name["ja"], face, CARDS[card].name["ja"])
            for one in KIT.tables.events
            for face, card in enumerate(one.cards, 1)
        ],
    )


def test_bonbi_lottery() -> None:
    prizes = KIT.tables.lottery_prizes.items()
    same("momotetsu/bonbi_lottery", [(face, CARDS[card].name["ja"]) for face, card in prizes])


def test_kinds_of_squares() -> None:
    words = text("ja", "kippu.games.momotetsu")
    kinds = dict.fromkeys(square.kind for square in KIT.map.squares)
    same("momotetsu/kinds", [(kind, words(f"kind-{kind}") + "マス") for kind in kinds])


def test_attacks() -> None:
    rates = KIT.rates.bonbi
    points = (rates.draw_fee, rates.back_per_square, 0, rates.lottery_fee, rates.die_loss_factor, rates.property_gain)
    same("momotetsu/attacks", [(one.face, points[one.face - 1]) for one in KIT.tables.attacks if points[one.face - 1]])


def test_transformations() -> None:
    rates = KIT.rates.bonbi
    points = {1: rates.mini_loss, 2: rates.mini_loss, 5: rates.king_no_star_loss, 6: rates.king_loss}
    rows = KIT.tables.transformations
    same("momotetsu/transformations", [(one.face, one.name["ja"], points.get(one.face, NONE)) for one in rows])


def test_stations_that_are_one_square() -> None:
    squares = KIT.map.squares
    same("momotetsu/same_square", [(one.name["ja"], twin["ja"]) for one in squares for twin in one.twins])


def test_lines() -> None:
    def known(name: str) -> str:
        return name.split("・", maxsplit=1)[0] if "上野東京" in name else name.replace("・", "")

    def ranges() -> Iterator[Row]:
        for line in KIT.map.lines:
            for segment in line.segments:
                ends = (NONE, NONE) if line.loop else tuple(SQUARES[segment[at]].name["ja"] for at in (0, -1))
                yield line.operator["ja"], known(line.name["ja"]), *ends

    same("momotetsu/lines", ranges(), rows=squares_in(table("momotetsu/lines"), 2, 3))


def test_where_buses_stop() -> None:
    poles = [
        (SQUARES[stop].name["ja"], line.name["ja"], pole)
        for line in KIT.map.lines
        for stop, where in line.boarding.items()
        for pole in re.findall(r"(\d+)番のりば", where["ja"])
    ]
    same("momotetsu/boarding", poles, rows=squares_in(table("momotetsu/boarding"), 0))


def test_prizes() -> None:
    words = text("ja", "kippu.games.momotetsu")
    kinds = KIT.missions.prize_kinds
    same("momotetsu/prizes", [(kind, words(f"prize-{kind}"), KIT.rates.money.prize) for kind in kinds])


@pytest.mark.parametrize(("start", "end", "squares"), table("momotetsu/distances"))
def test_distances(start: str, end: str, squares: str) -> None:
    here, there = (atlas().at[square_called(name).id] for name in (start, end))
    assert str(atlas().distance(here, there)) == squares


# --- MetroX -----------------------------------------------------------------------------------------------


def test_contents_of_metrox() -> None:
    cards = sum(card.copies for card in shipped_deck("standard20").cards)
    seats = METROX.info.max_seats
    same("metrox/contents", [("cards", cards), ("players_most", seats)])


def test_penalty() -> None:
    steps = scoring().penalty
    last = [step.empty - 1 for step in steps[1:]] + [NONE]
    same("metrox/penalty", [(step.empty, to, step.points) for step, to in zip(steps, last, strict=True)])


def test_solo_ranks() -> None:
    steps = scoring().solo_ranks
    most = [NONE] + [step.total - 1 for step in steps[:-1]]
    least = [step.total for step in steps[:-1]] + [NONE]  # whatever is less has the last rank
    same("metrox/solo", zip(least, most, strict=True))


@pytest.mark.parametrize(("chart", "id_", "name", "first", "later"), table("metrox/routes"))
def test_bonuses_of_routes(chart: str, id_: str, name: str, first: str, later: str) -> None:
    (route,) = [one for one in shipped_map(chart).routes if one.id == id_]
    assert (route.name["en"], str(route.bonus_first), str(route.bonus_later)) == (name, first, later)


@pytest.mark.parametrize(("chart", "one", "name", "other", "other_name"), table("metrox/shared_ends"))
def test_routes_that_end_at_the_same_station(chart: str, one: str, name: str, other: str, other_name: str) -> None:
    routes = {route.id: route for route in shipped_map(chart).routes}
    assert routes[one].name["ja"].startswith(name)
    assert routes[other].name["ja"] == other_name
    assert routes[one].stations[-1] == routes[other].stations[-1]


@pytest.mark.parametrize("chart", ["tokyo", "osaka"])
def test_stars(chart: str) -> None:
    data = shipped_map(chart)
    crossing = [sum(station.id in route.stations for route in data.routes) for station in data.stations]
    found = {(str(routes), str(points)) for routes, points in zip(crossing, Board(data).star, strict=True)}
    assert set(table("metrox/star")) <= found
    assert all(int(points) == 2 * int(routes) for routes, points in found)


# --- TOKYO METRO ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "value"), table("tokyo_metro/numbers"))
def test_numbers_of_tokyo_metro(what: str, value: str) -> None:
    found = getattr(shipped_constants("standard"), what)
    if what == "start_bonus_by_seat":
        found = found[:4]  # a fifth player is not in the rulebook
    assert spaced(found) == value, f"{what} is {spaced(found)}, and {value} in the rulebook"


def test_decks_of_tokyo_metro() -> None:
    decks = shipped_cards("standard").decks
    cards = [card for deck in decks for card in deck.cards]
    same("tokyo_metro/decks", [(len(decks), len(cards), max(card.dots for card in cards), len(decks))])


def test_contents_of_tokyo_metro() -> None:
    lines, shares = len(shipped_map_of_metro("tokyo").lines), len(shipped_constants("standard").share_surcharge)
    cards = sum(len(deck.cards) for deck in shipped_cards("standard").decks)
    same("tokyo_metro/contents", [("trains", lines), ("cards", cards + lines * shares), ("shares_per_line", shares)])


@pytest.mark.parametrize(("line", "stake", "income", "paid"), table("tokyo_metro/speculations"))
def test_speculations(line: str, stake: str, income: str, paid: str) -> None:
    found = speculation_payments(shipped_constants("standard"), int(income), (int(stake),))
    assert spaced(found) == paid, f"{line} pays {spaced(found)}, and {paid} in the rulebook"


@pytest.mark.parametrize("row", table("tokyo_metro/shares"))
def test_shares(row: Row) -> None:
    income, *paid = (cell for cell in row if cell != NONE)
    assert spaced(share_payments(shipped_constants("standard"), int(income), len(paid))) == " ".join(paid)


# --- IZAKAYA ----------------------------------------------------------------------------------------------


SETUP: dict[str, Any] = msgspec.json.decode((files("kippu.games.izakaya") / "data/setup.json").read_bytes())


@pytest.mark.parametrize(("what", "value"), table("izakaya/numbers"))
def test_numbers_of_izakaya(what: str, value: str) -> None:
    assert str(SETUP[what]) == value, f"{what} is {SETUP[what]}, and {value} in the rulebook"


def test_contents_of_izakaya() -> None:
    chips = SETUP["action_chips"] + SETUP["lot_chips"]
    same("izakaya/contents", [("stock_cards", len(SETUP["colors"])), ("chips", chips)])


def test_towns() -> None:
    same(
        "izakaya/towns",
        [
            (
                town["seats"],
                town["cards_per_side"],
                "blue" if town["blue_card"] == "centre" else NONE,
                town["end_threshold"],
            )
            for town in SETUP["towns"]
        ],
    )


def test_prices() -> None:
    same("izakaya/prices", enumerate(SETUP["start_prices"], 1))


# --- the files --------------------------------------------------------------------------------------------


def test_every_table_is_compared() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    names = [path.relative_to(HERE).with_suffix("").as_posix() for path in sorted(HERE.glob("*/*.tsv"))]
    assert names
    assert [name for name in names if f'"{name}"' not in source] == []
