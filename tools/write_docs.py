"""Write what is derived: docs/rules and docs/unknown from Fluent, JSON schemas of data files, the browser's types."""

import json
from pathlib import Path

import msgspec

from kippu.core.house import read_as, spoken
from kippu.core.rulebook import OriginsData, origins, rulebook, source_key
from kippu.core.text import LANGUAGES, text
from kippu.core.versions import find, ids
from kippu.games.izakaya.rules.types import LotsData, PiecesData, SetupData
from kippu.games.metrox.rules.types import DeckData, MapData
from kippu.games.momotetsu.kit.types import FILES
from kippu.games.tokyo_metro.rules import files as tokyo_metro
from tools import write_types

ROOT = Path(__file__).parent.parent
SCHEMAS: dict[str, type] = {
    "src/kippu/games/izakaya/data/lots.schema.json": LotsData,
    "src/kippu/games/izakaya/data/pieces.schema.json": PiecesData,
    "src/kippu/games/izakaya/data/setup.schema.json": SetupData,
    "src/kippu/games/metrox/data/map.schema.json": MapData,
    "src/kippu/games/metrox/data/deck.schema.json": DeckData,
    "src/kippu/games/tokyo_metro/data/map.schema.json": tokyo_metro.MapData,
    "src/kippu/games/tokyo_metro/data/cards.schema.json": tokyo_metro.CardsData,
    "src/kippu/games/tokyo_metro/data/constants.schema.json": tokyo_metro.ConstantsData,
    **{f"src/kippu/games/momotetsu/data/{name}.schema.json": type_ for name, type_ in FILES.items()},
    **{f"src/kippu/games/{game}/data/origins.schema.json": OriginsData for game in ids()},
}


def rules_page(game: str, lang: str) -> str:
    """The rules of a game in one language, as Markdown."""
    package = f"kippu.games.{game}"
    say = text(lang, package)
    lines = [f"# {say('rules-title')}", "", f"<!-- from {game}/text/{lang}/rules.ftl by `make docs` -->"]
    lines += ["", say("origin-legend")]
    for section in rulebook(package, lang, spoken(read_as(find(game).info, {}))):
        lines += ["", f"## {section.title}", ""]
        for id_, clause in section.clauses.items():
            mark = f" {say(f'origin-mark-{clause.origin}')}" if clause.origin else ""
            lines.append(f"- **{id_}**{mark} {clause.text}" + (f" *{clause.open}*" if clause.open else ""))
    return "\n".join(lines) + "\n"


def unknown_page(game: str, lang: str) -> str:
    """What could not be known of a game: where its data comes from, and what its rulebook leaves open."""
    package = f"kippu.games.{game}"
    say = text(lang, package)
    lines = [f"# {say('unknown-title', game=say('game-name'))}", ""]
    lines += [f"<!-- from {game}/data/origins.json and {game}/text/{lang}/origins.ftl by `make docs` -->"]
    lines += ["", say("game-unknown"), "", say("unknown-intro"), "", f"## {say('unknown-data')}", ""]
    for file, origin in origins(package).data.items():
        lines.append(f"- `{file}` · {say(f'data-{origin}')} · {say(source_key(file))}")
    lines += ["", f"## {say('unknown-points')}", "", say("unknown-points-about"), "", say("origin-legend")]
    for section in rulebook(package, lang, spoken(read_as(find(game).info, {}))):
        found = {id_: clause for id_, clause in section.clauses.items() if clause.open}
        if found:
            lines += ["", f"### {section.title}", ""]
        for id_, clause in found.items():
            lines.append(f"- **{id_}** {say(f'origin-mark-{clause.origin}')} {clause.open} *{clause.text}*")
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """Every derived file with what it should say."""
    written = {f"docs/rules/{game}.{lang}.md": rules_page(game, lang) for game in ids() for lang in LANGUAGES}
    written |= {f"docs/unknown/{game}.{lang}.md": unknown_page(game, lang) for game in ids() for lang in LANGUAGES}
    for path, type_ in SCHEMAS.items():
        schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(type_)}
        written[path] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return written | write_types.files()


if __name__ == "__main__":
    for path, said in pages().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(said, encoding="utf-8")
        print(path)
