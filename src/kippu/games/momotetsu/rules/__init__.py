"""The nouns of the rulebook, a module each. They know no clock and no mode."""
