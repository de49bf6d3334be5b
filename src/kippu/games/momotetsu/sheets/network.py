"""The map sheets: the drawing, every line with its squares in order, and an index of the squares."""

from kippu.core.names import Name, said
from kippu.games.momotetsu.kit.types import KitData, LineData, MapData, SquareData
from kippu.games.momotetsu.sheets.layout import SHEET, Drawing, Exit, draw
from kippu.games.momotetsu.sheets.words import Content, Said, Words, row, width

_SIZES = (7.2, 5.8)  # points of the first language, and of each other one
_POINT = 0.3528  # millimetres


def network_sheets(kit: KitData, chart: MapData, words: Words) -> Content:
    """The map with the stations that are switched on; lines are numbered in the order of the kit."""
    names = [words.name(_all_names(square)) for square in chart.squares]
    drawing = draw(chart, [_size(name) for name in names])
    return {
        "labels": words.labels("map-how", "map-start", "lines-how", "lines-loop", "squares-how"),
        "sheet": SHEET,
        "parts": _parts(kit, chart, drawing, names, words),
        "lines": [_line(number, line, chart, words) for number, line in enumerate(chart.lines, 1)],
        "squares": _index(chart, drawing, words),
    }


def _all_names(square: SquareData) -> Name:
    """The names of a square and of the stations that are the same one (RM-3.2)."""
    return row((square.name, *square.twins), "square-twins-separator")


def _size(words: Said) -> tuple[float, float]:
    """How wide and high a name is on paper, in millimetres."""
    first, other = _SIZES
    sizes = (first, *(other for _ in words[1:]))
    wide = max(width(one) * size for one, size in zip(words, sizes, strict=True))
    return wide * _POINT, sum(sizes) * 1.12 * _POINT


def _parts(kit: KitData, chart: MapData, drawing: Drawing, names: list[Said], words: Words) -> list[Content]:
    """What is drawn on each sheet, from its own corner."""
    found = []
    parts = drawing.columns * drawing.rows
    for number in range(1, parts + 1):
        row, column = divmod(number - 1, drawing.columns)
        left, top = column * SHEET[0], row * SHEET[1]
        found.append(
            {
                "title": words("sheet-map-part", part=number, parts=parts) if parts > 1 else words("sheet-map-whole"),
                "squares": [
                    {
                        "x": _round(spot.x - left), "y": _round(spot.y - top), "kind": square.kind, "name": name,
                        "start": square.id == kit.kit.teams.start_square,
                    }
                    for square, spot, name in zip(chart.squares, drawing.spots, names, strict=True)
                    if drawing.part(spot) == number
                ],
                "lanes": [
                    {
                        "from": (_round(lane.x1 - left), _round(lane.y1 - top)),
                        "to": (_round(lane.x2 - left), _round(lane.y2 - top)),
                        "color": chart.lines[lane.line].color, "mode": chart.lines[lane.line].mode,
                    }
                    for lane in drawing.lanes
                    if max(lane.x1, lane.x2) > left and min(lane.x1, lane.x2) < left + SHEET[0]
                    and max(lane.y1, lane.y2) > top and min(lane.y1, lane.y2) < top + SHEET[1]
                ],
                "tags": [
                    {"x": _round(tag.x - left), "y": _round(tag.y - top), "line": tag.line + 1,
                     "color": chart.lines[tag.line].color}
                    for tag in drawing.tags
                    if left <= tag.x < left + SHEET[0] and top <= tag.y < top + SHEET[1]
                ],
                "exits": [
                    _exit(exit_, words.name(chart.squares[exit_.square].name)[0], left, top)
                    for exit_ in drawing.exits(number)
                ],
                "grid": {"columns": drawing.columns, "rows": drawing.rows, "own": number},
            }
        )  # fmt: skip
    return found


def _exit(exit_: Exit, name: str, left: float, top: float) -> Content:
    return {"x": _round(exit_.x - left), "y": _round(exit_.y - top), "side": exit_.side, "name": name}


def _round(value: float) -> float:
    return round(value, 2)


def _line(number: int, line: LineData, chart: MapData, words: Words) -> Content:
    squares = {square.id: square for square in chart.squares}
    return {
        "number": number,
        "name": words.name(line.name),
        "operator": words.name(line.operator),
        "mode": words(f"sheet-mode-{line.mode}"),
        "color": line.color,
        "loop": line.loop,
        "boarding": [
            {"square": words.name(squares[id_].name), "where": words.name(where)}
            for id_, where in sorted(line.boarding.items())
        ],
        "segments": [
            [
                {"name": words.name(squares[id_].name), "kind": squares[id_].kind, "passed": id_ in line.pass_only}
                for id_ in segment
            ]
            for segment in line.segments
        ],
    }


def _index(chart: MapData, drawing: Drawing, words: Words) -> list[Content]:
    lines: dict[str, list[int]] = {square.id: [] for square in chart.squares}
    for number, line in enumerate(chart.lines, 1):
        for id_ in {id_ for segment in line.segments for id_ in segment}:
            lines[id_].append(number)
    found = [
        (_reading(square, nth), square, nth, spot)
        for square, spot in zip(chart.squares, drawing.spots, strict=True)
        for nth in range(1 + len(square.twins))
    ]
    return [
        {
            "kind": square.kind,
            "name": words.name((square.name, *square.twins)[nth]),
            "same": [words.name(one) for index, one in enumerate((square.name, *square.twins)) if index != nth],
            "kana": square.kana[nth] if nth < len(square.kana) else "",
            "lines": lines[square.id],
            "part": drawing.part(spot),
        }
        for _, square, nth, spot in sorted(found, key=lambda one: (one[0], one[1].id))
    ]


def _reading(square: SquareData, nth: int) -> str:
    """How a square or one of its twins is read; readings stand in the order of the names."""
    return square.kana[nth] if nth < len(square.kana) else said((square.name, *square.twins)[nth], "ja")
