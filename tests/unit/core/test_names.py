"""Names: words in data, by language."""

from typing import Annotated

import msgspec
import pytest

from kippu.core.data import DataFile, Source
from kippu.core.errors import BadData
from kippu.core.names import Name, names_in, said


class Sign(DataFile, frozen=True):
    """What stands at a station."""

    name: Name
    also: tuple[Name, ...] = ()
    exits: Annotated[dict[str, Name], msgspec.Meta(max_length=9)] = msgspec.field(default_factory=dict)
    why: Name | str | None = None
    lines: dict[str, str] = msgspec.field(default_factory=dict)
    next: "Sign | None" = None


def test_a_name_is_said_in_the_language_then_its_base_then_english_then_the_first_there_is() -> None:
    name = {"ja": "銀座", "pt": "Ginza (pt)", "pt-BR": "Ginza (pt-BR)", "en": "Ginza"}
    assert [said(name, lang) for lang in ("ja", "ja-JP", "pt-BR", "pt-AO", "eo")] == [
        "銀座", "銀座", "Ginza (pt-BR)", "Ginza (pt)", "Ginza",
    ]  # fmt: skip
    assert said({"ja": "銀座", "fr": "Guinza"}, "eo") == "Guinza"


@pytest.mark.parametrize("name", ['{"en": "a"}', '{"ja": "a", "pt-BR": "b"}', '{"yue-Hant-HK": "c"}'])
def test_any_language_will_do(name: str) -> None:
    sign = Source("sign.json", f'{{"name": {name}}}'.encode()).decode(Sign)
    assert msgspec.json.decode(msgspec.json.encode(sign), type=Sign) == sign


@pytest.mark.parametrize(
    "name",
    [
        "{}",
        '{"en": ""}',
        '{"en": 3}',
        '{"english": "a"}',
        '{"EN": "a"}',
        '{"en\\n": "a"}',
        '{"": "a"}',
        '"Ginza"',
        "null",
    ],
)
def test_a_bad_name_is_refused_with_its_line(name: str) -> None:
    with pytest.raises(BadData) as refused:
        Source("sign.json", f'{{\n"name":\n{name}}}'.encode()).decode(Sign)
    assert (refused.value.code, refused.value.params["file"]) == ("wrong_shape", "sign.json")
    assert refused.value.params["line"] == 3


def test_files_with_the_same_names_are_the_same_in_whatever_order_they_stand() -> None:
    one, other = Sign({"en": "a", "ja": "b"}), Sign({"ja": "b", "en": "a"})
    assert (one == other, hash(one) == hash(other)) == (True, True)
    assert hash(one) != hash(Sign({"en": "a"}))


def test_all_names_in_data_are_found_with_their_places() -> None:
    one, other = {"en": "a"}, {"ja": "b"}
    sign = Sign(one, (one, other), {"A1": other}, "closed", {"en": "no name"}, Sign(other, why=one))
    assert list(names_in(sign)) == [
        (("name",), one), (("also", 0), one), (("also", 1), other), (("exits", "A1"), other),
        (("next", "name"), other), (("next", "why"), one),
    ]  # fmt: skip
