"""The game master: powers, rulings, corrections, and what they would change."""
