"""Which tests reach which line, and how long they take."""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

import msgspec
from coverage import CoverageData

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".mutants"  # between runs: what tests reach, and the survivors


@dataclass(frozen=True)
class Package:
    """A part of the code with the tests that hold it, as packages.toml names them."""

    name: str
    source: tuple[str, ...]
    tests: tuple[str, ...]
    sample: int
    leave_out: tuple[str, ...] = ()  # modules
    too_long: tuple[str, ...] = ()  # tests
    without: str = ""  # tests whose names match this (as pytest -k takes it) are left out too
    seconds: float = 20.0  # of tests for one mutant
    plain: bool = False  # without numba, so that compiled functions are changed like others

    @property
    def files(self) -> list[Path]:
        """Its modules."""
        found = {file for source in self.source for file in _files(source)}
        return sorted(found - {file for pattern in self.leave_out for file in _files(pattern)})


def _files(pattern: str) -> Iterator[Path]:
    for path in ROOT.glob(pattern):
        yield from path.rglob("*.py") if path.is_dir() else [path]


def packages() -> list[Package]:
    """All packages."""
    data = tomllib.loads(Path(__file__).with_name("packages.toml").read_text(encoding="utf-8"))
    return [msgspec.convert({"name": name, **one}, Package) for name, one in data.items()]


@dataclass(frozen=True)
class Reach:
    """What the tests of a package reach."""

    seconds: dict[str, float]
    most: float  # seconds
    by_line: dict[Path, dict[int, set[str]]] = field(repr=False)

    def tests(self, path: Path, lines: Iterable[int]) -> list[str]:
        """The tests that reach one of these lines, then others while there is time; quick ones first.

        What runs when a module of ours is loaded counts for all tests, what a test file does when it is loaded for all
        of its tests. Others too, because what is made once and kept is reached by the first test that needs it alone.
        """
        contexts = {context for line in lines for context in self.by_line.get(path, {}).get(line, ())}
        if not contexts:
            return []
        far = {test for test in self.seconds if not contexts & {"", test, test.split("::")[0]}}
        tests = sorted(self.seconds, key=lambda test: (test in far, self.seconds[test], test))
        spent = list(accumulate(self.seconds[test] for test in tests))
        return tests[: bisect(spent, self.most) + 1]


def measure(package: Package, jobs: int) -> Reach:
    """Run the tests of a package as they are, unless nothing has changed since they last ran."""
    KEPT.mkdir(exist_ok=True)
    times, data = KEPT / f"{package.name}.json", KEPT / f"{package.name}.coverage"
    key, known = _key(package), KEPT / f"{package.name}.key"
    if not (known.exists() and known.read_text() == key):
        known.unlink(missing_ok=True)
        _run(package, times, data, jobs)
        known.write_text(key)
    return Reach(json.loads(times.read_text()), package.seconds, _by_line(data))


def _key(package: Package) -> str:
    files = {file for one in (*package.source, *package.tests, "tests/*.py", "tests/toys") for file in _files(one)}
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in sorted(files))).hexdigest()


def _run(package: Package, times: Path, data: Path, jobs: int) -> None:
    config = KEPT / "coverage.ini"
    measured = [f"{source}/*" if (ROOT / source).is_dir() else source for source in package.source]
    config.write_text(f"[run]\ndata_file = {data}\ninclude = {', '.join(measured)}\n")
    options = ["-p", "tools.mutants.contexts", f"--cov-config={config}", "--cov-context=test", "--cov-report="]
    options += ["--cov", "-n", str(jobs if jobs > 1 else 0)]
    _pytest(package, times, [*options, *package.tests])


def _pytest(package: Package, times: Path, arguments: list[str]) -> None:
    """The tests as they are; they must pass."""
    main = ["-m", "tools.mutants.baseline", str(times)]
    left_out = [f"--deselect={test}" for test in package.too_long]
    left_out += ["-k", f"not ({package.without})"] if package.without else []
    environment = os.environ | {
        "MUTANTS_MODULES": " ".join(map(_module, package.files)),
        "MUTANTS_PLAIN": "plain" if package.plain else "",
    }
    ran = subprocess.run(  # noqa: S603
        [sys.executable, *main, *left_out, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode:
        raise SystemExit(f"{package.name}: the tests fail without any change\n{ran.stdout[-3000:]}{ran.stderr[-2000:]}")


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def _by_line(data: Path) -> dict[Path, dict[int, set[str]]]:
    read = CoverageData(str(data))
    read.read()
    found: dict[Path, dict[int, set[str]]] = {}
    for name in read.measured_files():
        lines: dict[int, set[str]] = defaultdict(set)
        for line, contexts in read.contexts_by_lineno(name).items():
            lines[line] = set(map(reached_by, contexts))
        found[Path(name)] = lines
    return found


def reached_by(context: str) -> str:
    """The test that coverage names, `TEST|run`; the file, while that is loaded."""
    return context.rsplit("|", 1)[0]
