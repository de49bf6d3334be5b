"""Small parts to play with: a map that is full after four turns, and decks that leave little to chance."""

from typing import Any

TURNS = 4  # as many as the small map has indicator spaces


def _route(id_: str, pattern: str, y: float) -> dict[str, Any]:
    return {
        "id": id_,
        "name": {"en": f"Line {id_}", "ja": f"{id_}線"},
        "color": "#009BBF" if id_ == "A" else "#9C5E31",
        "pattern": pattern,
        "label_at": [-1.6, y],
        "indicator_spaces": 2,
        "bonus_first": 4,
        "bonus_later": 2,
        "stations": [f"{id_.lower()}{n}" for n in range(1, 6)],
    }


def _deck(id_: str, *cards: dict[str, Any]) -> dict[str, Any]:
    return {"id": id_, "cards": [{"copies": 1} | card for card in cards]}


MAP = {
    "id": "small",
    "name": {"en": "Small", "ja": "小"},
    "routes": [_route("A", "stripes", 0), _route("B", "dots", 2)],
    "stations": [{"id": f"{row}{n}", "x": n, "y": y} for row, y in (("a", 0), ("b", 2)) for n in range(1, 6)],
}
THREES = _deck("threes", {"kind": "number", "value": 3, "copies": 9, "reshuffle": True})
CIRCLES = _deck("circles", {"kind": "free", "copies": 9}, {"kind": "number", "value": 3, "reshuffle": True})

SHORT_GAME = {"map": MAP, "deck": THREES}
REAL_CARDS = {
    "map": MAP,
    "deck": _deck("real", {"kind": "number", "value": 3, "copies": 9}, {"kind": "free", "copies": 2}),
    "cards": "flipped",
}
