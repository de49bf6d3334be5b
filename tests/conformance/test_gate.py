"""The smallest game that needs all of the protocol passes the suite; broken twins of it fail, each for its reason."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kippu.core.chance import Chance
from kippu.core.conformance import Suite, conformance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, AnyGame, Event, Step, Viewer
from tests.nights import TIMES
from tests.toys.gate import game as gate
from tests.toys.gate.game import GATE, GateOptions, State


def coins_are_conserved(state: State) -> None:
    assert state.box + sum(state.coins) == len(state.coins) * state.options.coins


def comes_true(preview: gate.Preview | None, state: State, seat: int, step: Step[State]) -> None:
    walks = state.walker == seat and step.state.walker == seat
    assert preview == (gate.Preview(step.state.steps_left) if walks else None), "does not come true"


def suite(game: AnyGame = GATE, **changed: Any) -> Suite:
    settings: dict[str, Any] = {
        "game": game,
        "options": GateOptions(),
        "seats": 3,
        "package": "tests.toys.gate",
        "invariants": coins_are_conserved,
        "comes_true": comes_true,
        "gm": True,
        "limit": 400,
    }
    return Suite(**(settings | changed))


@TIMES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_gate_conforms(seats: int, times: int) -> None:
    made = conformance(suite(seats=seats), games=4 * times, deep=0.5)
    assert made["games"] == made["records"] == made["ends"] == 4 * times
    assert min(made[check] for check in ("moments", "legal", "refusals", "secrets", "previews")) > 20


def apply_changed(state: State, actor: Actor, command: Any, chance: Chance, at: int) -> Step[State]:
    """As the rules say, but a bid of 3 is told to all."""
    step = gate.apply(state, actor, command, chance, at)
    told: tuple[Event, ...] = (gate.Stepped(0, 3),) if command == gate.Bid(3) else ()
    return Step(step.state, (*step.events, *told))


def apply_greedily(state: State, actor: Actor, command: Any, chance: Chance, at: int) -> Step[State]:
    """As the rules say, but a die is thrown before the command is looked at."""
    chance.roll(6)
    return gate.apply(state, actor, command, chance, at)


def apply_with_other_clause(state: State, actor: Actor, command: Any, chance: Chance, at: int) -> Step[State]:
    try:
        return gate.apply(state, actor, command, chance, at)
    except IllegalMove as refused:
        raise IllegalMove("TG-9.9", refused.code, **refused.params) from refused


def apply_generously(state: State, actor: Actor, command: Any, chance: Chance, at: int) -> Step[State]:
    """As the rules say, but walking pays a coin out of nowhere."""
    step = gate.apply(state, actor, command, chance, at)
    if not isinstance(command, gate.Done):
        return step
    return Step(msgspec.structs.replace(step.state, box=step.state.box + 1), step.events)


def view_of_all_bids(state: State, viewer: Viewer) -> gate.View:
    """What a viewer may know, and a hint at what the first seat bid."""
    seen = gate.view(state, viewer)
    return msgspec.structs.replace(seen, steps_left=seen.steps_left + 10 * (state.bids[0] or 0))


def redact_nothing(event: Event, viewer: Viewer) -> Event | None:
    del viewer
    return event


def legal_without_the_last(state: State, actor: Actor) -> tuple[gate.AnyCommand, ...]:
    options = gate.legal(state, actor)
    return options if len(options) < 2 else options[:-1]


def too_few_previews(state: State, seat: int, commands: Sequence[gate.AnyCommand]) -> list[gate.Preview | None]:
    return gate.previews(state, seat, commands)[:-1]


def optimistic_previews(state: State, seat: int, commands: Sequence[gate.AnyCommand]) -> list[gate.Preview | None]:
    return [one and gate.Preview(one.left + 1) for one in gate.previews(state, seat, commands)]


def previews_of_bids(state: State, seat: int, commands: Sequence[gate.AnyCommand]) -> list[gate.Preview | None]:
    """What a command would do, and a hint at what the others bid."""
    del seat
    return [gate.Preview(sum(bid or 0 for bid in state.bids)) for _ in commands]


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ({"apply": apply_changed}, "apart"),
        ({"apply": apply_greedily}, "drew from chance"),
        ({"apply": apply_with_other_clause}, "no clause"),
        ({"apply": apply_generously}, "assert"),
        ({"view": view_of_all_bids}, "fit the view|apart"),
        ({"redact": redact_nothing}, "apart"),
        ({"legal": legal_without_the_last}, "None"),
        ({"to_text": lambda _: "."}, "notation"),
        ({"outcome": lambda _: None}, "nobody is to act"),
        ({"to_act": lambda _: (0,)}, "no legal command"),
        ({"previews": too_few_previews}, "one preview for each"),
        ({"previews": optimistic_previews}, "come true"),
    ],
)
def test_a_broken_twin_fails(broken: dict[str, Any], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        conformance(suite(replace(GATE, **broken)), games=20, deep=0.5)


def test_previews_that_tell_a_secret_fail() -> None:
    with pytest.raises(AssertionError, match="previews depend on what is hidden"):
        conformance(suite(replace(GATE, previews=previews_of_bids), comes_true=lambda *_: None), games=20, deep=0.5)


def test_previews_that_nobody_checks_fail() -> None:
    with pytest.raises(AssertionError, match="when they come true"):
        conformance(suite(comes_true=None), games=1)


def test_a_game_without_end_fails() -> None:
    with pytest.raises(AssertionError, match="no end after 5 commands"):
        conformance(suite(limit=5), games=1)
