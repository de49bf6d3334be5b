"""`make mutants` changes what has a meaning, and always the same places."""

import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutants import mutants as mutants_module
from tools.mutants.mutants import mutants, ranks, sample
from tools.mutants.reach import Reach, packages, reached_by


def changes(folder: Path, code: str) -> list[str]:
    """All mutants of a piece of code, as the lines they change."""
    path = folder / "code.py"
    path.write_text(dedent(code), encoding="utf-8")
    mutants_module._read.cache_clear()
    return [mutant.changed[1] for mutant in mutants(path, range(len(list(ranks([path], "1")))))]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("if a > b: pass", ["if a >= b: pass"]),
        ("if a and b: pass", ["if a or b: pass", "if a: pass", "if b: pass"]),
        ("team.face = 0", ["pass", "team.face = 1"]),
        ("raise IllegalMove(1)", ["pass", "raise IllegalMove(2)"]),
        ("points += each", ["pass", "points = each", "points -= each"]),
        ("state = replace(state, turn=None)", ["state = replace(state)"]),
        ("best = min(a, b)", ["best = max(a, b)"]),
        ("over = not done", ["over = done"]),
        ("if a in b: pass", ["if a not in b: pass"]),
        ("kind = 'goal'", ["kind = 'XXgoalXX'"]),
        ("raise ValueError('no', 1)", ["pass"]),  # its words are for whoever reads a log
    ],
)
def test_what_is_changed(tmp_path: Path, code: str, expected: list[str]) -> None:
    assert sorted(changes(tmp_path, code)) == sorted(expected)


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring."""',
        "from a import b",
        "x: int | None",
        "assert x > 1",
        'log.info("so many", 1)',
        'note("so_many", count=1)',
        "__all__ = ['a', 'b']",
        "__all__: Sequence[str] = ['a', 'b']",
        "threads = Pool(thread_name_prefix='reader')",
        "T = TypeVar('T', bound=1)",
        "Name = Literal['a', 'b']",
        "@cache(maxsize=1)\ndef f(): ...",
        "class C(Struct, frozen=True): ...",
        "Any = A | B",
        "pairs = zip(a, b, strict=True)",
    ],
)
def test_what_says_nothing_about_behaviour_is_left_alone(tmp_path: Path, code: str) -> None:
    assert changes(tmp_path, code) == []


def test_another_place_does_not_exchange_the_sample(tmp_path: Path) -> None:
    path = tmp_path / "code.py"
    body = "def f(a, b):\n" + "".join(f"    a.x{n} = b > {n}\n" for n in range(20))
    chosen = []
    for more in ("", "def g(a):\n    a.y = 1\n\n\n"):
        path.write_text(more + body, encoding="utf-8")
        mutants_module._read.cache_clear()
        found, _ = sample([path], "1", 10)
        chosen.append({mutant.changed for mutant in found if mutant.scope == "f"})
    assert len(chosen[0]) == 10
    assert len(chosen[0] - chosen[1]) <= 2  # only as many as the new place takes


def test_tests_that_reach_a_line_come_first_and_the_quick_ones_of_them() -> None:
    here = Path("code.py")
    reach = Reach({"a::slow": 3.0, "a::quick": 1.0, "b::other": 2.0}, 100, {here: {1: {""}, 2: {"a::slow"}, 3: {"a"}}})
    assert reach.tests(here, [1]) == ["a::quick", "b::other", "a::slow"]  # when a module is loaded: all
    assert reach.tests(here, [2]) == ["a::slow", "a::quick", "b::other"]
    assert reach.tests(here, [3]) == ["a::quick", "a::slow", "b::other"]  # when a test file is loaded: all of it
    assert reach.tests(here, [4]) == reach.tests(Path("another.py"), [1]) == []


@pytest.mark.parametrize(
    ("context", "test"),
    [
        ("", ""),
        ("tests/a.py", "tests/a.py"),  # while it is loaded
        ("tests/a.py::test_b[x|y]|run", "tests/a.py::test_b[x|y]"),
    ],
)
def test_coverage_names_a_test_or_its_file(context: str, test: str) -> None:
    assert reached_by(context) == test


def test_a_trial_takes_only_so_many_tests() -> None:
    here = Path("code.py")
    reach = Reach({"a::one": 3.0, "a::two": 4.0, "b::three": 1.0}, 6.0, {here: {1: {"a"}}})
    assert reach.tests(here, [1]) == ["a::one", "a::two"]


def test_packages_name_files_and_tests_that_are_there() -> None:
    for package in packages():
        assert package.files, package.name
        assert all(Path(test.split("::")[0]).exists() for test in (*package.tests, *package.too_long))


def test_each_equivalent_mutant_has_its_reason() -> None:
    known = tomllib.loads(Path("tools/mutants/equivalent.toml").read_text(encoding="utf-8"))["equivalent"]
    for one in known:
        assert set(one) == {"at", "was", "becomes", "reason"}
        assert one["was"] != one["becomes"]
    assert len({(one["at"], one["was"], one["becomes"]) for one in known}) == len(known)
