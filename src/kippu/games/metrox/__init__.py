"""MetroX: flip and write on the subway maps of Tokyo and Osaka, for 1 to 99 people at once."""
