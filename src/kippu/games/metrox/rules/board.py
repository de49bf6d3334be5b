"""MetroX maps: read, checked, and turned into bit masks.

A station is one bit, wherever it lies on several routes (MX-1.3), in the order of the map file.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from kippu.core.data import Source
from kippu.core.errors import BadData
from kippu.games.metrox.rules.types import Circle, MapData, RouteData, Write

MAX_STATIONS = 128


@dataclass(frozen=True, slots=True, eq=False)
class Route:
    """A route with its stations as bits, from the start point to the end point."""

    data: RouteData
    id: str
    index: int
    bit: int  # of the route itself, among routes
    spaces: int  # indicator spaces
    bits: tuple[int, ...]
    mask: int
    star: dict[int, int]  # per station bit the number a star writes there (MX-3.3a)
    write: Write  # the one command that names this route


class Board:
    """The tables of one map."""

    def __init__(self, data: MapData) -> None:
        self.data = data
        self.station_at = {station.id: index for index, station in enumerate(data.stations)}
        self.route_at = {route.id: index for index, route in enumerate(data.routes)}
        self.routes_through = tuple(
            tuple(index for index, route in enumerate(data.routes) if station.id in route.stations)
            for station in data.stations
        )
        # per station, the number a star writes there: twice the routes through it (MX-3.3a)
        self.star = tuple(2 * len(routes) for routes in self.routes_through)
        self.routes = tuple(self._route(index, route) for index, route in enumerate(data.routes))
        self.all = (1 << len(data.stations)) - 1
        self.spaces = sum(route.spaces for route in self.routes)
        self.circles = tuple(Circle(station.id) for station in data.stations)

    def _route(self, index: int, data: RouteData) -> Route:
        at = [self.station_at[station] for station in data.stations]
        bits = tuple(1 << station for station in at)
        return Route(
            data=data,
            id=data.id,
            index=index,
            bit=1 << index,
            spaces=data.indicator_spaces,
            bits=bits,
            mask=sum(bits),
            star={bit: self.star[station] for bit, station in zip(bits, at, strict=True)},
            write=Write(data.id),
        )


def indexes(mask: int) -> Iterator[int]:
    """The positions of the bits of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def read_map(source: Source) -> MapData:
    """A map from a file, or BadData with the line that is wrong."""
    data = source.decode(MapData)
    check_map(data, source)
    return data


def check_map(data: MapData, source: Source | None = None) -> None:
    """Refuse a map that cannot be played on."""
    source = source or Source(f"map {data.id}", msgspec.json.encode(data))
    for fault in _faults(data, source):
        raise fault


def _faults(data: MapData, source: Source) -> Iterator[BadData]:
    yield from _list_faults(data, source)
    known = {station.id for station in data.stations}
    for index, route in enumerate(data.routes):
        yield from _route_faults(route, index, known, source)
    served = {station for route in data.routes for station in route.stations}
    for index, station in enumerate(data.stations):
        if station.id not in served:
            yield source.bad("station_unreachable", ["stations", index], station=station.id)


def _list_faults(data: MapData, source: Source) -> Iterator[BadData]:
    if not data.routes:
        yield source.bad("no_routes", ["routes"])
    if not data.stations:
        yield source.bad("no_stations", ["stations"])
    if len(data.stations) > MAX_STATIONS:
        yield source.bad("too_many_stations", ["stations", MAX_STATIONS], max=MAX_STATIONS)
    for index, id_ in _again([route.id for route in data.routes]):
        yield source.bad("route_id_twice", ["routes", index], route=id_)
    for index, id_ in _again([station.id for station in data.stations]):
        yield source.bad("station_id_twice", ["stations", index], station=id_)
    places = [f"{station.x + 0.0}, {station.y + 0.0}" for station in data.stations]  # -0.0 + 0.0 is 0.0
    for index, place in _again(places):
        yield source.bad("place_taken", ["stations", index], station=data.stations[index].id, at=place)


def _route_faults(route: RouteData, index: int, known: set[str], source: Source) -> Iterator[BadData]:
    if route.indicator_spaces < 1:
        yield source.bad("no_indicator_space", ["routes", index, "indicator_spaces"], route=route.id)
    if route.indicator_spaces > 9:
        yield source.bad("too_many_indicator_spaces", ["routes", index, "indicator_spaces"], route=route.id)
    if route.bonus_later > route.bonus_first:
        yield source.bad("later_bonus_higher", ["routes", index, "bonus_later"], route=route.id)
    if len(route.stations) < 2:
        yield source.bad("route_too_short", ["routes", index, "stations"], route=route.id)
    for at, station in enumerate(route.stations):
        if station not in known:
            yield source.bad(
                "unknown_station_on_route", ["routes", index, "stations", at], route=route.id, station=station
            )
    for at, station in _again(route.stations):
        yield source.bad("route_twice_through", ["routes", index, "stations", at], route=route.id, station=station)


def _again(ids: list[str] | tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Where something comes for the second time."""
    seen: Counter[str] = Counter()
    for index, one in enumerate(ids):
        seen[one] += 1
        if seen[one] == 2:
            yield index, one


def edges(data: MapData) -> dict[tuple[str, str], list[str]]:
    """The tracks to draw: pairs of neighbouring stations, each with the routes that run between them."""
    found: dict[tuple[str, str], list[str]] = {}
    for route in data.routes:
        for a, b in pairwise(route.stations):
            key = (b, a) if (b, a) in found else (a, b)
            found.setdefault(key, []).append(route.id)
    return found
