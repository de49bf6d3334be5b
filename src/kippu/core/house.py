"""House rules: what a rulebook leaves open, as switches that people set for their table.

The switches of a game are fields of one struct (`Info.house`), which is also a field of the game's options. Each has
its readings, a default, and the clause it changes:

    class House(HouseRules, frozen=True):
        supply: Annotated[Literal["open", "yard"], switch("IZ-8.2", "building")] = "open"

Words are messages of the game: `house-supply` is the name of the switch, `house-supply-open` a sentence for a reading,
`house-group-building` the title of a group, and `house-preset-NAME` the name of a preset. A clause that differs
selects by the reading: `rule-IZ-8-2 = { $supply -> [yard] ... *[open] ... }`. In all of them `_` becomes `-`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo, fields

from kippu.core.errors import KippuError
from kippu.core.game import AnyGame, Info, Options

Reading: TypeAlias = str | bool


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The readings of one table. `presets` are named choices of readings; what they leave out is the default."""

    presets: ClassVar[Mapping[str, Mapping[str, Reading]]] = {}


class Switch(msgspec.Struct, frozen=True):
    """One open reading: the clause it changes, and what can be chosen, the default first."""

    id: str
    group: str
    clause: str
    readings: tuple[Reading, ...]


class HouseInfo(msgspec.Struct, frozen=True):
    """The switches of a game, the field of the options that holds them, and readings that go together."""

    field: str
    switches: tuple[Switch, ...]
    presets: dict[str, dict[str, Reading]]


def switch(clause: str, group: str) -> Meta:
    """Makes a field of house rules a switch."""
    return Meta(extra={"clause": clause, "group": group})


def house_info(options: type[msgspec.Struct], house: type[msgspec.Struct]) -> HouseInfo:
    """What can be switched for these options."""
    field = next(one.name for one in fields(options) if house in _parts_of(one.type))
    presets = getattr(house, "presets", {})
    return HouseInfo(field, switches(house), {name: dict(chosen) for name, chosen in presets.items()})


def switches(house: type[msgspec.Struct]) -> tuple[Switch, ...]:
    """The fields that are switches, in their order."""
    return tuple(_switch(field, extra) for field in fields(house) if (extra := _extra(field)) is not None)


def readings(house: msgspec.Struct) -> dict[str, Reading]:
    """The reading of each switch."""
    return {one.id: getattr(house, one.id) for one in switches(type(house))}


def read_as(info: Info, chosen: Mapping[str, str]) -> dict[str, Reading]:
    """The readings of a table that differs from the default only in what is chosen; refuses what nobody can choose."""
    known = {one.id: one for one in (switches(info.house) if info.house else ())}
    found = {id_: one.readings[0] for id_, one in known.items()}
    for id_, wanted in chosen.items():
        if id_ not in known:
            raise KippuError("unknown_switch", id=id_, known=", ".join(known))
        by_word = {word(reading): reading for reading in known[id_].readings}
        if wanted not in by_word:
            raise KippuError("unknown_reading", id=id_, reading=wanted, known=", ".join(by_word))
        found[id_] = by_word[wanted]
    return found


def unusual(game: AnyGame, newest: Info, options: Options) -> dict[str, Reading]:
    """The readings of a table that are not the default of the newest rules."""
    house = game.house(options)
    if house is None or newest.house is None:
        return {}
    default = read_as(newest, {})
    return {id_: reading for id_, reading in readings(house).items() if default.get(id_) != reading}


def word(reading: Reading) -> str:
    """A reading as it is written in messages, addresses and on the command line."""
    return str(reading).lower()


def spoken(chosen: Mapping[str, Reading]) -> dict[str, str]:
    """Readings as parameters of messages."""
    return {id_: word(reading) for id_, reading in chosen.items()}


def _switch(field: FieldInfo, extra: dict[str, str]) -> Switch:
    """A field without a default reading (None) leaves it to the rules: then the first one is meant."""
    inner = field.type.__origin__
    literal = next((part for part in _parts_of(inner) if get_origin(part) is Literal), None)
    known: tuple[Reading, ...] = (False, True) if literal is None else get_args(literal)
    first = known[0] if field.default is None else field.default
    return Switch(field.name, extra["group"], extra["clause"], (first, *(one for one in known if one != first)))


def _extra(field: FieldInfo) -> dict[str, str] | None:
    marks: tuple[Any, ...] = getattr(field.type, "__metadata__", ())
    return next((mark.extra for mark in marks if isinstance(mark, Meta) and mark.extra is not None), None)


def _parts_of(type_: Any) -> tuple[Any, ...]:
    """A type itself, and those of a union."""
    return (type_, *getattr(type_, "__args__", ()))
