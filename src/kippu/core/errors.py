"""Errors that people read: a code and its parameters; the words are in the Fluent files."""

from typing import Any

Param = str | int | float


class KippuError(Exception):
    """Something a user did or gave that cannot be taken, said by a code. Its text is `error-CODE`."""

    prefix = "error"

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    @property
    def key(self) -> str:
        """The id of the Fluent message that says this error."""
        return f"{self.prefix}-{self.code}".replace("_", "-")

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross from one process to another; each kind is made of other things."""
        return _told_again, (type(self), vars(self))

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} {said}".rstrip()


def _told_again(kind: type[KippuError], facts: dict[str, Any]) -> KippuError:
    error = kind.__new__(kind, facts["code"], facts["params"])
    vars(error).update(facts)
    return error


class IllegalMove(KippuError):
    """A command that the rules refuse, with the clause it breaks. Its text is `refusal-CODE`."""

    prefix = "refusal"

    def __init__(self, clause: str, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.clause}: {super().__str__()}"


class TableError(KippuError):
    """A command that the table refuses before the rules see it (stale, or an id used twice)."""


class BadData(KippuError):
    """A data file that cannot be used; says file and line."""

    def __init__(self, code: str, *, file: str, line: int, **params: Param) -> None:
        super().__init__(code, file=file, line=line, **params)


class BadRecord(KippuError):
    """A record that cannot be read, or that does not say what really happened."""


class BadOptions(KippuError):
    """Options or a number of seats that a game cannot be started with."""
