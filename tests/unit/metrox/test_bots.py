"""The bots of MetroX, from casual to master."""

import random
from statistics import mean

import msgspec
import pytest

from kippu.bots import find_bot
from kippu.games.metrox.bots import BOTS
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.types import MapData, MetroXOptions, TakeBack, View, Write
from kippu.sim.playout import playout
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets, invented_map, route

TWINS = invented_map(route("A", 2, (3, 1), "a1 a2 a3"), route("B", 2, (3, 1), "b1 b2 b3"))


GREEDY = BOTS["greedy"]


def choice(game: Sheets, seat: int = 0, seed: int = 0, bot: str = "greedy") -> str:
    """What a bot chooses."""
    view, options = GAME.view(game.state, seat), tuple(GAME.legal(game.state, seat))
    return GAME.to_text(BOTS[bot].choose(view, options, random.Random(seed)))


def test_greedy_is_found_by_its_name() -> None:
    assert find_bot(GAME, "greedy") is GREEDY


def test_a_bonus_in_reach_is_taken() -> None:
    game = Sheets("number-2", "number-1", on=TWINS, deck=PLENTY)
    game.write("B")  # b1 and b2: one more completes B
    assert choice(game) == "B"


def test_a_free_circle_completes_a_route_that_has_no_space_left() -> None:
    game = Sheets("number-1", "number-1", "free", on=TWINS, deck=PLENTY)
    game.write("B", "B")
    assert choice(game) == "@b3"


def test_a_star_goes_where_it_is_worth_most() -> None:
    game = Sheets("number-3", "star", on="tokyo")
    game.write("G")  # the next empty station of Z and G has five routes
    assert choice(game) in ("Z", "G")


def test_nothing_is_chosen_when_nothing_can_be_done() -> None:
    game = Sheets("skip-3", "skip-3", "free", on=CROSS, deck=PLENTY)
    game.write("A", "B")
    assert choice(game) == "-"


def test_among_equals_the_own_dice_decide() -> None:
    game = Sheets("number-1", on=TWINS, deck=PLENTY)
    chosen = [choice(game, seed=seed) for seed in range(20)]
    assert set(chosen) == {"A", "B"}
    assert chosen == [choice(game, seed=seed) for seed in range(20)]


def test_a_bot_looks_at_the_sheet_of_its_own_seat() -> None:
    game = Sheets("number-2", "number-1", seats=2, on=TWINS, deck=PLENTY)
    game.write("A B")
    assert (choice(game, 0), choice(game, 1)) == ("A", "B")


def test_greedy_never_takes_back() -> None:
    game = Sheets("number-1", on=TWINS, deck=PLENTY)
    options = (TakeBack(), *GAME.legal(game.state, 0))
    chosen = {GREEDY.choose(GAME.view(game.state, 0), options, random.Random(seed)) for seed in range(20)}
    assert chosen == {Write("A"), Write("B")}


def scores(bots: tuple[str, ...], games: int, map_: str | MapData = "tokyo") -> list[float]:
    """The mean score of every seat."""
    outcomes = [playout(GAME, MetroXOptions(map_), bots, f"strength {number}").outcome for number in range(games)]
    return [mean(outcome.scores[seat] for outcome in outcomes if outcome) for seat in range(len(bots))]


@pytest.mark.untraced
@pytest.mark.parametrize("map_id", ["tokyo", "osaka"])
def test_every_level_is_better_than_the_one_below(map_id: str) -> None:
    levels = scores(("random", *BOTS), 30, map_id)
    assert levels == sorted(levels)
    assert levels[-1] > levels[0] + 25


@pytest.mark.untraced
def test_the_master_is_a_genius_half_of_the_time() -> None:
    (alone,) = scores(("master",), 60)
    assert alone > 46


def test_on_a_map_nobody_has_learned_the_master_goes_by_a_rule_of_thumb() -> None:
    greedy, master = scores(("greedy", "master"), 60, TWINS)
    assert master >= greedy > 0


def test_a_crown_that_is_gone_draws_less() -> None:
    game = Sheets("number-2", "number-1", seats=2, on=TWINS, deck=PLENTY)
    game.write("A B")
    seen = GAME.view(game.state, 0)
    before, after = (_values("greedy", view) for view in (seen, msgspec.structs.replace(seen, crowns={"A": 1})))
    assert after["A"] < before["A"]


def _values(bot: str, view: View) -> dict[str, float]:
    return {GAME.to_text(option): value for option, value in BOTS[bot].values(view).items()}  # type: ignore[attr-defined]


def test_open_crowns_and_rivals_matter_to_the_master() -> None:
    game = Sheets("number-6", "number-5", "number-4", "number-3", seats=2)
    game.write("C F", "M F", "T Y")
    alone = msgspec.structs.replace(GAME.view(game.state, 0), sheets=GAME.view(game.state, 0).sheets[:1])
    taken = msgspec.structs.replace(alone, crowns={"C": 1})
    race, solo, late = (_values("master", view) for view in (GAME.view(game.state, 0), alone, taken))
    assert all(race[option] < solo[option] for option in solo)  # a rival may be first
    assert late["C"] < solo["C"]


def test_at_a_big_table_a_bot_looks_at_a_few_rivals_only() -> None:
    game = Sheets("number-3", seats=99)
    assert choice(game, seat=98, bot="master") in game.options(98)
