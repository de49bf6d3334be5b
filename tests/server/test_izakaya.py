"""A game of IZAKAYA over a real socket: sealed bids, turns, and a bot on the other seat."""

from tests.server.conftest import RunningServer


def test_a_person_plays_against_a_bot_to_the_end(server: RunningServer) -> None:
    aki = server.person("Aki")
    aki.connect(aki.make_table(game="izakaya", bots=["good"], start=True))
    assert aki.welcome["view"]["phase"] == "auction"
    assert aki.do({"type": "pass"})["refusal"]["clause"] == "IZ-2.1"
    assert aki.do({"type": "bid", "amount": 1_100})["refusal"]["clause"] == "IZ-3.1"
    assert aki.do({"type": "bid", "amount": 300})["type"] == "done"
    aki.settle()
    revealed = [event for event in aki.events if event["type"] == "bids_revealed"]
    assert revealed[0]["bids"][0] == 300
    for _ in range(60):
        aki.settle()
        if aki.over:
            break
        answer = aki.do({"type": "pass"})
        if answer["type"] == "refused":
            assert answer["refusal"]["clause"] == "IZ-2.1"
            assert aki.do({"type": "bid", "amount": 0})["type"] == "done"
    assert aki.over
    kinds = {event["type"] for event in aki.events}
    assert {"order_set", "lot_acquired", "drink_placed", "built", "piece_drawn", "lot_earned", "scored"} <= kinds
