"""The record of an event for everybody: it replays and verifies as the whole one does, without what only some may know.

Positions of phones (RM-16.8), reasons and what was said to the game master alone (RM-16.9), and proofs that nobody has
approved (RM-16.7), those of reports in conflict too, are not in it. The game masters keep the whole record.
"""

from typing import Any, NamedTuple

from msgspec.structs import replace

from kippu.core.game import Event
from kippu.core.record import AnyEntry, AnyRecord, sealed
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import State
from kippu.games.momotetsu.rules import proofs

_WITHHELD = "withheld"  # where a photo is asked for
_SAID = (t.Note, t.CallGM)


class _Event(NamedTuple):
    """What has become of proofs."""

    last: State
    approved: frozenset[int]  # the entries of claims
    decided: dict[int, AnyEntry]  # reports in conflict, and where the game master decided on them (RM-15.5)


def published(record: AnyRecord, last: State) -> AnyRecord:
    """The record of a finished event, whose last state is at hand, for everybody."""
    approved = frozenset(claim.entry for claim in last.claims if claim.status == "approved")
    decided = {one.command.entry: one for one in record.log if isinstance(one.command, t.ResolveConflict)}
    event = _Event(last, approved, decided)
    return sealed(replace(record, log=tuple(_entry(entry, event) for entry in record.log)))


def _entry(entry: AnyEntry, event: _Event) -> AnyEntry:
    command = None if entry.command is None else _command(entry.command, entry, event)
    return replace(entry, command=command, events=tuple(map(_told, entry.events)))


def _told(event: Event) -> Event:
    if isinstance(event, ev.Arrived):
        return replace(event, flagged=False)
    if isinstance(event, ev.Ruled | ev.Mastered | ev.Corrected | ev.Voided | ev.Paused):
        return replace(event, reason="")
    return replace(event, text="") if isinstance(event, ev.Noted | ev.Called) else event


def _command(command: Any, entry: AnyEntry, event: _Event) -> Any:
    if isinstance(command, t.ActFor):
        command = replace(command, command=_command(command.command, entry, event))
    changes: dict[str, Any] = {}
    fields = command.__struct_fields__
    if "reason" in fields:
        changes["reason"] = ""
    if "position" in fields:
        changes["position"] = None
    if "made" in fields and command.made is not None:
        changes["made"] = replace(command.made, device="")
    if isinstance(command, _SAID):
        changes["text"] = ""
    elif "photo" in fields and not _is_approved(command, entry, event):
        changes |= _withheld(command, entry, event)
    return replace(command, **changes)


def _is_approved(command: Any, entry: AnyEntry, event: _Event) -> bool:
    """Whether a proof may be seen by all; one that counts from a decision on is claimed there."""
    claim: int = command.entry if isinstance(command, t.AddProof) else entry.n
    decision = event.decided.get(entry.n)
    return claim in event.approved or (decision is not None and decision.n in event.approved)


def _withheld(command: Any, entry: AnyEntry, event: _Event) -> dict[str, str]:
    """Instead of a proof that nobody approved, one that is as good for the rules."""
    told = (*entry.events, *(event.decided[entry.n].events if entry.n in event.decided else ()))
    done = next((one for one in told if isinstance(one, ev.TaskDone)), None)
    if not isinstance(command, t.Submit) or done is None:  # a conflict of which nothing came needs no words
        return {"photo": _WITHHELD if command.photo else "", "text": ""}
    photo, text = proofs.sample(event.last.parts.cards[event.last.parts.card_at[done.card]])
    return {"photo": photo, "text": text}
