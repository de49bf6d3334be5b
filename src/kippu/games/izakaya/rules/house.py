"""What the rulebook of IZAKAYA leaves open, and how the first release read it."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from kippu.core.house import HouseRules, Reading, switch


class House(HouseRules, frozen=True):
    """The readings of a table."""

    presets: ClassVar[Mapping[str, Mapping[str, Reading]]] = {
        "first_release": {
            "supply": "yard",
            "choose_unseen": False,
            "lot_chips_on_rim": "never",
            "pyramid_by": "new_chip",
            "price_chips": "any",
            "zero_ties": "keep",
        },
        "as_printed": {
            "lot_chips_on_rim": "always",
            "line_diagonals": True,
            "round_cap": "none",
        },
    }

    supply: Annotated[Literal["open", "yard"], switch("IZ-8.2", "building")] = "open"
    choose_unseen: Annotated[bool, switch("IZ-8.2", "building")] = True
    mirror_pieces: Annotated[bool, switch("IZ-8.5", "building")] = True
    build_on_blue: Annotated[bool, switch("IZ-1.3", "building")] = False
    lot_chips_on_rim: Annotated[Literal["by_players", "never", "always"], switch("IZ-6.2", "lots")] = "by_players"
    pyramid_by: Annotated[Literal["any_own_chip", "new_chip"], switch("IZ-6.1", "lots")] = "any_own_chip"
    line_diagonals: Annotated[bool, switch("IZ-7.1", "lots")] = False
    price_chips: Annotated[Literal["one", "any"], switch("IZ-5.4", "drinks")] = "one"
    drink_chips: Annotated[Literal["one_per_colour", "one_per_player"], switch("IZ-4.2", "drinks")] = "one_per_colour"
    zero_ties: Annotated[Literal["change_places", "keep"], switch("IZ-3.5", "end")] = "change_places"
    round_cap: Annotated[Literal["10", "none"], switch("IZ-10.2", "end")] = "10"
    cash_counts: Annotated[bool, switch("IZ-11.5", "end")] = True


# Rules 1: no table could choose.
FIRST_RELEASE = msgspec.convert(House.presets["first_release"], House)
