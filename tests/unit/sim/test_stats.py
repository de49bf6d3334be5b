from math import sqrt

from kippu.core.game import Outcome
from kippu.core.record import AnyRecord, Record, Seat
from kippu.sim.stats import Line, Pair, Stats, Summary, endings
from kippu.terminal.words import words


def game(ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...], decided_by: str = "total") -> AnyRecord:
    return Record(
        game="metrox",
        rules=1,
        options=None,
        seats=(Seat("a"),) * len(scores),
        commitment="",
        log=(),
        outcome=Outcome(ranking, scores, decided_by, "all_spaces_used"),
    )


def test_a_bot_is_counted_over_all_its_seats() -> None:
    stats = Stats(("greedy", "random", "greedy"))
    stats.add(game(((2,), (0,), (1,)), (20, -4, 30)))
    stats.add(game(((0, 1), (2,)), (10, 10, 8), "shared"))
    # greedy: 20 30 10 8, mean 17, squares 9 + 169 + 49 + 81 = 308; random: -4 10, mean 3, squares 49 + 49
    assert stats.summary() == Summary(
        games=2,
        seats=3,
        decided_by={"total": 1, "shared": 1},
        ended={"all_spaces_used": 2},
        lines=(
            Line("greedy", 4, 1.5, 17.0, sqrt(308 / 3), sqrt(308 / 3 / 4), 30, 8),
            Line("random", 2, 0.5, 3.0, sqrt(98), 7.0, 10, -4),
        ),
        # seat against seat: 30 and 20 against -4; then an equal place, and one behind
        pairs=(Pair("greedy", "random", 4, 2.5),),
    )


def test_one_game_has_no_deviation() -> None:
    stats = Stats(("random",))
    stats.add(game(((0,),), (7,), "solo"))
    assert stats.summary().lines == (Line("random", 1, 1.0, 7.0, 0.0, 0.0, 7, 7),)


def test_the_best_bot_comes_first() -> None:
    stats = Stats(("random", "greedy"))
    stats.add(game(((1,), (0,)), (1, 2)))
    assert [line.bot for line in stats.summary().lines] == ["greedy", "random"]


def test_how_games_ended_the_most_frequent_first() -> None:
    ended = {"rounds": 1, "pot": 2, "a_new_reason": 0}
    assert [*endings(ended, words("en", "izakaya"))] == [
        "Ended by the pot: 2 of 3 (66.7 %)",
        "Ended by the limit of rounds: 1 of 3 (33.3 %)",
        "a_new_reason: 0 of 3 (0.0 %)",
    ]
    assert next(endings(ended, words("ja", "izakaya"))) == "入札総額が規定金額に達して終了：3ゲーム中2ゲーム（66.7%）"
