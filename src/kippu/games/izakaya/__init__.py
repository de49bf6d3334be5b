"""IZAKAYA: bid for the turn order, pour drinks, build the houses around them; 2 to 5 players."""
