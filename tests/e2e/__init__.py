"""Whole games in a real browser. A package, so that its one browser is closed before tests elsewhere begin."""
