"""Events for tests: dice come as given, teams stand where they are put, the clock runs by itself."""

from collections import deque
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, digest
from kippu.core.journal import Journal
from kippu.games.momotetsu.game import VERSIONS
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import KitData
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.own import OwnView
from kippu.games.momotetsu.model.state import STATUSES, Bonbi, Move, Owned, State, TeamState, held
from kippu.games.momotetsu.schedule import live, mode
from kippu.games.momotetsu.schedule.table import TableState

E = TypeVar("E", bound=Event)
HOUR, MINUTE, SECOND = 3_600_000, 60_000, 1000
NOW = max(VERSIONS)
_PLANNED = {"wake": "at", "wake_kind": "kind", "attempts": "attempts"}


def ms(time: str) -> int:
    """`10:12:30` as milliseconds from midnight."""
    hours, minutes, *seconds = map(int, time.split(":"))
    return hours * HOUR + minutes * MINUTE + sum(seconds) * SECOND


class Dice(Chance):
    """Dice and cards as given: a face, a rank, a pair, or whether something succeeds."""

    def __init__(self) -> None:
        self.coming: deque[Any] = deque()

    def below(self, k: int) -> int:
        assert self.coming, f"the test has no die for below({k})"
        value = self.coming.popleft()
        if k == 78:
            low, high = sorted(value)
            return int(sum(13 - one for one in range(1, low)) + high - low - 1)
        assert 1 <= value <= k
        return int(value) - 1

    def pick(self, weights: Sequence[int]) -> int:
        raise AssertionError(f"Momotetsu rolls and draws, and picks nothing: {weights}")

    def holds(self, p: float) -> bool:
        del p
        value = self.coming.popleft()
        assert isinstance(value, bool)
        return value


class City:
    """An event on the streets of Tokyo, under way; names of squares may be Japanese."""

    def __init__(
        self, seats: int = 3, *, kit: str | KitData = "tokyo", mode: Any = "live", rules: int = NOW, **settings: Any
    ) -> None:
        data = (shipped_kit(kit) if isinstance(kit, str) else kit).kit.options
        options = t.MomotetsuOptions(kit, mode, settings=replace(data, **settings) if settings else None)
        self.game = VERSIONS[rules]
        self.chance = Dice()
        self.dice(1, 3)  # the first destination of a table
        self.state: State = self.game.start(options, seats, self.chance).state
        self.parts = self.state.parts
        self.chance.coming.clear()
        self.journal: Journal[State] = Journal()
        self.now = self.parts.times.start
        self.told: tuple[Event, ...] = ()
        if mode == "live":
            self.dice(1, 3).do("gm", t.DrawFirstDestination())  # Oji
            self.tick()

    # --- putting things where a test wants them -----------------------------------------------------------

    def sq(self, name: str) -> int:
        """A square by any of its names."""
        found = self.parts.atlas(self.state.settings.extra_stations, ()).called(name)
        assert found is not None, name
        return found

    def id(self, name: str) -> str:
        """The id of a square."""
        return self.parts.atlas(self.state.settings.extra_stations, ()).ids[self.sq(name)]

    def world(self, **world: Any) -> "City":
        """Change the world."""
        for name in ("destination", "previous_destination"):
            if isinstance(world.get(name), str):
                world[name] = self.sq(world[name])
        if isinstance(world.get("bonbi"), int):
            world["bonbi"] = Bonbi(world["bonbi"], "card")
        if "turn" in world:
            self.state = replace(self.state, schedule=replace(self.plan, turn=world.pop("turn")))
        self.state = replace(self.state, **world)
        return self

    @property
    def plan(self) -> TableState:
        """What a table keeps."""
        schedule: Any = self.state.schedule
        assert isinstance(schedule, TableState)
        return schedule

    def put(self, seat: int, **team: Any) -> "City":
        """Change a team: squares, cards, properties and statuses by name; at a table also when it goes on, and how."""
        planned = {kind: team.pop(name) for name, kind in _PLANNED.items() if name in team}
        if planned:
            wakes = tuple(replace(one, **planned) if one.seat == seat else one for one in self.plan.wakes)
            self.state = replace(self.state, schedule=replace(self.plan, wakes=wakes))
        for name in ("square", "previous"):
            if isinstance(team.get(name), str):
                team[name] = self.sq(team[name])
        if "hand" in team:
            team["hand"] = tuple(self.parts.card_at[card] for card in team["hand"])
        if "statuses" in team:
            team["statuses"] = sum(STATUSES[name] for name in team["statuses"])
        if "properties" in team:
            numbers = [self.parts.property_at[id_] for id_ in team.pop("properties")]
            team["owned"] = tuple(Owned(number, self.now) for number in numbers)
            team["cleared"] = sum(1 << number for number in numbers)
        if "cleared" in team and not isinstance(team["cleared"], int):
            team["cleared"] = sum(1 << self.parts.mission_at[id_] for id_ in team["cleared"])
        changed = replace(self.state.teams[seat], **team)
        teams = tuple(changed if one.seat == seat else one for one in self.state.teams)
        self.state = replace(self.state, teams=teams)
        return self

    def dice(self, *values: Any) -> "City":
        """What dice and cards show next."""
        self.chance.coming.extend(values)
        return self

    def at(self, time: str) -> "City":
        """The time of what is done next."""
        self.now = ms(time)
        return self

    def fork(self) -> "City":
        """The same event once more, to go another way."""
        other = copy(self)
        other.chance = Dice()
        return other

    # --- doing --------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """The clock does what is due by now."""
        while (due := self.game.due(self.state)) is not None and due <= self.now:
            self.told = self._apply("clock", t.Tick())

    def _apply(self, actor: Actor, command: Any) -> tuple[Event, ...]:
        if mode.in_the_city(self.parts.options):
            merged = live.merge(self.state, self.journal, actor, command, self.chance, self.now)
            self.state, events, self.journal = merged
        else:
            self.state, events = self.game.apply(self.state, actor, command, self.chance, self.now)
        return events

    def do(self, actor: Actor, *commands: Any) -> tuple[Event, ...]:
        """Carry out commands; the events of all of them."""
        told: list[Event] = []
        for command in commands:
            if self.state.phase != "before":
                self.tick()
            told += self._apply(actor, command)
        self.told = tuple(told)
        assert not self.chance.coming, f"dice were left: {self.chance.coming}"
        return self.told

    def refused(self, actor: Actor, command: Any) -> tuple[str, str]:
        """Clause and code of a refusal that changes nothing."""
        before = digest(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self._apply(actor, command)
        assert digest(self.state) == before
        return refusal.value.clause, refusal.value.code

    def land(self, seat: int, square: str, *, previous: str = "東京", kind: Any = "star_trip") -> tuple[Event, ...]:
        """A team arrives on a square from its trip."""
        end, start = self.sq(square), self.sq(previous)
        self.put(seat, square=start, phase="moving", move=Move(kind, start, (end,), self.now, target=end))
        return self.do(seat, t.Arrive(self.id(square)))

    def draw(self, seat: int, card: str, *more: Any, at: str = "大崎", previous: str = "東京") -> tuple[Event, ...]:
        """A team lands on a card square and draws a card; `more` are the dice that follow."""
        self.land(seat, at, previous=previous)
        pair = next(pair for pair, number in self.parts.pairs.items() if self.parts.card_ids[number] == card)
        self.dice(pair, *more)
        return self.do(seat, t.Draw())

    # --- looking ------------------------------------------------------------------------------------------

    def team(self, seat: int) -> TeamState:
        """A team as it is."""
        return self.state.teams[seat]  # type: ignore[return-value]

    def balance(self, *seats: int) -> list[int]:
        """Balances, of all teams if none is named."""
        return [self.state.teams[seat].balance for seat in (seats or range(len(self.state.teams)))]

    def phase(self, seat: int) -> str:
        """What a team is doing."""
        return self.state.teams[seat].phase

    def where(self, seat: int) -> str:
        """The Japanese name of a team's square."""
        return self.name(self.state.teams[seat].square)

    def name(self, square: int) -> str:
        """A square's Japanese name."""
        return self.parts.atlas(self.state.settings.extra_stations, ()).squares[square].name["ja"]

    def hand(self, seat: int) -> list[str]:
        """The star cards of a team."""
        return [self.parts.card_ids[card] for card in self.state.teams[seat].hand]

    def properties(self, seat: int) -> list[str]:
        """The properties of a team."""
        return [self.parts.properties[number].id for number in held(self.state.teams[seat])]

    def statuses(self, seat: int) -> set[str]:
        """The statuses of a team."""
        return {name for name, bit in STATUSES.items() if self.state.teams[seat].statuses & bit}

    def move(self, seat: int) -> Move:
        """The movement of a team under way."""
        move = self.state.teams[seat].move
        assert move is not None
        return move

    def ends(self, seat: int) -> set[str]:
        """The legal ends of a team's move."""
        return {self.name(end) for end in self.move(seat).ends}

    def holder(self) -> int | None:
        """Who has bonbi."""
        return None if self.state.bonbi is None else self.state.bonbi.holder

    def due(self) -> str:
        """Where bonbi's next attack is due."""
        assert self.state.bonbi is not None
        return self.state.bonbi.due

    def options(self, actor: Actor) -> list[Any]:
        """What an actor may do now."""
        return list(self.game.legal(self.state, actor))

    def own(self, seat: int) -> OwnView:
        """A team as it sees itself."""
        return self.game.view(self.state, seat).own[0]

    def asked(self, seat: int) -> set[str]:
        """What a team may choose."""
        ask = self.state.teams[seat].ask
        return set() if ask is None else set(ask.options)

    def may(self, actor: Actor, command: Any) -> bool:
        """Whether a command is legal."""
        return command in self.game.legal(self.state, actor)


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def made(command: Any, time: str) -> Any:
    """A command as made at a time, by the phone's clock."""
    return replace(command, made=t.Made(ms(time)))
