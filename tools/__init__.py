"""What writes and runs things around the project."""
