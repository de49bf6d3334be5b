"""What a room keeps besides the game: seats, host, clock, and what follows. Stored as JSON with the table."""

import msgspec
from msgspec.structs import replace

from kippu.core.errors import KippuError
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
    daily: str | None = None  # the date, if this is a puzzle of the day
    # Names and bots as the game began: part of its record.
    began: tuple[SeatState, ...] = ()

    def with_seat(self, index: int, seat: SeatState) -> "Settings":
        """With another seat in this place."""
        return replace(self, seats=(*self.seats[:index], seat, *self.seats[index + 1 :]))

    def played_by(self, index: int, bot: str | None) -> "Settings":
        """With a bot playing a seat, or its player again."""
        old = self.seats[index]
        return self.with_seat(index, SeatState(old.name, old.player, bot, old.taken_over or bot is not None))

    def seated(self, player: int, name: str, phase: str) -> "Settings":
        """With somebody who sits down: on a free seat before the start, in place of a bot without a player later."""
        if any(seat.player == player for seat in self.seats):
            return self
        if phase == "lobby":
            return self._with_one_more(SeatState(name, player))
        free = [index for index, seat in enumerate(self.seats) if seat.player is None and seat.bot]
        if phase == "over" or not free:
            raise KippuError("no_free_seat")
        return self.with_seat(free[0], SeatState(name, player, taken_over=True))

    def with_bot(self, bot: str) -> "Settings":
        """With one more bot at the table."""
        number = sum(one.bot == bot for one in self.seats) + 1
        return self._with_one_more(SeatState(f"{bot} {number}", bot=bot))

    def _with_one_more(self, seat: SeatState) -> "Settings":
        if len(self.seats) >= self.max_seats:
            raise KippuError("table_full")
        return replace(self, seats=(*self.seats, seat))

    def without(self, index: int) -> "Settings":
        """Without a seat; a host who leaves hands the table on."""
        self.check_seat(index)
        seats = (*self.seats[:index], *self.seats[index + 1 :])
        people = [one.player for one in seats if one.player is not None]
        return replace(self, seats=seats, host=self.host if self.host in people else next(iter(people), None))

    def handed(self, guest: int, account: int) -> "Settings":
        """With an account in the place of the guest it was."""
        seats = tuple(replace(seat, player=account) if seat.player == guest else seat for seat in self.seats)
        return replace(self, seats=seats, host=account if self.host == guest else self.host)

    def with_muted(self, index: int, *, muted: bool) -> "Settings":
        """With a seat that may not, or may again, say anything to all."""
        self.check_seat(index)
        others = tuple(one for one in self.muted if one != index)
        return replace(self, muted=(*others, index) if muted else others)

    def check_seat(self, index: int) -> None:
        """Refuse a seat that is not there any more."""
        if not 0 <= index < len(self.seats):
            raise KippuError("too_late")
