"""Charts as SVG: one panel under the other, a line per series with its name at its end."""

from collections.abc import Callable, Sequence
from html import escape

from kippu.core.chart import Chart

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 720, 300, 60, 90, 34, 30
# Colours that people who see red and green alike can tell apart, and dashes for the second time round.
_COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000", "#e69f00")
_DASHES = ("", "6 3", "2 2")
_TICKS = 4


def svg(charts: Sequence[Chart], title: Callable[[str], str]) -> str:
    """All charts as one picture; `title` says their keys."""
    height = _HEIGHT * len(charts)
    panels = [_panel(chart, title(chart.key), _HEIGHT * number) for number, chart in enumerate(charts)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif">'
    return "\n".join([head, f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>', *panels, "</svg>"]) + "\n"


def _panel(chart: Chart, title: str, top: int) -> str:
    figures = [figure for series in chart.series.values() for figure in series]
    low, high = min(0.0, *figures), max(1e-9, *figures)
    rounds = max(map(len, chart.series.values()))
    across = (_WIDTH - _LEFT - _RIGHT) / max(1, rounds - 1)
    inner = _HEIGHT - _TOP - _BOTTOM

    def y(figure: float) -> float:
        return _TOP + inner * (high - figure) / (high - low)

    parts = [f'<g transform="translate(0 {top})">', f'<text x="{_LEFT}" y="20" font-size="15">{escape(title)}</text>']
    for tick in range(_TICKS + 1):
        figure = low + (high - low) * tick / _TICKS
        parts.append(
            f'<path d="M{_LEFT} {y(figure):.1f}H{_WIDTH - _RIGHT}" stroke="#ddd"/>'
            f'<text x="{_LEFT - 6}" y="{y(figure) + 4:.1f}" font-size="11" text-anchor="end">{figure:,.0f}</text>'
        )
    for number in range(rounds):
        at = _LEFT + across * number
        parts.append(f'<text x="{at:.1f}" y="{_HEIGHT - 10}" font-size="11" text-anchor="middle">{number + 1}</text>')
    for number, (name, series) in enumerate(chart.series.items()):
        color = _COLORS[number % len(_COLORS)]
        dash = _DASHES[number // len(_COLORS) % len(_DASHES)]
        points = " ".join(f"{_LEFT + across * at:.1f},{y(figure):.1f}" for at, figure in enumerate(series))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2" stroke-dasharray="{dash}"/>'
            f'<text x="{_WIDTH - _RIGHT + 6}" y="{y(series[-1]) + 4:.1f}" font-size="12" fill="{color}">'
            f"{escape(name)}</text>"
        )
    return "\n".join([*parts, "</g>"])
