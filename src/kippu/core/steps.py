"""Long work in steps, so that whoever does it can say how far it is and do something else in between."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

# Yields how many steps are done, and of how many; returns what came of it.
Steps: TypeAlias = Generator[tuple[int, int], None, T]


def finish(steps: Steps[T]) -> T:
    """Do all of it now."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
