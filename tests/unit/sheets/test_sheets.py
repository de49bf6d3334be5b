"""The printed sheets: everything of the kit is on them, on A4, with its fonts inside, and the same every time."""

from collections.abc import Iterator
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

from kippu.core.names import Name
from kippu.core.text import text_of
from kippu.games.momotetsu.kit.cards import Trip
from kippu.games.momotetsu.kit.folder import shipped, shipped_kit
from kippu.games.momotetsu.kit.types import KitData
from kippu.games.momotetsu.sheets import TEMPLATES
from kippu.games.momotetsu.sheets.book import book
from kippu.games.momotetsu.sheets.missions import mission_sheet
from kippu.games.momotetsu.sheets.tables import table_sheet
from kippu.games.momotetsu.sheets.words import Words
from kippu.sheets.press import Printed, pdf, unprintable

EACH_KIT = pytest.mark.parametrize("kit", shipped())
A4 = (595.28, 841.89)


class Sheets:
    """The sheets of a kit; each step to them takes long, and is taken once."""

    def __init__(self, kit: str, lang: str, teams: int | None) -> None:
        self._asked = shipped_kit(kit), lang, teams
        self._texts: dict[int, str] = {}

    @cached_property
    def content(self) -> Any:
        return book(*self._asked)

    @cached_property
    def made(self) -> Printed:
        return pdf(TEMPLATES, self.content)

    @cached_property
    def reader(self) -> PdfReader:
        return PdfReader(BytesIO(self.made.content))

    def text(self, number: int) -> str:
        if number not in self._texts:
            self._texts[number] = letters(self.reader.pages[number].extract_text())
        return self._texts[number]


_sheets = cache(Sheets)


def sheets(kit: str, lang: str = "both", teams: int | None = None) -> Sheets:
    return _sheets(kit, lang, teams)


def content(kit: str, lang: str = "both") -> Any:
    return sheets(kit, lang).content


def letters(text: str) -> str:
    """Text without the breaks between lines."""
    return "".join(text.split())


def pages(kit: str, lang: str = "both", teams: int | None = None, *, first: int | None = None) -> tuple[str, ...]:
    """The text of all pages, or of the first ones."""
    found = sheets(kit, lang, teams)
    return tuple(map(found.text, range(first or found.made.pages)))


def about(kit: str, title: str, lang: str = "both") -> str:
    """All pages with a title, as one text."""
    return "".join(page for page in pages(kit, lang) if letters(title) in page[:120])


def each(name: Name, *langs: str) -> Iterator[str]:
    for lang in langs or ("ja", "en"):
        yield letters(name[lang])


def missing(text: str, names: Iterator[Name], *langs: str) -> list[str]:
    return [said for name in names for said in each(name, *langs) if said not in text]


# --- what is on them --------------------------------------------------------------------------------------


@EACH_KIT
@pytest.mark.parametrize("title", ["Map", "Lines and their squares", "Index of squares"])
def test_every_square_is_on_the_map_on_its_lines_and_in_the_index(kit: str, title: str) -> None:
    text = about(kit, title)
    assert missing(text, (square.name for square in shipped_kit(kit).map.squares)) == []


def test_stations_that_are_one_square_are_on_the_map_and_each_in_the_index() -> None:
    twins = {(square.name["ja"], twin["ja"]) for square in shipped_kit("tokyo").map.squares for twin in square.twins}
    assert ("田町", "三田") in twins
    chart, rows = about("tokyo", "Map"), content("tokyo")["network"]["squares"]
    assert [pair for pair in twins if letters("＝".join(pair)) not in chart] == []
    listed = {(row["name"][0], other[0]) for row in rows for other in row["same"]}
    assert listed == twins | {(other, name) for name, other in twins}
    assert [row["kana"] for row in rows if row["name"][0] == "三田"] == ["みた"]


@EACH_KIT
def test_every_line_is_named_with_its_number(kit: str) -> None:
    text, lines = about(kit, "Lines and their squares"), shipped_kit(kit).map.lines
    assert missing(text, (line.name for line in lines)) == []
    assert all(letters(f"{number}{line.name['ja']}") in text for number, line in enumerate(lines, 1))


@EACH_KIT
def test_every_card_is_listed_with_what_it_does(kit: str) -> None:
    text, cards = about(kit, "What the cards do"), shipped_kit(kit).cards.cards
    assert missing(text, (card.name for card in cards)) == []
    assert missing(text, (card.text for card in cards)) == []


@EACH_KIT
def test_cards_that_lead_to_named_squares_list_them(kit: str) -> None:
    data, text = shipped_kit(kit), about(kit, "What the cards do")
    names = {square.id: square.name for square in data.map.squares}
    named = [card.effect.set for card in data.cards.cards if isinstance(card.effect, Trip)]
    for squares in [squares for set_, squares in data.map.sets.items() if set_ in named]:
        assert letters("、".join(names[id_]["ja"] for id_ in squares)) in text
        assert letters(", ".join(names[id_]["en"] for id_ in squares)) in text


@EACH_KIT
def test_where_buses_stop_is_said(kit: str) -> None:
    text, lines = about(kit, "Lines and their squares"), shipped_kit(kit).map.lines
    told = [where for line in lines for where in line.boarding.values()]
    assert all(letters(where["en"]) in text and letters(where["ja"]) in text for where in told)
    assert any(line.boarding for line in lines)


@EACH_KIT
def test_every_pair_and_every_single_card_has_its_card(kit: str) -> None:
    data = shipped_kit(kit)
    names = {card.id: card.name for card in data.cards.cards}
    pairs = about(kit, "Card square: two playing cards")
    assert missing(pairs, (names[pair.card] for pair in data.tables.pairs)) == []
    cards = content(kit)["cards"]
    assert len(cards["pairs"]) == 78
    assert [said[-1] for said in cards["single"]] == [names[id_]["en"] for id_ in data.tables.special]


@EACH_KIT
def test_every_mission_with_its_property_and_what_that_is_worth(kit: str) -> None:
    text, missions = about(kit, "Missions and properties"), shipped_kit(kit).missions.missions
    assert missing(text, (mission.replacement or mission.task for mission in missions)) == []
    assert missing(text, (mission.property.name for mission in missions)) == []
    rows = content(kit)["missions"]["list"]
    assert [(row["pay"], row["sale"]) for row in rows] == [
        (mission.property.settlement, mission.property.sale) for mission in missions
    ]


@EACH_KIT
def test_a_mission_in_place_of_another_says_why(kit: str) -> None:
    missions = shipped_kit(kit).missions.missions
    whys = [why for mission in missions if (why := mission.why_gone())]
    assert whys
    assert missing(about(kit, "Missions and properties"), iter(whys)) == []
    kept = _with(shipped_kit(kit), obsolete_missions="keep")
    assert [row["why"] for row in mission_sheet(kept, Words("en"), _names(kept))["list"]] == [[]] * len(missions)


def test_why_a_mission_is_gone_may_be_a_bare_text_of_an_older_kit() -> None:
    missions = shipped_kit("kasumihama").missions.missions
    old = next(replace(mission, obsolete="It rained.") for mission in missions if mission.obsolete)
    assert old.why_gone() == {"en": "It rained."}


@EACH_KIT
def test_the_tongue_twister_is_on_its_card(kit: str) -> None:
    data = shipped_kit(kit)
    (card,) = (card for card in data.cards.cards if card.fail == "retry")
    assert all(data.rates.tasks.tongue_phrase_ja in text for text in card.text.values())


def test_the_prizes_have_their_names() -> None:
    text = about("tokyo", "Settlement board")
    assert [name for name in ("食品王", "工業王", "歴史王", "FoodKing") if name not in text] == []


def test_the_last_die_is_called_so() -> None:
    assert all(
        "ラストサイコロ(L.S.)" in about("tokyo", title).replace("（", "(").replace("）", ")")
        for title in ("Print this", "Game master", "Short rules")
    )


@EACH_KIT
def test_every_destination_event_attack_and_ware(kit: str) -> None:
    data, text = shipped_kit(kit), about(kit, "Dice tables")
    squares = {square.id: square.name for square in data.map.squares}
    cards = {card.id: card.name for card in data.cards.cards}
    tables = data.tables
    assert missing(text, (squares[row.square] for row in tables.destinations)) == []
    assert all(letters(f"{squares[row.square]['ja']}{row.points}") in text for row in tables.destinations)
    assert missing(text, (one.name for one in (*tables.attacks, *tables.transformations))) == []
    assert missing(text, (said for one in tables.events for said in (one.name, one.text))) == []
    assert missing(text, (cards[item.card] for item in tables.shop if item.option is None)) == []


@EACH_KIT
def test_the_desk_has_the_times_of_the_day(kit: str) -> None:
    clock, text = shipped_kit(kit).kit.clock, about(kit, "Game master")
    assert all(time in text for time in (clock.start, *clock.settlements, clock.switch, clock.last_roll, clock.cutoff))


def test_numbers_come_from_the_kit() -> None:
    kit = shipped_kit("kasumihama")
    rates = replace(kit.rates, bonbi=replace(kit.rates.bonbi, king_loss=770, lottery_fee=45))
    said = _tables(replace(kit, rates=rates))
    assert said["transformations"][5]["text"] == ["770失う。", "Lose 770."]
    assert said["attacks"][3]["text"][1] == "Pay 45 and roll: 1 = Rapid, 6 = Lucky Ferry."


def test_switches_change_what_is_printed() -> None:
    kit = shipped_kit("kasumihama")
    tasks = [row["task"] for row in content("kasumihama", "en")["missions"]["list"]]
    assert len(tasks) == 15
    assert ["Photograph three different shells"] in tasks
    removed = _with(kit, obsolete_missions="remove", bonbi_draw="cards")
    assert len(book(removed, "en")["missions"]["list"]) == 14
    assert "two playing cards" in _tables(removed)["attacks"][0]["text"][1]
    extra = kit.map.optional[0]
    added = book(_with(kit, extra_stations=(extra.id,)), "en")["network"]["squares"]
    assert [extra.name["en"]] in [row["name"] for row in added]


def test_what_is_off_today_is_said_and_not_sold() -> None:
    off, on = content("tokyo"), _tables(_with(shipped_kit("tokyo"), shinkansen_enabled=True))
    assert [row["name"][-1] for row in off["cards"]["list"] if row["off"]] == ["Shinkansen"]
    assert "Shinkansen" not in [item["name"][-1] for item in off["tables"]["shop"]]
    assert "Shinkansen" in [item["name"][-1] for item in on["shop"]]


def _with(kit: KitData, **settings: Any) -> KitData:
    return replace(kit, kit=replace(kit.kit, options=replace(kit.kit.options, **settings)))


def _tables(kit: KitData) -> Any:
    return table_sheet(kit, Words("both"), _names(kit))


def _names(kit: KitData) -> dict[str, Name]:
    return {square.id: square.name for square in kit.map.squares}


# --- languages and teams ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "other"), [("en", "ja"), ("ja", "en")])
def test_one_language_alone(lang: str, other: str) -> None:
    cards = shipped_kit("kasumihama").cards.cards
    text = "".join(pages("kasumihama", lang))
    assert missing(text, (card.text for card in cards), lang) == []
    assert len(missing(text, (card.text for card in cards), other)) > len(cards) / 2


def test_a_sheet_for_each_team_or_one_to_copy() -> None:
    blank, numbered = pages("kasumihama"), pages("kasumihama", teams=3)
    assert sum("Teamsheet" in page[:40] for page in blank) == 2  # front and back
    assert len(numbered) == len(blank) + 4
    for number in (1, 2, 3):
        assert sum(f"Team{number}" in page[:60] for page in numbered) == 2


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_front_page_and_short_rules_say_what_could_not_be_known(lang: str) -> None:
    said = letters(text_of(lang, "kippu.games.momotetsu")("game-unknown"))
    assert [said in page for page in pages("tokyo", lang, first=3)] == [True, True, False]
    assert said not in "".join(pages("kasumihama", lang))  # nothing is lost of an invented town


# --- the paper --------------------------------------------------------------------------------------------


@EACH_KIT
def test_all_pages_are_a4_and_numbered(kit: str) -> None:
    texts = pages(kit)
    for number, (page, text) in enumerate(zip(sheets(kit).reader.pages, texts, strict=True), 1):
        size = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert size == pytest.approx(A4, abs=0.1)
        assert f"{number}/{len(texts)}" in text


def fonts(page: PageObject) -> Iterator[DictionaryObject]:
    resources = page["/Resources"]
    assert isinstance(resources, DictionaryObject)
    for font in resources["/Font"].values():  # type: ignore[attr-defined]
        yield from (one.get_object() for one in font.get_object()["/DescendantFonts"])


@EACH_KIT
def test_all_fonts_are_inside(kit: str) -> None:
    found = [font["/FontDescriptor"] for page in sheets(kit).reader.pages for font in fonts(page)]
    assert found
    assert all("BIZUDPGothic" in str(one["/FontName"]) and "/FontFile2" in one for one in found)  # type: ignore[index, operator]


def test_the_first_page_says_which_pages_to_print() -> None:
    first, found = pages("kasumihama")[0], pages("kasumihama")
    at = [number for number, page in enumerate(found, 1) if "Teamsheet" in page[:40]]
    assert f"Teamsheet{at[0]}–{at[-1]}" in first


def test_the_same_kit_gives_the_same_bytes() -> None:
    first = sheets("kasumihama").made
    assert first == pdf(TEMPLATES, book(shipped_kit("kasumihama"), "both"))
    assert first.pages == len(sheets("kasumihama").reader.pages)
    assert sheets("kasumihama").reader.metadata.creation_date is None  # type: ignore[union-attr]


@EACH_KIT
def test_every_letter_can_be_printed(kit: str) -> None:
    assert unprintable(content(kit)) == []


def test_letters_that_the_font_has_not_are_found() -> None:
    assert unprintable({"name": ["Café 霞", ("𠮷", "🚃")]}) == ["🚃", "𠮷"]


def test_the_fonts_have_every_letter_they_promise() -> None:
    """Those of JIS X 0208 and Latin: what `unprintable` lets pass is on paper, not an empty box."""
    named = pdf(TEMPLATES, book(_named("亜腕弌熙ｱ纊黑①Žœ—…※〒"), "both"))
    assert "亜腕弌熙ｱ纊黑①Žœ—…※〒" in letters(PdfReader(BytesIO(named.content)).pages[0].extract_text())


def _named(name: str) -> KitData:
    kit = shipped_kit("kasumihama")
    return replace(kit, kit=replace(kit.kit, name={"en": name, "ja": name}))


def test_the_licence_of_the_fonts_is_with_them() -> None:
    folder = Path(__file__).parents[3] / "src/kippu/sheets/fonts"
    assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / "OFL.txt").read_text(encoding="utf-8")
