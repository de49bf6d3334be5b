"""A second engine for IZAKAYA, from the clauses alone."""

from collections.abc import Iterator
from typing import Any

from tests.referee.course import Course, Played, in_order, read_as
from tests.referee.izakaya_building import COPIES, Lot, Place, read
from tests.referee.judge import Command, Option

Pair = tuple[int, int]  # a card (c, r) or a corner (i, j)

# How open clauses are read. These are the readings of the first release (rules 1).
READINGS: dict[str, Any] = {
    "supply": "yard",
    "choose_unseen": False,
    "lot_chips_on_rim": "never",
    "price_chips": "any",
    "drink_chips": "one_per_colour",
    "pyramid_by": "new_chip",
    "cash_counts": True,
    "zero_ties": "keep",
    "line_diagonals": False,
    "build_on_blue": False,
    "mirror_pieces": True,
    "round_cap": "10",
}
CLAUSES = {
    "bid": "IZ-3.1",
    "drink": "IZ-4.1",
    "price": "IZ-5.1",
    "acquire": "IZ-6.1",
    "build": "IZ-8.1",
    "take": "IZ-8.2",
    "pass": "IZ-2.3",
    "decline": "IZ-7.5",
}


def name(pair: Pair) -> str:
    return f"{pair[0]},{pair[1]}"


def pair(text: str) -> Pair:
    first, second = text.split(",")
    return int(first), int(second)


class Izakaya(Played):
    """A game under way."""

    chance_clause, turn_clause, end_clause = "IZ-0.5", "IZ-0.6", "IZ-11.6"
    bid_event = "bid_placed"

    def __init__(self, seats: int, readings: dict[str, Any]) -> None:
        super().__init__()
        self.readings = read_as(READINGS, readings)
        self.number = read("setup")
        town = next(one for one in self.number["towns"] if one["seats"] == seats)
        self.side: int = town["cards_per_side"]
        self.threshold: int = town["end_threshold"]
        self.yard_size: int = town["yard_size"]
        self.blue: Pair | None = (1, 1) if town["blue_card"] == "centre" else None
        self.players: list[dict[str, Any]] = [{"cash": self.number["start_cash"], "chips": []} for _ in range(seats)]
        self.order: list[int] = []
        self.lots: dict[Pair, Lot] = {}
        self.colors: list[str] = []
        self.prices: dict[str, int] = {}
        self.crates: dict[str, int] = {}
        self.drinks: dict[Pair, str] = {}
        self.supply = dict(COPIES)
        self.yard: list[str] = []  # the oldest first
        self.used_colors: dict[str, list[int]] = {}  # action chips on colours in this phase
        self.price_used = False  # whether one was used for Price
        self.round = self.pot = 0
        self.last: str | None = None  # why this action phase is the last
        self.over = False

    def refusal(self, seat: int, command: Command) -> str:  # noqa: ARG002 - by kind
        return CLAUSES.get(command["type"], "IZ-0.6")

    def course(self) -> Course:
        """Sections 1 and 2."""
        self.set_up()
        while self.last is None:
            self.round += 1
            self.tell("IZ-2.1", "round_began", round=self.round)
            yield from self.auction()
            self.used_colors, self.price_used = {}, False
            for _ in range(self.number["action_chips"]):  # IZ-2.2
                for seat in self.order:
                    yield from self.turn(seat)
        self.score()

    # --- section 1

    def set_up(self) -> None:
        lots = self.drawn("IZ-1.2", sorted({lot["number"] for lot in read("lots")["lots"]}), self.side**2)
        for at, lot in enumerate(lots):
            self.lots[at % self.side, at // self.side] = Lot(lot)
        known = [color["id"] for color in self.number["colors"]]
        self.colors = self.drawn("IZ-1.5", known, len(known))
        self.prices = dict(zip(self.colors, self.number["start_prices"], strict=True))  # IZ-1.6
        self.crates = dict.fromkeys(self.colors, int(self.number["drinks_per_color"]))
        self.order = self.drawn("IZ-1.8", list(range(len(self.players))), len(self.players))
        self.tell("IZ-1.2", "town_laid", lots=lots, colors=self.colors)
        if self.readings["supply"] == "yard":  # IZ-9.1
            self.yard = [self.draw_piece() for _ in range(self.yard_size)]
            self.tell("IZ-9.1", "yard_filled", shapes=list(self.yard))
            self.unstick()
        self.tell("IZ-1.8", "order_set", seats=self.order)

    def drawn(self, clause: str, things: list[Any], count: int) -> list[Any]:
        """So many things at random, in the order in which they came."""
        left = list(things)
        return [left.pop(self.dice.below(clause, len(left))) for _ in range(count)]

    # --- section 3

    def auction(self) -> Course:
        bids = yield from self.bids("IZ-3.1", self.number["coin"], [one["cash"] for one in self.players])
        for player, bid in zip(self.players, bids, strict=True):  # IZ-3.2
            player["cash"] -= bid
            self.pot += bid
        self.tell("IZ-3.2", "bids_revealed", bids=bids, pot=self.pot)
        self.order = in_order(self.order, bids, self.readings["zero_ties"] == "keep")
        self.tell("IZ-3.4", "order_set", seats=self.order)
        if self.pot >= self.threshold:  # IZ-10.1
            self.last = "pot"
        elif self.is_capped():
            self.last = "rounds"
        if self.last:
            self.tell("IZ-10.1", "last_phase", reason=self.last)

    def is_capped(self) -> bool:
        """IZ-10.2."""
        return bool(self.readings["round_cap"] == "10" and self.round == self.number["max_rounds"])

    # --- a turn

    def turn(self, seat: int) -> Course:
        drinks, prices, lots = self.drink_options(seat), self.price_options(), self.acquire_options(seat)
        self.ask(seat, [("IZ-2.3", {"type": "pass"}), *drinks, *prices, *lots, *self.build_options()])
        _, command = yield
        match command["type"]:
            case "pass":
                self.tell("IZ-2.3", "passed", seat=seat)
            case "drink":
                self.drink(seat, command["color"], pair(command["corner"]))
            case "price":
                self.price(seat, command["giver"], command["taker"])
            case "acquire":
                yield from self.acquire(seat, pair(command["corner"]), pair(command["lot"]))
            case _:
                yield from self.build(seat, command, bonus=False)

    def corners(self, kind: str) -> list[Pair]:
        """IZ-0.4: `inner` meets 4 cards, `rim` 2, `outer` 1."""
        count = {"inner": 4, "rim": 2, "outer": 1}[kind]
        every = [(i, j) for j in range(self.side + 1) for i in range(self.side + 1)]
        return [corner for corner in every if len(self.meets(corner)) == count]

    def meets(self, corner: Pair) -> list[Pair]:
        """IZ-0.3: the cards at a corner."""
        i, j = corner
        return [card for card in ((i - 1, j - 1), (i, j - 1), (i - 1, j), (i, j)) if card in self.lots]

    # --- section 4

    def drink_options(self, seat: int) -> Iterator[Option]:
        corners = [corner for corner in self.corners("inner") if corner not in self.drinks]
        if not corners:  # IZ-4.5
            corners = [corner for corner in self.corners("rim") if corner not in self.drinks]
        for color in self.colors:
            if self.crates[color] > 0 and self.may_use(seat, color):  # IZ-4.3
                for corner in corners:
                    yield "IZ-4.1", {"type": "drink", "color": color, "corner": name(corner)}

    def may_use(self, seat: int, color: str) -> bool:
        """IZ-4.2."""
        if self.readings["drink_chips"] == "one_per_player":
            return not any(seat in seats for seats in self.used_colors.values())
        return color not in self.used_colors

    def drink(self, seat: int, color: str, corner: Pair) -> None:
        self.crates[color] -= 1
        self.used_colors.setdefault(color, []).append(seat)
        self.drinks[corner] = color
        self.tell("IZ-4.1", "drink_placed", seat=seat, color=color, corner=name(corner))

    # --- section 5

    def price_options(self) -> Iterator[Option]:
        if self.price_used and self.readings["price_chips"] == "one":  # IZ-5.4
            return
        for giver in self.colors:
            for taker in self.colors:
                if giver != taker and self.prices[giver] >= self.number["coin"]:  # IZ-5.2
                    yield "IZ-5.1", {"type": "price", "giver": giver, "taker": taker}

    def price(self, seat: int, giver: str, taker: str) -> None:
        self.price_used = True
        self.prices[giver] -= self.number["coin"]
        self.prices[taker] += self.number["coin"]
        prices = {"giver_price": self.prices[giver], "taker_price": self.prices[taker]}
        self.tell("IZ-5.1", "coin_moved", seat=seat, giver=giver, taker=taker, **prices)

    # --- sections 6 and 7

    def rim_allowed(self) -> bool:
        """IZ-6.2."""
        reading = self.readings["lot_chips_on_rim"]
        return bool(reading == "always" or (reading == "by_players" and len(self.players) <= 3))

    def acquire_options(self, seat: int) -> Iterator[Option]:
        chips = self.players[seat]["chips"]
        if len(chips) == self.number["lot_chips"]:  # IZ-6.6
            return
        for corner in self.corners("inner") + (self.corners("rim") if self.rim_allowed() else []):
            if corner in chips:  # IZ-6.3
                continue
            reach = self.meets(corner)
            if self.readings["pyramid_by"] == "any_own_chip":  # IZ-6.1
                reach = sorted({lot for chip in [*chips, corner] for lot in self.meets(chip)})
            for lot in reach:
                if self.lots[lot].owner is None and lot != self.blue:  # IZ-6.4, 6.5
                    yield "IZ-6.1", {"type": "acquire", "corner": name(corner), "lot": name(lot)}

    def acquire(self, seat: int, corner: Pair, lot: Pair) -> Course:
        self.players[seat]["chips"].append(corner)
        self.lots[lot].owner = seat
        self.tell("IZ-6.1", "lot_acquired", seat=seat, corner=name(corner), lot=name(lot))
        if not self.makes_line(seat, corner):
            return
        options = list(self.build_options())
        if not self.some_fit(self.takeable()):
            self.tell("IZ-7.5", "bonus_skipped", seat=seat)
            return
        self.tell("IZ-7.1", "line_made", seat=seat, corner=name(corner))
        self.ask(seat, [("IZ-7.5", {"type": "decline"}), *options])
        _, command = yield
        if command["type"] == "decline":
            self.tell("IZ-7.5", "bonus_declined", seat=seat)
        else:
            yield from self.build(seat, command, bonus=True)

    def makes_line(self, seat: int, corner: Pair) -> bool:
        """IZ-7.1, 7.2, 7.4: with the new chip, three own ones beside each other."""
        chips, length = self.players[seat]["chips"], self.number["line_length"]
        if len(self.players) < 4:
            return False
        for di, dj in [(1, 0), (0, 1), *([(1, 1), (1, -1)] if self.readings["line_diagonals"] else [])]:
            for back in range(length):
                line = [(corner[0] + (at - back) * di, corner[1] + (at - back) * dj) for at in range(length)]
                if all(one in chips for one in line):
                    return True
        return False

    # --- sections 8 and 9

    def takeable(self) -> list[str]:
        """IZ-8.2: shapes in the yard, or all that are left in the supply."""
        if self.readings["supply"] == "yard":
            return [shape for shape in COPIES if shape in self.yard]
        return [shape for shape, left in self.supply.items() if left]

    def places(self, shape: str) -> Iterator[tuple[Pair, str, Place]]:
        """Every legal place in the town."""
        for at, lot in self.lots.items():
            if at != self.blue or self.readings["build_on_blue"]:  # IZ-1.3
                for outline, place in lot.places(shape, self.readings["mirror_pieces"]):
                    yield at, outline, place

    def some_fit(self, shapes: list[str]) -> bool:
        return any(True for shape in shapes for _ in self.places(shape))

    def build_options(self) -> Iterator[Option]:
        for shape in self.takeable():
            if self.readings["choose_unseen"]:
                yield "IZ-8.2", {"type": "take", "shape": shape}
            else:
                yield from self.place_options(shape)

    def place_options(self, shape: str) -> Iterator[Option]:
        for lot, _, place in self.places(shape):
            cells = [name(cell) for cell in place]
            yield "IZ-8.10", {"type": "build", "shape": shape, "lot": name(lot), "cells": cells}

    def build(self, seat: int, command: Command, *, bonus: bool) -> Course:
        """Take a piece and place it; one that was taken unseen is put back if it fits nowhere."""
        shape = command["shape"]
        if command["type"] == "take":
            self.tell("IZ-8.2", "piece_taken", seat=seat, shape=shape)
            options = list(self.place_options(shape))
            if not options:  # IZ-8.2
                self.tell("IZ-8.2", "piece_returned", seat=seat, shape=shape)
                return
            self.ask(seat, options)
            _, command = yield
        lot = self.lots[pair(command["lot"])]
        place = tuple(pair(cell) for cell in command["cells"])
        outline = next(outline for outline, heights in lot.height.items() if place[0] in heights)
        floor = lot.build(outline, place)
        told = {"shape": shape, "lot": command["lot"], "outline": outline, "cells": command["cells"]}
        self.tell("IZ-8.1", "built", seat=seat, **told, floor=floor, bonus=bonus)
        if self.readings["supply"] == "yard":
            self.yard.remove(shape)  # IZ-9.3: of two equal pieces the one that lay longer leaves
            self.refill()
        else:
            self.supply[shape] -= 1

    def draw_piece(self, shapes: list[str] | None = None) -> str:
        """One piece at random from the supply, or only from some of its shapes."""
        weights = [left if shapes is None or shape in shapes else 0 for shape, left in self.supply.items()]
        shape = list(self.supply)[self.dice.pick("IZ-9.2", weights)]
        self.supply[shape] -= 1
        return shape

    def refill(self) -> None:
        """IZ-9.2."""
        if any(self.supply.values()):
            self.yard.append(self.draw_piece())
            self.tell("IZ-9.2", "piece_drawn", shape=self.yard[-1])
        self.unstick()

    def unstick(self) -> None:
        """IZ-9.3: with no piece that fits, the oldest is changed for one that does."""
        if self.some_fit(self.takeable()):
            return
        fitting = [shape for shape, left in self.supply.items() if left and self.some_fit([shape])]
        if fitting:
            oldest = self.yard.pop(0)
            self.supply[oldest] += 1
            self.yard.append(self.draw_piece(fitting))
            self.tell("IZ-9.3", "piece_swapped", shape=oldest, drawn=self.yard[-1])

    # --- section 11

    def drinks_at(self, lot: Pair) -> int:
        """IZ-11.1: the prices of all drinks adjacent to a lot."""
        return sum(self.prices[color] for corner, color in self.drinks.items() if lot in self.meets(corner))

    def earnings(self, seat: int) -> list[dict[str, Any]]:
        """What each lot of a player earns, in reading order."""
        earned = []
        for at, lot in self.lots.items():
            if lot.owner == seat:
                floors, drinks = list(lot.floors().values()), self.drinks_at(at)
                earned.append({"lot": name(at), "drinks": drinks, "floors": floors, "earned": drinks * sum(floors)})
        return earned

    def worth(self, seat: int) -> dict[str, int]:
        """IZ-11.5."""
        earned, cash = sum(one["earned"] for one in self.earnings(seat)), self.players[seat]["cash"]
        return {"earned": earned, "cash": cash, "total": earned + (cash if self.readings["cash_counts"] else 0)}

    def score(self) -> None:
        self.over = True
        for seat in range(len(self.players)):
            for one in self.earnings(seat):
                self.tell("IZ-11.1", "lot_earned", seat=seat, **one)
            self.tell("IZ-11.5", "scored", seat=seat, **self.worth(seat))
        outcome = self.outcome()
        assert outcome is not None
        self.tell("IZ-11.6", "ended", seats=outcome["ranking"][0], decided_by=outcome["decided_by"])

    def outcome(self) -> dict[str, Any] | None:
        """IZ-11.6: the highest total; equals by cash where it does not count, then by the track."""
        if not self.over:
            return None
        worth = [self.worth(seat) for seat in range(len(self.players))]
        totals = [one["total"] for one in worth]
        ranking = sorted(
            range(len(worth)), key=lambda seat: (-totals[seat], -self.tie_cash(seat), self.order.index(seat))
        )
        first, second = ranking[:2]
        if totals[first] != totals[second]:
            decided_by = "total"
        else:
            decided_by = "cash" if self.tie_cash(first) != self.tie_cash(second) else "turn_order"
        ranked = [[seat] for seat in ranking]
        return {"ranking": ranked, "scores": totals, "decided_by": decided_by, "reason": self.last}

    def tie_cash(self, seat: int) -> int:
        """The cash that decides between equals: none where it is in the total already."""
        return 0 if self.readings["cash_counts"] else int(self.players[seat]["cash"])

    # --- what everybody may see

    def facts(self) -> Any:
        """IZ-13.3."""
        return {
            "round": self.round,
            "asked": self.waits_for,
            "order": self.order,
            "pot": self.pot,
            "last": self.last is not None or self.is_capped(),
            "colors": [{"id": one, "price": self.prices[one], "left": self.crates[one]} for one in self.colors],
            "drinks": {name(corner): color for corner, color in self.drinks.items()},
            "players": [
                {
                    "cash": player["cash"],
                    "lot_chips": [name(chip) for chip in sorted(player["chips"], key=lambda one: one[::-1])],
                    "lot_chips_left": self.number["lot_chips"] - len(player["chips"]),
                    "score": {"lots": self.earnings(seat), **self.worth(seat)},
                }
                for seat, player in enumerate(self.players)
            ],
            "lots": [
                {"lot": name(at), "number": lot.number, "owner": lot.owner, "heights": lot.heights()}
                for at, lot in self.lots.items()
            ],
            "yard": self.yard,
            "supply": self.supply,
        }


def referee(options: dict[str, Any], seats: int, rules: int) -> Izakaya:
    return Izakaya(seats, options["house"] if rules > 1 else {})
