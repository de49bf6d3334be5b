"""Figures of TOKYO METRO from records of games, as Markdown tables: `python -m tools.balance_tokyo_metro FILE ...`."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import get_args

from kippu.core.record import AnyRecord
from kippu.core.versions import read_record
from kippu.games.tokyo_metro.rules.deck import Spot
from kippu.games.tokyo_metro.rules.events import (
    BidsRevealed,
    CardDealt,
    Dividend,
    IncomeRose,
    OrderDrawn,
    SharePaid,
    SpeculationPaid,
    SpotUsed,
)
from kippu.games.tokyo_metro.rules.files import ActionKind
from kippu.games.tokyo_metro.rules.parts import Parts, parts


class Figures:
    """Counts as games come in."""

    def __init__(self) -> None:
        self.parts: Parts | None = None
        self.games = self.seats = 0
        self.scores: list[int] = []
        self.wins_by_seat: Counter[int] = Counter()
        self.wins_by_place: Counter[int] = Counter()
        self.actions: Counter[str] = Counter()
        self.winners_actions: Counter[str] = Counter()
        self.spots: Counter[str] = Counter()
        self.cards_seen: Counter[str] = Counter()
        self.incomes: dict[str, list[int]] = defaultdict(list)
        self.shares_paid: list[int] = []
        self.speculations: list[int] = []
        self.bids: list[int] = []

    def add(self, record: AnyRecord) -> None:
        """Count a finished game."""
        assert record.outcome is not None
        self.parts = parts(record.options)
        self.games += 1
        self.seats = len(record.seats)
        winner = record.outcome.ranking[0][0]
        self.scores += record.outcome.scores
        self.wins_by_seat[winner] += 1
        income: dict[str, int] = {}
        for entry in record.log:
            for event in entry.events:
                match event:
                    case OrderDrawn(seats=order):
                        self.wins_by_place[order.index(winner)] += 1
                    case BidsRevealed(bids=bids):
                        self.bids += bids
                    case CardDealt(card=card):
                        self.cards_seen[card] += 1
                    case SpotUsed(seat=seat, spot=spot, action=action):
                        self.actions[action] += 1
                        self.winners_actions[action] += seat == winner
                        self.spots[spot] += 1
                    case IncomeRose(line=line, income=now) | Dividend(line=line, income=now):
                        income[line] = now
                    case SharePaid(paid=paid):
                        self.shares_paid.append(paid)
                    case SpeculationPaid(paid=paid):
                        self.speculations.append(paid)
                    case _:
                        pass
        for line in self.parts.board.line_ids:
            self.incomes[line].append(income.get(line, 0))

    def tables(self) -> Iterator[str]:
        """All tables, one after the other."""
        assert self.parts is not None
        yield f"## {self.seats} players: {self.games} games"
        nothing = _percent(self.bids.count(0), len(self.bids))
        yield f"Final cash {_spread(self.scores)}. Bids {_spread(self.bids)}; {nothing} of them are 0."
        yield _table(
            ("", *(str(number) for number in range(1, self.seats + 1))),
            [
                ("wins by seat", *(_percent(self.wins_by_seat[seat], self.games) for seat in range(self.seats))),
                (
                    "wins by place in the first turn order",
                    *(_percent(self.wins_by_place[place], self.games) for place in range(self.seats)),
                ),
            ],
        )
        per_player = self.games * self.seats
        yield _table(
            ("action", "per player and game", "per winner and game"),
            [
                (action, f"{self.actions[action] / per_player:.2f}", f"{self.winners_actions[action] / self.games:.2f}")
                for action in sorted(get_args(ActionKind), key=lambda one: -self.actions[one])
            ],
        )
        yield _table(
            ("line", "mean income at the end", "lowest", "highest", "between 1,500 and 5,800"),
            [
                (
                    line,
                    f"{mean(found):,.0f}",
                    f"{min(found):,}",
                    f"{max(found):,}",
                    _percent(sum(1_500 <= one <= 5_800 for one in found), self.games),
                )
                for line, found in self.incomes.items()
            ],
        )
        yield f"Shares paid {_spread(self.shares_paid)}; speculations earned {_spread(self.speculations)}."
        yield _table(
            ("least used spots", "action", "value", "discs", "uses per game in which the card was dealt"),
            [
                (
                    spot.id,
                    spot.action,
                    str(spot.value or ""),
                    str(spot.discs),
                    f"{self._use(spot):.2f}",
                )
                for spot in sorted(self.parts.cards.spots, key=self._use)[:20]
            ],
        )

    def _use(self, spot: Spot) -> float:
        assert self.parts is not None
        return self.spots[spot.id] / max(1, self.cards_seen[self.parts.cards.card_ids[spot.card]])


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


def _spread(figures: Sequence[int]) -> str:
    return f"{mean(figures):,.0f} on average, from {min(figures):,} to {max(figures):,}" if figures else "never"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def tables(paths: Iterable[Path]) -> str:
    """All figures, by number of players; a last line that is not whole is left out."""
    found: dict[int, Figures] = {}
    for path in paths:
        for line in path.read_bytes().splitlines(keepends=True):
            if line.endswith(b"\n"):
                _, record = read_record(line[:-1])
                found.setdefault(len(record.seats), Figures()).add(record)
    return "\n\n".join(part for _, figures in sorted(found.items()) for part in figures.tables())


if __name__ == "__main__":
    print(tables(map(Path, sys.argv[1:])))
