"""The line breaks in the middle of a turn: it shows, nothing is lost, and nothing is done twice."""

import json
import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from kippu.core.replay import verify
from kippu.core.versions import find
from tests.e2e.small import SHORT_GAME, TURNS
from tests.e2e.visitor import BROKEN_LINE, Visitor
from tests.server.conftest import RunningServer, open_house


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that may be killed."""
    with open_house(tmp_path_factory.mktemp("server")) as running:
        yield running


def play_on_and_count(visitor: Visitor, table: str, turn: int) -> None:
    """The rest of a game alone on the small map: each turn was written once."""
    assert visitor.play_to_the_end(turn) == TURNS
    record = visitor.record(table)
    assert len(record.log) == 1 + TURNS
    assert verify(find("metrox"), record) == TURNS


def test_what_is_written_offline_is_sent_when_the_line_is_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit(keeps=True)
    table = visitor.make_table(options=SHORT_GAME, start=True)
    visitor.see_turn(1)
    visitor.tolerated = BROKEN_LINE
    visitor.page.context.set_offline(True)
    expect(visitor.connection).to_contain_text(visitor.words("status-offline"))
    visitor.write_on("A")
    expect(visitor.connection).to_contain_text(visitor.words("status-unsent"))
    expect(visitor.bar).to_contain_text(visitor.words("sending-later"))
    visitor.see_turn(1)
    visitor.page.context.set_offline(False)
    visitor.see_turn(2)
    expect(visitor.connection).to_be_empty()
    play_on_and_count(visitor, table, turn=2)


def test_a_killed_server_comes_back_in_the_middle_of_the_turn(
    visit: Callable[..., Visitor], server: RunningServer
) -> None:
    aki, ben = visit(keeps=True), visit(keeps=True)
    table = aki.make_table(options=SHORT_GAME, max_seats=2)
    ben.join(table, "Ben")
    aki.button("lobby-start", seats=2).click()
    aki.write_on("A")
    expect(ben.player("Aki").get_by_text(ben.words("players-has-written"))).to_be_attached()
    for visitor in (aki, ben):
        visitor.tolerated = BROKEN_LINE
    server.stop(signal.SIGKILL)
    for visitor in (aki, ben):
        expect(visitor.connection).to_contain_text(visitor.words("status-reconnecting"))
    ben.write_on("B")
    expect(ben.connection).to_contain_text(ben.words("status-unsent"))
    server.start()
    for visitor in (aki, ben):
        visitor.see_turn(2, patience=20_000)
        expect(visitor.connection).to_be_empty()
        expect(visitor.player("Aki")).to_contain_text("A +3")
        expect(visitor.player("Ben")).to_contain_text("B +3")
    for turn in range(2, TURNS + 1):
        for visitor in (aki, ben):
            visitor.see_turn(turn)
            visitor.write_hint()
    for visitor in (aki, ben):
        expect(visitor.replay).to_be_visible()
    assert len(aki.record(table).log) == 1 + 2 * TURNS


def test_an_answer_that_is_lost_is_asked_for_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit(keeps=True)
    sent: list[str] = []
    lost: list[str | bytes] = []

    def lose_the_first_answer(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            server.send(message)
            if json.loads(message)["type"] == "do":
                sent.append(json.loads(message)["id"])

        def answer(message: str | bytes) -> None:
            if sent and not lost:
                lost.append(message)
                page.close(code=1012)
            elif message not in lost:
                page.send(message)

        page.on_message(pass_on)
        server.on_message(answer)

    visitor.page.route_web_socket("**/live", lose_the_first_answer)
    table = visitor.make_table(options=SHORT_GAME, start=True)
    visitor.write_on("A")
    visitor.see_turn(2)
    expect(visitor.connection).to_be_empty()
    play_on_and_count(visitor, table, turn=2)
    assert sent[0] == sent[1]
    assert len(sent) == 1 + TURNS


def test_a_page_of_another_protocol_loads_itself_again_once_and_says_what_to_do(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    hellos: list[str] = []

    def speak_of_old(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello":
                hellos.append(visitor.page.url)
                said["protocol"] = 0
            server.send(json.dumps(said))

        page.on_message(pass_on)

    table = visitor.make_table(options=SHORT_GAME, start=True)
    visitor.page.route_web_socket("**/live", speak_of_old)
    visitor.open(f"/t/{table}")
    expect(visitor.text("error-other-protocol", newer="server")).to_be_visible()
    assert len(hellos) == 2
