"""Declarations: plain rolls, star cards, Cow Walk, and what may be done with a die that is shown (RM-2.3, RM-5)."""

from collections.abc import Iterator

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.cards import Gamble, MoveDice, MoveExact, MoveRank
from kippu.games.momotetsu.model.commands import UseStar
from kippu.games.momotetsu.model.feed import CowWalked, Rerolled, RocketRolled, Rolled, StarPlayed
from kippu.games.momotetsu.model.state import (
    COW,
    DOUBLE,
    NEXT_TURN,
    REROLL,
    ROCKET,
    SEAL,
    Day,
    DueTrip,
    PlainRoll,
    Team,
)
from kippu.games.momotetsu.rules import bonbi, dice_events, landing, targets
from kippu.games.momotetsu.rules.money import in_debt
from kippu.games.momotetsu.rules.movement import begin_counted, begin_trip, enter, holding


def check_free(day: Day, team: Team) -> None:
    """Refuse a declaration that something stands against ("free" in the decisions of the rules)."""
    if team.phase != "ready":
        raise IllegalMove("RM-2.3", "not_ready")
    if day.rolls_over:
        raise IllegalMove("RM-1.6c", "after_last_roll")
    if holding(day):
        raise IllegalMove("RM-2.11a", "hold")
    if in_debt(team):
        raise IllegalMove("RM-2.12a", "in_debt")
    if team.redo:
        raise IllegalMove("RM-2.12a", "redo_first")
    if any(conflict.seat == team.seat and conflict.position for conflict in day.conflicts):
        raise IllegalMove("RM-2.12a", "position_in_conflict")
    if team.due_trip is not None:
        raise IllegalMove("RM-2.5a", "trip_due")
    if team.wait_until:
        raise IllegalMove("RM-3.12b", "must_wait")


def _declared(day: Day, team: Team) -> int:
    """Next-turn statuses are used up by a declaration, whatever it is (RM-2.9); those that were."""
    used = team.statuses & NEXT_TURN
    team.statuses &= ~NEXT_TURN
    bonbi.declared(day, team)
    return used


# --- the plain die ----------------------------------------------------------------------------------------


def check_roll(day: Day, team: Team) -> None:
    """A plain roll."""
    check_free(day, team)
    if team.statuses & COW:
        raise IllegalMove("RM-5.11a", "cow_walk")


def roll(day: Day, team: Team) -> None:
    """The die is shown; what may be done with it is open (RM-2.4)."""
    used = _declared(day, team)
    face = day.die()
    day.tell(Rolled(team.seat, day.atlas.ids[team.square], face))
    _shown(day, team, face, used)


def _shown(day: Day, team: Team, face: int, used: int) -> None:
    """What may be done with a face: by Rocket, and by next-turn statuses that were used up."""
    rocket = face == 1 and team.statuses & ROCKET
    if rocket or used & (REROLL | DOUBLE):
        team.roll = PlainRoll(face, bool(used & REROLL), bool(rocket), bool(used & DOUBLE))
        enter(day, team, "rolled")
    else:
        _move(day, team, face, face)


def _move(day: Day, team: Team, face: int, steps: int) -> None:
    team.roll = None
    dice_events.counted(day, team, face)
    begin_counted(day, team, "die", steps)


def _rolled(team: Team) -> PlainRoll:
    if team.roll is None:
        raise IllegalMove("RM-5.11b", "nothing_rolled")
    return team.roll


def check_keep(team: Team) -> None:
    """Something is shown."""
    _rolled(team)


def keep(day: Day, team: Team) -> None:
    """Move the face."""
    face = _rolled(team).face
    _move(day, team, face, face)


def check_reroll(team: Team) -> None:
    """Once, with Second Chance (RM-5.11)."""
    if not _rolled(team).reroll:
        raise IllegalMove("RM-6.37a", "no_reroll")


def reroll(day: Day, team: Team) -> None:
    """The second face binds; rocket or double may follow (RM-5.11)."""
    before = _rolled(team)
    face = day.die()
    day.tell(Rerolled(team.seat, face))
    _shown(day, team, face, DOUBLE if before.double else 0)


def check_rocket(team: Team) -> None:
    """After a 1, with Rocket (RM-6.36)."""
    if not _rolled(team).rocket:
        raise IllegalMove("RM-6.36a", "no_rocket")


def rocket(day: Day, team: Team) -> None:
    """Move the new face and one more; the new face counts (RM-6.36, RM-10.2)."""
    face = day.die()
    day.tell(RocketRolled(team.seat, face))
    _move(day, team, face, face + day.parts.rates.movement.rocket_add)


def check_double(team: Team) -> None:
    """After ICE (RM-6.38)."""
    if not _rolled(team).double:
        raise IllegalMove("RM-6.38a", "no_double")


def double(day: Day, team: Team) -> None:
    """Move twice the face; the face counts (RM-6.38, RM-10.2)."""
    face = _rolled(team).face
    _move(day, team, face, face * day.parts.rates.movement.ice_factor)


# --- Cow Walk ---------------------------------------------------------------------------------------------


def check_step(day: Day, team: Team) -> None:
    """One square, and only after Cow Walk (RM-6.40)."""
    check_free(day, team)
    if not team.statuses & COW:
        raise IllegalMove("RM-6.40", "no_cow_walk")


def step(day: Day, team: Team) -> None:
    """One square to any neighbour."""
    _declared(day, team)
    day.tell(CowWalked(team.seat, day.atlas.ids[team.square]))
    begin_counted(day, team, "step", 1)


# --- star cards -------------------------------------------------------------------------------------------


def check_star(day: Day, team: Team, command: UseStar) -> None:
    """One card in hand, with what it needs said (RM-5.1 to RM-5.4)."""
    check_free(day, team)
    if team.statuses & COW:
        raise IllegalMove("RM-5.11a", "cow_walk")
    if team.statuses & SEAL:
        raise IllegalMove("RM-6.39", "sealed")
    card = day.parts.card_at.get(command.card, -1)
    if card not in team.hand:
        raise IllegalMove("RM-5.3a", "not_in_hand", card=command.card)
    effect = day.parts.cards[card].effect
    if isinstance(effect, MoveExact):
        wrong = command.square is not None or command.steps not in effect.squares
    elif isinstance(effect, MoveDice | MoveRank):
        wrong = command.square is not None or command.steps is not None
    elif isinstance(effect, Gamble):
        wrong = command.square is not None or command.steps is not None or day.destination < 0
    else:
        square = day.atlas.at.get(command.square or "", -1)
        wrong = command.steps is not None or square not in targets.of_star(day, team, card)
    if wrong:
        raise IllegalMove("RM-5.4", "no_such_target", card=command.card)


def star_options(day: Day, team: Team) -> Iterator[UseStar]:
    """Every way to play a star card of the hand."""
    for card in dict.fromkeys(team.hand):
        id_, effect = day.parts.card_ids[card], day.parts.cards[card].effect
        if isinstance(effect, MoveExact):
            for steps in effect.squares:
                yield UseStar(id_, None, steps)
        elif isinstance(effect, MoveDice | MoveRank | Gamble):
            yield UseStar(id_)
        else:
            for square in targets.of_star(day, team, card):
                yield UseStar(id_, day.atlas.ids[square])


def use_star(day: Day, team: Team, command: UseStar) -> None:
    """The card leaves the hand at once (RM-5.3)."""
    _declared(day, team)
    card = day.parts.card_at[command.card]
    at = team.hand.index(card)
    team.hand = (*team.hand[:at], *team.hand[at + 1 :])
    effect = day.parts.cards[card].effect
    steps = 0
    if isinstance(effect, MoveExact):
        assert command.steps is not None
        steps = command.steps
    elif isinstance(effect, MoveDice):
        steps = sum(day.die() for _ in range(effect.dice))
    elif isinstance(effect, MoveRank):
        steps = day.rank()
    elif isinstance(effect, Gamble):
        steps = day.die()
    day.tell(StarPlayed(team.seat, day.atlas.ids[team.square], command.card, steps))
    if isinstance(effect, Gamble):
        _gamble(day, team, card, won=steps in effect.win_faces)
    elif steps:
        galaxy = isinstance(effect, MoveDice) and effect.goal_on_pass
        begin_counted(day, team, "star", steps, card=card, galaxy=galaxy)
    else:
        begin_trip(day, team, DueTrip("star_trip", day.atlas.at[command.square or ""], card))


def _gamble(day: Day, team: Team, card: int, *, won: bool) -> None:
    """To the destination or to the previous one; already there, the turn is over (RM-6.20)."""
    target = day.destination if won else day.previous_destination
    if target == team.square:
        team.face = 0
        enter(day, team, "ready")
        return
    begin_trip(day, team, DueTrip("star_trip", target, card))
    if won and day.settings.gamble_win == "instant":
        landing.arrive(day, team, target)
