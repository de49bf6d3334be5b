"""Bonbi's attacks (RM-9.7, RM-9.14 to RM-9.25)."""

from collections.abc import Callable

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.feed import Attacked, CardGained, KingAttacked
from kippu.games.momotetsu.model.state import NOBODY, NOTHING, Ask, Day, DueTrip, Strike, Team, held
from kippu.games.momotetsu.rules import cards
from kippu.games.momotetsu.rules.attack_end import worked_off
from kippu.games.momotetsu.rules.money import give_up, pay
from kippu.games.momotetsu.rules.movement import holding


def check(day: Day, team: Team) -> None:
    """Due here, and nobody is held by a goal (RM-9.9)."""
    if team.phase != "attack" or team.struck:
        raise IllegalMove("RM-9.7a", "no_attack_due")
    if holding(day):
        raise IllegalMove("RM-9.9c", "hold")


def roll(day: Day, team: Team) -> None:
    """Roll the attack, or the transformation that a card has called (RM-6.50)."""
    team.struck = True
    team.repel_from, team.repel_until = NOBODY, 0
    if day.transform:
        day.transform = False
        _transformation(day, team)
    else:
        face = day.die()
        _ATTACKS[face - 1](day, team, face)
    worked_off(day, team)


def _loss(day: Day, points: int, *, first_table: bool) -> int:
    """From the switch on losses double (RM-9.25)."""
    doubles = day.late and (not first_table or day.settings.bonbi_doubles_table_1)
    return -points * (day.parts.rates.bonbi.double_factor if doubles else 1)


def _hit(day: Day, team: Team, face: int, points: int, **struck: object) -> None:
    day.tell(Attacked(team.seat, face, points))
    _strike(day, team, points, **struck)


def _strike(day: Day, team: Team, points: int, **struck: object) -> None:
    pay(day, team, points)
    day.schedule.struck(day, Strike(team.seat, day.bonbi_cause, points, **struck))  # type: ignore[arg-type]


def _draw(day: Day, team: Team, face: int) -> None:
    """Pay, and draw a card that dice decide (RM-9.14)."""
    _hit(day, team, face, _loss(day, day.parts.rates.bonbi.draw_fee, first_table=True))
    low, high = day.pair() if day.settings.bonbi_draw == "cards" else _two_dice(day)
    cards.draw(day, team, day.parts.pairs[low, high])


def _two_dice(day: Day) -> tuple[int, int]:
    while True:
        low, high = sorted((day.die(), day.die()))
        if low != high:
            return low, high


def _back(day: Day, team: Team, face: int) -> None:
    """Go back, or pay by the distance (RM-9.15)."""
    squares = 0 if team.previous < 0 else day.atlas.distance(team.square, team.previous)
    if not squares:
        _hit(day, team, face, 0)
    else:
        loss = _loss(day, day.parts.rates.bonbi.back_per_square * squares, first_table=True)
        team.ask = Ask("back_or_pay", NOTHING, ("go_back", "pay"), -loss)
        day.schedule.replan(team)
        day.tell(Attacked(team.seat, face, 0))


def _transform(day: Day, team: Team, face: int) -> None:
    _hit(day, team, face, 0)
    _transformation(day, team)


def _lottery(day: Day, team: Team, face: int) -> None:
    """Pay and roll for a card (RM-9.17)."""
    prize = day.parts.lottery.get(day.die(), NOTHING)
    gained = () if prize < 0 else (prize,)
    _hit(day, team, face, _loss(day, day.parts.rates.bonbi.lottery_fee, first_table=True), gained=gained)
    if gained:
        team.hand = (*team.hand, prize)
        day.tell(CardGained(team.seat, day.parts.card_ids[prize]))


def _die_loss(day: Day, team: Team, face: int) -> None:
    """Roll and pay (RM-9.18)."""
    _hit(day, team, face, _loss(day, day.parts.rates.bonbi.die_loss_factor * day.die(), first_table=True))


def _property(day: Day, team: Team, face: int) -> None:
    """Give one property up (RM-9.19)."""
    day.tell(Attacked(team.seat, face, 0))
    owned = held(team)
    if len(owned) == 1:
        _give_up(day, team, owned[0])
    elif owned:
        team.ask = Ask("property", NOTHING, tuple([day.parts.properties[number].id for number in owned]))
        day.schedule.replan(team)


def _give_up(day: Day, team: Team, number: int) -> None:
    gain = day.parts.rates.bonbi.property_gain
    give_up(day, team, number, gain)
    day.schedule.struck(day, Strike(team.seat, day.bonbi_cause, gain, property=number))


_ATTACKS: tuple[Callable[[Day, Team, int], None], ...] = (_draw, _back, _transform, _lottery, _die_loss, _property)


def _transformation(day: Day, team: Team) -> None:
    """Mini Bonbi, nothing, or King Bonbi (RM-9.20 to RM-9.24)."""
    face, rates = day.die(), day.parts.rates.bonbi
    points = 0
    lost: tuple[int, ...] = ()
    if face <= 2:
        points = _loss(day, rates.mini_loss, first_table=False)
    elif face == 4:
        if day.previous_destination != team.square:
            team.due_trip = DueTrip("king", day.previous_destination)
    elif face == 5:
        if team.hand:
            lost, team.hand = team.hand, ()
        else:
            points = _loss(day, rates.king_no_star_loss, first_table=False)
    elif face == 6:
        points = _loss(day, rates.king_loss, first_table=False)
    day.tell(KingAttacked(team.seat, face, points))
    _strike(day, team, points, lost=lost)


def choose(day: Day, team: Team, value: str) -> None:
    """Go back or pay; which property to give up."""
    assert team.ask is not None
    ask, team.ask = team.ask, None
    day.schedule.replan(team)
    if ask.kind == "property":
        _give_up(day, team, day.parts.property_at[value])
    elif value == "go_back":
        team.due_trip = DueTrip("back", team.previous)  # RM-2.6: it replaces a card trip
    else:
        _hit(day, team, 2, -ask.price)
    worked_off(day, team)
