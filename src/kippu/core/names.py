"""Names: words that stand in data and not in Fluent files, as a plain object from language to text.

A name may be there in any languages, also in some that Kippu does not speak itself; one is enough.
"""

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import fields

Lang: TypeAlias = Annotated[
    str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$(?!\n)", max_length=35, description="a language: en, or pt-BR")
]
Name: TypeAlias = Annotated[
    Mapping[Lang, Annotated[str, Meta(min_length=1, max_length=4000)]],
    Meta(min_length=1, max_length=99, description="words by language"),
]

# Where something stands in data, and the name there.
Placed: TypeAlias = tuple[tuple[str | int, ...], Name]

# What is said where a language has no words.
FALLBACK = "en"


def said(name: Name, lang: str) -> str:
    """A name in a language; else in its base language, else in English, else in the first there is by its code."""
    for one in (lang, lang.partition("-")[0], FALLBACK):
        if one in name:
            return name[one]
    return name[min(name)]


def names_in(value: object, type_: Any = None, place: tuple[str | int, ...] = ()) -> Iterator[Placed]:
    """All names in data, by the types of its fields, in order."""
    if isinstance(value, Struct):
        for field in fields(value):
            yield from names_in(getattr(value, field.name), field.type, (*place, field.encode_name))
    elif isinstance(value, Mapping):
        if Name in (type_, *_union(type_)):
            yield place, value
        else:
            for key, one in value.items():
                yield from names_in(one, _inner(type_)[-1], (*place, key))
    elif isinstance(value, tuple):
        for index, one in enumerate(value):
            yield from names_in(one, _inner(type_)[0], (*place, index))


def _union(type_: Any) -> tuple[Any, ...]:
    return get_args(type_) if get_origin(type_) in (Union, UnionType) else ()


def _inner(type_: Any) -> tuple[Any, ...]:
    """What a tuple or mapping holds."""
    bare = type_.__origin__ if get_origin(type_) is Annotated else type_
    return get_args(bare) or (None,)
