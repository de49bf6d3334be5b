"""Days in the city, from the clauses alone: reports count by their own time (RM-2.16, RM-13.7, RM-15)."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tests.referee.judge import Command, Dice, Option, Refused, Told
from tests.referee.momotetsu.master import Master
from tests.referee.momotetsu.world import MINUTE, Team

# RM-15.7, RM-15.10, RM-15.11: void if it was not possible at its time; all else goes to the game master.
VOID_IF_LATE = ("roll", "use_star", "step_one", "touch")
ABOUT_POSITION = ("arrive", "alight", "not_boarded")
# RM-2.16: reports that a team may take back.
UNDOABLE = (
    "arrive", "alight", "not_boarded", "declare_target", "start_mission", "mission_done", "mission_failed", "submit",
    "buy", "finish",
)  # fmt: skip


@dataclass(frozen=True)
class Note:
    """A command as it counts: when it was made and received, and what was drawn."""

    entry: int
    actor: int | str
    command: Command
    made: int
    received: int
    drawn: tuple[int, ...] = ()


class Kept(Dice):
    """What was drawn before, as long as it fits; then it is drawn again."""

    def __init__(self, before: Sequence[int], source: Dice | None) -> None:
        super().__init__((), None)
        self.before, self.source = list(before), source
        self.came: list[int] = []

    def pick(self, clause: str, weights: Sequence[int]) -> int:
        if self.before and self.before[0] < len(weights):
            outcome = self.before.pop(0)
        elif self.source is None:
            raise Unknown
        else:
            self.before = []
            outcome = self.source.pick(clause, weights)
        self.came.append(outcome)
        return outcome


class Whatever(Dice):
    """Some dice, no two of them running the same."""

    came = 0

    def pick(self, clause: str, weights: Sequence[int]) -> int:  # noqa: ARG002
        self.came += 1
        return self.came % len(weights)


class Unknown(Exception):
    """What would be drawn, nobody can know."""


class CityDay(Master):
    """A day in the city as it stands after some notes."""

    def told_on(self, note: Note, dice: Dice) -> "CityDay":
        """The day after one more note; what was due before it has come by then."""
        day = self.copied()
        day.told, day.dice, day.received, day.entry = [], dice, note.received, note.entry
        if note.command["type"] == "tick":
            day.run_until(note.received)
            day.now = max(day.now, note.received)
        else:
            day.run_until(note.made - 1)
            day.now = max(day.now, note.made)
            day.do(note.actor, note.command)
            day.look_at_choices()
            day.maybe_end()
        day.number = max(day.number, note.entry)
        day._remember(self, note, drew=bool(isinstance(dice, Kept) and dice.came))
        return day

    def do(self, actor: int | str, command: Command) -> None:
        if isinstance(actor, int):
            self._act(actor, command)
        elif command["type"] == "act_for":  # RM-13.11
            self._act(command["seat"], command["command"])
            self.mastered(command)
        else:
            self.check_master(command)
            self.master(command)

    def _act(self, seat: int, command: Command) -> None:
        team = self.check(seat, command)
        self.shown = list(command.get("shown", ()))
        if self.shown:  # RM-1.14: needs confirmation
            self.claim(team, "dice")
        self.carry_out(team, command)
        self.shown = []
        team.reported = self.now

    # --- taking back (RM-2.16)

    def _remember(self, before: "CityDay", note: Note, *, drew: bool) -> None:
        """A report that caused no roll, no draw and no change for others."""
        pairs = zip(before.teams, self.teams, strict=True)
        changed = [replace(one, undo=None) != replace(other, undo=None) for one, other in pairs]
        for team in self.teams:
            if changed[team.seat]:
                team.undo = None
        seat = note.actor
        if not isinstance(seat, int) or note.command["type"] not in UNDOABLE or self.phase != "running":
            return
        if changed[seat] and sum(changed) == 1 and not drew and self.shared() == before.shared():
            until = self.now + self.rates["live"]["undo_seconds"] * 1000
            self.teams[seat].undo = {"before": before.teams[seat], "until": until, "entry": note.entry}

    def shared(self) -> tuple[Any, ...]:
        """What is everybody's."""
        goal = (self.destination, self.previous_destination, self.goals, self.hold, self.next_goals)
        return (self.phase, *goal, self.bonbi, self.economy, self.gate_until, self.transform, self.touch)

    def may_undo_report(self, team: Team, command: Command) -> None:  # noqa: ARG002
        if team.undo is None:
            raise Refused("RM-2.16")

    def do_undo_report(self, team: Team, command: Command) -> None:  # noqa: ARG002
        assert team.undo is not None
        before, entry = team.undo["before"].copied(), team.undo["entry"]
        for name, value in vars(before).items():
            setattr(team, name, value)
        team.undo = None
        self.claims = [claim for claim in self.claims if claim["entry"] != entry]
        self.tell("RM-2.16", "report_undone", seat=team.seat)


class City:
    """The whole day as a referee watches it: its notes in the order in which they were made."""

    chance_clause, turn_clause, end_clause = "RM-1.13", "RM-2.2", "RM-12.5"
    free = True  # words and numbers are in no list
    at = 0

    def __init__(self, options: dict[str, Any], seats: int, rules: int) -> None:
        self.midnight = options.get("midnight", 0)
        self.day = CityDay(options, seats, rules)
        self.notes: list[Note] = []
        self.days = [self.day]  # after so many notes

    def start(self, dice: Dice) -> Told:  # noqa: ARG002
        return []

    def asked(self) -> list[Any]:
        """RM-1.11: before the start the game master; then all teams."""
        day = self.day
        if day.phase == "closed":
            return []
        if day.phase == "before":
            return [] if day.destination is not None else ["gm"]
        teams = [team.seat for team in day.in_play()] if day.phase == "running" and not day.paused_since else []
        return teams or ["gm"]

    def options(self, seat: int) -> list[Option]:  # noqa: ARG002 - no list is whole
        return []

    def refusal(self, seat: int, command: Command) -> str:  # noqa: ARG002
        return "RM-2.14"

    def outcome(self) -> dict[str, Any] | None:
        return self.day.outcome()

    def facts(self) -> Any:
        return self.day.facts()

    # --- one command

    def play(self, seat: Any, command: Command, dice: Dice) -> Told:
        """A command of a team, of the game master or of the clock."""
        day, actor = self.day, seat
        received = max(self.at - self.midnight, day.now)
        made = self._effective(actor, command, received)
        steps = day.steps()
        first = min(steps)[0] if steps else None
        note = Note(day.number + 1, actor, command, made, received)
        if command["type"] == "tick":
            if actor != "clock" or first is None or first > received:
                raise Refused("RM-1.6")
            return self._append(note, dice)
        if actor == "clock":
            raise Refused("RM-1.6")
        if first is not None and first < made:
            raise Refused("RM-15.3")
        if made < day.now:
            return self._late(note, dice)
        self._check(day, actor, command)
        if command["type"] == "void":
            return self._void(note, dice)
        if command["type"] == "resolve_conflict":
            return self._resolve(note, dice)
        if isinstance(actor, int) and self._disputes(day, actor, command):
            return self._conflict(note)
        return self._append(note, dice)

    def _effective(self, actor: Any, command: Command, received: int) -> int:
        """RM-15.3."""
        seat, inner = _whose(actor, command)
        if not isinstance(seat, int) or not 0 <= seat < len(self.day.teams) or inner.get("made") is None:
            return received
        at = int(inner["made"]["at"]) - self.midnight
        latest = received + self.day.rates["late"]["clock_skew_seconds"] * 1000
        return min(at, received) if self.day.teams[seat].reported <= at <= latest else received

    def _append(self, note: Note, dice: Dice) -> Told:
        kept = Kept((), dice)
        self.day = self.day.told_on(note, kept)
        self.notes.append(replace(note, drawn=tuple(kept.came)))
        self.days.append(self.day)
        return self.day.told

    def _check(self, day: CityDay, actor: Any, command: Command) -> None:
        if actor == "gm":
            if command["type"] == "act_for":
                if not 0 <= command["seat"] < len(day.teams):
                    raise Refused("RM-13.6")
                day.check(command["seat"], command["command"])
            elif command["type"] == "void":
                self._check_void(command)
            elif command["type"] == "resolve_conflict":
                self._check_resolve(command)
            else:
                day.check_master(command)
        elif not isinstance(actor, int) or not 0 <= actor < len(day.teams):
            raise Refused("RM-1.2")
        elif not self._disputes(day, actor, command):
            day.check(actor, command)

    def _disputes(self, day: CityDay, seat: int, command: Command) -> bool:
        """RM-3.15: an arrival that is sent to the game master."""
        return (
            command["type"] == "arrive"
            and bool(command.get("dispute"))
            and day.phase == "running"
            and not day.teams[seat].withdrawn
            and command["square"] in day.board.squares
            and not any(conflict["seat"] == seat for conflict in day.conflicts)
        )

    # --- telling again

    def _fold(self, place: int, rest: Sequence[Note], dice: Dice | None) -> tuple[list[int], dict[int, Told], Any]:
        """The first notes as they were, then others; what is not possible any more falls."""
        day = self.days[place].copied()
        day.conflicts = []
        notes, days, fallen = self.notes[:place], self.days[: place + 1], []
        told: dict[int, Told] = {}
        for note in rest:
            kept = Kept(note.drawn, dice)
            try:
                day = day.told_on(note, kept)
            except Refused:
                fallen.append(note.entry)
                continue
            told[note.entry] = day.told
            notes.append(replace(note, drawn=tuple(kept.came)))
            days.append(day)
        return fallen, told, (notes, days)

    def _place(self, made: int) -> int:
        """RM-15.3: after all of the same time."""
        return bisect_right(self.notes, made, key=lambda note: note.made)

    def _becomes(self, story: Any, entry: int, conflicts: list[dict[str, Any]]) -> None:
        now = self.day.now
        self.notes, self.days = story
        self.day = self.days[-1].copied()
        self.day.number, self.day.now, self.day.conflicts = entry, max(now, self.day.now), conflicts

    # --- late reports

    def _late(self, note: Note, dice: Dice) -> Told:
        """RM-15.4, RM-15.5: judged by the state at its time; nothing may change that others did."""
        day = self.day
        if day.phase == "closed":
            raise Refused("RM-12.6")
        seat, inner = _whose(note.actor, note.command)
        late = note.received - note.made
        if late > day.rates["late"]["max_backdate_minutes"] * MINUTE:
            return self._conflict(note)
        place = self._place(note.made)
        try:
            self._check(self._as_of(place, note.made), note.actor, note.command)
        except Refused:
            if inner["type"] in VOID_IF_LATE:
                raise
            return self._conflict(note)
        fallen, told, story = self._fold(place, [note, *self.notes[place:]], dice)
        if fallen or not self._same_for_others(story[1][-1], seat):
            return self._conflict(note)
        merged = {"type": "late_merged", "seat": seat, "minutes": late // MINUTE}
        self._becomes(story, note.entry, day.conflicts)
        return [("RM-15.4", merged), *told[note.entry]]

    def _as_of(self, place: int, made: int) -> CityDay:
        """The day at a moment: the clock has done what was due by then, whatever it drew."""
        then = self.days[place].copied()
        then.conflicts, then.dice = [], Kept((), Whatever((), None))
        if not then.readings["late_before_the_clock"]:
            then.run_until(made - 1)
        then.now = max(then.now, made)
        return then

    def _same_for_others(self, after: CityDay, seat: int) -> bool:
        """RM-15.4; while a goal is processed bonbi still follows positions that come in (RM-8.14)."""
        day = self.day
        for one, other in zip(day.teams, after.teams, strict=True):
            if one.seat != seat and replace(one, undo=None) != replace(other, undo=None):
                return False
        if day.hold is None and self._bonbi(day, seat) != self._bonbi(after, seat):
            return False
        return day.shared()[1:4] == after.shared()[1:4]

    @staticmethod
    def _bonbi(day: CityDay, seat: int) -> Any:
        """When it attacks its holder is the holder's own affair."""
        bonbi = None if day.bonbi is None else {name: part for name, part in day.bonbi.items() if name != "cause"}
        if bonbi is None or bonbi["holder"] != seat or day.readings["own_attack_is_disputed"]:
            return bonbi
        return {name: bonbi[name] for name in ("holder", "how", "came_from")}

    def _conflict(self, note: Note) -> Told:
        """RM-15.5."""
        seat, inner = _whose(note.actor, note.command)
        conflict = {"entry": note.entry, "seat": seat, "command": inner, "at": note.made, "received": note.received}
        conflict["position"] = inner["type"] in ABOUT_POSITION
        self.day = self.day.copied()
        self.day.number = note.entry
        self.day.conflicts = [*self.day.conflicts, conflict]
        return [("RM-15.5", {"type": "conflict_opened", "seat": seat, "entry": note.entry})]

    # --- what the game master does with the story

    def _check_void(self, command: Command) -> None:
        """RM-13.7: the list is shown before confirming."""
        if self.day.phase == "closed":
            raise Refused("RM-12.6")
        if not any(note.entry == command["entry"] and note.actor != "clock" for note in self.notes):
            raise Refused("RM-13.7")
        try:
            fallen = self._without(command["entry"], None)[0]
        except Unknown:
            return  # it would have to be drawn
        if list(command.get("also", ())) != fallen:
            raise Refused("RM-13.7")

    def _without(self, entry: int, dice: Dice | None) -> tuple[list[int], dict[int, Told], Any]:
        place = next(at for at, note in enumerate(self.notes) if note.entry == entry)
        return self._fold(place, [note for note in self.notes[place:] if note.entry != entry], dice)

    def _void(self, note: Note, dice: Dice) -> Told:
        entry = note.command["entry"]
        fallen, _, story = self._without(entry, dice)
        self._becomes(story, note.entry, self.day.conflicts)
        reason = note.command.get("reason", "")
        return [("RM-13.7", {"type": "voided", "entries": [entry, *fallen], "reason": reason})]

    def _found(self, entry: int) -> dict[str, Any]:
        for conflict in self.day.conflicts:
            if conflict["entry"] == entry:
                return conflict
        raise Refused("RM-15.5")

    def _check_resolve(self, command: Command) -> None:
        conflict = self._found(command["entry"])
        if command["how"] == "from_now":
            self.day.check(conflict["seat"], _from_now(conflict["command"]))
        if command["how"] == "both_score" and conflict["command"]["type"] != "arrive":
            raise Refused("RM-15.8")

    def _resolve(self, note: Note, dice: Dice) -> Told:
        """RM-15.5, RM-15.8."""
        conflict, how = self._found(note.command["entry"]), note.command["how"]
        seat, entry, command = conflict["seat"], conflict["entry"], conflict["command"]
        left = [one for one in self.day.conflicts if one is not conflict]
        told: Told = [("RM-15.5", {"type": "conflict_resolved", "seat": seat, "entry": entry, "how": how})]
        if how == "recompute":
            received = conflict["received"] if self.day.readings["announced_before_the_ruling"] else note.received
            late = Note(entry, seat, _undisputed(command), conflict["at"], received)
            place = self._place(late.made)
            fallen, events, story = self._fold(place, [late, *self.notes[place:]], dice)
            self._becomes(story, note.entry, left)
            told += events.get(entry, [])
            gone = {"type": "voided", "entries": fallen, "reason": note.command.get("reason", "")}
            return [*told, ("RM-15.5", gone)] if fallen else told
        before = self.day, list(self.notes), list(self.days)
        self.day = self.day.copied()
        self.day.conflicts = left
        instead: list[tuple[Any, Command]] = []
        if how == "from_now":
            instead = [(seat, _from_now(command))]
        elif how == "both_score":
            instead = [("gm", one) for one in self._both_score(conflict, note.command.get("reason", ""))]
        try:
            for actor, one in instead:
                told += self._append(replace(note, actor=actor, command=one), dice)
        except Refused:  # nothing has changed
            self.day, self.notes, self.days = before
            raise
        self.day.number = note.entry
        return told

    def _both_score(self, conflict: dict[str, Any], reason: str) -> list[Command]:
        """RM-15.8: points as for the goal that stands, by the time of the arrival; all else stays as it is."""
        day, square = self.day, conflict["command"]["square"]
        goals = [one for one in day.claims if one["kind"] == "goal" and one["what"] == square and one["before"]]
        origin = goals[-1]["before"]["previous"] if goals else day.previous_destination
        seat = conflict["seat"]
        statuses = goals[-1]["before"]["statuses"][seat] if goals else day.teams[seat].statuses
        rows = day.kit["tables"]["destinations"]
        points = next((row["points"] for row in rows if row["square"] == square), 0)
        late = conflict["at"] >= day.times["switch"]
        points += day.rates["goal"]["distance_bonus_late" if late else "distance_bonus"] * day.board.distance(
            origin, square
        )
        if "inflation" in statuses and not day.readings["both_score_without_inflation"]:  # RM-8.4
            points += day.rates["goal"]["inflation_bonus"]
        return [
            {"type": "set_position", "seat": seat, "square": square, "reason": reason},
            {"type": "correct", "seat": seat, "points": points, "goals": 1, "reason": reason},
        ]


def _whose(actor: Any, command: Command) -> tuple[Any, Command]:
    """RM-13.11: what is done for a team is its own."""
    return (command["seat"], command["command"]) if command["type"] == "act_for" else (actor, command)


def _undisputed(command: Command) -> Command:
    return {name: part for name, part in command.items() if name != "dispute"}


def _from_now(command: Command) -> Command:
    return {name: part for name, part in _undisputed(command).items() if name != "made"}
