"""`make referee`: second engines, written from the clauses alone, watch games of Kippu."""

import argparse
import sys

from tests.referee.matches import VERSIONS, matches

SHOWN = 5


def main() -> None:
    """Play the games that were asked for; fails when a referee disagrees."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--rules", type=int, help="only this version")
    parser.add_argument("--games", type=int, default=10_000, help="of each game and version")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    given = parser.parse_args()
    wrong = 0
    for id_, rules in VERSIONS:
        if given.game not in (None, id_) or given.rules not in (None, rules):
            continue
        found = list(matches(id_, rules, range(given.first, given.first + given.games)))
        wrong += len(found)
        print(f"{id_} rules {rules}: {given.games} games, {len(found)} with a difference", flush=True)
        for difference in found[:SHOWN]:
            print(difference, flush=True)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
