"""A table as it is told, apart from its game."""

from typing import Protocol

from msgspec.structs import replace

from kippu.core.chance import commitment
from kippu.core.game import Viewer
from kippu.core.house import unusual
from kippu.core.versions import find
from kippu.server.protocol import SeatInfo, TableInfo
from kippu.server.tables.stored import StoredTable


class Present(Protocol):
    """Who is connected here."""

    def players(self) -> set[int | None]:
        """Who is here; those who only look on are None."""
        ...

    def phones(self, seat: int) -> int:
        """How many connections act for a seat."""
        ...


def table_info(stored: StoredTable, present: Present, viewer: Viewer = "spectator") -> TableInfo:
    """The table as everybody who knows its address may see it; game masters see whose phones are connected."""
    row, settings = stored.row, stored.settings
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=stored.game.brief(stored.options),
        house=unusual(stored.game, find(row.game).info, stored.options),
        phase=row.phase,  # type: ignore[arg-type]
        seats=_seats(stored, present, viewer),
        max_seats=settings.max_seats,
        host=stored.seat_of(settings.host),
        open=row.open,
        clock=settings.clock,
        commitment=None if row.phase == "lobby" else commitment(row.seed),
        seed=row.seed if row.phase == "over" else None,
        rematch=settings.rematch,
        daily=settings.daily,
        muted=settings.muted,
        event=settings.event is not None,
    )


def _seats(stored: StoredTable, present: Present, viewer: Viewer) -> tuple[SeatInfo, ...]:
    seats = stored.settings.seats
    if stored.settings.event is None:
        here = present.players() - {None}
        return tuple(seat.info(connected=seat.player in here) for seat in seats)
    phones = [present.phones(seat) if viewer == "gm" else None for seat in range(len(seats))]
    return tuple(
        replace(seat.info(connected=bool(count)), phones=count) for seat, count in zip(seats, phones, strict=True)
    )
