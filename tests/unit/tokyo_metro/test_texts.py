"""TOKYO METRO in words."""

import re

import pytest

from kippu.core.game import Event
from kippu.core.rulebook import clauses
from kippu.core.text import Text
from kippu.games.tokyo_metro.rules import events
from kippu.games.tokyo_metro.rules.files import PLAIN, ActionKind
from kippu.games.tokyo_metro.rules.parts import shipped_cards
from kippu.terminal.words import words
from tests.languages import COMPLETE
from tests.rules.sources import ROOT


@pytest.fixture(params=COMPLETE)
def say(request: pytest.FixtureRequest) -> Text:
    return words(request.param, "tokyo_metro")


def test_all_165_clauses_are_there_in_270_sentences() -> None:
    ids = clauses("kippu.games.tokyo_metro")
    assert len(ids) == 270
    assert len({id_.rstrip("abcd") for id_ in ids}) == 165


def test_every_action_and_phase_has_a_name_and_help(say: Text) -> None:
    kinds = {spot.action for deck in shipped_cards("standard").decks for card in deck.cards for spot in card.spots}
    assert kinds == set(ActionKind.__args__)  # type: ignore[attr-defined]
    for kind in kinds:
        assert say(f"action-{kind}")
        assert say(f"action-help-{kind}", **({} if kind in PLAIN else {"value": 300}))
    for phase in ("auction", "movement", "actions", "trains", "over"):
        assert say(f"phase-{phase}")


def test_ways_to_win_have_words_of_their_own(say: Text) -> None:
    assert len({say.event(events.Ended((0,), way)) for way in ("solo", "turn_order", "cash")}) == 3


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (
            events.Boarded(0, "G", "ginza", 100),
            "Player 1 gets on G at ginza for 100.",
            "プレイヤー1がginzaでGに100円で乗りました。",
        ),
        (
            events.Dividend(1, "G", "ueno", 200, 300, 900),
            "ueno of player 2: G +200, now 900; player 2 +300",
            "プレイヤー2のueno：G +200で900円、プレイヤー2 +300円",
        ),
        (events.TokensTaken(0, 1), "Player 1 takes a speed token.", "プレイヤー1が速度トークンを1個取りました。"),
        (events.OrderChanged((2, 0, 1)), "Turn order: 3 1 2", "手番順：3 1 2"),
    ],
)
def test_events_in_words(event: Event, en: str, ja: str) -> None:
    assert [words(lang, "tokyo_metro").event(event) for lang in COMPLETE] == [en, ja]


# Words that the rulebook has others for, so that a person with the box finds them.
NOT_OF_THE_RULEBOOK = re.compile(
    "発車|ローン|スピード|ディスク|ピラミッド|第[一二]の取り分|(?<!駅)コマ|(?<!丸)柱|1番駅|終端駅|封を"
)


@pytest.mark.parametrize(
    "files", ["src/kippu/games/tokyo_metro/text/ja/*.ftl", "web/src/games/tokyo_metro/text/ja.ftl"]
)
def test_the_japanese_words_are_those_of_the_rulebook(files: str) -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob(files))
    assert "速度トークン" in said
    assert [line for line in said.splitlines() if NOT_OF_THE_RULEBOOK.search(line)] == []
