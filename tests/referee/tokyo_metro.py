"""A second engine for TOKYO METRO, from the clauses alone: rounds, trains, scoring."""

from typing import Any

from tests.referee.course import Course, in_order
from tests.referee.judge import Command, Option
from tests.referee.tokyo_metro_actions import CLAUSES, Table

# The clause that says who may do a command, where it is no action on a spot.
MOMENTS = {
    "put_meeple": "TM-6.2",
    "walk": "TM-6.1",
    "bid": "TM-5.1",
    "board": "TM-23.3",
    "decline": "TM-23.4",
    "stay_aboard": "TM-23.4",
    "alight": "TM-23.8",
    "place_token": "TM-12.3",
    "pass": "TM-7.4",
}


class TokyoMetro(Table):
    """A game under way."""

    chance_clause, turn_clause, end_clause = "TM-0.8", "TM-0.9", "TM-25.10"
    over = False

    def refusal(self, seat: int, command: Command) -> str:  # noqa: ARG002 - by kind
        return CLAUSES.get(command["type"]) or MOMENTS.get(command["type"], "TM-0.9")

    def course(self) -> Course:
        """Section 3."""
        self.set_up()
        while True:
            self.begin_round()
            if self.round > 1 and len(self.players) > 1:  # TM-3.2, TM-26.2
                yield from self.auction()
            for player in self.players:
                player["bonus"] = 0  # TM-15.1: for the next auction only, were there none
            yield from self.movement()
            yield from self.actions()
            yield from self.trains()
            self.tell("TM-3.1", "round_ended", round=self.round, cash=[one["cash"] for one in self.players])
            if not any(self.undrawn.values()):  # TM-3.4
                break
        self.score()

    # --- sections 2 to 4

    def set_up(self) -> None:
        left = list(range(len(self.players)))
        while len(left) > 1:  # TM-2.10
            self.order.append(left.pop(self.dice.below("TM-2.10", len(left))))
        self.order += left
        self.tell("TM-2.10", "order_drawn", seats=self.order)
        for place, seat in enumerate(self.order):
            self.players[seat]["cash"] += self.number["start_bonus_by_seat"][place]
        for column in self.columns:  # TM-2.7
            for _ in range(self.column_height()):
                self.deal("TM-2.7", column)

    def column_height(self) -> int:
        """TM-2.7, TM-26.1."""
        seats = len(self.players)
        return int(self.number["solo_columns_as_players"]) if seats == 1 else seats

    def deal(self, clause: str, column: str) -> None:
        """TM-0.8: any card of the lowest dot level that is left."""
        deck = self.undrawn[column]
        lowest = [card for card in deck if card["dots"] == min(one["dots"] for one in deck)]
        card = lowest[self.dice.below(clause, len(lowest))]
        deck.remove(card)
        self.columns[column].append(card["id"])
        self.tell(clause, "card_dealt", column=column, card=card["id"])

    def begin_round(self) -> None:
        self.round += 1
        deck = next(iter(self.parts.decks.values()))
        self.tell("TM-3.3", "round_began", round=self.round, rounds=1 + len(deck) - self.column_height())
        if self.round > 1:
            for column, cards in self.columns.items():  # section 4
                discarded = cards.pop(0)
                self.piles[column if column in self.piles else None].append(discarded)
                self.tell("TM-4.1", "card_discarded", column=column, card=discarded)
                self.deal("TM-4.3", column)

    # --- section 5

    def auction(self) -> Course:
        self.tell("TM-3.1", "phase_began", phase="auction")
        bids = yield from self.bids("TM-5.1", self.number["money_unit"], [one["cash"] for one in self.players])
        totals = [bid + player["bonus"] for bid, player in zip(bids, self.players, strict=True)]  # TM-5.2
        for bid, player in zip(bids, self.players, strict=True):  # TM-5.3
            player["cash"] -= bid
        self.tell("TM-5.2", "bids_revealed", bids=bids, totals=totals)
        self.order = in_order(self.order, totals, self.readings["zero_ties"] == "keep")
        self.tell("TM-5.5", "order_changed", seats=self.order)

    # --- section 6

    def movement(self) -> Course:
        self.tell("TM-3.1", "phase_began", phase="movement")
        for seat in self.order:
            player, line = self.players[seat], self.players[seat]["aboard"]
            self.ask(seat, self.walks(seat))
            _, command = yield
            if command["type"] == "stay_aboard":
                self.tell("TM-6.3", "stayed_aboard", seat=seat, line=line)
                continue
            place = (command["x"], command["y"])
            player |= {"aboard": None, "at": place}
            kind, clause = ("meeple_put", "TM-6.2") if self.round == 1 else ("walked", "TM-6.1")
            self.tell(clause, kind, seat=seat, x=place[0], y=place[1])

    def walks(self, seat: int) -> list[Option]:
        player = self.players[seat]
        if self.round == 1:
            return [("TM-6.2", {"type": "put_meeple", "x": x, "y": y}) for x, y in self.parts.rectangles()]
        steps = self.steps(seat, self.number["walk_steps"])
        if player["aboard"] is None:
            return [("TM-6.1", {"type": "walk", "x": x, "y": y}) for x, y in self.parts.near(player["at"], steps)]
        reached = {
            place
            for start in self.parts.touch(self.station_of(player["aboard"]))
            for place in self.parts.near(start, steps)
        }
        walks = [("TM-6.3", {"type": "walk", "x": x, "y": y}) for x, y in sorted(reached)]
        return [("TM-6.3", {"type": "stay_aboard"}), *walks]

    # --- sections 21 to 24

    def trains(self) -> Course:
        self.tell("TM-3.1", "phase_began", phase="trains")
        for line, state in self.lines.items():  # TM-21.1
            if state["train"] is not None:
                yield from self.train(line)
        if not self.readings["speed_tokens_stay"]:  # TM-1.8
            for line, state in self.lines.items():
                if tokens := state["slots"].count("speed"):
                    self.speed_tokens += tokens
                    state["slots"] = [slot for slot in state["slots"] if slot != "speed"]
                    self.tell("TM-1.8", "tokens_returned", line=line, tokens=tokens)

    def train(self, line: str) -> Course:
        """TM-21.6."""
        state = self.lines[line]
        steps = self.number["train_steps"] + self.number["speed_token_steps"] * state["slots"].count("speed")
        yield from self.window(line, leaves=True)
        for step in range(steps):
            last = len(self.parts.lines[line]) - 1
            if not 0 <= state["train"] + state["heading"] <= last:  # TM-21.3
                state["heading"] = -state["heading"]
            state["train"] += state["heading"]
            self.tell("TM-21.2", "train_entered", line=line, station=self.station_of(line))
            self.dividend(line)
            if state["train"] == 0 and not state["holders"]:  # TM-24.2
                yield from self.remove(line)
                return
            yield from self.window(line, leaves=step + 1 < steps)

    def dividend(self, line: str) -> None:
        """Section 22."""
        station = self.station_of(line)
        if station not in self.pyramids:
            return
        owner, state = self.pyramids[station], self.lines[line]
        share = "with" if owner in state["holders"] else "without"
        by, paid = self.number[f"dividend_{share}_share_line"], self.number[f"dividend_{share}_share_owner"]
        state["income"] += by
        self.players[owner]["cash"] += paid
        told = {"line": line, "station": station, "by": by, "paid": paid, "income": state["income"]}
        self.tell("TM-22.2" if share == "with" else "TM-22.3", "dividend", seat=owner, **told)

    def window(self, line: str, *, leaves: bool) -> Course:
        """TM-23.4: each has at most one choice, in turn order."""
        station = self.station_of(line)
        for seat in self.order:
            player = self.players[seat]
            if player["aboard"] == line:
                self.ask(seat, [("TM-23.4", {"type": "stay_aboard"}), *self.alightings(station)])
                _, command = yield
                if command["type"] == "stay_aboard":
                    self.tell("TM-23.9", "stayed_aboard", seat=seat, line=line)
                else:
                    self.alight(seat, line, station, command)
            elif leaves and self.can_board(seat, line, station):
                self.ask(seat, [("TM-23.3", {"type": "board"}), ("TM-23.4", {"type": "decline"})])
                _, command = yield
                if command["type"] == "board":
                    self.board(seat, line, station)
                else:
                    self.tell("TM-23.4", "declined", seat=seat, line=line, station=station)

    def alightings(self, station: str) -> list[Option]:
        return [("TM-23.8", {"type": "alight", "x": x, "y": y}) for x, y in self.parts.touch(station)]

    def alight(self, seat: int, line: str, station: str, command: Command) -> None:
        self.players[seat] |= {"aboard": None, "at": (command["x"], command["y"])}
        self.tell("TM-23.8", "alighted", seat=seat, line=line, station=station, x=command["x"], y=command["y"])

    def fare(self, seat: int, line: str) -> int:
        """TM-23.6."""
        return int(self.number["fare_shareholder" if seat in self.lines[line]["holders"] else "fare"])

    def can_board(self, seat: int, line: str, station: str) -> bool:
        player = self.players[seat]
        if player["aboard"] is not None:
            here = self.station_of(player["aboard"]) == station  # TM-23.3: a direct change
        else:
            here = player["at"] in self.parts.touch(station)
        return here and self.fare(seat, line) <= player["cash"]  # TM-23.7

    def board(self, seat: int, line: str, station: str) -> None:
        fare = self.fare(seat, line)
        self.players[seat] |= {"aboard": line, "at": None, "cash": self.players[seat]["cash"] - fare}
        self.tell("TM-23.6", "boarded", seat=seat, line=line, station=station, fare=fare)
        if fare:
            self.raise_income("TM-23.6", line, fare)

    def remove(self, line: str) -> Course:
        """TM-24.2 to 24.4: off the map; riders alight at station 1."""
        station = self.station_of(line)
        self.lines[line]["train"] = None
        self.tell("TM-24.2", "train_removed", line=line)
        if not self.readings["income_stays"]:
            self.lines[line]["income"] = 0
            self.tell("TM-24.4", "income_lost", line=line)
        for seat in self.order:
            if self.players[seat]["aboard"] == line:
                self.ask(seat, self.alightings(station))
                _, command = yield
                self.alight(seat, line, station, command)

    # --- section 25

    def score(self) -> None:
        for line, state in self.lines.items():  # TM-25.2, 25.3
            value = state["income"]
            for slot in [slot for slot in state["slots"] if slot != "speed"]:
                paid = min(self.parts.second(value), self.number["speculation_cap_factor"] * slot["stake"])
                self.players[slot["seat"]]["cash"] += paid + slot["stake"]
                state["income"] -= paid
                told = {"line": line, "stake": slot["stake"], "paid": paid}
                self.tell("TM-25.2", "speculation_paid", seat=slot["seat"], **told)
        for line, state in self.lines.items():
            for number, (seat, paid) in enumerate(zip(state["holders"], self.payments(line), strict=True), 1):
                self.players[seat]["cash"] += paid
                self.tell("TM-25.4", "share_paid", seat=seat, line=line, share=number, paid=paid)
        for seat, player in enumerate(self.players):  # TM-25.9
            if player["loans"]:
                paid = self.number["loan_end_price"] * player["loans"]
                player["cash"] -= paid
                self.tell("TM-25.9", "loans_settled", seat=seat, loans=player["loans"], paid=paid)
        for seat, player in enumerate(self.players):
            self.tell("TM-25.8", "settled", seat=seat, cash=player["cash"])
        self.over = True
        outcome = self.outcome()
        assert outcome is not None
        self.tell("TM-25.10", "ended", seats=outcome["ranking"][0], decided_by=outcome["decided_by"])

    def payments(self, line: str) -> list[int]:
        """TM-25.4 to 25.7."""
        value, sold = self.lines[line]["income"], len(self.lines[line]["holders"])
        if sold == 1:
            return [value]
        if sold == 2:
            return [self.parts.first(value), self.parts.second(value)]
        if sold == 3:
            half = self.parts.half(value)
            return [half, self.parts.first(value - half), self.parts.second(value - half)]
        return []

    def outcome(self) -> dict[str, Any] | None:
        """TM-25.10: most cash; equals by their place on the track."""
        if not self.over:
            return None
        cash = [player["cash"] for player in self.players]
        ranking = sorted(range(len(cash)), key=lambda seat: (-cash[seat], self.order.index(seat)))
        decided_by = "solo" if len(cash) == 1 else "turn_order" if cash.count(max(cash)) > 1 else "cash"
        return {
            "ranking": [[seat] for seat in ranking],
            "scores": cash,
            "decided_by": decided_by,
            "reason": "decks_empty",
        }

    # --- what everybody may see

    def facts(self) -> Any:
        """TM-28.1."""
        hidden = ("at", "cards", "discounts")  # in another form
        return {
            "round": self.round,
            "order": self.order,
            "to_act": self.waits_for,
            "players": [
                {name: value for name, value in player.items() if name not in hidden}
                | {"at": None if player["at"] is None else list(player["at"])}
                | {"cards": [self.card(card) for card in player["cards"]]}
                for player in self.players
            ],
            "lines": [
                {
                    "id": line,
                    "income": state["income"],
                    "holders": state["holders"],
                    "train": None if state["train"] is None else self.station_of(line),
                    "speed": state["slots"].count("speed"),
                    "stakes": [slot for slot in state["slots"] if slot != "speed"],
                }
                for line, state in self.lines.items()
            ],
            "columns": [
                {"deck": deck, "cards": [self.card(card) for card in self.columns[deck]]} for deck in self.columns
            ],
            "tokens": self.speed_tokens,
            "loans": self.loan_markers,
            "bicycles": self.bicycles,
        }

    def card(self, card: str) -> dict[str, Any]:
        """A card with who has discs on its spots."""
        return {"id": card, "spots": [self.taken.get(spot) for spot in self.parts.on_card[card]]}


def referee(options: dict[str, Any], seats: int, rules: int) -> TokyoMetro:
    return TokyoMetro(options, seats, options["house"] if rules > 1 else {})
