"""How IZAKAYA bots play: a beginner, and what a search needs to know."""

import random
from collections.abc import Sequence
from math import ceil
from operator import itemgetter

from msgspec.structs import replace

from kippu.core.chance import Sampler
from kippu.core.game import AnyBot, AnyGame
from kippu.games.izakaya.bots.outlook import Option, Outlook, Weights
from kippu.games.izakaya.rules import view as views
from kippu.games.izakaya.rules.legal import DECLINE, PASS, legal
from kippu.games.izakaya.rules.state import State
from kippu.games.izakaya.rules.types import AnyCommand, Bid, View

_SHORT = Weights(floors=0.03, drinks=0.1, others=0.0, coins=0.1)
# Found by letting weights play against each other.
_FAR = Weights(floors=0.015, drinks=0.25, others=1.0, coins=0.02)


def promising(state: State, seat: int, weights: Weights) -> list[Option]:
    """What a player may sensibly do."""
    outlook = Outlook(state, seat, weights)
    if state.taken is not None:
        return list(outlook.builds()) or [Option(0.0, legal(state, seat)[0])]  # a worse place of an own lot
    return [*outlook.builds(), Option(0.0, DECLINE)] if state.bonus else [*outlook.best(), Option(0.0, PASS)]


_gain = itemgetter(0)


class Beginner:
    """Looks at the own lots alone, and often takes the second or third best."""

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """Some good option."""
        if view.phase == "auction":
            return rng.choice(options[:3])
        assert isinstance(view.viewer, int)
        best = sorted(promising(views.imagine(view, Sampler(rng)), view.viewer, _SHORT), key=_gain, reverse=True)
        return best[min(int(rng.expovariate(0.7)), len(best) - 1)].command


class Planner:
    """What a search knows of IZAKAYA: it values lots by what they may become, and counts what others gain."""

    def imagine(self, view: View, rng: random.Random) -> State:
        """Nobody is thought to bid very much."""
        state = views.imagine(view, Sampler(rng))
        if view.phase != "auction":
            return state
        hidden = [bid is not None and seat != view.viewer for seat, bid in enumerate(state.bids)]
        bids = [self._bid(state, seat, rng) if hidden[seat] else bid for seat, bid in enumerate(state.bids)]
        return replace(state, bids=tuple(bids))

    def _bid(self, state: State, seat: int, rng: random.Random) -> int:
        return min(rng.choice(_LOW), state.cash[seat])

    def candidates(self, state: State, seat: int, options: Sequence[AnyCommand]) -> Sequence[AnyCommand]:
        """The most promising options; in an auction the bids up to 400."""
        del options  # there may be very many; only those are made that promise something
        if state.turn is None:
            return [Bid(amount) for amount in _BIDS if amount <= state.cash[seat]]
        best = sorted(promising(state, seat, _FAR), key=_gain, reverse=True)
        return [option.command for option in best[:_CANDIDATES]]

    def reply(self, state: State, seat: int, rng: random.Random) -> AnyCommand:
        """What looks best at once."""
        if state.turn is None:
            return Bid(self._bid(state, seat, rng))
        return max(promising(state, seat, _FAR), key=_gain).command

    def worth(self, state: State, seat: int) -> float:
        """What the lots promise."""
        return Outlook(state, seat, _FAR).worth()

    def stretch(self, state: State) -> object:
        """No moment is better to stop at than another."""
        del state
        return None


class Bidder:
    """Bids as is best where everybody pays (IZ-3.2a): at random, up to what the first place is worth.

    That is found by playing the phase to its end, once as the first and once as the last.
    """

    def __init__(self, game: AnyGame, guide: Planner, samples: int) -> None:
        self._game, self._guide, self._samples = game, guide, samples

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """Less the more others there are: with one prize and n bidders who all pay, prize * u ** (n - 1) is fair."""
        assert isinstance(view.viewer, int)
        if len(options) == 1:
            return options[0]
        prize = max(0.0, self.prize(view, view.viewer, rng))
        coins = prize * rng.random() ** (len(view.order) - 1) / _COIN
        return options[min(ceil(coins), len(options) - 1)]

    def prize(self, view: View, seat: int, rng: random.Random) -> float:
        """What it is worth to be the first and not the last in the phase to come."""
        more = 0.0
        for _ in range(self._samples):
            state, seed = views.imagine(view, Sampler(rng)), rng.random()
            more += self._phase(state, seat, random.Random(seed), first=True)
            more -= self._phase(state, seat, random.Random(seed), first=False)
        return more / self._samples

    def _phase(self, state: State, seat: int, rng: random.Random, *, first: bool) -> float:
        game, chance, now = self._game, Sampler(rng), state.round
        bids = tuple([_COIN if (one == seat) == first else 0 for one in range(len(state.order))])
        # bids are given, not paid: only the order counts here
        cash = tuple([have + bid for have, bid in zip(state.cash, bids, strict=True)])
        state = replace(state, bids=(None,) * len(bids), cash=cash)
        for one, bid in enumerate(bids):
            state = game.apply(state, one, Bid(bid), chance, 0).state
        while state.round == now and (waiting := game.to_act(state)):
            actor = waiting[0]
            assert isinstance(actor, int)
            state = game.apply(state, actor, self._guide.reply(state, actor, rng), chance, 0).state
        return self._guide.worth(state, seat)


class ByPhase:
    """One bot for auctions, one for turns."""

    def __init__(self, auctions: AnyBot, turns: AnyBot) -> None:
        self._auctions, self._turns = auctions, turns

    def choose(self, view: View, options: Sequence[AnyCommand], rng: random.Random) -> AnyCommand:
        """What the bot for this phase chooses."""
        bot = self._auctions if view.phase == "auction" else self._turns
        chosen: AnyCommand = bot.choose(view, options, rng)
        return chosen


_LOW = (0, 100, 100, 200, 200, 300)  # bids that are to be expected
_BIDS = (0, 100, 200, 300, 400)  # bids worth a thought
_CANDIDATES = 12
_COIN = 100
