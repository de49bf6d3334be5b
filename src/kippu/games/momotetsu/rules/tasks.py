"""Human cards: something to do, with proof (RM-5.7, RM-5.8, RM-5.13, RM-6.54 to RM-6.76)."""

from typing import Literal

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.cards import CardData, Task
from kippu.games.momotetsu.model.commands import Submit
from kippu.games.momotetsu.model.feed import TaskBegan, TaskCannot, TaskDone
from kippu.games.momotetsu.model.state import MINUTE, NOTHING, STATUSES, Claim, Day, Job, Side, World
from kippu.games.momotetsu.rules.attack_end import worked_off
from kippu.games.momotetsu.rules.movement import elsewhere, enter, finish, return_due


def begin(day: Day, team: Side, card: int) -> None:
    """The team is in TASK until it reports; at a table how long that takes is drawn (RM-18.10)."""
    data = day.parts.cards[card]
    inside: Literal["processing", "attack"] = "attack" if team.phase == "attack" else "processing"
    if day.parts.table:
        least, most = data.minutes
        until = day.now + (least + day.chance.below(most - least + 1)) * MINUTE
        succeeds = day.chance.holds(data.success) or data.fail != "return"
        team.job = Job(card, day.now, inside, timed=True, until=until, succeeds=succeeds)
    else:
        effect = data.effect
        assert isinstance(effect, Task)
        team.job = Job(card, day.now, inside, timed=not (effect.minutes or effect.give_up_minutes))
    enter(team, "task")
    day.tell(TaskBegan(team.seat, data.id))


def promise(day: Day, team: Side, card: int) -> None:
    """Kept up while play goes on; at a table drawn at once whether it can be (RM-6.63, RM-18.10)."""
    data = day.parts.cards[card]
    team.promise = card
    day.tell(TaskBegan(team.seat, data.id))
    if day.parts.table and not day.chance.holds(data.success):
        cannot(day, team)
    elif not day.parts.table:
        day.claims = (*day.claims, Claim(day.entry, team.seat, "task", day.now, what=card, square=team.previous))


def _minutes(data: CardData) -> int:
    return data.effect.minutes if isinstance(data.effect, Task) else 0


def timer(day: World, job: Job) -> int:
    """When the time that a card asks for has passed."""
    effect = day.parts.cards[job.card].effect
    assert isinstance(effect, Task)
    return job.since + (effect.minutes or effect.give_up_minutes) * MINUTE


def _job(team: Side) -> Job:
    if team.job is None:
        raise IllegalMove("RM-5.13b", "no_task")
    return team.job


def check_submit(day: Day, team: Side, command: Submit) -> None:
    """What the server can check by itself: time, proof, length, lines, initials (RM-5.13)."""
    job = _job(team)
    if not job.timed and _minutes(day.parts.cards[job.card]):
        raise IllegalMove("RM-5.13b", "too_soon")
    check_proof(day.parts.cards[job.card], command.photo, command.text)


def check_proof(data: CardData, photo: str, text: str) -> None:
    """Refuse proof that cannot be what a card asks for."""
    if "photo" in data.proof and not photo:
        raise IllegalMove("RM-14.2", "photo_missing")
    if "text" in data.proof and not text:
        raise IllegalMove("RM-5.13b", "text_missing")
    if "photo_or_text" in data.proof and not (photo or text):
        raise IllegalMove("RM-5.13b", "text_missing")
    effect = data.effect
    if not isinstance(effect, Task):
        return
    count = len(text.replace("\r", "").replace("\n", ""))
    if effect.exact_chars and count != effect.exact_chars:
        raise IllegalMove("RM-6.57", "wrong_length", wanted=effect.exact_chars, written=count)
    if count < effect.min_chars:
        raise IllegalMove("RM-6.65", "too_short", wanted=effect.min_chars, written=count)
    lines = [line for line in text.splitlines() if line.strip()]
    if effect.lines and len(lines) != effect.lines:
        raise IllegalMove("RM-6.59", "wrong_lines", wanted=effect.lines)
    if effect.initials and tuple(line.strip()[:1] for line in lines) != effect.initials:
        raise IllegalMove("RM-6.64", "wrong_initials", wanted="".join(effect.initials))


def sample_proof(data: CardData) -> tuple[str, str]:
    """A photo and a text that pass the checks, for bots and tests."""
    effect = data.effect
    text = "ok"
    if isinstance(effect, Task):
        if effect.exact_chars or effect.min_chars:
            text = "字" * (effect.exact_chars or effect.min_chars)
        elif effect.lines or effect.initials:
            text = "\n".join(effect.initials or ["句"] * effect.lines)
    return "photo", text


def submit(day: Day, team: Side, command: Submit) -> None:
    """Done; play goes on while the game master looks at it (RM-2.13)."""
    job = _job(team)
    data = day.parts.cards[job.card]
    day.tell(TaskDone(team.seat, data.id))
    if not day.parts.table:
        claim = Claim(
            day.entry, team.seat, "task", day.now,
            what=job.card, square=team.previous, photo=command.photo, text=command.text,
            flagged=elsewhere(day, team.square, command.position),
        )  # fmt: skip
        day.claims = (*day.claims, claim)
    if isinstance(data.effect, Task) and data.effect.then is not None:
        team.statuses |= STATUSES[data.effect.then]
    _back(day, team, job)


def _back(day: Day, team: Side, job: Job) -> None:
    team.job = None
    enter(team, job.inside)
    worked_off(day, team)


def check_cannot(day: Day, team: Side) -> None:
    """Only cards that send the team back (RM-5.8)."""
    if team.promise >= 0 and team.job is None and team.phase in ("processing", "attack"):
        return  # RM-6.63: before leaving
    if day.parts.cards[_job(team).card].fail != "return":
        raise IllegalMove("RM-5.8", "must_be_done")


def cannot(day: Day, team: Side) -> None:
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
        enter(team, "attack")
        worked_off(day, team)
    else:
        finish(day, team)


def check_give_up(day: Day, team: Side) -> None:
    """After the time that the card asks for (RM-6.71)."""
    job = _job(team)
    effect = day.parts.cards[job.card].effect
    if not isinstance(effect, Task) or not effect.give_up_minutes:
        raise IllegalMove("RM-6.71b", "no_giving_up")
    if not job.timed:
        raise IllegalMove("RM-6.71b", "too_soon")
