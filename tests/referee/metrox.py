"""A second engine for MetroX, from the clauses alone."""

import json
from pathlib import Path
from typing import Any

from tests.referee.course import read_as
from tests.referee.judge import Command, Dice, Option, Told

DATA = Path(__file__).parents[2] / "src/kippu/games/metrox/data"

# MX-5.3: the most empty stations for which so many points are lost; beyond the last it is 10.
PENALTIES = [(5, 0), (6, 1), (7, 2), (8, 3), (10, 4), (12, 5), (14, 6), (16, 7), (18, 8), (20, 9)]
# MX-5.5: the least total for a rank.
# What tables may read in another way; the first release read it so.
READINGS = {"crown_same_turn": "all", "ties": "fewer_empty"}
RANKS = [
    (50, "genius"),
    (40, "professional"),
    (30, "advanced"),
    (20, "intermediate"),
    (10, "average"),
    (5, "nearly_there"),
    (1, "needs_practice"),
]


def _read(folder: str, given: Any) -> Any:
    """A map or deck: named, or written out in the options."""
    return given if isinstance(given, dict) else json.loads((DATA / folder / f"{given}.json").read_text())


def name_of(card: dict[str, Any]) -> str:
    return f"{card['kind']}-{card['value']}" if card.get("value") else str(card["kind"])


class Sheet:
    """What one player has written (MX-1.1 to 1.3)."""

    def __init__(self, routes: list[dict[str, Any]]) -> None:
        self.routes = routes
        self.filled: set[str] = set()
        self.indicators: dict[str, list[str]] = {route["id"]: [] for route in routes}
        self.stars = 0
        self.bonuses = 0
        self.complete: set[str] = set()

    def stations(self) -> list[str]:
        """All stations of the map; one on several routes is one space (MX-1.3)."""
        found: list[str] = []
        for route in self.routes:
            found += [station for station in route["stations"] if station not in found]
        return found

    def empty(self) -> list[str]:
        return [station for station in self.stations() if station not in self.filled]

    def open_routes(self) -> list[str]:
        """Routes with an empty indicator space (MX-2.4)."""
        return [one["id"] for one in self.routes if len(self.indicators[one["id"]]) < one["indicator_spaces"]]

    def number(self, stations: list[str], n: int) -> list[str]:
        """MX-3.1: from the first empty station on, until n are filled or a filled one or the end is met."""
        filled: list[str] = []
        for station in stations:
            if station in self.filled:
                if filled:
                    break
                continue
            if len(filled) == n:
                break
            filled.append(station)
        return filled

    def skip(self, stations: list[str], n: int) -> list[str]:
        """MX-3.2: the first n empty ones, wherever they lie."""
        return [station for station in stations if station not in self.filled][:n]

    def star(self, station: str) -> int:
        """MX-3.3: twice the routes through a station."""
        return 2 * sum(station in route["stations"] for route in self.routes)

    def score(self) -> dict[str, int]:
        """MX-5.2."""
        empty = len(self.empty())
        penalty = next((points for most, points in PENALTIES if empty <= most), 10)
        total = self.bonuses + self.stars - penalty
        return {"bonuses": self.bonuses, "stars": self.stars, "empty": empty, "penalty": penalty, "total": total}


class MetroX:
    """A game under way."""

    chance_clause, turn_clause, end_clause = "MX-2.1", "MX-2.2", "MX-5.4"
    free, at = False, 0

    def __init__(self, options: dict[str, Any], seats: int, house: dict[str, Any]) -> None:
        assert options.keys() <= {"map", "deck", "house", "cards"}, f"the referee does not know all of {options}"
        self.house = read_as(READINGS, house)
        self.real = options.get("cards") == "flipped"  # section 7
        self.awaited = False  # a real card has yet to be flipped
        self.flipper = 0  # MX-7.2b
        self.routes: list[dict[str, Any]] = _read("maps", options["map"])["routes"]
        self.deck: list[dict[str, Any]] = _read("decks", options["deck"])["cards"]
        self.sheets = [Sheet(self.routes) for _ in range(seats)]
        self.left = [card["copies"] for card in self.deck]
        self.turn = 0
        self.card = self.deck[0]
        self.choices: dict[int, Command] = {}
        self.crowned: set[str] = set()  # routes completed in an earlier turn
        self.over = False

    def start(self, dice: Dice) -> Told:
        return self._turn_card(dice)

    def _turn_card(self, dice: Dice) -> Told:
        """MX-2.1: any card of the draw pile may be on top (MX-1.5)."""
        if self.real:  # MX-7.1: it is awaited
            self.turn += 1
            self.awaited = True
            return [("MX-7.1", {"type": "card_awaited", "turn": self.turn})]
        at = dice.pick("MX-2.1", self.left)
        self.left[at] -= 1
        self.card = self.deck[at]
        self.turn += 1
        return [("MX-2.1", {"type": "card_turned", "turn": self.turn, "card": name_of(self.card)})]

    def asked(self) -> list[int]:
        """MX-2.2: all that have not written; MX-7.2: before that the card flipper."""
        if self.awaited:
            return [self.flipper]
        return [] if self.over else [seat for seat in range(len(self.sheets)) if seat not in self.choices]

    def options(self, seat: int) -> list[Option]:
        if self.over:
            return []
        if self.awaited:  # MX-7.2, MX-7.3: anybody enters a kind that is left
            left = [name_of(card) for card, left in zip(self.deck, self.left, strict=True) if left]
            return [("MX-7.3", {"type": "flip", "card": card}) for card in left]
        back = [("MX-7.4", {"type": "unflip"})] if self.real and seat == self.flipper else []
        return back + self._choices(seat)

    def _choices(self, seat: int) -> list[Option]:
        if seat in self.choices:
            return [("MX-2.3", {"type": "take_back"})]
        sheet = self.sheets[seat]
        if self.card["kind"] != "free":
            return [("MX-2.4", {"type": "write", "route": route}) for route in sheet.open_routes()]
        circles = [("MX-3.4", {"type": "circle", "station": station}) for station in sheet.empty()]
        return circles or [("MX-3.4", {"type": "nothing"})]

    def refusal(self, seat: int, command: Command) -> str:
        if self.awaited or command["type"] in ("flip", "unflip"):
            return {"flip": "MX-7.3", "unflip": "MX-7.4"}.get(command["type"], "MX-7.1")
        if command["type"] == "take_back" or seat in self.choices:
            return "MX-2.3"
        return "MX-2.4" if command["type"] == "write" else "MX-3.4"

    def play(self, seat: int, command: Command, dice: Dice) -> Told:
        if command["type"] == "flip":
            return self._flip(seat, command["card"])
        if command["type"] == "unflip":  # MX-7.4: the card, and all that was written for it
            self.left[self.deck.index(self.card)] += 1
            self.choices, self.awaited = {}, True
            return [("MX-7.4", {"type": "unflipped", "seat": seat, "card": name_of(self.card)})]
        if command["type"] == "take_back":
            del self.choices[seat]
            return [("MX-2.3", {"type": "took_back", "seat": seat})]
        self.choices[seat] = command
        if len(self.choices) < len(self.sheets):
            return [("MX-2.2", {"type": "wrote", "seat": seat})]
        return self._end_turn(dice)

    def _flip(self, seat: int, name: str) -> Told:
        """MX-7.2: who enters a card is the card flipper."""
        at = [name_of(card) for card in self.deck].index(name)
        self.left[at] -= 1
        self.card, self.flipper, self.awaited = self.deck[at], seat, False
        turned = {"type": "card_turned", "turn": self.turn, "card": name}
        return [("MX-7.2", {"type": "flipped", "seat": seat, "card": name}), ("MX-2.1", turned)]

    def _end_turn(self, dice: Dice) -> Told:
        """All have written: they fill, then completion is checked (section 4)."""
        told: Told = []
        filled = [self._fill(seat, self.choices[seat]) for seat in range(len(self.sheets))]
        new = [self._newly_complete(sheet) for sheet in self.sheets]
        first = {one["id"] for one in self.routes} - self.crowned
        if self.house["crown_same_turn"] == "nobody":  # MX-4.2a: it is for one alone
            first = {id_ for id_ in first if sum(id_ in routes for routes in new) == 1}
        for seat, sheet in enumerate(self.sheets):
            told.append(filled[seat])
            told += self._complete(seat, sheet, new[seat], first)
        self.choices = {}
        # MX-5.1: everyone has used as many spaces, so it ends for all in this turn.
        if not self.sheets[0].open_routes():
            return told + self._end()
        if self.card.get("reshuffle"):  # MX-4.4
            self.left = [card["copies"] for card in self.deck]
            told.append(("MX-4.4", {"type": "reshuffled"}))
        return told + self._turn_card(dice)

    def _fill(self, seat: int, choice: Command) -> tuple[str, dict[str, Any]]:
        sheet, kind = self.sheets[seat], self.card["kind"]
        route, number, stations = choice.get("route"), 0, [choice["station"]] if choice["type"] == "circle" else []
        clause = {"number": "MX-3.1", "skip": "MX-3.2", "star": "MX-3.3", "free": "MX-3.4"}[kind]
        if route is not None:
            sheet.indicators[route].append(name_of(self.card))  # MX-2.4: the leftmost empty one
            along = next(one["stations"] for one in self.routes if one["id"] == route)
            if kind == "number":
                stations = sheet.number(along, self.card["value"])
            else:
                stations = sheet.skip(along, 1 if kind == "star" else self.card["value"])
            if kind == "star" and stations:  # on a full route a star scores nothing (MX-2.5)
                number = sheet.star(stations[0])
        sheet.filled |= set(stations)
        sheet.stars += number
        return clause, {"type": "filled", "seat": seat, "route": route, "stations": stations, "number": number}

    def _newly_complete(self, sheet: Sheet) -> list[str]:
        """MX-4.1: all stations are filled, by whichever card."""
        return [
            route["id"]
            for route in self.routes
            if route["id"] not in sheet.complete and set(route["stations"]) <= sheet.filled
        ]

    def _complete(self, seat: int, sheet: Sheet, new: list[str], first: set[str]) -> Told:
        """MX-4.2: the turn decides who is first; solo everyone is (MX-4.3)."""
        told: Told = []
        for route in self.routes:
            id_ = route["id"]
            if id_ not in new:
                continue
            sheet.complete.add(id_)
            self.crowned.add(id_)
            is_first = id_ in first or len(self.sheets) == 1
            bonus = route["bonus_first"] if is_first else route["bonus_later"]
            sheet.bonuses += bonus
            event = {"type": "completed", "seat": seat, "route": id_, "bonus": bonus, "first": is_first}
            told.append(("MX-4.2", event))
        return told

    def _end(self) -> Told:
        self.over = True
        told: Told = [
            ("MX-5.2", {"type": "scored", "seat": seat} | sheet.score()) for seat, sheet in enumerate(self.sheets)
        ]
        if len(self.sheets) == 1:
            total = self.sheets[0].score()["total"]
            rank = next((rank for least, rank in RANKS if total >= least), "check_the_rules")
            told.append(("MX-5.5", {"type": "ranked", "rank": rank}))
        outcome = self.outcome()
        assert outcome is not None
        ended = {"type": "ended", "seats": outcome["ranking"][0], "decided_by": outcome["decided_by"]}
        return [*told, ("MX-5.4", ended)]

    def outcome(self) -> dict[str, Any] | None:
        """MX-5.4: highest total, then fewer empty stations (a table may leave that out), else shared."""
        if not self.over:
            return None
        scores = [sheet.score() for sheet in self.sheets]
        by_empty = self.house["ties"] == "fewer_empty"
        worth = [(score["total"], -score["empty"] if by_empty else 0) for score in scores]
        ranking = [
            [seat for seat, mine in enumerate(worth) if mine == place] for place in sorted(set(worth), reverse=True)
        ]
        best = [seat for seat, score in enumerate(scores) if score["total"] == max(one["total"] for one in scores)]
        decided_by = "total" if len(best) == 1 else "shared" if len(ranking[0]) > 1 else "fewer_empty"
        return {
            "ranking": ranking,
            "scores": [score["total"] for score in scores],
            "decided_by": "solo" if len(scores) == 1 else decided_by,
            "reason": "all_spaces_used",
        }

    def facts(self) -> Any:
        """MX-6.1 and 6.2: the composition of the piles and all sheets, but nobody's choice."""
        return {
            **({"flipper": self.flipper} if self.real else {}),
            "turn": self.turn,
            "card": "" if self.awaited else name_of(self.card),
            "pile": {name_of(card): left for card, left in zip(self.deck, self.left, strict=True)},
            "discard": {name_of(card): card["copies"] - left for card, left in zip(self.deck, self.left, strict=True)},
            "sheets": [
                {"score": sheet.score(), "indicators": list(sheet.indicators.values())} for sheet in self.sheets
            ],
            "written": [seat in self.choices for seat in range(len(self.sheets))],
            "over": self.over,
        }


def referee(options: dict[str, Any], seats: int, rules: int) -> MetroX:
    return MetroX(options, seats, options["house"] if rules > 1 else {})
