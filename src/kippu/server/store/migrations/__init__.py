"""The history of the schema: one SQL file per database and version. A file that was once released never changes."""

from collections.abc import Sequence
from importlib.resources import files

from kippu.core.errors import KippuError


def migrations(database: str) -> tuple[str, ...]:
    """The scripts for a database; the one at index k leads from version k to k + 1."""
    found = sorted((files(__name__) / database).iterdir(), key=lambda file: file.name)
    return tuple(file.read_text(encoding="utf-8") for file in found if file.name.endswith(".sql"))


def next_step(scripts: Sequence[str], version: int) -> str | None:
    """What leads on from a version; None at the present one. A database of a newer program is refused."""
    if version > len(scripts):
        raise KippuError("newer_database", version=version, known=len(scripts))
    return scripts[version] if version < len(scripts) else None
