"""The coach: what options are worth, what decisions cost."""

import random
from concurrent.futures import ThreadPoolExecutor
from statistics import NormalDist, fmean, stdev

import msgspec
import pytest

from kippu.core.errors import KippuError
from kippu.core.record import Seat
from kippu.core.replay import states
from kippu.core.table import Table
from kippu.core.text import text
from kippu.games.metrox.coach.advice import Review, average_deal, hint, on_deal, review, reviewing, weigh
from kippu.games.metrox.fast import kernel as k
from kippu.games.metrox.fast.mind import mind
from kippu.games.metrox.fast.position import action, of_state
from kippu.games.metrox.game import GAME, RULES_1
from kippu.games.metrox.rules.house import House
from kippu.games.metrox.rules.parts import parts
from kippu.games.metrox.rules.types import FirstOptions, Flip, MetroXOptions, TakeBack, Unflip, Write
from kippu.sim.playout import playout
from tests.languages import COMPLETE
from tests.rules.metrox.sheets import CROSS, PLENTY, Sheets


def test_a_hint_weighs_every_option_the_best_first() -> None:
    game = Sheets("number-4", seats=2)
    found = hint(GAME.view(game.state, 1))
    assert {one.choice for one in found} == set(GAME.legal(game.state, 1))
    assert [one.mean for one in found] == sorted((one.mean for one in found), reverse=True)
    assert found[0].less == 0
    assert all(one.error > 0 and one.less >= 0 for one in found[1:])


def test_a_free_circle_has_many_options_and_all_are_weighed() -> None:
    found = hint(GAME.view(Sheets("free").state, 0))
    assert len(found) == 77
    assert all(one.error > 0 for one in found)


def test_a_hint_knows_only_what_its_viewer_knows() -> None:
    game = Sheets("number-4", seats=2)
    before = hint(GAME.view(game.state, 1))
    game.choose(0, "F")
    assert hint(GAME.view(game.state, 1)) == before


def test_values_hold_in_long_rollouts() -> None:
    game = Sheets("number-6", "number-3", "star", "number-4", "number-5", "number-3", "number-2")
    game.write("T", "H", "C", "M", "G", "Z")
    position, thinker = of_state(game.state), mind(game.parts)
    found = weigh(position, 200, "short")
    for one in (found[0], found[-1]):
        forced = action(game.parts, one.choice)
        scores = [s for (s,) in thinker.rollouts(position, [0.0], k.dice("long"), 4_000, forced=forced)]
        error = (one.error**2 + stdev(scores) ** 2 / len(scores)) ** 0.5
        assert abs(one.mean - fmean(scores)) < 3.5 * error


@pytest.fixture(scope="module")
def reviews() -> dict[str, Review]:
    """A random player and an expert, each alone with the same cards."""
    return {
        bot: review(playout(GAME, MetroXOptions(), (bot,), "reviewed"), 0, games=30) for bot in ("random", "expert")
    }


def test_every_decision_is_reviewed(reviews: dict[str, Review]) -> None:
    for one in reviews.values():
        assert [decision.turn for decision in one.decisions] == list(range(1, len(one.decisions) + 1))
        assert all(decision.taken.choice == decision.chosen for decision in one.decisions)
        assert all(decision.taken.less >= 0 for decision in one.decisions)


def test_bad_play_costs_more_than_good_play(reviews: dict[str, Review]) -> None:
    assert reviews["random"].lost > reviews["expert"].lost + 10
    assert reviews["random"].total < reviews["expert"].total


def test_a_review_tells_how_far_it_is(reviews: dict[str, Review]) -> None:
    steps = reviewing(playout(GAME, MetroXOptions(CROSS, PLENTY), ("random",), "steps"), 0)
    told = list(steps)
    assert told == [(done, len(told)) for done in range(len(told))]
    assert len({len(one.decisions) for one in reviews.values()}) == 1


@pytest.mark.untraced
def test_who_plays_well_is_not_told_of_losses_that_are_chance() -> None:
    """Decisions of the best bot in 30 games, every third of them: its losses are about what chance makes of none."""
    records = [playout(GAME, MetroXOptions(), ("master",), f"well {number}") for number in range(30)]
    decisions = [made for record in records for made in zip(states(GAME, record), record.log[1:], strict=False)][::3]
    sure, told, seemingly = 0, 0.0, 0.0
    for number, (state, entry) in enumerate(decisions):
        best, *others = weigh(of_state(state), 12, str(number))
        taken = next(one for one in (best, *others) if one.choice == entry.command)
        sure += taken.less > 2 * taken.less_error
        told += taken.less
        seemingly += best.mean - taken.mean
    beyond = 1 - NormalDist().cdf(2)  # how often chance alone goes beyond two errors; three more leave room for luck
    assert sure / len(decisions) < beyond + 3 * (beyond * (1 - beyond) / len(decisions)) ** 0.5
    assert 0 < told < seemingly * 2 / 3


def test_luck_is_of_the_deal_not_of_the_player(reviews: dict[str, Review]) -> None:
    assert reviews["random"].luck == reviews["expert"].luck


def test_turning_points_cost_most(reviews: dict[str, Review]) -> None:
    one = reviews["random"]
    cost = {decision.turn: decision.taken.less for decision in one.decisions}
    assert 0 < len(one.turning_points) <= 3
    assert cost[one.turning_points[0]] == max(cost[turn] for turn in one.turning_points)


def test_a_choice_that_was_taken_back_does_not_count() -> None:
    options = MetroXOptions(CROSS, PLENTY)
    table = Table(GAME, options, [Seat("Aki"), Seat("Ben")], "back")
    dice = random.Random(1)
    while GAME.to_act(table.state):
        table.submit(0, GAME.legal(table.state, 0)[0], at=0)
        table.submit(0, TakeBack(), at=0)
        last = list(GAME.legal(table.state, 0))[-1]
        table.submit(0, last, at=0)
        table.submit(1, dice.choice(tuple(GAME.legal(table.state, 1))), at=0)
    found = review(table.record(), 0, games=5)
    chosen = [entry.command for entry in table.record().log if entry.actor == 0]
    assert [one.chosen for one in found.decisions] == chosen[2::3]


def test_a_real_card_that_was_taken_back_does_not_count() -> None:
    table = Table(GAME, MetroXOptions(CROSS, PLENTY, cards="flipped"), [Seat("Aki"), Seat("Ben")], "flipped")
    while GAME.to_act(table.state):
        for card, route in (("number-6", 0), ("skip-1", -1)):
            table.submit(0, Flip(card), at=0)
            table.submit(1, [one for one in GAME.legal(table.state, 1) if isinstance(one, Write)][route], at=0)
            if card == "number-6":
                table.submit(0, Unflip(), at=0)
        table.submit(0, GAME.legal(table.state, 0)[0], at=0)
    found = review(table.record(), 1, games=5)
    chosen = [entry.command for entry in table.record().log if entry.actor == 1]
    assert [one.chosen for one in found.decisions] == chosen[1::2]
    assert {one.card for one in found.decisions} == {"skip-1"}
    assert found.deal == on_deal(parts(table.options), [parts(table.options).card_at["skip-1"]] * 5)


def test_a_review_can_be_sent() -> None:
    found = review(playout(GAME, MetroXOptions(CROSS, PLENTY), ("random",), "sent"), 0, games=3)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_average_deal_is_the_mean_of_deals() -> None:
    shared = parts(MetroXOptions())
    thinker, dice = mind(shared), k.dice("some deals")
    some = [on_deal(shared, thinker.shuffle(dice), 1) for _ in range(150)]
    assert average_deal(shared) == pytest.approx(fmean(some), abs=2.5)


def test_threads_do_not_disturb_each_other() -> None:
    view = GAME.view(Sheets("number-4").state, 0)
    alone = hint(view)
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(hint, [view] * 8)) == [alone] * 8


def test_games_of_rules_1_are_reviewed_too() -> None:
    new = playout(GAME, MetroXOptions(), ("greedy",), "versions")
    old = playout(RULES_1, FirstOptions(), ("greedy",), "versions")
    assert old.rules == 1
    assert [one.chosen for one in review(old, 0, games=4).decisions] == [
        one.chosen for one in review(new, 0, games=4).decisions
    ]


def test_a_table_whose_crowns_are_not_compiled_has_no_coach() -> None:
    house = House(crown_same_turn="nobody")
    for seats in (1, 2):
        game = Sheets("number-4", seats=seats, house=house)
        if seats == 1:
            assert hint(GAME.view(game.state, 0))  # alone every crown is one's own
            continue
        with pytest.raises(KippuError, match="crowns_not_compiled") as refused:
            hint(GAME.view(game.state, 0))
        for lang in COMPLETE:
            assert text(lang, "kippu.games.metrox").error(refused.value)
    with pytest.raises(KippuError, match="crowns_not_compiled"):
        k.play_at_random(parts(MetroXOptions(house=house)), 2, 1, "random")
    assert hint(GAME.view(Sheets("number-4", seats=2, house=House(ties="shared")).state, 0))


@pytest.mark.parametrize("bot", ["casual", "greedy", "expert", "master"])
def test_bots_play_by_every_reading(bot: str) -> None:
    options = MetroXOptions(house=House(crown_same_turn="nobody", ties="shared"))
    assert playout(GAME, options, (bot, "random"), "readings").outcome is not None
