"""MX-1: parts and setup."""

from collections import Counter
from fractions import Fraction

import pytest

from kippu.core.chance import Replayer, explore
from kippu.core.data import Source
from kippu.core.errors import BadOptions, IllegalMove
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.deck import read_deck
from kippu.games.metrox.rules.parts import shipped, shipped_deck, shipped_map
from kippu.games.metrox.rules.types import MetroXOptions, Write
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets

SHIPPED = pytest.mark.parametrize("map_id", shipped("maps"))


def counts(map_id: str) -> tuple[int, int, int]:
    """Stations, routes and indicator spaces of a map."""
    data = shipped_map(map_id)
    return len(data.stations), len(data.routes), sum(route.indicator_spaces for route in data.routes)


@pytest.mark.rule("MX-1.1b")
def test_tokyo_has_its_stations_routes_and_spaces() -> None:
    assert counts("tokyo") == (77, 9, 23)


@pytest.mark.rule("MX-1.1c")
def test_osaka_has_its_stations_routes_and_spaces() -> None:
    assert counts("osaka") == (75, 9, 23)


@pytest.mark.rule("MX-1.1d")
def test_tokyo_is_the_default() -> None:
    assert MetroXOptions().map == "tokyo"
    assert shipped("maps") == ["tokyo", "osaka"]


@pytest.mark.rule("MX-1.1a")
def test_all_players_use_the_same_map() -> None:
    game = Sheets("number-3", on="osaka", seats=3)
    game.write("P P P")
    assert [game.filled(seat) for seat in range(3)] == [{"r8c1", "r9c1", "r10c2"}] * 3


@pytest.mark.rule("MX-1.2")
@SHIPPED
def test_routes_differ_in_letter_name_colour_and_pattern(map_id: str) -> None:
    routes = shipped_map(map_id).routes
    for features in zip(*((one.id, *one.name.values(), one.color, one.pattern) for one in routes), strict=True):
        assert len(set(features)) == len(routes)


@pytest.mark.rule("MX-1.2")
def test_a_route_as_it_is_printed() -> None:
    ginza = next(one for one in shipped_map("tokyo").routes if one.id == "G")
    assert ginza.name == {"en": "Ginza", "ja": "銀座線"}
    assert (ginza.color, ginza.pattern) == ("#FF9500", "centre-line")
    assert (ginza.indicator_spaces, ginza.bonus_first, ginza.bonus_later) == (2, 5, 3)
    assert (ginza.stations[0], ginza.stations[-1], len(ginza.stations)) == ("r8c4", "r2c12", 13)


@pytest.mark.rule("MX-1.2")
def test_a_route_that_is_not_on_the_map_is_refused() -> None:
    assert Sheets("number-2").refused(0, "X") == ("MX-1.2", "unknown_route")


@pytest.mark.rule("MX-1.3")
def test_a_station_is_filled_on_all_its_routes_at_once() -> None:
    game = Sheets("number-6", "number-2")
    game.write("F", "Y")  # they share their first six stations
    assert game.filled() == {"r1c1", "r1c2", "r2c2", "r2c3", "r2c4", "r2c5"} | {"r3c6", "r4c7"}


@pytest.mark.rule("MX-1.3")
def test_a_station_that_is_not_on_the_map_is_refused() -> None:
    assert Sheets("free").refused(0, "@r1c3") == ("MX-1.3", "unknown_station")


@pytest.mark.rule("MX-1.4a")
def test_the_deck_has_20_cards() -> None:
    cards = shipped_deck(str(MetroXOptions().deck)).cards
    assert {card.id: card.copies for card in cards} == {
        "number-2": 2,
        "number-3": 4,
        "number-4": 4,
        "number-5": 2,
        "number-6": 1,
        "skip-2": 2,
        "skip-3": 1,
        "star": 3,
        "free": 1,
    }


@pytest.mark.rule("MX-1.4b")
@pytest.mark.parametrize("deck", shipped("decks"))
def test_the_6_carries_the_reshuffle_sign(deck: str) -> None:
    assert [card.id for card in shipped_deck(deck).cards if card.reshuffle] == ["number-6"]


@pytest.mark.rule("MX-1.4c")
def test_another_deck_is_loaded_from_a_file() -> None:
    file = b'{"id": "own", "cards": [{"kind": "skip", "value": 7, "copies": 23}, {"kind": "free", "copies": 2}]}'
    seen = GAME.view(Sheets("free", deck=read_deck(Source("own.json", file))).state, 0)
    assert (seen.card, seen.pile) == ("free", {"skip-7": 23, "free": 1})


@pytest.mark.rule("MX-1.4c")
def test_the_deck_is_data() -> None:
    assert shipped("decks") == ["standard20", "standard21"]
    assert GAME.view(Sheets("skip-6", deck=PLENTY).state, 0).pile["skip-6"] == 98


@pytest.mark.rule("MX-1.5a")
@pytest.mark.parametrize("seats", [1, 2, 6, 99])
def test_one_to_ninety_nine_play(seats: int) -> None:
    GAME.info.check(MetroXOptions(), seats)
    game = Sheets("number-2", on=CROSS, seats=seats, deck=PLENTY)
    assert list(GAME.to_act(game.state)) == list(range(seats))
    game.play_on()
    end = GAME.outcome(game.state)
    assert end is not None
    assert len(end.scores) == seats


@pytest.mark.rule("MX-1.5a")
@pytest.mark.parametrize("seats", [0, 100])
def test_nobody_or_a_hundred_cannot_play(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.info.check(MetroXOptions(), seats)
    assert refusal.value.code == "wrong_seats"


@pytest.mark.rule("MX-1.5a")
@pytest.mark.parametrize("actor", [3, -1, "gm", "clock"])
def test_only_players_write(actor: int) -> None:
    game = Sheets("number-2", seats=3)
    assert game.refused(actor, "F") == ("MX-1.5a", "not_a_player")
    assert not GAME.legal(game.state, actor)


@pytest.mark.rule("MX-1.5a")
def test_the_refusal_names_who_is_no_player() -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(Sheets("number-2", seats=3).state, 3, Write("F"), Replayer(()), 0)
    assert refusal.value.params == {"actor": "3"}


@pytest.mark.rule("MX-1.5b")
def test_the_cards_start_shuffled() -> None:
    first: Counter[str] = Counter()
    chances = explore(lambda chance: GAME.start(MetroXOptions(), 1, chance))
    for probability, (state, _) in chances:
        first[GAME.view(state, 0).card] += probability  # type: ignore[assignment]
    cards = shipped_deck("standard20").cards
    assert first == {card.id: Fraction(card.copies, 20) for card in cards}


@pytest.mark.rule("MX-1.5c")
def test_only_the_first_card_lies_on_the_discard_pile() -> None:
    seen = GAME.view(Sheets("star").state, 0)
    assert {card: count for card, count in seen.discard.items() if count} == {"star": 1}
    assert sum(seen.pile.values()) == 19


@pytest.mark.rule("MX-1.5a")
def test_sheets_start_empty() -> None:
    game = Sheets("star", seats=2)
    assert [game.filled(seat) for seat in range(2)] == [set(), set()]
    assert {game.written(one.id, seat) for one in shipped_map("tokyo").routes for seat in range(2)} == {()}
