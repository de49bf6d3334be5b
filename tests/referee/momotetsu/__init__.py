"""A second engine for Real Momotetsu, from the clauses alone."""

from typing import Any

from tests.referee.judge import Referee
from tests.referee.momotetsu.city import City
from tests.referee.momotetsu.table import TableDay


def referee(options: dict[str, Any], seats: int, rules: int) -> Referee:
    return (City if options["mode"] == "live" else TableDay)(options, seats, rules)
