"""MetroX at speed: the compiled twin of the rules, and what thinks with it."""
