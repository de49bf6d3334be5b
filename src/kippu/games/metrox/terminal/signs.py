"""MetroX in single characters: cards, patterns of routes, marks in stations. Colour is never the only sign."""

from rich.color import Color

from kippu.games.metrox.rules.types import CardData, Pattern, RouteData

EMPTY_SPACE = "□"
CROWN, DIAMOND, DONE = "♛", "◆", "✓"
RESHUFFLE = "↻"


# Per pattern what a line shows where it runs - | / and \ ; triangles point along the route instead.
_LINES: dict[Pattern, str] = {
    "plain": "─│╱╲",
    "stripes": "▒▒▒▒",
    "dots": "••••",
    "pearls": "◦◦◦◦",
    "dashes": "-¦--",
    "dash-dot-dot": "÷÷÷÷",
    "centre-line": "═║==",
    "triangles": "►▼▼▼",
    "stars": "****",
}
_BACKWARDS = {"►": "◄", "▼": "▲"}
_WAYS = "-|/\\"


def track_sign(route: RouteData, way: str, *, backwards: bool = False) -> str:
    """The character of a route on its track; `backwards` where the route runs left or up."""
    sign = _LINES[route.pattern][_WAYS.index(way)]
    return _BACKWARDS.get(sign, sign) if backwards else sign


def card_sign(card: CardData) -> str:
    """A card as written in an indicator space: 4, ② for skip 2, ★, ○."""
    if card.kind == "star":
        return "★"
    if card.kind == "free":
        return "○"
    assert card.value is not None
    if card.kind == "number":
        return str(card.value)
    return chr(ord("①") + card.value - 1) if card.value <= 20 else f"({card.value})"


def card_key(card: CardData) -> str:
    """A card as people can type it: 4, (2) for skip 2, *, o."""
    if card.kind in ("star", "free"):
        return "*" if card.kind == "star" else "o"
    return f"({card.value})" if card.kind == "skip" else str(card.value)


def station_sign(mark: str, number: int) -> str:
    """A station by its mark: empty, circled, or starred with its number."""
    return {".": "( )", "o": "(●)"}.get(mark, f"★{number:<2}")


def readable(color: str) -> str:
    """A route's colour, lightened where it would drown on a dark screen."""
    red, green, blue = Color.parse(color).get_truecolor()
    light = (299 * red + 587 * green + 114 * blue) / 1000
    if light >= _LIGHT:
        return color
    share = (_LIGHT - light) / (255 - light)
    return "#" + "".join(f"{round(part + (255 - part) * share):02x}" for part in (red, green, blue))


_LIGHT = 105
