"""What an event is made of: commands, state, views, and the lines of the feed."""
