"""The environments pass the published tests of their projects, and play by the rules."""

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from kippu import envs
from kippu.core.chance import Replayer
from kippu.games.metrox.envs import ID, spiel, table
from kippu.games.metrox.envs.games import Games
from kippu.games.metrox.envs.solo import MetroXEnv, MetroXVectorEnv
from kippu.games.metrox.fast.position import choice, of_state
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import MetroXOptions
from tests.rules.metrox.sheets import CROSS, PLENTY

envs.register()
spiel.register()

MAPS = ("tokyo", "osaka")


@pytest.mark.parametrize("map_", MAPS)
def test_gymnasium_finds_nothing_wrong(map_: str) -> None:
    check_env(gymnasium.make(ID, map_=map_).unwrapped)


@pytest.mark.parametrize("seats", [1, 4, 99])
def test_pettingzoo_finds_nothing_wrong(seats: int) -> None:
    with warnings.catch_warnings():
        # The suite warns of what it holds for unusual: a dictionary with a mask, rewards that are not small.
        warnings.simplefilter("ignore", UserWarning)
        api_test(table.env(seats=seats), num_cycles=60)
        parallel_api_test(table.parallel_env(seats=seats), num_cycles=60)
        seed_test(lambda: table.env(seats=seats), num_cycles=10)
        parallel_seed_test(lambda: table.parallel_env(seats=seats), num_cycles=10)


@pytest.mark.parametrize("game", ["kippu_metrox", "kippu_metrox(players=3,map=osaka,deck=standard21)"])
def test_open_spiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=False, verbose=False)


def played(step: Any, seen: dict[str, Any], dice: random.Random) -> tuple[float, dict[str, Any]]:
    """A game at random: its return, and what was told at the end."""
    total, over, info = 0.0, False, {}
    while not over:
        action = dice.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, info = step(action)
        total += reward
    return total, info


@pytest.mark.parametrize("options", [{"map_": "tokyo"}, {"map_": "osaka"}, {"map_": CROSS, "deck": PLENTY}], ids=str)
def test_the_return_of_a_solo_game_is_its_score(options: dict[str, Any]) -> None:
    env = MetroXEnv(**options)
    for seed in range(20):
        total, info = played(env.step, env.reset(seed=seed)[0], random.Random(seed))
        assert total == info["score"]


def test_a_vector_of_games_plays_like_single_ones_and_begins_anew() -> None:
    many = MetroXVectorEnv(3)
    seen, _ = many.reset(seed=5)
    dice = random.Random(5)
    returns = np.zeros(3)
    finished = 0
    for _ in range(200):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, truncated, _ = many.step(actions)
        returns += rewards
        assert not truncated.any()
        for game in np.flatnonzero(over):
            assert returns[game] == many._games.scores(int(game))[0]
            returns[game] = 0
            finished += 1
    assert finished >= 20


def test_the_same_seeds_give_the_same_games() -> None:
    env, other = MetroXVectorEnv(4), MetroXVectorEnv(4)
    one, _ = env.reset(seed=[1, 2, 3, 3])
    two, _ = other.reset(seed=[1, 2, 3, 3])
    assert all(np.array_equal(one[name], two[name]) for name in one)
    assert np.array_equal(one["observation"][2], one["observation"][3])


def test_what_is_forbidden_counts_as_the_first_that_is_allowed() -> None:
    env, other = MetroXEnv(), MetroXEnv()
    seen, _ = env.reset(seed=1)
    other.reset(seed=1)
    allowed = int(np.flatnonzero(seen["action_mask"])[0])
    forbidden = int(np.flatnonzero(1 - seen["action_mask"])[0])
    assert np.array_equal(
        env.step(np.int64(forbidden))[0]["observation"], other.step(np.int64(allowed))[0]["observation"]
    )


def test_masks_are_what_the_rules_allow() -> None:
    games = Games(1, 3, "tokyo", "standard20")
    games.reset(["masks"])
    dice = random.Random(1)
    state = GAME.start(MetroXOptions(), 3, Replayer([int(games.s[1])])).state
    while not games.ended[0]:
        assert list(games.s) == list(of_state(state).s)
        _, masks = games.seen()
        actions = []
        for seat, mask in enumerate(masks):
            allowed = [int(one) for one in np.flatnonzero(mask)]
            assert [choice(state.parts, one) for one in allowed] == list(GAME.legal(state, seat))
            actions.append(dice.choice(allowed))
        games.step(np.array(actions))
        chance = Replayer([] if games.ended[0] else [int(games.s[1])])
        for seat, one in enumerate(actions):
            state = GAME.apply(state, seat, choice(state.parts, one), chance, 0).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert games.scores() == list(outcome.scores)


def test_a_race_shows_how_near_rivals_are() -> None:
    env = table.parallel_env(seats=2)
    seen, _ = env.reset(seed=1)
    place = 77 + 4 * 9
    assert (seen["seat_0"]["observation"][place : place + 9] == 1).all()
    mask = seen["seat_0"]["action_mask"]
    assert mask[1]  # Y
    seen, *_ = env.step({"seat_0": 0, "seat_1": 1})
    nearest = seen["seat_0"]["observation"][place : place + 9]
    assert nearest[1] < 1
    assert len(env.render().split()) == 2


def test_open_spiel_plays_by_the_rules() -> None:
    game = pyspiel.load_game("kippu_metrox(players=2)")
    dice = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(kinds, chances)[0])
        else:
            copy = state.clone()
            actions = [dice.choice(state.legal_actions(player)) for player in range(2)]
            state.apply_actions(actions)
            copy.apply_actions(actions)
            assert str(copy) == str(state)
    assert state.returns() == [float(score) for score in GAME.outcome(state.state).scores]  # type: ignore[union-attr]
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.sum() > 0
    assert observer.string_from(state, 1).startswith("1: ")


def test_a_solo_sheet_is_drawn_in_one_line() -> None:
    env = MetroXEnv(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "." * 77 + " -10"
    assert env.action_masks().sum() >= 9
