"""What is wrong with a kit, and what is odd about it, each with file and line."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, product

import msgspec

from kippu.core.data import Place, Source
from kippu.core.errors import BadData, Param
from kippu.core.names import names_in
from kippu.games.momotetsu.kit.cards import Copy, Gamble, MoveDice, MoveExact, MoveRank, RideToEnd, Trip, Walk
from kippu.games.momotetsu.kit.types import FILES, KitData, LineData, clock_ms
from kippu.games.momotetsu.map.atlas import Atlas

_ONLY_STARS = (MoveExact, MoveDice, MoveRank, RideToEnd, Walk, Gamble)
_FACES = range(1, 7)
# The sets of squares that rules know by name; others are those of the map file.
_KNOWN_SETS = ("neighbours_of_destination", "nearest_open_mission", "shiritori")


def check_kit(kit: KitData, sources: dict[str, Source] | None = None) -> None:
    """Refuse a kit that cannot be played with."""
    for fault in faults(kit, sources):
        raise fault


def faults(kit: KitData, sources: dict[str, Source] | None = None) -> Iterator[BadData]:
    """Everything that is wrong."""
    book = _Book(kit, sources)
    yield from _twice(book)
    yield from _kit_faults(book)
    map_faults = list(_map_faults(book))
    yield from map_faults
    yield from _card_faults(book)
    yield from _table_faults(book)
    yield from _mission_faults(book)
    if not map_faults:
        yield from _ways_faults(book, Atlas(kit.map))


class _Book:
    """A kit with its sources and all its ids."""

    def __init__(self, kit: KitData, sources: dict[str, Source] | None) -> None:
        self.kit = kit
        self.sources = sources or {
            name: Source(f"{name}.json", msgspec.json.encode(getattr(kit, name))) for name in FILES
        }
        self.squares = {square.id: square for square in kit.map.squares}
        self.lines = {line.id for line in kit.map.lines}
        self.cards = {card.id: card for card in kit.cards.cards}

    def bad(self, code: str, file: str, place: Place, **params: Param) -> BadData:
        """An error about a place in one of the files."""
        return self.sources[file].bad(code, place, **params)


def _again(ids: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Where an id comes for the second time."""
    seen: Counter[str] = Counter()
    for index, one in enumerate(ids):
        seen[one] += 1
        if seen[one] == 2:
            yield index, one


def _twice(book: _Book) -> Iterator[BadData]:
    kit = book.kit
    squares = [*(one.id for one in kit.map.squares), *(one.id for one in kit.map.optional)]
    lists: tuple[tuple[str, str, list[str]], ...] = (
        ("map", "squares", squares),
        ("map", "lines", [one.id for one in kit.map.lines]),
        ("cards", "cards", [one.id for one in kit.cards.cards]),
        ("missions", "missions", [one.id for one in kit.missions.missions]),
        ("missions", "missions", [one.property.id for one in kit.missions.missions]),
    )
    for file, name, ids in lists:
        for index, id_ in _again(ids):
            yield book.bad("id_twice", file, [name, index], id=id_)


def _kit_faults(book: _Book) -> Iterator[BadData]:
    event = book.kit.kit
    if event.teams.start_square not in book.squares:
        yield book.bad("unknown_square_in_kit", "kit", ["teams", "start_square"], square=event.teams.start_square)
    if event.teams.min > event.teams.max:
        yield book.bad("too_few_teams", "kit", ["teams", "max"])
    clock = event.clock
    times = [clock_ms(time) for time in (clock.start, *clock.settlements, clock.last_roll, clock.cutoff)]
    if any(a > b for a, b in pairwise(times)):
        yield book.bad("clock_out_of_order", "kit", ["clock"])
    known = {one.id for one in book.kit.map.optional}
    for index, station in enumerate(event.options.extra_stations):
        if station not in known:
            yield book.bad("unknown_square_in_kit", "kit", ["options", "extra_stations", index], square=station)


# --- the map ----------------------------------------------------------------------------------------------


def _map_faults(book: _Book) -> Iterator[BadData]:
    data = book.kit.map
    for index, line in enumerate(data.lines):
        yield from _line_faults(book, index, line)
    for index, square in enumerate(data.squares):
        for number, place in enumerate(square.places):
            for line_id in place.lines:
                if line_id not in book.lines:
                    yield book.bad("unknown_line", "map", ["squares", index, "places", number], line_id=line_id)
    for name, ids in data.sets.items():
        for index, id_ in enumerate(ids):
            if id_ not in book.squares:
                yield book.bad("unknown_square_in_kit", "map", ["sets", name, index], square=id_)
    tracks = {
        frozenset(pair)
        for line in data.lines
        for segment in line.segments
        for pair in pairwise((*segment, segment[0]) if line.loop and segment else segment)
    }
    for index, station in enumerate(data.optional):
        if frozenset(station.between) not in tracks:
            yield book.bad("not_between", "map", ["optional", index], square=station.id)


def _line_faults(book: _Book, index: int, line: LineData) -> Iterator[BadData]:
    on_line = {square for segment in line.segments for square in segment}
    for number, segment in enumerate(line.segments):
        if len(segment) < 2:
            yield book.bad("segment_too_short", "map", ["lines", index, "segments", number], line_id=line.id)
        for at, square in enumerate(segment):
            if square not in book.squares:
                yield book.bad("unknown_square_in_kit", "map", ["lines", index, "segments", number, at], square=square)
    for square in (*line.pass_only, *line.liner_ends, *line.boarding):
        if square not in on_line:
            yield book.bad("not_on_line", "map", ["lines", index], line_id=line.id, square=square)
    if line.loop and not line.liner_ends:
        yield book.bad("loop_without_ends", "map", ["lines", index], line_id=line.id)


def _ways_faults(book: _Book, atlas: Atlas) -> Iterator[BadData]:
    """Every square can be reached, and every track has a vehicle that stops at both its ends."""
    start = atlas.at.get(book.kit.kit.teams.start_square)
    if start is not None:
        far = len(atlas.ids)
        for index, squares in enumerate(atlas.distances(start)):
            if squares > far:
                yield book.bad("square_unconnected", "map", ["squares", index], square=atlas.ids[index])
    stopping = {
        frozenset((a, b))
        for line in book.kit.map.lines
        for segment in line.segments
        for a, b in pairwise((*segment, segment[0]) if line.loop else segment)
        if a not in line.pass_only and b not in line.pass_only
    }
    for index, neighbours in enumerate(atlas.neighbours):
        for other in neighbours:
            if index < other and frozenset((atlas.ids[index], atlas.ids[other])) not in stopping:
                yield book.bad("track_without_stop", "map", ["squares", index], a=atlas.ids[index], b=atlas.ids[other])


# --- cards and tables -------------------------------------------------------------------------------------


def _card_faults(book: _Book) -> Iterator[BadData]:
    sets = {*book.kit.map.sets, *_KNOWN_SETS, "mission", "card", "blue", "red", "special", "shop"}
    for index, card in enumerate(book.kit.cards.cards):
        effect = card.effect
        wrong_star = isinstance(effect, _ONLY_STARS) and not card.star
        if wrong_star or (card.star and not isinstance(effect, (*_ONLY_STARS, Trip))):
            yield book.bad("wrong_star", "cards", ["cards", index], card=card.id)
        if isinstance(effect, Trip):
            for name in (effect.set, effect.only_from):
                if name is not None and name not in sets:
                    yield book.bad("unknown_set", "cards", ["cards", index, "effect"], card=card.id, set=name)
        if isinstance(effect, Copy):
            for id_ in effect.excluded:
                if id_ not in book.cards:
                    yield book.bad("unknown_card_in_kit", "cards", ["cards", index, "effect"], card=id_)
        if card.minutes[0] > card.minutes[1]:
            yield book.bad("minutes_backwards", "cards", ["cards", index, "minutes"])


def _table_faults(book: _Book) -> Iterator[BadData]:
    tables = book.kit.tables
    yield from _pair_faults(book)
    if len(tables.special) != 13:
        yield book.bad("not_thirteen", "tables", ["special"])
    rolled = [(row.first, second) for row in tables.destinations for second in row.second]
    for first, second in product(_FACES, _FACES):
        if rolled.count((first, second)) != 1:
            yield book.bad("destination_dice", "tables", ["destinations"], first=first, second=second)
    for index, row in enumerate(tables.destinations):
        if row.square not in book.squares:
            yield book.bad("unknown_square_in_kit", "tables", ["destinations", index], square=row.square)
        elif book.squares[row.square].kind != "mission":
            yield book.bad("destination_no_mission", "tables", ["destinations", index], square=row.square)
    for name, rows in (
        ("events", tables.events),
        ("attacks", tables.attacks),
        ("transformations", tables.transformations),
    ):
        if sorted(row.face for row in rows) != list(_FACES):
            yield book.bad("six_faces", "tables", [name])
    yield from _named_cards(book)


def _pair_faults(book: _Book) -> Iterator[BadData]:
    pairs = book.kit.tables.pairs
    found = Counter((pair.low, pair.high) for pair in pairs)
    for low, high in combinations(range(1, 14), 2):
        if not found[low, high]:
            yield book.bad("pair_missing", "tables", ["pairs"], low=low, high=high)
    for index, pair in enumerate(pairs):
        if pair.low >= pair.high or found[pair.low, pair.high] > 1:
            yield book.bad("pair_wrong", "tables", ["pairs", index], low=pair.low, high=pair.high)


def _named_cards(book: _Book) -> Iterator[BadData]:
    tables = book.kit.tables
    named: list[tuple[Place, str, bool]] = []
    named += [(("pairs", index), pair.card, False) for index, pair in enumerate(tables.pairs)]
    named += [(("special", index), card, False) for index, card in enumerate(tables.special)]
    named += [(("shop", index), item.card, True) for index, item in enumerate(tables.shop)]
    named += [(("lottery_prizes", face), card, True) for face, card in tables.lottery_prizes.items()]
    named += [(("events", index), card, False) for index, one in enumerate(tables.events) for card in one.cards]
    for place, card, star in named:
        if card not in book.cards:
            yield book.bad("unknown_card_in_kit", "tables", place, card=card)
        elif star and not book.cards[card].star:
            yield book.bad("must_be_star", "tables", place, card=card)
    for index, happening in enumerate(tables.events):
        if (happening.op == "cards") != (len(happening.cards) == 6):
            yield book.bad("six_cards", "tables", ["events", index])


def _mission_faults(book: _Book) -> Iterator[BadData]:
    kit = book.kit
    payments, types = len(kit.kit.clock.settlements), kit.rates.table.mission
    for index, mission in enumerate(kit.missions.missions):
        square = book.squares.get(mission.square)
        if square is None:
            yield book.bad("unknown_square_in_kit", "missions", ["missions", index], square=mission.square)
        elif square.kind != "mission":
            yield book.bad("not_a_mission_square", "missions", ["missions", index], square=mission.square)
        if len(mission.property.settlement) != payments:
            yield book.bad("wrong_payments", "missions", ["missions", index], mission=mission.id, wanted=payments)
        if mission.type not in types:
            yield book.bad("type_without_minutes", "missions", ["missions", index], type_=mission.type)
    carried = {mission.square for mission in kit.missions.missions}
    for index, square in enumerate(kit.map.squares):
        if square.kind == "mission" and square.id not in carried:
            yield book.bad("square_without_mission", "map", ["squares", index], square=square.id)


# --- what is odd ------------------------------------------------------------------------------------------


def oddities(kit: KitData, sources: dict[str, Source] | None = None) -> Iterator[BadData]:
    """What can be played with but looks like a slip."""
    book = _Book(kit, sources)
    atlas = Atlas(kit.map)
    yield from _odd_cards(book, atlas)
    yield from _odd_kinds(book)
    yield from _odd_names(book)
    yield from _odd_languages(book)
    for index, mission in enumerate(kit.missions.missions):
        if mission.obsolete and mission.replacement is None:
            yield book.bad("odd_obsolete", "missions", ["missions", index], mission=mission.id)
        if not mission.property.sale and not any(mission.property.settlement):
            yield book.bad("odd_worthless", "missions", ["missions", index], mission=mission.id)
    odds = Counter(row.square for row in kit.tables.destinations for _ in row.second)
    for index, row in enumerate(kit.tables.destinations):
        if odds[row.square] >= 9:
            yield book.bad("odd_destination", "tables", ["destinations", index], square=row.square)
    switch = clock_ms(kit.kit.clock.switch)
    if not clock_ms(kit.kit.clock.start) <= switch <= clock_ms(kit.kit.clock.last_roll):
        yield book.bad("odd_switch", "kit", ["clock", "switch"])


def _odd_cards(book: _Book, atlas: Atlas) -> Iterator[BadData]:
    tables = book.kit.tables
    given = {
        *(pair.card for pair in tables.pairs),
        *tables.special,
        *(item.card for item in tables.shop),
        *tables.lottery_prizes.values(),
        *(card for happening in tables.events for card in happening.cards),
    }
    for index, card in enumerate(book.kit.cards.cards):
        if card.id not in given:
            yield book.bad("odd_card_nowhere", "cards", ["cards", index], card=card.id)
        effect = card.effect
        if isinstance(effect, Trip) and effect.set not in _KNOWN_SETS and len(atlas.sets[effect.set]) < 2:
            yield book.bad("odd_no_target", "cards", ["cards", index], card=card.id)
        shiritori = isinstance(effect, Trip) and effect.set == "shiritori"
        if shiritori and not any(atlas.continues(square, loose=True) for square in range(len(atlas.ids))):
            yield book.bad("odd_no_target", "cards", ["cards", index], card=card.id)


def _odd_names(book: _Book) -> Iterator[BadData]:
    """Two squares with one name, which RM-3.2 makes one square; twins that an index cannot sort."""
    owners: dict[str, str] = {}
    for index, square in enumerate(book.kit.map.squares):
        for name in dict.fromkeys(square.names):
            if (other := owners.setdefault(name, square.id)) != square.id:
                yield book.bad("odd_same_name", "map", ["squares", index], square=square.id, other=other, name=name)
        if square.twins and len(square.kana) <= len(square.twins):
            yield book.bad("odd_twin_unread", "map", ["squares", index], square=square.id)


def _odd_languages(book: _Book) -> Iterator[BadData]:
    """Names that are not there in all languages of the kit: whoever reads that language reads another one there."""
    found = {file: list(names_in(getattr(book.kit, file))) for file in FILES}
    spoken = sorted({lang for names in found.values() for _, name in names for lang in name})
    for file, names in found.items():
        for lang in spoken:
            if unsaid := [place for place, name in names if lang not in name]:
                yield book.bad("odd_unsaid", file, unsaid[0], lang=lang, count=len(unsaid))


def _odd_kinds(book: _Book) -> Iterator[BadData]:
    """Kinds out of balance."""
    kinds = Counter(square.kind for square in book.kit.map.squares)
    total = kinds.total()
    for kind in ("mission", "card", "blue", "red", "special", "shop"):
        if not kinds[kind]:
            yield book.bad("odd_no_such_kind", "map", ["squares"], kind=kind)
        elif kinds[kind] > total / 2:
            yield book.bad("odd_too_many", "map", ["squares"], kind=kind, count=kinds[kind], total=total)
    if kinds["red"] > kinds["blue"]:
        yield book.bad("odd_more_red", "map", ["squares"], red=kinds["red"], blue=kinds["blue"])
