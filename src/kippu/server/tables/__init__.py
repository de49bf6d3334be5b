"""Tables where games are played: a room per table, all rooms in one house."""
