"""Games for tests: lots, colours, turn order and pieces come in a given order, and everyone plays by notation."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from kippu.core.chance import Chance, Replayer
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, Step, Viewer, digest
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.lots import raised
from kippu.games.izakaya.rules.pieces import CELL_AT, beside, names
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import AnyCommand, IzakayaOptions, LotView, Placed, Score, View

E = TypeVar("E", bound=Event)

YARD = "T4 O4 I2 P5"  # of example 13; with 4 or 5 players L4 too


class Dealt(Chance):
    """Lots 1, 2, 3, ... in reading order, colours and seats in their order; pieces as given, then the first left."""

    def __init__(self, shapes: str) -> None:
        self._shapes = iter([parts().shape_at[shape] for shape in shapes.split()])

    def below(self, k: int) -> int:
        del k
        return 0

    def pick(self, weights: Sequence[int]) -> int:
        left = [shape for shape, count in enumerate(weights) if count]
        shape = next(self._shapes, left[0])
        assert shape in left, "the test asks for a piece that cannot be drawn"
        return shape

    def holds(self, p: float) -> bool:
        raise AssertionError(f"IZAKAYA draws from heaps and nothing else: holds({p})")


class Evening:
    """A game whose auction of the first round is open. Seats are 0, 1, ... and go in this order.

    Pieces come from a yard and are placed at once, as in the first release, unless a test reads the rules otherwise.
    """

    def __init__(self, seats: int = 2, yard: str = "", then: str = "", house: House = FIRST_RELEASE) -> None:
        self.chance = Dealt(f"{yard or YARD + ' L4' * (seats > 3)} {then}")
        self.state, self.setup = GAME.start(IzakayaOptions(house), seats, self.chance)
        self.town = self.state.town

    # --- what is done ---

    def bid(self, *amounts: int) -> tuple[Event, ...]:
        """Everybody bids, in the order of seats; what came of the last bid."""
        return [self.step(seat, str(amount)) for seat, amount in enumerate(amounts)][-1].events

    def step(self, actor: Actor, text: str) -> Step[State]:
        """One command."""
        step = GAME.apply(self.state, actor, GAME.parse(text), self.chance, 0)
        self.state = step.state
        return step

    def do(self, *texts: str) -> tuple[Event, ...]:
        """Turns of whoever is asked; what came of the last one. In an auction everybody bids 0 first."""
        events: tuple[Event, ...] = ()
        for text in texts:
            if self.state.turn is None:
                self.bid(*[0] * len(self.state.order))
            events = self.step(self.asked, text).events
        return events

    def end_phase(self) -> tuple[Event, ...]:
        """Everybody passes until the action phase is over."""
        events = self.do("pass")
        while self.state.turn is not None and not self.state.over:
            events = self.do("pass")
        return events

    def refused(self, text: str, actor: Actor | None = None) -> tuple[str, str]:
        """Clause and code of the refusal; nothing has changed, and no chance was drawn."""
        command, actor = GAME.parse(text), self.asked if actor is None else actor
        return self.refused_command(command, actor)

    def refused_command(self, command: AnyCommand, actor: Actor) -> tuple[str, str]:
        before = digest(self.state)
        with pytest.raises(IllegalMove) as refusal:
            GAME.apply(self.state, actor, command, Replayer(()), 0)
        assert digest(self.state) == before
        assert command not in GAME.legal(self.state, actor)
        return refusal.value.clause, refusal.value.code

    # --- what is arranged ---

    def put(self, **changes: Any) -> "Evening":
        """The same game in another position. Places by name: drinks={"1,1": "red"}, owned={0: "0,0 1,0"}."""
        corners, cards, box = self.town.grid.corner_at, self.town.grid.card_at, self.town.parts
        seats = range(len(self.state.order))
        if "drinks" in changes:
            on = changes["drinks"]
            changes["drinks"] = tuple(
                sum(1 << corners[corner] for corner, of in on.items() if of == color) for color in box.colors
            )
        if "prices" in changes:
            changes["prices"] = tuple(
                changes["prices"].get(color, price) for color, price in zip(box.colors, self.state.prices, strict=True)
            )
        for field, at in (("owned", cards), ("lot_chips", corners)):
            if field in changes:
                given = changes[field]
                changes[field] = tuple(sum(1 << at[name] for name in given.get(seat, "").split()) for seat in seats)
        if "yard" in changes:
            changes["yard"] = tuple(box.shape_at[shape] for shape in changes["yard"].split())
        if "taken" in changes:
            changes["taken"] = box.shape_at[changes["taken"]]
        if "supply" in changes:
            left = changes["supply"].split()
            changes["supply"] = tuple(left.count(shape.id) for shape in box.shapes)
        self.state = replace(self.state, **changes)
        return self

    def lay(self, lot: str, *pieces: str) -> "Evening":
        """Pieces on a lot, each as its cells, such as "0,2 1,2"; nobody's turn, and not from the yard."""
        for cells in pieces:
            mask = sum(1 << CELL_AT[cell] for cell in cells.split())
            sites = self.town.sites_on[self.town.grid.card_at[lot]]
            site = next(one for one in sites if mask in one.outline.place_at)
            floors = list(self.state.floors)
            floors[site.index], floor = raised(floors[site.index], mask)
            placed = Placed(site.index, site.outline.place_at[mask].index, floor)
            self.state = replace(self.state, floors=tuple(floors), placed=(*self.state.placed, placed))
        return self

    # --- what is seen ---

    @property
    def asked(self) -> int:
        """The player whose turn it is, or the first who has not bid."""
        actor = GAME.to_act(self.state)[0]
        assert isinstance(actor, int)
        return actor

    def view(self, viewer: Viewer = "spectator") -> View:
        """The table as somebody sees it."""
        return GAME.view(self.state, viewer)

    def lot(self, lot: str) -> LotView:
        """A lot as everybody sees it."""
        return next(one for one in self.view().lots if one.lot == lot)

    def prices(self) -> dict[str, int]:
        """The price of each colour."""
        return {color.id: color.price for color in self.view().colors}

    def score(self, seat: int = 0) -> Score:
        """What a player would have if the game ended now."""
        return self.view().players[seat].score

    def options(self, kind: str = "", seat: int | None = None) -> list[str]:
        """What a player may do now; only those that begin so."""
        listed = [GAME.to_text(command) for command in GAME.legal(self.state, self.asked if seat is None else seat)]
        return [text for text in listed if text.startswith(kind)]


def turns(seats: int = 2, yard: str = "", then: str = "", house: House = FIRST_RELEASE) -> Evening:
    """A game whose first action phase begins: all have bid 0. The turn order is that of the seats."""
    game = Evening(seats, yard, then, house)
    game.bid(*[0] * seats)
    return game.put(order=tuple(range(seats)))


def as_read(seats: int = 2, **readings: Any) -> Evening:
    """The first action phase of a game of the newest rules, read so; what is not said is the default."""
    return turns(seats, house=House(**readings))


def narrowed(game: Evening, top: int = 1) -> Evening:
    """A town in which no two cells of a building have the same height, so that only I1 fits.

    The top of the last building may be larger, with room for I2 too.
    """
    for site in game.town.sites:
        cells = list(growing(site.outline.mask))
        smallest = top if site is game.town.sites[-1] else 1
        for size in range(len(cells), smallest - 1, -1):  # each floor is one cell smaller than the floor below
            game.lay(game.town.grid.cards[site.card], *cells[:size])
    return game


def growing(mask: int) -> Iterator[str]:
    """The cells of a mask in an order in which each shares a side with one before it."""
    more = mask & -mask
    reached = 0
    while more:
        reached |= more & -more
        yield names(more & -more)[0]
        more = beside(reached) & mask


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
