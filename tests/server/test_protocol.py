"""The protocol has a number: clients of another one are told so, and told to load the page again."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kippu.core.text import text
from kippu.server.protocol import PROTOCOL
from tests.server.conftest import RunningServer


@pytest.mark.parametrize(
    ("hello", "client", "newer"),
    [
        ({}, 0, "server"),
        ({"protocol": PROTOCOL - 1}, PROTOCOL - 1, "server"),
        ({"protocol": PROTOCOL - 1, "version": 3}, PROTOCOL - 1, "server"),
        ({"protocol": PROTOCOL + 1}, PROTOCOL + 1, "client"),
        ({"protocol": PROTOCOL + 1, "since": {"entry": 4}, "wants": ["views"]}, PROTOCOL + 1, "client"),
    ],
)
def test_a_hello_in_another_protocol_is_refused_and_its_socket_closed(
    server: RunningServer, hello: dict[str, Any], client: int, newer: str
) -> None:
    aki, ben = server.person("Aki"), server.person("Ben")
    table = aki.make_table()
    ben.join(table)
    aki.connect(table)
    ben.call(table)
    ben.send({"type": "hello", **hello})
    refusal = ben.receive()["refusal"]
    assert refusal == {
        "code": "other_protocol",
        "params": {"client": client, "server": PROTOCOL, "newer": newer},
    }
    with pytest.raises(ConnectionClosed) as closed:
        ben.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4426
    assert [seat.get("connected", False) for seat in aki.table(table)["seats"]] == [True, False]


def test_a_hello_of_todays_number_that_cannot_be_read_is_only_a_bad_message(server: RunningServer) -> None:
    aki = server.person("Aki")
    aki.call(aki.make_table())
    aki.send({"type": "hello", "protocol": PROTOCOL, "wants": ["views"]})
    assert aki.receive()["refusal"]["code"] == "bad_message"
    aki.send({"type": "hello", "protocol": PROTOCOL})
    assert aki.receive()["type"] == "welcome"


@pytest.mark.parametrize(("lang", "older", "newer"), [("en", "older", "newer"), ("ja", "古い", "新しい")])
def test_the_refusal_says_which_is_newer(lang: str, older: str, newer: str) -> None:
    say = text(lang, "kippu.server")
    assert older in say("error-other-protocol", newer="server")
    assert newer in say("error-other-protocol", newer="client")


@pytest.mark.parametrize(("protocol", "newer"), [(PROTOCOL - 1, "server"), (PROTOCOL + 1, "client")])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_request_in_another_protocol_is_refused(
    server: RunningServer, protocol: int, newer: str, method: str
) -> None:
    wanted = {"game": "metrox", "name": "Aki"} if method == "POST" else None
    headers = {"kippu-protocol": str(protocol)}
    answer = server.person("Aki").http.request(method, "/api/tables", json=wanted, headers=headers)
    assert answer.status_code == 426
    assert answer.json()["code"] == "other_protocol"
    assert answer.json()["params"] == {"client": protocol, "server": PROTOCOL, "newer": newer}


def test_a_request_in_the_same_protocol_or_in_none_is_served(server: RunningServer) -> None:
    http = server.person("Aki").http
    assert http.get("/api/games").status_code == 200
    assert http.get("/api/games", headers={"kippu-protocol": str(PROTOCOL)}).status_code == 200
    assert http.get("/api/games", headers={"kippu-protocol": "one"}).status_code == 400
