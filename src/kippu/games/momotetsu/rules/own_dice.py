"""A team's own dice and playing cards: how many of them a command throws or draws (RM-1.14)."""

from kippu.games.momotetsu.kit.cards import Gamble, MoveDice, MoveRank
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.state import Day, Team
from kippu.games.momotetsu.rules import landing


def thrown(day: Day, team: Team, command: t.Thrown) -> int:
    """How many; what a result asks for afterwards is the server's."""
    if isinstance(command, t.UseStar):
        card = day.parts.card_at.get(command.card, -1)
        effect = None if card < 0 else day.parts.cards[card].effect
        return effect.dice if isinstance(effect, MoveDice) else int(isinstance(effect, MoveRank | Gamble))
    if isinstance(command, t.Draw):
        return 1 if day.atlas.kinds[team.square] == "special" else 2
    if isinstance(command, t.RollSquare) and landing.immune(day, team):
        return int(day.parts.readings.no_sweat_on_landing_only)
    return 2 if isinstance(command, t.RollDestination) else 1


def sample(day: Day, team: Team, command: t.Thrown) -> tuple[int, ...]:
    """Dice that might be shown, all different, for lists of what may be done."""
    return tuple(range(1, 1 + thrown(day, team, command)))
