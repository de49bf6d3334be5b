"""What the game master's desk asks: what a ruling would change, what a team may do, what is wrong with a kit."""

import json
import time
from pathlib import Path
from typing import Any

import kippu.games.momotetsu
from tests.server.city import City
from tests.server.conftest import RunningServer

_KIT = Path(kippu.games.momotetsu.__file__).parent / "data/kits/kasumihama"


def files() -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in _KIT.iterdir()}


def check(server: RunningServer, sent: dict[str, str]) -> dict[str, Any]:
    answer = server.person("Organiser").http.post("/api/kits/check", json={"files": sent})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_ruling_is_shown_before_it_is_done(server: RunningServer) -> None:
    city = City(server)
    gm = city.master()
    address = f"/api/tables/{city.table}/preview"
    correct = {"type": "correct", "seat": 1, "points": -50, "reason": "counted twice"}
    shown = gm.http.post(address, json=correct).json()
    assert shown == {
        "changes": [{"what": "balance", "before": 300, "after": 250, "seat": 1}], "also": [], "chance": False
    }  # fmt: skip
    assert gm.view["own"][1]["balance"] == 300
    assert gm.do(correct)["type"] == "done"
    assert gm.view["own"][1]["balance"] == 250
    void = {"type": "void", "entry": gm.entries[-1]["n"]}
    assert gm.http.post(address, json=void).json()["changes"][0]["after"] == 300
    refused = gm.http.post(address, json={"type": "approve", "entry": 99})
    assert (refused.status_code, refused.json()["clause"]) == (400, "RM-13.2")
    assert gm.http.post(address, json={"type": "roll"}).json()["code"] == "bad_request"


def test_what_a_team_may_do_is_for_masters_to_know(server: RunningServer) -> None:
    city = City(server)
    gm, phone = city.master(), city.phone(0)
    address = f"/api/tables/{city.table}/options"
    before = int(time.time() * 1000)
    assert {"type": "roll"} in gm.http.get(f"{address}/0").json()
    phone.do({"type": "roll"})
    now = gm.http.get(f"{address}/0").json()
    assert {"type": "roll"} not in now
    assert {"arrive", "declare_target"} <= {command["type"] for command in now}
    earlier = gm.http.get(f"{address}/0", params={"at": before}).json()
    assert {"type": "roll"} in earlier
    assert gm.http.get(f"{address}/7").json()["code"] == "no_team"
    assert gm.http.get(f"{address}/x").json()["code"] == "bad_request"
    for path, ask in ((address + "/0", phone.http.get), (f"/api/tables/{city.table}/preview", phone.http.post)):
        assert ask(path).json()["code"] == "not_master"


def test_a_kit_that_can_be_played_is_sent_back(server: RunningServer) -> None:
    found = check(server, files())
    assert "wrong" not in found
    assert found["kit"]["kit"]["id"] == "kasumihama"
    City(server, kit=found["kit"])  # an event can be made of it


def test_all_that_is_wrong_is_told_with_file_and_line(server: RunningServer) -> None:
    found = check(server, files() | {"kit.json": "{", "map.json": "[]"})
    assert [(one["code"], one["params"]["file"]) for one in found["wrong"]] == [
        ("not_json", "kit.json"), ("wrong_shape", "map.json"),
    ]  # fmt: skip
    tables = json.loads(files()["tables.json"])
    tables["destinations"][0]["square"] = "nowhere"
    found = check(server, files() | {"tables.json": json.dumps(tables, indent=1)})
    assert "kit" not in found
    assert found["wrong"][0]["params"]["file"] == "tables.json"
    assert found["wrong"][0]["params"]["line"] > 1
