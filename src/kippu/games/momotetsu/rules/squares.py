"""Working off a square: draws, blue and red, card stations, the finish (RM-2.5, RM-4)."""

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.model.feed import Bought, MissionPassed, SquareRolled
from kippu.games.momotetsu.model.state import FREE_PROPERTY, Day, Team
from kippu.games.momotetsu.rules import cards, goal, landing, missions
from kippu.games.momotetsu.rules.money import in_debt, pay
from kippu.games.momotetsu.rules.movement import finish as end
from kippu.games.momotetsu.rules.movement import holding


def _check_open(day: Day, team: Team, *kinds: str) -> None:
    if team.phase != "processing" or landing.kind(day, team.square) not in kinds:
        raise IllegalMove("RM-4.1a", "not_this_square")
    if team.worked:
        raise IllegalMove("RM-4.6a", "already_done")
    if holding(day):
        raise IllegalMove("RM-2.11a", "hold")


def check_draw(day: Day, team: Team) -> None:
    """Once, on a card or special square (RM-4.6)."""
    _check_open(day, team, "card", "special")


def draw(day: Day, team: Team) -> None:
    """A pair decides on a card square, one rank on a special one (RM-4.6)."""
    team.worked = True
    day.schedule.replan(team)
    on_card = day.atlas.kinds[team.square] == "card"
    cards.draw(day, team, day.parts.pairs[day.pair()] if on_card else day.parts.ranks[day.rank() - 1])


def check_roll(day: Day, team: Team) -> None:
    """Once, on a blue or red square (RM-4.3, RM-4.4)."""
    _check_open(day, team, "blue", "red")


def roll(day: Day, team: Team) -> None:
    """Face times factor, by square and rate of this moment (RM-1.10); then the square is finished."""
    if landing.immune(day, team) and not day.parts.readings.no_sweat_on_landing_only:
        landing.pass_unhurt(day, team)
        return
    rates, kind = day.parts.rates.squares, landing.kind(day, team.square)
    face = day.die()
    if kind == "blue":
        points = face * (rates.blue_factor_late if day.late else rates.blue_factor)
    else:
        points = -face * (rates.red_factor_late if day.late else rates.red_factor)
    team.worked = True
    day.tell(SquareRolled(team.seat, day.atlas.ids[team.square], kind, face, points))
    pay(day, team, points)
    end(day, team)


def check_buy(day: Day, team: Team, card: str) -> None:
    """On sale, not yet bought on this visit, and paid for (RM-4.7)."""
    if team.phase != "processing" or day.atlas.kinds[team.square] != "shop":
        raise IllegalMove("RM-4.7a", "no_shop")
    item = day.parts.shop.get(card)
    if item is None or (item.option is not None and not getattr(day.settings, item.option)):
        raise IllegalMove("RM-4.7a", "not_on_sale", card=card)
    if day.parts.card_at[card] in team.bought:
        raise IllegalMove("RM-4.7a", "bought_already", card=card)
    if in_debt(team) or team.balance < item.price:
        raise IllegalMove("RM-4.7a", "too_expensive", card=card, price=item.price)


def buy(day: Day, team: Team, card: str) -> None:
    """Pay and take (RM-4.7)."""
    price, index = day.parts.shop[card].price, day.parts.card_at[card]
    pay(day, team, -price)
    team.hand = (*team.hand, index)
    team.bought = (*team.bought, index)
    day.tell(Bought(team.seat, day.atlas.ids[team.square], card, price))


def check_finish(day: Day, team: Team) -> None:
    """Mission and shop squares any time, others when all is done (RM-2.5)."""
    if team.phase != "processing":
        raise IllegalMove("RM-2.5a", "nothing_to_finish")
    if team.ask is not None:
        raise IllegalMove("RM-5.5b", "choose_first")
    if missions.owes_free(day, team):
        raise IllegalMove("RM-6.43a", "take_free_first")
    if day.atlas.kinds[team.square] not in ("mission", "shop") and not team.worked:
        raise IllegalMove("RM-2.5a", "square_not_done")
    if goal.awaits_destination(day, team):
        raise IllegalMove("RM-8.18a", "roll_destination_first")


def finish(day: Day, team: Team) -> None:
    """The square is worked off."""
    if day.atlas.kinds[team.square] == "mission":
        team.statuses &= ~FREE_PROPERTY  # RM-6.43: nothing open, so it lapses
        if not team.tried and missions.open_at(day, team, team.square):
            day.tell(MissionPassed(team.seat, day.atlas.ids[team.square]))
    end(day, team)
