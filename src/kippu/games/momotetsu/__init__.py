"""Real Momotetsu: a day's race on real railways, with a game master and a clock; also at a table."""
