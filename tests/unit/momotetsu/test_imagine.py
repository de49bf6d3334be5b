"""States that are made up from what is seen: they look the same from there, and the game can go on from them."""

import random
from collections.abc import Callable

import pytest

from kippu.core.chance import Sampler
from kippu.core.game import Viewer
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import Bonbi, Move, State
from kippu.games.momotetsu.schedule.table import Attempt, TableState
from tests.rules.momotetsu.days import MINUTE, City, made, ms


def imagined(city: City, viewer: Viewer) -> State:
    return GAME.imagine(GAME.view(city.state, viewer), Sampler(random.Random(1)))


def moving(city: City) -> None:
    city.dice(1).do(1, t.Roll())


def at_a_task(city: City) -> None:
    city.draw(1, "monja")  # which may be given up after a while
    assert GAME.view(city.state, 0).teams[1].timers.task


def at_a_mission(city: City) -> None:
    city.land(1, "日暮里")
    city.do(1, t.StartMission(("m05",)))


def proven(city: City) -> None:
    at_a_mission(city)
    city.do(1, t.MissionDone("m05", photo="p", text="here", position=t.Position(35.0, 135.0)))
    assert city.state.claims[-1].flagged


def judged(city: City) -> None:
    proven(city)
    city.do("gm", t.Approve(city.state.claims[-1].entry))


def touched(city: City) -> None:
    city.world(bonbi=1).do(1, t.Touch(2))
    city.do(2, t.ConfirmTouch())


def with_a_goal(city: City) -> None:
    moving(city)
    city.put(2, square="和光市").land(0, "王子")


def sent_by_the_first_team(city: City) -> None:
    city.world(bonbi=Bonbi(1, "sent", came_from=0), bonbi_cause=3)


def late(city: City) -> None:
    city.at("10:10").do(0, t.Note("x"))
    city.do(1, made(t.Note("in a tunnel"), "10:05"))


def in_conflict(city: City) -> None:
    city.do(1, t.Arrive("ueno", dispute=True))


def ruled_by_the_master(city: City) -> None:
    city.do("gm", t.CloseEdge("tokyo", "kanda"), t.ReplaceMission("m05", {"en": "Sing", "ja": "歌う"}), t.Withdraw(1))


def over(city: City) -> None:
    city.do("gm", t.EndNow(), t.CloseResult())


@pytest.mark.parametrize("viewer", [0, 1, "gm", "spectator"])
@pytest.mark.parametrize(
    "happens",
    [
        moving, at_a_task, at_a_mission, proven, judged, touched, with_a_goal, sent_by_the_first_team, late,
        in_conflict, ruled_by_the_master, over,
    ],
)  # fmt: skip
def test_it_looks_the_same(happens: Callable[[City], None], viewer: Viewer) -> None:
    city = City(3)
    happens(city)
    assert GAME.view(imagined(city, viewer), viewer) == GAME.view(city.state, viewer)


@pytest.mark.parametrize("why", ["goal", "order"])
def test_another_team_that_is_told_to_get_off_is_not_late(why: str) -> None:
    city = City(3).at("10:00")
    if why == "goal":
        with_a_goal(city)
    else:
        moving(city)
        city.do("gm", t.ForceAlight())
    state = imagined(city, 0)
    assert state.teams[1].alight == why
    after = GAME.apply(state, 1, t.Alight("ueno"), city.chance, city.now).state
    assert (after.teams[1].alight, after.teams[1].balance) == ("", state.teams[1].balance)


def test_another_team_on_its_way_heads_for_an_end() -> None:
    city = City(3)
    moving(city)
    move = imagined(city, 0).teams[1].move
    assert move is not None
    assert move.target in move.ends


def test_a_team_that_cannot_get_away_stays() -> None:
    city = City(3)
    moving(city)
    atlas, here = city.parts.atlas((), ()), city.sq("東京")
    city.do("gm", *(t.CloseEdge("tokyo", atlas.ids[one]) for one in atlas.neighbours[here]))
    move = imagined(city, 0).teams[1].move
    assert isinstance(move, Move)
    assert (move.ends, move.target) == ((here,), here)


def test_what_is_under_way_at_a_table_succeeds_in_a_minute() -> None:
    city = City(2, mode="table")
    city.world(turn=0).put(0, square="日暮里", phase="processing")
    city.put(1, wake=ms("08:35"), wake_kind="decide")
    city.dice(1, False).do(0, t.StartMission(("m05",)))
    schedule: object = imagined(city, 1).schedule
    assert isinstance(schedule, TableState)
    assert (city.phase(0), schedule.wakes[0].attempts) == ("task", (Attempt(city.state.now + MINUTE, succeeds=True),))
