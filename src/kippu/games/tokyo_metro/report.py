"""TOKYO METRO games in figures: cash, shares and incomes, round by round."""

from collections import Counter, defaultdict

from kippu.core.chart import Chart
from kippu.core.record import AnyRecord
from kippu.games.tokyo_metro.rules.events import Dividend, IncomeLost, IncomeRose, RoundEnded, ShareBought
from kippu.games.tokyo_metro.rules.parts import map_of


class Rounds:
    """Means over games: per bot its cash and shares, per line its income, before anything is paid out."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self._bots = bots
        self._games = 0
        self._cash: dict[str, Counter[int]] = defaultdict(Counter)
        self._shares: dict[str, Counter[int]] = defaultdict(Counter)
        self._income: dict[str, Counter[int]] = defaultdict(Counter)
        self._rounds = 0

    def add(self, record: AnyRecord) -> None:
        """Count a finished game."""
        self._games += 1
        shares: Counter[str] = Counter()
        income: dict[str, int] = {line.id: 0 for line in map_of(record.options).lines}
        for entry in record.log:
            for event in entry.events:
                match event:
                    case IncomeRose(line=line, income=now) | Dividend(line=line, income=now):
                        income[line] = now
                    case IncomeLost(line=line):
                        income[line] = 0
                    case ShareBought(seat=seat):
                        shares[self._bots[seat]] += 1
                    case RoundEnded(round=number, cash=cash):
                        self._end_round(number, cash, shares, income)
                    case _:
                        pass

    def _end_round(self, number: int, cash: tuple[int, ...], shares: Counter[str], income: dict[str, int]) -> None:
        self._rounds = max(self._rounds, number)
        for seat, bot in enumerate(self._bots):
            self._cash[bot][number] += cash[seat]
        for bot in set(self._bots):
            self._shares[bot][number] += shares[bot]
        for line, now in income.items():
            self._income[line][number] += now

    def charts(self) -> tuple[Chart, ...]:
        """The means so far."""
        seats = Counter(self._bots)
        per_bot = {bot: self._games * seats[bot] for bot in dict.fromkeys(self._bots)}
        return (
            Chart("report-cash", {bot: self._means(self._cash[bot], games) for bot, games in per_bot.items()}),
            Chart("report-shares", {bot: self._means(self._shares[bot], games) for bot, games in per_bot.items()}),
            Chart("report-income", {line: self._means(sums, self._games) for line, sums in self._income.items()}),
        )

    def _means(self, sums: Counter[int], games: int) -> tuple[float, ...]:
        return tuple(sums[number] / games for number in range(1, self._rounds + 1))
