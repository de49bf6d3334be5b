"""MetroX against a slow and obvious oracle, and what must hold in every game."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kippu.core import record
from kippu.core.chance import Replayer, Sampler
from kippu.core.errors import BadRecord
from kippu.core.game import Event, Viewer
from kippu.core.replay import replay
from kippu.core.versions import read_record
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import deck_of, map_of, parts
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import (
    AnyCommand,
    CardData,
    Choice,
    Circle,
    DeckData,
    Flip,
    MapData,
    MetroXOptions,
    Nothing,
    RouteData,
    Score,
    SheetView,
    TakeBack,
    Unflip,
    Write,
)
from kippu.games.metrox.rules.view import sheet_of, sheet_view
from kippu.sim.playout import playout
from tests.rules.metrox.sheets import CROSS, invented_map, route

# --- the oracle -------------------------------------------------------------------------------------------


class Player:
    """A sheet of paper: what is written in its stations and its indicator spaces."""

    def __init__(self, routes: Sequence[RouteData]) -> None:
        self.circles: list[str] = []
        self.numbers: dict[str, int] = {}
        self.spaces: dict[str, list[str]] = {one.id: [] for one in routes}
        self.first: list[str] = []
        self.later: list[str] = []

    def has(self, station: str) -> bool:
        return station in self.circles or station in self.numbers


class Oracle:
    """MetroX as one would play it on paper."""

    def __init__(self, options: MetroXOptions, seats: int) -> None:
        data, cards = map_of(options), deck_of(options).cards
        self.routes = {one.id: one for one in data.routes}
        self.stations = [station.id for station in data.stations]
        self.deck = [card.id for card in cards for _ in range(card.copies)]
        self.reshuffling = [card.id for card in cards if card.reshuffle]
        self.pile = list(self.deck)
        self.turns = 0
        self.crowns: dict[str, int] = {}
        self.players = [Player(data.routes) for _ in range(seats)]

    def turn(self, card: str, choices: Sequence[Choice]) -> None:
        """Everyone writes; then all look who has completed what."""
        self.pile.remove(card)
        self.turns += 1
        for player, choice in zip(self.players, choices, strict=True):
            if isinstance(choice, Circle):
                assert not player.has(choice.station)
                player.circles.append(choice.station)
            elif isinstance(choice, Write):
                assert len(player.spaces[choice.route]) < self.routes[choice.route].indicator_spaces
                player.spaces[choice.route].append(card)
                self.fill(player, self.routes[choice.route].stations, card)
        for player in self.players:
            for letter, one in self.routes.items():
                if letter in player.first or letter in player.later:
                    continue
                if all(player.has(station) for station in one.stations):
                    (player.later if letter in self.crowns else player.first).append(letter)
        for player in self.players:
            for letter in player.first:
                self.crowns.setdefault(letter, self.turns)
        if card in self.reshuffling:
            self.pile = list(self.deck)

    def fill(self, player: Player, stations: Sequence[str], card: str) -> None:
        """What a card does on a route."""
        empty = [station for station in stations if not player.has(station)]
        kind, _, value = card.partition("-")
        if kind == "star":
            for station in empty[:1]:
                player.numbers[station] = 2 * sum(station in one.stations for one in self.routes.values())
        elif kind == "skip":
            player.circles += empty[: int(value)]
        elif empty:
            run = empty[:1]
            for station, following in pairwise(stations):
                if station == run[-1] and following in empty and len(run) < int(value):
                    run.append(following)
            player.circles += run

    def score(self, player: Player) -> Score:
        """The score sheet as it stands."""
        bonuses = sum(self.routes[letter].bonus_first for letter in player.first)
        bonuses += sum(self.routes[letter].bonus_later for letter in player.later)
        stars = sum(player.numbers.values())
        empty = sum(not player.has(station) for station in self.stations)
        # every entry is the last number of empty stations that costs as many points as entries before it
        penalty = sum(empty > last for last in (5, 6, 7, 8, 10, 12, 14, 16, 18, 20))
        return Score(bonuses, stars, empty, penalty, bonuses + stars - penalty)

    def sheets(self) -> tuple[SheetView, ...]:
        """All sheets, as a view would show them."""
        return tuple(
            SheetView(
                marks="".join("*" if s in one.numbers else "o" if s in one.circles else "." for s in self.stations),
                indicators=tuple(tuple(cards) for cards in one.spaces.values()),
                first="".join(letter for letter in self.routes if letter in one.first),
                later="".join(letter for letter in self.routes if letter in one.later),
                score=self.score(one),
            )
            for one in self.players
        )


# --- games ------------------------------------------------------------------------------------------------


@st.composite
def maps(draw: st.DrawFn) -> MapData:
    """An invented map that can be played."""
    stations = [f"s{number}" for number in range(draw(st.integers(2, 12)))]
    routes = []
    for letter in "ABCDE"[: draw(st.integers(1, 5))]:
        first = draw(st.integers(0, 9))
        bonuses = first, draw(st.integers(0, first))
        order = draw(st.permutations(stations))[: draw(st.integers(2, len(stations)))]
        routes.append(route(letter, draw(st.integers(1, 3)), bonuses, " ".join(order)))
    return invented_map(*routes)


@st.composite
def decks(draw: st.DrawFn) -> DeckData:
    """An invented deck; some card reshuffles, so that no pile runs dry."""
    values = st.lists(st.integers(1, 6), unique=True, max_size=3)
    copies = st.integers(1, 3)
    cards = [CardData("number", draw(copies), value) for value in draw(values)]
    cards += [CardData("skip", draw(copies), value) for value in draw(values)]
    if not cards or draw(st.booleans()):
        cards.append(CardData("star", draw(copies)))
    if draw(st.booleans()):
        cards.append(CardData("free", draw(copies)))
    at = draw(st.integers(0, len(cards) - 1))
    cards[at] = msgspec.structs.replace(cards[at], reshuffle=True)
    return DeckData("invented", tuple(cards))


SHIPPED = st.builds(MetroXOptions, st.sampled_from(["tokyo", "osaka"]), st.sampled_from(["standard20", "standard21"]))
OPTIONS = st.one_of(SHIPPED, st.builds(MetroXOptions, maps(), decks()))
DICE = st.randoms(use_true_random=True)
SEATS = st.integers(1, 4)


def choose(state: State, seat: int, dice: random.Random) -> Choice:
    """Any choice that a seat has."""
    choice = dice.choice(tuple(GAME.legal(state, seat)))
    assert isinstance(choice, Choice)
    return choice


def begin(options: MetroXOptions, seats: int, dice: random.Random) -> State:
    """The first turn of a game."""
    return GAME.start(options, seats, Sampler(dice)).state


def close_turn(state: State, choices: Sequence[Choice], dice: random.Random) -> tuple[State, tuple[Event, ...]]:
    """Everyone writes, in any order."""
    events: tuple[Event, ...] = ()
    for seat in dice.sample(range(len(choices)), len(choices)):
        state, events = GAME.apply(state, seat, choices[seat], Sampler(dice), 0)
    return state, events


def some_turn(options: MetroXOptions, seats: int, dice: random.Random) -> State:
    """The beginning of some turn of a game."""
    state = begin(options, seats, dice)
    for _ in range(dice.randrange(parts(options).board.spaces)):
        after, _ = close_turn(state, [choose(state, seat, dice) for seat in range(seats)], dice)
        if GAME.outcome(after) is not None:
            break
        state = after
    return state


# --- properties -------------------------------------------------------------------------------------------


@given(OPTIONS, SEATS, DICE)
@settings(max_examples=200)
def test_every_turn_is_as_on_paper(options: MetroXOptions, seats: int, dice: random.Random) -> None:
    oracle, state = Oracle(options, seats), begin(options, seats, dice)
    while GAME.outcome(state) is None:
        seen = GAME.view(state, "spectator")
        assert (seen.turn, seen.crowns, seen.sheets) == (oracle.turns + 1, oracle.crowns, oracle.sheets())
        assert Counter(oracle.pile) == Counter(seen.pile) + Counter([seen.card])
        choices = [choose(state, seat, dice) for seat in range(seats)]
        oracle.turn(seen.card, choices)
        state, _ = close_turn(state, choices, dice)
    assert GAME.view(state, "spectator").sheets == oracle.sheets()
    scores = [oracle.score(player) for player in oracle.players]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(score.total for score in scores)
    best = max((score.total, -score.empty) for score in scores)
    winners = [seat for seat, score in enumerate(scores) if (score.total, -score.empty) == best]
    assert list(outcome.ranking[0]) == winners


@given(OPTIONS, SEATS, DICE, st.sampled_from([0, 1, 2, 3, "spectator", "gm"]))
@settings(max_examples=100)
def test_hidden_choices_of_others_change_no_view(
    options: MetroXOptions, seats: int, dice: random.Random, viewer: Viewer
) -> None:
    one = other = before = some_turn(options, seats, dice)
    for seat in dice.sample(range(seats), dice.randrange(seats)):  # at least one has not written yet
        choice, hidden = choose(before, seat, dice), choose(before, seat, dice)
        one, told = GAME.apply(one, seat, choice, Replayer(()), 0)
        other, also_told = GAME.apply(other, seat, choice if seat == viewer else hidden, Replayer(()), 0)
        assert told == also_told
    assert msgspec.json.encode(GAME.view(one, viewer)) == msgspec.json.encode(GAME.view(other, viewer))


@given(OPTIONS, SEATS, DICE)
@settings(max_examples=100)
def test_an_imagined_state_fits_the_view(options: MetroXOptions, seats: int, dice: random.Random) -> None:
    state = some_turn(options, seats, dice)
    for seat in dice.sample(range(seats), dice.randrange(seats)):
        state, _ = GAME.apply(state, seat, choose(state, seat, dice), Replayer(()), 0)
    viewers: list[Viewer] = [*range(seats), "spectator", "gm"]
    for viewer in viewers:
        seen = GAME.view(state, viewer)
        imagined = GAME.imagine(seen, Sampler(dice))
        assert GAME.view(imagined, viewer) == seen
        if not any(seen.written[seat] for seat in range(seats) if seat != viewer):
            assert imagined == state  # nothing was hidden
        for waiting in GAME.to_act(imagined):  # and the game can go on from it
            assert isinstance(waiting, int)
            imagined, _ = GAME.apply(imagined, waiting, choose(imagined, waiting, dice), Sampler(dice), 0)
        assert GAME.view(imagined, viewer).turn == seen.turn + (GAME.outcome(imagined) is None)


@given(OPTIONS, SEATS, DICE)
@settings(max_examples=100)
def test_marks_tell_the_whole_sheet(options: MetroXOptions, seats: int, dice: random.Random) -> None:
    shared = parts(options)
    for sheet in some_turn(options, seats, dice).sheets:
        assert sheet_of(shared, sheet_view(shared, sheet)) == sheet


COMMANDS: st.SearchStrategy[AnyCommand] = st.one_of(
    st.builds(Write, st.from_regex(r"[A-Z]", fullmatch=True)),
    st.builds(Circle, st.from_regex(r"[a-z][a-z0-9_]{0,31}", fullmatch=True)),
    st.builds(Nothing),
    st.builds(TakeBack),
    st.builds(Flip, st.from_regex(r"[a-z]{1,6}(-[0-9]{1,2})?", fullmatch=True)),
    st.builds(Unflip),
)


@given(COMMANDS)
def test_notation_there_and_back(command: AnyCommand) -> None:
    assert GAME.parse(GAME.to_text(command)) == command


@given(st.one_of(st.text(max_size=5), st.from_regex(r"[@!A-Za-z0-9<\-\s]{0,4}", fullmatch=True)))
@settings(max_examples=100)
def test_no_two_texts_are_one_command(text: str) -> None:
    try:
        command = GAME.parse(text)
    except ValueError:
        return
    assert GAME.to_text(command) == text


RECORDS = {
    "named map": (MetroXOptions("osaka"), ("greedy", "random"), "bytes"),
    "map inside": (MetroXOptions(CROSS), ("random",), "東京"),
}


@cache
def line_of(name: str) -> bytes:
    """A record as a line."""
    return record.encode(playout(GAME, *RECORDS[name]))


def flipped(line: bytes, at: int, bits: int) -> bytes:
    """The line with one byte changed."""
    return line[:at] + bytes([line[at] ^ bits]) + line[at + 1 :]


def check(line: bytes) -> None:
    """What `kippu replay` does with a line."""
    replay(*read_record(line))


@pytest.mark.parametrize("name", RECORDS)
def test_no_byte_of_a_record_can_be_changed(name: str) -> None:
    line = line_of(name)
    check(line)
    dice = random.Random(line)
    for at in range(len(line)):
        with pytest.raises(BadRecord):
            check(flipped(line, at, dice.randrange(1, 256)))


@given(st.sampled_from(sorted(RECORDS)), st.data())
@settings(max_examples=200)
def test_nothing_can_be_cut_off_or_put_in(name: str, data: st.DataObject) -> None:
    line = line_of(name)
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(line))] * 2)))
    put_in = data.draw(st.binary(max_size=3))
    changed = line[:start] + put_in + line[end:]
    if changed != line:
        with pytest.raises(BadRecord):
            check(changed)
