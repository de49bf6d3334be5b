"""Make golden records of the rules as they are now: `python -m tests.golden.make`.

A record that is there already is never changed: it shows that games of its rules version can still be played.
"""

from pathlib import Path

from kippu.core import record
from kippu.core.game import AnyGame
from kippu.core.versions import find, ids
from tests.golden.test_golden import kept

FOLDER = Path(__file__).parent


def make(game: AnyGame) -> None:
    """Write the records of a game that are missing."""
    folder, golden = FOLDER / game.info.id / f"rules{game.info.rules}", kept(game.info.id)
    folder.mkdir(parents=True, exist_ok=True)
    for name, holds in golden.CORNERS.items():
        path = folder / f"{name}.jsonl"
        if path.exists():
            print(f"{path.name}: is there, kept")
            continue
        found = next(one for one in golden.attempts(name) if holds(one))
        path.write_bytes(record.encode(found) + b"\n")
        print(f"{path.name}: {found.seed!r}, {len(found.log)} entries, {path.stat().st_size} bytes, {found.outcome}")


if __name__ == "__main__":
    for id_ in ids():
        make(find(id_))
