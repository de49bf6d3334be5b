"""What all states of one event look up: its kit, its map, its tables."""

from functools import lru_cache

from msgspec.structs import replace

from kippu.core.game import Shared
from kippu.games.momotetsu.kit.check import check_kit
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import ClockData, KitData, Settings, clock_ms
from kippu.games.momotetsu.map.atlas import Atlas, with_stations
from kippu.games.momotetsu.map.timetable import Timetable
from kippu.games.momotetsu.model.commands import MomotetsuOptions
from kippu.games.momotetsu.model.readings import AS_WRITTEN, Readings
from kippu.games.momotetsu.model.schedule import Schedule
from kippu.games.momotetsu.model.state import State, TeamState, Times


class Parts(Shared):
    """The tables of one event."""

    options: MomotetsuOptions

    def __init__(self, options: MomotetsuOptions, readings: Readings) -> None:
        super().__init__(options)
        self.readings = readings
        self.kit = kit_of(options)
        self.settings = self.decided(self.kit.kit.options)
        self.rates = self.kit.rates
        self.times = times_of(self.kit.kit.clock)
        self.cards = self.kit.cards.cards
        self.card_ids = tuple(card.id for card in self.cards)
        self.card_at = {id_: index for index, id_ in enumerate(self.card_ids)}
        self.exempt = tuple(card.exempt for card in self.cards)
        tables = self.kit.tables
        self.pairs = {(pair.low, pair.high): self.card_at[pair.card] for pair in tables.pairs}
        self.ranks = tuple(self.card_at[id_] for id_ in tables.special)
        self.shop = {item.card: item for item in tables.shop}
        self.dice_events = {happening.face: happening for happening in tables.events}
        self.lottery = {int(face): self.card_at[id_] for face, id_ in tables.lottery_prizes.items()}
        self.missions = self.kit.missions.missions
        self.mission_at = {mission.id: index for index, mission in enumerate(self.missions)}
        self.properties = tuple(mission.property for mission in self.missions)
        self.property_at = {one.id: index for index, one in enumerate(self.properties)}
        self._atlases: dict[tuple[tuple[str, ...], tuple[tuple[int, int], ...]], Atlas] = {}
        self._timetables: dict[int, Timetable] = {}
        base = self.atlas((), ())
        self.ids = base.ids
        self.square_at = base.at
        self.start_square = base.at[self.kit.kit.teams.start_square]
        self.destinations = {
            (row.first, second): base.at[row.square] for row in tables.destinations for second in row.second
        }
        self.goal_points = {base.at[row.square]: row.points for row in tables.destinations}
        here: list[list[int]] = [[] for _ in range(len(base.ids) + len(self.kit.map.optional))]
        for index, mission in enumerate(self.missions):
            here[base.at[mission.square]].append(index)
        self.missions_at = tuple(map(tuple, here))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Parts) and self.options == other.options and self.readings == other.readings

    def __hash__(self) -> int:
        return super().__hash__()

    def decided(self, settings: Settings) -> Settings:
        """Switches with what they leave to the version of the rules."""
        return decided(settings, self.readings)

    def atlas(self, extra: tuple[str, ...], closed: tuple[tuple[int, int], ...]) -> Atlas:
        """The map with extra stations and without closed edges; squares keep their numbers (RM-3.21, RM-17.5)."""
        found = self._atlases.get((extra, closed))
        if found is None:
            data = with_stations(self.kit.map, extra)
            found = self._atlases[extra, closed] = Atlas(data, closed, cut_distances=self.readings.cut_distances)
        return found

    def timetable(self, atlas: Atlas) -> Timetable:
        """The times on a map."""
        found = self._timetables.get(id(atlas))
        if found is None:
            found = self._timetables[id(atlas)] = Timetable(atlas, self.rates.table)
        return found


def decided(settings: Settings, readings: Readings) -> Settings:
    """Switches with what they leave to the version of the rules."""
    return replace(settings, gamble_win=settings.gamble_win or readings.gamble_win)


def house(options: MomotetsuOptions, readings: Readings) -> Settings:
    """The switches of an event; asked often, so the kit is not looked through for them."""
    kit = shipped_kit(options.kit) if isinstance(options.kit, str) else options.kit
    return decided(options.settings or kit.kit.options, readings)


def times_of(clock: ClockData) -> Times:
    """The times of the day in milliseconds from midnight."""
    return Times(
        start=clock_ms(clock.start),
        settlements=tuple(map(clock_ms, clock.settlements)),
        switch=clock_ms(clock.switch),
        last_roll=clock_ms(clock.last_roll),
        cutoff=clock_ms(clock.cutoff),
    )


@lru_cache(maxsize=16)
def parts(options: MomotetsuOptions, readings: Readings = AS_WRITTEN) -> Parts:
    """The parts for some options; BadOptions or BadData if they cannot be played with."""
    return Parts(options, readings)


def opening(shared: Parts, seats: int, schedule: Schedule) -> State:
    """Everybody on the start square with the points to begin with (RM-1.3)."""
    data = shared.kit.kit.teams
    teams = tuple(
        TeamState(
            seat,
            shared.start_square,
            data.start_points,
            shown_balance=data.start_points,
            members=data.min_members,
        )
        for seat in range(seats)
    )
    return State(shared, shared.settings, shared.times, teams, schedule, previous_destination=shared.start_square)


def kit_of(options: MomotetsuOptions) -> KitData:
    """The kit that options name or hold."""
    kit = shipped_kit(options.kit) if isinstance(options.kit, str) else options.kit
    event = kit.kit
    changed = replace(event, clock=options.clock or event.clock, options=options.settings or event.options)
    if changed != event or kit is options.kit:
        kit = replace(kit, kit=changed)
        check_kit(kit)
    return kit
