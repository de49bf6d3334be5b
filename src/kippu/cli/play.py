"""`kippu play`: a game in the terminal."""

from kippu.cli.output import GameId


def play(game: GameId) -> None:
    """Play a game in the terminal, alone or against bots."""
