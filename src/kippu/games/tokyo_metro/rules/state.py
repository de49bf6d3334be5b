"""TOKYO METRO: a game between two decisions, and one being changed."""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from kippu.core.game import Event
from kippu.games.tokyo_metro.rules.parts import Parts

Phase: TypeAlias = Literal["auction", "movement", "actions", "trains", "over"]
NOWHERE = -1  # a rectangle, a train or a line that is none


class Player(msgspec.Struct, frozen=True, gc=False):
    """What one player has. Spots, stations and lines are bits, in the order of their files."""

    cash: int
    usable: int  # discs for actions, used or not (TM-2.3)
    bets: int  # speculation discs at hand
    unused: int = 0  # usable discs not yet used in this action phase (TM-7.3)
    passed: bool = False
    spots: int = 0  # where own discs lie
    pending: int = 0  # those of them that are discounts not yet used (TM-14.1)
    at: int = NOWHERE  # the rectangle of the meeple
    aboard: int = NOWHERE  # the line whose train it rides
    pyramids: int = 0  # own stations
    shares: int = 0  # lines with an own share
    speculated: int = 0  # lines with an own speculation disc
    tokens: int = 0  # speed tokens held
    loans: int = 0
    bicycle: bool = False
    bonus: int = 0  # set aside for the next bid (TM-15.1a)
    cards: tuple[int, ...] = ()

    @property
    def acting(self) -> bool:
        """Whether the player is in (TM-7.2)."""
        return self.unused > 0 and not self.passed


class Line(msgspec.Struct, frozen=True, gc=False):
    """What has become of one line."""

    income: int = NOWHERE  # less than 0 while it has no marker (TM-1.9b)
    train: int = NOWHERE  # a step of the round trip, while the train is on the map
    holders: tuple[int, ...] = ()  # of share 1, 2, 3
    speed: int = 0  # speed tokens in its slots
    stakes: tuple[tuple[int, int], ...] = ()  # seat and stake of each speculation disc in its slots

    @property
    def taken(self) -> int:
        """How many of its slots are taken (TM-1.8)."""
        return self.speed + len(self.stakes)


class Ride(msgspec.Struct, frozen=True, gc=False):
    """A riding window of a line's train (TM-23.4)."""

    line: int
    left: int  # steps still to come in this move
    asked: int  # the place in the turn order of the player who chooses
    removed: bool = False  # the train was taken off; its riders must alight (TM-24.3a)


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two decisions. The order of undrawn cards is nowhere: a card is drawn when it is turned."""

    parts: Parts
    round: int
    phase: Phase
    order: tuple[int, ...]
    turn: int  # the place in the turn order of the player who walks or acts
    bids: tuple[int | None, ...]  # of this round's auction, hidden until all have bid (TM-28.2a)
    totals: tuple[int, ...]  # of this round's auction, once it is over
    players: tuple[Player, ...]
    lines: tuple[Line, ...]
    columns: tuple[tuple[int, ...], ...]  # per deck the cards face up, the lowest first
    piles: tuple[tuple[int, ...], ...]  # per deck the discard pile, its top last
    undrawn: int  # cards, as bits
    tokens: int  # speed tokens in the supply
    loans: int  # loan markers in the supply
    bicycles: int  # in the supply
    ride: Ride | None
    history: tuple[tuple[int, ...], ...]  # everyone's cash after each round


class Draft:
    """A state being changed: `apply` takes one up, works on it and puts it down as a new state."""

    __slots__ = (
        "bicycles",
        "bids",
        "columns",
        "events",
        "history",
        "lines",
        "loans",
        "order",
        "parts",
        "phase",
        "piles",
        "players",
        "ride",
        "round",
        "tokens",
        "totals",
        "turn",
        "undrawn",
    )

    def __init__(self, state: State) -> None:
        self.parts = state.parts
        self.round = state.round
        self.phase: Phase = state.phase
        self.order = state.order
        self.turn = state.turn
        self.bids = state.bids
        self.totals = state.totals
        self.players = list(state.players)
        self.lines = list(state.lines)
        self.columns = state.columns
        self.piles = state.piles
        self.undrawn = state.undrawn
        self.tokens = state.tokens
        self.loans = state.loans
        self.bicycles = state.bicycles
        self.ride = state.ride
        self.history = state.history
        self.events: list[Event] = []

    def state(self) -> State:
        """The state it has become."""
        return State(
            self.parts,
            self.round,
            self.phase,
            self.order,
            self.turn,
            self.bids,
            self.totals,
            tuple(self.players),
            tuple(self.lines),
            self.columns,
            self.piles,
            self.undrawn,
            self.tokens,
            self.loans,
            self.bicycles,
            self.ride,
            self.history,
        )

    def tell(self, *events: Event) -> None:
        """Say what happened."""
        self.events += events

    def player(self, seat: int, **changes: Any) -> None:
        """Change what a player has."""
        self.players[seat] = replace(self.players[seat], **changes)

    def line(self, index: int, **changes: Any) -> None:
        """Change what has become of a line."""
        self.lines[index] = replace(self.lines[index], **changes)


def to_act(state: State) -> tuple[int, ...]:
    """Who is asked: in an auction all who have not bid, else one player (TM-0.7)."""
    match state.phase:
        case "auction":
            return tuple([seat for seat, bid in enumerate(state.bids) if bid is None])
        case "movement" | "actions":
            return (state.order[state.turn],)
        case "trains":
            assert state.ride is not None
            return (state.order[state.ride.asked],)
        case "over":
            return ()


def standing(parts: Parts, lines: tuple[Line, ...] | list[Line], line: int) -> int:
    """The station where the train of a running line stands."""
    return parts.board.routes[line].trip[lines[line].train]
