"""Real Momotetsu, lines of the feed: what teams do where they land: missions, cards, dice, shops."""

from typing import ClassVar

from kippu.core.game import Event


class MissionStarted(Event, frozen=True):
    """A team tries missions."""

    seat: int
    square: str
    missions: tuple[str, ...]


class MissionCleared(Event, frozen=True):
    """A mission is done and wins a property."""

    seat: int
    mission: str
    property: str


class MissionMissed(Event, frozen=True):
    """A mission failed."""

    seat: int
    mission: str


class MissionPassed(Event, frozen=True):
    """A team leaves open missions alone."""

    seat: int
    square: str


class Drew(Event, frozen=True):
    """A card came."""

    seat: int
    square: str
    card: str


class CardEffect(Event, frozen=True):
    """What an automatic card did to a team."""

    seat: int
    card: str
    points: int
    number: int = 0


class CardRevealed(Event, frozen=True):
    """What a card did to a team, by what others could not see."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    points: int
    number: int = 0


class CardGained(Event, frozen=True):
    """A star card was gained."""

    seat: int
    card: str


class CardVoid(Event, frozen=True):
    """A card found nothing to act on (RM-5.6)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class TaskBegan(Event, frozen=True):
    """A human card is to be done."""

    seat: int
    card: str


class TaskDone(Event, frozen=True):
    """A human card is done."""

    seat: int
    card: str


class TaskCannot(Event, frozen=True):
    """A human card cannot be done; the team goes back."""

    seat: int
    card: str


class SquareRolled(Event, frozen=True):
    """A blue or red square."""

    seat: int
    square: str
    kind: str
    face: int
    points: int


class Bought(Event, frozen=True):
    """A card was bought."""

    seat: int
    square: str
    card: str
    price: int
