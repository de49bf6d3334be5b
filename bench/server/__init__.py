"""Live tables next to boardgame.io's, driven by one load tool in one run."""
