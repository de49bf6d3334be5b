"""`make bench`: what is measured is told with what ran beside it, since shared machines are noisy."""

from rich.console import Console

from bench import kernel, rehearsal, rules, store

console = Console(highlight=False)
rules.report(console)
kernel.report(console)
rehearsal.report(console)
store.report(console)
