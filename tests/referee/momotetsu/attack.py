"""Bonbi's attacks, from the clauses alone (RM-9.7, RM-9.14 to RM-9.25)."""

from typing import Any

from tests.referee.judge import Refused
from tests.referee.momotetsu.cards import Cards
from tests.referee.momotetsu.world import Team


class Attacks(Cards):
    """What happens at the end of the holder's turn."""

    def struck(self, team: Team, points: int, **what: Any) -> None:
        """An attack that the game master may have to take back."""

    def check_attack(self, team: Team) -> None:
        if team.phase != "attack" or team.struck:
            raise Refused("RM-9.7")
        if self.holding():
            raise Refused("RM-9.9")

    def attack(self, team: Team) -> None:
        """RM-9.7; RM-6.50: the transformation table, if a card called it."""
        team.struck = True
        self.stop_repel(team)  # RM-9.32
        if self.transform:
            self.transform = False
            self._transformation(team)
        else:
            face = self.die()
            getattr(self, f"attack_{face}")(team)
        self.attack_over(team)

    def loss(self, points: int, *, first_table: bool = True) -> int:
        """RM-9.25."""
        doubles = self.late() and (self.settings["bonbi_doubles_table_1"] or not first_table)
        return -int(points * (self.rates["bonbi"]["double_factor"] if doubles else 1))

    def _hit(self, team: Team, face: int, points: int, **what: Any) -> None:
        self.tell("RM-9.7", "attacked", seat=team.seat, face=face, points=points)
        self.pay(team, points)
        self.struck(team, points, **what)

    def attack_1(self, team: Team) -> None:
        """RM-9.14."""
        self._hit(team, 1, self.loss(self.rates["bonbi"]["draw_fee"]))
        if self.settings["bonbi_draw"] == "cards":
            low, high = self.pair()
        else:
            low = high = 0
            while low == high:
                low, high = sorted((self.die(), self.die()))
        self.draw_card(team, self.card_of(low, high))

    def attack_2(self, team: Team) -> None:
        """RM-9.15."""
        far = 0 if team.previous is None else self.board.distance(team.square, team.previous)
        if far == 0:
            self._hit(team, 2, 0)
            return
        self.ask(team, None, "back_or_pay", ["go_back", "pay"])
        assert team.ask is not None
        team.ask["price"] = self.loss(self.rates["bonbi"]["back_per_square"] * far)
        self.tell("RM-9.15", "attacked", seat=team.seat, face=2, points=0)

    def attack_3(self, team: Team) -> None:
        """RM-9.16."""
        self._hit(team, 3, 0)
        self._transformation(team)

    def attack_4(self, team: Team) -> None:
        """RM-9.17."""
        prize = self.kit["tables"]["lottery_prizes"].get(str(self.die()))
        self._hit(team, 4, self.loss(self.rates["bonbi"]["lottery_fee"]), gained=[prize] if prize else [])
        if prize:
            team.hand.append(prize)
            self.tell("RM-9.17", "card_gained", seat=team.seat, card=prize)

    def attack_5(self, team: Team) -> None:
        """RM-9.18."""
        self._hit(team, 5, self.loss(self.rates["bonbi"]["die_loss_factor"] * self.die()))

    def attack_6(self, team: Team) -> None:
        """RM-9.19."""
        self.tell("RM-9.19", "attacked", seat=team.seat, face=6, points=0)
        held = team.held()
        if len(held) == 1:
            self._give_up(team, held[0])
        else:
            self.ask(team, None, "property", held)

    def _give_up(self, team: Team, property_: str) -> None:
        gain = self.rates["bonbi"]["property_gain"]
        self.lose(team, property_, gain)
        self.tell("RM-9.19", "property_lost", seat=team.seat, property=property_, points=gain)
        self.struck(team, gain, property=property_)

    def _transformation(self, team: Team) -> None:
        """RM-9.20 to RM-9.24."""
        face, rates, points = self.die(), self.rates["bonbi"], 0
        lost: list[str] = []
        if face in (1, 2):
            points = self.loss(rates["mini_loss"], first_table=False)
        elif face == 4 and self.previous_destination != team.square:
            team.due = {"kind": "king", "target": self.previous_destination, "card": None}  # RM-2.6
        elif face == 5 and team.hand:
            lost, team.hand = team.hand, []
        elif face == 5:
            points = self.loss(rates["king_no_star_loss"], first_table=False)
        elif face == 6:
            points = self.loss(rates["king_loss"], first_table=False)
        self.tell("RM-9.20", "king_attacked", seat=team.seat, face=face, points=points)
        self.pay(team, points)
        self.struck(team, points, lost=lost)

    def choose(self, team: Team, value: str) -> None:
        """RM-9.15: go back or pay; RM-9.19: which property."""
        assert team.ask is not None
        if team.ask["card"] is not None:
            super().choose(team, value)
            return
        ask, team.ask = team.ask, None
        self.changed(team)
        if ask["kind"] == "property":
            self._give_up(team, value)
        elif value == "go_back":
            team.due = {"kind": "back", "target": team.previous, "card": None}
        else:
            self._hit(team, 2, ask["price"])
        self.attack_over(team)
