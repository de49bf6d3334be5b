"""A fifth game is a folder here, a folder in the browser's code, and a line for each: shown by the toy of the tests.

The program is ours with `tests/toys/gate/web` as `web/src/games/gate` and one line in `web/src/games/index.ts`; the
line of the server is the entry point in `tests/toys/installed/first`. Nothing else differs.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.visitor import Visitor
from tests.server.conftest import RunningServer, open_house
from tools.node import command

ROOT = Path(__file__).parents[2]
_LINE = '  gate: () => import("./gate"),\n'
_BEFORE = "const CLIENTS: Record<string, () => Promise<{ readonly client: GameClient }>> = {\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with five games."""
    folder = tmp_path_factory.mktemp("five")
    without = shutil.ignore_patterns("static", "__pycache__", "node_modules", "tests")
    for part in ("src/kippu", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=without)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copytree(ROOT / "tests/toys/gate/web", folder / "web/src/games/gate")
    games = folder / "web/src/games/index.ts"
    source = games.read_text(encoding="utf-8")
    assert source.count(_BEFORE) == 1
    games.write_text(source.replace(_BEFORE, _BEFORE + _LINE), encoding="utf-8")
    build = [*command("npm"), "run", "--silent", "build", "--", "--logLevel", "error", "--minify", "false"]
    subprocess.run(build, cwd=folder / "web", check=True)  # noqa: S603
    path = [folder / "src", ROOT / "tests/toys/installed/first", ROOT]
    with open_house(folder, PYTHONPATH=os.pathsep.join(map(str, path))) as running:
        yield running


def test_a_fifth_game_is_played_to_the_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.page.get_by_role("radio", name="Ticket Gate").check(force=True)
    expect(visitor.page.get_by_role("heading", name="One gate, and everybody wants to be first.")).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.words("home-play-now")).click()
    options, over = visitor.bar.get_by_role("button"), visitor.page.get_by_text("The game is over")
    expect(options.first).to_be_visible()
    while not over.is_visible():
        options.first.click()
        expect(options.or_(over).first).to_be_visible()
    expect(visitor.region("players")).to_contain_text(visitor.words("tag-you"))
    visitor.open(f"/t/{visitor.table}/replay")
    expect(visitor.page.get_by_text("A game of")).to_be_visible()
