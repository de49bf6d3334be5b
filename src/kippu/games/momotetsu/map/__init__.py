"""The play map: squares and distances, and at a table the time that every movement takes."""
