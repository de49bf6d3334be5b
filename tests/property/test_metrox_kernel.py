"""The kernel against the readable rules: the same cards and choices, the same sheets, bonuses and scores."""

import random
from collections.abc import Sequence

import pytest

from kippu.core.chance import Chance, Sampler
from kippu.core.jit import plain, zeros
from kippu.games.metrox.fast import kernel
from kippu.games.metrox.fast.position import action, choice, of_state, of_view
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.play import State
from kippu.games.metrox.rules.types import CardData, Choice, DeckData, MapData, MetroXOptions
from tests.rules.metrox.sheets import Stacked, invented_map, route

SHIPPED = [MetroXOptions(map_, deck) for map_ in ("tokyo", "osaka") for deck in ("standard20", "standard21")]


def some_map(dice: random.Random) -> MapData:
    """An invented map of up to 128 stations and 26 routes; routes of any length."""
    stations = [f"s{number}" for number in range(dice.choice([3, 12, 40, 77, 128]))]
    routes, longest = [], dice.choice([8, 16, 64, 128])
    for number in range(dice.randint(1, 26)):
        first = dice.randint(0, 9)
        way = dice.sample(stations, dice.randint(2, min(longest, len(stations))))
        routes.append(route(chr(65 + number), dice.randint(1, 3), (first, dice.randint(0, first)), " ".join(way)))
    return invented_map(*routes)


def some_deck(dice: random.Random) -> DeckData:
    """An invented deck with high numbers; one of its cards reshuffles."""
    values = [*range(1, 10), 40, 63, 64, 99]
    cards = [CardData("number", dice.randint(1, 3), value) for value in dice.sample(values, 3)]
    cards += [CardData("skip", dice.randint(1, 3), value) for value in dice.sample(values, dice.randint(0, 3))]
    cards += [CardData(kind, dice.randint(1, 3)) for kind in ("star", "free") if dice.random() < 0.8]
    again = dice.choice(cards)
    return DeckData(
        "invented", (*(card for card in cards if card != again), CardData(again.kind, 2, again.value, True))
    )


def some_options(dice: random.Random) -> MetroXOptions:
    if dice.random() < 0.6:
        return dice.choice(SHIPPED)
    return MetroXOptions(some_map(dice), some_deck(dice))


def legal_choices(state: State, seat: int) -> list[Choice]:
    """What a seat that has not written may do."""
    return [one for one in GAME.legal(state, seat) if isinstance(one, Choice)]


def close(state: State, choices: Sequence[Choice], chance: Chance) -> State:
    """Everybody writes."""
    for seat, one in enumerate(choices):
        state = GAME.apply(state, seat, one, chance, 0).state
    return state


def played_alike(options: MetroXOptions, seats: int, dice: random.Random) -> None:
    """One game by the rules and by the kernel at once; all that both know is the same after every turn."""
    state = GAME.start(options, seats, Sampler(dice)).state
    shared = state.parts
    position = of_state(state)
    t, s, actions = position.t, of_state(state).s, zeros(seats)
    room = zeros(len(shared.board.circles) + len(shared.board.routes))
    size, first = int(t[kernel.SEAT]), int(t[kernel.GAME])
    while GAME.outcome(state) is None:
        choices: list[Choice] = []
        for seat in range(seats):
            legal = legal_choices(state, seat)
            count = kernel.allowed(t, s, first + seat * size, state.card, room)
            assert [choice(shared, number) for number in room[:count]] == legal
            choices.append(dice.choice(legal))
            actions[seat] = action(shared, choices[-1])
        state = close(state, choices, Sampler(dice))
        kernel.close_turn(t, s, 0, seats, actions, 0)
        if GAME.outcome(state) is None:
            kernel.turn_up(s, 0, state.card)
        assert plain(s) == plain(of_state(state).s)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(kernel.total(t, s, first + seat * size) for seat in range(seats))


def replayed_alike(options: MetroXOptions, seats: int, games: int, seed: str) -> None:
    """What the kernel says it played at random, played again by the rules: legal, and with the same scores."""
    shared = parts(options)
    room = games * (seats + 1) * 40 * shared.board.spaces
    scores, trace = kernel.play_at_random(shared, seats, games, seed, room)
    told = iter(plain(trace))
    for game in range(games):
        kind = next(told)
        state = GAME.start(options, seats, Stacked([kind])).state
        while True:
            choices = [choice(shared, next(told)) for _ in range(seats)]
            if state.spaces_left == 1 and shared.cards[kind].kind != "free":
                state = close(state, choices, Stacked([]))
                break
            kind = next(told)
            state = close(state, choices, Stacked([kind]))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == tuple(scores[game * seats : (game + 1) * seats])


def play(games: int, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(games):
        played_alike(some_options(dice), dice.randint(1, 6), dice)


def replay(rounds: int, games: int, seed: int) -> None:
    dice = random.Random(seed)
    for number in range(rounds):
        replayed_alike(some_options(dice), dice.choice([1, 1, 2, 3, 4, 5, 6]), games, f"{seed}/{number}")


@pytest.mark.parametrize("seed", range(8))
def test_a_long_route_ends_before_what_is_filled_far_along_it(seed: int) -> None:
    stations = [f"s{number}" for number in range(128)]
    back = route("B", 3, (5, 2), " ".join(reversed(stations[40:])))
    map_ = invented_map(route("A", 3, (5, 2), " ".join(stations)), back)
    cards = [CardData("number", 2, value) for value in (5, 40, 99)]
    deck = DeckData("invented", (*cards, CardData("star", 2, None, True)))
    played_alike(MetroXOptions(map_, deck), 1, random.Random(seed))


def test_every_turn_is_as_by_the_rules() -> None:
    play(300, 1)


def test_playouts_are_as_by_the_rules() -> None:
    replay(60, 40, 2)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(8))
def test_a_hundred_thousand_games_are_as_by_the_rules(seed: int) -> None:
    play(2_500, 100 + seed)
    replay(400, 25, 200 + seed)


def test_a_view_gives_the_position_it_shows() -> None:
    dice = random.Random(3)
    for options in SHIPPED:
        state = GAME.start(options, 3, Sampler(dice)).state
        for _ in range(12):
            state = close(state, [dice.choice(legal_choices(state, seat)) for seat in range(3)], Sampler(dice))
            assert plain(of_view(GAME.view(state, 1)).s) == plain(of_state(state).s)


def test_numbers_and_choices_go_there_and_back() -> None:
    shared = parts(MetroXOptions())
    for number in range(9 + 77 + 1):
        assert action(shared, choice(shared, number)) == number
