"""Words that depend on what happened."""

import pytest

from kippu.core.errors import IllegalMove
from kippu.core.game import Event
from kippu.core.text import Text, text
from kippu.games.izakaya.rules.types import (
    BidsRevealed,
    Built,
    CoinMoved,
    DrinkPlaced,
    Ended,
    LastPhase,
    LotAcquired,
    LotEarned,
    OrderSet,
    Scored,
)
from tests.languages import COMPLETE


@pytest.fixture(params=COMPLETE)
def say(request: pytest.FixtureRequest) -> Text:
    return text(request.param, "kippu.games.izakaya")


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (OrderSet((1, 0)), "Turn order: 2 1", "手番順：2 1"),
        (
            BidsRevealed((300, 0), 300),
            "The bids, by player: 300 0. The pot holds 300.",
            "プレイヤー順の入札額：300 0。入札総額は300になりました。",
        ),
        (
            DrinkPlaced(0, "red", "1,1"),
            "Player 1 puts a red drink on corner 1,1.",
            "プレイヤー1が街角 1,1 に赤のドリンクを置きました。",
        ),
        (
            CoinMoved(1, "white", "purple", 0, 400),
            "Player 2 moves a coin: white falls to 0, purple rises to 400.",
            "プレイヤー2が100円コインを移しました：白は0に下がり、紫は400に上がりました。",
        ),
        (
            LotAcquired(1, "1,1", "0,0"),
            "Player 2 acquires lot 0,0 from corner 1,1.",
            "プレイヤー2が街角 1,1 から区画 0,0 を獲得しました。",
        ),
        (
            Built(0, "I2", "0,0", "a", ("4,0", "4,1"), 3, bonus=False),
            "Player 1 builds I2 on lot 0,0, floor 3 (outline a: 4,0 4,1).",
            "プレイヤー1が区画 0,0 の3階にI2を建てました（枠線a：4,0 4,1）。",
        ),
        (
            LotEarned(0, "0,0", 500, (2, 1), 1_500),
            "Player 1: lot 0,0 has drinks worth 500 and floors 2 1: 1,500",
            "プレイヤー1：区画 0,0、ドリンク500、階数2 1：1,500",
        ),
        (
            Scored(1, 2_900, 300, 3_200),
            "Player 2: lots 2,900 + cash 300 = 3,200",
            "プレイヤー2：区画2,900 + 現金300 = 3,200",
        ),
    ],
)
def test_events_in_words(event: Event, en: str, ja: str) -> None:
    assert [text(lang, "kippu.games.izakaya").event(event) for lang in COMPLETE] == [en, ja]


@pytest.mark.parametrize(
    "events",
    [
        [Ended((0,), reason) for reason in ("total", "cash", "turn_order")],
        [LastPhase("pot"), LastPhase("rounds")],
        [Built(0, "I1", "0,0", "a", ("4,0",), 1, bonus=bonus) for bonus in (False, True)],
        [DrinkPlaced(0, color, "1,1") for color in ("white", "blue", "red", "green", "yellow", "purple")],
    ],
)
def test_what_differs_has_words_of_its_own(say: Text, events: list[Event]) -> None:
    assert len({say.event(event) for event in events}) == len(events)


def test_a_refusal_names_its_clause_and_the_colour(say: Text) -> None:
    said = say.error(IllegalMove("IZ-4.2", "color_has_chip", color="red"))
    assert said.endswith("[IZ-4.2]")
    assert say("color-name", color="red") in said
