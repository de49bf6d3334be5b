"""MetroX as one first thinks of it: an object for every thing, a list for every set. A yardstick, not a style."""

import random
from collections.abc import Sequence

from kippu.games.metrox.rules.types import CardData, MapData

_PENALTY = (0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9)


class Station:
    """A station, which knows its lines."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: list[Line] = []
        self.filled = False
        self.points = 0

    def fill(self) -> None:
        """Draw a circle."""
        self.filled = True

    def star(self) -> None:
        """Write a number."""
        self.filled = True
        self.points = 2 * len(self.lines)


class Line:
    """A line with its stations and windows."""

    def __init__(self, name: str, windows: int, bonus: int, stations: list[Station]) -> None:
        self.name = name
        self.windows: list[Card | None] = [None] * windows
        self.bonus = bonus
        self.stations = stations
        self.completed = False
        for station in stations:
            station.lines.append(self)

    def has_window(self) -> bool:
        """Whether a card can still be written here."""
        return None in self.windows

    def write(self, card: "Card") -> None:
        """Write a card in the leftmost empty window."""
        self.windows[self.windows.index(None)] = card
        card.apply(self)

    def first_empty(self) -> int | None:
        """Where the first empty station is."""
        for index, station in enumerate(self.stations):
            if not station.filled:
                return index
        return None

    def is_complete(self) -> bool:
        """Whether all stations are filled."""
        for station in self.stations:  # noqa: SIM110 - quicker than a generator
            if not station.filled:
                return False
        return True


class Card:
    """A card."""

    def __init__(self, data: CardData) -> None:
        self.kind = data.kind
        self.value = data.value or 0
        self.reshuffle = data.reshuffle

    def apply(self, line: Line) -> None:
        """What the card does on a line."""
        start = line.first_empty()
        if start is None:
            return
        if self.kind == "star":
            line.stations[start].star()
        elif self.kind == "skip":
            count = 0
            for station in line.stations[start:]:
                if count == self.value:
                    break
                if not station.filled:
                    station.fill()
                    count += 1
        else:
            for station in line.stations[start : start + self.value]:
                if station.filled:
                    break
                station.fill()


class Game:
    """A solo game."""

    def __init__(self, data: MapData, cards: Sequence[CardData], rng: random.Random) -> None:
        self.rng = rng
        self.stations = {station.id: Station(station.id) for station in data.stations}
        self.lines = [
            Line(route.id, route.indicator_spaces, route.bonus_first, [self.stations[id_] for id_ in route.stations])
            for route in data.routes
        ]
        self.cards = [Card(card) for card in cards for _ in range(card.copies)]
        self.deck: list[Card] = []
        self.bonus = 0
        self.shuffle()

    def shuffle(self) -> None:
        """All cards in a new order."""
        self.deck = list(self.cards)
        self.rng.shuffle(self.deck)

    def open_lines(self) -> list[Line]:
        """Where a card can be written."""
        return [line for line in self.lines if line.has_window()]

    def play(self) -> int:
        """Play at random to the end; the score."""
        while lines := self.open_lines():
            card = self.deck.pop()
            if card.kind == "free":
                if empty := [station for station in self.stations.values() if not station.filled]:
                    self.rng.choice(empty).fill()
            else:
                self.rng.choice(lines).write(card)
            for line in self.lines:
                if not line.completed and line.is_complete():
                    line.completed = True
                    self.bonus += line.bonus
            if card.reshuffle:
                self.shuffle()
        return self.score()

    def score(self) -> int:
        """Bonuses and stars, less the penalty."""
        empty = sum(not station.filled for station in self.stations.values())
        stars = sum(station.points for station in self.stations.values())
        return self.bonus + stars - (_PENALTY[empty] if empty < len(_PENALTY) else 10)
