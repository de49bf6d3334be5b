"""The kit of an event as a referee reads it: files, squares, names, distances, counts (RM-3)."""

import json
import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src/kippu/games/momotetsu/data/kits"
FILES = ("kit", "map", "cards", "tables", "missions", "rates")
SMALL = dict(zip("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ", strict=True))
VOICED = dict(
    zip(
        "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ",
        "かきくけこさしすせそたちつてとはひふへほはひふへほう",
        strict=True,
    )
)


def named(given: Any) -> str:
    """The name of a kit; one that is written out in the options is its own name."""
    return given if isinstance(given, str) else json.dumps(given)


@lru_cache(maxsize=8)
def read(name: str) -> dict[str, Any]:
    """All files of a kit."""
    if name.startswith("{"):
        whole: dict[str, Any] = json.loads(name)
        return whole
    return {file: json.loads((DATA / name / f"{file}.json").read_text()) for file in FILES}


def metres(one: dict[str, Any], other: dict[str, Any]) -> float:
    """RM-18.3: on a great circle."""
    lat, lat_too = math.radians(one["lat"]), math.radians(other["lat"])
    lon = math.radians(other["lon"] - one["lon"])
    half = math.sin((lat_too - lat) / 2) ** 2 + math.cos(lat) * math.cos(lat_too) * math.sin(lon / 2) ** 2
    return 2 * 6_371_000.0 * math.asin(min(1.0, math.sqrt(half)))


def widened(given: dict[str, Any], stations: list[str]) -> dict[str, Any]:
    """RM-3.21: a map with stations that opened later, each between its two neighbours."""
    squares, lines = list(given["squares"]), [dict(line) for line in given["lines"]]
    for one in given.get("optional", ()):
        if one["id"] not in stations:
            continue
        passing = one.get("passed_by", [])
        served = [*one["lines"], *passing]
        place = {"lat": one["lat"], "lon": one["lon"], "lines": served}
        squares.append({"id": one["id"], "kind": one["kind"], "kana": one["kana"], "places": [place]})
        for line in lines:
            if line["id"] in served:
                line["segments"] = [_with(segment, one, line) for segment in line["segments"]]
            if line["id"] in passing:
                line["pass_only"] = [*line.get("pass_only", ()), one["id"]]
    return given | {"squares": squares, "lines": lines}


def _with(segment: list[str], station: dict[str, Any], line: dict[str, Any]) -> list[str]:
    found = []
    for at, square in enumerate(segment):
        found.append(square)
        last = at + 1 == len(segment)
        after = segment[0] if last and line.get("loop") else None if last else segment[at + 1]
        if station["id"] not in found and {square, after} == set(station["between"]):
            found.append(station["id"])
    return found


class Board:
    """A map with what can be asked about it; some tracks may be closed (RM-17.5)."""

    def __init__(self, given: dict[str, Any], closed: frozenset[frozenset[str]] = frozenset()) -> None:
        self.lines: list[dict[str, Any]] = given["lines"]
        self.squares = {one["id"]: one for one in given["squares"]}
        self.ids = list(self.squares)
        self.given_sets: dict[str, list[str]] = given.get("sets", {})
        joined: dict[str, set[str]] = {square: set() for square in self.squares}
        for a, b in self._tracks():
            if frozenset((a, b)) not in closed:
                joined[a].add(b)
                joined[b].add(a)
        self.joined = {square: sorted(others, key=self.ids.index) for square, others in joined.items()}
        self._far: dict[str, dict[str, int]] = {}
        self._near: dict[str, list[tuple[float, str]]] = {}
        self._ends: dict[tuple[str, int, str | None], set[str]] = {}

    def _tracks(self) -> Iterator[tuple[str, str]]:
        for line in self.lines:
            for segment in line["segments"]:
                yield from pairwise([*segment, segment[0]] if line.get("loop") else segment)

    def kind(self, square: str) -> str:
        return str(self.squares[square]["kind"])

    def distance(self, a: str, b: str) -> int:
        """RM-3.16; farther than any square where there is no way."""
        if a not in self._far:
            steps, ring = {a: 0}, [a]
            while ring:
                ring = [to for square in ring for to in self.joined[square] if to not in steps]
                steps |= dict.fromkeys(ring, max(steps.values()) + 1)
            self._far[a] = steps
        return self._far[a].get(b, len(self.ids) + 1)

    def may_turn(self, square: str, gate: str | None) -> bool:
        """RM-3.4: on a terminus; RM-3.9: on every neighbour of the gate."""
        return len(self.joined[square]) == 1 or gate in self.joined[square]

    def ends(self, start: str, count: int, gate: str | None = None) -> set[str]:
        """RM-3.8 and RM-3.9."""
        if (start, count, gate) not in self._ends:
            reached: set[tuple[str, str | None]] = {(start, None)}
            for _ in range(count):
                reached = {
                    (to, square)
                    for square, before in reached
                    if before is None or square != gate
                    for to in self.joined[square]
                    if to != before or self.may_turn(square, gate)
                }
            self._ends[start, count, gate] = {square for square, _ in reached}
        return self._ends[start, count, gate]

    def passed(self, start: str, count: int, aim: str) -> bool:
        """RM-6.12: whether a legal path of fewer steps comes to a square."""
        return any(aim in self.ends(start, fewer) for fewer in range(1, count))

    # --- where trips go

    def named(self, name: str) -> list[str]:
        """A set that a card names: the map's own, or all squares of a kind."""
        found = self.given_sets.get(name, [])
        if name in {one["kind"] for one in self.squares.values()} | {"shop", "mission"}:
            found = [square for square in self.ids if self.kind(square) == name]
        return found

    def apart(self, a: str, b: str) -> float:
        """Metres between the closest places of two squares."""
        return min(metres(one, other) for one in self.squares[a]["places"] for other in self.squares[b]["places"])

    def walks(self, start: str, radius_km: float, least: int) -> set[str]:
        """RM-6.15."""
        if start not in self._near:
            others = [(self.apart(start, square), at) for at, square in enumerate(self.ids) if square != start]
            self._near[start] = [(far, self.ids[at]) for far, at in sorted(others)]
        near = enumerate(self._near[start])
        return {square for place, (far, square) in near if far <= radius_km * 1000 or place < least}

    def rides(self, start: str) -> set[str]:
        """RM-6.14: both ends of each segment that stops here."""
        found: set[str] = set()
        for line in self.lines:
            for segment in line["segments"]:
                if start in segment and start not in line.get("pass_only", ()):
                    found |= set(line["liner_ends"]) if line.get("loop") else {segment[0], segment[-1]}
        return found - {start}

    def chain(self, start: str, voicing: str) -> set[str]:
        """RM-6.16."""
        last = {_kana(name, voicing)[-1] for name in self.squares[start]["kana"]}
        return {
            square
            for square, one in self.squares.items()
            if square != start and any(_kana(name, voicing)[0] in last for name in one["kana"])
        }


@lru_cache(maxsize=64)
def board(name: str, stations: tuple[str, ...], closed: frozenset[frozenset[str]]) -> Board:
    """The map of a kit; days share it, for nothing in it changes."""
    return Board(widened(read(name)["map"], list(stations)), closed)


def _kana(name: str, voicing: str) -> str:
    """ー is dropped, small is large; voiced is plain where it is read loosely."""
    large = [SMALL.get(letter, letter) for letter in name if letter != "ー"]
    return "".join(VOICED.get(letter, letter) for letter in large) if voicing == "loose" else "".join(large)
