"""What a room keeps besides the game: seats, host, clock, and what follows. Stored as JSON with the table."""

import msgspec

from kippu.server.protocol import SeatInfo


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. A seat with a player may be played by a bot while the player is away (`taken_over` stays)."""

    name: str
    player: int | None = None
    bot: str | None = None
    taken_over: bool = False

    def info(self, *, connected: bool) -> SeatInfo:
        """The seat as everybody may see it."""
        return SeatInfo(self.name, self.bot, connected, self.taken_over)


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """All of a room that is not the game."""

    seats: tuple[SeatState, ...] = ()
    host: int | None = None  # a player
    max_seats: int = 6
    clock: int | None = None
    muted: tuple[int, ...] = ()
    rematch: str | None = None
    # Names and bots as the game began: part of its record.
    began: tuple[SeatState, ...] = ()
