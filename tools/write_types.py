"""The browser's types (web/src/lib/net/protocol.ts and web/src/games/GAME/model/types.ts) and its list of languages."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec
from fluent.syntax import FluentParser, ast

from kippu.core import text
from kippu.core.game import Outcome
from kippu.core.glossary import Term
from kippu.core.names import FALLBACK
from kippu.core.record import Entry, Record
from kippu.core.versions import find
from kippu.games.izakaya.rules import types as izakaya
from kippu.games.metrox.coach import advice as coach
from kippu.games.metrox.coach import daily
from kippu.games.metrox.rules import types as metrox
from kippu.games.momotetsu.kit import types as momotetsu
from kippu.games.momotetsu.kit import words
from kippu.games.momotetsu.live.review import Review
from kippu.games.momotetsu.master import preview
from kippu.games.tokyo_metro.rules import files as tokyo_metro
from kippu.games.tokyo_metro.rules import previews as tokyo_metro_previews
from kippu.server import protocol

ROOT = Path(__file__).parent.parent
PROTOCOL = "web/src/lib/net/protocol.ts"
LANGUAGES = "web/src/lib/text/languages.ts"
HEAD = "// From {source}, by `make docs`. Not to be edited.\n"

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

UNIONS: dict[str, Any] = {"FromBrowser": protocol.FromBrowser, "FromServer": protocol.FromServer}
STRUCTS: tuple[Any, ...] = (
    protocol.GameInfo,
    Term,
    protocol.NewTable,
    protocol.JoinTable,
    protocol.Seated,
    protocol.NewEvent,
    protocol.JoinEvent,
    protocol.InEvent,
    protocol.Codes,
    protocol.RotateCode,
    protocol.KitFiles,
    protocol.CheckedKit,
    protocol.EventPlan,
    protocol.Photo,
    protocol.PushKey,
    protocol.Subscribe,
    protocol.Unsubscribe,
    protocol.Refusal,
    protocol.Me,
    protocol.Account,
    protocol.Best,
    protocol.CheckedRecord,
    protocol.Frame,
    protocol.NewDaily,
    protocol.Hint,
    protocol.Working,
    protocol.TableInfo,
    Record[Any, Any, Any],
    Entry[Any, Any],
    Outcome,
)


class Client(NamedTuple):
    """What the browser knows of a game besides its options, commands, events and view."""

    prefix: str  # of the names that all games have
    unions: dict[str, Any]
    data: tuple[type, ...]  # of the data files


CLIENTS = {
    "metrox": Client(
        "MetroX",
        {"Choice": metrox.Choice, "Kind": metrox.Kind, "Pattern": metrox.Pattern},
        (metrox.MapData, metrox.DeckData, metrox.ScoringData, coach.Weighed, coach.Review, daily.Compared),
    ),
    "izakaya": Client("Izakaya", {}, (izakaya.PiecesData, izakaya.SetupData, izakaya.Preview)),
    "momotetsu": Client("Momotetsu", {"Kind": words.Kind}, (momotetsu.KitData, Review, preview.Preview)),
    "tokyo_metro": Client(
        "TokyoMetro",
        {"ActionKind": tokyo_metro.ActionKind},
        (tokyo_metro.MapData, tokyo_metro.CardsData, tokyo_metro.ConstantsData, tokyo_metro_previews.Preview),
    ),
}


class Writer:
    """Writes types, some of them under other names than they have in Python."""

    def __init__(self, renamed: dict[str, str]) -> None:
        self._renamed = renamed

    def name(self, reference: str) -> str:
        name = reference.removeprefix("#/").partition("_")[0]
        return self._renamed.get(name, name)

    def type(self, schema: dict[str, Any]) -> str:
        """A JSON schema as a TypeScript type."""
        if "$ref" in schema:
            return self.name(schema["$ref"])
        if "enum" in schema:
            return " | ".join(f'"{value}"' for value in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type(one) for one in schema["anyOf"]))
        if schema.get("type") == "array":
            return self._array(schema)
        if schema.get("type") == "object":
            return f"{{ readonly [key: string]: {self.type(schema.get('additionalProperties') or {})} }}"
        return PLAIN.get(schema.get("type", ""), "unknown")

    def _array(self, schema: dict[str, Any]) -> str:
        if "prefixItems" in schema:
            return f"readonly [{', '.join(map(self.type, schema['prefixItems']))}]"
        inner = self.type(schema.get("items", {}))
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"

    def interface(self, name: str, schema: dict[str, Any]) -> str:
        summary = schema["description"].splitlines()[0]
        if "properties" not in schema:  # a named tuple
            return f"/** {summary} */\nexport type {name} = {self.type(schema)};\n"
        lines = [f"/** {summary} */", f"export interface {name} {{"]
        for field, inner in schema["properties"].items():
            optional = "" if field in schema["required"] else "?"
            lines.append(f"  readonly {field}{optional}: {self.type(inner)};")
        return "\n".join([*lines, "}"]) + "\n"

    def file(
        self, head: Iterable[str], unions: dict[str, Any], structs: Iterable[Any], known: Iterable[str] = ()
    ) -> str:
        """A whole file, without the interfaces that are known from elsewhere."""
        schemas, parts = msgspec.json.schema_components([*unions.values(), *structs], ref_template="#/{name}")
        types = [f"export type {name} = {self.type(schema)};\n" for name, schema in zip(unions, schemas, strict=False)]
        made = {self.name(name): schema for name, schema in parts.items()}
        shared = sorted(set(made) & set(known))
        imports = [f'import type {{ {", ".join(shared)} }} from "../../../lib/net/protocol";\n'] if shared else []
        interfaces = [self.interface(name, schema) for name, schema in made.items() if name not in shared]
        return "\n".join([*head, *imports, *types, *interfaces])


def protocol_types() -> str:
    """What all games have in common."""
    head = HEAD.format(source="src/kippu/server/protocol.py and src/kippu/core")
    version = f"export const PROTOCOL = {protocol.PROTOCOL};\n"
    # `Record` is one of TypeScript's own words.
    return Writer({"Record": "GameRecord"}).file([head, version], UNIONS, STRUCTS)


def game_types(game: str) -> str:
    """What one game has of its own."""
    found, client = find(game), CLIENTS[game]
    info, view = found.info, get_type_hints(found.view)["return"]
    command: Any = reduce(or_, info.commands)
    event: Any = reduce(or_, info.events)
    unions = {f"{client.prefix}Command": command, f"{client.prefix}Event": event, **client.unions}
    structs = (Record[info.options, command, event], Entry[command, event], view, *client.data)  # type: ignore[name-defined]
    _, shared = msgspec.json.schema_components([*UNIONS.values(), *STRUCTS], ref_template="#/{name}")
    known = {name.partition("_")[0] for name in shared} - {"Record", "Entry"}
    renamed = {name: f"{client.prefix}{name}" for name in ("Record", "Entry", "View")}
    return Writer(renamed).file([HEAD.format(source=f"src/kippu/games/{game}")], unions, structs, known)


def languages() -> str:
    """The languages with what they call themselves, and those that say some things in English."""
    names = "".join(f'  {_quoted(lang)}: "{text.text(lang)("language-name")}",\n' for lang in text.LANGUAGES)
    partial = ", ".join(f'"{lang}"' for lang in text.LANGUAGES if _messages(lang) < _messages(FALLBACK))
    return "\n".join(
        [
            HEAD.format(source="LANGUAGES in src/kippu/core/text.py and the Fluent files"),
            "/** What languages call themselves, by their codes, in the order in which they are offered. */",
            f"export const LANGUAGE_NAMES = {{\n{names}}} as const;",
            "export type Lang = keyof typeof LANGUAGE_NAMES;",
            "export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Lang[];",
            "/** What is said where a language has no words. */",
            f'export const FALLBACK: Lang = "{FALLBACK}";',
            "/** The languages that have no words for some messages. */",
            f"export const PARTIAL: readonly Lang[] = [{partial}];\n",
        ]
    )


def _quoted(lang: str) -> str:
    return f'"{lang}"' if "-" in lang else lang


def _messages(lang: str) -> set[tuple[str, str]]:
    """What the browser can hear in a language: ids of messages, and where they stand."""
    here = [*ROOT.glob(f"web/src/**/{lang}.ftl"), *ROOT.glob(f"src/kippu/**/text/{lang}/*.ftl")]
    return {
        (str(path).replace(f"/{lang}", ""), entry.id.name)
        for path in here
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def files() -> dict[str, str]:
    """Every file with what it should say."""
    of_games = {f"web/src/games/{game}/model/types.ts": game_types(game) for game in CLIENTS}
    return {PROTOCOL: protocol_types(), LANGUAGES: languages()} | of_games
