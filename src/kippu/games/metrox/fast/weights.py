"""The learned weights as files: one line of JSON that says what they are, then the numbers, compressed.

A file belongs to one map, whatever the deck. Those that ship with the game are in `data/values/`; `KIPPU_VALUES` may
name a folder with more. Reading needs no numpy, so that players are as strong without it.
"""

import hashlib
import os
import sys
import zlib
from array import array
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from kippu.core.errors import BadData
from kippu.core.jit import Floats, shorts
from kippu.games.metrox.fast.value import WEIGHTS, features
from kippu.games.metrox.rules.parts import Parts
from kippu.games.metrox.rules.types import MapData

SUFFIX = ".values"
UNIT = 1 / 256  # points; a weight is a whole number of them
_MOST = 2**15 - 1


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How weights came to be, so that they can be made again."""

    map: str  # its id
    map_digest: str
    deck: str
    seed: str
    games: int
    parts: int
    rate: tuple[float, float]
    explore: int
    observed: int  # games after training, to count how often routes are completed
    mean: float  # score over the games played to check
    checked: int
    weights: int
    unit: float = UNIT


class Learned(msgspec.Struct, frozen=True):
    """Weights, with their recipe."""

    recipe: Recipe
    weights: Floats


def map_digest(data: MapData) -> str:
    """A short name for what of a map matters to play; not its names, colours and places."""
    rules = [[(one.indicator_spaces, one.bonus_first, one.bonus_later, one.stations) for one in data.routes]]
    return hashlib.sha256(msgspec.json.encode([rules, [one.id for one in data.stations]])).hexdigest()[:16]


def encode(recipe: Recipe, weights: Any) -> bytes:
    """The file of weights; they are rounded to whole units."""
    numbers = array("h", (max(-_MOST, min(_MOST, round(float(one) / recipe.unit))) for one in weights))
    if sys.byteorder == "big":
        numbers.byteswap()
    return msgspec.json.encode(recipe) + b"\n" + zlib.compress(numbers.tobytes(), 9)


def decode(name: str, content: bytes) -> Learned:
    """Weights from a file, or BadData."""
    head, _, rest = content.partition(b"\n")
    try:
        recipe = msgspec.json.decode(head, type=Recipe)
        numbers = array("h", zlib.decompress(rest))
    except (msgspec.DecodeError, zlib.error, ValueError) as error:
        raise BadData("bad_values", file=name, line=1, reason=str(error)) from error
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != recipe.weights:
        raise BadData("bad_values", file=name, line=1, reason=f"{len(numbers)} of {recipe.weights} weights")
    return Learned(recipe, shorts(numbers))


@lru_cache(maxsize=8)
def learned(parts: Parts) -> Learned | None:
    """The weights for a map, if somebody has learned it."""
    digest = map_digest(parts.board.data)
    for name, content in _files():
        head = msgspec.json.decode(content.partition(b"\n")[0])
        if head.get("map_digest") == digest:
            found = decode(name, content)
            if len(found.weights) != features(parts)[WEIGHTS]:
                raise BadData("bad_values", file=name, line=1, reason="made by another version of Kippu")
            return found
    return None


def _files() -> Iterator[tuple[str, bytes]]:
    """All files of weights, the own ones first."""
    if folder := os.environ.get("KIPPU_VALUES"):
        for path in sorted(Path(folder).glob(f"*{SUFFIX}")):
            yield path.name, path.read_bytes()
    for item in sorted((files("kippu.games.metrox") / "data" / "values").iterdir(), key=lambda item: item.name):
        if item.name.endswith(SUFFIX):
            yield item.name, item.read_bytes()
