"""A finished sheet as a drawing: what the picture of a result shows. Our own, as SVG."""

from collections.abc import Iterator

from kippu.core.names import said
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import Sheet

_INK = "#1d2433"
_WAYS = 4  # beside each other, so that routes on the same tracks are all seen


def caption(state: State, lang: str) -> str:
    """What was played on."""
    return said(state.parts.board.data.name, lang)


def drawing(state: State, seat: int, width: float, height: float) -> Iterator[str]:
    """The sheet of a seat, in a box of this size."""
    yield from _tracks(state, _places(state, width, height))
    yield from _stations(state, state.sheets[seat], _places(state, width, height))


def _places(state: State, width: float, height: float) -> dict[str, tuple[float, float]]:
    """Where stations are drawn."""
    stations = state.parts.board.data.stations
    left, right = min(one.x for one in stations), max(one.x for one in stations)
    top, bottom = min(one.y for one in stations), max(one.y for one in stations)
    scale = min(width / max(1.0, right - left), height / max(1.0, bottom - top))
    return {one.id: ((one.x - left) * scale, (one.y - top) * scale) for one in stations}


def _tracks(state: State, places: dict[str, tuple[float, float]]) -> Iterator[str]:
    for index, route in enumerate(state.parts.board.routes):
        shift = (index % _WAYS - (_WAYS - 1) / 2) * 4
        points = " ".join(f"{x + shift:.1f},{y + shift:.1f}" for x, y in map(places.__getitem__, route.data.stations))
        yield (
            f'<polyline points="{points}" fill="none" stroke="{route.data.color}" stroke-width="4" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )


def _stations(state: State, sheet: Sheet, places: dict[str, tuple[float, float]]) -> Iterator[str]:
    for index, (x, y) in enumerate(places.values()):
        fill = _INK if sheet.filled >> index & 1 else "#ffffff"
        yield (
            f'<rect x="{x - 10:.1f}" y="{y - 10:.1f}" width="20" height="20" rx="6" '
            f'fill="{fill}" stroke="{_INK}" stroke-width="2"/>'
        )
        if sheet.starred >> index & 1:
            yield (
                f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="14" font-weight="700" fill="#ffffff" '
                f'text-anchor="middle">{state.parts.board.star[index]}</text>'
            )
