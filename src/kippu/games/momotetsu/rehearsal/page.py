"""The page of a rehearsal: tables, and plots drawn as SVG, in one file without anything from elsewhere."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from kippu.core.names import said
from kippu.games.momotetsu.rehearsal.days import SCORE_STEP

if TYPE_CHECKING:
    from kippu.core.text import Text
    from kippu.games.momotetsu.kit.types import KitData
    from kippu.games.momotetsu.rehearsal.report import Line, Report

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) { background: #8881; }
svg { width: 100%; max-width: 42rem; height: auto; margin: 1rem 0; }
rect.gain { fill: #2a7de1; } rect.loss { fill: #d1495b; }
text { fill: currentColor; font-size: 12px; } .warning { border-left: 4px solid #d18b00; padding-left: .8rem; }
"""
_WIDTH, _ROW, _LABEL, _FIGURE, _MARK = 480, 20, 140, 60, 32  # small enough that phones need not shrink the words much
_USED = ("destinations", "cards", "missions")  # what comes up, and is then used or not


def page(made: "Report", kit: "KitData", say: "Text") -> str:
    """The whole page."""
    names, head = _Names(kit, say), escape(title(made, kit, say))
    parts = [
        f'<!doctype html><html lang="{say.lang}"><meta charset="utf-8"><title>{head}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>',
        f"<h1>{head}</h1>",
        *(f'<p class="warning">{escape(warning)}</p>' for warning in warnings(made, kit, say)),
        _figures(made, say),
        _section(say("event-page-scores"), _histogram(made.histogram)),
        _section(say("event-page-sources"), _bars(_sources(made, say))),
        _section(say("event-page-destinations"), _table(made.destinations, names.square, say, "destinations")),
        _section(say("event-page-kinds"), _table(made.kinds, lambda id_: say(f"kind-{id_}"), say, "kinds")),
        _section(say("event-page-events"), _table(made.events, names.event, say, "events")),
        _section(
            say("event-page-bonbi"), _bars([(say(f"event-bonbi-{how}"), often) for how, often in made.bonbi.items()])
        ),
        _section(say("event-page-cards"), _table(made.cards, names.card, say, "cards")),
        _section(say("event-page-missions"), _table(made.missions, names.mission, say, "missions")),
        _section(say("event-page-never"), _list(names.square(id_) for id_ in made.never_visited)),
        _section(say("event-page-untried"), _list(names.mission(id_) for id_ in made.never_tried)),
    ]
    return "\n".join(parts) + "\n</html>\n"


def title(made: "Report", kit: "KitData", say: "Text") -> str:
    """What was rehearsed."""
    return say("event-rehearse-title", days=made.days, teams=made.teams, kit=said(kit.kit.name, say.lang))


def warnings(made: "Report", kit: "KitData", say: "Text") -> list[str]:
    """What looks unfair, in words."""
    names = _Names(kit, say)
    return [_warning(warning.code, warning.what, warning.number, say, names) for warning in made.warnings]


class _Names:
    """What ids are called."""

    def __init__(self, kit: "KitData", say: "Text") -> None:
        lang = say.lang
        self._squares: dict[str, str] = {one.id: said(one.name, lang) for one in kit.map.squares}
        self._cards: dict[str, str] = {one.id: said(one.name, lang) for one in kit.cards.cards}
        self._events: dict[str, str] = {one.id: said(one.name, lang) for one in kit.tables.events}
        self._missions: dict[str, str] = {one.id: f"{one.id} {said(one.task, lang)}" for one in kit.missions.missions}

    def square(self, id_: str) -> str:
        return self._squares.get(id_, id_)

    def card(self, id_: str) -> str:
        return self._cards.get(id_, id_)

    def event(self, id_: str) -> str:
        return self._events.get(id_, id_)

    def mission(self, id_: str) -> str:
        return self._missions.get(id_, id_)

    def any(self, id_: str) -> str:
        for known in (self._squares, self._missions):
            if id_ in known:
                return known[id_]
        return id_


def _warning(code: str, what: str, number: float, say: "Text", names: _Names) -> str:
    named = say(f"event-source-{what.replace(' ', '-')}") if code == "one_source" else names.any(what)
    return say(f"event-warning-{code.replace('_', '-')}", what=named, number=round(number, 2))


def _section(title: str, body: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{body}"


def _figures(made: "Report", say: "Text") -> str:
    rows = [
        (say(f"event-figure-{name.replace('_', '-')}"), f"{getattr(made, name):.1f}")
        for name in (
            "turns",
            "goals",
            "freezes",
            "freeze_seconds",
            "ordered_off",
            "score_mean",
            "score_deviation",
            "spread",
        )
    ]
    rows += [(say("event-figure-seat", seat=seat), f"{mean:.0f}") for seat, mean in enumerate(made.seat_means, 1)]
    if len(made.wins) > 1:
        rows += [(say("event-figure-wins", bot=bot), f"{share:.1%}") for bot, share in made.wins.items()]
    return _rows(rows)


def _rows(rows: Iterable[Sequence[str]], head: Sequence[str] = ()) -> str:
    top = "<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>" if head else ""
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{top}{body}</table>"


def _table(lines: "Sequence[Line]", name: Callable[[str], str], say: "Text", what: str) -> str:
    used = what in _USED
    head = [say("event-column-name"), say("event-column-often")]
    head += [say(f"event-column-used-{what}")] if used else []
    head += [say("event-column-sale" if what == "missions" else "event-column-worth")]
    ranked = sorted(lines, key=lambda line: (-line.per_day, line.id))
    return _rows(
        (
            (
                name(line.id),
                f"{line.per_day:.2f}",
                *((f"{line.used:.2f}" if line.used else "–",) if used else ()),
                f"{line.points:+,.0f}" if line.points else "–",
            )
            for line in ranked
        ),
        head,
    )


def _list(items: Iterable[str]) -> str:
    found = list(items)
    return "<p>" + escape(", ".join(found) or "–") + "</p>"


def _sources(made: "Report", say: "Text") -> list[tuple[str, float]]:
    ranked = sorted(made.sources.items(), key=lambda one: -one[1])
    return [(say(f"event-source-{name.replace(' ', '-')}"), points) for name, points in ranked]


def _bars(values: Sequence[tuple[str, float]]) -> str:
    """Horizontal bars; losses in another colour and with their sign, so not by colour alone."""
    most = max((abs(value) for _, value in values), default=1.0) or 1.0
    drawn = []
    for row, (label, value) in enumerate(values):
        y, length = row * _ROW, abs(value) / most * (_WIDTH - _LABEL - _FIGURE)
        kind = "gain" if value >= 0 else "loss"
        drawn.append(
            f'<text x="0" y="{y + 14}">{escape(label)}</text>'
            f'<rect class="{kind}" x="{_LABEL}" y="{y + 3}" width="{length:.1f}" height="{_ROW - 6}"/>'
            f'<text x="{_LABEL + length + 6:.1f}" y="{y + 14}">{value:,.1f}</text>'
        )
    return f'<svg viewBox="0 0 {_WIDTH} {max(1, len(values)) * _ROW}" role="img">{"".join(drawn)}</svg>'


def _histogram(bars: Sequence[tuple[int, int]]) -> str:
    """Upright bars over an even scale, with a place for scores that nobody had."""
    found = dict(bars)
    steps = range(min(found), max(found) + SCORE_STEP, SCORE_STEP)
    most, width, height = max(found.values()), _WIDTH / len(steps), 140
    drawn = []
    for index, low in enumerate(steps):
        count = found.get(low, 0)
        tall = count / most * height
        drawn.append(
            f'<rect class="gain" x="{index * width:.1f}" y="{height - tall:.1f}" width="{max(1.0, width - 1):.1f}" '
            f'height="{tall:.1f}"><title>{low}: {count}</title></rect>'
        )
        if index % -(-len(steps) // 9) == 0 and index * width < _WIDTH - _MARK:
            drawn.append(f'<text x="{index * width:.1f}" y="{height + 15}">{low}</text>')
    return f'<svg viewBox="0 0 {_WIDTH} {height + 20}" role="img">{"".join(drawn)}</svg>'
