"""What a TOKYO METRO position is worth to a player, and which options are worth a look."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import TypeAlias

from kippu.core.chance import Chance, Sampler
from kippu.games.tokyo_metro.bots.forecast import Forecast
from kippu.games.tokyo_metro.rules import commands
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.money import least_stake, second
from kippu.games.tokyo_metro.rules.play import apply, legal
from kippu.games.tokyo_metro.rules.state import NOWHERE, State
from kippu.games.tokyo_metro.rules.view import View, imagine

Rank: TypeAlias = tuple[int, int]

_BEFORE_ACTIONS = frozenset({"auction", "movement"})
_PLACES = 6  # rectangles looked at
_TRIED = 3  # options that a search plays on from
_BIDS = (0, 0, 100, 100, 200)  # one of these is bid


@dataclass(frozen=True, slots=True)
class Weights:
    """How things that are no money yet are counted in yen. Found by matches of variations against each other."""

    cash: float = 0.06  # a yen at hand, for each train phase to come
    enough: float = 1_750.0  # cash beyond this is only cash
    disc: float = 160.0  # a usable disc in a round to come
    unused: float = 150.0  # an unused disc now
    token: float = 4.0  # a held speed token, for each train phase to come
    bicycle: float = 12.0  # for each round to come
    bonus: float = 0.14  # a yen of bonus for the next bid
    card: float = 20.0  # an own card, for each round to come
    place: float = 0.45  # the best station to build where the meeple is
    discount: float = 0.7  # a yen of a waiting discount
    bet: float = 168.0  # a speculation disc at hand
    others: float = 0.6  # how much the best of the others counts against; the rest is their mean


class Judge:
    """Judges positions from a forecast of the end and weights for everything else."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def worth(self, state: State, seat: int, before: Forecast | None = None) -> float:
        """How good a position is for a player, in yen ahead of the others; `before` the last choice saves work."""
        forecast = Forecast(state, before)
        worths = forecast.cash
        if state.phase != "over":
            worths = [cash + self._prospects(state, one, forecast.moves) for one, cash in enumerate(worths)]
        own = worths.pop(seat) + self._place(state, seat, forecast)
        if not worths:
            return own
        best, mean = max(worths), sum(worths) / len(worths)
        return own - self.weights.others * best - (1 - self.weights.others) * mean

    def _prospects(self, state: State, seat: int, moves: int) -> float:
        """What a player has that is no money yet, with `moves` train phases to come."""
        weights, player = self.weights, state.players[seat]
        later = moves - 1  # rounds to come after this one
        worth = weights.cash * moves * min(player.cash, weights.enough)
        worth += weights.disc * player.usable * later + weights.token * moves * player.tokens
        if state.phase in _BEFORE_ACTIONS:
            worth += weights.unused * player.usable
        elif not player.passed:
            worth += weights.unused * player.unused
            if player.pending and player.unused:
                spots = state.parts.cards.spots_of(player.pending)
                worth += weights.discount * sum(spot.value for spot in spots)
        if later:
            worth += weights.bonus * player.bonus
            worth += later * (weights.card * len(player.cards) + weights.bicycle * player.bicycle)
        if later or state.phase != "trains":
            worth += weights.bet * player.bets
        return worth

    def _place(self, state: State, seat: int, forecast: Forecast) -> float:
        """The best station that could be built where the meeple stands."""
        at = state.players[seat].at
        if at == NOWHERE or forecast.moves <= 1:
            return 0.0
        gains = forecast.sites(seat, at)
        return self.weights.place * gains[-1] if gains and gains[-1] > 0 else 0.0

    # --- choosing ---

    def best(self, state: State, seat: int, options: Iterable[AnyCommand], rng: random.Random) -> AnyCommand:
        """The option after which the position is best; of bids, which tell nothing yet, a small one."""
        if state.phase == "auction":
            return commands.Bid(min(state.players[seat].cash, rng.choice(_BIDS)))
        return self._best(state, seat, options, Sampler(rng), 1)[0]

    def _best(
        self, state: State, seat: int, options: Iterable[AnyCommand], chance: Chance, count: int
    ) -> list[AnyCommand]:
        """The options after which the position is best."""
        now = Forecast(state)
        kept = worth_a_look(now, seat, options)
        if len(kept) <= count:
            return kept
        return nlargest(count, kept, key=lambda option: self.worth(apply(state, seat, option, chance).state, seat, now))

    # --- guiding a search ---

    def imagine(self, view: View, rng: random.Random) -> State:
        """Hidden bids as they may be."""
        return imagine(view, Sampler(rng))

    def candidates(self, state: State, seat: int, options: Sequence[AnyCommand]) -> list[AnyCommand]:
        """The few that look best at once."""
        return self._best(state, seat, options, Sampler(random.Random(0)), _TRIED)

    def reply(self, state: State, seat: int, rng: random.Random) -> AnyCommand:
        """What looks best at once."""
        return self.best(state, seat, legal(state, seat), rng)

    def stretch(self, state: State) -> int:
        """A round: when it ends, trains have run."""
        return state.round


def worth_a_look(forecast: Forecast, seat: int, options: Iterable[AnyCommand]) -> list[AnyCommand]:
    """The options without those that are plainly worse than others."""
    walks: list[tuple[float, int, AnyCommand]] = []
    alike: dict[object, tuple[Rank, AnyCommand]] = {}
    for number, option in enumerate(options):
        match option:
            case commands.PutMeeple(x=x, y=y) | commands.Walk(x=x, y=y) | commands.Alight(x=x, y=y):
                walks.append((-_worth_of_sites(forecast, seat, x, y), number, option))
            case commands.Move(x=x, y=y):
                walks.append((-_worth_of_sites(forecast, seat, x, y), number, option))
            case _:
                for key, rank in _kinds(forecast, option):
                    if key not in alike or rank < alike[key][0]:
                        alike[key] = rank, option
    walks.sort(key=lambda walk: walk[:2])
    kept = list(dict.fromkeys(option for _, option in alike.values()))
    return kept + [option for *_, option in walks[:_PLACES]]


def _kinds(forecast: Forecast, option: AnyCommand) -> Iterator[tuple[object, Rank]]:  # noqa: C901, PLR0912 - one per kind
    """Under which names an option comes into question; of options with the same name the lowest rank is enough."""
    match option:
        case commands.Speculate(spot=spot, line=line, stake=stake):
            if _sensible_stake(forecast, line, stake):
                yield ("speculate", line, stake), _rank(forecast, spot)
        case commands.Bid(amount=amount):
            if amount <= max(_BIDS):
                yield amount, (0, 0)
        case commands.Invest(spot=spot, line=line, discounts=discounts):
            if not _wasteful(forecast, spot, discounts):
                yield ("cheap", line, discounts), _rank(forecast, spot)
                yield ("dear", line, discounts), _rank(forecast, spot, -1)
        case commands.Station(spot=spot, discounts=discounts, station=what):
            if not _wasteful(forecast, spot, discounts):
                yield (what, discounts), _rank(forecast, spot)
        case commands.Disc(spot=spot, discounts=discounts) | commands.Card(spot=spot, discounts=discounts):
            if not _wasteful(forecast, spot, discounts):
                pile = option.pile if isinstance(option, commands.Card) else "disc"
                yield (pile, discounts), _rank(forecast, spot)
        case commands.Depart(spot=spot, line=line):
            yield ("depart", line), _rank(forecast, spot, -1)
        case commands.Loan(spot=spot, repay=repay):
            yield ("loan", repay, 1), _rank(forecast, spot)
        case commands.Loans(spot=spot, number=number, repay=repay):
            yield ("loan", repay, number), _rank(forecast, spot)
        case commands.Use(spot=spot):
            action = forecast.parts.cards.spot_at[spot].action
            yield action, _rank(forecast, spot, -1)
        case _:
            yield option, (0, 0)


def _rank(forecast: Forecast, spot: str, direction: int = 1) -> Rank:
    """Fewer discs come first, then what is printed on the spot."""
    one = forecast.parts.cards.spot_at[spot]
    return one.discs, direction * one.value


def _worth_of_sites(forecast: Forecast, seat: int, x: int, y: int) -> float:
    """What could be built at a rectangle: mostly the best station counts, and a little the second."""
    gains = forecast.sites(seat, forecast.parts.board.rectangle(x, y))
    return gains[-1] + (0.3 * gains[-2] if len(gains) > 1 else 0.0) if gains else 0.0


def _sensible_stake(forecast: Forecast, line: str, stake: int) -> bool:
    """The least stake, the one that just earns all the line will give (TM-25.2), and a little more."""
    constants, index = forecast.parts.constants, forecast.parts.board.line_at[line]
    least = least_stake(constants, forecast.state.lines[index].income)
    unit = constants.money_unit
    full = -(-second(constants, forecast.incomes[index]) // (constants.speculation_cap_factor * unit)) * unit
    return stake in {least, max(least, full), max(least, full) + 2 * unit}


def _wasteful(forecast: Forecast, spot: str, discounts: tuple[str, ...]) -> bool:
    """Whether a price would be 0 without one of these discounts too."""
    spots = forecast.parts.cards.spot_at
    values = [spots[id_].value for id_ in discounts]
    return bool(values) and sum(values) - min(values) >= spots[spot].value
