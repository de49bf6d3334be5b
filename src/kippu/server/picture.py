"""A picture of a result, to share: the winner's sheet and the scores. Our own drawing, as SVG."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from kippu.core.record import AnyRecord
from kippu.core.replay import states
from kippu.games import find
from kippu.games.metrox.rules import State
from kippu.games.metrox.types import Sheet

_WIDTH, _HEIGHT = 1200, 630  # what most places show of a shared picture
_LEFT, _TOP, _MAP_WIDTH, _MAP_HEIGHT = 60, 150, 660, 430
_SHOWN = 9  # players listed
_FONTS = "system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif"
_INK, _PAPER, _FAINT = "#1d2433", "#fbf8f1", "#8a8f9c"


def result_picture(record: AnyRecord, lang: str) -> str:
    """The winner's sheet, and who made how many points."""
    *_, last = states(find(record.game), record)
    assert isinstance(last, State)
    assert record.outcome is not None
    winner = record.outcome.ranking[0][0]
    name = last.parts.board.data.name
    title = f"MetroX \N{MIDDLE DOT} {name.ja if lang == 'ja' else name.en}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="{_FONTS}">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{_PAPER}"/>',
        _text(_LEFT, 90, title, size=48, weight=700),
        *_tracks(last),
        *_stations(last, last.sheets[winner]),
        *_standings(record),
        "</svg>",
    ]
    return "\n".join(parts)


def _places(state: State) -> dict[str, tuple[float, float]]:
    """Where stations are drawn."""
    stations = state.parts.board.data.stations
    left, right = min(one.x for one in stations), max(one.x for one in stations)
    top, bottom = min(one.y for one in stations), max(one.y for one in stations)
    scale = min(_MAP_WIDTH / max(1.0, right - left), _MAP_HEIGHT / max(1.0, bottom - top))
    return {one.id: (_LEFT + (one.x - left) * scale, _TOP + (one.y - top) * scale) for one in stations}


def _tracks(state: State) -> Iterator[str]:
    places = _places(state)
    for index, route in enumerate(state.parts.board.routes):
        shift = (index % 3 - 1) * 3  # so that routes on the same way are all seen
        points = " ".join(f"{x + shift:.1f},{y + shift:.1f}" for x, y in map(places.__getitem__, route.data.stations))
        yield (
            f'<polyline points="{points}" fill="none" stroke="{route.data.color}" stroke-width="4" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )


def _stations(state: State, sheet: Sheet) -> Iterator[str]:
    board = state.parts.board
    for index, (x, y) in enumerate(_places(state).values()):
        filled, starred = sheet.filled >> index & 1, sheet.starred >> index & 1
        color = _INK if filled else "#ffffff"
        yield (
            f'<rect x="{x - 10:.1f}" y="{y - 10:.1f}" width="20" height="20" rx="6" '
            f'fill="{color}" stroke="{_INK}" stroke-width="2"/>'
        )
        if starred:
            yield _text(x, y + 5, str(board.star[index]), size=14, weight=700, color="#ffffff", anchor="middle")


def _standings(record: AnyRecord) -> Iterator[str]:
    assert record.outcome is not None
    y, place = 150, 1
    for group in record.outcome.ranking:
        for seat in group:
            if place > _SHOWN:
                yield _text(800, y, f"\N{HORIZONTAL ELLIPSIS} {len(record.seats)}", size=24, color=_FAINT)
                return
            weight = 700 if group is record.outcome.ranking[0] else 400
            yield _text(800, y, record.seats[seat].name, size=28, weight=weight)
            yield _text(_WIDTH - 60, y, str(record.outcome.scores[seat]), size=28, weight=weight, anchor="end")
            y, place = y + 48, place + 1


def _text(
    x: float, y: float, words: str, *, size: int, weight: int = 400, color: str = _INK, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{color}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )
