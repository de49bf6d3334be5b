"""IZAKAYA against a slow and obvious oracle, and what must hold in every game."""

import random
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kippu.core.chance import Replayer, Sampler
from kippu.core.game import Viewer
from kippu.core.house import switches
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.town import parts
from kippu.games.izakaya.rules.types import (
    Acquire,
    AnyCommand,
    Bid,
    Build,
    Decline,
    Drink,
    IzakayaOptions,
    LotView,
    Pass,
    Price,
    Take,
    View,
)
from tests.nights import TIMES
from tests.rules.izakaya.invariants import always_true

# --- games ------------------------------------------------------------------------------------------------

DICE = st.randoms(use_true_random=True)
SEATS = st.integers(2, 5)


TABLES = st.builds(
    House,
    **{one.id: st.sampled_from(one.readings) for one in switches(House) if one.id != "round_cap"},  # games must end
)


def any_command(state: State, seat: int, dice: random.Random, taste: str = "") -> AnyCommand:
    """Any option; with a taste for one kind of action, that one where there is any. Bids are low, so games last."""
    options = GAME.legal(state, seat)
    if state.turn is None:
        return Bid(0) if dice.random() < 0.7 else dice.choice(options)
    liked = [command for command in options if type(command).__name__.lower() == taste] if taste else []
    return dice.choice(liked or options)


def states(seats: int, dice: random.Random, taste: str = "", house: House = FIRST_RELEASE) -> Iterator[State]:
    """Every state of a game."""
    state = GAME.start(IzakayaOptions(house), seats, Sampler(dice)).state
    yield state
    while waiting := GAME.to_act(state):
        seat = dice.choice(waiting)
        assert isinstance(seat, int)
        state = GAME.apply(state, seat, any_command(state, seat, dice, taste), Sampler(dice), 0).state
        yield state


def some_state(seats: int, dice: random.Random, taste: str = "", house: House = FIRST_RELEASE) -> State:
    """A state of some game."""
    *all_, last = states(seats, dice, taste, house)
    return dice.choice(all_ or [last])


# --- the oracle -------------------------------------------------------------------------------------------

Cell = tuple[int, int]


def cell(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


def shapes_of(id_: str, sides: tuple[bool, ...]) -> set[frozenset[Cell]]:
    """A piece in all its positions on a board of paper."""
    rows = next(shape.data.rows for shape in parts().shapes if shape.id == id_)
    cells = {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}
    found = set()
    for mirrored, turns, dx, dy in product(sides, range(4), range(-5, 10), range(-5, 10)):
        moved = {(-x, y) for x, y in cells} if mirrored else cells
        for _ in range(turns):
            moved = {(-y, x) for x, y in moved}
        moved = {(x + dx, y + dy) for x, y in moved}
        if all(0 <= x < 5 and 0 <= y < 5 for x, y in moved):
            found.add(frozenset(moved))
    return found


SHAPES = {
    flipped: {shape.id: shapes_of(shape.id, (False, flipped)) for shape in parts().shapes} for flipped in (False, True)
}


def neighbours(of: Cell) -> set[Cell]:
    x, y = of
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def floor_for(lot: LotView, outline: str, new: frozenset[Cell]) -> int | None:
    """The floor on which a piece can lie, found floor by floor as IZ-8.6 to IZ-8.9 say; None if there is none."""
    ground = {(x, y) for y, row in enumerate(lot.rows) for x, mark in enumerate(row) if mark == outline}
    if not new <= ground:
        return None
    pieces = [(piece.floor, set(map(cell, piece.cells))) for piece in lot.pieces if piece.outline == outline]
    below = ground
    for floor in range(1, len(pieces) + 2):
        lying = set().union(*(cells for at, cells in pieces if at == floor))
        supported = new <= below
        covered = bool(new & lying)
        touching = any(neighbours(one) & lying for one in new)
        if supported and not covered and (touching or not lying):
            return floor
        below = lying
    return None


def takable(seen: View) -> set[str]:
    """The shapes that can be taken."""
    return set(seen.yard) if seen.house.supply == "yard" else {shape for shape, left in seen.supply.items() if left}


def buildings(seen: View) -> set[tuple[str, str, frozenset[Cell]]]:
    """All ways to build: shape, lot, cells."""
    return {
        (shape, lot.lot, new)
        for lot in seen.lots
        if seen.house.build_on_blue or not lot.blue
        for shape in ({seen.taken} if seen.taken else takable(seen))
        for new in SHAPES[seen.house.mirror_pieces][shape]
        for outline in "ab"
        if floor_for(lot, outline, new) is not None
    }


def drinks(seen: View, seat: int) -> set[tuple[str, str]]:
    """All ways to place a drink: colour and corner."""
    side = round(len(seen.lots) ** 0.5)
    free = [f"{i},{j}" for i, j in product(range(side + 1), repeat=2) if f"{i},{j}" not in seen.drinks]
    edges = {corner: sum(at in (0, side) for at in cell(corner)) for corner in free}
    allowed = [corner for corner in free if edges[corner] == 0] or [corner for corner in free if edges[corner] == 1]
    used = {chip.spot for chip in seen.chips}
    if seen.house.drink_chips == "one_per_player":
        mine = {chip.spot for chip in seen.chips if chip.seat == seat}
        used = {color.id for color in seen.colors} if mine & {color.id for color in seen.colors} else set()
    return {(color.id, corner) for color in seen.colors if color.left and color.id not in used for corner in allowed}


def acquisitions(seen: View, seat: int) -> set[tuple[str, str]]:
    """All ways to acquire: corner and lot."""
    side = round(len(seen.lots) ** 0.5)
    player = seen.players[seat]
    house, found = seen.house, set()
    rim = house.lot_chips_on_rim == "always" or (house.lot_chips_on_rim == "by_players" and len(seen.players) < 4)
    for i, j in product(range(side + 1), repeat=2):
        edges = sum(at in (0, side) for at in (i, j))
        if edges > (1 if rim else 0) or f"{i},{j}" in player.lot_chips:
            continue
        chips = {(i, j)} | (set(map(cell, player.lot_chips)) if house.pyramid_by == "any_own_chip" else set())
        for lot in seen.lots:
            c, r = cell(lot.lot)
            near = any(c in (x - 1, x) and r in (y - 1, y) for x, y in chips)
            if near and lot.owner is None and not lot.blue:
                found.add((f"{i},{j}", lot.lot))
    return found if player.lot_chips_left else set()


def oracle(seen: View, seat: int) -> set[AnyCommand]:
    """All options of the player whose turn it is."""
    builds: set[AnyCommand] = {
        Build(shape, lot, tuple(f"{x},{y}" for x, y in sorted(new, key=lambda at: (at[1], at[0]))))
        for shape, lot, new in buildings(seen)
    }
    if seen.phase == "placing":
        return builds
    pieces = {Take(shape) for shape in takable(seen)} if seen.house.choose_unseen else builds
    if seen.phase == "bonus":
        return {Decline(), *pieces}
    prices = {(a.id, b.id) for a, b in product(seen.colors, repeat=2) if a.price and a != b}
    if seen.house.price_chips == "one" and "price" in {chip.spot for chip in seen.chips}:
        prices = set()
    return {
        Pass(),
        *(Drink(*pair) for pair in drinks(seen, seat)),
        *(Price(*pair) for pair in prices),
        *(Acquire(*pair) for pair in acquisitions(seen, seat)),
        *pieces,
    }


# --- properties -------------------------------------------------------------------------------------------


@TIMES
@pytest.mark.parametrize("taste", ["", "build", "acquire"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_always_true_over_many_games(seats: int, taste: str, times: int) -> None:
    for number in range(4 * times):
        for house in (FIRST_RELEASE, House()):
            for state in states(seats, random.Random(f"always {seats} {taste} {number}"), taste, house):
                always_true(state)


@given(SEATS, DICE, st.sampled_from(["", "build", "take", "acquire", "drink"]), TABLES)
@settings(max_examples=40)
def test_options_are_those_of_the_oracle(seats: int, dice: random.Random, taste: str, house: House) -> None:
    state = some_state(seats, dice, taste, house)
    if state.turn is not None and not state.over:
        (seat,) = GAME.to_act(state)
        assert isinstance(seat, int)
        assert set(GAME.legal(state, seat)) == oracle(GAME.view(state, seat), seat)


@given(DICE)
@settings(max_examples=30)
def test_a_piece_comes_to_lie_on_the_floor_of_the_oracle(dice: random.Random) -> None:
    state = some_state(2, dice, "build")
    for seat in GAME.to_act(state):
        builds = [command for command in GAME.legal(state, seat) if isinstance(command, Build)]
        for command in dice.sample(builds, min(5, len(builds))):
            seen = GAME.view(GAME.apply(state, seat, command, Sampler(dice), 0).state, "spectator")
            placed = next(lot for lot in seen.lots if lot.lot == command.lot).pieces[-1]
            before = next(lot for lot in GAME.view(state, "spectator").lots if lot.lot == command.lot)
            assert placed.cells == command.cells
            assert placed.floor == floor_for(before, placed.outline, frozenset(map(cell, command.cells)))


@given(SEATS, DICE, TABLES)
@settings(max_examples=30)
def test_options_can_be_counted_indexed_and_looked_up(seats: int, dice: random.Random, house: House) -> None:
    state = some_state(seats, dice, house=house)
    for seat in range(seats):
        options = GAME.legal(state, seat)
        listed = list(options)
        assert len(options) == len(listed)
        assert [options[index] for index in range(len(listed))] == listed
        assert [options[-index] for index in range(1, len(listed) + 1)] == listed[::-1]
        assert list(options[2:9]) == listed[2:9]
        for outside in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                options[outside]


@given(SEATS, DICE, st.sampled_from([0, 1, 2, 3, 4, "spectator", "gm"]))
@settings(max_examples=30)
def test_hidden_bids_of_others_change_no_view(seats: int, dice: random.Random, viewer: Viewer) -> None:
    one = other = next(state for state in states(seats, dice) if state.turn is None)
    for seat in dice.sample(range(seats), dice.randrange(seats)):  # at least one has not bid yet
        bid, hidden = dice.choice(GAME.legal(one, seat)), dice.choice(GAME.legal(other, seat))
        one, told = GAME.apply(one, seat, bid, Replayer(()), 0)
        other, also_told = GAME.apply(other, seat, bid if seat == viewer else hidden, Replayer(()), 0)
        assert told == also_told
    assert msgspec.json.encode(GAME.view(one, viewer)) == msgspec.json.encode(GAME.view(other, viewer))


@given(SEATS, DICE, TABLES)
@settings(max_examples=30)
def test_an_imagined_state_fits_the_view(seats: int, dice: random.Random, house: House) -> None:
    state = some_state(seats, dice, house=house)
    viewers: list[Viewer] = [*range(seats), "spectator", "gm"]
    for viewer in viewers:
        seen = GAME.view(state, viewer)
        imagined = GAME.imagine(seen, Sampler(dice))
        assert GAME.view(imagined, viewer) == seen
        always_true(imagined)
        if state.turn is not None:  # nothing is hidden; only the order of pieces on different lots is not told
            assert sorted(imagined.placed) == sorted(state.placed)
            assert msgspec.structs.replace(imagined, placed=()) == msgspec.structs.replace(state, placed=())


PLACES = st.from_regex(r"[0-9],[0-9]", fullmatch=True)
COLORS = st.from_regex(r"[a-z]{1,8}", fullmatch=True)
COMMANDS: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Bid, st.integers(0, 999_999_999)),
    st.builds(Pass),
    st.builds(Drink, COLORS, PLACES),
    st.builds(Price, COLORS, COLORS),
    st.builds(Acquire, PLACES, PLACES),
    st.builds(Take, st.from_regex(r"[A-Z][1-9]", fullmatch=True)),
    st.builds(
        Build,
        st.from_regex(r"[A-Z][1-9]", fullmatch=True),
        PLACES,
        st.lists(PLACES, min_size=1, max_size=5).map(tuple),
    ),
    st.builds(Decline),
)


@given(COMMANDS)
def test_notation_there_and_back(command: AnyCommand) -> None:
    assert GAME.parse(GAME.to_text(command)) == command


@given(
    st.one_of(
        st.text(max_size=6), st.from_regex(r"(drink|price|acquire|take|build)? ?[a-zA-Z0-9,> ]{0,12}", fullmatch=True)
    )
)
@settings(max_examples=300)
def test_no_two_texts_are_one_command(text: str) -> None:
    try:
        command = GAME.parse(text)
    except ValueError:
        return
    assert GAME.to_text(command) == text
