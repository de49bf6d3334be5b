"""The `kippu` command. Each command has its module, and loads what it needs when it is called."""

from kippu.cli.app import main

__all__ = ["main"]
