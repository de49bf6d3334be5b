"""Human cards: something to do, with proof (RM-5.7, RM-5.8, RM-5.13, RM-6.54 to RM-6.76)."""

from typing import Literal

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.cards import CardData, Task
from kippu.games.momotetsu.model.commands import Submit
from kippu.games.momotetsu.model.feed import TaskBegan, TaskCannot, TaskDone
from kippu.games.momotetsu.model.state import NOTHING, STATUSES, Claim, Day, Job, Team
from kippu.games.momotetsu.rules import proofs
from kippu.games.momotetsu.rules.attack_end import worked_off
from kippu.games.momotetsu.rules.movement import enter, finish, return_due


def begin(day: Day, team: Team, card: int) -> None:
    """The team is in TASK until it reports."""
    data = day.parts.cards[card]
    inside: Literal["processing", "attack"] = "attack" if team.phase == "attack" else "processing"
    effect = data.effect
    assert isinstance(effect, Task)
    timed = day.schedule.begin_card(day, team, data) or not (effect.minutes or effect.give_up_minutes)
    team.job = Job(card, day.now, inside, timed=timed)
    enter(day, team, "task")
    day.tell(TaskBegan(team.seat, data.id))


def promise(day: Day, team: Team, card: int) -> None:
    """Kept up while play goes on (RM-6.63)."""
    data = day.parts.cards[card]
    team.promise = card
    day.tell(TaskBegan(team.seat, data.id))
    if day.schedule.can_keep(day, data):
        day.schedule.claim(day, Claim(day.entry, team.seat, "task", day.now, what=card, square=team.previous))
    else:
        cannot(day, team)


def _minutes(data: CardData) -> int:
    return data.effect.minutes if isinstance(data.effect, Task) else 0


def _job(team: Team) -> Job:
    if team.job is None:
        raise IllegalMove("RM-5.13b", "no_task")
    return team.job


def check_submit(day: Day, team: Team, command: Submit) -> None:
    """What the server can check by itself: time, proof, length, lines, initials (RM-5.13)."""
    job = _job(team)
    if not job.timed and _minutes(day.parts.cards[job.card]):
        raise IllegalMove("RM-5.13b", "too_soon")
    proofs.check(day.parts.cards[job.card], command.photo, command.text)


def submit(day: Day, team: Team, command: Submit) -> None:
    """Done; play goes on while the game master looks at it (RM-2.13)."""
    job = _job(team)
    data = day.parts.cards[job.card]
    day.tell(TaskDone(team.seat, data.id))
    claim = Claim(
        day.entry, team.seat, "task", day.now,
        what=job.card, square=team.previous, photo=command.photo, text=command.text,
        flagged=proofs.elsewhere(day, team.square, command.position),
    )  # fmt: skip
    day.schedule.claim(day, claim)
    if isinstance(data.effect, Task) and data.effect.then is not None:
        team.statuses |= STATUSES[data.effect.then]
    _back(day, team, job)


def _back(day: Day, team: Team, job: Job) -> None:
    team.job = None
    enter(day, team, job.inside)
    worked_off(day, team)


def check_cannot(day: Day, team: Team) -> None:
    """Only cards that send the team back (RM-5.8)."""
    if team.promise >= 0 and team.job is None and team.phase in ("processing", "attack"):
        return  # RM-6.63: before leaving
    if day.parts.cards[_job(team).card].fail != "return":
        raise IllegalMove("RM-5.8", "must_be_done")


def cannot(day: Day, team: Team) -> None:
    """Back to the square it came from; an attack first, if one is due (RM-5.7)."""
    inside = team.phase if team.job is None else team.job.inside
    card = team.promise if team.job is None else team.job.card
    if team.job is None:
        day.claims = tuple(
            [
                one
                for one in day.claims
                if not (one.seat == team.seat and one.kind == "task" and one.what == card and one.status == "pending")
            ]
        )
    team.job, team.promise = None, NOTHING
    day.tell(TaskCannot(team.seat, day.parts.card_ids[card]))
    return_due(day, team)
    if inside == "attack":
        enter(day, team, "attack")
        worked_off(day, team)
    else:
        finish(day, team)


def check_give_up(day: Day, team: Team) -> None:
    """After the time that the card asks for (RM-6.71)."""
    job = _job(team)
    effect = day.parts.cards[job.card].effect
    if not isinstance(effect, Task) or not effect.give_up_minutes:
        raise IllegalMove("RM-6.71b", "no_giving_up")
    if not job.timed:
        raise IllegalMove("RM-6.71b", "too_soon")
