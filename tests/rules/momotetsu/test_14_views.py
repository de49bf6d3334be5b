"""RM-14 and RM-16: reports, and who sees what."""

from typing import Any

import pytest

from kippu.cli.words import words
from kippu.core.game import Event, Viewer
from kippu.core.text import LANGUAGES
from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev
from kippu.games.momotetsu.model.view import View
from tests.rules.momotetsu.days import MINUTE, City, made, ms


@pytest.fixture
def city() -> City:
    return City(3)


def seen(city: City, viewer: Viewer) -> View:
    return GAME.view(city.state, viewer)


def told(event: Event, *viewers: Any) -> list[bool]:
    return [GAME.redact(event, viewer) is not None for viewer in viewers]


@pytest.mark.rule("RM-14.1")
def test_every_step_has_its_line_in_both_languages(city: City) -> None:
    events = (*city.dice(1).do(0, t.Roll()), *city.do(0, t.Arrive("kanda")), *city.do(0, t.Note("hello")))
    for lang in LANGUAGES:
        lines = [words(lang, "momotetsu").event(event) for event in events]
        assert len(set(lines)) == len(events)
    assert words("en", "momotetsu").event(events[0]) == "Team 1 rolls 1 at tokyo."
    assert words("ja", "momotetsu").event(events[0]) == "チーム1：tokyoで1の目"
    tags = [str(kind.__struct_config__.tag) for kind in GAME.info.events]
    assert [tag for tag in tags if f"event-{tag}".replace("_", "-") not in words("en", "momotetsu")] == []


@pytest.mark.rule("RM-14.2")
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
    assert told(ev.Rolled(0, "tokyo", 3), 0, 1, "gm", "spectator") == [True] * 4


@pytest.mark.rule("RM-16.2")
def test_square_and_phase_are_public(city: City) -> None:
    city.put(1, square="上野", phase="attack", alight="goal")
    for viewer in (0, "spectator"):
        team = seen(city, viewer).teams[1]
        assert (team.square, team.phase, team.alight) == ("ueno", "attack", "goal")


@pytest.mark.rule("RM-16.3")
def test_targets_ends_and_statuses_are_not(city: City) -> None:
    city.put(0, statuses=["rocket"]).dice(2).do(0, t.Roll())
    event = city.do(0, t.DeclareTarget("akihabara"))[0]
    assert told(event, 0, 1, "gm", "spectator") == [True, False, True, False]
    assert (seen(city, 0).own[0].target, seen(city, 0).own[0].statuses) == ("akihabara", ("rocket",))
    assert [one.team.seat for one in seen(city, 1).own] == [1]
    assert seen(city, "spectator").own == ()
    assert seen(city, "gm").own[0].ends == seen(city, 0).own[0].ends


@pytest.mark.rule("RM-16.4")
def test_balances_are_known_from_settlements_leaks_and_the_end(city: City) -> None:
    city.put(0, balance=900)
    assert seen(city, 1).teams[0].balance == 200
    city.at("11:00").tick()
    assert seen(city, 1).teams[0].balance == 900
    city.put(0, balance=1000)
    city.draw(0, "leak")
    assert seen(city, 1).teams[0].balance == 1000
    open_ = City(2, balances_public=True).put(0, balance=900)
    assert seen(open_, 1).teams[0].balance == 900


@pytest.mark.rule("RM-16.5")
def test_hands_are_known_from_leaks(city: City) -> None:
    city.put(0, hand=("express",))
    assert (seen(city, 0).own[0].hand, seen(city, 1).teams[0].hand) == (("express",), ())
    city.draw(0, "leak")
    assert seen(city, 1).teams[0].hand == ("express",)
    assert seen(City(2, hands_public=True).put(0, hand=("express",)), 1).teams[0].hand == ("express",)


@pytest.mark.rule("RM-16.6")
def test_properties_goals_and_missions_are_public(city: City) -> None:
    city.put(0, properties=["park"], goals=2)
    team = seen(city, 1).teams[0]
    assert (len(team.deeds), team.goals, team.cleared.bit_count()) == (1, 2, 1)


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
