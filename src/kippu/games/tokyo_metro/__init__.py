"""TOKYO METRO: walk, build, invest, speculate and ride on the subway map of Tokyo, for 1 to 5 players."""
