"""A thousand simulated days of an event, and what they say."""
