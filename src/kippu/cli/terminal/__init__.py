"""Games on a character screen."""
