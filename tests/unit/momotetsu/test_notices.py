"""What people in the city are told on their phones: each notice reaches those it is for."""

from typing import Any

import pytest

from kippu.games.momotetsu.live.notices import notices
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model import feed as ev

OPTIONS = t.MomotetsuOptions("tokyo", "live")
TEAMS = ("Ants", "Bees", "Cats")


@pytest.mark.parametrize(
    ("event", "what", "to", "urgent", "names"),
    [
        (ev.ConflictOpened(1, 7), "conflict", {"gm"}, True, "Bees"),
        (ev.Called(1, "help"), "called", {"gm"}, True, "Bees"),
        (ev.Ruled(1, 7, "reversal", -50, ""), "rejected", {1}, True, ""),
        (ev.GoalReached(1, "oji", 300), "goal", None, False, "Bees"),
        (ev.DestinationSet("oji", (1, 3)), "destination", None, False, "Oji"),
        (ev.Resumed(0), "resume", None, True, ""),
    ],
)
def test_a_notice_is_for_those_that_it_concerns(event: Any, what: str, to: Any, urgent: bool, names: str) -> None:
    (notice,) = notices(OPTIONS, [event], TEAMS)
    assert (notice.what, notice.to, notice.urgent) == (what, to, urgent)
    assert names in notice.words("en")


def test_an_order_is_for_who_gets_off_and_for_the_chat() -> None:
    told = list(notices(OPTIONS, [ev.AlightOrdered((0, 2), 0, "goal")], TEAMS))
    assert [(one.what, one.to) for one in told] == [("alight", {0, 2}), ("ordered", {"chat"})]
    assert "Ants · Cats" in told[1].words("en")


def test_what_goes_well_needs_no_notice() -> None:
    assert not list(notices(OPTIONS, [ev.Ruled(1, 7, "approve", 0, "")], TEAMS))
