"""What a room keeps besides the game: seats, host, clock, and what follows. Stored as JSON with the table."""

import secrets
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from kippu.core.errors import KippuError
from kippu.core.names import FALLBACK
from kippu.server.protocol import SeatInfo

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
_CODE_LENGTH = 8
_MOST_MEMBERS = 500

# What somebody may do at a table: act for a seat, or be the game master of an event. Everybody else looks on.
Role: TypeAlias = int | Literal["gm"]


def random_name(length: int) -> str:
    """Letters and digits that people can tell apart and computers cannot guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def new_code() -> str:
    """A code to type, such as `k7mq2rtw`."""
    return random_name(_CODE_LENGTH)


def typed(code: str) -> str:
    """A code as it was typed, as it is kept: case and signs between do not matter."""
    return "".join(sign for sign in code.lower() if sign.isalnum())


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. A seat with a player may be played by a bot while the player is away (`taken_over` stays)."""

    name: str
    player: int | None = None
    bot: str | None = None
    taken_over: bool = False

    def info(self, *, connected: bool) -> SeatInfo:
        """The seat as everybody may see it."""
        return SeatInfo(self.name, self.bot, connected, self.taken_over)


class Member(msgspec.Struct, frozen=True):
    """Somebody in an event, with the code that let them in; several act for one team."""

    player: int
    name: str
    role: Role
    code: str = ""  # none for who made the event


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants to be told things while it is closed."""

    player: int
    endpoint: str
    key: str
    secret: str
    lang: str


class EventState(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a live event has besides: who is in it, and the codes that let people in."""

    members: tuple[Member, ...]
    photos_until: int  # when all photos are deleted, in milliseconds
    team_codes: tuple[str, ...]
    master_code: str
    subscriptions: tuple[Subscription, ...] = ()
    webhook: str | None = None  # an address that is a secret itself
    webhook_lang: str = FALLBACK

    @property
    def codes(self) -> tuple[str, ...]:
        """All codes, as a table's row lists them."""
        return tuple(sorted((*self.team_codes, self.master_code)))

    def role_by(self, code: str) -> Role | None:
        """Whom a code lets in."""
        if code == self.master_code:
            return "gm"
        return self.team_codes.index(code) if code in self.team_codes else None

    def joined(self, player: int, name: str, code: str) -> "EventState":
        """With somebody who has typed a code. Nobody is in two teams, and a game master is in none."""
        role = self.role_by(code)
        if role is None:
            raise KippuError("no_code")
        known = next((one for one in self.members if one.player == player), None)
        if known is not None and known.role == "gm" and role != "gm":
            raise KippuError("is_master")
        if known is not None and known.role == role:
            return self
        others = tuple(one for one in self.members if one is not known)
        if len(others) >= _MOST_MEMBERS:
            raise KippuError("event_full")
        return replace(self, members=(*others, Member(player, name, role, code)))

    def without(self, player: int) -> "EventState":
        """Without somebody; the last game master stays."""
        members = tuple(one for one in self.members if one.player != player)
        return replace(self, members=members) if any(one.role == "gm" for one in members) else self

    def rotated(self, role: Role, *, send_away: bool) -> "EventState":
        """With another code for a role; those who came with the old one may have to go."""
        old = self.code_of(role)
        gone = [one.player for one in self.members if send_away and one.code == old]
        if role == "gm":
            event = replace(self, master_code=new_code())
        else:
            event = replace(self, team_codes=(*self.team_codes[:role], new_code(), *self.team_codes[role + 1 :]))
        return replace(event, members=tuple(one for one in self.members if one.player not in gone))

    def code_of(self, role: Role) -> str:
        """The code that lets people in for a role."""
        if role == "gm":
            return self.master_code
        if not 0 <= role < len(self.team_codes):
            raise KippuError("no_team", team=role + 1)
        return self.team_codes[role]

    def handed(self, guest: int, account: int) -> "EventState":
        """With an account in the place of the guest it was; a role that the account had goes before."""
        had = any(one.player == account for one in self.members)
        members = [
            replace(one, player=account) if one.player == guest else one
            for one in self.members
            if not (had and one.player == guest)
        ]
        heard = tuple(replace(one, player=account) if one.player == guest else one for one in self.subscriptions)
        return replace(self, members=tuple(members), subscriptions=heard)


def new_event(player: int, name: str, teams: int, photos_until: int) -> EventState:
    """The event that somebody makes, who is its first game master."""
    return EventState(
        members=(Member(player, name, "gm"),),
        photos_until=photos_until,
        team_codes=tuple(new_code() for _ in range(teams)),
        master_code=new_code(),
    )


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
    event: EventState | None = None  # of a live event

    @property
    def roles(self) -> dict[int, Role]:
        """Players, and what they may do."""
        roles: dict[int, Role] = {seat.player: n for n, seat in enumerate(self.seats) if seat.player is not None}
        roles.update((one.player, one.role) for one in (self.event.members if self.event else ()))
        return roles

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
        event = self.event and self.event.handed(guest, account)
        return replace(self, seats=seats, host=account if self.host == guest else self.host, event=event)

    def with_muted(self, index: int, *, muted: bool) -> "Settings":
        """With a seat that may not, or may again, say anything to all."""
        self.check_seat(index)
        others = tuple(one for one in self.muted if one != index)
        return replace(self, muted=(*others, index) if muted else others)

    def check_seat(self, index: int) -> None:
        """Refuse a seat that is not there any more."""
        if not 0 <= index < len(self.seats):
            raise KippuError("too_late")
