"""What a MetroX decision was worth, the puzzle of the day, and what was possible."""
