"""The worked examples and the counts of options that come with the rules."""

import json
from importlib.resources import files

import pytest

from kippu.core.game import Event
from kippu.games.metrox.rules.scoring import decide
from kippu.games.metrox.rules.types import Completed, Filled, Score
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, only, penalty

# The rulebook page draws what this file says: of one game that goes on (examples 1 to 7), and turn by turn.
DRAWN = json.loads((files("kippu.games.metrox") / "data" / "examples.json").read_bytes())
EXAMPLES = {one["id"]: one for one in DRAWN["examples"]}


def played(example: str, turns: int | None = None) -> tuple[Sheets, list[Filled], list[Event]]:
    """The sheet after so many turns of an example alone, what each filled, and all that came of the last."""
    wanted = EXAMPLES[example]["turns"][:turns]
    game = Sheets(*(turn["card"] for turn in EXAMPLES[example]["turns"]), on=EXAMPLES[example]["map"])
    told = [game.write(turn["choice"]) for turn in wanted]
    return game, [only(Filled, events)[0] for events in told], list(told[-1])


@pytest.mark.rule("MX-2.5b", "MX-3.1b", "MX-3.2a", "MX-3.3a", "MX-3.4b", "MX-3.5b", "MX-4.1a", "MX-4.1b")
@pytest.mark.parametrize("example", EXAMPLES)
def test_what_the_rulebook_page_draws(example: str) -> None:
    _, filled, last = played(example)
    assert filled == [
        Filled(0, None if turn["choice"][0] == "@" else turn["choice"], tuple(turn["stations"]), turn["star"])
        for turn in EXAMPLES[example]["turns"]
    ]
    assert [event.route for event in only(Completed, last)] == EXAMPLES[example]["completes"]


@pytest.mark.rule("MX-4.1a")
def test_example_6_completes_f() -> None:
    *_, last = played("score", 6)
    assert only(Completed, last) == [Completed(0, "F", 2, first=True)]


@pytest.mark.rule("MX-5.2")
def test_score_after_example_7() -> None:
    game, *_ = played("score")
    assert game.score() == Score(**DRAWN["score"])


@pytest.mark.rule("MX-5.4a", "MX-5.4b")
def test_who_wins_as_drawn() -> None:
    totals, empty = DRAWN["winner"]["totals"], DRAWN["winner"]["empty"]
    scores = [Score(0, 0, left, 0, total) for total, left in zip(totals, empty, strict=True)]
    assert [list(place) for place in decide(scores).ranking] == DRAWN["winner"]["ranking"]


@pytest.mark.rule("MX-3.1b", "MX-3.2a")
@pytest.mark.parametrize(("card", "stations"), [("number-4", "r3c6"), ("skip-4", "r3c6 r5c7 r7c7 r8c9")])
def test_example_8(card: str, stations: str) -> None:
    game = Sheets("number-6", "free", card, deck=PLENTY)
    game.write("Y", "@r4c7")
    assert game.write("Y")[0] == Filled(0, "Y", tuple(stations.split()), 0)


@pytest.mark.rule("MX-4.2a", "MX-4.2b")
def test_example_9() -> None:
    between = ["number-1"] * 6
    game = Sheets("number-6", "number-4", *between, "free", "star", "star", "free", seats=3, deck=PLENTY)
    game.write("Z Z Z", "Z Z Z", *(f"{on} {on} {on}" for on in "TTTCCC"))
    crown = DRAWN["crown"]
    assert game.state.turn == crown["turns"][0] == crown["turns"][1] == 9
    assert only(Completed, game.write("@r3c13 @r3c13 @r1c1")) == [
        Completed(0, "Z", 4, first=True),
        Completed(1, "Z", 4, first=True),
    ]
    game.write("H H H", "H H H")
    assert game.state.turn == crown["turns"][2] == 12
    assert only(Completed, game.write("@r1c1 @r1c1 @r3c13")) == [Completed(2, "Z", 2, first=False)]
    assert [game.score(seat).bonuses for seat in range(3)] == crown["points"] == [4, 4, 2]
    assert ["Z" in game.sheet(seat).first for seat in range(3)] == crown["first"]


@pytest.mark.rule("MX-5.3")
@pytest.mark.parametrize(("empty", "points"), [(8, 3), (10, 4), (21, 10), (77, 10)])
def test_example_10(empty: int, points: int) -> None:
    assert penalty(empty) == points


@pytest.mark.rule("MX-2.4a")
@pytest.mark.parametrize("map_id", ["tokyo", "osaka"])
def test_one_option_per_route_with_an_empty_space(map_id: str) -> None:
    game = Sheets(on=map_id, deck=PLENTY)
    counts = []
    while options := game.options():
        counts.append(len(options))
        game.write(options[0])
    spaces = [one.spaces for one in game.parts.board.routes]
    assert counts == [9 - at for at, count in enumerate(spaces) for _ in range(count)]
    assert (counts[0], counts[-1]) == (9, 1)


@pytest.mark.rule("MX-2.4a")
def test_routes_that_lead_to_the_same_stations_are_different_options() -> None:
    game, other = Sheets("number-3"), Sheets("number-3")
    assert {"F", "Y"} <= set(game.options())
    game.write("F")
    other.write("Y")
    assert game.filled() == other.filled()
    assert game.state != other.state


@pytest.mark.rule("MX-3.4b")
def test_one_option_per_empty_station() -> None:
    game = Sheets(*["free"] * 8, on=CROSS, deck=PLENTY)
    counts = []
    for _ in range(7):
        counts.append(game.options())
        game.write(game.options()[0])
    assert [len(options) for options in counts] == [6, 5, 4, 3, 2, 1, 1]
    assert counts[-2:] == [["@b4"], ["-"]]
