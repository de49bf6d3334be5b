"""Where rules and data come from: every clause and data file says it, and what the rulebook leaves open has words."""

import pytest

from kippu.core.rulebook import clauses, origins, source_key
from kippu.core.text import text
from kippu.core.versions import ids, plugin
from tests.languages import COMPLETE
from tests.rules.sources import ROOT

EACH_GAME = pytest.mark.parametrize("game", ids())
EACH_LANGUAGE = pytest.mark.parametrize("lang", COMPLETE)
OURS = ("derived", "chosen")


def _whole(clause: str) -> str:
    return clause.rstrip("abcdefghij")


def _key(clause: str) -> str:
    return f"open-{clause}".replace(".", "-")


@EACH_GAME
def test_every_clause_has_an_origin_and_nothing_else_has(game: str) -> None:
    known, given = clauses(plugin(game).package), origins(plugin(game).package).clauses
    missing, gone = [one for one in known if one not in given], [one for one in given if one not in known]
    where = f"`clauses` of games/{game}/data/origins.json"
    assert not missing, f"add these to {where}: rulebook, found, derived or chosen: {missing}"
    assert not gone, f"there are no such clauses in rules.ftl, take them out of {where}: {gone}"


@EACH_GAME
def test_origins_are_in_the_order_of_the_rules(game: str) -> None:
    known, given = clauses(plugin(game).package), origins(plugin(game).package).clauses
    assert [clause for clause in given if clause in known] == [clause for clause in known if clause in given]


@EACH_GAME
@EACH_LANGUAGE
def test_what_is_ours_says_what_the_rulebook_leaves_open(game: str, lang: str) -> None:
    """A sentence stands for the later letters of its clause too, as far as they come from the same."""
    say, given = text(lang, plugin(game).package), origins(plugin(game).package).clauses
    first: dict[tuple[str, str], str] = {}
    for clause, origin in given.items():
        first.setdefault((_whole(clause), origin), clause)
    silent = [_key(clause) for (_, origin), clause in first.items() if origin in OURS and not say.says(_key(clause))]
    assert not silent, f"add what the rulebook leaves open there to games/{game}/text/{lang}/origins.ftl: {silent}"


@EACH_GAME
@EACH_LANGUAGE
def test_nothing_else_is_said_to_be_open(game: str, lang: str) -> None:
    """What the rulebook says is not open; and every sentence belongs to a clause."""
    source = (ROOT / "src/kippu/games" / game / "text" / lang / "origins.ftl").read_text(encoding="utf-8")
    said = {line.partition(" =")[0] for line in source.splitlines() if line.startswith("open-")}
    given = origins(plugin(game).package).clauses
    extra = said - {_key(clause) for clause, origin in given.items() if origin != "rulebook"}
    assert not extra, f"not a clause, or one that the rulebook says: take out of origins.ftl: {sorted(extra)}"


@EACH_GAME
def test_every_data_file_has_an_origin(game: str) -> None:
    folder, given = ROOT / "src/kippu/games" / game / "data", origins(plugin(game).package).data
    files = {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and path.name != "origins.json" and not path.name.endswith(".schema.json")
    }
    missing = files - set(given)
    assert not missing, f"add to `data` of games/{game}/data/origins.json, and source-FILE to origins.ftl: {missing}"
    for file, _, part in (name.partition("#") for name in given):
        assert file in files, f"{file} is gone: take it out of games/{game}/data/origins.json"
        if part:
            assert f'"{part}":' in (folder / file).read_text(encoding="utf-8"), f"{file} has no {part} any more"


@EACH_GAME
@EACH_LANGUAGE
def test_every_data_file_is_described(game: str, lang: str) -> None:
    source = (ROOT / "src/kippu/games" / game / "text" / lang / "origins.ftl").read_text(encoding="utf-8")
    said = {line.partition(" =")[0] for line in source.splitlines() if line.startswith("source-")}
    assert said == {source_key(file) for file in origins(plugin(game).package).data}


@EACH_GAME
@EACH_LANGUAGE
def test_every_game_says_what_could_not_be_known(game: str, lang: str) -> None:
    say = text(lang, plugin(game).package)
    assert say.says("game-unknown")
    assert say.says("unknown-intro")
