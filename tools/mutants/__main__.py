"""Change the code in many single places and count how many changes a test notices.

    make mutants ARGS="--package core --sample 100"

tells for every package how many of its mutants the tests kill, and which live on.
"""

import argparse
import json
import os
import sys
import time
import tomllib
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tools.mutants import web
from tools.mutants.mutants import Mutant, mutants, sample
from tools.mutants.reach import KEPT, ROOT, Package, Reach, measure, packages
from tools.mutants.trial import Trial, run
from tools.mutants.web import WebMutant

GOAL = 90  # percent


class Equivalents:
    """Mutants that behave like the code, each with a reason (equivalent.toml)."""

    def __init__(self) -> None:
        text = Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8")
        self._known = {(one["at"], one["was"], one["becomes"]) for one in tomllib.loads(text)["equivalent"]}

    def __contains__(self, mutant: Mutant | WebMutant) -> bool:
        return (mutant.at, *mutant.changed) in self._known


def main() -> int:
    """Try the packages that are asked for; 1 if one of them misses the goal."""
    known = packages()
    names = [*(one.name for one in known), "web"]
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--package", action="append", choices=names, help="only this one; may be given several times")
    parser.add_argument("--sample", type=int, help="how many mutants of each package")
    parser.add_argument("--seed", default="1", help="another seed gives other mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", default="", help="only files whose path contains this")
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    asked = parser.parse_args()
    wanted = asked.package or names
    good = [_try(replace(one, sample=asked.sample or one.sample), asked) for one in known if one.name in wanted]
    if "web" in wanted:
        good.append(_try_web(asked))
    return int(not all(good))


def _try(package: Package, asked: argparse.Namespace) -> bool:
    tally = Tally(package.name)
    reach = measure(package, asked.jobs)
    files = [file for file in package.files if asked.file in str(file)]
    found, population = _again(package) if asked.again else sample(files, asked.seed, package.sample)
    trials = [_trial(one, reach) for one in found if not tally.equivalent(one)]
    survivors = []
    for trial, fate in run(trials, asked.jobs, plain=package.plain):
        if not tally.count(trial.mutant, fate, killed=fate not in ("survived", "not reached")):
            survivors.append(trial.mutant)
    _keep(package, survivors)
    return tally.end(population)


def _try_web(asked: argparse.Namespace) -> bool:
    tally = Tally("web")
    found, population = web.run(asked.jobs, seed=asked.seed, most=asked.sample or web.SAMPLE, file=asked.file)
    for one in found:
        if not tally.equivalent(one):
            tally.count(one, one.fate, killed=one.killed)
    return tally.end(population)


class Tally:
    """Counts what became of the mutants of a package, and names those that live on."""

    def __init__(self, name: str) -> None:
        self._name, self._began = name, time.monotonic()
        self._same, self._left_out = Equivalents(), 0
        self._fates: Counter[str] = Counter()
        self._killed = 0

    def equivalent(self, mutant: Mutant | WebMutant) -> bool:
        """Whether it is known to be no fault, so that it does not count."""
        known = mutant in self._same
        self._left_out += known
        return known

    def count(self, mutant: Mutant | WebMutant, fate: str, *, killed: bool) -> bool:
        """Count one; whether it was killed."""
        self._fates[fate] += 1
        self._killed += killed
        if not killed:
            old, new = mutant.changed
            print(
                f"{mutant.path.relative_to(ROOT)}:{mutant.line} ({mutant.at}): {fate}\n    - {old}\n    + {new}",
                flush=True,
            )
        return killed

    def end(self, population: int) -> bool:
        """Tell the score; whether it reaches the goal."""
        tried = sum(self._fates.values())
        score = 100 * self._killed / max(1, tried)
        told = ", ".join(f"{number} {fate}" for fate, number in sorted(self._fates.items()))
        minutes = (time.monotonic() - self._began) / 60
        told += f"; {self._left_out} equivalent; {population} in all; {minutes:.1f} minutes"
        print(f"{self._name}: {score:.1f} % of {tried} mutants killed ({told})", flush=True)
        return score >= GOAL


def _trial(mutant: Mutant, reach: Reach) -> Trial:
    tests = reach.tests(mutant.path, mutant.lines)
    return Trial(mutant, {test: reach.seconds[test] for test in tests})


def _keep(package: Package, survivors: list[Mutant]) -> None:
    by_file: dict[str, list[int]] = {}
    for one in survivors:
        by_file.setdefault(str(one.path.relative_to(ROOT)), []).append(one.number)
    (KEPT / f"{package.name}.survivors").write_text(json.dumps(by_file))


def _again(package: Package) -> tuple[list[Mutant], int]:
    by_file: dict[str, list[int]] = json.loads((KEPT / f"{package.name}.survivors").read_text())
    found = [one for file, numbers in by_file.items() for one in mutants(ROOT / file, numbers)]
    return found, len(found)


if __name__ == "__main__":
    sys.exit(main())
