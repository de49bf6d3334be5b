"""Live events over real sockets: codes and roles, the clock, late reports, and who is told what and when."""

import signal
import time
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from kippu.core.replay import replay, verify
from kippu.core.versions import read_record
from kippu.games.momotetsu.model import commands as t
from tests.server.city import HOUR, MINUTE, START, City, faster, kit, now
from tests.server.conftest import RunningServer
from tests.server.people import Person


def code(answer: dict[str, Any]) -> str:
    """Why something was refused."""
    assert answer["type"] == "refused", answer
    found: str = answer["refusal"]["code"]
    return found


def until(person: Person, *events: str) -> None:
    """Read news until events of all these kinds have been told."""
    while not {event["type"] for event in person.events} >= set(events):
        person.wait_for("news")


def wait_for(moment: int) -> None:
    """Wait until the server's clock has come to a moment."""
    while now() <= moment:
        time.sleep(0.01)


# --- making and joining -----------------------------------------------------------------------------------


def test_an_event_from_its_codes_to_a_first_roll(server: RunningServer) -> None:
    city = City(server)
    gm, phone, spectator = city.master(), city.phone(1), city.spectator()
    assert (gm.welcome["you"], gm.welcome["master"]) == (None, True)
    assert (phone.welcome["you"], "master" in phone.welcome) == (1, False)
    assert (spectator.welcome["you"], spectator.view["phase"], spectator.view["own"]) == (None, "before", [])
    assert phone.view["phase"] == "running"  # the clock has begun the day by itself
    assert {"type": "roll"} in phone.legal
    assert {"type": "pause"} in gm.legal
    assert phone.do({"type": "roll"})["type"] == "done"
    assert phone.entries[-1]["events"][0] | {"type": "rolled", "seat": 1} == phone.entries[-1]["events"][0]
    assert "legal" not in spectator.welcome


def test_the_game_is_there_before_the_day_begins(server: RunningServer) -> None:
    city = City(server, begins_in=HOUR)
    gm, phone = city.master(), city.phone(0)
    assert phone.view["phase"] == "before"
    assert gm.do({"type": "draw_first_destination"})["type"] == "done"
    assert gm.do({"type": "set_teams", "members": [2, 3, 4]})["type"] == "done"
    phone.wait_for("news")
    assert phone.view["destination"]
    assert code(phone.do({"type": "roll"})) == "not_running"


def test_what_cannot_be_an_event(server: RunningServer) -> None:
    gm = server.person("Game master")

    def refused(**wanted: Any) -> str:
        body = {"name": "Game master", "teams": ["A", "B"], "kit": "kasumihama", "midnight": now() - 9 * HOUR} | wanted
        answer = gm.http.post("/api/events", json=body)
        assert answer.status_code == 400
        found: str = answer.json()["code"]
        return found

    assert refused(teams=["A"]) == refused(teams=[str(number) for number in range(9)]) == "wrong_seats"
    assert refused(teams=["A", "A"]) == "same_names"
    assert refused(kit="nowhere") == "unknown_kit"
    assert refused(kit={"kit": 1}) == refused(clock={"start": "25:00"}) == "bad_options"
    for minutes in (-1, 1.5, 1441):
        assert refused(settings={"spectator_delay_minutes": minutes}) == "bad_options"
    assert refused(midnight=now() - 24 * HOUR) == "day_is_over"
    assert refused(midnight=None, date="2026-02-30") == refused(date="today") == "bad_request"
    wrong = kit()
    wrong["tables"]["destinations"][0]["square"] = "nowhere"
    assert refused(kit=wrong) == "unknown_square_in_kit"


def test_a_day_is_a_day_in_japan(server: RunningServer) -> None:
    city = City(server, midnight=None, date="2099-01-02")
    options = city.gm.table(city.table)["options"]
    assert (options["midnight"], options["mode"]) == (4_070_962_800_000, "live")  # 2099-01-01T15:00:00Z


def test_an_uploaded_kit_is_told_by_its_id_and_read_once(server: RunningServer) -> None:
    files = kit(goal={"inflation_bonus": 70})
    city = City(server, kit=files)
    phone = city.phone(0)
    assert phone.welcome["table"]["options"]["kit"] == phone.view["options"]["kit"] == "mine"
    read = phone.http.get(f"/api/tables/{city.table}/kit").json()
    assert read["rates"]["goal"]["inflation_bonus"] == 70
    assert "alight_minutes" not in files["rates"]["goal"]
    assert read["rates"]["goal"]["alight_minutes"] == 5  # phones know no number of the rules by themselves
    assert read["map"]["sets"].keys() == files["map"]["sets"].keys()


def test_codes_are_for_masters_and_typed_as_people_type(server: RunningServer) -> None:
    city = City(server)
    codes = city.codes
    assert len({*codes["teams"], codes["masters"]}) == 4
    phone = city.comes(f" {codes['teams'][2][:4].upper()}-{codes['teams'][2][4:]} ").connect(city.table)
    assert phone.welcome["you"] == 2
    for nosy in (phone, server.person("Spectator")):
        for answer in (
            nosy.http.get(f"/api/tables/{city.table}/codes"),
            nosy.http.post(f"/api/tables/{city.table}/codes", json={"role": 0}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not_master")
    assert all(secret.encode() not in phone.bytes_seen for secret in codes["teams"])
    assert city.gm.http.post("/api/join", json={"code": codes["teams"][0], "name": "x"}).json()["code"] == "is_master"
    assert city.comes(codes["masters"], "Second").connect(city.table).welcome["master"]
    moved = phone.http.post("/api/join", json={"code": codes["teams"][0], "name": "x"})
    assert moved.json() == {"table": city.table, "seat": 0, "master": False}
    assert phone.wait_for("welcome")["you"] == 0


def test_a_code_is_made_anew_and_who_came_with_the_old_one_goes(server: RunningServer) -> None:
    city = City(server)
    stays, goes, other = city.phone(0), city.phone(1), city.phone(2)
    old = city.codes
    address = f"/api/tables/{city.table}/codes"
    new = city.gm.http.post(address, json={"role": 0}).json()
    assert new["teams"][0] != old["teams"][0]
    assert new["teams"][1:] == old["teams"][1:]
    city.gm.http.post(address, json={"role": 1, "send_away": True})
    welcome = goes.wait_for("welcome")
    assert (welcome["you"], welcome["view"]["own"], "legal" in welcome) == (None, [], False)
    assert code(goes.do({"type": "roll"})) == "not_seated"
    assert stays.do({"type": "roll"})["type"] == other.do({"type": "roll"})["type"] == "done"
    for gone in old["teams"][:2]:
        assert server.person("x").http.post("/api/join", json={"code": gone, "name": "x"}).status_code == 404
    assert city.gm.http.post(address, json={"role": 7}).json()["code"] == "no_team"
    masters = city.gm.http.post(address, json={"role": "gm", "send_away": True}).json()["masters"]
    assert masters != old["masters"]
    assert city.master().welcome["master"]  # who made the event has no code


def test_who_guesses_codes_has_to_wait(serve: Callable[..., RunningServer]) -> None:
    server = serve()
    city, mallory = City(server), server.person("Mallory")
    codes = city.codes
    answers = [mallory.http.post("/api/join", json={"code": f"guess{n}", "name": "M"}).status_code for n in range(40)]
    assert answers[0] == 404
    assert answers[-1] == 429
    assert mallory.http.post("/api/join", json={"code": codes["teams"][0], "name": "M"}).status_code == 429


# --- roles ------------------------------------------------------------------------------------------------

_SAMPLES: dict[str, Any] = {
    "seat": 1, "square": "kasumi_central", "card": "express", "missions": ["m01"], "mission": "m01", "value": "x",
    "property": "x", "entry": 1, "text": "hello", "name": "bonbi_draw", "members": [2, 2, 2], "task": {"en": "x"},
    "command": {"type": "note", "text": "for you"}, "what": "switch", "time": "13:00", "a": "x", "b": "y",
    "how": "refuse",
}  # fmt: skip


def sample(kind: type[Any]) -> dict[str, Any]:
    """Some command of a kind; not one that could be carried out."""
    fields = msgspec.structs.fields(kind)
    tag = kind.__struct_config__.tag
    value = "dice" if tag == "set_option" else "x"
    return {"type": tag} | {one.name: (_SAMPLES | {"value": value})[one.name] for one in fields if one.required}


def test_each_command_is_for_its_role_alone(server: RunningServer) -> None:
    city = City(server, teams=3)
    gm, phone, spectator = city.master(), city.phone(0), city.spectator()
    teams, masters = get_args(t.AnyTeamCommand), get_args(t.AnyMasterCommand)
    assert len({*teams, *masters, t.Tick}) == len(get_args(t.AnyCommand))
    ends = (t.EndNow, t.CloseResult)  # at last, because nothing can be done after them
    for kind in (*teams, *(one for one in masters if one not in ends), *ends, t.Tick):
        command = sample(kind)
        assert code(spectator.do(command)) == "not_seated"
        if kind is t.Tick:
            assert code(phone.do(command)) == code(gm.do(command)) == "only_the_clock"
        elif kind in teams:
            assert code(gm.do(command)) == "not_for_the_master", command
            mine = phone.do(command)
            assert mine["type"] == "done" or code(mine) not in ("not_for_teams", "not_a_command"), mine
        else:
            assert code(phone.do(command)) == "not_for_teams", command
            ruled = gm.do(command)
            assert ruled["type"] == "done" or code(ruled) not in ("not_for_the_master", "not_a_command"), ruled


def test_a_phone_acts_for_its_own_team_only(server: RunningServer) -> None:
    city = City(server)
    phone, other = city.phone(0), city.phone(1)
    assert code(phone.do({"type": "note", "text": "x", "seat": 1})) == "not_a_command"
    assert code(phone.do({"type": "act_for", "seat": 1, "command": {"type": "roll"}})) == "not_for_teams"
    assert phone.do({"type": "roll"})["type"] == "done"
    other.wait_for("news")
    assert [event["seat"] for event in other.entries[-1]["events"] if event["type"] == "rolled"] == [0]
    assert other.view["own"][0]["phase"] == "ready"
    phone.send({"type": "host", "action": "bot_plays", "seat": 1})
    assert phone.wait_for("refused")["refusal"]["code"] == "not_host"
    assert phone.http.post(f"/api/tables/{city.table}/join", json={"name": "x"}).json()["code"] == "no_free_seat"
    phone.send({"type": "say", "text": "hello"})
    assert phone.wait_for("refused")["refusal"]["code"] == "muted"


def test_masters_see_how_many_phones_a_team_has(server: RunningServer) -> None:
    city = City(server)
    gm, phone = city.master(), city.phone(1)
    city.phone(1)
    while [seat.get("phones") for seat in gm.receive().get("table", {}).get("seats", [])] != [0, 2, 0]:
        pass
    phone.connect(city.table)
    assert b"phones" not in phone.bytes_seen
    assert "phones" not in str(phone.table(city.table))
    assert "phones" in str(gm.table(city.table))


def test_somebody_leaves_but_the_last_master_stays(server: RunningServer) -> None:
    city = City(server)
    gm, phone = city.master(), city.phone(1)
    phone.send({"type": "leave"})
    assert phone.wait_for("welcome")["you"] is None
    gm.send({"type": "leave"})
    gm.settle()
    assert gm.do({"type": "broadcast", "text": "still here"})["type"] == "done"


def test_who_logs_in_keeps_the_team(server: RunningServer) -> None:
    city, account = City(server), {"login": "hanako", "password": "correct horse"}
    elsewhere, phone, gm = server.person("Hanako"), city.phone(1), city.gm
    assert elsewhere.http.post("/api/me/account", json=account).status_code == 201
    for person, expected in ((phone, {"you": 1}), (gm, {"you": None, "master": True})):
        assert person.http.post("/api/me/login", json=account).status_code == 200
        welcome = person.connect(city.table).welcome
        assert welcome | expected == welcome
        account = account | {"login": "taro"}
        server.person("Taro").http.post("/api/me/account", json=account)
    assert city.table in [table["id"] for table in elsewhere.http.get("/api/me/tables").json()]


def test_a_master_is_shown_what_falls_with_an_entry(server: RunningServer) -> None:
    city = City(server)
    gm, phone = city.master(), city.phone(0)
    entry = phone.do({"type": "roll"})["n"]
    answer = gm.do({"type": "void", "entry": entry, "also": [99], "reason": "by mistake"})
    assert (code(answer), answer["refusal"]["params"]) == ("void_list_differs", {"entries": ""})
    assert gm.do({"type": "void", "entry": entry, "reason": "by mistake"})["type"] == "done"
    phone.wait_for("news")
    assert phone.view["own"][0]["phase"] == "ready"


# --- several phones, bad lines ----------------------------------------------------------------------------


def test_two_phones_of_a_team(server: RunningServer) -> None:
    city = City(server)
    one, two = city.phone(0), city.phone(0)
    before = two.version
    assert one.do({"type": "roll"}, id_="a")["type"] == "done"
    # The other has not heard of it; it is no stale command, but the rules say that the team has rolled.
    assert code(two.do({"type": "roll"}, version=before, id_="b")) not in ("stale", "unknown_version")
    assert two.do({"type": "roll"}, version=before, id_="a")["n"] == one.version  # the same report, by the other phone
    assert two.do({"type": "note", "text": "x"}, version=0, id_="c")["type"] == "done"
    one.wait_for("news")
    assert one.view == two.view


def test_what_was_reported_without_signal_is_merged_and_answered_again(
    serve: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    faster(monkeypatch, 60)
    server = serve()
    city = City(server, begins_in=MINUTE)
    one, two = city.phone(0), city.phone(1)
    wait_for(max(city.midnight + START, now()) + 3 * MINUTE)  # the report is made when the event is there
    known = one.version
    one.disconnect()
    assert two.do({"type": "note", "text": "meanwhile"})["type"] == "done"
    one.connect(city.table, since=known, views=True)
    late = {"type": "note", "text": "from the tunnel", "made": {"at": now() - 2 * MINUTE}}
    done = one.do(late, version=known, id_="phone-1")
    assert done["type"] == "done"
    assert [event["type"] for event in one.entries[-1]["events"]] == ["late_merged", "noted"]
    server.stop(signal.SIGKILL)
    server.start()
    one.connect(city.table, views=True)
    assert one.do(late, version=known, id_="phone-1") == done
    assert one.version == done["n"]


# --- the clock --------------------------------------------------------------------------------------------


def test_the_day_begins_by_itself_with_nobody_there(serve: Callable[..., RunningServer]) -> None:
    server = serve()
    city = City(server, begins_in=8000)
    server.stop(signal.SIGKILL)
    server.start()
    wait_for(city.midnight + START)
    phone = city.comes(city.codes["teams"][0]).connect(city.table, since=0)
    until(phone, "began")
    began = next(entry for entry in phone.entries if {"type": "began"} in entry["events"])
    assert (began["actor"], began["at"]) == ("clock", city.midnight + START)


def test_a_goal_goes_on_after_the_server_was_killed(
    serve: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    faster(monkeypatch, 60)
    server = serve()
    city = City(server, settings={"dice_source": "both"})
    gm, phone = city.master(), city.phone(0)
    assert city.goal(phone, gm)["type"] == "done"
    until(phone, "goal_reached", "alight_ordered")
    over = city.midnight + phone.view["hold"]["t0"] + 5 * MINUTE
    known = phone.version
    server.stop(signal.SIGKILL)
    server.start()
    # Nobody is connected when the five minutes are over; the clock goes on by itself.
    wait_for(over)
    gm.entries = []
    gm.connect(city.table, since=known, views=True)
    while ("clock", over) not in [(entry["actor"], entry["at"]) for entry in gm.entries]:
        gm.wait_for("news")


def test_spectators_are_told_later(serve: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch) -> None:
    faster(monkeypatch, 60)
    server = serve()
    city = City(server, settings={"spectator_delay_minutes": 2})  # the kit says 10
    gm, phone, spectator = city.master(), city.phone(0), city.spectator()
    assert phone.do({"type": "roll"})["type"] == "done"
    assert (spectator.connect(city.table, views=True).version or 0) < (phone.version or 0)
    until(spectator, "rolled")
    told = next(entry for entry in spectator.entries if "rolled" in str(entry))
    spectator.send({"type": "ping", "at": 1})
    assert spectator.wait_for("pong")["now"] - told["at"] >= 2 * MINUTE
    assert spectator.view["delay"] == 2 * MINUTE
    assert spectator.view["teams"][0]["phase"] == phone.view["teams"][0]["phase"]
    # The final result is for all at once.
    for command in ({"type": "end_now"}, {"type": "close_result"}):
        assert gm.do(command)["type"] == "done"
    while spectator.version != gm.version:
        spectator.wait_for("news")
    assert (spectator.view["phase"], spectator.view["delay"]) == ("closed", 0)
    game, record = read_record(spectator.http.get(f"/api/tables/{city.table}/record").content.removesuffix(b"\n"))
    assert replay(game, record) == len(record.log)
    assert verify(game, record)
