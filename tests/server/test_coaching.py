"""The coach at tables: hints for those who play, reviews once it is over, and the puzzle of the day."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import httpx

from kippu.core.replay import verify
from kippu.core.versions import read_record
from tests.e2e.small import SHORT_GAME
from tests.server.conftest import RunningServer
from tests.server.people import Person


def get(person: Person, path: str) -> httpx.Response:
    return person.http.get(f"/api/tables/{path}")


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def finished(answer: httpx.Response, ask: Any) -> dict[str, Any]:
    """What comes of something that takes a while."""
    while "result" not in answer.json():
        assert answer.json()["done"] <= answer.json()["of"]
        answer = ask()
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()["result"]
    return result


def plays_by_hints(person: Person, table: str) -> None:
    """Write what the coach thinks best, until the game is over."""
    person.connect(table)
    while not person.over:
        assert person.do(get(person, f"{table}/hint").json()["options"][0]["choice"])["type"] == "done"
    while person.table(table)["phase"] != "over":
        person.receive()


def test_a_hint_weighs_the_options_of_ones_own_seat(server: RunningServer) -> None:
    aki, ben = server.person("Aki"), server.person("Ben")
    table = aki.make_table()
    ben.join(table)
    assert refused(get(aki, f"{table}/hint")) == (400, "nothing_to_decide")
    aki.connect(table).send({"type": "host", "action": "start"})
    aki.wait_for("welcome")
    hint = get(aki, f"{table}/hint").json()
    means = [option["mean"] for option in hint["options"]]
    assert (hint["version"], means) == (0, sorted(means, reverse=True))
    assert all(option["error"] > 0 for option in hint["options"])
    assert aki.do(hint["options"][0]["choice"])["type"] == "done"
    assert refused(get(aki, f"{table}/hint")) == (400, "nothing_to_decide")
    assert get(ben, f"{table}/hint").status_code == 200


def test_hints_are_for_players_of_games_with_a_coach(server: RunningServer) -> None:
    aki, eve = server.person("Aki"), server.person("Eve")
    table = aki.make_table(start=True)
    assert refused(get(eve, f"{table}/hint")) == (403, "not_seated")
    eve.make_table()
    assert refused(get(eve, f"{table}/hint")) == (403, "not_seated")
    other = aki.make_table(game="izakaya", bots=["beginner"], start=True)
    assert refused(get(aki, f"{other}/hint")) == (400, "no_coach")
    coached = {game["id"]: (game["coach"], game["daily"]) for game in aki.http.get("/api/games").json()}
    assert (coached["metrox"], coached["izakaya"]) == ((True, True), (False, False))


def test_a_finished_game_is_reviewed_from_its_table_and_from_its_record(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(options=SHORT_GAME, bots=["random"], start=True)
    assert refused(get(aki, f"{table}/review")) == (400, "not_over")
    plays_by_hints(aki, table)

    def ask() -> httpx.Response:
        return get(aki, f"{table}/review?seat=1")

    review = finished(ask(), ask)
    line = get(aki, f"{table}/record").content
    _, record = read_record(line.removesuffix(b"\n"))
    assert record.outcome is not None
    assert (review["seat"], review["total"]) == (1, record.outcome.scores[1])
    assert [one["turn"] for one in review["decisions"]] == [1, 2, 3, 4]

    def upload() -> httpx.Response:
        return aki.http.post("/api/records/review?seat=1", content=line)

    assert finished(upload(), upload) == review
    assert refused(get(aki, f"{table}/review?seat=2")) == (400, "no_such_player")
    assert refused(get(aki, f"{table}/review?seat=x")) == (400, "bad_request")
    assert refused(aki.http.post("/api/records/review", content=line[:50])) == (400, "not_a_record")


def test_a_forged_record_is_not_reviewed(server: RunningServer) -> None:
    aki = server.person("Aki")
    table = aki.make_table(options=SHORT_GAME, start=True)
    plays_by_hints(aki, table)
    line = get(aki, f"{table}/record").content.replace(b'"route":"A"', b'"route":"B"', 1)
    for _ in range(2):  # a failure is not remembered
        assert refused(aki.http.post("/api/records/review", content=line)) == (400, "wrong_digest")


def test_the_puzzle_of_the_day_is_the_same_for_all_and_played_once(server: RunningServer) -> None:
    people = [server.person(name) for name in ("Aki", "Ben")]
    deals = []
    for person in people:
        answer = person.http.post("/api/games/metrox/daily", json={"name": person.name})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        again = person.http.post("/api/games/metrox/daily", json={"name": person.name})
        assert (again.status_code, again.json()["table"]) == (200, table)
        other = person.http.post("/api/games/metrox/daily", json={"name": person.name, "options": {"map": "osaka"}})
        assert other.json()["table"] != table
        assert person.table(table)["daily"] == datetime.now(UTC).date().isoformat()
        assert refused(get(person, f"{table}/hint")) == (400, "no_hints")
        assert refused(get(person, f"{table}/daily")) == (400, "not_over")
        person.connect(table)
        while not person.over:
            person.write_anything()
        while person.table(table)["phase"] != "over":
            person.receive()
        game, record = read_record(get(person, f"{table}/record").content.removesuffix(b"\n"))
        assert verify(game, record) > 0
        deals.append([entry.chance for entry in record.log])

        def ask(person: Person = person, table: str = table) -> httpx.Response:
            return get(person, f"{table}/daily")

        compared = finished(ask(), ask)
        assert record.outcome is not None
        assert (compared["score"], compared["map"]) == (record.outcome.scores[0], "tokyo")
        assert list(compared["levels"]) == ["random", "casual", "greedy", "expert", "master"]
        assert compared["levels"]["master"]["mean"] == compared["par"]
    assert deals[0] == deals[1]


def test_nobody_chooses_the_deal_of_a_puzzle(server: RunningServer) -> None:
    aki = server.person("Aki")
    for game, wanted, code in (
        ("izakaya", {}, "no_daily"),
        ("chess", {}, "unknown_game"),
        ("metrox", {"seed": "mine"}, "bad_request"),
        ("metrox", {"options": {"map": "kyoto"}}, "unknown_map"),
        ("metrox", {"options": {"deck": "standard21"}}, "no_puzzle_with_options"),
        ("metrox", {"options": {"map": 1}}, "bad_options"),
    ):
        answer = aki.http.post(f"/api/games/{game}/daily", json={"name": "Aki", **wanted})
        assert answer.json()["code"] == code


def test_other_tables_are_no_puzzles_and_what_a_bot_has_played_is_not_compared(server: RunningServer) -> None:
    aki = server.person("Aki")
    assert refused(get(aki, f"{aki.make_table(start=True)}/daily")) == (400, "no_daily")
    table = aki.http.post("/api/games/metrox/daily", json={"name": "Aki"}).json()["table"]
    aki.connect(table).send({"type": "host", "action": "bot_plays", "seat": 0})
    while aki.table(table)["phase"] != "over":
        aki.receive()
    assert refused(get(aki, f"{table}/daily")) == (400, "bot_has_played")


def test_who_asks_for_too_many_hints_waits(serve: Callable[..., RunningServer]) -> None:
    aki = serve().person("Aki")
    table = aki.make_table(options=SHORT_GAME, start=True)
    with ThreadPoolExecutor(40) as at_once:  # so that nothing is given back meanwhile, however long a hint takes
        answers = list(at_once.map(lambda _: get(aki, f"{table}/hint").status_code, range(40)))
    assert set(answers) == {200, 429}
