"""The files of an event: their types, the words they are made of, and what is wrong with them."""
