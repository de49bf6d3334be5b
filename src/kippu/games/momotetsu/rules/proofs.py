"""Proofs: what cards and missions ask for, what comes with a report, and more of it later (RM-5.13, RM-13, RM-14.2)."""

from msgspec.structs import replace

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.cards import CardData, Task
from kippu.games.momotetsu.kit.types import PlaceData
from kippu.games.momotetsu.map.atlas import great_circle
from kippu.games.momotetsu.model.commands import AddProof, Alight, Arrive, Position
from kippu.games.momotetsu.model.feed import ProofAdded
from kippu.games.momotetsu.model.state import STATUSES, Claim, Day, Team


def check(data: CardData, photo: str, text: str) -> None:
    """Refuse proof that cannot be what a card asks for."""
    if "photo" in data.proof and not photo:
        raise IllegalMove("RM-14.2a", "photo_missing")
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


def sample(data: CardData) -> tuple[str, str]:
    """A photo and a text that pass the checks, for bots and tests."""
    effect = data.effect
    text = "ok"
    if isinstance(effect, Task):
        if effect.exact_chars or effect.min_chars:
            text = "字" * (effect.exact_chars or effect.min_chars)
        elif effect.lines or effect.initials:
            text = "\n".join(effect.initials or ["句"] * effect.lines)
    return "photo", text


def elsewhere(day: Day, square: int, position: Position | None) -> bool:
    """Whether a phone was far from every place of a square (RM-17.2)."""
    if position is None:
        return False
    here = PlaceData(position.lat, position.lon, ())
    metres = min(great_circle(here, place) for place in day.atlas.squares[square].places)
    return metres > day.parts.rates.live.gps_ok_km * 1000


# --- claims -----------------------------------------------------------------------------------------------


def of_goal(day: Day, team: Team, command: Arrive | Alight, *, flagged: bool) -> None:
    """What came with the report belongs to the goal, if it was one (RM-8.3)."""
    if not (command.photo or command.text or flagged):
        return
    proof = {"photo": command.photo, "text": command.text, "flagged": flagged}
    own = (day.entry, team.seat, "goal")
    day.claims = tuple([replace(one, **proof) if (one.entry, one.seat, one.kind) == own else one for one in day.claims])


def check_add(day: Day, team: Team, command: AddProof) -> None:
    """Only to an own claim."""
    if not any(claim.entry == command.entry and claim.seat == team.seat for claim in day.claims):
        raise IllegalMove("RM-13.2", "no_such_claim", entry=command.entry)


def add(day: Day, team: Team, command: AddProof) -> None:
    """More proof for an own claim; where the game master asked for it, the claim is open again (RM-13.4)."""
    for claim in day.claims:
        if (claim.entry, claim.seat) == (command.entry, team.seat):
            again = claim.entry in team.redo
            if again:
                _redone(day, team, claim)
            added = replace(
                claim,
                photo=command.photo or claim.photo,
                text=command.text or claim.text,
                status="pending" if again else claim.status,
            )
            day.claims = tuple([added if one is claim else one for one in day.claims])
            day.tell(ProofAdded(team.seat, command.entry))
            return


def _redone(day: Day, team: Team, claim: Claim) -> None:
    """New proof came: the claim is open again, and what was suspended holds again (RM-13.4)."""
    team.redo = tuple([entry for entry in team.redo if entry != claim.entry])
    effect = day.parts.cards[claim.what].effect
    if isinstance(effect, Task) and effect.then is not None:
        team.statuses |= STATUSES[effect.then]
