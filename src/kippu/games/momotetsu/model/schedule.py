"""What rules leave to whoever keeps the time: people in the city, or the simulated clock of a table.

Rules know no mode. They tell the schedule of a day what has changed and ask it what only it can know; what it keeps
for itself is its own part of the state.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from kippu.games.momotetsu.kit.cards import CardData

if TYPE_CHECKING:
    from kippu.games.momotetsu.model.state import Claim, Day, Strike, Team


class Schedule(Protocol):
    """Who is asked next, and when."""

    @property
    def turn(self) -> int:
        """Whose decision the others wait for; -1 where everybody goes on by itself."""
        ...

    def thawed(self) -> "Schedule":
        """A copy to work on, for a day."""
        ...

    def frozen(self) -> "Schedule":
        """The same as a part of a state."""
        ...

    # --- what it is told ----------------------------------------------------------------------------------

    def replan(self, team: "Team") -> None:
        """What is next to happen with a team has changed."""
        ...

    def look_again(self) -> None:
        """A timer was set or has ended, or a team is asked something that cannot wait."""
        ...

    def set_out(self, team: "Team") -> None:
        """A team leaves on a new movement."""
        ...

    def resumed(self, day: "Day") -> None:
        """The goal is processed: teams that could not go on may (RM-8.19)."""
        ...

    def told_to_alight(self, day: "Day", team: "Team") -> None:
        """A team in a vehicle is to get off (RM-3.17, RM-8.9)."""
        ...

    # --- what only it can know ----------------------------------------------------------------------------

    def check(self, day: "Day", team: "Team", command: Any) -> None:
        """Refuse what a team may not do itself, or not now."""
        ...

    def has_left(self, day: "Day", team: "Team") -> bool:
        """Whether a moving team has left its square, as far as is known."""
        ...

    def in_vehicle(self, day: "Day", team: "Team") -> bool:
        """Whether a moving team is in a vehicle, as far as is known."""
        ...

    def next_square(self, day: "Day", team: "Team") -> int:
        """The next square on the way of a moving team, as far as is known (RM-9.4)."""
        ...

    def begin_card(self, day: "Day", team: "Team", card: CardData) -> bool:
        """A human card is begun; whether the schedule sees to the time that it takes."""
        ...

    def begin_missions(self, day: "Day", team: "Team", missions: Sequence[int]) -> None:
        """Missions are begun, all at the same time (RM-7.2)."""
        ...

    def can_keep(self, day: "Day", card: CardData) -> bool:
        """Whether what a human card asks for can be kept up (RM-6.63)."""
        ...

    # --- what is believed ---------------------------------------------------------------------------------

    def claim(self, day: "Day", claim: "Claim") -> None:
        """Something is said that a game master may have to approve (RM-13.2)."""
        ...

    def struck(self, day: "Day", strike: "Strike") -> None:
        """An attack that may have to be taken back (RM-13.5)."""
        ...

    def check_touch(self, team: "Team", other: "Team") -> None:
        """Refuse a touch that cannot have been."""
        ...

    def touch(self, day: "Day", team: "Team", other: "Team") -> None:
        """The holder of bonbi has met a team (RM-9.27)."""
        ...
