"""What all files of an event kit are made of: ids, times, and the words that rules know."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$(?!\n)", description="a short lower-case id")]
Clock: TypeAlias = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="a time of day")]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Rank: TypeAlias = Annotated[int, Meta(ge=1, le=13)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Kind: TypeAlias = Literal["mission", "card", "blue", "red", "special", "shop"]
Mode: TypeAlias = Literal["rail", "tram", "bus"]
Status: TypeAlias = Literal["rocket", "reroll", "double", "seal", "cow", "inflation", "red_immune", "free_property"]
Economy: TypeAlias = Literal["normal", "boom", "recession"]
MissionType: TypeAlias = Literal["visit", "find", "photo", "eat", "buy", "do"]
PropertyKind: TypeAlias = Literal["food", "industry", "history", "commerce", "park"]
