"""`kippu`, but with room for a thousand at a table of MetroX: more than its rules allow, to see what breaks first."""

from dataclasses import replace

from kippu.cli.app import main
from kippu.games.metrox import game

game.GAME = replace(game.GAME, info=replace(game.GAME.info, max_seats=1_000))

if __name__ == "__main__":
    main()
