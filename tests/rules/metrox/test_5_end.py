"""MX-5: end and score."""

import msgspec
import pytest

from kippu.core.game import Event
from kippu.games.metrox.game import GAME
from kippu.games.metrox.rules.house import House
from kippu.games.metrox.rules.scoring import decide
from kippu.games.metrox.rules.types import Ended, Ranked, Score, Scored
from tests.rules.metrox.sheets import PLENTY, Sheets, invented_map, only, penalty, route


@pytest.mark.rule("MX-5.1b")
@pytest.mark.parametrize("free_circles", [0, 1, 5])
@pytest.mark.parametrize("map_id", ["tokyo", "osaka"])
def test_turns_are_23_and_the_free_circles(map_id: str, free_circles: int) -> None:
    game = Sheets(*["free"] * free_circles, on=map_id, deck=PLENTY)
    game.play_on()
    assert game.state.turn == 23 + free_circles
    assert sum(map(len, game.sheet().indicators)) == 23


@pytest.mark.rule("MX-5.1a")
def test_the_game_ends_for_all_in_the_same_turn() -> None:
    game = Sheets(seats=3, deck=PLENTY)
    while game.state.turn < 23:
        assert GAME.outcome(game.state) is None
        game.write(f"{game.options(0)[0]} {game.options(1)[-1]} {game.options(2)[0]}")
    game.write(f"{game.options(0)[0]} {game.options(1)[0]}")
    assert GAME.outcome(game.state) is None
    events = game.choose(2, game.options(2)[0])
    assert len(only(Ended, events)) == 1
    end = GAME.outcome(game.state)
    assert end is not None
    assert end.reason == "all_spaces_used"
    assert not GAME.to_act(game.state)


@pytest.mark.rule("MX-5.1a")
@pytest.mark.parametrize("choice", ["F", "@r1c1", "-", "<"])
def test_nothing_is_written_after_the_end(choice: str) -> None:
    game = Sheets(seats=2)
    game.play_on()
    assert game.refused(1, choice) == ("MX-5.1a", "game_over")
    assert game.options(1) == []


@pytest.mark.rule("MX-5.2")
def test_score_is_bonuses_and_stars_less_the_penalty() -> None:
    game = Sheets("number-6", "number-5", "star", "star")
    game.write("F", "F", "Z", "Z")
    # F is complete for 2; stars on r8c5 (C Z G) and r7c6 (Z G); 11 + 2 stations are filled
    assert game.score() == Score(bonuses=2, stars=6 + 4, empty=64, penalty=10, total=2)


@pytest.mark.rule("MX-5.2")
def test_the_first_and_the_later_bonus_count() -> None:
    game = Sheets("number-6", "number-5", "number-5", seats=2)
    game.write("F F", "F H", "H F")
    assert [game.score(seat).bonuses for seat in range(2)] == [2, 1]


@pytest.mark.rule("MX-5.2")
def test_everybody_is_told_all_scores_at_the_end() -> None:
    game = Sheets(seats=2)
    events: tuple[Event, ...] = ()
    while GAME.outcome(game.state) is None:
        events = game.write(f"{game.options(0)[0]} {game.options(1)[-1]}")
    assert only(Scored, events) == [Scored(seat, **msgspec.structs.asdict(game.score(seat))) for seat in range(2)]


@pytest.mark.rule("MX-5.3")
def test_penalty_by_empty_stations() -> None:
    steps = [0] * 6 + [1, 2, 3] + [4] * 2 + [5] * 2 + [6] * 2 + [7] * 2 + [8] * 2 + [9] * 2 + [10] * 57
    assert [penalty(empty) for empty in range(78)] == steps


# Route A pays the same first and later, so that totals can be equal.
EVEN = invented_map(route("A", 3, (4, 4), "a1 x a3"), route("B", 2, (3, 3), "b1 x b3 b4 b5"))


def ended(game: Sheets, *turns: str) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], str]:
    """Ranking, scores, and what decided."""
    events = game.write(*turns)
    end = GAME.outcome(game.state)
    assert end is not None
    assert only(Ended, events) == [Ended(end.ranking[0], end.decided_by)]
    return end.ranking, end.scores, end.decided_by


@pytest.mark.rule("MX-5.4a")
def test_the_highest_total_wins() -> None:
    game = Sheets("number-3", "number-2", "number-1", "number-1", "number-2", seats=2, on=EVEN, deck=PLENTY)
    # the first fills a1 x a3, b1 b3; the second b1 x b3, b4 b5, a1, a3
    assert ended(game, "A B", "A B", "A A", "B A", "B A") == (((1,), (0,)), (4, 7), "total")


@pytest.mark.rule("MX-5.4b", "MX-5.4c")
@pytest.mark.house("ties=shared")
def test_equal_totals_may_share_the_win() -> None:
    game = Sheets(*["number-1"] * 4, "number-2", seats=3, on=EVEN, deck=PLENTY, house=House(ties="shared"))
    assert ended(game, "A A A", "A A A", "B A B", "B B B", "A B A") == (((0, 1, 2),), (4, 4, 4), "shared")
    assert [game.score(seat).empty for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("MX-5.4b")
@pytest.mark.house("ties=fewer_empty")
def test_a_tie_goes_to_fewer_empty_stations() -> None:
    game = Sheets(*["number-1"] * 4, "number-2", seats=3, on=EVEN, deck=PLENTY)
    # all complete A; only the last card of the second player finds two empty stations
    assert ended(game, "A A A", "A A A", "B A B", "B B B", "A B A") == (((1,), (0, 2)), (4, 4, 4), "fewer_empty")
    assert [game.score(seat).empty for seat in range(3)] == [2, 1, 2]


@pytest.mark.rule("MX-5.4a", "MX-5.4b")
@pytest.mark.parametrize(
    ("totals", "empty", "ranking", "decided_by"),
    [
        ((9, 4, 4), (5, 3, 2), ((0,), (2,), (1,)), "total"),  # only others are equal
        ((9, 9, 4), (5, 4, 0), ((1,), (0,), (2,)), "fewer_empty"),
        ((4, 9, 9), (0, 4, 5), ((1,), (2,), (0,)), "fewer_empty"),
        ((4, 9, 9), (4, 4, 4), ((1, 2), (0,)), "shared"),
    ],
)
def test_places_behind_the_first(
    totals: tuple[int, ...], empty: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], decided_by: str
) -> None:
    end = decide([Score(0, 0, left, 0, total) for total, left in zip(totals, empty, strict=True)])
    assert (end.ranking, end.decided_by) == (ranking, decided_by)


@pytest.mark.rule("MX-5.4c")
def test_still_tied_they_share_the_win() -> None:
    game = Sheets(*["number-1"] * 5, seats=3, on=EVEN, deck=PLENTY)
    assert ended(game, "A A B", "A B B", "A A A", "B A A", "B B A") == (((0, 1), (2,)), (4, 4, 4), "shared")


@pytest.mark.rule("MX-5.5")
@pytest.mark.parametrize(
    ("totals", "rank"),
    [
        ((50, 51, 99), "genius"),
        ((40, 49), "professional"),
        ((30, 39), "advanced"),
        ((20, 29), "intermediate"),
        ((10, 19), "average"),
        ((5, 9), "nearly_there"),
        ((1, 4), "needs_practice"),
        ((0,), "check_the_rules"),
    ],
)
def test_solo_rank_by_total(totals: tuple[int, ...], rank: str) -> None:
    for total in totals:
        game = Sheets("number-2", on=invented_map(route("A", 1, (total, 0), "s1 s2")), deck=PLENTY)
        events = game.write("A")
        assert only(Ranked, events) == [Ranked(rank)]
        assert only(Ended, events) == [Ended((0,), "solo")]
        assert game.score().total == total


@pytest.mark.rule("MX-5.5")
def test_solo_rank_of_a_total_below_zero() -> None:
    long = invented_map(route("A", 1, (4, 2), " ".join(f"s{number}" for number in range(23))))
    game = Sheets("number-2", on=long, deck=PLENTY)
    assert only(Ranked, game.write("A")) == [Ranked("check_the_rules")]
    assert game.score().total == -10


@pytest.mark.rule("MX-5.5")
def test_only_a_solo_player_gets_a_rank() -> None:
    game = Sheets("number-2", seats=2, on=invented_map(route("A", 1, (4, 2), "s1 s2")), deck=PLENTY)
    assert not only(Ranked, game.write("A A"))
