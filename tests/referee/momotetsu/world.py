"""What a referee knows of a day: teams, points and properties (RM-1, RM-2.17, RM-2.18, RM-11, RM-12)."""

from copy import copy, deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Self

from tests.referee.judge import Dice, Refused, Told
from tests.referee.momotetsu.kit import board, named, read

MINUTE = 60_000
PAIRS = list(combinations(range(1, 14), 2))  # RM-1.12
NEXT_TURN = {"reroll", "double", "seal", "cow"}  # RM-2.9
UNTIL_GOAL = {"rocket", "red_immune", "inflation"}  # RM-8.13
BUSY = ("rolled", "moving", "processing", "task", "attack")

# How kits may set the switches of the rules (RM, "options"); what a kit does not say is so.
SETTINGS: dict[str, Any] = {
    "bonbi_draw": "dice",
    "bonbi_doubles_table_1": True,
    "final_counts_sale": True,
    "prize_tie": "all",
    "races_tie": "roll_again",
    "late_minutes_rounding": "floor",
    "shinkansen_enabled": False,
    "shiritori_voicing": "loose",
    "gamble_win": None,
    "king_trip_processed": True,
    "own_bonbi_card_attack": "next_square",
    "mission_card_skip_cleared": True,
    "goal_notice": "auto",
    "settlement_call": "auto",
    "dice_source": "server",
    "balances_public": False,
    "hands_public": False,
    "obsolete_missions": "replace",
    "extra_stations": [],
    "table_wait_sampled": False,
    "spectator_delay_minutes": None,
}
# RM-1.6 to RM-1.9, where a kit says nothing else.
TIMES: dict[str, Any] = {
    "start": "08:30", "settlements": ["11:00", "14:00", "16:00"], "switch": "14:00", "last_roll": "17:30",
    "cutoff": "18:00",
}  # fmt: skip
# What the first release read in another way than these clauses say.
READINGS = {
    "scorers_forget_to_alight": "RM-8.9",  # when the next destination is drawn
    "no_attack_after_any_goal": "RM-8.12",  # for who gets off at its end, by whichever goal bonbi came
    "own_attack_is_disputed": "RM-15.4",  # a late report that changes when bonbi attacks its own team
    "fireworks_pay_who_was_told": "RM-10.4",  # though they are in a vehicle
    "all_scorers_wait": "RM-8.18",  # those of an earlier goal too
    "nobody_waits_for_the_late": "RM-8.19",  # who is still aboard from an earlier goal
    "late_count_at_their_start": "RM-18.11",  # at a table, though it is known where they get off
    "galaxy_aims_at_declaration": "RM-3.11",
    "no_sweat_when_landing": "RM-6.42",  # and not when the die is rolled
    "no_touch_before_moving": "RM-9.29",  # on whichever square
    "one_goal_in_a_hold": "RM-8.24",  # and not all of the same minute
    "told_can_score": "RM-8.2",
    "late_before_the_clock": "RM-15.4",  # judged without what the clock was to do just before
    "both_score_without_inflation": "RM-15.8",
    "announced_before_the_ruling": "RM-8.7",  # a goal that the game master lets in by recomputing
    "choices_stay_open": "RM-5.6",  # though what they offer is gone meanwhile
    "goals_of_a_square_are_one": "RM-8.27",  # and only the first scorer can bring a rejected goal back
    "gamble_travels": "RM-6.20",  # where the kit does not say it
}


@dataclass
class Team:
    """RM-2.18."""

    seat: int
    square: str
    balance: int
    phase: str = "ready"
    previous: str | None = None
    hand: list[str] = field(default_factory=list)
    owned: list[dict[str, Any]] = field(default_factory=list)  # property, since, until, got
    cleared: set[str] = field(default_factory=set)
    goals: int = 0
    face: int = 0
    statuses: set[str] = field(default_factory=set)
    wait_until: int = 0
    move: dict[str, Any] | None = None
    stopped: dict[str, Any] | None = None
    roll: dict[str, Any] | None = None
    due: dict[str, Any] | None = None
    return_to: str | None = None
    # of this landing
    worked: bool = False
    tried: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)
    scored: bool = False
    sent: bool = False
    struck: bool = False
    promise: str | None = None
    ask: dict[str, Any] | None = None
    job: dict[str, Any] | None = None
    efforts: list[str] = field(default_factory=list)
    # overlays
    alight: str = ""
    alight_since: int = 0
    late_points: int = 0
    debt_since: int = 0
    redo: list[int] = field(default_factory=list)
    repel_from: int | None = None
    repel_until: int = 0
    withdrawn: bool = False
    reported: int = 0
    shown_balance: int = 0
    shown_hand: list[str] = field(default_factory=list)
    members: int = 0
    undo: dict[str, Any] | None = None  # what a team may take back (RM-2.16)

    def copied(self) -> "Team":
        made = copy(self)
        for name, part in vars(self).items():
            if isinstance(part, list):
                setattr(made, name, [dict(one) if isinstance(one, dict) else one for one in part])
            elif isinstance(part, set | dict):
                setattr(made, name, part.copy())
        return made

    def held(self) -> list[str]:
        """Properties, in the order in which they were won."""
        return [one["property"] for one in self.owned if not one["until"]]


def clock(time: str) -> int:
    hours, minutes = time.split(":")
    return (int(hours) * 60 + int(minutes)) * MINUTE


class World:
    """A day under way. Times are milliseconds from midnight."""

    def __init__(self, options: dict[str, Any], seats: int, rules: int) -> None:
        self.readings = dict.fromkeys(READINGS, rules == 1)
        self.named = named(options["kit"])
        self.kit = read(self.named)
        event = self.kit["kit"]
        self.settings = self.decided(SETTINGS | (options.get("settings") or event.get("options", {})))
        self.rates = self.kit["rates"]
        times = TIMES | (options.get("clock") or event.get("clock", {}))
        self.times: dict[str, Any] = {name: clock(at) for name, at in times.items() if isinstance(at, str)}
        self.times["settlements"] = [clock(at) for at in times["settlements"]]
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in self.kit["cards"]["cards"]}
        self.missions: dict[str, dict[str, Any]] = {one["id"]: one for one in self.kit["missions"]["missions"]}
        self.properties = {one["property"]["id"]: one["property"] for one in self.missions.values()}
        self.closed: frozenset[frozenset[str]] = frozenset()
        self.draw_map()
        start = event["teams"]
        self.teams = [Team(seat, start["start_square"], start.get("start_points", 200)) for seat in range(seats)]
        for team in self.teams:
            team.shown_balance, team.members = team.balance, start.get("min_members", 2)
        self.now = self.received = self.entry = self.number = 0
        self.phase = "before"
        self.destination: str | None = None
        self.previous_destination: str = start["start_square"]
        self.goals = 0
        self.hold: dict[str, Any] | None = None
        self.next_goals: list[tuple[int, int]] = []
        self.bonbi: dict[str, Any] | None = None
        self.touch: dict[str, Any] | None = None
        self.touch_blocked_until = 0
        self.economy = "normal"
        self.gate_until = 0
        self.transform = False
        self.settled: list[int] = []
        self.rolls_over = False
        self.paused_since = 0
        self.claims: list[dict[str, Any]] = []
        self.strikes: list[dict[str, Any]] = []
        self.conflicts: list[dict[str, Any]] = []
        self.replaced: dict[str, Any] = {}
        self.ended_by = ""
        self.scores: list[dict[str, int]] = []
        self.told: Told = []
        self.dice = Dice((), None)
        self.shown: list[int] = []  # by the team's own dice (RM-1.14)

    def decided(self, settings: dict[str, Any]) -> dict[str, Any]:
        """REVISION: a win of All or Nothing is a goal at once, where the kit says nothing else."""
        if settings["gamble_win"] is not None:
            return settings
        return settings | {"gamble_win": "travel" if self.readings["gamble_travels"] else "instant"}

    def draw_map(self) -> None:
        """RM-3.21, RM-17.5."""
        self.board = board(self.named, tuple(self.settings["extra_stations"]), self.closed)

    def copied(self) -> Self:
        """A day to go on from, while this one stays as it is."""
        made = copy(self)
        made.teams = [team.copied() for team in self.teams]
        made.claims = [dict(claim) for claim in self.claims]
        made.strikes, made.scores = list(self.strikes), list(self.scores)
        made.next_goals, made.settled = list(self.next_goals), list(self.settled)
        made.hold, made.bonbi, made.touch = map(deepcopy, (self.hold, self.bonbi, self.touch))
        return made

    # --- telling

    def tell(self, clause: str, kind: str, /, **facts: Any) -> None:
        self.told.append((clause, {"type": kind, **facts}))

    def in_play(self) -> list[Team]:
        return [team for team in self.teams if not team.withdrawn]

    def others(self, team: Team) -> list[Team]:
        return [one for one in self.in_play() if one is not team]

    def late(self) -> bool:
        """RM-1.9."""
        return bool(self.now >= self.times["switch"])

    def holding(self) -> bool:
        """RM-2.10: a goal is being processed, and everybody was told."""
        return self.hold is not None and self.hold["t0"] > 0

    # --- chance (RM-1.12)

    def die(self) -> int:
        return self._own(6) if self.shown else 1 + self.dice.below("RM-1.12", 6)

    def server_die(self) -> int:
        """A die that no team throws by itself."""
        return 1 + self.dice.below("RM-1.12", 6)

    def rank(self) -> int:
        return self._own(13) if self.shown else 1 + self.dice.below("RM-1.12", 13)

    def pair(self) -> tuple[int, int]:
        if self.shown:
            low, high = sorted((self._own(13), self._own(13)))
            if low == high:
                raise Refused("RM-1.14")
            return low, high
        return PAIRS[self.dice.below("RM-1.12", len(PAIRS))]

    def _own(self, highest: int) -> int:
        value = self.shown.pop(0) if self.shown else 0
        if not 1 <= value <= highest:
            raise Refused("RM-1.14")
        return value

    def card_of(self, low: int, high: int) -> str:
        rows = self.kit["tables"]["pairs"]
        return str(next(row["card"] for row in rows if (row["low"], row["high"]) == (low, high)))

    # --- points (RM-1.5, RM-11)

    def pay(self, team: Team, points: int) -> None:
        """RM-11.1: below zero, with property, a team is in debt."""
        if points == 0:
            return
        team.balance += points
        if team.balance >= 0:
            team.debt_since = 0
        elif team.held() and not team.debt_since:
            team.debt_since = self.now

    def win(self, team: Team, property_: str) -> None:
        """RM-7.5."""
        team.owned.append({"property": property_, "since": self.now, "until": 0, "got": 0})
        for at, payment in zip(self.settled, self.properties[property_]["settlement"], strict=False):
            if self.now <= at:  # RM-12.2
                self.pay(team, payment)
        if team.balance < 0:  # RM-11.3
            self.sell(team, property_)

    def lose(self, team: Team, property_: str, got: int) -> None:
        for one in team.owned:
            if one["property"] == property_ and not one["until"]:
                one |= {"until": self.now, "got": got}
        if not team.held():  # RM-11.3: without property it plays on
            team.debt_since = 0
        self.pay(team, got)

    def sell(self, team: Team, property_: str) -> None:
        """RM-11.1."""
        sale = self.properties[property_]["sale"]
        self.lose(team, property_, sale)
        self.tell("RM-11.1", "sold", seat=team.seat, property=property_, points=sale)

    def sell_for(self, team: Team) -> None:
        """RM-11.2: the lowest sale value first, ties in table order."""
        order = list(self.properties)
        while team.balance < 0 and team.held():
            self.sell(team, min(team.held(), key=lambda one: (self.properties[one]["sale"], order.index(one))))

    # --- settlements and the end (RM-12)

    def settle(self) -> None:
        """RM-12.1."""
        number = len(self.settled)
        self.settled.append(self.now)
        for team in self.in_play():
            points = sum(self.properties[one]["settlement"][number] for one in team.held())
            self.pay(team, points)
            team.shown_balance = team.balance
            told = {"number": number + 1, "points": points, "balance": team.balance}
            self.tell("RM-12.1", "settled", seat=team.seat, **told)

    def close(self) -> None:
        """RM-12.3 to RM-12.6."""
        prize = self.rates["money"]["prize"]
        prizes = dict.fromkeys(range(len(self.teams)), 0)
        for kind in self.kit["missions"].get("prize_kinds", ["food", "industry", "history"]):
            for team in self._most(kind):
                prizes[team.seat] += prize
                self.tell("RM-12.3", "prize", seat=team.seat, kind=kind, points=prize)
        for team in self.teams:
            sale = sum(self.properties[one]["sale"] for one in team.held()) if self.settings["final_counts_sale"] else 0
            score = {"balance": team.balance, "sale": sale, "prizes": prizes[team.seat]}
            score["total"] = sum(score.values())
            self.scores.append(score)
            team.shown_balance, team.shown_hand = team.balance, list(team.hand)
            self.tell("RM-12.4", "final_scored", seat=team.seat, **score)
        self.phase = "closed"
        outcome = self.outcome()
        assert outcome is not None
        self.tell("RM-12.5", "result_closed", seats=outcome["ranking"][0], decided_by=outcome["decided_by"])

    def _most(self, kind: str) -> list[Team]:
        counts = [sum(self.properties[one]["kind"] == kind for one in team.held()) for team in self.in_play()]
        most = max(counts, default=0)
        first = [team for team, count in zip(self.in_play(), counts, strict=True) if count == most > 0]
        return first if len(first) == 1 or self.settings["prize_tie"] == "all" else []

    def outcome(self) -> dict[str, Any] | None:
        """RM-12.4, RM-12.5; withdrawn teams come last (RM-1.15)."""
        if self.phase != "closed":
            return None
        worth = [
            (not team.withdrawn, score["total"], team.goals, len(team.held()))
            for team, score in zip(self.teams, self.scores, strict=True)
        ]
        places = sorted(set(worth), reverse=True)
        ranking = [[seat for seat, mine in enumerate(worth) if mine == place] for place in places]
        decided_by = "score"
        if len(ranking[0]) > 1:
            decided_by = "shared"
        elif len(places) > 1 and places[0][:2] == places[1][:2]:
            decided_by = "goals" if places[0][2] != places[1][2] else "properties"
        totals = [score["total"] for score in self.scores]
        return {"ranking": ranking, "scores": totals, "decided_by": decided_by, "reason": self.ended_by}
