from pathlib import Path
from typing import Any

import pytest

from kippu.core.errors import BadData, BadRecord, IllegalMove, KippuError
from kippu.core.game import Event, Undone
from kippu.core.text import Text, event_key, rule_key, said_params, sources, spoken, text
from tests.languages import COMPLETE
from tests.rules.sources import calls
from tests.toys.gate import game as gate
from tests.toys.gate.game import BidPlaced, Ended, Paused, Revealed, Stepped, TimedOut

TOY = "tests.toys.gate"


class Measured(Event, frozen=True):
    seats: tuple[int, ...]
    stations: tuple[str, ...]
    route: str | None
    first: bool
    number: int


class Met(Event, frozen=True):
    seat: int
    other: int


def test_seats_count_from_one_and_lists_become_words() -> None:
    assert said_params(Measured((0, 2), ("a", "b", "c"), None, first=True, number=0)) == {
        "seats": "1 3",
        "seats_count": 2,
        "stations": "a b c",
        "stations_count": 3,
        "route": "none",
        "first": "true",
        "number": 0,
    }
    assert said_params(BidPlaced(0)) == {"seat": 1}
    assert said_params(Met(0, 3)) == {"seat": 1, "other": 4}


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        (Stepped(1, 4), "Player 2 steps to 4.", "プレイヤー2が4へ進みました。"),
        (Revealed((2, 0)), "The bids: 2 0", "入札：2 0"),
        (TimedOut((0, 1)), "Too late: 1 2", "時間切れ：1 2"),
        (Paused("rain"), "A pause: it rains.", "中断：雨です。"),
        (Paused(None), "A pause.", "中断です。"),
        (Ended((0, 1), "shared"), "The game is over. Players 1 2 share the win.", None),
        (Undone(3), "Entry 3 was taken back.", "3番の操作が取り消されました。"),
    ],
)
def test_events_in_words(event: Event, en: str, ja: str | None) -> None:
    assert text("en", TOY).event(event) == en
    assert ja is None or text("ja", TOY).event(event) == ja


def test_a_parameter_may_have_any_name() -> None:
    error = BadData("key_twice", file="x.json", line=2, key="id")
    assert text("en").error(error) == 'x.json, line 2: the key "id" is there twice.'


@pytest.mark.parametrize("line", [1_234, 2**53, 10**30])
def test_lines_have_no_commas_however_far_down_they_are(line: int) -> None:
    error = BadData("key_twice", file="x.json", line=line, key="id")
    assert f"line {line}:" in text("en").error(error)


def test_names_replace_seats() -> None:
    assert text("en", TOY).event(BidPlaced(0), seat="Aki") == "Player Aki has bid."


def test_refusals_name_their_clause() -> None:
    error = IllegalMove("TG-2.1", "wrong_bid", coins=9, max=3)
    assert text("en", TOY).error(error) == "You cannot bid 9. Bid from 0 to 3. [TG-2.1]"
    assert text("ja", TOY).error(error) == "9枚は入札できません。0枚から3枚までです。 [TG-2.1]"
    assert str(error) == "TG-2.1: wrong_bid coins=9 max=3"


def test_other_errors_are_one_sentence() -> None:
    error = BadData("unreadable", file="x.json", line=0, reason="gone")
    assert text("en").error(error) == "x.json cannot be read: gone."
    assert (error.key, str(error)) == ("error-unreadable", "unreadable file=x.json line=0 reason=gone")
    assert str(KippuError("no_bots")) == "no_bots"


def test_numbers_in_errors_have_no_commas() -> None:
    assert text("en").error(BadRecord("out_of_order", entry=12345)).startswith("log entry 12345 is")
    assert str(10**40) in text("en").error(BadRecord("unknown_rules", game="x", rules=10**40, known=1))


def test_errors_stay_on_one_line_and_cannot_steer_the_terminal() -> None:
    said = text("en").error(KippuError("unknown_game", id="a\n\x1b[2Jb\u2028ツ", known="x"))
    assert said == 'there is no game "a\\n\\x1b[2Jb\\u2028ツ". Known: x.'


def test_words_know_their_language() -> None:
    assert [text(lang).lang for lang in COMPLETE] == list(COMPLETE)


def test_a_missing_message_is_a_defect() -> None:
    with pytest.raises(LookupError):
        text("en")("no-such-message")
    assert "no-such-message" not in text("en")
    assert "error-stale" in text("en")


def test_a_missing_parameter_is_a_defect() -> None:
    with pytest.raises(LookupError, match="error-stale"):
        text("en")("error-stale", version=1)


def test_a_message_without_text_is_a_defect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "wordless" / "text" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "wordless" / "__init__.py").touch()
    (folder / "words.ftl").write_text("silent =\n    .title = only an attribute\n")
    (folder / "notes.txt").write_text("not Fluent")
    monkeypatch.syspath_prepend(tmp_path)
    assert len(sources("wordless", "en")) == 1
    with pytest.raises(LookupError, match="silent has no text"):
        Text("en", "wordless")("silent")


def test_keys_of_events_and_clauses() -> None:
    assert event_key(BidPlaced(0)) == "event-bid-placed"
    assert rule_key("TG-2.4") == "rule-TG-2-4"
    assert text("en", TOY).rule("TG-4.1") == text("en", TOY)("rule-TG-4-1")


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_toy_has_words_for_all_it_can_say(lang: str) -> None:
    say = text(lang, TOY)
    for event in gate.GATE.info.events:
        assert f"event-{event.__struct_config__.tag}".replace("_", "-") in say
    for refusal in calls(Path(gate.__file__), "IllegalMove"):
        params: dict[str, Any] = dict.fromkeys(refusal.keywords, 1)
        error = IllegalMove(*refusal.texts, **params)
        assert say.error(error).endswith(f"[{error.clause}]")


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("ja", "ja"), ("ja-JP", "ja"), ("ja_JP.UTF-8", "ja"), ("en_GB", "en"), ("C.UTF-8", None), ("tlh", None)],
)
def test_which_language_of_ours_is_meant(wanted: str, lang: str | None) -> None:
    assert spoken(wanted) == lang
