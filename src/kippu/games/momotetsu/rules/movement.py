"""Movements: how they begin, where they may end, and how they are stopped (RM-2.6 to RM-2.8, RM-3)."""

from msgspec.structs import replace

from kippu.games.momotetsu.kit.cards import MoveDice, Walk
from kippu.games.momotetsu.model.commands import MoveKind, Phase
from kippu.games.momotetsu.model.feed import MoveCancelled, Stuck, TripBegan, TripVoid
from kippu.games.momotetsu.model.state import MINUTE, NOTHING, NOWHERE, Day, DueTrip, Move, Team

CANNOT_SCORE = ("return", "back")  # RM-2.7


def enter(day: Day, team: Team, phase: Phase) -> None:
    """A team comes into a phase."""
    team.phase = phase
    day.schedule.replan(team)


def holding(day: Day) -> bool:
    """Whether a goal is being processed (RM-2.10)."""
    return day.hold is not None and day.hold.t0 > 0


# --- counted movements ------------------------------------------------------------------------------------


def begin_counted(
    day: Day, team: Team, kind: MoveKind, steps: int, *, card: int = NOTHING, galaxy: bool = False
) -> None:
    """Leave by a count; the legal ends are computed now and stay valid (RM-3.8, RM-3.11)."""
    passing, aim = NOWHERE, day.destination
    closed = aim if day.gate_until else NOWHERE  # RM-3.9
    ends = day.atlas.ends(team.square, steps, closed)
    if galaxy and closed < 0 and _on_the_way(day, team.square, steps, ends):
        ends, passing = tuple(sorted((*ends, aim))), aim
    if not ends:
        _stay(day, team, card)
        return
    move = Move(
        kind,
        team.square,
        ends,
        day.now,
        steps=steps,
        target=ends[0] if len(ends) == 1 else NOWHERE,
        card=card,
        passing=passing,
        face_before=team.face,
        gate=closed,
    )
    _set_out(day, team, move)


def _on_the_way(day: Day, start: int, steps: int, ends: tuple[int, ...]) -> bool:
    """Whether Galaxy may stop at the destination, which is no end of its count (RM-6.12)."""
    aim = day.destination
    return aim >= 0 and aim not in ends and day.atlas.passes(start, steps, aim)


def aim_for(day: Day, destination: int) -> None:
    """There is another destination; only Galaxy looks at it on the way (RM-3.11)."""
    day.destination = destination
    if day.parts.readings.galaxy_keeps_destination:
        return
    for team in day.teams:
        move = team.move
        if move is None or not _is_galaxy(day, move) or (team.alight and move.target >= 0):
            continue  # who was told to get off keeps the end that it was heading for (RM-3.19)
        team.move = _towards(day, move)
        if team.move.target != move.target:
            day.schedule.set_out(team)
            day.schedule.replan(team)


def _is_galaxy(day: Day, move: Move) -> bool:
    effect = day.parts.cards[move.card].effect if move.card >= 0 else None
    return isinstance(effect, MoveDice) and effect.goal_on_pass


def _towards(day: Day, move: Move) -> Move:
    """A move by Galaxy with the destination of now; a target that is no end any more has to be declared again."""
    ends = tuple([end for end in move.ends if end != move.passing])
    passing = NOWHERE
    if move.gate < 0 and _on_the_way(day, move.start, move.steps, ends):
        passing = day.destination
        ends = tuple(sorted((*ends, passing)))
    target = move.target if move.target in ends and len(ends) > 1 else NOWHERE
    return replace(move, ends=ends, passing=passing, target=ends[0] if len(ends) == 1 else target)


def _stay(day: Day, team: Team, card: int) -> None:
    """No legal end: the team stays, a star card goes back, the next declaration waits (RM-3.12)."""
    if card >= 0:
        team.hand = (*team.hand, card)
    team.wait_until = day.now + day.parts.rates.movement.gate_stuck_wait_minutes * MINUTE
    day.schedule.look_again()
    enter(day, team, "ready")
    day.tell(Stuck(team.seat, day.atlas.ids[team.square]))


def _set_out(day: Day, team: Team, move: Move) -> None:
    if move.kind != "die":
        team.face = 0  # RM-10.1: every other movement breaks the streak
    team.move = move
    team.roll = None
    if day.bonbi is not None and day.bonbi.holder == team.seat and day.bonbi.square >= 0:
        day.bonbi = replace(day.bonbi, square=NOWHERE)  # RM-9.29: it leaves the square where bonbi came
    day.schedule.set_out(team)
    enter(day, team, "moving")


# --- trips ------------------------------------------------------------------------------------------------


def begin_trip(day: Day, team: Team, trip: DueTrip) -> None:
    """Leave on a trip: no count, no gate, one target (RM-3.10)."""
    card = None if trip.card < 0 else day.parts.cards[trip.card]
    move = Move(
        trip.kind,
        team.square,
        (trip.target,),
        day.now,
        target=trip.target,
        card=trip.card,
        walks=card is not None and isinstance(card.effect, Walk),
        exempt=card is not None and card.exempt and trip.kind in ("star_trip", "card_trip"),  # RM-2.7
        face_before=team.face,
    )
    _set_out(day, team, move)
    day.tell(TripBegan(team.seat, trip.kind))


def set_off(day: Day, team: Team) -> None:
    """A ready team leaves on its due trip, unless a goal holds everybody (RM-2.5, RM-2.11, RM-1.8)."""
    if team.return_to >= 0 and team.due_trip is None:
        if team.return_to != team.square:
            team.due_trip = DueTrip("return", team.return_to)
        team.return_to = NOWHERE
    trip = team.due_trip
    if trip is None or holding(day) or day.paused_since:
        return
    team.due_trip = None
    if day.rolls_over:
        day.tell(TripVoid(team.seat))
    else:
        begin_trip(day, team, trip)


def leave(day: Day, team: Team) -> None:
    """The turn is over: the due trip starts, otherwise the team is ready (RM-2.5)."""
    team.struck = False
    enter(day, team, "ready")
    set_off(day, team)


def finish(day: Day, team: Team) -> None:
    """The square is worked off: an attack if one is due here, then the trip or ready (RM-2.5)."""
    team.ask = team.job = None
    bonbi = day.bonbi
    if bonbi is not None and bonbi.holder == team.seat and bonbi.due == "here":
        team.struck = False
        enter(day, team, "attack")
    else:
        leave(day, team)


def return_due(day: Day, team: Team) -> None:
    """A human card that cannot be done sends the team back (RM-5.7)."""
    del day
    if team.previous >= 0 and team.previous != team.square:
        team.due_trip = DueTrip("return", team.previous)


# --- stopping ---------------------------------------------------------------------------------------------


def as_declared(move: Move) -> Move:
    """A movement without what its team was told on the way."""
    return replace(move, told=0, off=NOWHERE, off_at=0)


def heads_for(move: Move, square: int) -> bool:
    """Whether a square is the end that a team was heading for (RM-3.19)."""
    return square == move.target if move.target >= 0 else square in move.ends


def cancel(day: Day, team: Team) -> None:
    """A declaration of a team that has not left is void; what is ordered stays due (RM-8.11)."""
    move = team.move
    if team.roll is not None:
        team.face = team.roll.face
    if move is not None:
        if move.kind in ("king", "return", "back", "card_trip"):
            team.due_trip = DueTrip(move.kind, move.target, move.card)
        elif move.card >= 0:
            team.hand = (*team.hand, move.card)
        if move.kind != "die":
            team.face = move.face_before
    team.move = team.roll = None
    enter(day, team, "ready")
    day.tell(MoveCancelled(team.seat))
