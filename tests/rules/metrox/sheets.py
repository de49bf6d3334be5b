"""Games for tests: the cards come in a given order, and everyone writes by notation."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec
import pytest
from msgspec import UNSET

from kippu.core.chance import Chance, Replayer
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, digest
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.house import House
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import (
    CardData,
    DeckData,
    MapData,
    MetroXOptions,
    RouteData,
    Score,
    SheetView,
    StationData,
)

E = TypeVar("E", bound=Event)


def route(id_: str, spaces: int, bonuses: tuple[int, int], stations: str) -> RouteData:
    """A route of an invented map; its stations in one text."""
    return RouteData(
        id=id_,
        name={"en": f"Line {id_}", "ja": f"{id_}線"},
        color="#123456",
        pattern="plain",
        label_at=(0.0, 0.0),
        indicator_spaces=spaces,
        bonus_first=bonuses[0],
        bonus_later=bonuses[1],
        stations=tuple(stations.split()),
    )


def invented_map(*routes: RouteData) -> MapData:
    """A map of these routes; its stations lie in one row, as they first come."""
    ids = dict.fromkeys(station for one in routes for station in one.stations)
    stations = tuple(StationData(id_, float(at), 0.0) for at, id_ in enumerate(ids))
    return MapData("invented", {"en": "Invented", "ja": "架空"}, routes, stations)


# Two routes that cross in x.
CROSS = invented_map(route("A", 3, (4, 1), "a1 x a3"), route("B", 2, (3, 2), "b1 x b3 b4"))

# More of every card than a game needs, and none that reshuffles.
PLENTY = DeckData(
    "plenty",
    (
        *(CardData("number", 99, value) for value in range(1, 7)),
        *(CardData("skip", 99, value) for value in range(1, 7)),
        CardData("star", 99),
        CardData("free", 99),
    ),
)


class Stacked(Chance):
    """The cards come in the order given; after them, whatever is left."""

    def __init__(self, cards: Iterable[int]) -> None:
        self._cards = iter(cards)

    def pick(self, weights: Sequence[int]) -> int:
        left = [card for card, count in enumerate(weights) if count]
        card = next(self._cards, left[0])
        assert card in left, "the test asks for a card that is not in the draw pile"
        return card

    def below(self, k: int) -> int:
        raise AssertionError(f"MetroX turns cards and nothing else: below({k})")

    def holds(self, p: float) -> bool:
        raise AssertionError(f"MetroX turns cards and nothing else: holds({p})")


class Sheets:
    """A game on one map, with the sheets of all its players. The first player is seat 0."""

    def __init__(
        self,
        *cards: str,
        on: str | MapData = "tokyo",
        seats: int = 1,
        deck: str | DeckData = "standard20",
        house: House = House(),  # noqa: B008 - nothing changes it
        real: bool = False,
    ) -> None:
        options = MetroXOptions(on, deck, house, "flipped" if real else UNSET)
        self.parts = parts(options)
        self._chance: Chance = Replayer(()) if real else Stacked([self.parts.card_at[card] for card in cards])
        self.state, self.setup = GAME.start(options, seats, self._chance)

    @property
    def card(self) -> str:
        """The card face up."""
        return GAME.view(self.state, "spectator").card

    def write(self, *turns: str) -> tuple[Event, ...]:
        """Turn by turn everyone's choice, such as "F @r1c1 G"; what came of the last one."""
        events: tuple[Event, ...] = ()
        for turn in turns:
            for seat, choice in enumerate(turn.split()):
                events = self.choose(seat, choice)
        return events

    def choose(self, seat: int, choice: str, at: int = 0) -> tuple[Event, ...]:
        """One player chooses or takes back."""
        self.state, events = GAME.apply(self.state, seat, GAME.parse(choice), self._chance, at)
        return events

    def play_on(self) -> None:
        """Everyone takes their first option until the game is over."""
        while waiting := GAME.to_act(self.state):
            for seat in waiting:
                assert isinstance(seat, int)
                self.choose(seat, self.options(seat)[0])

    def refused(self, actor: Actor, choice: str) -> tuple[str, str]:
        """Clause and code of the refusal; nothing has changed, and no chance was drawn."""
        command = GAME.parse(choice)
        before = digest(self.state)
        with pytest.raises(IllegalMove) as refusal:
            GAME.apply(self.state, actor, command, Replayer(()), 0)
        assert digest(self.state) == before
        assert command not in GAME.legal(self.state, actor)
        return refusal.value.clause, refusal.value.code

    def options(self, seat: int = 0) -> list[str]:
        """What a player may do now."""
        return [GAME.to_text(command) for command in GAME.legal(self.state, seat)]

    def sheet(self, seat: int = 0) -> SheetView:
        """A sheet as everybody sees it."""
        return GAME.view(self.state, "spectator").sheets[seat]

    def filled(self, seat: int = 0) -> set[str]:
        """The filled stations of a sheet."""
        marks = zip(self.parts.board.data.stations, self.sheet(seat).marks, strict=True)
        return {station.id for station, mark in marks if mark != "."}

    def written(self, on: str, seat: int = 0) -> tuple[str, ...]:
        """The cards in the indicator spaces of a route, left to right."""
        return self.sheet(seat).indicators[self.parts.board.route_at[on]]

    def score(self, seat: int = 0) -> Score:
        """What a sheet is worth as it stands."""
        return self.sheet(seat).score


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def penalty(empty: int) -> int:
    """Emp.P of a sheet of Tokyo on which so many stations are empty."""
    seen = GAME.view(Sheets().state, 0)
    sheet = msgspec.structs.replace(seen.sheets[0], marks="o" * (77 - empty) + "." * empty)
    imagined = GAME.imagine(msgspec.structs.replace(seen, sheets=(sheet,)), Replayer(()))
    score = GAME.view(imagined, 0).sheets[0].score
    assert (score.empty, score.total) == (empty, -score.penalty)
    return score.penalty
