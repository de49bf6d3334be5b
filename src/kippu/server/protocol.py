"""What browser and server say to each other, in one place.

The browser's types (`web/src/lib/net/protocol.ts`) are written from here by `make docs`; `docs/protocol.md` explains.
Commands, events and views are those of the game; everything else is said with these.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kippu.core.errors import IllegalMove, KippuError
from kippu.core.house import HouseInfo, Reading
from kippu.core.names import FALLBACK

# The number of this protocol: it grows when a client or a server of the number before would not understand the other.
PROTOCOL = 3
PROTOCOL_HEADER = "kippu-protocol"
MAX_MESSAGE = 16 * 1024  # bytes
_ENCODER = msgspec.json.Encoder()

# No control characters: nobody can read them, and not every database keeps them.
PlayerName: TypeAlias = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$(?!\n)")]
Chat: TypeAlias = Annotated[str, Meta(max_length=280, pattern=r"^[^\x00-\x1f\x7f]+$(?!\n)")]
Date: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)")]
WebAddress: TypeAlias = Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+$(?!\n)")]
PhotoDays: TypeAlias = Annotated[int, Meta(ge=0, le=366)]
ClientId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Anything said over a socket."""


def encode(message: object) -> bytes:
    """A message or an answer as it is sent."""
    return _ENCODER.encode(message)


# --- games ------------------------------------------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games: a game that can be played here. Names are by language; bots are weakest first."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    unknown: dict[str, str]  # what could not be known of it, in one sentence; empty if it is known as it is
    min_seats: int
    max_seats: int
    bots: tuple[str, ...]
    stand_in: str  # the bot that plays for somebody who is gone
    coach: bool = False  # whether it gives hints and reviews
    daily: bool = False  # whether it has a puzzle of the day
    house: HouseInfo | None = None  # what its rulebook leaves open, to be chosen for a table


# --- tables, as the lobby shows them ----------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: who sits there, whether a bot plays it (by name, also while its player is away), who is connected."""

    name: str
    bot: str | None = None
    connected: bool = False
    taken_over: bool = False  # a bot has played here for an absent player; the result says so
    phones: int | None = None  # how many are connected for this team of an event; only game masters are told


class TableInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table as everybody who knows its address may see it."""

    id: str
    game: str
    rules: int  # the version that it is played by
    options: Any
    house: dict[str, Reading] = {}  # its house rules, as far as they are not the default
    phase: Literal["lobby", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    max_seats: int
    host: int | None = None  # the seat of the host
    open: bool = False  # listed in the lobby
    clock: int | None = None  # milliseconds per decision, after which a bot writes for the absent
    commitment: str | None = None  # once playing
    seed: str | None = None  # once over
    rematch: str | None = None  # the id of the table that follows this one
    daily: str | None = None  # the date, if this is a puzzle of the day
    muted: tuple[int, ...] = ()  # seats that may not write in the chat
    event: bool = False  # a live event: seats are teams, people come with codes


# --- requests over HTTP -----------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: make a table and sit down at it as host."""

    game: str
    options: dict[str, Any] = {}
    name: PlayerName
    bots: tuple[str, ...] = ()
    max_seats: Annotated[int, Meta(ge=1)] = 6  # no more than the game has
    open: bool = False
    clock: Annotated[int, Meta(ge=5_000, le=600_000)] | None = None
    start: bool = False  # begin at once, without waiting for others


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/join: sit down; in a running game, in place of a bot whose seat is free to take."""

    name: PlayerName


class Seated(msgspec.Struct, frozen=True):
    """The answer to both: which table and seat. The seat's secret is in a cookie."""

    table: str
    seat: int


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """POST /api/events: make a live event with these teams, and be its game master."""

    name: PlayerName
    teams: tuple[PlayerName, ...]
    kit: str | dict[str, Any] = "tokyo"  # the id of one that ships with the game, or its files by their names
    date: Date | None = None  # in Japan; today if not given
    midnight: int | None = None  # when the day begins, in milliseconds, for events elsewhere; instead of a date
    clock: dict[str, Any] | None = None  # instead of the kit's own times
    settings: dict[str, Any] | None = None  # instead of the kit's own switches
    photo_days: PhotoDays = 30  # after the event's day all photos are deleted


class JoinEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/join: come in with a code."""

    code: Annotated[str, Meta(max_length=40)]
    name: PlayerName


class InEvent(msgspec.Struct, frozen=True):
    """The answer to both: which table, and the own team, or none for a game master. Who you are is in a cookie."""

    table: str
    seat: int | None
    master: bool


class Codes(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/codes, for game masters: what to type, or to open as /join/CODE; teams by seat."""

    teams: tuple[str, ...]
    masters: str


class RotateCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/codes, for game masters: a new code for a team (by seat) or for the masters."""

    role: int | Literal["gm"]
    send_away: bool = False  # those who came with the old one only look on from now on


class EventPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GET and POST /api/tables/ID/plan, for game masters: what they may change besides the game."""

    photo_days: PhotoDays  # how many days after the event all photos are deleted
    webhook: bool | WebAddress = False  # Discord-compatible; an answer only says whether there is one, true keeps it
    webhook_lang: str = FALLBACK


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/push, for teams and game masters: what the browser's PushManager gave, and the language."""

    endpoint: WebAddress
    keys: PushKeys
    lang: str


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DELETE /api/tables/ID/push."""

    endpoint: WebAddress


class PushKey(msgspec.Struct, frozen=True):
    """GET /api/push: the key of this server, for the browser's PushManager."""

    key: str


class Photo(msgspec.Struct, frozen=True):
    """POST /api/tables/ID/photos/CLIENT_ID: how the photo is called from now on, in commands and in the album."""

    name: str


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code with parameters, and the clause if a rule forbids it."""

    code: str
    params: dict[str, str | int | float] = {}
    clause: str | None = None


def refusal(error: KippuError) -> Refusal:
    """An error as it is sent."""
    return Refusal(error.code, dict(error.params), error.clause if isinstance(error, IllegalMove) else None)


class OtherProtocol(KippuError):
    """A client of another protocol than this server's; one that names none is older than all numbers."""

    def __init__(self, client: int) -> None:
        newer = "client" if client > PROTOCOL else "server"
        super().__init__("other_protocol", client=client, server=PROTOCOL, newer=newer)


def check_protocol(client: int) -> None:
    """Refuse a client that would not understand what this server says."""
    if client != PROTOCOL:
        raise OtherProtocol(client)


class KitFiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/kits/check: the texts of a kit's files by their names, such as `map.json`."""

    files: dict[str, str]


class CheckedKit(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a kit and what is odd about it, with file and line; the kit itself if it can be played."""

    wrong: tuple[Refusal, ...] = ()
    odd: tuple[Refusal, ...] = ()
    kit: Any = None


# --- from the browser -------------------------------------------------------------------------------------


class Hello(Message, tag="hello", frozen=True):
    """First word on a socket: everything after version `since` is wanted, or a whole view if there is none.

    With `views`, a whole view comes with all news, and what one may do now: for browsers that do not know the rules.
    """

    protocol: int
    since: int | None = None
    views: bool = False


class Do(Message, tag="do", frozen=True):
    """A command of the game, made against a version, with an id of the client's own: a resend has the same id."""

    id: ClientId
    version: int
    command: msgspec.Raw


class Say(Message, tag="say", frozen=True):
    """Chat."""

    text: Chat


class Host(Message, tag="host", frozen=True):
    """What only the host may ask: begin, sit a bot down, take a seat away before the start, let a bot play on, mute."""

    action: Literal["start", "add_bot", "remove_seat", "bot_plays", "mute", "unmute"]
    seat: int | None = None
    bot: str | None = None


class Leave(Message, tag="leave", frozen=True):
    """Leave the seat: before the start it is free again, later a bot plays it."""


class Ping(Message, tag="ping", frozen=True):
    """Are you there? `at` comes back."""

    at: float


FromBrowser: TypeAlias = Hello | Do | Say | Host | Leave | Ping


# --- from the server --------------------------------------------------------------------------------------


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The whole picture: the table, which seat is yours, and the game as you may see it at a version."""

    table: TableInfo
    you: int | None
    master: bool = False  # you are a game master of this event
    version: int | None = None  # none before the game begins
    view: Any = None
    news: tuple[Any, ...] = ()  # what was missed, if the hello had a version; instead of a view, unless it wants views
    legal: tuple[Any, ...] | None = None  # with a view, if the hello wants views: what you may do now
    previews: tuple[Any, ...] | None = None  # what each of them would do, for a seat, where the game tells it


class Changed(Message, tag="changed", frozen=True):
    """The table (not the game) has changed: somebody joined, left, is connected, began the game."""

    table: TableInfo


class NewsMessage(Message, tag="news", frozen=True):
    """Entries of the log as you may know them, each stored before it is told; view and legal for who wants views."""

    entries: tuple[Any, ...]
    view: Any = None
    legal: tuple[Any, ...] | None = None
    previews: tuple[Any, ...] | None = None


class Done(Message, tag="done", frozen=True):
    """Your command is stored as entry n. Comes after the news of that entry."""

    id: str
    n: int


class Refused(Message, tag="refused", frozen=True):
    """Your command, or what you asked, was refused and changed nothing."""

    refusal: Refusal
    id: str | None = None
    version: int | None = None


class Said(Message, tag="said", frozen=True):
    """Chat."""

    seat: int | None
    name: str
    text: str
    at: int


class Clock(Message, tag="clock", frozen=True):
    """When the present decision ends by the clock, in milliseconds from now; null when it does not."""

    left: int | None


class Pong(Message, tag="pong", frozen=True):
    """I am here, and this is the time by the server's clock, in milliseconds."""

    at: float
    now: int


FromServer: TypeAlias = Welcome | Changed | NewsMessage | Done | Refused | Said | Clock | Pong


# --- who I am ---------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/me: how I am known here; a guest has no login, and who is new has no name."""

    name: str | None = None
    login: str | None = None


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/account makes the guest an account, POST /api/me/login comes back to one."""

    login: Annotated[str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+$(?!\n)")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Best(msgspec.Struct, frozen=True, omit_defaults=True):
    """My best result in games alone by the same rules and options; more points are better.

    GET /api/games/GAME/best?options=JSON: of a new table. GET /api/tables/ID/best: of games that ended before this one.
    """

    score: int | None = None  # none yet
    counts: bool = True  # whether this game counts: not if a bot has played in it


class Frame(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/frames, POST /api/records/frames: a finished game after entry n, as a seat saw it."""

    n: int
    view: Any


class NewDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/GAME/daily: begin today's puzzle, or go back to it; the answer is `Seated`."""

    name: PlayerName
    options: dict[str, Any] = {}  # which puzzle, where a game has several


class Hint(msgspec.Struct, frozen=True):
    """GET /api/tables/ID/hint: the options of one's own seat as the game's coach weighs them, the best first."""

    version: int
    options: tuple[Any, ...]


class Working(msgspec.Struct, frozen=True, omit_defaults=True):
    """What takes the server a while: how many steps of how many are done, and what came of it in the end.

    GET /api/tables/ID/review, POST /api/records/review: a finished game as its coach sees a seat's decisions.
    GET /api/tables/ID/daily: a puzzle of the day beside those who have played it.
    """

    done: int
    of: int
    result: Any = None


class CheckedRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/records/check: a record that replays, and how many draws its seed explains (null if not over)."""

    game: str
    states: int
    draws: int | None = None
