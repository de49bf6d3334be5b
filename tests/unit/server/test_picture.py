"""The picture of a result: whole, and how seats are called in it."""

import pytest

from kippu.core.record import Seat
from kippu.core.text import text
from kippu.server.http.picture import _name
from tests.unit.server.pictures import FOLDER, drawn


def test_pictures_are_as_they_were() -> None:
    """What is meant to change is written again by `python -m tests.unit.server.pictures`."""
    kept = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()}
    assert drawn() == kept


@pytest.mark.parametrize(
    ("seat", "called"),
    [
        (Seat("greedy 2", "greedy"), "Commuter 2"),
        (Seat("greedy 2", None), "greedy 2"),  # a person may have any name
        (Seat("Aki", "greedy"), "Aki"),  # a bot that plays for somebody
        (Seat("Aki 2", "greedy"), "Aki 2"),
        (Seat("greedy 2 go", "greedy"), "greedy 2 go"),
        (Seat("the old bot 3", "the old bot"), "the old bot 3"),  # one that nobody has words for any more
        (Seat("a b c", None), "a b c"),
    ],
)
def test_a_bot_is_called_by_what_it_is_and_a_person_by_name(seat: Seat, called: str) -> None:
    assert _name(seat, text("en", "kippu.games.metrox")) == called
