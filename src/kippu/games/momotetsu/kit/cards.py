"""`cards.json` of an event kit: cards, and the effects they may have."""

import re
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kippu.core.data import Data, DataFile
from kippu.core.names import Name
from kippu.games.momotetsu.kit.words import Count, Face, Id, Status


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Effect(Data, frozen=True, tag_field="op", tag=_snake):
    """What a card does; each kind has its function in the rules."""


class MoveExact(Effect, frozen=True):
    """Move one of these counts, chosen at the declaration."""

    squares: Annotated[tuple[Annotated[int, Meta(ge=1, le=18)], ...], Meta(min_length=1)]


class MoveDice(Effect, frozen=True):
    """Move the sum of so many dice; with `goal_on_pass` the destination may be stopped at on the way."""

    dice: Annotated[int, Meta(ge=1, le=3)]
    goal_on_pass: bool = False


class MoveRank(Effect, frozen=True):
    """Move the rank of one playing card."""


class RideToEnd(Effect, frozen=True):
    """Ride one vehicle to its last stop."""


class Walk(Effect, frozen=True):
    """Walk to a near square."""

    radius_km: float = 2.0
    min_targets: Count = 3


class Trip(Effect, frozen=True):
    """Go to a square of a set: one of the map's own sets, or one that the rules know."""

    set: Id
    only_from: Id | None = None


class Gamble(Effect, frozen=True):
    """On a winning face to the destination, else to the previous one."""

    win_faces: tuple[Face, ...]


class Points(Effect, frozen=True):
    """Points for the own team, for every other one, or for one other of choice."""

    own: int = 0
    others: int = 0
    target: int = 0


class PointsDice(Effect, frozen=True):
    """So many points times the sum of dice."""

    dice: Annotated[int, Meta(ge=1, le=6)]
    times: int


class PointsPerProperty(Effect, frozen=True):
    """So many points for each property held."""

    each: int


class Halve(Effect, frozen=True):
    """The own balance is halved."""


class PoolAndSplit(Effect, frozen=True):
    """Two balances are added and shared equally."""


class Give(Effect, frozen=True):
    """Points go from the own balance to the lowest one."""

    amount: Count


class SellStar(Effect, frozen=True):
    """One own star card is given up for points."""

    gain: Count


class GainStar(Effect, frozen=True):
    """One star card of choice is gained."""


class DiscardAllStars(Effect, frozen=True):
    """One other team loses its star cards."""


class Reveal(Effect, frozen=True):
    """Square, hand and balance are shown to all."""


class Copy(Effect, frozen=True):
    """Does what another instant card does."""

    excluded: tuple[Id, ...] = msgspec.field(default=(), name="except")


class SetStatus(Effect, frozen=True, tag="status"):
    """A status for the own team."""

    status: Status


class SetEconomy(Effect, frozen=True, tag="economy"):
    """Boom or recession for all."""

    economy: Literal["boom", "recession"]


class Gate(Effect, frozen=True):
    """Nobody can pass the destination for some minutes."""

    minutes: Count


class Transform(Effect, frozen=True):
    """The next attack is rolled on the transformation table."""


class RedrawDestination(Effect, frozen=True):
    """On some faces a new destination is drawn."""

    faces: tuple[Face, ...]


class Evict(Effect, frozen=True, tag="force_alight"):
    """Every other team in a vehicle gets off."""


class BonbiComes(Effect, frozen=True, tag="bonbi"):
    """Bonbi comes to the drawer, or the drawer sends it."""


class Task(Effect, frozen=True):
    """Something to do, with proof; what the server can check by itself is said here."""

    minutes: Count = 0
    exact_chars: Count = 0
    min_chars: Count = 0
    lines: Count = 0
    initials: tuple[str, ...] = ()
    give_up_minutes: Count = 0
    then: Status | None = None


class TaskUntilArrival(Effect, frozen=True):
    """Something to keep up until the next arrival."""


AnyEffect: TypeAlias = (
    MoveExact
    | MoveDice
    | MoveRank
    | RideToEnd
    | Walk
    | Trip
    | Gamble
    | Points
    | PointsDice
    | PointsPerProperty
    | Halve
    | PoolAndSplit
    | Give
    | SellStar
    | GainStar
    | DiscardAllStars
    | Reveal
    | Copy
    | SetStatus
    | SetEconomy
    | Gate
    | Transform
    | RedrawDestination
    | Evict
    | BonbiComes
    | Task
    | TaskUntilArrival
)
Fail: TypeAlias = Literal["none", "refused", "void", "return", "fallback", "retry", "stay", "as_copied"]
Proof: TypeAlias = Literal["photo", "text", "video", "photo_or_text", "photo_or_timer", "honour_or_video"]


class CardData(Data, frozen=True):
    """A card (RM-5, RM-6). `minutes` and `success` are for table play."""

    id: Id
    name: Name
    text: Name
    class_: Literal["auto", "move", "human", "mixed"] = msgspec.field(name="class")
    effect: AnyEffect
    star: bool = False
    proof: tuple[Proof, ...] = ()
    fail: Fail = "none"
    exempt: bool = False
    minutes: tuple[Count, Count] = (0, 0)
    success: Annotated[float, Meta(ge=0, le=1)] = 1.0
    option: Literal["shinkansen_enabled"] | None = None


class CardsData(DataFile, frozen=True):
    """`cards.json`."""

    cards: tuple[CardData, ...]
