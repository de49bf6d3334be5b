"""Playouts and their statistics."""
