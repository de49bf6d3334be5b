"""Record: the one format of a game, for store, export, replay, verification and golden tests.

One JSON object per game, on one line, in one canonical form. `digest` is the SHA-256 of the line with an
empty digest, so a wrong byte anywhere is seen at once; what the log says is checked by `replay`.

A record carries the number of its format. Those of the first release carry none: that is format 1, which is the same
but for the number, and they stay as they are.
"""

import hashlib
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from kippu.core.errors import BadRecord
from kippu.core.game import Actor, AnyGame, Event, Outcome, Undo, Undone

FORMAT = 2

C = TypeVar("C")
E = TypeVar("E", bound=Event)
O = TypeVar("O")  # noqa: E741 - the options of the game


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there; `bot` names the bot that plays it."""

    name: str
    bot: str | None = None


class Entry(msgspec.Struct, Generic[C, E], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the log. Entry 0 is the setup: it has neither actor nor command."""

    n: int
    at: int
    actor: Actor | None = None
    command: C | None = None
    chance: tuple[int, ...] = ()
    events: tuple[E, ...] = ()
    id: str | None = None  # the client's own id of the command, where it gave one


class Record(msgspec.Struct, Generic[O, C, E], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole game. `outcome` and `seed` are there once it is over."""

    game: str
    rules: int
    options: O
    seats: tuple[Seat, ...]
    commitment: str
    log: tuple[Entry[C, E], ...]
    outcome: Outcome | None = None
    seed: str | None = None
    digest: str = ""
    format: int | msgspec.UnsetType = FORMAT  # unset in records of format 1


class Header(msgspec.Struct, frozen=True):
    """As much of a record as tells which game it is."""

    game: str
    rules: int
    format: int = 1


AnyRecord = Record[Any, Any, Any]
AnyEntry = Entry[Any, Any]


def header(line: bytes) -> Header:
    """Which game and rules a record line is for; refuses a format that this Kippu does not know."""
    head = _decoded(msgspec.json.Decoder(Header), line)
    if not 1 <= head.format <= FORMAT:
        raise BadRecord("unknown_format", format=head.format, known=FORMAT)
    return head


def encode(record: AnyRecord) -> bytes:
    """The record as one line, without its line end."""
    return msgspec.json.encode(sealed(record), order="deterministic")


def decode(game: AnyGame, line: bytes) -> AnyRecord:
    """Read a record of `game` strictly: no unknown field, the canonical form, the right digest."""
    formatted = header(line).format > 1
    try:
        record: AnyRecord = _decoded(_decoder(game), line)
    except BadRecord:
        if (renewed := _renewed(game, line)) is None:
            raise
        return decode(game, renewed)
    if not formatted:
        record = msgspec.structs.replace(record, format=msgspec.UNSET)
    if sealed(record).digest != record.digest:
        raise BadRecord("wrong_digest")
    if encode(record) != line:
        raise BadRecord("not_canonical")
    return record


def read_entry(game: AnyGame, body: bytes) -> AnyEntry:
    """A log entry by itself, as the store has it."""
    try:
        return _entry_decoder(game).decode(body)
    except msgspec.ValidationError:
        entry, upgraded = _upgraded(game, [msgspec.json.decode(body)])
        if not upgraded:
            raise
        return msgspec.convert(entry[0], entry_type(game))  # type: ignore[no-any-return]


def sealed(record: AnyRecord) -> AnyRecord:
    """The record with its digest."""
    blank = msgspec.structs.replace(record, digest="")
    text = msgspec.json.encode(blank, order="deterministic")
    return msgspec.structs.replace(blank, digest=hashlib.sha256(text).hexdigest())


def entry_type(game: AnyGame) -> Any:
    """The type of a log entry of a game, to decode it by itself."""
    return Entry[command_type(game), _events(game)]  # type: ignore[misc]


def command_type(game: AnyGame) -> Any:
    """The type of a command at a table of a game: its own, and taking back."""
    return _union((*game.info.commands, Undo))


def _events(game: AnyGame) -> Any:
    return _union((*game.info.events, Undone))


@lru_cache
def _decoder(game: AnyGame) -> msgspec.json.Decoder[AnyRecord]:
    return msgspec.json.Decoder(Record[game.info.options, command_type(game), _events(game)])  # type: ignore[misc,name-defined]


@lru_cache
def _entry_decoder(game: AnyGame) -> msgspec.json.Decoder[AnyEntry]:
    return msgspec.json.Decoder(entry_type(game))


def _renewed(game: AnyGame, line: bytes) -> bytes | None:
    """The line of an older record whose commands have another form now, sealed again; its own digest must be right."""
    record = _decoded(msgspec.json.Decoder(dict[str, Any]), line)
    log, upgraded = _upgraded(game, record.get("log"))
    if not upgraded:
        return None
    if msgspec.json.encode(record) != line:
        raise BadRecord("not_canonical")
    if _digest(record) != record.get("digest"):
        raise BadRecord("wrong_digest")
    record["log"] = log
    return msgspec.json.encode(record | {"digest": _digest(record)})


def _upgraded(game: AnyGame, log: Any) -> tuple[Any, bool]:
    """Entries in the form of now, and whether that is another one."""
    if game.info.upgrade is None or not isinstance(log, list):
        return log, False
    new = [
        entry | {"command": game.info.upgrade(entry["command"])}
        if isinstance(entry, dict) and isinstance(entry.get("command"), dict)
        else entry
        for entry in log
    ]
    return new, new != log


def _digest(record: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(record | {"digest": ""})).hexdigest()


def _union(types: tuple[Any, ...]) -> Any:
    union = types[0]
    for one in types[1:]:
        union |= one
    return union


T = TypeVar("T")


def _decoded(decoder: msgspec.json.Decoder[T], line: bytes) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("not_a_record", reason=str(error)) from error
