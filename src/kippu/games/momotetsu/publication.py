"""The record of an event for everybody: it replays and verifies as the whole one does, without what only some may know.

Positions of phones (RM-16.8), reasons and what was said to the game master alone (RM-16.9), and proofs that nobody has
approved (RM-16.7) are not in it. The game masters keep the whole record.
"""

from typing import Any

from msgspec.structs import replace

from kippu.core.game import Event
from kippu.core.record import AnyEntry, AnyRecord, sealed
from kippu.games.momotetsu import events as ev
from kippu.games.momotetsu import tasks
from kippu.games.momotetsu import types as t
from kippu.games.momotetsu.state import State

_WITHHELD = "withheld"  # where a photo is asked for
_SAID = (t.Note, t.CallGM)


def published(record: AnyRecord, last: State) -> AnyRecord:
    """The record of a finished event, whose last state is at hand, for everybody."""
    approved = {claim.entry for claim in last.claims if claim.status == "approved"}
    return sealed(replace(record, log=tuple(_entry(entry, approved, last) for entry in record.log)))


def _entry(entry: AnyEntry, approved: set[int], last: State) -> AnyEntry:
    events = tuple(map(_event, entry.events))
    command = None if entry.command is None else _command(entry.command, entry, approved, last)
    return replace(entry, command=command, events=events)


def _event(event: Event) -> Event:
    if isinstance(event, ev.Arrived):
        return replace(event, flagged=False)
    if isinstance(event, ev.Ruled | ev.Mastered | ev.Corrected | ev.Voided | ev.Paused):
        return replace(event, reason="")
    return replace(event, text="") if isinstance(event, ev.Noted | ev.Called) else event


def _command(command: Any, entry: AnyEntry, approved: set[int], last: State) -> Any:
    if isinstance(command, t.ActFor):
        command = replace(command, command=_command(command.command, entry, approved, last))
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
    elif "photo" in fields and (command.entry if isinstance(command, t.AddProof) else entry.n) not in approved:
        changes |= _withheld(command, entry, last)
    return replace(command, **changes)


def _withheld(command: Any, entry: AnyEntry, last: State) -> dict[str, str]:
    """Instead of a proof that nobody approved, one that is as good for the rules."""
    if not isinstance(command, t.Submit):
        return {"photo": _WITHHELD if command.photo else "", "text": ""}
    done = next((event for event in entry.events if isinstance(event, ev.TaskDone)), None)
    if done is None:  # a conflict: what becomes of it is told elsewhere, and needs the words as they are
        return {}
    photo, text = tasks.sample_proof(last.parts.cards[last.parts.card_at[done.card]])
    return {"photo": photo, "text": text}
