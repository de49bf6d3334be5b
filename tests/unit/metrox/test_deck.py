"""Decks that can be played."""

from pathlib import Path

import msgspec
import pytest

from kippu.games.metrox.plugin import PLUGIN
from kippu.games.metrox.rules.deck import check_deck, runs_dry
from kippu.games.metrox.rules.parts import deck_of, parts, shipped, shipped_deck
from kippu.games.metrox.rules.types import CardData, DeckData, MetroXOptions
from tests.rules.metrox.sheets import CROSS, PLENTY


@pytest.mark.parametrize(("deck_id", "size"), [("standard20", 20), ("standard21", 21)])
def test_shipped_deck(deck_id: str, size: int) -> None:
    deck = shipped_deck(deck_id)
    check_deck(deck)
    assert deck.id == deck_id
    assert sum(parts(MetroXOptions(deck=deck_id)).full_pile) == size
    assert deck_of(MetroXOptions(deck=deck_id)) is deck


def test_all_shipped_decks_are_known_here() -> None:
    assert shipped("decks") == ["standard20", "standard21"]


def test_invented_deck_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "plenty.json"
    path.write_bytes(msgspec.json.encode(PLENTY))
    assert PLUGIN.readers()["deck"](path) == PLENTY


@pytest.mark.parametrize(
    ("card", "id_"),
    [
        (CardData("number", 1, 4), "number-4"),
        (CardData("skip", 1, 2), "skip-2"),
        (CardData("star", 1), "star"),
        (CardData("free", 1), "free"),
    ],
)
def test_card_id(card: CardData, id_: str) -> None:
    assert card.id == id_


@pytest.mark.parametrize(("numbers", "reshuffle", "dry"), [(22, False, True), (23, False, False), (1, True, False)])
def test_a_deck_runs_dry_without_reshuffle_and_with_too_few_cards(numbers: int, reshuffle: bool, dry: bool) -> None:
    deck = DeckData("few", (CardData("number", numbers, 3, reshuffle), CardData("free", 50)))
    assert runs_dry(deck, 23) is dry


def test_fewer_spaces_need_fewer_cards() -> None:
    deck = DeckData("five", (CardData("star", 5),))
    assert parts(MetroXOptions(CROSS, deck)).board.spaces == 5
