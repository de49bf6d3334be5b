"""The rules of MetroX: maps and decks, turns, scoring, views, notation."""
