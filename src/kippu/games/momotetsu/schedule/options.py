"""What an actor may do now, listed and asked for (RM-2.14)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.commands import AnyCommand


class Legal(Sequence[AnyCommand]):
    """What an actor may do now. Commands with free words or numbers are contained, but not all listed."""

    def __init__(self, could_be: Callable[[], Iterator[Any]], check: Callable[[Any], object]) -> None:
        self._could_be = could_be  # what is worth asking for
        self._check = check  # refuses what cannot be
        self._listed: tuple[AnyCommand, ...] | None = None

    def __contains__(self, command: object) -> bool:
        try:
            self._check(command)
        except IllegalMove:
            return False
        return True

    def _all(self) -> tuple[AnyCommand, ...]:
        if self._listed is None:
            self._listed = tuple(could_be for could_be in self._could_be() if could_be in self)
        return self._listed

    def __iter__(self) -> Iterator[AnyCommand]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> AnyCommand: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyCommand]: ...

    def __getitem__(self, index: int | slice) -> AnyCommand | Sequence[AnyCommand]:
        return self._all()[index]

    def __bool__(self) -> bool:
        return any(could_be in self for could_be in self._could_be())


class _NoChance(Chance):
    """For looking: nothing is drawn."""

    def below(self, k: int) -> int:
        raise AssertionError(f"looking draws nothing: below({k})")

    def pick(self, weights: object) -> int:
        raise AssertionError(f"looking draws nothing: pick({weights})")

    def holds(self, p: float) -> bool:
        raise AssertionError(f"looking draws nothing: holds({p})")


NO_CHANCE = _NoChance()
