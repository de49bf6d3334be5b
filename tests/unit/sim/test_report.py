"""Figures by round, from records and as pictures."""

from xml.etree import ElementTree

import pytest

from kippu.core.chart import Chart
from kippu.core.versions import plugin
from kippu.games.tokyo_metro.game import GAME
from kippu.games.tokyo_metro.rules.events import RoundEnded
from kippu.games.tokyo_metro.rules.parts import TokyoMetroOptions
from kippu.sim.playout import playout
from kippu.sim.svg import svg

SVG = "{http://www.w3.org/2000/svg}"


def test_a_game_without_a_report_has_none() -> None:
    assert plugin("metrox").report is None


def test_means_by_bot_and_line() -> None:
    bots = ("beginner", "random", "beginner")
    bring = plugin("tokyo_metro").report
    assert bring is not None
    report = bring(bots)
    records = [playout(GAME, TokyoMetroOptions(), bots, f"report {number}") for number in range(2)]
    for one in records:
        report.add(one)
    cash, shares, income = report.charts()
    assert [chart.key for chart in (cash, shares, income)] == ["report-cash", "report-shares", "report-income"]
    assert {len(series) for chart in (cash, shares, income) for series in chart.series.values()} == {7}
    ends = [event for one in records for entry in one.log for event in entry.events if isinstance(event, RoundEnded)]
    first = [event.cash for event in ends if event.round == 1]
    assert cash.series["beginner"][0] == sum(one[0] + one[2] for one in first) / 4
    assert cash.series["random"][0] == sum(one[1] for one in first) / 2
    assert list(income.series) == list("GMHTCYZNAISE")
    assert all(series == tuple(sorted(series)) for series in (*income.series.values(), *shares.series.values()))


def test_charts_are_drawn() -> None:
    charts = [Chart("a", {"<x>": (0.0, 50.0, 100.0), "y": (-20.0, 10.0, 5.0)}), Chart("b", {"z": (3.0,)})]
    root = ElementTree.fromstring(svg(charts, str.upper))  # noqa: S314 - our own text
    lines = [one.get("points", "") for one in root.iter(f"{SVG}polyline")]
    assert len(lines) == 3
    heights = [float(point.split(",")[1]) for point in lines[0].split()]
    assert heights == sorted(heights, reverse=True)  # up is more
    words = [one.text for one in root.iter(f"{SVG}text")]
    assert {"A", "B", "<x>", "y", "z", "100", "-20"} <= set(words)


@pytest.mark.parametrize("figures", [(0.0, 0.0), (5.0,)])
def test_flat_series_can_be_drawn(figures: tuple[float, ...]) -> None:
    assert "polyline" in svg([Chart("a", {"x": figures})], str)
