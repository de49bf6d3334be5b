"""One short line per command: its name, then what it says.

`roll`, `arrive ueno`, `choose pay`, `touch 2`; everything else as JSON: `use_star {"card":"musashi","steps":4}`.
Seats are counted from 1.
"""

import json
import re
from typing import Any

import msgspec

from kippu.games.momotetsu.model.commands import AnyCommand

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCommand)
# Commands that are one word and one id.
_ONE = {
    "declare_target": "square",
    "arrive": "square",
    "alight": "square",
    "take_free": "mission",
    "buy": "card",
    "choose": "value",
    "mission_failed": "mission",
    "sell": "property",
    "use_star": "card",
}
_SEAT = ("touch", "waive_late", "restore_move", "withdraw")
_LINE = re.compile(r"([a-z_]+)(?: (.+))?")


def to_text(command: AnyCommand) -> str:
    """A command as text."""
    fields = _fields(command)
    tag = fields.pop("type")
    if tag in _ONE and set(fields) == {_ONE[tag]} and re.fullmatch(r"[a-z0-9_]+", fields[_ONE[tag]]):
        return f"{tag} {fields[_ONE[tag]]}"
    if tag in _SEAT and set(fields) == {"seat"}:
        return f"{tag} {fields['seat'] + 1}"
    return f"{tag} {json.dumps(fields, ensure_ascii=False, separators=(',', ':'))}" if fields else tag


def _fields(command: AnyCommand) -> dict[str, Any]:
    """What a command says beyond its defaults."""
    said: dict[str, Any] = msgspec.to_builtins(command)
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(command))}
    return {
        name: value
        for name, value in said.items()
        if name not in defaults or msgspec.to_builtins(getattr(command, name)) != _plain(defaults[name])
    }


def _plain(default: Any) -> Any:
    return default if default is msgspec.NODEFAULT else msgspec.to_builtins(default)


def parse(text: str) -> AnyCommand:
    """The command of a text; ValueError if there is none."""
    try:
        command = _parsed(text)
    except (msgspec.MsgspecError, json.JSONDecodeError, RecursionError, OverflowError) as error:
        raise ValueError(f"{text!r} is no command: {error}") from error
    if to_text(command) != text:
        raise ValueError(f"{text!r} is written {to_text(command)!r}")
    return command


def _parsed(text: str) -> AnyCommand:
    line = _LINE.fullmatch(text)
    if line is None:
        raise ValueError(f"{text!r} is no command: a name like roll, then what it says")
    tag, said = line[1], line[2]
    fields: dict[str, Any] = {}
    if said is not None:
        if tag in _ONE and not said.startswith("{"):
            fields = {_ONE[tag]: said}
        elif tag in _SEAT and said.isascii() and said.isdigit():
            fields = {"seat": int(said[:4]) - 1}
        else:
            fields = json.loads(said)
            if not isinstance(fields, dict):
                raise ValueError(f"{text!r} is no command")
    command: AnyCommand = _DECODER.decode(json.dumps({"type": tag} | fields))
    return command
