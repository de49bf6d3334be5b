"""The games of this package, one folder each; the entry point group `kippu.games` in pyproject.toml lists them."""
