"""Kippu: one home for four railway games."""
