"""What instant cards do: a small function per kind of effect (RM-5, RM-6)."""

from collections.abc import Callable
from typing import Any

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.kit.cards import (
    BonbiComes,
    CardData,
    Copy,
    DiscardAllStars,
    Evict,
    GainStar,
    Gate,
    Give,
    Halve,
    Points,
    PointsDice,
    PointsPerProperty,
    PoolAndSplit,
    RedrawDestination,
    Reveal,
    SellStar,
    SetEconomy,
    SetStatus,
    Task,
    TaskUntilArrival,
    Transform,
    Trip,
)
from kippu.games.momotetsu.model.feed import (
    CardEffect,
    CardGained,
    CardRevealed,
    CardVoid,
    Drew,
    EconomySet,
    GateSet,
    Leaked,
    Transforming,
)
from kippu.games.momotetsu.model.state import INFLATION, MINUTE, STATUSES, Ask, Day, DueTrip, Team, held
from kippu.games.momotetsu.rules import alighting, bonbi, goal, targets, tasks
from kippu.games.momotetsu.rules.attack_end import worked_off
from kippu.games.momotetsu.rules.money import pay
from kippu.games.momotetsu.rules.movement import aim_for


def draw(day: Day, team: Team, card: int) -> None:
    """A card comes to a team: kept if it has a star, done at once otherwise (RM-4.6)."""
    day.tell(Drew(team.seat, day.atlas.ids[team.square], day.parts.card_ids[card]))
    if day.parts.cards[card].star:
        team.hand = (*team.hand, card)
    else:
        play(day, team, card)


def play(day: Day, team: Team, card: int) -> None:
    """Do an instant card (RM-5.5)."""
    effect = day.parts.cards[card].effect
    _EFFECTS[type(effect)](day, team, card, effect)


def _void(day: Day, team: Team, card: int) -> None:
    """An automatic card that finds nothing to act on (RM-5.6)."""
    day.tell(CardVoid(team.seat, day.parts.card_ids[card]))


def _ask(day: Day, team: Team, card: int, kind: Any, options: list[str]) -> None:
    if options:
        team.ask = Ask(kind, card, tuple(options))
        day.schedule.replan(team)
    else:
        _void(day, team, card)


def _teams(day: Day, team: Team) -> list[str]:
    return [str(one.seat) for one in day.others(team)]


# --- points -----------------------------------------------------------------------------------------------


def _points(day: Day, team: Team, card: int, effect: Points) -> None:
    if effect.own:
        _pay(day, team, card, effect.own)
    if effect.others:
        for other in day.others(team):
            _pay_other(day, other, card, effect.others)
    if effect.target:
        _ask(day, team, card, "team", _teams(day, team))


def _pay(day: Day, team: Team, card: int, points: int, number: int = 0) -> None:
    pay(day, team, points)
    day.tell(CardEffect(team.seat, day.parts.card_ids[card], points, number))


def _pay_other(day: Day, team: Team, card: int, points: int) -> None:
    """Points of another team, whose balance is not public: that it falls into debt may be seen."""
    pay(day, team, points)
    day.tell(CardRevealed(team.seat, day.parts.card_ids[card], points))


def _points_dice(day: Day, team: Team, card: int, effect: PointsDice) -> None:
    sum_ = sum(day.die() for _ in range(effect.dice))
    _pay(day, team, card, effect.times * sum_, sum_)


def _points_per_property(day: Day, team: Team, card: int, effect: PointsPerProperty) -> None:
    count = len(held(team))
    if count:
        _pay(day, team, card, effect.each * count, count)
    else:
        _void(day, team, card)


def _halve(day: Day, team: Team, card: int, effect: Halve) -> None:
    """Half, a loose 5 rounded up to the next 10 (RM-6.28)."""
    del effect
    if team.balance <= 0:
        _void(day, team, card)
        return
    unit = day.parts.kit.kit.teams.point_unit
    half = -(-team.balance // (2 * unit)) * unit
    points = half - team.balance
    pay(day, team, points)
    day.tell(CardRevealed(team.seat, day.parts.card_ids[card], points))


def _pool(day: Day, team: Team, card: int, effect: PoolAndSplit) -> None:
    del effect
    _ask(day, team, card, "team", _teams(day, team))


def _give(day: Day, team: Team, card: int, effect: Give) -> None:
    """To the lowest balance (RM-6.30)."""
    lowest = min(one.balance for one in day.in_play)
    last = [one for one in day.others(team) if one.balance == lowest]
    if len(last) == 1:
        _hand_over(day, team, last[0], card, effect.amount)
    else:
        if last:
            day.tell(CardRevealed(team.seat, day.parts.card_ids[card], 0, len(last)))
        _ask(day, team, card, "team", [str(one.seat) for one in last])


def _hand_over(day: Day, team: Team, other: Team, card: int, amount: int) -> None:
    for one, points in ((team, -amount), (other, amount)):
        pay(day, one, points)
        day.tell(CardRevealed(one.seat, day.parts.card_ids[card], points))


# --- star cards -------------------------------------------------------------------------------------------


def _sell_star(day: Day, team: Team, card: int, effect: SellStar) -> None:
    del effect
    _ask(day, team, card, "own_star", [day.parts.card_ids[one] for one in dict.fromkeys(team.hand)])


def _gain_star(day: Day, team: Team, card: int, effect: GainStar) -> None:
    del effect
    _ask(day, team, card, "star", stars_to_take(day))


def stars_to_take(day: Day) -> list[str]:
    """What Sage may give: not what only bonbi's lottery gives, nothing switched off (RM-6.32)."""
    only_lottery = set(day.parts.lottery.values()) - set(day.parts.pairs.values()) - set(day.parts.ranks)
    return [
        one.id
        for index, one in enumerate(day.parts.cards)
        if one.star and index not in only_lottery and (one.option is None or getattr(day.settings, one.option))
    ]


def _discard_all(day: Day, team: Team, card: int, effect: DiscardAllStars) -> None:
    del effect
    _ask(day, team, card, "team", _teams(day, team))


def _reveal(day: Day, team: Team, card: int, effect: Reveal) -> None:
    """Square, hand and balance at this moment (RM-6.34)."""
    del card, effect
    team.shown_balance, team.shown_hand = team.balance, team.hand
    cards = tuple([day.parts.card_ids[one] for one in team.hand])
    day.tell(Leaked(team.seat, day.atlas.ids[team.square], cards, team.balance))


def _copy(day: Day, team: Team, card: int, effect: Copy) -> None:
    del effect
    _ask(day, team, card, "instant", instants_to_copy(day, card))


def instants_to_copy(day: Day, card: int) -> list[str]:
    """What Joker may be (RM-6.35)."""
    effect = day.parts.cards[card].effect
    assert isinstance(effect, Copy)
    return [one.id for one in day.parts.cards if not one.star and one.id not in effect.excluded]


# --- statuses and the world -------------------------------------------------------------------------------


def _status(day: Day, team: Team, card: int, effect: SetStatus) -> None:
    """Equal statuses do not add up (RM-5.10)."""
    status = STATUSES[effect.status]
    if status == INFLATION and day.destination < 0:
        _void(day, team, card)
    else:
        team.statuses |= status


def _economy(day: Day, team: Team, card: int, effect: SetEconomy) -> None:
    """The later one replaces the earlier (RM-4.5)."""
    del team, card
    day.economy = effect.economy
    day.tell(EconomySet(effect.economy))


def _gate(day: Day, team: Team, card: int, effect: Gate) -> None:
    """A second copy restarts it (RM-6.46)."""
    if day.destination < 0:
        _void(day, team, card)
    else:
        day.gate_until = day.now + effect.minutes * MINUTE
        day.schedule.look_again()
        day.tell(GateSet(day.gate_until))


def _transform(day: Day, team: Team, card: int, effect: Transform) -> None:
    del team, card, effect
    day.transform = True
    day.tell(Transforming())


def _redraw(day: Day, team: Team, card: int, effect: RedrawDestination) -> None:
    """On some faces a new destination; the previous one stays (RM-6.47)."""
    if day.destination < 0:
        _void(day, team, card)
        return
    face = day.die()
    day.tell(CardEffect(team.seat, day.parts.card_ids[card], 0, face))
    if face in effect.faces:
        aim_for(day, goal.draw_destination(day, day.destination))
        for one in day.teams:
            one.statuses &= ~INFLATION
        goal.end_gate(day)


def _evict(day: Day, team: Team, card: int, effect: Evict) -> None:
    del card, effect
    alighting.order(day, day.others(team), "order", "card")


def _bonbi(day: Day, team: Team, card: int, effect: BonbiComes) -> None:
    """It comes; who has it already may send it (RM-6.49)."""
    del effect
    if not bonbi.holds_bonbi(day, team):
        bonbi.come(day, team, "card")
    elif not team.sent:
        _ask(day, team, card, "send", ["keep", *_teams(day, team)])


# --- trips and tasks --------------------------------------------------------------------------------------


def _trip(day: Day, team: Team, card: int, effect: Trip) -> None:
    """A card trip becomes due (RM-5.9); where there is a choice, the drawer makes it."""
    squares = targets.of_trip(day, team, effect)
    if len(squares) == 1 and squares[0] != team.square:
        team.due_trip = DueTrip("card_trip", squares[0], card)
    else:
        _ask(day, team, card, "square", [day.atlas.ids[square] for square in squares])


def _task(day: Day, team: Team, card: int, effect: Task) -> None:
    del effect
    tasks.begin(day, team, card)


def _promise(day: Day, team: Team, card: int, effect: TaskUntilArrival) -> None:
    del effect
    tasks.promise(day, team, card)


_EFFECTS: dict[type, Callable[[Day, Team, int, Any], None]] = {
    Points: _points,
    PointsDice: _points_dice,
    PointsPerProperty: _points_per_property,
    Halve: _halve,
    PoolAndSplit: _pool,
    Give: _give,
    SellStar: _sell_star,
    GainStar: _gain_star,
    DiscardAllStars: _discard_all,
    Reveal: _reveal,
    Copy: _copy,
    SetStatus: _status,
    SetEconomy: _economy,
    Gate: _gate,
    Transform: _transform,
    RedrawDestination: _redraw,
    Evict: _evict,
    BonbiComes: _bonbi,
    Trip: _trip,
    Task: _task,
    TaskUntilArrival: _promise,
}


# --- choices ----------------------------------------------------------------------------------------------


def choose(day: Day, team: Team, value: str) -> None:
    """The drawer answers what a card asks (RM-5.5)."""
    ask = team.ask
    assert ask is not None
    team.ask = None
    day.schedule.replan(team)
    data = day.parts.cards[ask.card]
    if ask.kind == "team":
        _on_team(day, team, day.teams[int(value)], ask.card, data)
    elif ask.kind == "own_star":
        assert isinstance(data.effect, SellStar)
        _sell(day, team, ask.card, day.parts.card_at[value], data.effect.gain)
    elif ask.kind == "star":
        team.hand = (*team.hand, day.parts.card_at[value])
        day.tell(CardGained(team.seat, value))
    elif ask.kind == "instant":
        play(day, team, day.parts.card_at[value])
    elif ask.kind == "square":
        square = day.atlas.at[value]
        if square != team.square:  # Golden Chance may stay (RM-6.51)
            team.due_trip = DueTrip("card_trip", square, ask.card)
    elif value != "keep":
        bonbi.send(day, team, int(value))
    worked_off(day, team)


def _sell(day: Day, team: Team, card: int, star: int, gain: int) -> None:
    if star not in team.hand:  # by the first version, which did not look again (see `asks`)
        _void(day, team, card)
        return
    at = team.hand.index(star)
    team.hand = (*team.hand[:at], *team.hand[at + 1 :])
    _pay(day, team, card, gain)


def _on_team(day: Day, team: Team, other: Team, card: int, data: CardData) -> None:
    match data.effect:
        case Points(target=points):
            _pay_other(day, other, card, points)
        case PoolAndSplit():
            unit = day.parts.kit.kit.teams.point_unit
            half = (team.balance + other.balance) // (2 * unit) * unit  # RM-6.29
            for one in (team, other):
                points = half - one.balance
                pay(day, one, points)
                day.tell(CardRevealed(one.seat, data.id, points))
        case Give(amount):
            _hand_over(day, team, other, card, amount)
        case DiscardAllStars():
            count, other.hand = len(other.hand), ()
            day.tell(CardRevealed(other.seat, data.id, 0, count))


def check_choose(day: Day, team: Team, value: str) -> None:
    """One of what is asked."""
    if team.ask is None:
        raise IllegalMove("RM-5.5c", "nothing_asked")
    if value not in team.ask.options:
        raise IllegalMove("RM-5.5c", "not_to_choose", value=value)
    if day.hold is not None and day.hold.t0 and _needs_dice(day, team.ask, value):
        raise IllegalMove("RM-2.11a", "hold")


def _needs_dice(day: Day, ask: Ask, value: str) -> bool:
    """A choice that leads to a die at once: Joker as a card with dice (RM-2.11)."""
    if ask.kind != "instant":
        return False
    return isinstance(day.parts.cards[day.parts.card_at[value]].effect, PointsDice | RedrawDestination)
