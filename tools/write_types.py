"""The browser's types (web/src/lib/protocol.ts), from the server's protocol and the types of the games."""

from typing import Any

import msgspec

from kippu.core.game import Outcome
from kippu.core.record import Entry, Record
from kippu.games.metrox import GAME as METROX
from kippu.games.metrox import types as metrox
from kippu.server import protocol

PATH = "web/src/lib/protocol.ts"
HEAD = "// From src/kippu/server/protocol.py and the types of the games, by `make docs`. Not to be edited.\n"

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _union(types: tuple[type, ...]) -> Any:
    union: Any = types[0]
    for one in types[1:]:
        union |= one
    return union


METROX_EVENT = _union(METROX.info.events)
RECORD = Record[metrox.MetroXOptions, metrox.AnyCommand, METROX_EVENT]  # type: ignore[valid-type]
ENTRY = Entry[metrox.AnyCommand, METROX_EVENT]  # type: ignore[valid-type]

# What has another name in the browser: `Record` is one of its own words.
RENAMED = {"Record": "GameRecord", "View": "MetroXView"}

# Unions and the structs that no other one mentions, by the name they get.
NAMED: dict[str, Any] = {
    "FromBrowser": protocol.FromBrowser,
    "FromServer": protocol.FromServer,
    "MetroXCommand": metrox.AnyCommand,
    "Choice": metrox.Choice,
    "MetroXEvent": METROX_EVENT,
    "Kind": metrox.Kind,
    "Pattern": metrox.Pattern,
}
STRUCTS: tuple[Any, ...] = (
    protocol.NewTable,
    protocol.JoinTable,
    protocol.Seated,
    protocol.Refusal,
    protocol.Me,
    protocol.Account,
    protocol.CheckedRecord,
    protocol.TableInfo,
    protocol.Me,
    protocol.Account,
    protocol.CheckedRecord,
    RECORD,
    ENTRY,
    Outcome,
    metrox.View,
    metrox.MapData,
    metrox.DeckData,
    metrox.ScoringData,
)


def _name(reference: str) -> str:
    name = reference.removeprefix("#/").partition("_")[0]
    return RENAMED.get(name, name)


def _type(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return f"{{ readonly [key: string]: {_type(schema.get('additionalProperties') or {})} }}"
    return PLAIN.get(schema.get("type", ""), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(map(_type, schema['prefixItems']))}]"
    inner = _type(schema.get("items", {}))
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _interface(name: str, schema: dict[str, Any]) -> str:
    summary = schema["description"].splitlines()[0]
    lines = [f"/** {summary} */", f"export interface {name} {{"]
    for field, inner in schema["properties"].items():
        optional = "" if field in schema["required"] else "?"
        lines.append(f"  readonly {field}{optional}: {_type(inner)};")
    return "\n".join([*lines, "}"]) + "\n"


def types() -> str:
    """The whole file."""
    schemas, parts = msgspec.json.schema_components([*NAMED.values(), *STRUCTS], ref_template="#/{name}")
    unions = [f"export type {name} = {_type(schema)};\n" for name, schema in zip(NAMED, schemas, strict=False)]
    structs = [_interface(_name(name), schema) for name, schema in parts.items()]
    version = f"export const PROTOCOL = {protocol.PROTOCOL};\n"
    return "\n".join([HEAD, version, *unions, *structs])
