"""How balanced IZAKAYA is, told from records: `python -m tools.balance_izakaya FILE...` prints Markdown.

Records come from `kippu sim izakaya --bots strong --seats N --games M --seed balance --records FILE`.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path

from kippu.core import replay
from kippu.core.record import AnyRecord
from kippu.core.versions import find, read_record
from kippu.games.izakaya.game import GAME
from kippu.games.izakaya.rules.pieces import indexes
from kippu.games.izakaya.rules.scoring import floors_on, total
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import BidsRevealed, Built, LineMade, PieceSwapped
from kippu.sim.stats import endings
from kippu.terminal.words import words

ACTIONS = ("acquire", "drink", "build", "price", "pass")


class Tally:
    """What is counted over all games with one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.sums: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()  # by reason
        self.won_from: Counter[int] = Counter()  # by place in the first turn order
        self.won_last: Counter[int] = Counter()  # by place in the last phase
        self.won_seat: Counter[int] = Counter()
        self.gains: dict[int, list[float]] = defaultdict(list)  # by place, lead won in a phase
        self.bids: dict[int, list[int]] = defaultdict(list)  # by place, what was bid for it
        self.actions: Counter[str] = Counter()
        self.winners_actions: Counter[str] = Counter()
        self.floors: Counter[int] = Counter()  # buildings on owned lots
        self.highest = 0

    def add(self, record: AnyRecord) -> None:
        """Count a game."""
        assert record.outcome is not None
        states: list[State] = list(replay.states(find(record.game, record.rules), record))
        winner, last = record.outcome.ranking[0][0], states[-1]
        self.games += 1
        self.sums["rounds"] += last.round
        self.ended[record.outcome.reason] += 1
        self.sums["entries"] += len(record.log) - 1
        self.sums["best"] += max(record.outcome.scores)
        self.sums["score"] += sum(record.outcome.scores)
        self.sums["margin"] += record.outcome.scores[winner] - record.outcome.scores[record.outcome.ranking[1][0]]
        self.sums["ties"] += record.outcome.decided_by == "turn_order"
        self.won_from[states[0].order.index(winner)] += 1
        self.won_last[last.order.index(winner)] += 1
        self.won_seat[winner] += 1
        self._count_commands(record, winner)
        self._count_phases(record, states)
        for card in (card for owned in last.owned for card in indexes(owned)):
            self.floors.update(floors_on(last, card))
        self.highest = max(self.highest, *map(len, last.floors))

    def _count_commands(self, record: AnyRecord, winner: int) -> None:
        for entry in record.log[1:]:
            assert entry.command is not None
            kind = GAME.to_text(entry.command).split()[0]
            if kind in ACTIONS:
                self.actions[kind] += 1
                self.winners_actions[kind] += entry.actor == winner
            for event in entry.events:
                self.sums["lines"] += isinstance(event, LineMade)
                self.sums["swaps"] += isinstance(event, PieceSwapped)
                if isinstance(event, Built):
                    self.sums["pieces"] += 1

    def _count_phases(self, record: AnyRecord, states: Sequence[State]) -> None:
        """What each place of the turn order gains in lead over the others from the start to the end of a phase."""
        began: list[float] = []
        for entry, state in zip(record.log, states, strict=True):
            for event in entry.events:
                if isinstance(event, BidsRevealed):
                    began = _leads(state)
                    for place, seat in enumerate(state.order):
                        self.bids[place].append(event.bids[seat])
            if began and (state.turn is None or state.over):
                for place, seat in enumerate(state.order):
                    self.gains[place].append(_leads(state)[seat] - began[seat])
                began = []

    def markdown(self) -> Iterable[str]:
        """The tables of one number of players."""
        games = self.games
        yield f"## {self.seats} players: {games} games"
        yield ""
        yield f"- Length: {self.sums['rounds'] / games:.1f} rounds on average."
        yield from (f"- {line}" for line in endings(self.ended, words("en", "izakaya")))
        yield f"- Scores: {self.sums['score'] / games / self.seats:,.0f} on average, the winner "
        yield f"  {self.sums['best'] / games:,.0f}, {self.sums['margin'] / games:,.0f} ahead of the second; "
        yield f"  {self.sums['ties']} games were decided by the turn order."
        yield f"- Buildings on lots with an owner: {_mean(self.floors.elements()):.2f} floors on average, "
        yield f"  the highest of all {self.highest}; {self.sums['pieces'] / games:.1f} pieces placed in a game, "
        yield f"  {self.sums['lines'] / games:.2f} lines made, {self.sums['swaps'] / games:.2f} stuck yards."
        yield ""
        yield "| place | wins, by the first order | wins, by the last order | mean bid | lead won in a phase |"
        yield "|---|---|---|---|---|"
        for place in range(self.seats):
            gains = self.gains[place]
            yield (
                f"| {place + 1} | {_share(self.won_from[place], games)} | {_share(self.won_last[place], games)} "
                f"| {_mean(self.bids[place]):.0f} | {_mean(gains):+.0f} ± {1.96 * _error(gains):.0f} |"
            )
        yield ""
        yield "| action | each player, a game | share | winners' share |"
        yield "|---|---|---|---|"
        for kind in ACTIONS:
            count = self.actions[kind]
            yield (
                f"| {kind} | {count / games / self.seats:.2f} | {100 * count / self.actions.total():.0f} % "
                f"| {100 * self.winners_actions[kind] / self.winners_actions.total():.0f} % |"
            )
        yield ""


def _leads(state: State) -> list[float]:
    """What each player has more than the others on average."""
    totals = [total(state, seat) for seat in range(len(state.order))]
    return [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def _error(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def _share(wins: int, games: int) -> str:
    share = wins / games
    return f"{100 * share:.0f} % ± {196 * sqrt(share * (1 - share) / games):.0f}"


def tables(paths: Iterable[Path]) -> str:
    """All tables, by number of players."""
    tallies: dict[int, Tally] = {}
    for path in paths:
        for line in path.read_bytes().splitlines():
            _, record = read_record(line)
            seats = len(record.seats)
            tallies.setdefault(seats, Tally(seats)).add(record)
    return "\n".join(line.rstrip() for seats in sorted(tallies) for line in tallies[seats].markdown())


if __name__ == "__main__":
    print(tables(map(Path, sys.argv[1:])))
