"""The worked examples that come with the rules."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import House
from kippu.games.izakaya.rules.lots import fits
from kippu.games.izakaya.rules.play import new_order
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import LastPhase, LineMade
from tests.rules.izakaya.evenings import Evening, as_read, only, turns


@pytest.mark.rule("IZ-11.1a", "IZ-11.1b")
def test_example_1() -> None:
    game = turns().put(owned={0: "0,0"}, drinks={"1,1": "red", "1,0": "red", "0,1": "yellow"})
    game.lay("0,0", "4,0 4,1", "4,0", "4,0")
    assert game.score().earned == 2_100


@pytest.mark.rule("IZ-11.2")
def test_example_2() -> None:
    game = turns(5).put(owned={0: "4,4"}, drinks={"4,4": "red", "5,4": "yellow"})  # lot 25, with two outlines
    game.lay("4,4", "0,0", "0,0", "3,0")
    assert game.score().lots[0].floors == (2, 1)
    assert game.score().earned == 1_500


@pytest.mark.rule("IZ-3.3", "IZ-3.4a", "IZ-3.4b", "IZ-3.5")
@pytest.mark.parametrize(
    ("order", "bids", "after"),
    [
        ("ABCDE", (300, 100, 300, 300, 0), "DCABE"),
        ("ABC", (0, 200, 0), "BAC"),
        ("AB", (100, 100), "BA"),
        ("AB", (0, 0), "AB"),
    ],
)
def test_example_3(order: str, bids: tuple[int, ...], after: str) -> None:
    assert new_order(tuple(range(len(order))), bids, keep_zeros=True) == tuple(map(order.index, after))


@pytest.mark.rule("IZ-10.1")
@pytest.mark.parametrize(
    ("pot", "bids", "now", "last"),
    [(1_300, (100, 100), 1_500, True), (1_300, (100, 0), 1_400, False), (0, (800, 800), 1_600, True)],
)
def test_example_4(pot: int, bids: tuple[int, int], now: int, last: bool) -> None:
    game = Evening().put(pot=pot, cash=(1_000 - pot // 2, 1_000 - pot // 2)) if pot else Evening()
    events = game.bid(*bids)
    assert game.view().pot == now
    assert bool(only(LastPhase, events)) is last
    game.end_phase()
    assert game.state.over is last


@pytest.mark.rule("IZ-10.2")
def test_example_4_three_who_never_bid_play_ten_rounds() -> None:
    game = Evening(3)
    phases = 0
    while not game.state.over:
        game.bid(0, 0, 0)
        game.end_phase()
        phases += 1
    assert phases == 10


@pytest.mark.rule("IZ-0.4")
@pytest.mark.parametrize(("seats", "inner", "rim"), [(2, 4, 8), (3, 4, 8), (4, 9, 12), (5, 16, 16)])
def test_example_5(seats: int, inner: int, rim: int) -> None:
    town = Evening(seats).town
    assert (town.grid.inner.bit_count(), town.grid.rim.bit_count(), town.grid.outer.bit_count()) == (inner, rim, 4)


@pytest.mark.rule("IZ-4.5")
def test_example_6() -> None:
    game = turns().put(drinks={"1,1": "red", "2,1": "blue", "1,2": "white"})
    assert {text.split()[2] for text in game.options("drink")} == {"2,2"}
    game.do("drink green 2,2")
    corners = {text.split()[2] for text in game.options("drink")}
    assert corners == {"1,0", "2,0", "0,1", "0,2", "3,1", "3,2", "1,3", "2,3"}
    town = game.town
    assert [town.grid.cards[card] for card in town.grid.meets[town.grid.corner_at["1,0"]]] == ["0,0", "1,0"]


@pytest.mark.rule("IZ-5.1", "IZ-5.2a", "IZ-5.3a")
def test_example_7() -> None:
    game = turns().put(owned={0: "0,0"}, drinks={"1,1": "white"}).lay("0,0", "4,0")
    assert game.score().earned == 100
    game.do("price white>yellow")
    assert (game.prices()["white"], game.prices()["yellow"], game.score().earned) == (0, 400, 0)
    assert game.refused("price white>red") == ("IZ-5.2a", "no_coin")


@pytest.mark.rule("IZ-6.6a", "IZ-6.6b", "IZ-12.3b")
def test_example_8() -> None:
    game = turns(3)
    assert game.options("acquire 1,1") == [f"acquire 1,1 {lot}" for lot in ("0,0", "1,0", "0,1")]
    game.put(owned={1: "0,0 1,0 0,1"})
    assert game.refused("acquire 1,1 0,0") == ("IZ-6.6a", "no_free_lot")
    game.put(owned={0: "0,0 2,0 0,2 2,2"}, lot_chips={0: "1,1 2,1 1,2 2,2"})
    assert game.options("acquire") == []


@pytest.mark.rule("IZ-7.1a", "IZ-7.1b", "IZ-7.3", "IZ-7.4b")
@pytest.mark.parametrize(
    ("seats", "own", "new", "bonus"),
    [
        (4, "1,2 3,2", "2,2 1,1", 1),
        (4, "1,1 2,1 3,2 3,3", "3,1 2,0", 1),
        (4, "1,1 2,2", "3,3 2,2", 0),
        (5, "1,1 2,1 3,1", "4,1 3,0", 1),
    ],
)
def test_example_9(seats: int, own: str, new: str, bonus: int) -> None:
    game = turns(seats).put(lot_chips={0: own})
    assert len(only(LineMade, game.do(f"acquire {new}"))) == bonus


def lot_5(*pieces: str) -> Evening:
    """Lot 5 lies at 0,1 in a town of four."""
    return turns(4, yard="I1 I2 I3 O4 L4").lay("0,1", *pieces)


O4 = "0,2 1,2 0,3 1,3"


@pytest.mark.rule("IZ-8.6", "IZ-8.7b", "IZ-8.9b")
def test_example_10() -> None:
    game = lot_5()
    game.do(f"build O4 0,1 {O4}")
    assert game.lot("0,1").floors == {"a": 1}
    assert game.refused("build I1 0,1 2,4")[0] == "IZ-8.9a"
    assert game.refused("build I2 0,1 1,3 2,3")[0] == "IZ-8.7b"
    assert game.refused("build I2 0,1 2,3 3,3")[0] == "IZ-8.6"
    game.do("build I2 0,1 2,2 2,3")
    assert "build I1 0,1 2,4" in game.options()
    game.do("build I3 0,1 0,2 1,2 2,2")
    assert game.lot("0,1").pieces[-1].floor == 2


@pytest.mark.rule("IZ-8.10a", "IZ-8.10b", "IZ-8.12a")
def test_example_11() -> None:
    game = lot_5(O4, "2,2 2,3", "0,2 1,2 2,2")
    assert {"build I1 0,1 1,3", "build I1 0,1 0,4"} <= set(game.options())
    assert game.refused("build I2 0,1 0,3 0,4")[0] == "IZ-8.7b"
    game.do("build I1 0,1 0,2")
    game.put(yard="I1 I2 I3 O4 L4")
    assert "build I1 0,1 1,2" in game.options()
    assert game.refused("build I1 0,1 2,2")[0] == "IZ-8.9a"
    heights = game.lot("0,1").heights
    assert [heights[5 * row : 5 * row + 3] for row in (2, 3, 4)] == [(3, 2, 2), (1, 1, 1), (0, 0, 0)]
    (site,) = game.town.sites_on[game.town.grid.card_at["0,1"]]
    free = fits(site.outline, game.state.floors[site.index])
    counts = {shape.id: (free & site.outline.of_shape[shape.index]).bit_count() for shape in parts().shapes}
    assert {shape: count for shape, count in counts.items() if count} == {"I1": 8, "I2": 5, "I3": 2}
    assert game.lot("0,1").floors == {"a": 3}


@pytest.mark.rule("IZ-8.5b", "IZ-8.6")
def test_example_12() -> None:
    counts: Counter[str] = Counter()
    for lot in parts().lots:
        for outline in lot.outlines:
            for place in outline.places:
                counts[parts().shapes[place.shape].id] += 1
    assert counts == {
        "I1": 386, "I2": 467, "I3": 233, "V3": 571, "I4": 92, "O4": 121, "T4": 295, "L4": 536, "S4": 290, "F5": 288,
        "I5": 22, "L5": 188, "N5": 200, "P5": 473, "T5": 136, "U5": 195, "V5": 111, "W5": 129, "X5": 39, "Y5": 224,
        "Z5": 125,
    }  # fmt: skip


@pytest.mark.rule("IZ-4.1", "IZ-5.1", "IZ-6.1a", "IZ-8.1a")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, {"drink": 24, "price": 30, "acquire": 12, "build": 209, "pass": 1}),
        (4, {"drink": 54, "price": 30, "acquire": 36, "build": 865, "pass": 1}),
        (5, {"drink": 96, "price": 30, "acquire": 64, "build": 1_646, "pass": 1}),
    ],
)
def test_example_13(seats: int, counts: dict[str, int]) -> None:
    game = turns(seats)
    assert Counter(text.split()[0] for text in game.options()) == counts
    assert len(GAME.legal(game.state, 0)) == sum(counts.values()) == {2: 276, 4: 986, 5: 1_837}[seats]


@pytest.mark.rule("IZ-8.2a")
def test_example_13_shape_by_shape() -> None:
    assert Counter(text.split()[1] for text in turns().options("build")) == {"T4": 46, "O4": 18, "I2": 85, "P5": 60}


@pytest.mark.rule("IZ-8.4a")
def test_example_14() -> None:
    a, b = parts().lots[27].outlines
    assert (a.mask.bit_count(), b.mask.bit_count()) == (5, 8)
    at = parts().shape_at
    for shape, on_a, on_b in (("I1", 5, 8), ("V3", 3, 13), ("O4", 0, 3)):
        assert [(fits(outline, ()) & outline.of_shape[at[shape]]).bit_count() for outline in (a, b)] == [on_a, on_b]


@pytest.mark.rule("IZ-11.5a", "IZ-11.6b")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_example_15(order: tuple[int, int]) -> None:
    game = Evening()
    game.bid(800, 800)
    drinks = {"1,1": "red", "1,0": "red", "0,1": "yellow", "2,2": "red", "0,2": "yellow", "1,2": "yellow", "1,3": "red"}
    game.put(order=order, cash=(300, 0), owned={0: "0,0 2,2", 1: "0,2"}, drinks=drinks)
    game.lay("0,0", *["4,0"] * 3).lay("2,2", *["2,1"] * 4).lay("0,2", *["3,0"] * 4)
    assert [lot.earned for lot in game.score(0).lots] == [2_100, 800]
    assert [game.score(seat).earned for seat in (0, 1)] == DRAWN["winner"]["earned"] == [2_900, 3_200]
    game.end_phase()
    end = GAME.outcome(game.state)
    assert end is not None
    assert (end.scores, end.ranking[0], end.decided_by) == ((3_200, 3_200), (order[0],), "turn_order")
    assert list(end.scores) == DRAWN["winner"]["totals"]
    assert DRAWN["winner"]["wins"] == DRAWN["winner"]["order"][0]


# What the rulebook page draws: its own example of the scoring, and ours.
DRAWN = json.loads((files("kippu.games.izakaya") / "data" / "examples.json").read_bytes())


def laid(game: Evening, drawn: dict[str, Any]) -> Evening:
    """The pieces of a figure on its lot; they are of the shapes that it names."""
    for piece in drawn["pieces"]:
        game.lay(drawn["lot"], " ".join(piece["cells"]))
    lot = game.lot(drawn["lot"])
    assert (lot.number, [piece.shape for piece in lot.pieces]) == (
        drawn["number"],
        [piece["shape"] for piece in drawn["pieces"]],
    )
    return game


@pytest.mark.rule("IZ-11.1a", "IZ-11.1b", "IZ-11.2")
@pytest.mark.parametrize(("figure", "seats"), [("scoring", 2), ("two", 5)])
def test_a_lot_earns_what_the_page_says(figure: str, seats: int) -> None:
    drawn = DRAWN[figure]
    game = Evening(seats).put(owned={0: drawn["lot"]}, drinks=drawn["drinks"], prices=drawn["prices"])
    (lot,) = laid(game, drawn).score(0).lots
    assert (lot.drinks, list(lot.floors), lot.earned) == (drawn["sum"], drawn["floors"], drawn["worth"])


@pytest.mark.rule("IZ-3.3", "IZ-3.4b")
def test_an_auction_ends_as_the_page_draws_it() -> None:
    game = Evening(5, house=House())
    game.bid(*DRAWN["auction"]["bids"])
    assert (DRAWN["auction"]["before"], list(game.state.order)) == (list(range(5)), DRAWN["auction"]["after"])


@pytest.mark.rule("IZ-4.5")
@pytest.mark.parametrize("figure", ["drink", "rim"])
def test_drinks_may_go_where_the_page_says(figure: str) -> None:
    options = as_read().put(drinks=DRAWN[figure]["drinks"]).options("drink")
    assert {option.split()[2] for option in options} == set(DRAWN[figure]["corners"])


@pytest.mark.rule("IZ-5.1")
def test_a_coin_moves_as_drawn() -> None:
    drawn = DRAWN["price"]
    game = as_read().put(prices=drawn["before"])
    game.do(f"price {drawn['giver']}>{drawn['taker']}")
    assert {color: game.prices()[color] for color in drawn["after"]} == drawn["after"]


@pytest.mark.rule("IZ-6.1a", "IZ-6.1b")
def test_lots_can_be_acquired_as_drawn() -> None:
    drawn = DRAWN["acquire"]
    game = as_read().put(lot_chips={0: " ".join(drawn["chips"])}, owned={0: " ".join(drawn["owned"])})
    corner = drawn["corner"]
    assert set(game.options(f"acquire {corner}")) == {f"acquire {corner} {lot}" for lot in drawn["lots"]}


@pytest.mark.rule("IZ-7.1a", "IZ-7.1b")
@pytest.mark.parametrize("drawn", DRAWN["line"])
def test_a_line_as_drawn(drawn: dict[str, Any]) -> None:
    game = as_read(4).put(lot_chips={0: " ".join(drawn["chips"])})
    events = game.do(f"acquire {drawn['corner']} {drawn['lot']}")
    assert bool(only(LineMade, events)) is drawn["bonus"]


@pytest.mark.rule("IZ-8.6", "IZ-8.7b", "IZ-8.9a")
@pytest.mark.parametrize("tried", DRAWN["build"]["tries"])
def test_a_piece_fits_or_not_as_drawn(tried: dict[str, Any]) -> None:
    game = laid(turns(4, yard="I1 I2 I3 O4 L4"), DRAWN["build"])
    text = f"build {tried['shape']} {DRAWN['build']['lot']} {' '.join(tried['cells'])}"
    if tried["clause"] is None:
        assert text in game.options("build")
    else:
        assert game.refused(text)[0] == tried["clause"]


@pytest.mark.rule("IZ-8.12a")
def test_a_building_is_as_high_as_drawn() -> None:
    drawn = DRAWN["floors"]
    assert laid(turns(4), drawn).lot(drawn["lot"]).floors == {"a": drawn["floors"]}
