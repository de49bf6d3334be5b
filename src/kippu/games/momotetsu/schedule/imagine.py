"""States that fit what is seen, with what is hidden made up."""

from kippu.core.chance import Chance
from kippu.games.momotetsu.kit.cards import Task
from kippu.games.momotetsu.model.own import Names, owned_of, team_of
from kippu.games.momotetsu.model.parts import Parts, parts
from kippu.games.momotetsu.model.readings import AS_WRITTEN, Readings
from kippu.games.momotetsu.model.schedule import Schedule
from kippu.games.momotetsu.model.state import (
    MINUTE,
    Claim,
    Effort,
    Job,
    LateEntry,
    Move,
    PlainRoll,
    State,
    TeamState,
)
from kippu.games.momotetsu.model.told import (
    about_of,
    bonbi_of,
    claim_of,
    conflict_of,
    hold_of,
    score_of,
    settings_of,
    times_of,
    touch_of,
)
from kippu.games.momotetsu.model.view import TeamView, View
from kippu.games.momotetsu.schedule import mode
from kippu.games.momotetsu.schedule.live import LIVE
from kippu.games.momotetsu.schedule.table import BLOCKED, Attempt, TableState, WakeState


def imagine(seen: View, chance: Chance, *, readings: Readings = AS_WRITTEN) -> State:
    """A state that fits a view, with what is hidden of other teams made up."""
    shared = parts(seen.options, readings)
    names = names_of(seen)
    at = names.at
    own = {one.seat: team_of(names, one) for one in seen.own}
    teams = tuple([own.get(one.seat) or _made_up(names, seen, one, chance) for one in seen.teams])
    return State(
        parts=shared,
        settings=settings_of(seen.settings),
        times=times_of(seen.times),
        teams=teams,
        schedule=_schedule(seen, teams),
        now=seen.now,
        n=seen.n,
        phase=seen.phase,
        destination=-1 if seen.destination is None else at[seen.destination],
        previous_destination=at[seen.previous_destination],
        goals=seen.goals,
        hold=None if seen.hold is None else hold_of(names, seen.hold),
        next_goals=seen.next_goals,
        bonbi=bonbi_of(names, seen.bonbi),
        bonbi_cause=seen.bonbi_cause,
        touch=None if seen.touch is None else touch_of(seen.touch),
        touch_blocked_until=seen.touch_blocked_until,
        economy=seen.economy,
        gate_until=seen.gate_until,
        transform=seen.transform,
        settled=seen.settled,
        rolls_over=seen.rolls_over,
        paused_since=seen.paused_since,
        claims=(*(claim_of(names, one) for one in seen.claims), *_made_up_claims(names, seen)),
        conflicts=tuple(map(conflict_of, seen.conflicts)),
        came_late=tuple([LateEntry(entry, at, at + MINUTE, 0) for entry, at in seen.late]),
        unplaced=seen.unplaced,
        closed=closed_edges(names, seen),
        replaced=tuple([(shared.mission_at[one.mission], one.task, one.why) for one in seen.replaced]),
        ended_by=seen.ended_by,
        scores=tuple(map(score_of, seen.scores)),
    )


def names_of(seen: View) -> Names:
    """What the ids of a view stand for."""
    shared = parts(seen.options)
    atlas = shared.atlas(seen.settings.extra_stations, ())
    return Names(shared, atlas.ids, atlas.at)


def closed_edges(names: Names, seen: View) -> tuple[tuple[int, int], ...]:
    """Edges that are closed."""
    return tuple([(names.at[a], names.at[b]) for a, b in seen.closed])


def _schedule(seen: View, teams: tuple[TeamState, ...]) -> Schedule:
    """What a table would keep: everybody goes on from now, and what is under way takes another minute."""
    if mode.in_the_city(seen.options):
        return LIVE
    wakes = [
        WakeState(
            team.seat,
            BLOCKED if team.phase == "done" else -1,
            attempts=tuple([Attempt(seen.now + MINUTE, succeeds=True) for _ in team.efforts or (team.job,)]),
        )
        for team in teams
    ]
    return TableState(tuple(wakes), seen.turn)  # type: ignore[return-value]


def _made_up_claims(names: Names, seen: View) -> list[Claim]:
    """Claims of others that somebody has seen photos of."""
    known = {claim.entry for claim in seen.claims}
    return [
        Claim(
            one.entry,
            one.seat,
            one.kind,
            one.at,
            about_of(names, one.about),
            status="approved",
            photo=one.photo,
            text=one.text,
        )
        for one in seen.album
        if one.entry not in known
    ]


def _made_up(names: Names, seen: View, team: TeamView, chance: Chance) -> TeamState:
    """Another team: what it has shown, and something that fits its phase."""
    shared = names.shared
    atlas = shared.atlas(seen.settings.extra_stations, closed_edges(names, seen))
    square = atlas.at[team.square]
    move = roll = job = None
    efforts: tuple[Effort, ...] = ()
    if team.phase == "moving":
        steps = 1 + chance.below(6)
        ends = atlas.ends(square, steps) or (square,)
        move = Move("die", square, ends, seen.now, steps=steps, target=ends[chance.below(len(ends))])
    elif team.phase == "rolled":
        roll = PlainRoll(1 + chance.below(6), reroll=True, rocket=False, double=False)
    elif team.phase == "task" and team.timers.task:
        job = _made_up_job(shared, team.timers.task)
    elif team.phase == "task":
        efforts = (Effort(chance.below(len(shared.missions)), seen.now),)
    return TeamState(
        seat=team.seat,
        square=square,
        balance=team.balance,
        phase=team.phase,
        hand=names.cards_at(team.hand),
        owned=owned_of(shared, team.owned),
        cleared=names.mission_bits(team.cleared),
        goals=team.goals,
        move=move,
        roll=roll,
        job=job,
        efforts=efforts,
        alight=team.alight,
        alight_since=seen.now if team.alight == "goal" else 0,
        withdrawn=team.withdrawn,
        reported=team.reported,
        shown_balance=team.balance,
        shown_hand=names.cards_at(team.hand),
        wait_until=team.timers.wait_until,
        repel_until=team.timers.repel_until,
        debt_since=team.timers.debt_since,
        undo_until=team.timers.undo_until,
    )


def _made_up_job(shared: Parts, timer: int) -> Job:
    """Some human card whose time is up at a moment."""
    for index, card in enumerate(shared.cards):
        if isinstance(card.effect, Task) and (minutes := card.effect.minutes or card.effect.give_up_minutes):
            return Job(index, timer - minutes * MINUTE, "processing")
    raise AssertionError("somebody has a timer, so some card asks for one")
