"""What commands and games speak and draw with in a terminal."""
