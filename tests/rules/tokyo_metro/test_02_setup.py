"""TM-2 to TM-4: setup, rounds, refresh."""

import random

import pytest

from kippu.core.chance import Sampler
from kippu.core.errors import BadOptions
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import (
    CardDealt,
    CardDiscarded,
    Ended,
    OrderDrawn,
    PhaseBegan,
    RoundBegan,
    RoundEnded,
)
from kippu.games.tokyo_metro.rules.house import House
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from tests.rules.tokyo_metro.city import City, only

PER_COLUMN = House(discard_piles="per_column")
EACH_NUMBER = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


@pytest.mark.rule("TM-2.1")
def test_one_to_five_players() -> None:
    for seats in range(1, 6):
        GAME.info.check(TokyoMetroOptions(), seats)
        assert len(City(seats).view.players) == seats
    for seats in (0, 6):
        with pytest.raises(BadOptions):
            GAME.info.check(TokyoMetroOptions(), seats)


@pytest.mark.rule("TM-2.2")
@EACH_NUMBER
def test_what_a_player_begins_with(seats: int) -> None:
    state = GAME.start(TokyoMetroOptions(), seats, Sampler(random.Random(seats))).state
    seen = GAME.view(state, "spectator")
    for player in seen.players:
        assert (player.pyramids, player.stations, player.at, player.aboard) == (6, (), None, None)
        assert (player.tokens, player.loans, player.bicycle, player.cards, player.bonus) == (0, 0, False, (), 0)
        assert (player.unused, player.passed, player.discounts) == (0, False, ())
    assert {spot for column in seen.columns for card in column.cards for spot in card.spots} == {None}
    assert seen.players[seen.order[0]].cash == 2_000  # later ones have a little more


@pytest.mark.rule("TM-2.3")
@EACH_NUMBER
def test_nine_discs_each(seats: int) -> None:
    seen = City(seats).view
    for player in seen.players:
        assert (player.usable, player.bets, player.supply) == (3, 2, 3)
    assert sorted(seen.order) == list(range(seats))  # one of each on the track


@pytest.mark.rule("TM-2.4a")
def test_each_line_has_three_shares() -> None:
    city = City(4).placed()
    names, routes = city.parts.board.station_ids, city.parts.board.routes
    for sold in (0, 1, 2):
        assert len(city.options("invest")) == len(routes) * 5  # one of each, on five spots
        for route in routes:
            city.line(route.id, train=names[route.stations[0]], holders=(1, 2, 3)[: sold + 1])
    assert city.options("invest") == []


@pytest.mark.rule("TM-2.4b")
def test_shares_leave_the_stack_in_order() -> None:
    city = City(3).placed()
    for share, spot in enumerate(("B1a.1", "B1b.1", "B1c.1"), 1):
        assert city.do(f"invest {spot} G")[1].share == share  # type: ignore[attr-defined]
    assert city["G"].holders == (0, 1, 2)


@pytest.mark.rule("TM-2.5")
def test_lines_begin_with_nothing() -> None:
    for line in City().view.lines:
        assert (line.income, line.train, line.holders, line.speed, line.stakes) == (None, None, (), 0, ())


@pytest.mark.rule("TM-2.6a")
def test_six_decks_of_nine() -> None:
    city = City()
    assert "".join(column.deck for column in city.view.columns) == "ABCDEF"
    for column in city.view.columns:
        assert len(column.cards) + len(column.undrawn) == 9
        assert {id_[0] for id_ in (*column.undrawn, *(card.id for card in column.cards))} == {column.deck}
    assert len(city.parts.cards.cards) == 54


def deal(seats: int, seed: int) -> list[list[str]]:
    """The columns of a game that begins."""
    state = GAME.start(TokyoMetroOptions(), seats, Sampler(random.Random(seed))).state
    return [[card.id for card in column.cards] for column in GAME.view(state, "spectator").columns]


@pytest.mark.rule("TM-2.6b")
def test_cards_come_by_their_dots() -> None:
    city = City(4, seed="dots")
    drawn = {column.deck: [card.id for card in column.cards] for column in city.view.columns}
    while city.state.phase != "over":
        for event in only(CardDealt, city.idle()):
            drawn[event.column].append(event.card)
    dots = {card.id: card.data.dots for card in city.parts.cards.cards}
    for column in drawn.values():
        assert [dots[id_] for id_ in column] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    for column in (column for seed in range(10) for column in deal(5, seed)):
        assert [dots[id_] for id_ in column] == [1, 1, 1, 2, 2]


@pytest.mark.rule("TM-2.6c")
def test_inside_a_level_the_order_is_random() -> None:
    deals = [deal(4, seed) for seed in range(60)]
    for column in range(6):
        assert len({tuple(dealt[column][:3]) for dealt in deals}) == 6  # every order of three
        assert len({dealt[column][3] for dealt in deals}) == 3


@pytest.mark.rule("TM-2.6d")
def test_a_card_has_two_spots() -> None:
    cards = City().parts.cards
    assert {len(card.spots) for card in cards.cards} == {2}
    assert len({spot.id for spot in cards.spots}) == 108
    assert {len(card.spots) for column in City().view.columns for card in column.cards} == {2}


@pytest.mark.rule("TM-2.7a")
@EACH_NUMBER
def test_columns_begin_with_a_card_per_player(seats: int) -> None:
    assert {len(column) for column in deal(seats, seats)} == {max(seats, 2)}  # alone as for two (TM-26.1)


@pytest.mark.rule("TM-2.7b")
def test_the_first_card_dealt_is_the_lowest() -> None:
    state, events = GAME.start(TokyoMetroOptions(), 5, Sampler(random.Random(5)))
    for column in GAME.view(state, "spectator").columns:
        dealt = [event.card for event in only(CardDealt, events) if event.column == column.deck]
        assert [card.id for card in column.cards] == dealt


@pytest.mark.rule("TM-2.8")
@pytest.mark.house("discard_piles=one")
def test_all_columns_have_one_discard_pile() -> None:
    city = City()
    assert city.piles() == [()]
    city.placed().until("auction")
    assert city.piles() == [tuple(f"{deck}1a" for deck in "ABCDEF")]
    assert city.view.piles[0].deck is None
    city.until("actions")
    assert city.refused("card F1b.2 A") == ("TM-2.8", "unknown_pile")


@pytest.mark.rule("TM-2.8")
@pytest.mark.house("discard_piles=per_column")
def test_each_column_has_a_discard_pile() -> None:
    city = City(house=PER_COLUMN)
    assert city.piles() == [()] * 6
    city.placed().until("auction")
    assert city.piles() == [(f"{deck}1a",) for deck in "ABCDEF"]
    assert "".join(pile.deck or "?" for pile in city.view.piles) == "ABCDEF"
    city.until("actions")
    assert city.refused("card F1b.2 X") == ("TM-2.8", "unknown_pile")
    assert city.refused("card F1b.2") == ("TM-2.8", "unknown_pile")


@pytest.mark.rule("TM-2.9")
@EACH_NUMBER
def test_the_common_supply(seats: int) -> None:
    seen = City(seats).view
    assert (seen.tokens, seen.loans, seen.bicycles) == (12, 8, 4)


@pytest.mark.rule("TM-2.10a")
def test_the_first_order_is_drawn() -> None:
    starts = [GAME.start(TokyoMetroOptions(), 3, Sampler(random.Random(seed))) for seed in range(60)]
    assert len({state.order for state, _ in starts}) == 6
    for state, events in starts:
        assert only(OrderDrawn, events) == [OrderDrawn(state.order)]


@pytest.mark.rule("TM-2.10b")
@EACH_NUMBER
def test_later_places_begin_with_more(seats: int) -> None:
    for seed in range(5):
        state = GAME.start(TokyoMetroOptions(), seats, Sampler(random.Random(seed))).state
        assert [state.players[seat].cash for seat in state.order] == [2_000, 2_100, 2_200, 2_300, 2_400][:seats]


# --- 3. the game ------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-3.1")
def test_phases_come_in_order() -> None:
    later = City().placed().until("movement", 3)
    kinds = [event.phase if isinstance(event, PhaseBegan) else "refresh" for event in later if _marks_a_phase(event)]
    assert kinds == ["trains", "refresh", "auction", "movement", "actions", "trains", "refresh", "auction", "movement"]


def _marks_a_phase(event: object) -> bool:
    return isinstance(event, PhaseBegan) or (isinstance(event, CardDiscarded) and event.column == "A")


@pytest.mark.rule("TM-3.2")
def test_round_one_begins_with_movement() -> None:
    city = City()
    assert city.setup[-2:] == (RoundBegan(1, 8), PhaseBegan("movement"))
    assert (city.state.phase, city.state.round) == ("movement", 1)
    assert only(CardDiscarded, city.setup) == []
    assert {phase.phase for phase in only(PhaseBegan, city.until("actions"))} == {"actions"}


@pytest.mark.rule("TM-3.3")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 8), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_number_of_rounds(seats: int, rounds: int) -> None:
    city = City(seats)
    assert city.view.rounds == rounds
    told = city.play_out()
    assert (city.state.round, len(city.view.history)) == (rounds, rounds)
    assert only(RoundBegan, told) == [RoundBegan(round_, rounds) for round_ in range(2, rounds + 1)]
    assert only(RoundEnded, told) == [RoundEnded(number, cash) for number, cash in enumerate(city.view.history, 1)]


@pytest.mark.rule("TM-3.4a")
def test_the_game_ends_when_no_card_is_left() -> None:
    city = City().placed()
    city.until("actions", 8)
    assert [column.undrawn for column in city.view.columns] == [()] * 6
    columns = city.view.columns
    city.play_out()
    assert city.view.columns == columns  # nothing was refreshed
    assert list(GAME.to_act(city.state)) == []
    assert city.refused("pass", 0) == ("TM-3.4a", "game_over")
    assert list(GAME.legal(city.state, 0)) == []


@pytest.mark.rule("TM-3.4b")
def test_scoring_follows_the_last_trains() -> None:
    told = City().play_out()
    assert isinstance(told[-1], Ended)
    last = max(at for at, event in enumerate(told) if isinstance(event, PhaseBegan))
    assert told[last] == PhaseBegan("trains")
    assert not only(RoundBegan, told[last:])
    assert len(only(Ended, told)) == 1


# --- 4. refresh -------------------------------------------------------------------------------------------


@pytest.mark.rule("TM-4.1")
def test_the_lowest_card_goes_onto_the_pile() -> None:
    city = City(3).placed()
    before = city.view.columns
    told = city.until("auction")
    lowest = [column.cards[0].id for column in before]
    assert only(CardDiscarded, told) == [CardDiscarded(id_[0], id_) for id_ in lowest]
    assert city.piles() == [tuple(lowest)]
    city.until("auction", 3)
    assert city.piles() == [(*lowest, *(column.cards[1].id for column in before))]  # the newest on top


@pytest.mark.rule("TM-4.1")
@pytest.mark.house("discard_piles=per_column")
def test_the_lowest_card_goes_onto_the_pile_of_its_column() -> None:
    city = City(3, house=PER_COLUMN).placed()
    before = city.view.columns
    city.until("auction", 3)
    assert city.piles() == [(column.cards[0].id, column.cards[1].id) for column in before]  # the newest on top


@pytest.mark.rule("TM-4.2")
def test_the_others_move_down_in_order() -> None:
    city = City(4).placed()
    before = [[card.id for card in column.cards] for column in city.view.columns]
    city.until("auction")
    assert [[card.id for card in column.cards][:-1] for column in city.view.columns] == [
        column[1:] for column in before
    ]


@pytest.mark.rule("TM-4.3")
def test_a_card_of_the_deck_becomes_the_highest() -> None:
    city = City(3).placed()
    before = city.view.columns
    told = city.until("auction")
    assert only(CardDealt, told) == [CardDealt(column.deck, column.cards[-1].id) for column in city.view.columns]
    for was, column in zip(before, city.view.columns, strict=True):
        assert set(was.undrawn) - set(column.undrawn) == {column.cards[-1].id}


@pytest.mark.rule("TM-4.4a")
@EACH_NUMBER
def test_columns_keep_their_size(seats: int) -> None:
    city = City(seats)
    for round_ in range(1, city.view.rounds + 1):
        city.until("actions", round_)
        assert {len(column.cards) for column in city.view.columns} == {max(seats, 2)}


@pytest.mark.rule("TM-4.4b")
@EACH_NUMBER
def test_decks_end_together(seats: int) -> None:
    city = City(seats)
    for left in range(city.view.rounds - 1, -1, -1):
        city.until("actions", city.view.rounds - left)
        assert {len(column.undrawn) for column in city.view.columns} == {left}


@pytest.mark.rule("TM-4.5")
def test_cards_of_players_stay_with_them() -> None:
    city = City().player(0, cards="A3a B3a")
    city.placed().until("actions", 4)
    assert [card.id for card in city.sees(0).cards] == ["A3a", "B3a"]
    assert not {"A3a", "B3a"} & set(city.piles()[0])
