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

from tools.mutants.mutants import Mutant, mutants, sample
from tools.mutants.reach import KEPT, ROOT, Package, Reach, measure, packages
from tools.mutants.trial import Fate, Trial, run

GOAL = 90  # percent


class Equivalents:
    """Mutants that behave like the code, each with a reason (equivalent.toml)."""

    def __init__(self) -> None:
        text = Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8")
        self._known = {(one["at"], one["was"], one["becomes"]) for one in tomllib.loads(text).get("equivalent", [])}

    def __contains__(self, mutant: Mutant) -> bool:
        return (_at(mutant), *mutant.changed) in self._known


def _at(mutant: Mutant) -> str:
    return f"{mutant.path.name} {mutant.scope}".strip()


def main() -> int:
    """Try the packages that are asked for; 1 if one of them misses the goal."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--package", action="append", help="only this one; may be given several times")
    parser.add_argument("--sample", type=int, help="how many mutants of each package")
    parser.add_argument("--seed", default="1", help="another seed gives other mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", help="only files whose path contains this")
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    asked = parser.parse_args()
    known = packages()
    if unknown := set(asked.package or ()) - {one.name for one in known}:
        parser.error(f"no such package: {', '.join(sorted(unknown))}")
    chosen = [one for one in known if not asked.package or one.name in asked.package]
    good = [_try(replace(one, sample=asked.sample or one.sample), asked) for one in chosen]
    return int(not all(good))


def _try(package: Package, asked: argparse.Namespace) -> bool:
    began = time.monotonic()
    reach = measure(package, asked.jobs)
    files = [file for file in package.files if not asked.file or asked.file in str(file)]
    found, population = _again(package) if asked.again else sample(files, asked.seed, package.sample)
    same = Equivalents()
    trials = [_trial(one, reach) for one in found if one not in same]
    fates: Counter[Fate] = Counter()
    survivors: list[Mutant] = []
    for trial, fate in run(trials, asked.jobs, plain=package.plain):
        fates[fate] += 1
        if fate in ("survived", "not reached"):
            survivors.append(trial.mutant)
            print(f"{_where(trial.mutant)}: {fate}{trial.mutant.diff}", flush=True)
    _keep(package, survivors)
    score = 100 * (1 - len(survivors) / max(1, len(trials)))
    told = ", ".join(f"{number} {fate}" for fate, number in sorted(fates.items()))
    minutes = (time.monotonic() - began) / 60
    told += f"; {len(found) - len(trials)} equivalent; {population} in all; {minutes:.1f} minutes"
    print(f"{package.name}: {score:.1f} % of {len(trials)} mutants killed ({told})", flush=True)
    return score >= GOAL


def _trial(mutant: Mutant, reach: Reach) -> Trial:
    tests = reach.tests(mutant.path, mutant.lines)
    return Trial(mutant, tests, sum(reach.seconds[test] for test in tests))


def _where(mutant: Mutant) -> str:
    return f"{mutant.path.relative_to(ROOT)}:{mutant.line} {mutant.scope}"


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
