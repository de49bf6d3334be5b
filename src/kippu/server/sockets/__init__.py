"""Sockets: one per browser tab and table."""
