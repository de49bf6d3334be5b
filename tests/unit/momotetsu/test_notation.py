"""One short line per command, there and back."""

import pytest

from kippu.games.momotetsu.game import GAME
from kippu.games.momotetsu.model import commands as t

LINES = {
    "roll": t.Roll(),
    "arrive ueno": t.Arrive("ueno"),
    "declare_target ueno": t.DeclareTarget("ueno"),
    "alight ueno": t.Alight("ueno"),
    "take_free m05": t.TakeFree("m05"),
    "buy express": t.Buy("express"),
    "mission_failed m05": t.MissionFailed("m05"),
    "sell park": t.Sell("park"),
    "use_star express": t.UseStar("express"),
    'use_star {"card":"musashi","steps":4}': t.UseStar("musashi", None, 4),
    "touch 2": t.Touch(1),
    "waive_late 2": t.WaiveLate(1),
    "restore_move 2": t.RestoreMove(1),
    "withdraw 2": t.Withdraw(1),
    "choose pay": t.Choose("pay"),
    'start_mission {"missions":["m06","m07"]}': t.StartMission(("m06", "m07")),
    'note {"text":"雨です"}': t.Note("雨です"),
    'call_gm {"text":"help"}': t.CallGM("help"),
    'roll {"made":{"at":5}}': t.Roll(made=t.Made(5)),
    'act_for {"seat":0,"command":{"type":"roll"}}': t.ActFor(0, t.Roll()),
    'correct {"seat":1,"points":50}': t.Correct(seat=1, points=50),
    "tick": t.Tick(),
}


@pytest.mark.parametrize(("line", "command"), LINES.items())
def test_there_and_back(line: str, command: t.AnyCommand) -> None:
    assert GAME.to_text(command) == line
    assert GAME.parse(line) == command


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fly",
        "arrive",
        "touch x",
        "roll 3",
        "ROLL",
        'roll {"made":null}',
        "note []",
        "touch 02",
        "touch ２",
        "touch ²",
    ],
)
def test_what_is_no_command(line: str) -> None:
    with pytest.raises(ValueError, match=r"is no command|is written"):
        GAME.parse(line)
