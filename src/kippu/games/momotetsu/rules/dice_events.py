"""Events: a team moves by a plain die on two turns running with the same face (RM-10)."""

from kippu.games.momotetsu.kit.cards import PointsDice
from kippu.games.momotetsu.kit.types import DiceEventData
from kippu.games.momotetsu.model.feed import Happened, HappenedTo
from kippu.games.momotetsu.model.state import Day, Team
from kippu.games.momotetsu.rules import alighting
from kippu.games.momotetsu.rules.money import pay


def counted(day: Day, team: Team, face: int) -> None:
    """A plain face counts; the same one twice running fires its event before the move (RM-10.1, RM-10.3)."""
    if team.face != face:
        team.face = face
    elif (event := day.parts.dice_events.get(face)) is not None:
        day.tell(Happened(team.seat, event.id, face))
        _EFFECTS[event.op](day, event)


def _fireworks(day: Day, event: DiceEventData) -> None:
    """Out of the vehicles; everybody else is paid (RM-10.4). Who answers NotBoarded is paid then."""
    riding = alighting.order(day, day.in_play, "fireworks", "event")
    if not day.parts.readings.fireworks_pay_told:
        riding = [team for team in day.in_play if alighting.rides(day, team)]
        for team in riding:
            if team.alight == "order":
                team.alight = "fireworks"
    points = day.parts.rates.events.fireworks
    for team in day.in_play:
        if team not in riding:
            _hit(day, team, event, points)


def _cards(day: Day, event: DiceEventData) -> None:
    """Each team rolls for a card; one without a star acts at once (RM-10.5, RM-10.9)."""
    for team in day.in_play:
        face = day.chance.roll(6)
        card = day.parts.card_at[event.cards[face - 1]]
        data = day.parts.cards[card]
        points = 0
        if data.star:
            team.hand = (*team.hand, card)
        elif isinstance(data.effect, PointsDice):
            points = data.effect.times * sum(day.chance.roll(6) for _ in range(data.effect.dice))
            pay(day, team, points)
        day.tell(HappenedTo(team.seat, event.id, points, face, data.id))


def _snow(day: Day, event: DiceEventData) -> None:
    """So much for each goal so far (RM-10.6)."""
    for team in day.in_play:
        _hit(day, team, event, -day.parts.rates.events.snow_per_goal * team.goals, team.goals)


def _substitute(day: Day, event: DiceEventData) -> None:
    """Each team rolls and loses (RM-10.7)."""
    for team in day.in_play:
        face = day.chance.roll(6)
        _hit(day, team, event, -day.parts.rates.events.substitute_factor * face, face)


def _races(day: Day, event: DiceEventData) -> None:
    """The highest sum wins; ties roll again (RM-10.8)."""
    rates = day.parts.rates.events
    racing = day.in_play
    while True:
        sums = [sum(day.chance.roll(6) for _ in range(rates.races_dice)) for _ in racing]
        best = [team for team, sum_ in zip(racing, sums, strict=True) if sum_ == max(sums)]
        for team, sum_ in zip(racing, sums, strict=True):
            if team not in best:
                day.tell(HappenedTo(team.seat, event.id, 0, sum_))
        if len(best) == 1 or day.settings.races_tie == "all":
            for team in best:
                _hit(day, team, event, rates.races_prize, max(sums))
            return
        racing = best


def _hit(day: Day, team: Team, event: DiceEventData, points: int, number: int = 0) -> None:
    pay(day, team, points)
    day.tell(HappenedTo(team.seat, event.id, points, number))


_EFFECTS = {"fireworks": _fireworks, "cards": _cards, "snow": _snow, "substitute": _substitute, "races": _races}
