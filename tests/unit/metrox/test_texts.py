"""MetroX in words."""

import pytest

from kippu.core.game import Event
from kippu.core.text import Text
from kippu.games.metrox.rules.parts import scoring
from kippu.games.metrox.rules.types import CardTurned, Completed, Ended, Filled, Ranked, Scored
from kippu.terminal.words import words
from tests.languages import COMPLETE
from tests.rules.sources import ROOT


@pytest.fixture(params=COMPLETE)
def say(request: pytest.FixtureRequest) -> Text:
    return words(request.param, "metrox")


def test_every_rank_has_words_of_its_own(say: Text) -> None:
    ranks = [step.rank for step in scoring().solo_ranks]
    assert len({say.event(Ranked(rank)) for rank in ranks}) == len(ranks) == 8


def test_every_way_to_win_has_words_of_its_own(say: Text) -> None:
    ways = ("solo", "shared", "fewer_empty", "total")
    assert len({say.event(Ended((0,), way)) for way in ways}) == len(ways)


def test_seats_are_counted_from_one(say: Text) -> None:
    assert "1 3" in say.event(Ended((0, 2), "shared"))
    assert "9" in say.event(Completed(8, "F", 2, first=True))


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (CardTurned(3, "star"), "Turn 3: star", "第3ターン：star"),
        (
            Filled(0, "F", ("r1c1", "r1c2"), 0),
            "Player 1 writes on F and fills r1c1 r1c2.",
            "プレイヤー1はFに書き、r1c1 r1c2 を埋めました。",
        ),
        (
            Filled(1, "Z", ("r7c7",), 10),
            "Player 2 writes on Z: a 10 at r7c7.",
            "プレイヤー2はZに書き、r7c7 に10を書きました。",
        ),
        (
            Filled(1, "Z", (), 0),
            "Player 2 writes on Z; nothing is left to fill there.",
            "プレイヤー2はZに書きましたが、埋める駅がありません。",
        ),
        (Filled(0, None, ("r1c1",), 0), "Player 1 circles r1c1.", "プレイヤー1は r1c1 に○を書きました。"),
        (Filled(0, None, (), 0), "Player 1 has no empty station to circle.", "プレイヤー1には空きマスがありません。"),
        (Completed(0, "F", 2, first=True), "Player 1 is first to complete F: +2", "プレイヤー1が最初にFを完成：+2"),
        (Completed(0, "F", 1, first=False), "Player 1 completes F: +1", "プレイヤー1がFを完成：+1"),
        (
            Scored(0, 2, 14, 58, 10, 6),
            "Player 1: routes 2 + stars 14 - 58 empty 10 = 6",
            "プレイヤー1：路線完成ボーナス2 + 交差駅ボーナス14 - 空きマスペナルティ10（空き58駅） = 6点",
        ),
    ],
)
def test_events_in_words(event: Event, en: str, ja: str) -> None:
    assert [words(lang, "metrox").event(event) for lang in COMPLETE] == [en, ja]


@pytest.mark.parametrize("files", ["src/kippu/games/metrox/text/ja/*.ftl", "web/src/games/metrox/text/ja.ftl"])
def test_the_japanese_words_of_scores_are_those_of_the_rulebook(files: str) -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob(files))
    assert all(word in said for word in ("路線完成ボーナス", "交差駅ボーナス", "空きマスペナルティ"))
    assert [word for word in ("路線の得点", "★の数", "空き駅", "減点") if word in said] == []
