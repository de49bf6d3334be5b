"""What a player knows of the own sheet, from a view and the news after it alone, and so what may be written next."""

import random
from typing import Any

from kippu.games.metrox.rules.parts import shipped_map


class Sheet:
    """The own sheet, the card face up, and whether it is written."""

    def __init__(self, map_id: str) -> None:
        board = shipped_map(map_id)
        self._spaces = {route.id: route.indicator_spaces for route in board.routes}
        self._stations = [station.id for station in board.stations]
        self._empty = set(self._stations)
        self.card = ""
        self.written = False
        self.over = False

    def see_view(self, view: dict[str, Any], seat: int) -> None:
        mine = view["sheets"][seat]
        for route, cards in zip(self._spaces, mine["indicators"], strict=True):
            self._spaces[route] -= len(cards)
        self._empty = {id_ for id_, mark in zip(self._stations, mine["marks"], strict=True) if mark == "."}
        self.card, self.written, self.over = view["card"], view["written"][seat], view["over"]

    def see(self, event: dict[str, Any], seat: int) -> None:
        match event["type"]:
            case "card_turned":
                self.card, self.written = event["card"], False
            case "wrote" | "took_back" if event["seat"] == seat:
                self.written = event["type"] == "wrote"
            case "filled" if event["seat"] == seat:
                self._empty -= set(event["stations"])
                if event["route"] is not None:
                    self._spaces[event["route"]] -= 1
            case "ended":
                self.over = True

    def options(self) -> list[dict[str, str]]:
        """All that the rules allow to be written now."""
        if self.card == "free":
            return [{"type": "circle", "station": id_} for id_ in sorted(self._empty)] or [{"type": "nothing"}]
        return [{"type": "write", "route": route} for route, left in self._spaces.items() if left]

    def choice(self, rng: random.Random) -> dict[str, str]:
        return rng.choice(self.options())
