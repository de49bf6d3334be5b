"""What the rulebook of TOKYO METRO leaves open, as switches of a table."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from kippu.core.house import HouseRules, Reading, switch


class House(HouseRules, frozen=True):
    """The readings of one table."""

    presets: ClassVar[Mapping[str, Mapping[str, Reading]]] = {
        "first_release": {"discard_piles": "per_column"},
        "as_printed": {"loans_per_action": "any"},  # any number of markers may be taken; nothing says one by one
    }

    discard_piles: Annotated[Literal["one", "per_column"], switch("TM-2.8", "cards")] = "one"
    discount_spot_freed: Annotated[bool, switch("TM-14.5", "cards")] = True
    loans_per_action: Annotated[Literal["1", "any"], switch("TM-16.3b", "loans")] = "1"
    loan_repay: Annotated[bool, switch("TM-16.3a", "loans")] = True
    surcharge_raises_income: Annotated[bool, switch("TM-10.3", "lines")] = False
    speed_tokens_stay: Annotated[bool, switch("TM-1.8b", "lines")] = True
    income_stays: Annotated[bool, switch("TM-24.4", "lines")] = True
    zero_ties: Annotated[Literal["keep", "change"], switch("TM-5.6a", "order")] = "keep"


# How rules 1 were played, at every table.
FIRST_RELEASE = House(discard_piles="per_column")
