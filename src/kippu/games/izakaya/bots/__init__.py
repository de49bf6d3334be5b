"""IZAKAYA bots, weakest first. They see what their seat may see, and nothing else."""

from kippu.bots.search import Search
from kippu.core.game import AnyGame
from kippu.core.plugin import Bots
from kippu.games.izakaya.bots.players import Beginner, Bidder, ByPhase, Planner

GUIDE = Planner()


def bots(game: AnyGame) -> Bots:
    """`good` sees the answer to its move; `strong` looks about a round ahead, and bids for a whole phase."""
    return Bots(
        quick={"beginner": Beginner()},
        thinking={
            "good": Search(game, GUIDE, samples=1, depth=1),
            "strong": ByPhase(
                auctions=Bidder(game, GUIDE, samples=4),
                turns=Search(game, GUIDE, samples=4, depth=7),
            ),
        },
        stand_in="beginner",
    )
