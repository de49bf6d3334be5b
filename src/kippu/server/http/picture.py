"""A picture of a result, to share: what the game draws of it, and the scores. Our own drawing, as SVG."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from kippu.core.record import AnyRecord, Seat
from kippu.core.replay import states
from kippu.core.text import Text, text
from kippu.core.versions import plugin

_WIDTH, _HEIGHT = 1200, 630  # what most places show of a shared picture
_LEFT, _TOP, _DRAWING_WIDTH, _DRAWING_HEIGHT = 60, 150, 660, 430
_SHOWN = 9  # players listed
_FONTS = "system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif"
_INK, _PAPER, _FAINT = "#1d2433", "#fbf8f1", "#8a8f9c"


def result_picture(record: AnyRecord, lang: str) -> str:
    """What the game draws from the winner's seat, and who made how many points."""
    brought = plugin(record.game)
    say = text(lang, brought.package)
    title, drawn = say("game-name"), ""
    if brought.picture:
        picture = brought.picture()
        *_, last = states(brought.game(record.rules), record)
        assert record.outcome is not None
        title = f"{title} \N{MIDDLE DOT} {picture.caption(last, lang)}"
        drawn = "\n".join(picture.drawing(last, record.outcome.ranking[0][0], _DRAWING_WIDTH, _DRAWING_HEIGHT))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="{_FONTS}">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{_PAPER}"/>',
        _text(_LEFT, 90, title, size=48, weight=700),
        f'<g transform="translate({_LEFT} {_TOP})">{drawn}</g>',
        *_standings(record, say),
        "</svg>",
    ]
    return "\n".join(parts)


def _standings(record: AnyRecord, say: Text) -> Iterator[str]:
    assert record.outcome is not None
    y, place = 150, 1
    for group in record.outcome.ranking:
        for seat in group:
            if place > _SHOWN:
                yield _text(800, y, f"\N{HORIZONTAL ELLIPSIS} {len(record.seats)}", size=24, color=_FAINT)
                return
            weight = 700 if group is record.outcome.ranking[0] else 400
            yield _text(800, y, _name(record.seats[seat], say), size=28, weight=weight)
            yield _text(_WIDTH - 60, y, str(record.outcome.scores[seat]), size=28, weight=weight, anchor="end")
            y, place = y + 48, place + 1


def _name(seat: Seat, say: Text) -> str:
    """How a seat is called: a bot by what it is, with its number."""
    bot, _, number = seat.name.rpartition(" ")
    if seat.bot != bot or f"bot-{bot}" not in say:
        return seat.name
    return say("bot-seat", bot=say(f"bot-{bot}"), number=number)


def _text(
    x: float, y: float, words: str, *, size: int, weight: int = 400, color: str = _INK, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{color}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )
