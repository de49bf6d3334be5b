"""Real Momotetsu in the terminal: `kippu event`."""
