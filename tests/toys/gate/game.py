"""Ticket Gate, the smallest game with all that the core offers.

Secret bids at the same time, a die for ties, public steps that can be undone, a game master with secrets,
and a clock. Its rules are in `text/en/rules.ftl`; clause ids begin with TG.
"""

import re
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias, TypeGuard, TypeVar, get_args

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kippu.core import game
from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Command, Event, Info, Options, Outcome, Viewer

T = TypeVar("T")
Reason: TypeAlias = Literal["rain", "lost"]


class GateOptions(Options, frozen=True):
    """How many coins each player has, how many rounds there are, how long late bids are waited for."""

    coins: Annotated[int, Meta(ge=1, le=9)] = 3
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    limit: Annotated[int, Meta(ge=1)] = 60_000


# --- commands ---------------------------------------------------------------------------------------------


class Bid(Command, frozen=True):
    """Offer coins for the gate (TG-2.1)."""

    secret: ClassVar[bool] = True
    coins: int


class Step(Command, frozen=True):
    """Step to a place (TG-3.2)."""

    to: int


class Done(Command, frozen=True):
    """Stop walking (TG-3.3)."""


class Tick(Command, frozen=True):
    """The clock: the time for bids is over (TG-2.4)."""


class Pause(Command, frozen=True):
    """The game master stops the game (TG-5.1)."""

    secret: ClassVar[bool] = True
    reason: Reason


class Unpause(Command, frozen=True):
    """The game master lets the game go on (TG-5.1)."""


class Flag(Command, frozen=True):
    """The game master marks a player, unseen (TG-5.2)."""

    secret: ClassVar[bool] = True
    seat: int


AnyCommand: TypeAlias = Bid | Step | Done | Tick | Pause | Unpause | Flag


# --- events -----------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """A round begins; so many are left with it."""

    left: int


class BidPlaced(Event, frozen=True):
    """Somebody has bid; how much, stays hidden."""

    quiet: ClassVar[bool] = True
    seat: int


class TimedOut(Event, frozen=True):
    """These seats were too late."""

    seats: tuple[int, ...]


class Revealed(Event, frozen=True):
    """All bids, by seat."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


class Won(Event, frozen=True):
    """Somebody has won the gate."""

    seat: int
    paid: int


class Stepped(Event, frozen=True):
    """The walker has stepped to a place."""

    seat: int
    to: int


class Passed(Event, frozen=True):
    """The walker has stopped."""

    seat: int
    place: int


class Paused(Event, frozen=True):
    """The game is stopped; why, only the game master knows."""

    reason: Reason | None


class Unpaused(Event, frozen=True):
    """The game goes on."""


class Flagged(Event, frozen=True):
    """The game master has marked a player; nobody else knows."""

    quiet: ClassVar[bool] = True
    seat: int


class Ended(Event, frozen=True):
    """The game is over; these seats have won."""

    seats: tuple[int, ...]
    decided_by: str


AnyEvent: TypeAlias = (
    RoundBegan | BidPlaced | TimedOut | Revealed | Won | Stepped | Passed | Paused | Unpaused | Flagged | Ended
)


# --- state and view ---------------------------------------------------------------------------------------


class State(msgspec.Struct, frozen=True):
    """A game between two decisions."""

    options: GateOptions
    rounds_left: int  # with the present one
    coins: tuple[int, ...]
    places: tuple[int, ...]
    bids: tuple[int | None, ...]  # hidden until all are in
    box: int = 0  # coins paid
    walker: int | None = None
    steps_left: int = 0
    deadline: int | None = None  # when missing bids count as 0
    pause: Reason | None = None  # only the game master knows why
    pauses_left: int = 1
    flagged: tuple[bool, ...] = ()  # only the game master knows whom


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer may know: of the bids only the own one; `reason` and `flagged` for the game master alone."""

    viewer: int | Literal["gm", "spectator"]
    options: GateOptions
    rounds_left: int
    coins: tuple[int, ...]
    places: tuple[int, ...]
    placed: tuple[bool, ...]
    bid: int | None
    box: int
    walker: int | None
    steps_left: int
    deadline: int | None
    paused: bool
    pauses_left: int
    reason: Reason | None
    flagged: tuple[bool, ...] | None


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps are left after a step."""

    left: int


# --- the rules --------------------------------------------------------------------------------------------


def start(options: GateOptions, seats: int, chance: Chance) -> game.Step[State]:
    """Everybody on place 0 with all coins (TG-1.1)."""
    del chance
    state = State(
        options=options,
        rounds_left=options.rounds,
        coins=(options.coins,) * seats,
        places=(0,) * seats,
        bids=(None,) * seats,
        flagged=(False,) * seats,
    )
    return game.Step(state, (RoundBegan(options.rounds),))


def over(state: State) -> bool:
    """All rounds are played, or nobody has a coin for the next (TG-4.1)."""
    return state.walker is None and not (state.rounds_left and any(state.coins))


def to_act(state: State) -> tuple[Actor, ...]:
    """The game master in a pause, else the walker, else all who have not bid; the clock only when it is due."""
    if over(state):
        return ()
    if state.pause:
        return ("gm",)
    if state.walker is not None:
        return (state.walker,)
    return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)


def legal(state: State, actor: Actor) -> tuple[AnyCommand, ...]:
    """Of all commands that could be, those that `check` lets through; Tick as soon as it has a time."""
    could_be: tuple[AnyCommand, ...] = (
        *(Bid(coins) for coins in range(state.options.coins + 1)),
        *(Step(to) for to in range(1, max(state.places) + 3)),
        Done(),
        Tick(),
        *(Pause(reason) for reason in get_args(Reason)),
        Unpause(),
        *(Flag(seat) for seat in range(len(state.coins))),
    )
    return tuple(command for command in could_be if _allowed(state, actor, command))


def _allowed(state: State, actor: Actor, command: AnyCommand) -> bool:
    try:
        check(state, actor, command, state.deadline or 0)
    except IllegalMove:
        return False
    return True


def check(state: State, actor: Actor, command: AnyCommand, at: int) -> None:
    """Refuse what the rules forbid, by its clause."""
    if over(state):
        raise IllegalMove("TG-4.1", "game_over")
    if isinstance(command, Tick):
        due_at = due(state)
        if actor != "clock":
            raise IllegalMove("TG-2.4", "only_the_clock")
        if due_at is None or at < due_at:
            raise IllegalMove("TG-2.4", "not_yet")
    elif isinstance(command, Pause | Unpause | Flag):
        _check_master(state, actor, command)
    else:
        _check_player(state, actor, command)


def _check_master(state: State, actor: Actor, command: Pause | Unpause | Flag) -> None:
    if actor != "gm":
        raise IllegalMove("TG-5.1", "only_the_game_master")
    match command:
        case Pause() if state.pause or not state.pauses_left:
            raise IllegalMove("TG-5.1", "no_pause_left")
        case Unpause() if not state.pause:
            raise IllegalMove("TG-5.1", "not_paused")
        case Flag(seat) if not 0 <= seat < len(state.coins) or state.flagged[seat]:
            raise IllegalMove("TG-5.2", "cannot_flag", seat=seat + 1)


def _check_player(state: State, actor: Actor, command: Bid | Step | Done) -> None:
    if not _plays(actor, state):
        raise IllegalMove("TG-1.1", "not_a_player", actor=str(actor))
    if state.pause:
        raise IllegalMove("TG-5.1", "paused")
    if isinstance(command, Bid):
        if state.walker is not None or state.bids[actor] is not None:
            raise IllegalMove("TG-2.1", "no_bid_now")
        if not 0 <= command.coins <= state.coins[actor]:
            raise IllegalMove("TG-2.1", "wrong_bid", coins=command.coins, max=state.coins[actor])
    elif actor != state.walker:
        raise IllegalMove("TG-3.1", "not_the_walker")
    elif isinstance(command, Step):
        if not state.steps_left:
            raise IllegalMove("TG-3.1", "no_steps_left")
        if command.to not in _reach(state, state.places[actor]):
            raise IllegalMove("TG-3.2", "out_of_reach", to=command.to)


def _plays(actor: Actor | Viewer, state: State) -> TypeGuard[int]:
    return isinstance(actor, int) and 0 <= actor < len(state.coins)


def _reach(state: State, place: int) -> tuple[int, ...]:
    """The next place, and the one after it if somebody stands between (TG-3.2)."""
    return (place + 1, place + 2) if place + 1 in state.places else (place + 1,)


def apply(state: State, actor: Actor, command: AnyCommand, chance: Chance, at: int) -> game.Step[State]:
    """What a command leads to."""
    check(state, actor, command, at)
    match command:
        case Tick():
            late = tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
            return _open(state, chance, TimedOut(late))
        case Pause(reason):
            stopped = replace(state, pause=reason, pauses_left=state.pauses_left - 1)
            return game.Step(stopped, (Paused(reason),))
        case Unpause():
            deadline = None if state.deadline is None else at + state.options.limit
            return game.Step(replace(state, pause=None, deadline=deadline), (Unpaused(),))
        case Flag(seat):
            return game.Step(replace(state, flagged=_put(state.flagged, seat, new=True)), (Flagged(seat),))
    assert isinstance(actor, int)
    return _play(state, actor, command, chance, at)


def _play(state: State, seat: int, command: Bid | Step | Done, chance: Chance, at: int) -> game.Step[State]:
    match command:
        case Bid(coins):
            first = all(bid is None for bid in state.bids)
            deadline = at + state.options.limit if first else state.deadline
            placed = replace(state, bids=_put(state.bids, seat, coins), deadline=deadline)
            events = (BidPlaced(seat),)
            return game.Step(placed, events) if None in placed.bids else _open(placed, chance, *events)
        case Step(to):
            walked = replace(state, places=_put(state.places, seat, to), steps_left=state.steps_left - 1)
            return game.Step(walked, (Stepped(seat, to),))
        case Done():
            return _close(state, seat)


def _put(items: tuple[T, ...], index: int, new: T) -> tuple[T, ...]:
    return (*items[:index], new, *items[index + 1 :])


def _open(state: State, chance: Chance, *events: Event) -> game.Step[State]:
    """All bids are in: the highest wins and pays, a die decides between equals (TG-2.2, TG-2.3)."""
    bids = tuple(bid or 0 for bid in state.bids)
    paid = max(bids)
    tied = [seat for seat, bid in enumerate(bids) if bid == paid]
    winner = tied[0] if len(tied) == 1 else tied[chance.roll(len(tied)) - 1]
    opened = replace(
        state,
        coins=_put(state.coins, winner, state.coins[winner] - paid),
        bids=(None,) * len(bids),
        box=state.box + paid,
        walker=winner,
        steps_left=1 + paid,
        deadline=None,
    )
    return game.Step(opened, (*events, Revealed(bids), Won(winner, paid)))


def _close(state: State, walker: int) -> game.Step[State]:
    closed = replace(state, rounds_left=state.rounds_left - 1, walker=None, steps_left=0, pauses_left=1)
    end = outcome(closed)
    next_ = RoundBegan(closed.rounds_left) if end is None else Ended(end.ranking[0], end.decided_by)
    return game.Step(closed, (Passed(walker, state.places[walker]), next_))


def outcome(state: State) -> Outcome | None:
    """The furthest wins, then the richest; equal in both, they share (TG-4.2)."""
    if not over(state):
        return None
    groups: dict[tuple[int, int], list[int]] = {}
    for seat, results in enumerate(zip(state.places, state.coins, strict=True)):
        groups.setdefault(results, []).append(seat)
    ranking = tuple(tuple(groups[results]) for results in sorted(groups, reverse=True))
    alone = "place" if state.places.count(max(state.places)) == 1 else "coins"
    decided_by = alone if len(ranking[0]) == 1 else "shared"
    return Outcome(ranking, state.places, decided_by, "coins_gone" if state.rounds_left else "rounds_played")


def due(state: State) -> int | None:
    """When the clock is wanted: at the end of the time for bids (TG-2.4), but not in a pause (TG-5.1)."""
    return None if state.pause else state.deadline


def previews(state: State, seat: int, commands: Sequence[AnyCommand]) -> list[Preview | None]:
    """What each command would leave to walk (TG-3.1)."""
    del seat
    return [Preview(state.steps_left - 1) if isinstance(command, Step) else None for command in commands]


# --- who sees what ----------------------------------------------------------------------------------------


def view(state: State, viewer: Viewer) -> View:
    """All that a viewer may know (TG-5.2)."""
    return View(
        viewer=viewer,
        options=state.options,
        rounds_left=state.rounds_left,
        coins=state.coins,
        places=state.places,
        placed=tuple(bid is not None for bid in state.bids),
        bid=state.bids[viewer] if _plays(viewer, state) else None,
        box=state.box,
        walker=state.walker,
        steps_left=state.steps_left,
        deadline=state.deadline,
        paused=state.pause is not None,
        pauses_left=state.pauses_left,
        reason=state.pause if viewer == "gm" else None,
        flagged=state.flagged if viewer == "gm" else None,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """An event as a viewer may know it (TG-5.2)."""
    if viewer != "gm" and isinstance(event, Flagged):
        return None
    if viewer != "gm" and isinstance(event, Paused):
        return Paused(None)
    return event


def imagine(seen: View, chance: Chance) -> State:
    """A state that fits a view, with what is hidden drawn."""

    def bid(seat: int) -> int | None:
        if not seen.placed[seat] or seat == seen.viewer:
            return seen.bid if seat == seen.viewer else None
        return chance.below(seen.coins[seat] + 1)

    reasons = get_args(Reason)
    hidden_pause = seen.paused and seen.reason is None
    return State(
        options=seen.options,
        rounds_left=seen.rounds_left,
        coins=seen.coins,
        places=seen.places,
        bids=tuple(map(bid, range(len(seen.coins)))),
        box=seen.box,
        walker=seen.walker,
        steps_left=seen.steps_left,
        deadline=seen.deadline,
        pause=reasons[chance.below(len(reasons))] if hidden_pause else seen.reason,
        pauses_left=seen.pauses_left,
        flagged=tuple(chance.holds(0.5) for _ in seen.coins) if seen.flagged is None else seen.flagged,
    )


# --- notation ---------------------------------------------------------------------------------------------


def to_text(command: AnyCommand) -> str:
    """`b2` bids 2, `>4` steps to place 4, `.` is done; `tick`, `pause rain`, `unpause`, and `flag 1`."""
    match command:
        case Bid(coins):
            return f"b{coins}"
        case Step(to):
            return f">{to}"
        case Done():
            return "."
        case Tick() | Unpause():
            return type(command).__name__.lower()
        case Pause(reason):
            return f"pause {reason}"
        case Flag(seat):
            return f"flag {seat + 1}"


def parse(text: str) -> AnyCommand:
    """The command of a text; ValueError if there is none."""
    if text in _WORDS:
        return _WORDS[text]
    if number := re.fullmatch(r"(b|>|flag )([0-9]{1,4})", text):
        letter, value = number[1], int(number[2])
        return Bid(value) if letter == "b" else Step(value) if letter == ">" else Flag(value - 1)
    raise ValueError(f"{text!r} is no move: b2, >4, ., tick, pause rain, unpause or flag 1")


_PLAIN: tuple[AnyCommand, ...] = (Done(), Tick(), Unpause(), Pause("rain"), Pause("lost"))
_WORDS = {to_text(command): command for command in _PLAIN}

GATE: game.Game[State, AnyCommand, View] = game.Game(
    info=Info(
        id="gate",
        rules=1,
        clauses="TG",
        min_seats=2,
        max_seats=4,
        options=GateOptions,
        commands=get_args(AnyCommand),
        events=get_args(AnyEvent),
        undo=True,
    ),
    start=start,
    to_act=to_act,
    legal=legal,
    apply=apply,
    outcome=outcome,
    view=view,
    redact=redact,
    imagine=imagine,
    to_text=to_text,
    parse=parse,
    due=due,
    previews=previews,
)
