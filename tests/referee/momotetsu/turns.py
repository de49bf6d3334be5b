"""Declarations, dice events and squares, from the clauses alone (RM-2.3, RM-4, RM-5.11, RM-6.1 to RM-6.20, RM-10)."""

from typing import Any

from tests.referee.judge import Command, Refused
from tests.referee.momotetsu.attack import Attacks
from tests.referee.momotetsu.world import NEXT_TURN, Team


class Turns(Attacks):
    """What a team does in its turn."""

    # --- declarations

    def check_free(self, team: Team) -> None:
        """ "Free" in the table of decisions."""
        if team.phase != "ready":
            raise Refused("RM-2.3")
        if self.rolls_over:
            raise Refused("RM-1.6")
        if self.holding():
            raise Refused("RM-2.11")
        about_me = any(one["seat"] == team.seat and one["position"] for one in self.conflicts)
        if team.debt_since or team.redo or about_me:
            raise Refused("RM-2.12")
        if team.due is not None:
            raise Refused("RM-2.5")
        if team.wait_until:
            raise Refused("RM-3.12")

    def check_roll(self, team: Team) -> None:
        self.check_free(team)
        if "cow" in team.statuses:
            raise Refused("RM-5.11")

    def _declared(self, team: Team) -> set[str]:
        """RM-2.9: statuses for the next turn are used up."""
        used = team.statuses & NEXT_TURN
        team.statuses -= NEXT_TURN
        self.holder_declares(team)
        return used

    def roll(self, team: Team) -> None:
        used = self._declared(team)
        face = self.die()
        self.tell("RM-2.3", "rolled", seat=team.seat, square=team.square, face=face)
        self._shown(team, face, reroll="reroll" in used, double="double" in used)

    def _shown(self, team: Team, face: int, *, reroll: bool, double: bool) -> None:
        """RM-2.4, RM-5.11."""
        rocket = face == 1 and "rocket" in team.statuses
        if reroll or double or rocket:
            team.roll = {"face": face, "reroll": reroll, "double": double, "rocket_roll": rocket}
            self.enter(team, "rolled")
        else:
            self._move(team, face, face)

    def check_shown(self, team: Team, what: str) -> None:
        if team.roll is None or not (what == "keep" or team.roll[what]):
            raise Refused("RM-5.11")

    def with_die(self, team: Team, what: str) -> None:
        """RM-5.11: keep it, roll again, or double it."""
        assert team.roll is not None
        shown, rates = team.roll, self.rates["movement"]
        face = shown["face"]
        if what == "reroll":
            face = self.die()
            self.tell("RM-6.37", "rerolled", seat=team.seat, face=face)
            self._shown(team, face, reroll=False, double=shown["double"])
        elif what == "rocket_roll":  # RM-6.36, RM-10.2: the new face counts
            face = self.die()
            self.tell("RM-6.36", "rocket_rolled", seat=team.seat, face=face)
            self._move(team, face, face + rates["rocket_add"])
        else:
            self._move(team, face, face * (rates["ice_factor"] if what == "double" else 1))

    def _move(self, team: Team, face: int, steps: int) -> None:
        team.roll = None
        self._dice_event(team, face)  # RM-10.3: before the move
        self.count(team, "die", steps)

    def step_one(self, team: Team) -> None:
        """RM-6.40."""
        self._declared(team)
        self.tell("RM-6.40", "cow_walked", seat=team.seat, square=team.square)
        self.count(team, "step", 1)

    # --- star cards

    def check_star(self, team: Team, command: Command) -> None:
        """RM-5.1 to RM-5.4, RM-5.11."""
        self.check_roll(team)
        if "seal" in team.statuses:
            raise Refused("RM-6.39")
        if command["card"] not in team.hand:
            raise Refused("RM-5.3")
        said = {name: command[name] for name in ("square", "steps") if command.get(name) is not None}
        if said not in self.star_choices(team, command["card"]):
            raise Refused("RM-5.4")

    def star_choices(self, team: Team, card: str) -> list[dict[str, Any]]:
        """What must be said with a ★ card: its count, its target, or nothing."""
        data, effect = self.cards[card], self.cards[card]["effect"]
        squares: set[str] = set()
        if effect["op"] == "move_exact":
            return [{"steps": steps} for steps in effect["squares"]]
        if effect["op"] in ("move_dice", "move_rank"):
            return [{}]
        if effect["op"] == "gamble":
            return [] if self.destination is None else [{}]
        if self.is_on(data):
            if effect["op"] == "ride_to_end":
                squares = self.board.rides(team.square)
            elif effect["op"] == "walk":
                squares = self.board.walks(team.square, effect.get("radius_km", 2.0), effect.get("min_targets", 3))
            else:
                squares = set(self.trip_squares(team, effect))
        return [{"square": square} for square in squares]

    def use_star(self, team: Team, command: Command) -> None:
        """RM-5.3, RM-6.1 to RM-6.20."""
        self._declared(team)
        card = command["card"]
        team.hand.remove(card)
        effect, steps = self.cards[card]["effect"], 0
        if effect["op"] == "move_exact":
            steps = command["steps"]
        elif effect["op"] == "move_dice":
            steps = sum(self.die() for _ in range(effect["dice"]))
        elif effect["op"] == "move_rank":
            steps = self.rank()
        elif effect["op"] == "gamble":
            steps = self.die()
        self.tell("RM-5.3", "star_played", seat=team.seat, square=team.square, card=card, steps=steps)
        if effect["op"] == "gamble":
            self._gamble(team, card, won=steps in effect["win_faces"])
        elif steps:
            self.count(team, "star", steps, card)
        else:
            self.begin_trip(team, "star_trip", command["square"], card)

    def _gamble(self, team: Team, card: str, *, won: bool) -> None:
        """RM-6.20."""
        target = self.destination if won else self.previous_destination
        assert target is not None
        if target == team.square:
            team.face = 0  # this turn was none by a plain die (RM-10.1)
            self.enter(team, "ready")
            return
        self.begin_trip(team, "star_trip", target, card)
        if won and self.settings["gamble_win"] == "instant":
            self.arrive(team, target)

    # --- dice events (RM-10)

    def _dice_event(self, team: Team, face: int) -> None:
        """RM-10.1: the same face on two turns running."""
        before, team.face = team.face, face
        event = next((one for one in self.kit["tables"]["events"] if one["face"] == face), None)
        if before == face and event is not None:
            self.tell("RM-10.1", "happened", seat=team.seat, event=event["id"], face=face)
            getattr(self, f"event_{event['op']}")(event)

    def event_fireworks(self, event: dict[str, Any]) -> None:
        """RM-10.4: who is in a vehicle gets off, all others are paid."""
        riding = self.order_off(self.in_play(), "fireworks", "event")
        if not self.readings["fireworks_pay_who_was_told"]:
            riding = [team for team in self.in_play() if self.rides(team)]
            for team in riding:
                if team.alight == "order":  # told before: it may still answer that it had not boarded
                    team.alight = "fireworks"
        for team in self.in_play():
            if team not in riding:
                self.pay(team, self.rates["events"]["fireworks"])
                self.happened_to(team, event["id"], self.rates["events"]["fireworks"])

    def event_cards(self, event: dict[str, Any]) -> None:
        """RM-10.5, RM-10.9: Lottery is paid at once."""
        for team in self.in_play():
            face, points = self.server_die(), 0
            card = event["cards"][face - 1]
            effect = self.cards[card]["effect"]
            if self.cards[card].get("star"):
                team.hand.append(card)
            elif effect["op"] == "points_dice":
                points = effect["times"] * sum(self.server_die() for _ in range(effect["dice"]))
                self.pay(team, points)
            self.happened_to(team, event["id"], points, face, card)

    def event_snow(self, event: dict[str, Any]) -> None:
        """RM-10.6."""
        for team in self.in_play():
            points = -self.rates["events"]["snow_per_goal"] * team.goals
            self.pay(team, points)
            self.happened_to(team, event["id"], points, team.goals)

    def event_substitute(self, event: dict[str, Any]) -> None:
        """RM-10.7."""
        for team in self.in_play():
            face = self.server_die()
            points = -self.rates["events"]["substitute_factor"] * face
            self.pay(team, points)
            self.happened_to(team, event["id"], points, face)

    def event_races(self, event: dict[str, Any]) -> None:
        """RM-10.8: who is out is told with its sum; equals roll again."""
        rates, racing = self.rates["events"], self.in_play()
        while True:
            sums = {team.seat: sum(self.server_die() for _ in range(rates["races_dice"])) for team in racing}
            best = [team for team in racing if sums[team.seat] == max(sums.values())]
            for team in racing:
                if team not in best:
                    self.happened_to(team, event["id"], 0, sums[team.seat])
            if len(best) == 1 or self.settings["races_tie"] == "all":
                break
            racing = best
        for team in best:
            self.pay(team, rates["races_prize"])
            self.happened_to(team, event["id"], rates["races_prize"], max(sums.values()))

    # --- squares (RM-4)

    def check_square(self, team: Team, *kinds: str) -> None:
        """Once, and not during a hold (RM-2.11)."""
        if team.phase != "processing" or self.kind_now(team.square) not in kinds:
            raise Refused("RM-4.1")
        if team.worked:
            raise Refused("RM-4.6")
        if self.holding():
            raise Refused("RM-2.11")

    def draw(self, team: Team) -> None:
        """RM-4.6."""
        team.worked = True
        self.changed(team)
        if self.board.kind(team.square) == "card":
            self.draw_card(team, self.card_of(*self.pair()))
        else:
            self.draw_card(team, self.kit["tables"]["special"][self.rank() - 1])

    def roll_square(self, team: Team) -> None:
        """RM-4.3, RM-4.4, RM-1.10."""
        if self.unhurt(team) and not self.readings["no_sweat_when_landing"]:
            self.pass_unhurt(team)
            return
        kind, face = self.kind_now(team.square), self.die()
        points = face * self.rates["squares"][f"{kind}_factor_late" if self.late() else f"{kind}_factor"]
        points = points if kind == "blue" else -points
        team.worked = True
        told = {"square": team.square, "kind": kind, "face": face, "points": points}
        self.tell("RM-4.3" if kind == "blue" else "RM-4.4", "square_rolled", seat=team.seat, **told)
        self.pay(team, points)
        self.finish(team)

    def check_buy(self, team: Team, card: str) -> None:
        """RM-4.7."""
        item = next((one for one in self.kit["tables"]["shop"] if one["card"] == card), None)
        if team.phase != "processing" or self.board.kind(team.square) != "shop" or item is None:
            raise Refused("RM-4.7")
        if not self.is_on(item) or card in team.bought or team.debt_since or team.balance < item["price"]:
            raise Refused("RM-4.7")

    def buy(self, team: Team, card: str) -> None:
        price = next(one["price"] for one in self.kit["tables"]["shop"] if one["card"] == card)
        self.pay(team, -price)
        team.hand.append(card)
        team.bought.add(card)
        self.tell("RM-4.7", "bought", seat=team.seat, square=team.square, card=card, price=price)

    def check_finish(self, team: Team) -> None:
        """RM-2.5, RM-5.5, RM-6.43, RM-8.18."""
        if team.phase != "processing":
            raise Refused("RM-2.5")
        if team.ask is not None:
            raise Refused("RM-5.5")
        if self.owes_free(team):
            raise Refused("RM-6.43")
        if self.board.kind(team.square) not in ("mission", "shop") and not team.worked:
            raise Refused("RM-2.5")
        if self.awaits_destination(team):
            raise Refused("RM-8.18")

    def finish_square(self, team: Team) -> None:
        if self.board.kind(team.square) == "mission":
            team.statuses.discard("free_property")  # RM-6.43: none was open, so it lapses
            if not team.tried and self.open_missions(team, team.square):
                self.tell("RM-7.3", "mission_passed", seat=team.seat, square=team.square)
        self.finish(team)
