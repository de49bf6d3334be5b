"""The map, the cards and the arithmetic of TOKYO METRO, for the referee (sections 0 and 1)."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src/kippu/games/tokyo_metro/data"
Rectangle = tuple[int, int]

# How open clauses are read. These are the readings of the first release (rules 1).
READINGS: dict[str, Any] = {
    "discard_piles": "per_column",
    "discount_spot_freed": True,
    "loans_per_action": "1",
    "loan_repay": True,
    "surcharge_raises_income": False,
    "speed_tokens_stay": True,
    "income_stays": True,
    "zero_ties": "keep",
}


def _read(folder: str, given: Any) -> Any:
    return given if isinstance(given, dict) else json.loads((DATA / folder / f"{given}.json").read_text())


class Parts:
    """What lies in the box."""

    def __init__(self, options: dict[str, Any]) -> None:
        city = _read("maps", options["map"])
        self.width, self.height = city["width"], city["height"]
        self.lines: dict[str, list[str]] = {line["id"]: line["stations"] for line in city["lines"]}
        self.places: dict[str, Rectangle] = {one["id"]: (one["x"], one["y"]) for one in city["stations"]}
        self.decks: dict[str, list[dict[str, Any]]] = {
            deck["id"]: deck["cards"] for deck in _read("cards", options["cards"])["decks"]
        }
        self.spots: dict[str, dict[str, Any]] = {
            f"{card['id']}.{number}": spot
            for cards in self.decks.values()
            for card in cards
            for number, spot in enumerate(card["spots"], 1)
        }
        self.on_card: dict[str, list[str]] = {
            card["id"]: [spot for spot in self.spots if spot.startswith(f"{card['id']}.")]
            for cards in self.decks.values()
            for card in cards
        }
        self.constants: dict[str, Any] = _read("constants", options["constants"])

    def pillars(self, station: str) -> int:
        """TM-1.3: as many as lines that stop there."""
        return sum(station in stations for stations in self.lines.values())

    def rectangles(self) -> list[Rectangle]:
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def touch(self, station: str) -> list[Rectangle]:
        """TM-1.4: the four rectangles at a station."""
        x, y = self.places[station]
        return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]

    def touched_from(self, place: Rectangle) -> list[str]:
        """TM-1.5: stations that a meeple on this rectangle touches."""
        return [station for station in self.places if place in self.touch(station)]

    def near(self, place: Rectangle, steps: int) -> list[Rectangle]:
        """TM-1.6: no more than so many steps by sides away, on the grid."""
        x, y = place
        return [one for one in self.rectangles() if abs(one[0] - x) + abs(one[1] - y) <= steps]

    def second(self, value: int) -> int:
        """TM-0.2: sec(v), the right-hand number."""
        unit: int = self.constants["money_unit"]
        return unit * (value // (int(self.constants["split_divisor"]) * unit))

    def first(self, value: int) -> int:
        """TM-0.3: fst(v), the left-hand number."""
        return value - self.second(value)

    def half(self, value: int) -> int:
        """TM-0.4: rounded up to a multiple of the unit."""
        unit, divisor = int(self.constants["money_unit"]), int(self.constants["half_divisor"])
        return unit * -(-value // (divisor * unit))


def subsets(spots: list[str]) -> list[list[str]]:
    """TM-14.2: none, one or several of the own pending discounts."""
    return [list(some) for count in range(len(spots) + 1) for some in combinations(spots, count)]
