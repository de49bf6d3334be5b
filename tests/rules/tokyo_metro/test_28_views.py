"""TM-28: what each player may see."""

import random

import msgspec
import pytest

from kippu.core.chance import Sampler
from kippu.core.game import Viewer, digest
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import BidsRevealed
from tests.property.test_tokyo_metro import random_game
from tests.rules.tokyo_metro.city import City, only

ALL: tuple[Viewer, ...] = (0, 1, 2, "spectator")


@pytest.mark.rule("TM-28.1")
def test_everybody_sees_the_same() -> None:
    city = City(3).placed().player(0, cash=700, loans=1, tokens=2, bonus=300, cards="A3a")
    city.line("G", train="ueno", back=True, income=900, holders=(1,), stakes=((0, 200),), speed=1)
    for phase in ("actions", "auction", "movement"):
        city.until(phase)
        seen = [msgspec.structs.replace(GAME.view(city.state, viewer), viewer="spectator") for viewer in ALL]
        assert all(one == seen[0] for one in seen)


@pytest.mark.rule("TM-28.1")
def test_all_of_players_and_lines_is_open() -> None:
    city = City(3).placed((3, 4)).player(0, cash=700, loans=1, tokens=2, bonus=300, cards="A3a", bicycle=True)
    city.player(0, stations="ginza ueno", usable=5, bets=1)
    city.line("G", train="ueno", back=True, income=900, holders=(1,), stakes=((0, 200),), speed=1)
    city.do("use D1a.1", "pass")
    one, other, line = city.sees(0), city.sees(1), city["G"]
    assert (one.cash, one.loans, one.tokens, one.bonus, one.cards[0].id) == (700, 1, 2, 300, "A3a")
    assert (one.usable, one.unused, one.supply, one.bets, one.bicycle) == (5, 2, 1, 1, True)
    assert (one.at, one.aboard, set(one.stations), one.pyramids) == ((3, 4), None, {"ginza", "ueno"}, 4)
    assert (one.discounts, one.passed, other.passed) == (("D1a.1",), False, True)
    assert (line.id, line.income, line.first, line.second) == ("G", 900, 600, 300)
    assert (line.train, line.back, line.speed, line.holders) == ("ueno", True, 1, (1,))
    assert [(stake.seat, stake.stake) for stake in line.stakes] == [(0, 200)]
    assert city.view.columns[3].cards[0].spots == (0, None)
    city.player(0, aboard="G")
    assert (city.sees(0).at, city.sees(0).aboard) == (None, "G")


@pytest.mark.rule("TM-28.1")
def test_piles_supply_order_and_past_are_open() -> None:
    city = City(3).placed()
    city.do("use C1a.1", "use C1a.2", "loan E1a.1")
    city.until("auction", 3)
    seen = city.view
    assert seen.piles[0].cards == (*(f"{deck}1a" for deck in "ABCDEF"), *(f"{deck}1b" for deck in "ABCDEF"))
    assert (seen.tokens, seen.bicycles, seen.loans) == (11, 3, 7)
    assert (seen.order, seen.round, seen.rounds, seen.phase) == ((0, 1, 2), 3, 7, "auction")
    assert seen.history == ((2_200, 2_300, 3_400), (2_500, 2_600, 3_700))


@pytest.mark.rule("TM-28.1")
@pytest.mark.parametrize("viewer", [0, "spectator"])
def test_a_view_tells_the_whole_state_but_for_bids(viewer: Viewer) -> None:
    chance = Sampler(random.Random(1))
    for state in random_game(4, "views"):
        rebuilt = GAME.imagine(GAME.view(state, viewer), chance)
        assert msgspec.structs.replace(rebuilt, bids=()) == msgspec.structs.replace(state, bids=())
        if state.phase != "auction":
            assert rebuilt.bids == state.bids


@pytest.mark.rule("TM-28.2a")
def test_a_hidden_bid_may_be_anything_the_player_can_pay() -> None:
    city = City(3).placed()
    city.until("auction")
    city.player(1, cash=300).by(1, "bid 200")
    chance = Sampler(random.Random(1))
    drawn = [GAME.imagine(GAME.view(city.state, 0), chance).bids for _ in range(60)]
    assert set(drawn) == {(None, amount, None) for amount in (0, 100, 200, 300)}
    assert GAME.imagine(GAME.view(city.state, 1), chance).bids == (None, 200, None)


@pytest.mark.rule("TM-28.2a")
def test_a_bid_is_hidden_until_all_have_bid() -> None:
    city = City(3).placed()
    city.until("auction")
    city.by(1, "bid 300")
    for viewer in ALL:
        assert GAME.view(city.state, viewer).bids == (None, 300 if viewer == 1 else None, None)
        assert GAME.view(city.state, viewer).totals == ()
    city.by(0, "bid 100")
    for viewer in ALL:
        bids = GAME.view(city.state, viewer).bids
        assert bids == (100 if viewer == 0 else None, 300 if viewer == 1 else None, None)
    for viewer in ALL:
        for event in city.by(1, "bid 200"):
            assert "200" not in str(GAME.redact(event, viewer))


@pytest.mark.rule("TM-28.2b")
def test_then_bids_and_totals_are_shown() -> None:
    city = City(3).placed()
    city.until("auction")
    city.player(2, bonus=200).do("bid 100", "bid 300")
    told = city.do("bid 200")
    for viewer in ALL:
        seen = GAME.view(city.state, viewer)
        assert (seen.bids, seen.totals) == ((100, 300, 200), (100, 300, 400))
        assert [GAME.redact(event, viewer) for event in only(BidsRevealed, told)] == [
            BidsRevealed((100, 300, 200), (100, 300, 400))
        ]
    city.until("auction", 3)
    assert (city.view.bids, city.view.totals) == ((None, None, None), ())


@pytest.mark.rule("TM-28.2c")
def test_that_somebody_has_bid_is_seen_before() -> None:
    city = City(3).placed()
    city.until("auction")
    city.by(1, "bid 0")
    for viewer in ALL:
        assert GAME.view(city.state, viewer).has_bid == (False, True, False)
        assert GAME.view(city.state, viewer).to_act == (0, 2)


@pytest.mark.rule("TM-28.3a")
def test_the_order_of_undrawn_cards_is_nowhere() -> None:
    states = [City(2, seed=seed).state for seed in ("one", "other")]
    assert isinstance(states[0].undrawn, int)  # a set, without an order
    assert digest(states[0]) == digest(states[1])  # whatever is drawn later, nothing of it is known
    city = City(2)
    assert city.view.columns[0].undrawn == tuple(sorted(city.view.columns[0].undrawn))


@pytest.mark.rule("TM-28.3b")
def test_which_cards_are_left_is_open() -> None:
    city = City(2)
    for viewer in ALL:
        seen = GAME.view(city.state, viewer).columns
        assert seen[0].undrawn == ("A1c", "A2a", "A2b", "A2c", "A3a", "A3b", "A3c")
        assert [len(column.undrawn) for column in seen] == [7] * 6
    city.placed().until("auction")
    assert city.view.columns[5].undrawn == ("F2a", "F2b", "F2c", "F3a", "F3b", "F3c")
