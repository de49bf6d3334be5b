"""The bots: what they see is what their seat may see, and the stronger one is stronger."""

import random

from kippu.core.chance import Seeded
from kippu.games.momotetsu.bots import BOTS
from kippu.games.momotetsu.bots.sight import Sight, sums
from kippu.games.momotetsu.bots.strong import turns_to
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import thaw
from kippu.games.momotetsu.rehearsal.days import play_day
from tests.rules.momotetsu.days import City


def test_sums_of_dice() -> None:
    assert dict(sums(2))[7] == 6
    assert sum(ways for _, ways in sums(3)) == 216


def test_expected_turns_are_none_at_the_goal_and_grow_with_distance() -> None:
    city = City(2)
    atlas = city.parts.atlas((), ())
    turns = turns_to(atlas, city.sq("王子"))
    assert turns[city.sq("王子")] == 0
    assert 1 < turns[city.sq("上中里")] < turns[city.sq("蒲田")]


def test_a_sight_shows_the_same_from_view_and_day() -> None:
    city = City(3, mode="table").put(1, balance=900, shown_balance=400).put(2, square="上野")
    views, days = Sight.of_view(GAME.view(city.state, 0)), Sight.of_day(thaw(city.state, city.chance, 0), 0)
    assert views.balances() == days.balances() == {1: 400, 2: 200}
    assert views.squares() == days.squares()
    assert views.here() == days.here() == [1]


def test_the_strong_bot_beats_the_baseline() -> None:
    strong, baseline = BOTS["strong"], BOTS["baseline"]
    totals = [0, 0]
    for number in range(30):
        day = play_day(t.MomotetsuOptions("kasumihama"), [strong, baseline], f"tune/{number}")
        totals = [total + score.total for total, score in zip(totals, day.scores, strict=True)]
    assert totals[0] > totals[1]


def test_a_day_through_the_public_functions_is_the_day_of_a_rehearsal() -> None:
    options, names = t.MomotetsuOptions("kasumihama"), ["baseline", "strong"]
    chance = Seeded("same")
    state = GAME.start(options, 2, chance).state
    while waiting := GAME.to_act(state):
        seat = waiting[0]
        assert isinstance(seat, int)
        command = BOTS[names[seat]].choose(GAME.view(state, seat), list(GAME.legal(state, seat)), random.Random(1))
        state = GAME.apply(state, seat, command, chance, 0).state
    day = play_day(options, [BOTS[name] for name in names], "same")
    assert state.scores == day.scores
