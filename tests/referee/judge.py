"""What the second engines share: how a game is told, and where it is told otherwise.

A referee is an engine written from the clauses alone. It shares nothing with the rules of Kippu: no module of `kippu`
is imported here or by the referees, only data files are read. It is slow and plain on purpose.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

Command: TypeAlias = dict[str, Any]  # as in a record
Option: TypeAlias = tuple[str, Command]  # with the clause that allows it
Told: TypeAlias = list[tuple[str, dict[str, Any]]]  # events as in a record, each with its clause
Draw: TypeAlias = tuple[int, ...]  # the weights of one draw


class Disagreement(Exception):
    """A clause by which the referee does not agree with the record."""

    def __init__(self, clause: str, product: object, referee: object) -> None:
        super().__init__(f"{clause}\n  product: {product}\n  referee: {referee}")
        self.clause = clause


class Refused(Exception):
    """A command that a clause does not allow, where a referee has no list of all that is allowed."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class Difference(Exception):
    """Where product and referee differ: game, entry, clause, and what each side says."""

    def __init__(self, game: str, entry: int, disagreement: Disagreement) -> None:
        super().__init__(f"{game}, entry {entry}: {disagreement}")
        self.clause = disagreement.clause


class Dice:
    """The outcomes of one entry, given to the referee one by one as it asks for them."""

    def __init__(self, outcomes: Sequence[int], draws: Sequence[Draw] | None) -> None:
        self._outcomes = list(outcomes)
        self._draws = None if draws is None else list(draws)

    def pick(self, clause: str, weights: Sequence[int]) -> int:
        """The index that was drawn among these weights."""
        if not self._outcomes:
            raise Disagreement(clause, "draws nothing more", f"draws among {list(weights)}")
        outcome = self._outcomes.pop(0)
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise Disagreement(clause, f"drew {outcome}", f"draws among {list(weights)}")
        if self._draws is not None and (drawn := self._draws.pop(0)) != tuple(weights):
            raise Disagreement(clause, f"draws among {list(drawn)}", f"draws among {list(weights)}")
        return outcome

    def below(self, clause: str, count: int) -> int:
        """A number below `count`, all equally likely."""
        return self.pick(clause, [1] * count)

    def finish(self, clause: str) -> None:
        """Nothing was drawn that the referee did not ask for."""
        if self._outcomes:
            raise Disagreement(clause, f"draws {self._outcomes} too", "draws nothing more")


class Referee(Protocol):
    """A second engine: one game under way."""

    chance_clause: str  # says what chance decides
    turn_clause: str  # says who is asked
    end_clause: str  # says how the game ends
    free: bool  # there are commands that are in no list: then `play` refuses
    at: int  # when a command came, where a game has times

    def start(self, dice: Dice) -> Told: ...

    def asked(self) -> list[int]: ...

    def options(self, seat: int) -> list[Option]: ...

    def refusal(self, seat: int, command: Command) -> str:
        """The clause that a command which is no option breaks."""
        ...

    def play(self, seat: Any, command: Command, dice: Dice) -> Told: ...

    def facts(self) -> Any:
        """What everybody may see, in the shape of a spectator's view; it may be less than that."""
        ...

    def outcome(self) -> dict[str, Any] | None: ...


@dataclass
class Moment:
    """One entry of a log, with what the product says before and after it, where it was asked."""

    entry: dict[str, Any]
    lists: dict[int, list[Command]] = field(default_factory=dict)  # what seats may do before it
    draws: list[Draw] | None = None
    asked: list[int] | None = None  # whom the game waits for after it
    view: dict[str, Any] | None = None  # what a spectator sees after it
    outcome: dict[str, Any] | None = None
    over: bool = False
    refused: bool = False  # the product did not allow it


def told_by(record: dict[str, Any]) -> Iterator[Moment]:
    """A record by itself, without what was taken back: what it does not tell is not compared."""
    undone = {event["n"] for entry in record["log"] for event in entry.get("events", ()) if event["type"] == "undone"}
    for entry in record["log"]:
        if entry["n"] not in undone and entry.get("command", {}).get("type") != "undo":
            yield Moment(entry, outcome=record["outcome"], over=entry is record["log"][-1])


def judge(game: str, referee: Referee, moments: Iterable[Moment]) -> int:
    """Play all entries again by the referee's own rules; the number of entries, or the first difference."""
    number = -1
    for number, moment in enumerate(moments):  # noqa: B007 - counted to tell how many
        try:
            _judge(referee, moment)
        except Disagreement as disagreement:
            raise Difference(game, moment.entry["n"], disagreement) from disagreement
    return number + 1


def _judge(referee: Referee, moment: Moment) -> None:
    entry = moment.entry
    dice = Dice(entry.get("chance", ()), moment.draws)
    for seat, listed in moment.lists.items():
        compare_lists(referee, seat, listed)
    if "command" in entry:
        seat, command, referee.at = entry["actor"], entry["command"], entry.get("at", 0)
        if command not in moment.lists.get(seat, ()) and (clause := _refusal(referee, seat, command)):
            raise Disagreement(clause, f"seat {seat} did {command}", "that is illegal")
        try:
            told = referee.play(seat, command, dice)
        except Refused as refused:
            if moment.refused:
                return
            raise Disagreement(refused.clause, f"{seat} did {command}", "that is illegal") from refused
        if moment.refused:
            raise Disagreement(referee.turn_clause, f"{seat} may not {command}", "it may")
    else:
        told = referee.start(dice)
    _compare_events(referee, entry.get("events", []), told)
    dice.finish(referee.chance_clause)
    if moment.asked is not None and sorted(moment.asked) != sorted(referee.asked()):
        raise Disagreement(referee.turn_clause, f"waits for {moment.asked}", f"waits for {referee.asked()}")
    if moment.view is not None:
        _compare_facts(referee.turn_clause, moment.view, referee.facts(), "view")
    if moment.over and moment.outcome != referee.outcome():
        raise Disagreement(referee.end_clause, moment.outcome, referee.outcome())


def _refusal(referee: Referee, seat: int, command: Command) -> str | None:
    """The clause by which a command is not in the referee's list; none where there is no list."""
    if referee.free:
        return None
    own = [option for _, option in referee.options(seat)]
    legal = command in own or key(command) in {key(option) for option in own}
    return None if legal else referee.refusal(seat, command)


def compare_lists(referee: Referee, seat: int, listed: list[Command]) -> None:
    """The options of a seat are the same on both sides, each once."""
    product = {key(command): command for command in listed}
    own = {key(command): (clause, command) for clause, command in referee.options(seat)}
    if len(product) != len(listed):
        raise Disagreement(referee.turn_clause, f"lists an option of seat {seat} twice", "each option is listed once")
    for missing in own.keys() - product.keys():
        clause, command = own[missing]
        raise Disagreement(clause, f"seat {seat} may not {command}", "it may")
    for extra in product.keys() - own.keys():
        command = product[extra]
        raise Disagreement(referee.refusal(seat, command), f"seat {seat} may {command}", "it may not")


def key(command: Command) -> Hashable:
    """Equal for equal commands; discounts and cells are sets."""
    return frozenset(
        [
            (name, frozenset(part)) if type(part) is list else (name, part)  # asked by the million
            for name, part in command.items()
        ]
    )


def _compare_events(referee: Referee, events: list[dict[str, Any]], told: Told) -> None:
    for at, event in enumerate(events):
        if at == len(told):
            raise Disagreement(referee.turn_clause, event, "nothing more happens")
        clause, own = told[at]
        if event != own:
            raise Disagreement(clause, event, own)
    for clause, own in told[len(events) :]:
        raise Disagreement(clause, "nothing more happens", own)


def _compare_facts(clause: str, product: Any, own: Any, where: str) -> None:
    """All that the referee knows stands in the product's view."""
    if isinstance(own, dict) and isinstance(product, dict):
        for name, value in own.items():
            if name not in product:
                raise Disagreement(clause, f"{where} has no {name}", value)
            _compare_facts(clause, product[name], value, f"{where}.{name}")
    elif isinstance(own, list) and own and isinstance(own[0], dict):
        if len(product) != len(own):
            raise Disagreement(clause, f"{where}: {len(product)}", len(own))
        for at, value in enumerate(own):
            _compare_facts(clause, product[at], value, f"{where}[{at}]")
    elif product != own:
        raise Disagreement(clause, f"{where}: {product}", own)
