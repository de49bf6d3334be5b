"""The Japanese words of the rulebook: nothing a person reads calls the same thing otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GAME, WEB = ROOT / "src/kippu/games/momotetsu", ROOT / "web/src/games/momotetsu"

# What the rulebook says, and what it does not.
OTHERWISE = {
    "ラストサイコロ（L.S.）": ("最終ロール", "最後のサイコロ", "最終サイコロ"),
    "便利系カード": ("★でない", "★以外のカード"),
    "ターン": ("次の番", "自分の番", "チームの番", "手番"),
    "精算価格": ("売値", "売却価格"),
    "食品王・工業王・歴史王": ("食品賞", "工業賞", "歴史賞"),
    "カードマス": ("カード駅：トランプ", "スペシャル駅"),
    "目的地は通り抜け不可": ("関所",),
}


def read_by_people() -> Iterator[Path]:
    yield from GAME.rglob("text/ja/*.ftl")
    yield from WEB.rglob("text/ja.ftl")
    yield from (GAME / "data/kits").glob("*/*.json")


@pytest.mark.parametrize("word", OTHERWISE)
def test_a_thing_has_the_rulebooks_word(word: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {other}"
        for file in read_by_people()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for other in OTHERWISE[word]
        if other in line
    ]
    assert found == [], f"the rulebook says {word}"


def test_all_places_of_words_are_looked_at() -> None:
    places = {file.parent for file in read_by_people()}
    assert {GAME / "text/ja", GAME / "sheets/text/ja", WEB / "text", WEB / "live/desk/text"} <= places
