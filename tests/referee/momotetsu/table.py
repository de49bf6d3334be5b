"""Days at a table, from the clauses alone: the simulated clock (RM-18)."""

from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any

from tests.referee.judge import Command, Dice, Option, Refused, Told
from tests.referee.momotetsu.kit import board, read
from tests.referee.momotetsu.team import Acting, Due, due
from tests.referee.momotetsu.timetable import Step, Timetable
from tests.referee.momotetsu.world import MINUTE, Team

# RM-18.14: answers that nobody's turn is needed for.
ANSWERS = ("sell", "repel", "keep_bonbi")
NEVER = 1 << 60


@lru_cache(maxsize=8)
def timetable(name: str, stations: tuple[str, ...]) -> Timetable:
    """The timetable of a kit; days share it, for nothing in it changes."""
    return Timetable(board(name, stations, frozenset()), read(name)["rates"]["table"])


class Plan:
    """What comes next for a team: since when it has been so, its ride, and how its task will go."""

    def __init__(self) -> None:
        self.since = 0
        self.fresh = True  # it has changed since the last decision
        self.held = False  # its moment came, and it could not decide
        self.ride: list[tuple[int, int, Step]] = []  # departures and arrivals (RM-18.6)
        self.until: list[tuple[int, bool]] = []


class TableDay(Acting):
    """A day at a table; the game master is automatic (RM-18.1)."""

    chance_clause, turn_clause, end_clause = "RM-1.13", "RM-18.13", "RM-12.5"
    free, at = False, 0

    def __init__(self, options: dict[str, Any], seats: int, rules: int) -> None:
        super().__init__(options, seats, rules)
        automatic = {"goal_notice": "auto", "settlement_call": "auto", "dice_source": "server"}
        self.settings |= automatic
        self.plans = [Plan() for _ in self.teams]
        self.turn: int | None = None
        self.passed = False
        self.ticket = self.rates["table"]
        self.timetable = timetable(self.named, tuple(self.settings["extra_stations"]))

    # --- as a referee

    def start(self, dice: Dice) -> Told:
        self.told, self.dice = [], dice
        self.now = self.times["start"]
        for team in self.teams:
            self.changed(team)
        self.begin_day()
        self._advance()
        return self.told

    def play(self, seat: int, command: Command, dice: Dice) -> Told:
        self.told, self.dice = [], dice
        self.number = self.entry = self.number + 1
        team, plan, kind = self.teams[seat], self.plans[seat], command["type"]
        plan.fresh = False
        self.received = self.now
        self.carry_out(team, command)
        self.look_at_choices()
        team.reported = self.now
        if self.turn == seat and (plan.fresh or kind not in (*ANSWERS, "touch")):
            self.turn = None
            self.changed(team)
        self.maybe_end()
        self.passed = False
        self._advance()
        return self.told

    def asked(self) -> list[int]:
        if self.phase == "closed":
            return []
        return self._questions() or ([] if self.turn is None else [self.turn])

    def _questions(self) -> list[int]:
        """RM-18.14: what cannot wait: to send bonbi back, and what to sell."""
        return [team.seat for team in self.teams if team.repel_from is not None or team.debt_since]

    def options(self, seat: int) -> list[Option]:
        if self.phase != "running":
            return []
        team = self.teams[seat]
        found = []
        for command in self._thinkable(team):
            try:
                self.check(seat, command)
            except Refused:
                continue
            found.append((CLAUSES.get(command["type"], "RM-2.14"), command))
        return found

    def refusal(self, seat: int, command: Command) -> str:
        try:
            self.check(seat, command)
        except Refused as refused:
            return refused.clause
        return CLAUSES.get(command["type"], "RM-2.14")

    def _thinkable(self, team: Team) -> list[Command]:
        """All commands of the table of decisions that name something at hand."""
        simple = ("roll", "step_one", "keep", "reroll", "rocket_roll", "double", "draw", "roll_square", "finish")
        found: list[Command] = [{"type": kind} for kind in (*simple, "roll_attack", "repel", "keep_bonbi")]
        for card in sorted(set(team.hand)) if team.phase == "ready" else ():
            found += [{"type": "use_star", "card": card, **said} for said in self.star_choices(team, card)]
        if team.move is not None:
            found += [{"type": "declare_target", "square": square} for square in team.move["ends"]]
        if team.phase == "processing":
            ids = self.to_try(team)
            for count in range(1, len(ids) + 1):
                found += [{"type": "start_mission", "missions": list(some)} for some in combinations(ids, count)]
            found += [{"type": "take_free", "mission": one} for one in self.open_missions(team, team.square)]
            found += [{"type": "buy", "card": one["card"]} for one in self.kit["tables"]["shop"]]
        if team.ask is not None:
            found += [{"type": "choose", "value": value} for value in team.ask["options"]]
        found += [{"type": "touch", "seat": one.seat} for one in self.others(team)]
        found += [{"type": "sell", "property": one} for one in team.held()]
        return found

    # --- what only the schedule knows

    def check_schedule(self, team: Team, command: Command) -> None:
        """RM-18.13: one decides at a time; RM-3.14: a target that is declared stays."""
        if self.turn != team.seat and command["type"] not in ANSWERS:
            raise Refused("RM-18.13")
        if command["type"] == "declare_target" and team.move is not None and team.move["target"] is not None:
            raise Refused("RM-3.14")

    def together(self, team: Team, other: Team) -> None:
        """RM-18.12."""
        if "moving" in (team.phase, other.phase) or team.square != other.square:
            raise Refused("RM-18.12")

    def changed(self, team: Team) -> None:
        plan = self.plans[team.seat]
        plan.since, plan.fresh, plan.held = self.now, True, False

    def set_out(self, team: Team) -> None:
        self.plans[team.seat].ride = []

    def resumed(self) -> None:
        """RM-8.19: who could not decide during the hold does it now."""
        for team in self.in_play():
            plan = self.plans[team.seat]
            if plan.held:
                plan.since, plan.held = NEVER, False  # at once: see `_moment`

    def has_left(self, team: Team) -> bool:
        """RM-18.6."""
        ride = self.plans[team.seat].ride
        return bool(ride) and self.now >= ride[0][0]

    def aboard(self, team: Team) -> bool:
        return any(departs <= self.now < arrives for departs, arrives, _ in self.plans[team.seat].ride)

    def next_square(self, team: Team) -> str:
        """RM-18.11."""
        assert team.move is not None
        ride = self.plans[team.seat].ride
        return next((step.square for _, arrives, step in ride if arrives >= self.now), team.move["start"])

    def told_off(self, team: Team) -> None:
        """RM-18.7: at the next stop; at a transfer at once."""
        assert team.move is not None
        ride = self.plans[team.seat].ride
        if self.aboard(team) or any(arrives == self.now for _, arrives, _ in ride):
            at, square = next((arrives, step.square) for _, arrives, step in ride if arrives >= self.now and step.stops)
        else:
            at = self.now
            square = next(step.square for _, arrives, step in reversed(ride) if arrives <= self.now)
        team.move |= {"off": square, "off_at": at}
        self.changed(team)

    def begin_card(self, team: Team, card: dict[str, Any]) -> bool:
        """RM-18.10: minutes, then success."""
        least, most = card.get("minutes", (0, 0))
        minutes = least + self.dice.below("RM-18.10", most - least + 1)
        succeeds = self._holds(card.get("success", 1.0)) or card.get("fail", "none") != "return"
        self.plans[team.seat].until = [(self.now + minutes * MINUTE, succeeds)]
        return True

    def begin_missions(self, team: Team, missions: list[str]) -> None:
        """RM-18.10."""
        self.plans[team.seat].until = []
        for mission in missions:
            takes = self.ticket["mission"][self.missions[mission]["type"]]
            least, most = takes["minutes"]
            minutes = least + self.dice.below("RM-18.10", most - least + 1)
            self.plans[team.seat].until.append((self.now + minutes * MINUTE, self._holds(takes["success"])))

    def can_keep(self, card: dict[str, Any]) -> bool:
        return self._holds(card.get("success", 1.0))

    def _holds(self, p: float) -> bool:
        exact = Fraction(p)
        return self.dice.pick("RM-18.10", [exact.denominator - exact.numerator, exact.numerator]) == 1

    # --- time passes (RM-18.13)

    def _advance(self) -> None:
        while self.phase == "running":
            moments = [self._moment(team) for team in self.teams]
            if self._questions() or self.turn is not None:
                break
            self.passed = True
            first = at, class_, seat, _, what = min(moments + self._clock())
            if class_ < 2:
                self.run(first)
                continue
            self.now = at
            team = self.teams[seat]
            if what == "decide":
                if self._can_decide(team):
                    self.turn = seat
                else:
                    self.plans[seat].held = True
            else:
                getattr(self, f"_{what}")(team)
                self.look_at_choices()
                self.maybe_end()
        if self.phase == "ended":
            self.close()
        if self.passed:
            self.tell("RM-18.1", "time_passed", time=self.now)

    def _clock(self) -> list[Due]:
        """RM-18.11: the next destination comes by itself."""
        found = self.of_the_day() + self.of_the_world()
        hold = self.hold
        if hold is not None and hold["t0"] and not hold["announced"] and not hold["last"]:
            return [*found, due(hold["t0"] + self.ticket["next_destination_seconds"] * 1000, 1, "next_destination")]
        return found + self.of_the_goal()

    def _moment(self, team: Team) -> Due:
        """RM-18.9: when something is next to happen with a team."""
        plan, rates, move = self.plans[team.seat], self.ticket, team.move
        if plan.held or team.phase == "done":
            return NEVER, 3, team.seat, 0, "nothing"
        seconds = 0
        if team.phase == "moving":
            assert move is not None
            if move["off_at"]:
                return move["off_at"], 2, team.seat, 0, "gets_off"
            if move["target"] is not None:
                if not plan.ride:
                    plan.ride = self._ride(move)
                return max(plan.since, plan.ride[-1][1]), 2, team.seat, 0, "arrives"
        elif team.phase == "task":
            return max(until for until, _ in plan.until), 3, team.seat, 0, "task_ends"
        elif team.phase == "ready":
            seconds = rates["ready_seconds"]
        elif team.phase == "attack":
            seconds = rates["attack_seconds" if team.ask is None else "choice_seconds"]
        elif team.phase == "processing":
            seconds = self._processing_seconds(team)
        at = self.now if plan.since == NEVER else max(self.now, plan.since + seconds * 1000)
        return at, 3, team.seat, 0, "decide"

    def _processing_seconds(self, team: Team) -> int:
        rates, kind = self.ticket, self.board.kind(team.square)
        if team.ask is not None:
            return int(rates["choice_seconds"])
        if kind == "shop":
            return 0 if team.bought else int(rates["shop_seconds"])
        if kind == "mission" or team.worked:
            return 0
        return int(rates["draw_seconds"] if kind in ("card", "special") else rates["square_roll_seconds"])

    def _ride(self, move: dict[str, Any]) -> list[tuple[int, int, Step]]:
        """RM-18.4, RM-18.5, RM-18.8."""
        start, target = move["start"], move["target"]
        if move["walks"]:
            steps = self.timetable.walk(start, target)
        elif not move["steps"]:
            steps = self.timetable.trip(start, target)
        else:
            count = move["steps"]
            if target == move["passing"]:  # RM-6.12: the first time that it comes by
                count = next(n for n in range(1, count) if target in self.board.ends(start, n, move["gate"]))
            steps = self.timetable.counted(start, count, target, move["gate"])
        ride, at = [], move["began"]
        for step in steps:
            wait = step.wait
            if wait and self.settings["table_wait_sampled"]:
                wait = self.dice.below("RM-18.8", 2 * wait + 1)
            departs = at + (step.walk + wait) * 1000
            at = departs + step.run * 1000
            ride.append((departs, at, step))
        return ride

    def _arrives(self, team: Team) -> None:
        assert team.move is not None
        self.arrive(team, team.move["target"])

    def _gets_off(self, team: Team) -> None:
        assert team.move is not None
        self.get_off(team, team.move["off"])

    def _task_ends(self, team: Team) -> None:
        """RM-18.10."""
        until = self.plans[team.seat].until
        if team.job is not None:
            if until[0][1]:
                self.task_done(team)
            else:
                self.cannot_do(team)
            return
        for mission, (_, succeeds) in zip(list(team.efforts), until, strict=True):
            self.mission_over(team, mission, done=succeeds)

    def _can_decide(self, team: Team) -> bool:
        """RM-2.11, RM-8.18: whether there is anything that a team may do now."""
        held = self.holding()
        if team.phase == "ready":
            return not (held or self.rolls_over or team.wait_until or team.debt_since)
        if team.phase == "attack":
            return not held or team.ask is not None
        if team.phase == "processing" and team.ask is None:
            if self.awaits_destination(team):
                return False
            return not held or team.worked or self.board.kind(team.square) in ("mission", "shop")
        return True

    def facts(self) -> dict[str, Any]:
        return super().facts() | {"turn": -1 if self.turn is None else self.turn}


# The clause that allows a command.
CLAUSES = {
    "roll": "RM-2.3", "use_star": "RM-5.1", "step_one": "RM-6.40", "keep": "RM-5.11", "reroll": "RM-6.37",
    "rocket_roll": "RM-6.36", "double": "RM-6.38", "declare_target": "RM-3.14", "start_mission": "RM-7.8",
    "take_free": "RM-6.43", "draw": "RM-4.6", "roll_square": "RM-4.3", "buy": "RM-4.7", "choose": "RM-5.5",
    "finish": "RM-2.5", "roll_attack": "RM-9.7", "touch": "RM-9.26", "repel": "RM-9.31", "keep_bonbi": "RM-9.32",
    "sell": "RM-11.1",
}  # fmt: skip
