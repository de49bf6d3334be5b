import subprocess
import sys
from importlib.metadata import version

import pytest

from tests.unit.cli.runs import ended, kippu, run

COMMANDS = (
    *("play", "serve", "daily", "coach", "sim", "ladder"),
    *("bound", "train", "replay", "verify", "perft", "rules", "event check"),
)


def test_help_names_every_command() -> None:
    done = ended("--help")
    assert (done.returncode, done.stderr) == (0, "")
    named = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("│") and "--" not in line]
    assert {command.split()[0] for command in COMMANDS} <= set(named)


def test_it_says_which_version_it_is() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"kippu {version('kippu')}\n")


def test_no_arguments_ask_for_help() -> None:
    assert ended().stdout == ended("--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = kippu(*command.split(), "--help")
    assert done.exit_code == 0
    assert f"Usage: kippu {command} [OPTIONS]" in done.stdout
    assert "--lang" in done.stdout


@pytest.mark.parametrize("arguments", [["--help"], ["sim", "--help"]], ids=" ".join)
def test_help_loads_no_more_than_it_needs(arguments: list[str]) -> None:
    program = f"""
import sys
from kippu.cli import main
sys.argv[1:] = {arguments}
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(done.stderr.split())
    assert "kippu.cli.sim" in loaded
    heavy = {"kippu.sim", "kippu.bots", "kippu.server", "kippu.games.metrox.rules", "multiprocessing", "numpy", "numba"}
    assert loaded & heavy == set()
