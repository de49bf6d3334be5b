"""The coach over records: one job per record and seat, the same words for the same seed wherever it runs."""

from collections.abc import Iterator

import msgspec

from kippu.core.errors import KippuError
from kippu.core.versions import read_record
from kippu.games.metrox.coach.advice import Review, review
from kippu.sim.jobs import Run


def coach(lines: list[bytes], seats: list[int] | None, games: int, seed: str, run: Run) -> Iterator[tuple[int, Review]]:
    """Reviews by number of record: of the given seats, or of all that people played, or else of all."""
    jobs, numbers = [], []
    for number, line in enumerate(lines):
        game, record = read_record(line)
        if game.info.id != "metrox":
            raise KippuError("only_for", game=game.info.id, known="metrox")
        if record.outcome is None:
            raise KippuError("game_not_over", line=number + 1)
        every = range(len(record.seats))
        if seats is not None and not set(seats) <= set(every):
            raise KippuError("no_such_seat", seat=max(seats) + 1, seats=len(every))
        people = [seat for seat in every if record.seats[seat].bot is None]
        for seat in seats or people or every:
            jobs.append((line, seat, games, f"{seed}/{number}"))
            numbers.append(number)
    for number, found in zip(numbers, run(_review, jobs), strict=True):
        yield number, msgspec.json.decode(found, type=Review)


def _review(line: bytes, seat: int, games: int, seed: str) -> bytes:
    return msgspec.json.encode(review(read_record(line)[1], seat, games, seed))
