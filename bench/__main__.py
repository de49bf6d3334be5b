"""`make bench`: what is measured is told with what ran beside it, since shared machines are noisy."""

from rich.console import Console

from bench import rules

rules.report(Console(highlight=False))
