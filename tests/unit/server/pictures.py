"""Pictures of results that never change by accident: `python -m tests.unit.server.pictures` writes them again.

Look at what has changed (`git diff`, a browser) before you commit it.
"""

from pathlib import Path

from msgspec.structs import replace

from kippu.core.record import AnyRecord, Seat
from kippu.core.versions import read_record
from kippu.server.http.picture import result_picture

FOLDER = Path(__file__).with_name("pictures")
_GOLDEN = Path(__file__).parents[2] / "golden"


def _record(file: str, *seats: Seat) -> AnyRecord:
    """A golden record, with these people and bots at the table."""
    found = read_record((_GOLDEN / file).read_bytes().removesuffix(b"\n"))[1]
    return replace(found, seats=seats) if seats else found


def drawn() -> dict[str, str]:
    """The pictures by the names of their files."""
    people = Seat("Aki & <Beni>", None), Seat("greedy 2", "greedy"), Seat("random 12", "random")
    shared = _record("metrox/rules1/shared-crown.jsonl", *people)
    many = _record("metrox/rules1/ninety-nine.jsonl")
    plain = _record("izakaya/rules1/two.jsonl", Seat("千代", None), Seat("random 2", "random"))
    return {
        "shared.en.svg": result_picture(shared, "en"),
        "shared.ja.svg": result_picture(shared, "ja"),
        "many.en.svg": result_picture(many, "en"),
        "plain.ja.svg": result_picture(plain, "ja"),
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, picture in drawn().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")
