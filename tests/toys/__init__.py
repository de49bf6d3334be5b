"""Games made for tests: small, but complete."""
