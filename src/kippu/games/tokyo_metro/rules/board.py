"""TOKYO METRO maps as tables: rectangles, stations and lines are numbers, in the order of the map file."""

from collections.abc import Callable
from functools import cache, cached_property
from typing import NamedTuple

from kippu.games.tokyo_metro.rules.events import TrainEntered
from kippu.games.tokyo_metro.rules.files import LineData, MapData


class Stretch(NamedTuple):
    """Some steps of a round trip in a row."""

    stations: int  # as bits, with the one before the first step
    entered: tuple[TrainEntered, ...]  # what is told of each step
    home: bool  # whether one of them is to station 1
    end: int  # the last step


class Route:
    """A line as its train sees it.

    The place of a train is a step of its round trip: 0 is station 1, heading out; the far terminus is the step
    where it heads back; then come the stations back to the second one (TM-21.3).
    """

    def __init__(self, data: LineData, index: int, station_at: dict[str, int]) -> None:
        self.id = data.id
        self.index = index
        self.bit = 1 << index
        self.stations = tuple(station_at[id_] for id_ in data.stations)
        self.position_of = {station: position for position, station in enumerate(self.stations)}
        self.far = len(self.stations) - 1
        self.trip = self.stations + self.stations[-2:0:-1]
        # per step what is told when the train enters, made once
        self.entered = tuple(TrainEntered(data.id, id_) for id_ in data.stations + data.stations[-2:0:-1])
        self.stretch: Callable[[int, int], Stretch] = cache(self._stretch)

    def position(self, step: int) -> int:
        """Which station of the line a step of the round trip is, counted from 0."""
        return step if step <= self.far else 2 * self.far - step

    def step(self, position: int, *, back: bool) -> int:
        """The step of the round trip at a station, heading out or back; a terminus has one step only."""
        return 2 * self.far - position if back and 0 < position < self.far else position

    def _stretch(self, step: int, steps: int) -> Stretch:
        """What a train comes by in so many steps."""
        made = [(step + further) % len(self.trip) for further in range(1, steps + 1)]
        stations = 1 << self.trip[step]
        for one in made:
            stations |= 1 << self.trip[one]
        return Stretch(stations, tuple(self.entered[one] for one in made), 0 in made, made[-1])


class Board:
    """The tables of one map."""

    def __init__(self, data: MapData) -> None:
        self.data = data
        self.width, self.height = data.width, data.height
        self.rectangles = data.width * data.height
        self.station_at = {station.id: index for index, station in enumerate(data.stations)}
        self.station_ids = tuple(self.station_at)
        self.line_at = {line.id: index for index, line in enumerate(data.lines)}
        self.line_ids = tuple(self.line_at)
        self.routes = tuple(Route(line, index, self.station_at) for index, line in enumerate(data.lines))
        self.all_lines = (1 << len(self.routes)) - 1
        # per station: its lines, how many (TM-1.3a), and the rectangles that touch it (TM-1.4b)
        self.lines_of = tuple(
            tuple(route.index for route in self.routes if station in route.stations)
            for station in range(len(data.stations))
        )
        self.pillars = tuple(map(len, self.lines_of))
        self.touch = tuple(
            tuple(self.rectangle(station.x + right, station.y + down) for down in (0, 1) for right in (0, 1))
            for station in data.stations
        )
        # per rectangle: the stations it touches, as numbers and as bits (TM-1.5)
        self.stations_at: tuple[tuple[int, ...], ...] = tuple(
            tuple(station for station, touching in enumerate(self.touch) if rectangle in touching)
            for rectangle in range(self.rectangles)
        )
        self.touched = tuple(sum(1 << station for station in stations) for stations in self.stations_at)
        self.near: Callable[[int, int], tuple[int, ...]] = cache(self._near)
        self.near_station: Callable[[int, int], tuple[int, ...]] = cache(self._near_station)

    def rectangle(self, x: int, y: int) -> int:
        """The number of a rectangle of the grid; -1 for one that is off it."""
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def place(self, rectangle: int) -> tuple[int, int]:
        """Where a rectangle is."""
        y, x = divmod(rectangle, self.width)
        return x, y

    def distance(self, one: int, other: int) -> int:
        """How many steps apart two rectangles are (TM-1.6)."""
        y, x = divmod(one, self.width)
        other_y, other_x = divmod(other, self.width)
        return abs(x - other_x) + abs(y - other_y)

    def _near(self, rectangle: int, steps: int) -> tuple[int, ...]:
        """All rectangles that can be reached in so many steps, in reading order."""
        at_x, at_y = self.place(rectangle)
        return tuple(
            self.rectangle(x, y)
            for y in range(max(0, at_y - steps), min(self.height, at_y + steps + 1))
            for x in range(max(0, at_x - steps + abs(y - at_y)), min(self.width, at_x + steps - abs(y - at_y) + 1))
        )

    def _near_station(self, station: int, steps: int) -> tuple[int, ...]:
        """All rectangles that can be reached after alighting at a station (TM-6.3), in reading order."""
        return tuple(sorted({near for start in self.touch[station] for near in self.near(start, steps)}))

    @cached_property
    def everywhere(self) -> tuple[int, ...]:
        """All rectangles."""
        return tuple(range(self.rectangles))
