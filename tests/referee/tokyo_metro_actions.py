"""The action phase of TOKYO METRO, for the referee (sections 7 to 20)."""

from collections.abc import Callable, Iterator
from typing import Any

from tests.referee.course import Course, Played, read_as
from tests.referee.judge import Command, Option
from tests.referee.tokyo_metro_parts import READINGS, Parts, subsets

CLAUSES = {
    "move": "TM-8.1",
    "station": "TM-9.1",
    "invest": "TM-10.1",
    "depart": "TM-11.1",
    "speed": "TM-12.1",
    "bicycle": "TM-13.1",
    "discount": "TM-14.1",
    "bid": "TM-15.1",
    "loan": "TM-16.1",
    "speculate": "TM-17.1",
    "disc": "TM-18.1",
    "card": "TM-19.1",
}


class Table(Played):
    """All that lies on the table; what players do on their turns."""

    def __init__(self, options: dict[str, Any], seats: int, readings: dict[str, Any]) -> None:
        super().__init__()
        self.parts = Parts(options)
        self.readings = read_as(READINGS, readings)
        self.number = self.parts.constants
        self.order: list[int] = []
        self.round = 0
        self.players: list[dict[str, Any]] = [
            {
                "cash": self.number["start_cash"],
                "usable": self.number["usable_discs_start"],
                "unused": 0,
                "supply": self.number["usable_discs_max"] - self.number["usable_discs_start"],
                "bets": self.number["speculation_discs"],
                "pyramids": self.number["pyramids_per_player"],
                "at": None,
                "aboard": None,
                "tokens": 0,
                "loans": 0,
                "bicycle": False,
                "bonus": 0,
                "discounts": {},  # pending ones: the value by the spot
                "cards": [],
                "passed": False,
            }
            for _ in range(seats)
        ]
        # TM-2.4, 2.5: holders in the order of their shares; slots hold "speed" or a seat with a stake.
        self.lines: dict[str, dict[str, Any]] = {
            line: {"income": None, "holders": [], "train": None, "heading": 1, "slots": []} for line in self.parts.lines
        }
        self.pyramids: dict[str, int] = {}
        self.taken: dict[str, int] = {}  # spots on which discs lie, and whose
        self.undrawn = {deck: list(cards) for deck, cards in self.parts.decks.items()}
        self.columns: dict[str, list[str]] = {deck: [] for deck in self.parts.decks}
        # TM-2.8: one for each column, or one for all, which has no name.
        self.piles: dict[str | None, list[str]] = {deck: [] for deck in self.parts.decks}
        if self.readings["discard_piles"] == "one":
            self.piles = {None: []}
        self.speed_tokens: int = self.number["speed_tokens"]
        self.loan_markers: int = self.number["loan_markers"]
        self.bicycles: int = self.number["bicycles"]

    # --- what can be asked of the table

    def station_of(self, line: str) -> str:
        """Where the train of a running line is."""
        at: int = self.lines[line]["train"]
        return self.parts.lines[line][at]

    def steps(self, seat: int, steps: int) -> int:
        """TM-13.1: one more with a bicycle."""
        return steps + (self.number["bicycle_bonus_steps"] if self.players[seat]["bicycle"] else 0)

    def has_slot(self, line: str) -> bool:
        return len(self.lines[line]["slots"]) < int(self.number["slots_per_line"])

    def has_stake(self, seat: int, line: str) -> bool:
        return any(slot != "speed" and slot["seat"] == seat for slot in self.lines[line]["slots"])

    def price(self, seat: int, spot: str, used: list[str]) -> int:
        """TM-14.2, 14.3: the value of the spot without the discounts, never below 0."""
        pending: dict[str, int] = self.players[seat]["discounts"]
        return max(0, int(self.parts.spots[spot]["value"]) - sum(pending[one] for one in used))

    def surcharge(self, line: str) -> int:
        """TM-10.2: of the next share."""
        return int(self.number["share_surcharge"][len(self.lines[line]["holders"])])

    # --- what changes it

    def raise_income(self, clause: str, line: str, by: int) -> None:
        self.lines[line]["income"] = (self.lines[line]["income"] or 0) + by
        self.tell(clause, "income_rose", line=line, by=by, income=self.lines[line]["income"])

    def start_train(self, clause: str, line: str) -> None:
        """TM-10.8, 11.2: on station 1, heading for the far terminus."""
        self.lines[line] |= {"train": 0, "heading": 1}
        self.tell(clause, "train_started", line=line, station=self.parts.lines[line][0])

    # --- the phase

    def actions(self) -> Course:
        """Section 7."""
        self.tell("TM-3.1", "phase_began", phase="actions")
        for player in self.players:  # TM-7.3
            player["unused"] = player["usable"]
        while any(self.is_in(seat) for seat in self.order):
            for seat in self.order:
                if self.is_in(seat):
                    yield from self.turn(seat)
        self.taken.clear()  # TM-7.12
        for player in self.players:
            player |= {"discounts": {}, "unused": 0, "passed": False}

    def is_in(self, seat: int) -> bool:
        """TM-7.2."""
        return not self.players[seat]["passed"] and self.players[seat]["unused"] > 0

    def turn(self, seat: int) -> Course:
        """TM-7.4, 7.5: tokens and alighting first, as the player likes; then an action or pass."""
        player = self.players[seat]
        while True:
            self.ask(seat, [*self.before_action(seat), *self.acts(seat)])
            _, command = yield
            if command["type"] == "place_token":
                player["tokens"] -= 1
                self.lines[command["line"]]["slots"].append("speed")
                self.tell("TM-12.3", "token_placed", seat=seat, line=command["line"])
            elif command["type"] == "alight":
                line, place = player["aboard"], (command["x"], command["y"])
                player |= {"aboard": None, "at": place}
                where = {"line": line, "station": self.station_of(line), "x": place[0], "y": place[1]}
                self.tell("TM-23.8", "alighted_on_turn", seat=seat, **where)
            else:
                break
        if command["type"] == "pass":  # TM-20.1
            paid = self.number["pass_pay_per_disc"] * player["unused"]
            player |= {"cash": player["cash"] + paid, "passed": True}
            self.tell("TM-20.1", "seat_passed", seat=seat, paid=paid)
        else:
            self.act(seat, command)

    def before_action(self, seat: int) -> Iterator[Option]:
        player = self.players[seat]
        if player["tokens"]:
            for line in self.lines:
                if self.has_slot(line):
                    yield "TM-12.3", {"type": "place_token", "line": line}
        if player["aboard"] is not None:
            for x, y in self.parts.touch(self.station_of(player["aboard"])):
                yield "TM-23.8", {"type": "alight", "x": x, "y": y}

    def acts(self, seat: int) -> Iterator[Option]:
        """All rows of the decision `act`."""
        yield "TM-20.1", {"type": "pass"}
        player = self.players[seat]
        cards = [card for column in self.columns.values() for card in column] + player["cards"]  # TM-7.8
        for card in cards:
            for spot in self.parts.on_card[card]:
                printed = self.parts.spots[spot]
                if spot in self.taken or printed.get("discs", 1) > player["unused"]:  # TM-7.6, 7.7
                    continue
                rows: Callable[[int, str], Iterator[Command]] = getattr(self, f"{printed['action']}_options")
                for command in rows(seat, spot):
                    yield CLAUSES[printed["action"]], {"spot": spot, **command}

    def discounted(self, seat: int, spot: str) -> Iterator[tuple[list[str], int]]:
        """Every set of own pending discounts, with the price it leaves."""
        for used in subsets(list(self.players[seat]["discounts"])):
            yield used, self.price(seat, spot, used)

    def move_options(self, seat: int, spot: str) -> Iterator[Command]:
        place = self.players[seat]["at"]
        if place is not None:  # TM-8.2
            for x, y in self.parts.near(place, self.steps(seat, self.parts.spots[spot]["value"])):
                yield {"type": "move", "x": x, "y": y}

    def station_options(self, seat: int, spot: str) -> Iterator[Command]:
        player = self.players[seat]
        if player["at"] is None or player["pyramids"] == 0:  # TM-9.3, 9.5
            return
        for station in self.parts.touched_from(player["at"]):
            if station in self.pyramids:  # TM-9.4
                continue
            for used, price in self.discounted(seat, spot):
                if price * self.parts.pillars(station) <= player["cash"]:
                    yield {"type": "station", "station": station, "discounts": used}

    def invest_options(self, seat: int, spot: str) -> Iterator[Command]:
        for line, state in self.lines.items():
            if len(state["holders"]) == len(self.number["share_surcharge"]):  # TM-10.7
                continue
            if seat in state["holders"] or self.has_stake(seat, line):  # TM-10.5, 10.6
                continue
            for used, price in self.discounted(seat, spot):
                if price + self.surcharge(line) <= self.players[seat]["cash"]:
                    yield {"type": "invest", "line": line, "discounts": used}

    def depart_options(self, seat: int, spot: str) -> Iterator[Command]:  # noqa: ARG002 - as all rows
        for line, state in self.lines.items():
            if state["train"] is None:  # TM-11.3
                yield {"type": "depart", "line": line}

    def speed_options(self, seat: int, spot: str) -> Iterator[Command]:  # noqa: ARG002
        if self.speed_tokens > 0:  # TM-12.2
            yield {"type": "use"}

    def bicycle_options(self, seat: int, spot: str) -> Iterator[Command]:  # noqa: ARG002
        if self.bicycles > 0 and not self.players[seat]["bicycle"]:  # TM-13.2
            yield {"type": "use"}

    def discount_options(self, seat: int, spot: str) -> Iterator[Command]:  # noqa: ARG002
        yield {"type": "use"}

    bid_options = discount_options

    def loan_options(self, seat: int, spot: str) -> Iterator[Command]:  # noqa: ARG002
        player = self.players[seat]
        most = 1 if self.readings["loans_per_action"] != "any" else self.number["loan_markers"]
        for count in range(1, min(most, self.loan_markers) + 1):  # TM-16.2
            yield self.loan_command(repay=False, count=count)
        if self.readings["loan_repay"]:  # TM-16.3, 16.4
            for count in range(1, min(most, player["loans"]) + 1):
                if count * self.number["loan_repay_price"] <= player["cash"]:
                    yield self.loan_command(repay=True, count=count)

    def loan_command(self, *, repay: bool, count: int) -> Command:
        return {"type": "loan", "repay": repay} if count == 1 else {"type": "loans", "number": count, "repay": repay}

    def speculate_options(self, seat: int, spot: str) -> Iterator[Command]:  # noqa: ARG002
        player = self.players[seat]
        if player["bets"] == 0:  # TM-17.6
            return
        for line, state in self.lines.items():
            if state["income"] is None or not self.has_slot(line) or seat in state["holders"]:  # TM-17.3 to 17.5
                continue
            least = max(self.number["speculation_minimum"], self.parts.second(state["income"]))  # TM-17.2
            for stake in range(least, player["cash"] + 1, self.number["money_unit"]):
                yield {"type": "speculate", "line": line, "stake": stake}

    def disc_options(self, seat: int, spot: str) -> Iterator[Command]:
        player = self.players[seat]
        if player["usable"] < self.number["usable_discs_max"]:  # TM-18.2
            for used, price in self.discounted(seat, spot):
                if price <= player["cash"]:
                    yield {"type": "disc", "discounts": used}

    def card_options(self, seat: int, spot: str) -> Iterator[Command]:
        for pile in [pile for pile, cards in self.piles.items() if cards]:  # TM-19.2
            for used, price in self.discounted(seat, spot):
                if price <= self.players[seat]["cash"]:
                    yield {"type": "card", "pile": pile, "discounts": used}

    # --- effects

    def act(self, seat: int, command: Command) -> None:
        """TM-7.10: discs, discounts, payment, effect."""
        player, spot = self.players[seat], command["spot"]
        printed = self.parts.spots[spot]
        used = command.get("discounts", [])
        price = self.price(seat, spot, used) if "discounts" in command else 0
        paid = self.due(command, price)
        self.taken[spot] = seat
        player["unused"] -= printed.get("discs", 1)
        for one in used:
            del player["discounts"][one]
            if self.readings["discount_spot_freed"]:  # TM-14.5
                del self.taken[one]
        player["cash"] -= paid
        told = {"spot": spot, "action": printed["action"], "discounts": used, "paid": paid}
        self.tell("TM-7.10", "spot_used", seat=seat, **told)
        effect: Callable[[int, Command, int], None] = getattr(self, f"do_{printed['action']}")
        effect(seat, command, price if "discounts" in command else printed.get("value", 0))

    def due(self, command: Command, price: int) -> int:
        """What is paid at once, all in all."""
        match command["type"]:
            case "station":
                return price * self.parts.pillars(command["station"])  # TM-9.2
            case "invest":
                return price + self.surcharge(command["line"])  # TM-10.2
            case "speculate":
                return int(command["stake"])
            case "loan" | "loans" if command["repay"]:
                return int(self.number["loan_repay_price"]) * int(command.get("number", 1))
        return price

    def do_move(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002 - as all effects
        self.players[seat]["at"] = (command["x"], command["y"])
        self.tell("TM-8.1", "walked", seat=seat, x=command["x"], y=command["y"])

    def do_station(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        self.pyramids[command["station"]] = seat
        self.players[seat]["pyramids"] -= 1
        self.tell("TM-9.1", "station_built", seat=seat, station=command["station"])

    def do_invest(self, seat: int, command: Command, value: int) -> None:
        line = command["line"]
        rise = value + (self.surcharge(line) if self.readings["surcharge_raises_income"] else 0)  # TM-10.3
        self.lines[line]["holders"].append(seat)
        self.tell("TM-10.1", "share_bought", seat=seat, line=line, share=len(self.lines[line]["holders"]))
        self.raise_income("TM-10.3", line, rise)
        if self.lines[line]["train"] is None:
            self.start_train("TM-10.8", line)

    def do_depart(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        self.raise_income("TM-11.1", command["line"], value)
        self.start_train("TM-11.2", command["line"])

    def do_speed(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        tokens = min(value, self.speed_tokens)  # TM-12.1
        self.speed_tokens -= tokens
        self.players[seat]["tokens"] += tokens
        self.tell("TM-12.1", "tokens_taken", seat=seat, tokens=tokens)

    def do_bicycle(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        self.bicycles -= 1
        self.players[seat]["bicycle"] = True
        self.tell("TM-13.1", "bicycle_taken", seat=seat)

    def do_discount(self, seat: int, command: Command, value: int) -> None:
        self.players[seat]["discounts"][command["spot"]] = value
        self.tell("TM-14.1", "discount_set", seat=seat, amount=value)

    def do_bid(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        self.players[seat]["bonus"] += value  # TM-15.2
        self.tell("TM-15.1", "bonus_set", seat=seat, amount=value)

    def do_loan(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        player = self.players[seat]
        for _ in range(command.get("number", 1)):
            if command["repay"]:
                player["loans"] -= 1
                self.loan_markers += 1
                self.tell("TM-16.3", "loan_repaid", seat=seat, amount=self.number["loan_repay_price"])
            else:
                player |= {"loans": player["loans"] + 1, "cash": player["cash"] + self.number["loan_amount"]}
                self.loan_markers -= 1
                self.tell("TM-16.1", "loan_taken", seat=seat, amount=self.number["loan_amount"])

    def do_speculate(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        self.players[seat]["bets"] -= 1
        self.lines[command["line"]]["slots"].append({"seat": seat, "stake": command["stake"]})
        self.tell("TM-17.1", "speculated", seat=seat, line=command["line"], stake=command["stake"])

    def do_disc(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        player = self.players[seat]
        player |= {"supply": player["supply"] - 1, "usable": player["usable"] + 1, "unused": player["unused"] + 1}
        self.tell("TM-18.1", "disc_gained", seat=seat, usable=player["usable"])

    def do_card(self, seat: int, command: Command, value: int) -> None:  # noqa: ARG002
        card = self.piles[command["pile"]].pop()
        self.players[seat]["cards"].append(card)
        self.tell("TM-19.1", "card_taken", seat=seat, pile=command["pile"], card=card)
