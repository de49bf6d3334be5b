"""Games that are followed by views: a browser that does not know the rules gets what it may see and do."""

import random

import pytest

from tests.server.conftest import RunningServer


@pytest.mark.parametrize(("game", "bot"), [("izakaya", "good"), ("tokyo_metro", "good")])
def test_a_person_plays_against_a_bot_to_the_end(server: RunningServer, game: str, bot: str) -> None:
    aki, rng = server.person("Aki"), random.Random(1)
    aki.connect(aki.make_table(game=game, bots=[bot], start=True), views=True)
    assert aki.view["viewer"] == 0
    while aki.wait_for_turn():
        assert aki.previews is not None
        assert len(aki.previews) == len(aki.legal)
        answer = aki.do(rng.choice(aki.legal))
        assert answer["type"] == "done" or answer["refusal"]["code"] == "stale", answer
        aki.settle()
    while aki.table(aki.welcome["table"]["id"])["phase"] != "over":
        aki.receive()  # the word of the end comes after the news of it


def test_what_an_option_would_do_comes_with_it(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(game="tokyo_metro", max_seats=1, start=True)
    aki.connect(table, views=True)
    assert aki.do(aki.legal[0])["type"] == "done"  # the meeple
    told = aki.previews
    assert aki.connect(table, views=True).previews == told  # a welcome says what the news have said
    assert told is not None
    option, preview = next((one, two) for one, two in zip(aki.legal, told, strict=True) if one["type"] == "invest")
    assert preview is not None
    cash = aki.view["players"][0]["cash"]
    assert aki.do(option)["type"] == "done"
    assert aki.view["players"][0]["cash"] == cash - preview["price"]
    line = next(one for one in aki.view["lines"] if one["id"] == option["line"])
    assert line["income"] == preview["income"]


def test_previews_are_for_seats_and_for_games_that_have_them(server: RunningServer) -> None:
    aki, eve = server.person("Aki"), server.person("Eve")
    table = aki.make_table(game="izakaya", bots=["beginner"], start=True)
    assert "previews" in aki.connect(table, views=True).welcome
    assert "previews" not in aki.connect(table).welcome
    assert "previews" not in eve.connect(table, views=True).welcome
    other = aki.make_table(game="momotetsu", options={"kit": "kasumihama"}, bots=["baseline"], start=True)
    assert "previews" not in aki.connect(other, views=True).welcome


def test_a_refusal_names_its_clause(server: RunningServer) -> None:
    aki = server.person("Aki")
    aki.connect(aki.make_table(game="izakaya", bots=["beginner"], start=True), views=True)
    assert aki.view["phase"] == "auction"
    assert aki.do({"type": "pass"})["refusal"]["clause"] == "IZ-2.1"
    assert aki.do({"type": "bid", "amount": 1_100})["refusal"]["clause"] == "IZ-3.1a"
    assert aki.do({"type": "bid", "amount": 300})["type"] == "done"


def test_who_looks_on_gets_views_and_nothing_to_do(server: RunningServer) -> None:
    aki, eve = server.person("Aki"), server.person("Eve")
    table = aki.make_table(game="izakaya", bots=["beginner"], start=True)
    eve.connect(table, views=True)
    assert (eve.view["viewer"], eve.legal) == ("spectator", [])


def test_the_own_last_step_is_taken_back_until_something_is_revealed(server: RunningServer) -> None:
    aki = server.person("Aki")
    aki.connect(aki.make_table(game="tokyo_metro", max_seats=1, start=True), views=True)
    before = aki.view
    put, undo = aki.legal[0], {"type": "undo"}
    assert aki.do(undo)["refusal"]["code"] == "nothing_to_undo"
    assert aki.do(put)["type"] == "done"
    assert aki.view != before
    assert aki.do(undo)["type"] == "done"
    assert aki.view == before
    assert put in aki.legal


def test_all_that_has_happened_is_told_on_request(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(game="momotetsu", options={"kit": "kasumihama"}, bots=["baseline"], start=True)
    aki.connect(table, views=True)
    assert aki.do({"type": "roll"})["type"] == "done"
    again = aki.connect(table, since=-1, views=True).welcome
    assert [entry["n"] for entry in again["news"]] == list(range(again["version"] + 1))
    assert again["news"][0]["events"][0]["type"] == "began"
    assert again["view"]["viewer"] == 0


def test_a_day_of_bots_is_played_in_parts(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(game="momotetsu", options={"kit": "kasumihama"}, bots=["baseline"] * 3, start=True)
    aki.connect(table, views=True).send({"type": "leave"})
    parts = [aki.wait_for("news")["entries"]]
    while aki.view["phase"] != "closed":
        parts.append(aki.wait_for("news")["entries"])
    assert len(parts) > 1
    assert [entry["n"] for part in parts for entry in part] == list(range(1, 1 + sum(map(len, parts))))
