from pathlib import Path

import msgspec
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from kippu.core.data import Source
from kippu.core.errors import BadData


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    at: tuple[int, int] = (0, 0)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stops: tuple[Stop, ...]
    names: dict[str, str] = {}


TEXT = """
{
  "id": "G",
  "stops": [
    {"name": "a: [1], {2}"},
    {
      "name": "\\"b\\"",
      "at":
        [1,
         2]
    }
  ],
  "names": {"en": "Ginza",
            "ja": "銀座"}
}
"""


def source(text: str) -> Source:
    return Source("line.json", text.encode())


def refusal(text: str | bytes) -> tuple[str, object, str]:
    with pytest.raises(BadData) as refused:
        Source("line.json", text if isinstance(text, bytes) else text.encode()).decode(Line)
    params = refused.value.params
    assert params["file"] == "line.json"
    return refused.value.code, params["line"], str(params.get("reason", params.get("key")))


def test_good_data_is_decoded() -> None:
    line = source(TEXT).decode(Line)
    assert line == Line("G", (Stop("a: [1], {2}"), Stop('"b"', (1, 2))), {"en": "Ginza", "ja": "銀座"})


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ([], 2),
        (["id"], 3),
        (["stops"], 4),
        (["stops", 0], 5),
        (["stops", 0, "name"], 5),
        (["stops", 1], 6),
        (["stops", 1, "name"], 7),
        (["stops", 1, "at"], 9),
        (["stops", 1, "at", 0], 9),
        (["stops", 1, "at", 1], 10),
        (["names", "ja"], 14),
        (["no"], 2),
        (["stops", 2], 4),
        (["stops", 1, "no"], 6),
        (["stops", 1, "at", 2], 9),
        (["id", "no"], 3),
        (["id", 0], 3),
        (["stops", "no"], 4),
    ],
)
def test_a_place_is_found_by_its_line_or_that_of_what_is_around_it(place: list[str | int], line: int) -> None:
    assert source(TEXT).line(place) == line
    error = source(TEXT).bad("some_code", place, more=1)
    assert (error.code, error.params) == ("some_code", {"file": "line.json", "line": line, "more": 1})


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"G"', "7", 3, "Expected `str`, got `int`"),
        ("[1,", '["1",', 9, "Expected `int`, got `str`"),
        ("         2]", '         "2"]', 10, "Expected `int`, got `str`"),
        ('"at"', '"AT"', 6, "Object contains unknown field `AT`"),
        ('"id": "G",', "", 2, "Object missing required field `id`"),
        ('"G"', "1" * 5_000, 3, "Number out of range"),
        ('"Ginza"', "1", 13, "Expected `str`, got `int`"),
        ("\n{", "\n[{", 2, "Expected `object`, got `array`"),
    ],
)
def test_a_wrong_value_is_named_by_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert TEXT.count(old) == 1
    text = TEXT.replace(old, new) + "]" * (new.count("[") - old.count("["))
    assert refusal(text) == ("wrong_shape", line, reason)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "Expecting value"),
        ("{\n\n", 3, "Expecting property name enclosed in double quotes"),
        ('{"id": "G",\n "stops": [}', 2, "Expecting value"),
        (TEXT + "x", 16, "Extra data"),
        (TEXT.encode() + b"\xff", 16, "'utf-8' codec can't decode byte 0xff"),
        (b"\xef\xbb\xbf{}", 1, "Unexpected UTF-8 BOM"),
        (TEXT.encode("utf-16"), 1, "'utf-8' codec can't decode byte 0xff"),
        ('{"stops": [],\n"id": NaN}', 2, "JSON is malformed"),
        ('{\n"id": "\\ud800"}', 2, "Input data was truncated"),
        ("[" * 100_000, 1, "maximum recursion depth exceeded"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_what_is_not_json_is_refused(text: str | bytes, line: int, reason: str) -> None:
    code, at, why = refusal(text)
    assert (code, at) == ("not_json", line)
    assert why.startswith(reason)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('{"id": "G",\n "stops": [],\n "id": "M"}', 3, "id"),
        ('{"stops": [{"name": "a"},\n {"name": "b",\n "name": "c"}],\n "id": "name"}', 3, "name"),
        ('{"id": "a",\n "\\u0069d": "b",\n "stops": []}', 2, "id"),
        ('{"id": "{\\"",\n "names": {"\\"}": "",\n "\\"}": ""}}', 3, '"}'),
    ],
)
def test_a_key_that_is_there_twice_is_refused_where_it_comes_again(text: str, line: int, key: str) -> None:
    assert refusal(text) == ("key_twice", line, key)


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "line.json"
    path.write_text(TEXT, encoding="utf-8")
    assert Source.read(path).file == "line.json"
    assert Source.read(path).decode(Line) == source(TEXT).decode(Line)


def test_a_file_that_cannot_be_read_is_bad_data(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "Is a directory"), (tmp_path / "no.json", "No such file or directory")):
        with pytest.raises(BadData) as refused:
            Source.read(path)
        assert refused.value.code == "unreadable"
        assert refused.value.params == {"file": str(path), "line": 0, "reason": reason}


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["id", "stops", "name", "at", "x"]), inner),
)


@given(
    st.one_of(
        st.binary(),
        st.text().map(str.encode),
        JSON.map(msgspec.json.encode),
        st.builds(
            lambda at, length, new: (TEXT[:at] + new + TEXT[at + length :]).encode(),
            st.integers(0, len(TEXT)),
            st.integers(0, 9),
            st.text(alphabet='{}[]",:\\0a\n', max_size=5),
        ),
    )
)
def test_random_data_is_good_or_bad_but_never_breaks(content: bytes) -> None:
    try:
        assert isinstance(Source("line.json", content).decode(Line), Line)
    except BadData as error:
        event(error.code)
