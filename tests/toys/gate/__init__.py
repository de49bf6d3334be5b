"""Ticket Gate: a whole game in one folder, found through its plugin like any other."""
