"""MetroX in the terminal: the screen, and the commands it brings."""
