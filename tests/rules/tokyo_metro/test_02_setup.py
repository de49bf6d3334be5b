"""TM-2 to TM-4: setup, rounds, refresh."""

import random

import pytest

from kippu.core.chance import Sampler
from kippu.core.errors import BadOptions
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import CardDealt, CardDiscarded, Ended, OrderDrawn, PhaseBegan, RoundBegan
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from tests.rules.tokyo_metro.city import City, only

EACH_NUMBER = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


@pytest.mark.rule("TM-2.1")
def test_one_to_five_players() -> None:
    assert (GAME.info.min_seats, GAME.info.max_seats) == (1, 5)
    with pytest.raises(BadOptions):
        GAME.info.check(TokyoMetroOptions(), 6)


@pytest.mark.rule("TM-2.2", "TM-2.3")
def test_what_a_player_begins_with() -> None:
    for player in City(3).view.players:
        assert (player.pyramids, player.stations, player.at, player.aboard) == (6, (), None, None)
        assert (player.usable, player.supply, player.bets) == (3, 3, 2)
        assert (player.tokens, player.loans, player.bicycle, player.cards) == (0, 0, False, ())
    assert City(1).cash() == [2_000]


@pytest.mark.rule("TM-2.4a", "TM-2.4b")
def test_shares_leave_the_stack_in_order() -> None:
    city = City(3).placed()
    for share, spot in enumerate(("B1a.1", "B1b.1", "B1c.1"), 1):
        assert city.do(f"invest {spot} G")[1].share == share  # type: ignore[attr-defined]
    assert city["G"].holders == (0, 1, 2)


@pytest.mark.rule("TM-2.5")
def test_lines_begin_with_nothing() -> None:
    for line in City().view.lines:
        assert (line.income, line.train, line.holders, line.speed, line.stakes) == (None, None, (), 0, ())


@pytest.mark.rule("TM-2.6a", "TM-2.6b", "TM-2.6c", "TM-2.6d")
def test_six_decks_of_nine_by_dots() -> None:
    cards = City().parts.cards
    assert "".join(cards.deck_ids) == "ABCDEF"
    assert (len(cards.cards), {len(card.spots) for card in cards.cards}) == (54, {2})
    for deck in range(6):
        assert [card.data.dots for card in cards.cards if card.deck == deck] == [1] * 3 + [2] * 3 + [3] * 3
    for seed in range(20):
        state = GAME.start(TokyoMetroOptions(), 4, Sampler(random.Random(seed))).state
        for column in state.columns:
            assert [cards.cards[card].data.dots for card in column] == [1, 1, 1, 2]


@pytest.mark.rule("TM-2.7a", "TM-2.7b")
@EACH_NUMBER
def test_columns_begin_with_a_card_per_player_the_first_lowest(seats: int) -> None:
    state, events = GAME.start(TokyoMetroOptions(), seats, Sampler(random.Random(seats)))
    dealt = [event.card for event in only(CardDealt, events) if event.column == "A"]
    assert [card.id for card in GAME.view(state, "spectator").columns[0].cards] == dealt
    assert len(dealt) == max(seats, 2)


@pytest.mark.rule("TM-2.8")
def test_each_column_has_a_discard_pile() -> None:
    city = City()
    assert [column.pile for column in city.view.columns] == [()] * 6
    city.placed().until("auction")
    assert [column.pile for column in city.view.columns] == [(f"{deck}1a",) for deck in "ABCDEF"]
    city.until("actions")
    assert city.refused("card F1b.2 X") == ("TM-2.8", "unknown_pile")


@pytest.mark.rule("TM-2.9")
def test_the_common_supply() -> None:
    seen = City().view
    assert (seen.tokens, seen.loans, seen.bicycles) == (12, 8, 4)


@pytest.mark.rule("TM-2.10a", "TM-2.10b")
def test_later_places_begin_with_more() -> None:
    orders = set()
    for seed in range(40):
        state, events = GAME.start(TokyoMetroOptions(), 5, Sampler(random.Random(seed)))
        assert only(OrderDrawn, events) == [OrderDrawn(state.order)]
        assert [state.players[seat].cash for seat in state.order] == [2_000, 2_100, 2_200, 2_300, 2_400]
        orders.add(state.order)
    assert len(orders) > 20


# --- 3. the game ------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-3.1", "TM-3.2")
def test_phases_come_in_order() -> None:
    city = City()
    told = [*city.setup, *city.placed().play_out()]
    phases = [event.phase for event in only(PhaseBegan, told)]
    assert phases[0] == "movement"
    assert city.setup[-2:] == (RoundBegan(1, 8), PhaseBegan("movement"))
    later = City().placed().until("movement", 3)
    kinds = [event.phase if isinstance(event, PhaseBegan) else "refresh" for event in later if _marks_a_phase(event)]
    assert kinds == ["trains", "refresh", "auction", "movement", "actions", "trains", "refresh", "auction", "movement"]


def _marks_a_phase(event: object) -> bool:
    return isinstance(event, PhaseBegan) or (isinstance(event, CardDiscarded) and event.column == "A")


@pytest.mark.rule("TM-3.3")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 8), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_number_of_rounds(seats: int, rounds: int) -> None:
    city = City(seats)
    assert city.view.rounds == rounds
    city.play_out()
    assert (city.state.round, len(city.view.history)) == (rounds, rounds)


@pytest.mark.rule("TM-3.4a", "TM-3.4b")
def test_scoring_follows_the_last_trains() -> None:
    city = City()
    told = city.play_out()
    assert isinstance(told[-1], Ended)
    last = max(at for at, event in enumerate(told) if isinstance(event, PhaseBegan))
    assert told[last] == PhaseBegan("trains")
    assert not only(RoundBegan, told[last:])
    assert list(GAME.to_act(city.state)) == []
    assert city.refused("pass", 0) == ("TM-3.4a", "game_over")
    assert list(GAME.legal(city.state, 0)) == []


# --- 4. refresh -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-4.1", "TM-4.2", "TM-4.3")
def test_refresh_moves_columns_down() -> None:
    city = City(3).placed()
    before = city.view.columns[1]
    told = city.until("auction")
    after = city.view.columns[1]
    assert after.pile == (before.cards[0].id,)
    assert [card.id for card in after.cards[:2]] == [card.id for card in before.cards[1:]]
    assert only(CardDealt, told)[1] == CardDealt("B", after.cards[2].id)
    assert after.cards[2].id in before.undrawn
    assert after.cards[2].id not in after.undrawn
    city.until("auction", 3)
    assert city.view.columns[1].pile == (before.cards[0].id, before.cards[1].id)  # the newest on top


@pytest.mark.rule("TM-4.4a", "TM-4.4b")
@EACH_NUMBER
def test_columns_keep_their_size_and_decks_end_together(seats: int) -> None:
    city = City(seats)
    size = len(city.view.columns[0].cards)
    for round_ in range(1, city.view.rounds + 1):
        city.until("actions", round_)
        assert {len(column.cards) for column in city.view.columns} == {size}
        assert {len(column.undrawn) for column in city.view.columns} == {9 - size - round_ + 1}


@pytest.mark.rule("TM-4.5")
def test_cards_of_players_stay_with_them() -> None:
    city = City().player(0, cards="A3a B3a")
    city.placed().until("actions", 4)
    assert [card.id for card in city.sees(0).cards] == ["A3a", "B3a"]
