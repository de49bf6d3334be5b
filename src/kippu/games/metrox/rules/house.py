"""What people read in another way in the rulebook of MetroX, as switches of a table."""

from typing import Annotated, Literal

from kippu.core.house import HouseRules, switch


class House(HouseRules, frozen=True):
    """The readings of one table; the defaults are those of rules 1."""

    crown_same_turn: Annotated[Literal["all", "nobody"], switch("MX-4.2a", "completion")] = "all"
    ties: Annotated[Literal["fewer_empty", "shared"], switch("MX-5.4b", "end")] = "fewer_empty"
