"""Real Momotetsu: options and commands."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kippu.core.game import Command, Options
from kippu.core.names import Name
from kippu.games.momotetsu.kit.folder import DEFAULT
from kippu.games.momotetsu.kit.types import ClockData, KitData, Settings
from kippu.games.momotetsu.kit.words import Status

Phase: TypeAlias = Literal["ready", "rolled", "moving", "processing", "task", "attack", "done"]
MoveKind: TypeAlias = Literal["die", "step", "star", "star_trip", "card_trip", "king", "return", "back"]
Words: TypeAlias = Annotated[str, Meta(max_length=4000)]


class MomotetsuOptions(Options, frozen=True):
    """A kit by the id of one that ships with the game, or whole; live in the city, or simulated at a table.

    `clock` and `settings` take the place of the kit's own; `midnight` is the beginning of the event's day in
    milliseconds, as commands are timed.
    """

    kit: str | KitData = DEFAULT
    mode: Literal["live", "table"] = "table"
    midnight: int = 0
    clock: ClockData | None = None
    settings: Settings | None = None


# --- commands of teams ------------------------------------------------------------------------------------


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """When and where a report was made, by the phone's own clock (RM-15.1)."""

    at: int
    device: str = ""
    counter: int = 0


class TeamCommand(Command, frozen=True, kw_only=True, omit_defaults=True):
    """What a team does. A late report says when it was made."""

    made: Made | None = None


class Thrown(TeamCommand, frozen=True, kw_only=True):
    """Something with dice or playing cards; `shown` is what the team's own ones showed, on video (RM-1.14)."""

    shown: tuple[int, ...] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where a phone was when a report was made (RM-17.1)."""

    lat: float
    lon: float
    accuracy_m: float = 0.0


class Proven(TeamCommand, frozen=True, kw_only=True):
    """Something with proof: references to photos or videos that are stored elsewhere, words, where the phone was."""

    photo: Annotated[str, Meta(max_length=200)] = ""
    text: Words = ""
    position: Position | None = None


class Roll(Thrown, frozen=True):
    """Declare a plain roll (RM-2.3)."""


class UseStar(Thrown, frozen=True):
    """Declare a star card, with its square or its count (RM-5.3)."""

    card: str
    square: str | None = None
    steps: int | None = None


class StepOne(TeamCommand, frozen=True):
    """Declare one square of Cow Walk (RM-6.40)."""


class Keep(TeamCommand, frozen=True):
    """Move the face shown (RM-5.11)."""


class Reroll(Thrown, frozen=True):
    """Roll the plain die again (RM-6.37)."""


class RocketRoll(Thrown, frozen=True):
    """Roll again after a 1 (RM-6.36)."""


class Double(TeamCommand, frozen=True):
    """Move twice the face (RM-6.38)."""


class DeclareTarget(TeamCommand, frozen=True):
    """Say which legal end the team heads for (RM-3.14)."""

    square: str


class Arrive(Proven, frozen=True):
    """Report an arrival; `dispute` sends one that is no legal end to the game master (RM-3.15)."""

    square: str
    dispute: bool = False


class Alight(Proven, frozen=True):
    """Report where the team got off (RM-3.17)."""

    square: str


class NotBoarded(TeamCommand, frozen=True):
    """Told to get off, but not in a vehicle (RM-3.17)."""


class RollDestination(Thrown, frozen=True):
    """Roll the next destination (RM-8.15)."""


class StartMission(TeamCommand, frozen=True):
    """Try missions of this square (RM-7.3)."""

    missions: tuple[str, ...]


class TakeFree(TeamCommand, frozen=True):
    """Take the property of Forced Purchase (RM-6.43)."""

    mission: str


class Draw(Thrown, frozen=True):
    """Draw on a card or special square (RM-4.6)."""


class RollSquare(Thrown, frozen=True):
    """Roll on a blue or red square (RM-4.3)."""


class Buy(TeamCommand, frozen=True):
    """Buy a card at a card station (RM-4.7)."""

    card: str


class Choose(TeamCommand, frozen=True):
    """Answer what a card or an attack asks (RM-5.5)."""

    value: str


class Finish(TeamCommand, frozen=True):
    """The square is worked off (RM-2.5)."""


class Submit(Proven, frozen=True):
    """A human card is done (RM-5.13)."""


class CannotDo(TeamCommand, frozen=True):
    """A human card cannot be done (RM-5.7)."""


class GiveUp(TeamCommand, frozen=True):
    """Stop looking after the time the card asks for (RM-6.71)."""


class MissionDone(Proven, frozen=True):
    """A mission succeeded (RM-7.3)."""

    mission: str


class MissionFailed(TeamCommand, frozen=True):
    """A mission failed (RM-7.3)."""

    mission: str


class RollAttack(Thrown, frozen=True):
    """Roll the attack that is due (RM-9.7)."""


class Touch(TeamCommand, frozen=True):
    """Pass bonbi to a team that was met (RM-9.26)."""

    seat: int


class ConfirmTouch(TeamCommand, frozen=True):
    """Yes, we were touched (RM-9.27)."""


class DenyTouch(TeamCommand, frozen=True):
    """No, we were not (RM-9.27)."""


class Repel(TeamCommand, frozen=True):
    """Pay to send bonbi back (RM-9.31)."""


class KeepBonbi(TeamCommand, frozen=True):
    """Do not send it back (RM-9.32)."""


class Sell(TeamCommand, frozen=True):
    """Sell a property in debt (RM-11.1)."""

    property: str


class AddProof(Proven, frozen=True):
    """Add a photo or words to an own claim (RM-8.3)."""

    entry: int


class Note(TeamCommand, frozen=True):
    """A line for the feed (RM-14.1)."""

    text: Words


class CallGM(TeamCommand, frozen=True, tag="call_gm"):
    """Ask for the game master (RM-2.16)."""

    text: Words


class UndoReport(TeamCommand, frozen=True):
    """Take back the own last report (RM-2.16)."""


AnyTeamCommand: TypeAlias = (
    Roll | UseStar | StepOne | Keep | Reroll | RocketRoll | Double | DeclareTarget | Arrive | Alight | NotBoarded
    | RollDestination | StartMission | TakeFree | Draw | RollSquare | Buy | Choose | Finish | Submit | CannotDo | GiveUp
    | MissionDone | MissionFailed | RollAttack | Touch | ConfirmTouch | DenyTouch | Repel | KeepBonbi | Sell | AddProof
    | Note | CallGM | UndoReport
)  # fmt: skip

# --- commands of the game master --------------------------------------------------------------------------


class MasterCommand(Command, frozen=True, kw_only=True, omit_defaults=True):
    """What the game master does, and why (RM-13.1)."""

    reason: Words = ""


class DrawFirstDestination(MasterCommand, frozen=True):
    """Draw where everybody goes first (RM-1.11)."""


class SetOption(MasterCommand, frozen=True):
    """Change a switch of the rules before the start."""

    name: str
    value: str | bool | tuple[str, ...]


class SetTeams(MasterCommand, frozen=True):
    """Say how many people each team has (RM-1.1)."""

    members: tuple[int, ...]


class Approve(MasterCommand, frozen=True):
    """A claim is right (RM-13.2)."""

    entry: int


class Reject(MasterCommand, frozen=True):
    """A claim is wrong (RM-13.3 to RM-13.5)."""

    entry: int
    how: Literal["reversal", "redo", "return", "waive"] = "reversal"


class AnnounceAlight(MasterCommand, frozen=True):
    """Announce forced alighting after a goal (RM-8.7)."""


class ResumeGoal(MasterCommand, frozen=True):
    """Let play go on after a goal (RM-8.19)."""


class WaiveLate(MasterCommand, frozen=True):
    """Give the late points back (RM-8.21)."""

    seat: int


class RestoreMove(MasterCommand, frozen=True):
    """Let a team finish a move that it was stopped in (RM-8.27)."""

    seat: int


class AssignBonbi(MasterCommand, frozen=True):
    """Put bonbi with a team, or with nobody."""

    seat: int | None


class SetPosition(MasterCommand, frozen=True):
    """Put a team on a square."""

    seat: int
    square: str


class Correct(MasterCommand, frozen=True, kw_only=True):
    """Change what a team has or is (RM-13.6)."""

    seat: int
    points: int = 0
    goals: int = 0
    give_cards: tuple[str, ...] = ()
    take_cards: tuple[str, ...] = ()
    give_property: str | None = None
    take_property: str | None = None
    status_on: Status | None = None
    status_off: Status | None = None
    phase: Literal["ready"] | None = None


class Void(MasterCommand, frozen=True):
    """Strike out an entry and, as shown before, all that depended on it (RM-13.7)."""

    entry: int
    also: tuple[int, ...] = ()


class ActFor(MasterCommand, frozen=True):
    """Do something for a team whose phone is dead (RM-13.11)."""

    seat: int
    command: AnyTeamCommand


class ForceAlight(MasterCommand, frozen=True):
    """Order teams out of their vehicles; nobody named means all (RM-13.10)."""

    seats: tuple[int, ...] = ()


class ReplaceMission(MasterCommand, frozen=True):
    """Give a mission another text (RM-7.10)."""

    mission: str
    task: Name

    def __hash__(self) -> int:
        return hash((self.mission, *sorted(self.task.items()), self.reason))


class Broadcast(MasterCommand, frozen=True):
    """Tell everybody something."""

    text: Words


class Withdraw(MasterCommand, frozen=True):
    """Take a team out of the event (RM-1.15)."""

    seat: int


class Pause(MasterCommand, frozen=True):
    """Stop the event (RM-13.8)."""


class Unpause(MasterCommand, frozen=True):
    """Let the event go on (RM-13.8)."""


class SetClock(MasterCommand, frozen=True):
    """Move a time of the day (RM-13.9)."""

    what: Literal["start", "settlement_1", "settlement_2", "settlement_3", "switch", "last_roll", "cutoff"]
    time: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)")]


class CallSettlement(MasterCommand, frozen=True):
    """Pay the next settlement now (RM-12.2)."""


class CloseEdge(MasterCommand, frozen=True):
    """A line is out of service between two squares for the rest of the day (RM-17.5)."""

    a: str
    b: str


class EndNow(MasterCommand, frozen=True):
    """End the event (RM-13.12)."""


class ResolveConflict(MasterCommand, frozen=True):
    """Decide on a late report (RM-15.5)."""

    entry: int
    how: Literal["recompute", "from_now", "both_score", "refuse"]


class CloseResult(MasterCommand, frozen=True):
    """The result is final (RM-12.6)."""


class Tick(Command, frozen=True):
    """The clock: something is due."""


AnyMasterCommand: TypeAlias = (
    DrawFirstDestination | SetOption | SetTeams | Approve | Reject | AnnounceAlight | ResumeGoal | WaiveLate
    | RestoreMove | AssignBonbi | SetPosition | Correct | Void | ActFor | ForceAlight | ReplaceMission | Broadcast
    | Withdraw | Pause | Unpause | SetClock | CallSettlement | CloseEdge | EndNow | ResolveConflict | CloseResult
)  # fmt: skip
AnyCommand: TypeAlias = AnyTeamCommand | AnyMasterCommand | Tick


def upgrade(command: dict[str, Any]) -> dict[str, Any]:
    """A command as an earlier release wrote it, in the form of now: its texts stood in fields named by languages."""
    if command.get("type") != "replace_mission" or not command.keys() >= {"mission", "en", "ja"}:
        return command
    said = dict(command)
    task = {"en": said.pop("en"), "ja": said.pop("ja")}
    return {"type": said.pop("type"), "mission": said.pop("mission"), "task": task, **said}
