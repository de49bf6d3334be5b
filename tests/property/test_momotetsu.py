"""Momotetsu beside slow, obvious searches: movement sets, distances, and the quickest ways."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kippu.core.chance import Sampler, Seeded
from kippu.games.momotetsu.bots import BOTS
from kippu.games.momotetsu.bots.sight import Sight, closest, closest_ends
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.kit.folder import shipped_kit
from kippu.games.momotetsu.kit.types import LineData, MapData, PlaceData, SquareData
from kippu.games.momotetsu.kit.words import Mode
from kippu.games.momotetsu.map.atlas import Atlas
from kippu.games.momotetsu.map.timetable import Timetable
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.notation import parse, to_text
from kippu.games.momotetsu.model.state import State, freeze, thaw
from kippu.games.momotetsu.schedule import mode, table

RATES = shipped_kit("tokyo").rates.table


# --- invented maps ----------------------------------------------------------------------------------------


@st.composite
def maps(draw: st.DrawFn) -> MapData:
    """A few lines over a handful of squares; every line begins where an earlier one stops."""
    count = draw(st.integers(3, 9))
    ids = [f"s{number}" for number in range(count)]
    lines: list[tuple[str, ...]] = [tuple(draw(st.permutations(ids)))[: draw(st.integers(2, count))]]
    for _ in range(draw(st.integers(0, 3))):
        known = sorted({square for line in lines for square in line})
        first = draw(st.sampled_from(known))
        rest = draw(st.permutations([id_ for id_ in ids if id_ != first]))
        lines.append((first, *rest[: draw(st.integers(1, count - 1))]))
    served = sorted({square for line in lines for square in line})
    modes: list[Mode] = [draw(st.sampled_from(["rail", "tram", "bus"])) for _ in lines]
    name = {"en": "x"}
    squares = tuple(
        SquareData(
            id_,
            name,
            "blue",
            ("あ",),
            (PlaceData(35 + index / 1000, 139.0, tuple(f"l{n}" for n, line in enumerate(lines) if id_ in line)),),
        )
        for index, id_ in enumerate(served)
    )
    return MapData(
        squares,
        tuple(
            LineData(f"l{n}", name, name, "#123456", mode, (line,))
            for n, (line, mode) in enumerate(zip(lines, modes, strict=True))
        ),
    )


def paths(atlas: Atlas, start: int, steps: int, gate: int) -> Iterator[list[int]]:
    """Every legal path, step by step (RM-3.3, RM-3.4, RM-3.9)."""
    ways = [[start]]
    while ways:
        way = ways.pop()
        if len(way) == steps + 1:
            yield way
            continue
        here, before = way[-1], way[-2] if len(way) > 1 else -1
        if here == gate and len(way) > 1:
            continue
        turn = len(atlas.neighbours[here]) == 1 or (gate >= 0 and gate in atlas.neighbours[here])
        ways += [[*way, to] for to in atlas.neighbours[here] if to != before or turn]


@given(maps(), st.integers(1, 5), st.data())
@settings(max_examples=150)
def test_movement_sets_are_those_of_the_slow_search(data: MapData, steps: int, draw: st.DataObject) -> None:
    atlas = Atlas(data)
    start = draw.draw(st.integers(0, len(atlas.ids) - 1))
    gate = draw.draw(st.integers(-1, len(atlas.ids) - 1))
    assert atlas.ends(start, steps, gate) == tuple(sorted({way[-1] for way in paths(atlas, start, steps, gate)}))


@given(maps())
@settings(max_examples=100)
def test_distances_are_those_of_the_slow_search(data: MapData) -> None:
    atlas = Atlas(data)
    for a in range(len(atlas.ids)):
        reached, squares = {a}, 0
        far = {a: 0}
        while len(far) < len(reached | {one for square in reached for one in atlas.neighbours[square]}):
            squares += 1
            reached |= {one for square in reached for one in atlas.neighbours[square]}
            far |= {one: squares for one in reached if one not in far}
        assert {b: atlas.distance(a, b) for b in far} == far


@given(maps(), st.integers(1, 5), st.data())
@settings(max_examples=100)
def test_smallest_distances_are_those_of_the_ends(data: MapData, steps: int, draw: st.DataObject) -> None:
    atlas = Atlas(data)
    start, aim = (draw.draw(st.integers(0, len(atlas.ids) - 1)) for _ in range(2))
    gate = draw.draw(st.sampled_from([-1, aim]))
    slow = [
        min([atlas.distance(aim, end) for end in atlas.ends(start, count, gate)], default=atlas.distance(aim, start))
        for count in range(1, steps + 1)
    ]
    assert atlas.nearest(start, aim, gate, steps)[1:] == slow
    ends = atlas.ends(start, steps, gate)
    if ends:
        assert closest_ends(atlas, start, steps, aim, gate) == closest(atlas, ends, aim)


@pytest.mark.parametrize("radius", [0.1, 1.0, 3.0])
def test_walking_distance_beside_the_slow_search(radius: float) -> None:
    atlas = Atlas(shipped_kit("tokyo").map)
    for start in range(0, len(atlas.ids), 9):
        metres = sorted((atlas.metres(start, one), one) for one in range(len(atlas.ids)) if one != start)
        slow = {one for rank, (far, one) in enumerate(metres) if far <= radius * 1000 or rank < 3}
        assert atlas.near(start, radius, 3) == tuple(sorted(slow))


@given(maps(), st.integers(1, 4), st.data())
@settings(max_examples=100)
def test_the_quickest_way_is_that_of_the_slow_search(data: MapData, steps: int, draw: st.DataObject) -> None:
    atlas = Atlas(data)
    table = Timetable(atlas, RATES)
    start = draw.draw(st.integers(0, len(atlas.ids) - 1))
    slow: dict[int, int] = {}
    for way in paths(atlas, start, steps, -1):
        for taken in _rides(table, way):
            slow[way[-1]] = min(slow.get(way[-1], taken), taken)
    for end, seconds in slow.items():
        assert sum(leg.walk + leg.wait + leg.run for leg in table.counted(start, steps, end)) == seconds


def _rides(table: Timetable, way: list[int]) -> Iterator[int]:
    """What a path takes by every choice of services."""
    rides: list[tuple[int, int, int]] = [(0, -1, 0)]  # steps done, service, seconds
    while rides:
        done, by, seconds = rides.pop()
        if done == len(way) - 1:
            yield seconds
            continue
        rides += [
            (done + 1, step.service, seconds + step.seconds)
            for step in table.onward(way[done], by)
            if step.leg.square == way[done + 1]
        ]


@pytest.mark.parametrize("kit", ["tokyo", "kasumihama"])
def test_the_shipped_maps_beside_the_slow_search(kit: str) -> None:
    atlas = Atlas(shipped_kit(kit).map)
    dice = random.Random(kit)
    for _ in range(150):
        start, steps = dice.randrange(len(atlas.ids)), dice.randrange(1, 7)
        gate = dice.choice([-1, dice.randrange(len(atlas.ids))])
        assert atlas.ends(start, steps, gate) == tuple(sorted({way[-1] for way in paths(atlas, start, steps, gate)}))


def test_tracks_join_squares_both_ways() -> None:
    data = shipped_kit("tokyo").map
    atlas = Atlas(data)
    for line in data.lines:
        for segment in line.segments:
            for a, b in pairwise(segment):
                assert atlas.at[b] in atlas.neighbours[atlas.at[a]]
                assert atlas.at[a] in atlas.neighbours[atlas.at[b]]


# --- bots and notation ------------------------------------------------------------------------------------


@cache
def some_states(seed: int) -> list[State]:
    rng, chance = random.Random(seed), Sampler(random.Random(seed))
    state = GAME.start(t.MomotetsuOptions("kasumihama"), 3, chance).state
    found = [state]
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, rng.choice(list(GAME.legal(state, seat))), chance, 0).state
        found.append(state)
    return found[:-1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_chooses_something_legal_and_the_same_from_view_and_day(name: str, seed: int) -> None:
    bot = BOTS[name]
    for state in some_states(seed):
        seat = GAME.to_act(state)[0]
        assert isinstance(seat, int)
        chosen = bot.choose(GAME.view(state, seat), list(GAME.legal(state, seat)), random.Random(1))
        assert chosen in GAME.legal(state, seat), chosen
        day = thaw(state, Sampler(random.Random(1)), 0)
        assert bot.decide(Sight.of_day(day, seat)) == chosen  # type: ignore[attr-defined]


@pytest.mark.parametrize("kit", ["tokyo", "kasumihama"])
@pytest.mark.parametrize("seed", range(5))
def test_a_day_that_is_kept_goes_as_one_told_command_by_command(kit: str, seed: int) -> None:
    rng, bot = random.Random(seed), BOTS["baseline"]
    chance, kept_chance = Seeded(str(seed)), Seeded(str(seed))
    options = t.MomotetsuOptions(kit)
    state = mode.start(options, 4, chance).state
    day = thaw(mode.start(options, 4, kept_chance).state, kept_chance, 0)
    sights = [Sight.of_day(day, seat) for seat in range(4)]
    while GAME.outcome(state) is None:
        seat = GAME.to_act(state)[0]
        assert isinstance(seat, int)
        command = bot.decide(sights[seat].again(day))  # type: ignore[attr-defined]
        assert command == bot.decide(Sight.of_day(thaw(state, chance, 0), seat))  # type: ignore[attr-defined]
        if rng.random() < 0.3:
            command = rng.choice(list(GAME.legal(state, seat)))
        state = GAME.apply(state, seat, command, chance, 0).state
        table.carry_out(day, day.teams[seat], command)
        assert (day.now, day.schedule.turn, day.phase) == (state.now, state.schedule.turn, state.phase)
    assert freeze(day) == state


@given(
    st.one_of(
        st.text(max_size=20), st.from_regex(r"(arrive|touch|use_star|roll) ?[a-z0-9{}\":,]{0,12}", fullmatch=True)
    )
)
@settings(max_examples=300)
def test_no_two_texts_are_one_command(text: str) -> None:
    try:
        command = parse(text)
    except ValueError:
        return
    assert to_text(command) == text
