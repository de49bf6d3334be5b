"""Instant cards, from the clauses alone (RM-5.5 to RM-5.9, RM-6.21 to RM-6.76)."""

from typing import Any

from tests.referee.judge import Refused
from tests.referee.momotetsu.tasks import Tasks
from tests.referee.momotetsu.world import MINUTE, Team

WITH_DICE = ("points_dice", "redraw_destination")  # RM-2.11: not during a hold


class Cards(Tasks):
    """What a card that is drawn does at once."""

    def draw_card(self, team: Team, card: str) -> None:
        """RM-4.6: ★ cards are kept, instant cards act at once."""
        self.tell("RM-4.6", "drew", seat=team.seat, square=team.square, card=card)
        if self.cards[card].get("star"):
            team.hand.append(card)
        else:
            self.do_card(team, card)

    def do_card(self, team: Team, card: str) -> None:
        effect = self.cards[card]["effect"]
        getattr(self, f"card_{effect['op']}")(team, card, effect)

    def void(self, team: Team, card: str) -> None:
        """RM-5.6."""
        self.tell("RM-5.6", "card_void", seat=team.seat, card=card)

    def ask(self, team: Team, card: str | None, kind: str, options: list[str]) -> None:
        """RM-5.5: the drawer makes every choice; with nothing to choose the card is void."""
        if options:
            team.ask = {"kind": kind, "card": card, "options": options}
            self.changed(team)
        elif card is not None:
            self.void(team, card)

    def ask_team(self, team: Team, card: str) -> None:
        self.ask(team, card, "team", [str(one.seat) for one in self.others(team)])

    def effect(self, team: Team, card: str, points: int, number: int = 0, *, hidden: bool = False) -> None:
        """Points of a card; what others could not know is told as such."""
        self.pay(team, points)
        kind = "card_revealed" if hidden else "card_effect"
        self.tell("RM-5.5", kind, seat=team.seat, card=card, points=points, number=number)

    # --- points

    def card_points(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.21 to RM-6.25."""
        if effect.get("own"):
            self.effect(team, card, effect["own"])
        if effect.get("others"):
            for other in self.others(team):
                self.effect(other, card, effect["others"], hidden=True)
        if effect.get("target"):
            self.ask_team(team, card)

    def card_points_dice(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.26."""
        dice = sum(self.die() for _ in range(effect["dice"]))
        self.effect(team, card, effect["times"] * dice, dice)

    def card_points_per_property(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.27."""
        if held := len(team.held()):
            self.effect(team, card, effect["each"] * held, held)
        else:
            self.void(team, card)

    def card_halve(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002 - as all cards
        """RM-6.28: a loose 5 goes up to the next 10."""
        if team.balance <= 0:
            self.void(team, card)
            return
        unit = self.kit["kit"]["teams"].get("point_unit", 10)
        half = (team.balance // unit + 1) // 2 * unit
        self.effect(team, card, half - team.balance, hidden=True)

    def card_pool_and_split(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.29."""
        self.ask_team(team, card)

    def card_give(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.30."""
        lowest = min(one.balance for one in self.in_play())
        last = [one for one in self.others(team) if one.balance == lowest]
        if len(last) == 1:
            self._give(team, last[0], card, effect["amount"])
            return
        if last:
            self.effect(team, card, 0, len(last), hidden=True)
        self.ask(team, card, "team", [str(one.seat) for one in last])

    def _give(self, team: Team, other: Team, card: str, amount: int) -> None:
        self.effect(team, card, -amount, hidden=True)
        self.effect(other, card, amount, hidden=True)

    # --- star cards

    def card_sell_star(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.31."""
        self.ask(team, card, "own_star", sorted(set(team.hand)))

    def card_gain_star(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.32: not what only the lottery gives, nothing that is off."""
        tables = self.kit["tables"]
        drawn = {row["card"] for row in tables["pairs"]} | set(tables["special"])
        only_lottery = set(tables["lottery_prizes"].values()) - drawn
        stars = [id_ for id_, data in self.cards.items() if data.get("star") and id_ not in only_lottery]
        self.ask(team, card, "star", [id_ for id_ in stars if self.is_on(self.cards[id_])])

    def is_on(self, data: dict[str, Any]) -> bool:
        """RM-6.19."""
        return not data.get("option") or bool(self.settings[data["option"]])

    def card_discard_all_stars(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.33."""
        self.ask_team(team, card)

    def card_reveal(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.34."""
        team.shown_balance, team.shown_hand = team.balance, list(team.hand)
        told = {"square": team.square, "cards": list(team.hand), "balance": team.balance}
        self.tell("RM-6.34", "leaked", seat=team.seat, **told)

    def card_copy(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.35."""
        instants = [id_ for id_, one in self.cards.items() if not one.get("star")]
        self.ask(team, card, "instant", [id_ for id_ in instants if id_ not in effect.get("except", ())])

    # --- statuses and the world

    def card_status(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.36 to RM-6.43, RM-5.10."""
        if effect["status"] == "inflation" and self.destination is None:
            self.void(team, card)
        else:
            team.statuses.add(effect["status"])

    def card_economy(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.44, RM-6.45."""
        self.economy = effect["economy"]
        self.tell("RM-4.5", "economy_set", economy=self.economy)

    def card_gate(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.46."""
        if self.destination is None:
            self.void(team, card)
            return
        self.gate_until = self.now + effect["minutes"] * MINUTE
        self.tell("RM-6.46", "gate_set", time=self.gate_until)

    def card_transform(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.50."""
        self.transform = True
        self.tell("RM-6.50", "transforming")

    def card_redraw_destination(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-6.47."""
        if self.destination is None:
            self.void(team, card)
            return
        face = self.die()
        self.effect(team, card, 0, face)
        if face in effect["faces"]:
            self.aim_for(self.draw_destination(self.destination))
            for one in self.teams:
                one.statuses.discard("inflation")
            self.end_gate()

    def card_force_alight(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.48."""
        self.order_off(self.others(team), "order", "card")

    def card_bonbi(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        """RM-6.49; RM-9.32: the sender cannot send again this turn."""
        if not self.holds_bonbi(team):
            self.bonbi_comes(team, "card")
        elif not team.sent:
            self.ask(team, card, "send", ["keep", *(str(one.seat) for one in self.others(team))])

    # --- trips and tasks

    def card_trip(self, team: Team, card: str, effect: dict[str, Any]) -> None:
        """RM-5.9: a card trip is due; a single square to go to is no choice."""
        squares = self.trip_squares(team, effect)
        if len(squares) == 1 and squares[0] != team.square:
            team.due = {"kind": "card_trip", "target": squares[0], "card": card}
        else:
            self.ask(team, card, "square", squares)

    def trip_squares(self, team: Team, effect: dict[str, Any]) -> list[str]:
        """RM-6.16 to RM-6.19, RM-6.51 to RM-6.53."""
        here, name = team.square, effect["set"]
        if effect.get("only_from") and here not in self.board.named(effect["only_from"]):
            return []
        if name == "neighbours_of_destination":  # RM-6.51: may stay
            return [] if self.destination is None else self.board.joined[self.destination]
        if name == "shiritori":
            return sorted(self.board.chain(here, self.settings["shiritori_voicing"]))
        if name == "nearest_open_mission":
            skip = self.settings["mission_card_skip_cleared"]
            wanted = [one for one in self.board.named("mission") if not skip or self.open_missions(team, one)]
            far = {one: self.board.distance(here, one) for one in wanted if one != here}
            return [one for one in far if far[one] == min(far.values())]
        return [one for one in self.board.named(name) if one != here]

    def card_task(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        self.begin_task(team, card)

    def card_task_until_arrival(self, team: Team, card: str, effect: dict[str, Any]) -> None:  # noqa: ARG002
        self.begin_promise(team, card)

    # --- choices

    def check_choice(self, team: Team, value: str) -> None:
        """RM-5.5; RM-2.11: a hold allows choices without dice."""
        if team.ask is None or value not in team.ask["options"]:
            raise Refused("RM-5.5")
        dice = team.ask["kind"] == "instant" and self.cards[value]["effect"]["op"] in WITH_DICE
        if dice and self.holding():
            raise Refused("RM-2.11")

    def choose(self, team: Team, value: str) -> None:
        ask = team.ask
        assert ask is not None
        team.ask = None
        self.changed(team)
        card, kind = ask["card"], ask["kind"]
        if kind == "team":
            self._on_team(team, self.teams[int(value)], card)
        elif kind == "own_star" and value not in team.hand:
            self.void(team, card)
        elif kind == "own_star":
            team.hand.remove(value)
            self.effect(team, card, self.cards[card]["effect"]["gain"])
        elif kind == "star":
            team.hand.append(value)
            self.tell("RM-6.32", "card_gained", seat=team.seat, card=value)
        elif kind == "instant":
            self.do_card(team, value)
        elif kind == "square":
            if value != team.square:
                team.due = {"kind": "card_trip", "target": value, "card": card}
        elif value != "keep":
            self.send_bonbi(team, int(value))
        self.attack_over(team)

    def look_at_choices(self) -> None:
        """RM-5.5, RM-5.6: what is gone meanwhile cannot be chosen; with nothing left the card is void."""
        for team in self.teams:
            ask = team.ask
            if ask is None or self.readings["choices_stay_open"]:
                continue
            left = [value for value in ask["options"] if self._is_there(team, ask["kind"], value)]
            if left == ask["options"]:
                continue
            team.ask = ask | {"options": left} if left else None
            self.changed(team)
            if not left:
                if ask["card"] is not None:  # RM-9.19: without property nothing
                    self.void(team, ask["card"])
                self.attack_over(team)

    def _is_there(self, team: Team, kind: str, value: str) -> bool:
        if kind == "own_star":  # RM-6.31
            return value in team.hand
        if kind == "property":  # RM-9.19
            return value in team.held()
        if kind == "send" and not self.holds_bonbi(team):  # RM-6.49: who has it may send it
            return False
        if kind in ("team", "send") and value != "keep":  # RM-1.15
            return not self.teams[int(value)].withdrawn
        return True

    def _on_team(self, team: Team, other: Team, card: str) -> None:
        effect = self.cards[card]["effect"]
        if effect["op"] == "points":
            self.effect(other, card, effect["target"], hidden=True)
        elif effect["op"] == "pool_and_split":  # RM-6.29: 5 dropped
            unit = self.kit["kit"]["teams"].get("point_unit", 10)
            half = (team.balance + other.balance) // (2 * unit) * unit
            for one in (team, other):
                self.effect(one, card, half - one.balance, hidden=True)
        elif effect["op"] == "give":
            self._give(team, other, card, effect["amount"])
        else:
            count, other.hand = len(other.hand), []
            self.effect(other, card, 0, count, hidden=True)
