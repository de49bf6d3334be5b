"""Small pictures of numbers: bars, lines and points on axes, as SVG, and as PNG where `kippu[png]` is installed."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from kippu.core.errors import KippuError

_WIDTH, _HEIGHT = 960, 540
_LEFT, _RIGHT, _TOP, _BOTTOM = 90, 30, 70, 80
_INK, _PAPER, _FAINT = "#1d2433", "#fbf8f1", "#d5d2ca"
# Told apart by people who see colours differently, too (Okabe and Ito).
_COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6b6b6b")
_FONTS = "system-ui, 'Noto Sans CJK JP', 'Hiragino Sans', 'DejaVu Sans', sans-serif"


@dataclass(frozen=True, slots=True)
class Words:
    """What is written on a picture."""

    title: str
    across: str
    up: str


def histogram(words: Words, scores: Mapping[str, Mapping[int, int]]) -> str:
    """How often each score came, one line of bars per player, as shares."""
    every = [score for counts in scores.values() for score in counts]
    shares = {
        name: {score: count / sum(counts.values()) for score, count in counts.items()}
        for name, counts in scores.items()
    }
    top = max(share for counts in shares.values() for share in counts.values())
    axes = _Axes(min(every) - 0.5, max(every) + 0.5, 0, top * 1.05, percent=True)
    width = 1 / len(shares)
    bars = []
    for index, counts in enumerate(shares.values()):
        for score, share in counts.items():
            left, right = axes.x(score - 0.5 + index * width), axes.x(score - 0.5 + (index + 1) * width)
            bars.append(_rect(left, axes.y(share), right - left, axes.y(0) - axes.y(share), _color(index)))
    return _picture(words, axes, bars, list(shares))


def lines(words: Words, series: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Points joined by lines, one line per name."""
    axes = _around([point for points in series.values() for point in points])
    drawn = [
        f'<polyline points="{" ".join(f"{axes.x(x):.1f},{axes.y(y):.1f}" for x, y in points)}" fill="none" '
        f'stroke="{_color(index)}" stroke-width="2.5" stroke-linejoin="round"/>'
        for index, points in enumerate(series.values())
    ]
    return _picture(words, axes, drawn, list(series))


def options(words: Words, turns: Sequence[tuple[Mapping[str, float], str]]) -> str:
    """Per turn the value of every option, the chosen one marked; the best ones joined."""
    points = [(turn, value) for turn, (values, _) in enumerate(turns, 1) for value in values.values()]
    axes = _around(points)
    best = " ".join(f"{axes.x(turn):.1f},{axes.y(max(v.values())):.1f}" for turn, (v, _) in enumerate(turns, 1))
    drawn = [f'<polyline points="{best}" fill="none" stroke="{_COLORS[0]}" stroke-width="2"/>']
    for turn, (values, chosen) in enumerate(turns, 1):
        for name, value in values.items():
            x, y, own = axes.x(turn), axes.y(value), name == chosen
            drawn.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{6 if own else 3}" '
                f'fill="{_COLORS[1] if own else _FAINT}" stroke="{_INK}" stroke-width="{0.5 if own else 0}"/>'
            )
            if own:
                drawn.append(_text(x, y - 10, name, size=12, anchor="middle"))
    return _picture(words, axes, drawn, [])


def ranking(words: Words, ratings: Mapping[str, tuple[float, float]]) -> str:
    """Ratings with their error bars, one row per name, the strongest on top."""
    ordered = sorted(ratings.items(), key=lambda item: -item[1][0])
    low = min(rating - error for rating, error in ratings.values())
    high = max(rating + error for rating, error in ratings.values())
    axes = _Axes(low - 0.5 * (high - low), high + 0.08 * (high - low), 0, len(ordered), ticks_up=False)
    drawn = []
    for row, (name, (rating, error)) in enumerate(ordered):
        y = axes.y(len(ordered) - row - 0.5)
        drawn += [
            _line(axes.x(rating - error), y, axes.x(rating + error), y, _COLORS[0], 4),
            f'<circle cx="{axes.x(rating):.1f}" cy="{y:.1f}" r="7" fill="{_COLORS[0]}"/>',
            _text(_LEFT + 10, y + 6, f"{name}  {rating:.0f} ± {error:.0f}", size=18),
        ]
    return _picture(words, axes, drawn, [])


def save(path: Path, picture: Callable[[], str]) -> None:
    """Write a picture into a file: SVG, or PNG if the file is named so."""
    content = picture().encode()
    if path.suffix == ".png":
        try:
            render: Any = import_module("resvg_py")
        except ImportError as error:
            raise KippuError("needs_extra", extra="png") from error
        content = bytes(render.svg_to_bytes(svg_string=content.decode()))
    elif path.suffix != ".svg":
        raise KippuError("no_picture_format", file=str(path))
    try:
        path.write_bytes(content)
    except OSError as error:
        raise KippuError("unwritable", file=str(path), reason=error.strerror or str(error)) from error


# --- axes -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Axes:
    left: float
    right: float
    bottom: float
    top: float
    percent: bool = False
    ticks_up: bool = True

    def x(self, value: float) -> float:
        return _LEFT + (value - self.left) / (self.right - self.left) * (_WIDTH - _LEFT - _RIGHT)

    def y(self, value: float) -> float:
        return _HEIGHT - _BOTTOM - (value - self.bottom) / (self.top - self.bottom) * (_HEIGHT - _TOP - _BOTTOM)


def _around(points: Sequence[tuple[float, float]]) -> _Axes:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return _Axes(min(xs) - 0.03 * wide, max(xs) + 0.03 * wide, min(ys) - 0.08 * high, max(ys) + 0.08 * high)


def _ticks(low: float, high: float) -> Iterator[float]:
    """Round numbers, about eight of them."""
    rough = (high - low) / 8
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    for number in range(math.ceil(low / step), math.floor(high / step) + 1):
        yield number * step


def _picture(words: Words, axes: _Axes, drawn: Sequence[str], legend: Sequence[str]) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="{_FONTS}">',
        f"<title>{escape(words.title)}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{_PAPER}"/>',
        _text(_LEFT, 42, words.title, size=24, weight=700),
        _text((_WIDTH + _LEFT) / 2, _HEIGHT - 20, words.across, size=16, anchor="middle"),
        f'<g transform="translate(24 {(_HEIGHT - _BOTTOM + _TOP) / 2}) rotate(-90)">'
        + _text(0, 0, words.up, size=16, anchor="middle")
        + "</g>",
    ]
    for tick in _ticks(axes.left, axes.right):
        x = axes.x(tick)
        parts.append(_line(x, _TOP, x, _HEIGHT - _BOTTOM))
        parts.append(_text(x, _HEIGHT - _BOTTOM + 22, f"{tick:,g}", size=14, anchor="middle"))
    if axes.ticks_up:
        for tick in _ticks(axes.bottom, axes.top):
            y = axes.y(tick)
            parts.append(_line(_LEFT, y, _WIDTH - _RIGHT, y))
            parts.append(
                _text(_LEFT - 8, y + 5, f"{100 * tick:g} %" if axes.percent else f"{tick:,g}", size=14, anchor="end")
            )
    parts += drawn
    for index, name in enumerate(legend):
        y = _TOP + 14 + 24 * index
        parts.append(_rect(_LEFT + 14, y, 14, 14, _color(index)))
        parts.append(_text(_LEFT + 36, y + 12, name, size=15))
    return "\n".join([*parts, "</svg>", ""])


def _color(index: int) -> str:
    return _COLORS[index % len(_COLORS)]


def _rect(x: float, y: float, width: float, height: float, color: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{color}"/>'


def _line(x1: float, y1: float, x2: float, y2: float, color: str = _FAINT, width: int = 1) -> str:
    place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {place} stroke="{color}" stroke-width="{width}"/>'


def _text(x: float, y: float, words: str, *, size: int, weight: int = 400, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{_INK}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )
