"""Kits as folders of files: those that ship with the game, and those on this machine."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from kippu.core.data import Source
from kippu.core.errors import BadData, BadOptions
from kippu.games.momotetsu.kit.check import check_kit
from kippu.games.momotetsu.kit.types import FILES, KitData, Settings

DEFAULT = "tokyo"
_KITS = files("kippu.games.momotetsu") / "data" / "kits"


def shipped() -> list[str]:
    """The ids of the kits that ship with the game, the default first."""
    return sorted((item.name for item in _KITS.iterdir()), key=lambda id_: (id_ != DEFAULT, id_))


@cache
def shipped_kit(id_: str) -> KitData:
    """A kit that ships with the game."""
    if id_ not in shipped():
        raise BadOptions("unknown_kit", id=id_, known=", ".join(shipped()))
    return read_kit(_KITS / id_)


def kit_folder(name: str) -> Traversable:
    """The folder of a kit: one that ships with the game, or one on this machine."""
    return _KITS / name if name in shipped() else Path(name)


def read_kit(folder: Traversable) -> KitData:
    """A kit from a folder, or BadData with the line that is wrong."""
    sources = kit_sources(folder)
    kit = decode_kit(sources)
    check_kit(kit, sources)
    return kit


def read_settings(path: Path) -> Settings:
    """Switches from a file, as they stand in `kit.json`, or BadData with the line that is wrong."""
    return Source.read(path).decode(Settings)


def kit_sources(folder: Traversable) -> dict[str, Source]:
    """The files of a kit."""
    if isinstance(folder, Path):
        return {name: Source.read(folder / f"{name}.json") for name in FILES}
    return {name: Source(f"{name}.json", (folder / f"{name}.json").read_bytes()) for name in FILES}


def misshapen(sources: dict[str, Source]) -> Iterator[BadData]:
    """What is wrong with files by themselves: of each the first thing."""
    for name, type_ in FILES.items():
        try:
            sources[name].decode(type_)
        except BadData as error:
            yield error


def decode_kit(sources: dict[str, Source]) -> KitData:
    """The files by their types; what they say together is not looked at."""
    return KitData(**{name: sources[name].decode(type_) for name, type_ in FILES.items()})  # type: ignore[arg-type]
