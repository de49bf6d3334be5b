"""RM-14 and RM-16: reports, and who sees what."""

from typing import Any

import pytest

from kippu.core.game import Event, Viewer
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.state import Bonbi
from kippu.games.momotetsu.model.told import AboutView
from kippu.games.momotetsu.model.view import View
from kippu.terminal.words import words
from tests.languages import COMPLETE
from tests.rules.momotetsu.days import MINUTE, City, made, ms, only


@pytest.fixture
def city() -> City:
    return City(3)


def seen(city: City, viewer: Viewer) -> View:
    return GAME.view(city.state, viewer)


def told(event: Event, *viewers: Any) -> list[bool]:
    return [GAME.redact(event, viewer) is not None for viewer in viewers]


@pytest.mark.rule("RM-14.1a")
def test_every_step_is_told_to_all(city: City) -> None:
    city.put(2, square="西船橋", properties=["park"], balance=-10, debt_since=city.now)
    told_: list[Event] = [*city.dice(1).do(0, t.Roll()), *city.do(0, t.Arrive("kanda")), *city.draw(0, "angel")]
    told_ += city.land(1, "恵比寿")
    told_ += [*city.dice(1).do(1, t.RollSquare()), *city.do(2, t.Sell("park"))]
    told_ += [*city.do(0, t.Finish()), *city.land(0, "王子"), *city.dice(3, 4).do(0, t.RollDestination())]
    told_ += [*city.do(0, t.StartMission(("m04",))), *city.do(0, t.MissionDone("m04", photo="p"))]
    assert {type(event) for event in told_} >= {
        ev.Rolled, ev.Arrived, ev.Drew, ev.SquareRolled, ev.Sold, ev.GoalReached, ev.AlightOrdered, ev.BonbiMoved,
        ev.DestinationSet, ev.Resumed, ev.MissionStarted, ev.MissionCleared,
    }  # fmt: skip
    for event in told_:
        assert told(event, 0, 1, "gm", "spectator") == [True] * 4, event


@pytest.mark.rule("RM-14.1b")
def test_teams_may_add_words_and_photos(city: City) -> None:
    entry = claimed(city)
    assert city.do(0, t.Note("hello")) == (ev.Noted(0, "hello"),)
    city.do(0, t.AddProof(entry, photo="photo 8", text="all of us"))
    assert [(one.photo, one.text) for one in seen(city, 1).album] == [("photo 8", "all of us")]


@pytest.mark.rule("RM-14.1b")
def test_every_step_has_its_line_in_both_languages(city: City) -> None:
    events = (*city.dice(1).do(0, t.Roll()), *city.do(0, t.Arrive("kanda")), *city.do(0, t.Note("hello")))
    for lang in COMPLETE:
        lines = [words(lang, "momotetsu").event(event) for event in events]
        assert len(set(lines)) == len(events)
    assert words("en", "momotetsu").event(events[0]) == "Team 1 rolls 1 at tokyo."
    assert words("ja", "momotetsu").event(events[0]) == "チーム1：tokyoで1の目"
    tags = [str(kind.__struct_config__.tag) for kind in GAME.info.events]
    assert [tag for tag in tags if f"event-{tag}".replace("_", "-") not in words("en", "momotetsu")] == []


@pytest.mark.rule("RM-14.2a")
def test_a_picture_comes_with_goals_missions_and_photo_tasks(city: City) -> None:
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)))
    assert city.refused(0, t.MissionDone("m05", text="we did")) == ("RM-14.2a", "photo_missing")
    city.draw(1, "smile")
    assert city.refused(1, t.Submit(text="we smiled")) == ("RM-14.2a", "photo_missing")
    city.do(1, t.Submit(photo="smile"))
    city.land(2, "王子")
    city.do(2, t.AddProof(city.state.claims[-1].entry, photo="the sign"))
    assert [(claim.kind, claim.photo) for claim in city.state.claims] == [("task", "smile"), ("goal", "the sign")]


@pytest.mark.rule("RM-14.2b")
def test_lines_are_in_the_order_of_when_things_were_done(city: City) -> None:
    city.at("10:00").do(1, t.Note("at ten"))
    city.at("10:10").do(0, t.Note("at ten past"))
    city.at("10:12").do(2, made(t.Note("between"), "10:05"))
    notes = [note.command.text for note in city.journal if isinstance(note.command, t.Note)]
    assert notes == ["at ten", "between", "at ten past"]


@pytest.mark.rule("RM-14.2b")
def test_late_lines_are_marked(city: City) -> None:
    city.at("10:00").do(1, t.Note("on time"))
    events = city.do(0, made(t.Note("from the tunnel"), "09:55"))
    assert events == (ev.LateMerged(0, 5), ev.Noted(0, "from the tunnel"))
    city.at("10:10").do(1, made(t.Note("nobody else spoke"), "10:07"))
    city.do(0, t.Note("at once"))
    assert [at for _, at in seen(city, 2).late] == [ms("09:55"), ms("10:07")]
    assert not seen(city, "spectator").late  # who is not told of these notes
    city.at("10:12:10").do(0, made(t.Note("in the minute before"), "10:11:50"))
    assert len(seen(city, 2).late) == 2
    assert [at for _, at in seen(city, "gm").late] == [ms("09:55"), ms("10:07"), ms("10:11:50")]  # for its desk


@pytest.mark.rule("RM-16.1")
def test_spectators_are_told_later(city: City) -> None:
    assert [seen(city, viewer).delay for viewer in (0, "gm", "spectator")] == [0, 0, 10 * MINUTE]
    assert seen(City(2, spectator_delay_minutes=3), "spectator").delay == 3 * MINUTE
    assert told(ev.Rolled(0, "tokyo", 3), 0, 1, "gm", "spectator") == [True] * 4


@pytest.mark.rule("RM-16.2")
def test_square_and_phase_are_public(city: City) -> None:
    city.put(1, square="上野", phase="attack", alight="goal").put(2, square="西船橋").land(0, "王子")
    viewers: tuple[Viewer, ...] = (0, 1, 2, "gm", "spectator")
    for viewer in viewers:
        team = seen(city, viewer).teams[1]
        assert (team.square, team.phase, team.alight) == ("ueno", "attack", "goal")
        assert seen(city, viewer).hold is not None


@pytest.mark.rule("RM-16.3")
def test_targets_ends_and_statuses_are_not(city: City) -> None:
    city.put(0, statuses=["rocket"]).dice(2).do(0, t.Roll())
    event = city.do(0, t.DeclareTarget("akihabara"))[0]
    assert told(event, 0, 1, "gm", "spectator") == [True, False, True, False]
    assert (seen(city, 0).own[0].target, seen(city, 0).own[0].statuses) == ("akihabara", ("rocket",))
    assert [one.seat for one in seen(city, 1).own] == [1]
    assert seen(city, "spectator").own == ()
    assert seen(city, "gm").own[0].ends == seen(city, 0).own[0].ends


@pytest.mark.rule("RM-16.4a")
def test_a_balance_is_the_teams_own(city: City) -> None:
    city.put(0, balance=900)
    assert (seen(city, 0).own[0].balance, seen(city, "gm").own[0].balance) == (900, 900)
    others: tuple[Viewer, ...] = (1, "spectator")
    assert [seen(city, viewer).teams[0].balance for viewer in others] == [200, 200]
    assert [[one.seat for one in seen(city, viewer).own] for viewer in others] == [[1], []]


@pytest.mark.house("balances_public=false", "balances_public=true")
@pytest.mark.rule("RM-16.4b")
def test_balances_are_known_from_settlements_leaks_and_the_end(city: City) -> None:
    city.put(0, balance=900).put(1, balance=10).at("11:00").tick()
    assert [team.balance for team in seen(city, 2).teams] == [900, 10, 200]
    city.put(0, balance=1000).put(1, balance=20).draw(0, "leak")
    assert [team.balance for team in seen(city, 2).teams] == [1000, 10, 200]
    city.put(0, balance=500).do("gm", t.EndNow(), t.CloseResult())
    assert [team.balance for team in seen(city, "spectator").teams] == [500, 20, 200]
    open_ = City(2, balances_public=True).put(0, balance=900)
    assert seen(open_, 1).teams[0].balance == 900


@pytest.mark.rule("RM-16.5a")
def test_a_hand_is_the_teams_own(city: City) -> None:
    city.put(0, hand=("express",))
    assert (seen(city, 0).own[0].hand, seen(city, "gm").own[0].hand) == (("express",), ("express",))
    others: tuple[Viewer, ...] = (1, "spectator")
    assert [seen(city, viewer).teams[0].hand for viewer in others] == [(), ()]


@pytest.mark.house("hands_public=false", "hands_public=true")
@pytest.mark.rule("RM-16.5b")
def test_hands_are_known_from_draws_and_leaks(city: City) -> None:
    (drew,) = only(ev.Drew, city.draw(0, "express"))
    assert told(drew, 1, "spectator") == [True, True]
    assert seen(city, 1).teams[0].hand == ()
    city.do(0, t.Finish())
    city.draw(0, "leak")
    assert seen(city, 1).teams[0].hand == ("express",)
    assert seen(City(2, hands_public=True).put(0, hand=("express",)), 1).teams[0].hand == ("express",)


@pytest.mark.rule("RM-16.6")
def test_properties_goals_and_missions_are_public(city: City) -> None:
    city.put(0, properties=["park"], goals=2)
    team = seen(city, 1).teams[0]
    assert ([own.property for own in team.owned], team.goals, team.cleared) == (["park"], 2, ("m13",))


def claimed(city: City) -> int:
    city.land(0, "日暮里")
    city.do(0, t.StartMission(("m05",)), t.MissionDone("m05", photo="photo 7", text="us"))
    return city.state.claims[0].entry


@pytest.mark.rule("RM-16.7", "RM-16.9")
def test_proofs_are_for_the_own_team_and_the_master(city: City) -> None:
    entry = claimed(city)
    assert [len(seen(city, viewer).claims) for viewer in (0, 1, "gm", "spectator")] == [1, 0, 1, 0]
    assert seen(city, 0).claims[0].photo == "photo 7"
    assert told(ev.Ruled(0, entry, "approve", 0, "fine"), 0, 1, "gm") == [True, False, True]
    city.do("gm", t.Approve(entry))
    assert seen(city, "gm").claims[0].status == "approved"


@pytest.mark.rule("RM-16.7")
def test_a_proof_says_what_it_is_about() -> None:
    city = City(3, dice_source="both")
    city.do(2, t.Roll(shown=(1,)))
    city.land(1, "日暮里")
    city.do(1, t.StartMission(("m05",)), t.MissionDone("m05", photo="p"))
    city.draw(1, "ice")
    city.do(1, t.Submit(photo="the cone"))
    city.world(bonbi=1).do(1, t.Touch(0))
    city.do(0, t.ConfirmTouch())
    city.land(1, "王子")
    assert [claim.about for claim in seen(city, "gm").claims] == [
        AboutView(),
        AboutView(mission="m05"),
        AboutView(card="ice"),
        AboutView(team=0),
        AboutView(square="oji"),
    ]


@pytest.mark.rule("RM-16.7")
def test_photos_and_words_are_for_all_teams_and_once_approved_for_spectators(city: City) -> None:
    entry = claimed(city)
    viewers: tuple[Viewer, ...] = (0, 1, "gm", "spectator")
    assert [[one.photo for one in seen(city, viewer).album] for viewer in viewers] == [["photo 7"]] * 3 + [[]]
    city.do("gm", t.Approve(entry))
    assert seen(city, "spectator").album == seen(city, 1).album
    city.do("gm", t.Reject(entry))
    assert [seen(city, viewer).album for viewer in viewers] == [()] * 4
    assert told(ev.Noted(0, "hello"), 0, 1, "gm", "spectator") == [True, True, True, False]


@pytest.mark.rule("RM-16.8")
def test_the_position_of_a_phone_is_for_the_master(city: City) -> None:
    city.dice(1).do(0, t.Roll())
    event = city.do(0, t.Arrive("kanda", position=t.Position(35.0, 139.0)))[0]
    assert event == ev.Arrived(0, "kanda", flagged=True)
    assert GAME.redact(event, 1) == ev.Arrived(0, "kanda")
    assert GAME.redact(event, "gm") == GAME.redact(event, 0) == event


@pytest.mark.rule("RM-16.9")
def test_conflicts_and_reasons(city: City) -> None:
    city.do(0, t.Arrive("ueno", dispute=True))
    assert [len(seen(city, viewer).conflicts) for viewer in (0, 1, "gm")] == [1, 0, 1]
    assert GAME.redact(ev.Mastered("pause", "private"), 1) == ev.Mastered("pause", "")
    assert GAME.redact(ev.Ruled(0, 3, "reversal", -50, "private"), 1) == ev.Ruled(0, 3, "reversal", -50, "")
    assert told(ev.Called(0, "help"), 0, 1, "gm") == [True, False, True]


@pytest.mark.rule("RM-16.10")
def test_bonbi_destination_economy_and_gate_are_public(city: City) -> None:
    city.world(bonbi=2, economy="boom", gate_until=city.now + MINUTE)
    view = seen(city, "spectator")
    assert (view.bonbi.holder, view.destination, view.economy, view.gate_until > 0) == (2, "oji", "boom", True)  # type: ignore[union-attr]


@pytest.mark.rule("RM-16.10")
@pytest.mark.parametrize(("came_from", "told"), [(-1, None), (0, 0), (1, 1)])
def test_everybody_knows_who_bonbi_came_from(city: City, came_from: int, told: int | None) -> None:
    city.world(bonbi=Bonbi(2, "sent", came_from=came_from))
    assert seen(city, "spectator").bonbi.came_from == told  # type: ignore[union-attr]
