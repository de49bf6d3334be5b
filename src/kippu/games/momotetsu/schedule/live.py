"""The city: everybody goes on by itself, and reports what happened when there is signal (RM-15, RM-17)."""

from collections.abc import Iterator, Sequence
from typing import Any

from kippu.core.chance import Chance
from kippu.core.game import Actor, Step
from kippu.core.journal import Journal, Merged
from kippu.games.momotetsu.kit.cards import CardData
from kippu.games.momotetsu.master import powers
from kippu.games.momotetsu.model import commands as t
from kippu.games.momotetsu.model.parts import Parts, opening
from kippu.games.momotetsu.model.state import NOBODY, Claim, Day, State, Strike, Team, Value, thaw
from kippu.games.momotetsu.rules import bonbi
from kippu.games.momotetsu.rules.legal import could_do
from kippu.games.momotetsu.schedule import lateness, telling
from kippu.games.momotetsu.schedule.options import NO_CHANCE, Legal


class Live(Value, frozen=True):
    """The schedule of a day in the city: everybody goes on by itself, and says what happened.

    It keeps nothing. Where a team is between two reports nobody knows, and what it says is claimed until a game
    master has approved it.
    """

    @property
    def turn(self) -> int:
        return NOBODY

    def thawed(self) -> "Live":
        return self

    def frozen(self) -> "Live":
        return self

    def replan(self, team: Team) -> None:
        """It says itself when something happens."""

    def look_again(self) -> None:
        """The clock is asked before every command."""

    def set_out(self, team: Team) -> None:
        """It says itself where it arrives."""

    def resumed(self, day: Day) -> None:
        """Everybody is told."""

    def told_to_alight(self, day: Day, team: Team) -> None:
        """It says itself where it gets off, or that it had not boarded (RM-3.17)."""

    def check(self, day: Day, team: Team, command: Any) -> None:
        """Everybody may report at any time."""

    def has_left(self, day: Day, team: Team) -> bool:
        """A team may answer that it had not boarded."""
        del day, team
        return True

    def in_vehicle(self, day: Day, team: Team) -> bool:
        """A team may answer that it had not boarded."""
        del day, team
        return True

    def next_square(self, day: Day, team: Team) -> int:
        """Nobody knows; so its start."""
        del day
        assert team.move is not None
        return team.move.start

    def begin_card(self, day: Day, team: Team, card: CardData) -> bool:
        """It says itself when it is done."""
        del day, team, card
        return False

    def begin_missions(self, day: Day, team: Team, missions: Sequence[int]) -> None:
        """It says itself when it is done."""

    def can_keep(self, day: Day, card: CardData) -> bool:
        """It says itself if it cannot."""
        del day, card
        return True

    def claim(self, day: Day, claim: Claim) -> None:
        """The game master decides (RM-13.2)."""
        day.claims = (*day.claims, claim)

    def struck(self, day: Day, strike: Strike) -> None:
        """A touch that caused it may be rejected (RM-13.5)."""
        day.strikes = (*day.strikes, strike)

    def check_touch(self, team: Team, other: Team) -> None:
        """The other team confirms it."""

    def touch(self, day: Day, team: Team, other: Team) -> None:
        """The other team answers (RM-9.27)."""
        bonbi.claim_touch(day, team, other)


LIVE = Live()


# --- what core asks ---------------------------------------------------------------------------------------


def start(shared: Parts, seats: int) -> Step[State]:
    """In the city an event waits for its first destination, and for the clock (RM-1.11)."""
    return Step(opening(shared, seats, LIVE), ())


def to_act(state: State) -> tuple[Actor, ...]:
    """All teams, or the game master."""
    if state.phase == "before":
        return () if state.destination >= 0 else ("gm",)  # then only the clock is waited for
    if state.phase == "running" and not state.paused_since:
        return tuple(team.seat for team in state.teams if not team.withdrawn) or ("gm",)
    return ("gm",)


def legal(state: State, actor: Actor) -> Legal:
    """What an actor may do now; what changes the journal itself is looked at when it comes."""
    nothing: Journal[State] = Journal()
    return Legal(lambda: _could_be(state, actor), lambda command: lateness.check(state, nothing, actor, command))


def _could_be(state: State, actor: Actor) -> Iterator[Any]:
    if actor == "clock":
        yield t.Tick()
    elif actor == "gm":
        yield from powers.could_do(state)
        yield from (t.ResolveConflict(one.entry, "refuse") for one in state.conflicts)
    elif 0 <= actor < len(state.teams):
        yield from could_do(thaw(state, NO_CHANCE, state.now), state.teams[actor])


def due(state: State) -> int | None:
    """When the clock is wanted."""
    step = telling.next_step(state)
    return None if step is None else step.at + state.parts.options.midnight


def merge(state: State, journal: Journal[State], actor: Actor, command: Any, chance: Chance, at: int) -> Merged[State]:
    """What a command leads to that is received at a time."""
    return lateness.merge(state, journal, actor, command, chance, at - state.parts.options.midnight)
