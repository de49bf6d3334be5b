"""Names: words that stand in data and not in Fluent files, as a plain object from language to text.

A name may be there in any languages, also in some that Kippu does not speak itself; one is enough.
"""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta

Lang: TypeAlias = Annotated[
    str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$(?!\n)", max_length=35, description="a language: en, or pt-BR")
]
Name: TypeAlias = Annotated[
    Mapping[Lang, Annotated[str, Meta(min_length=1, max_length=4000)]],
    Meta(min_length=1, max_length=99, description="words by language"),
]

# What is said where a language has no words.
FALLBACK = "en"


def said(name: Name, lang: str) -> str:
    """A name in a language; else in its base language, else in English, else in the first there is by its code."""
    for one in (lang, lang.partition("-")[0], FALLBACK):
        if one in name:
            return name[one]
    return name[min(name)]
