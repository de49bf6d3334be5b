"""The game master sets things right: bonbi, positions, balances, missions, teams (RM-13.6)."""

from kippu.core.errors import IllegalMove
from kippu.games.momotetsu.master import guards
from kippu.games.momotetsu.master.guards import Handlers
from kippu.games.momotetsu.model.commands import (
    AssignBonbi,
    Correct,
    ForceAlight,
    ReplaceMission,
    SetPosition,
    Withdraw,
)
from kippu.games.momotetsu.model.feed import Corrected, Mastered, Withdrawn
from kippu.games.momotetsu.model.state import NOBODY, STATUSES, Day, Team, held
from kippu.games.momotetsu.rules import alighting, bonbi, goal, money
from kippu.games.momotetsu.rules.movement import as_declared, enter


def _check_bonbi(day: Day, command: AssignBonbi) -> None:
    guards.running(day)
    if command.seat is not None:
        guards.team_of(day, command.seat)
        if day.bonbi is not None and day.bonbi.holder == command.seat:
            raise IllegalMove("RM-13.6", "no_change")
    elif day.bonbi is None:
        raise IllegalMove("RM-13.6", "no_change")


def _bonbi(day: Day, command: AssignBonbi) -> None:
    if command.seat is None:
        bonbi.go(day)
    else:
        bonbi.come(day, day.teams[command.seat], "master")
    day.tell(Mastered("assign_bonbi", command.reason))


def _check_position(day: Day, command: SetPosition) -> None:
    guards.team_of(day, command.seat)
    if command.square not in day.atlas.at:
        raise IllegalMove("RM-3.1a", "unknown_square", square=command.square)


def _position(day: Day, command: SetPosition) -> None:
    """The team stands there; a movement under way is over."""
    team = day.teams[command.seat]
    team.square = day.atlas.at[command.square]
    bonbi.stands(day, team)
    if team.move is not None:
        team.stopped, team.move = as_declared(team.move), None
        enter(day, team, "ready")
        goal.got_off(day, team)
    day.tell(Mastered("set_position", command.reason))


def _check_correct(day: Day, command: Correct) -> None:
    team, parts = guards.team_of(day, command.seat), day.parts
    cards = (*command.give_cards, *command.take_cards)
    known = all(card in parts.card_at and parts.cards[parts.card_at[card]].star for card in cards)
    hand = list(team.hand)
    for card in command.take_cards:
        if parts.card_at.get(card, -1) not in hand:
            known = False
        else:
            hand.remove(parts.card_at[card])
    given, taken = command.give_property, command.take_property
    if given is not None and (given not in parts.property_at or parts.property_at[given] in held(team)):
        known = False
    if taken is not None and parts.property_at.get(taken, -1) not in held(team):
        known = False
    if not known or team.goals + command.goals < 0 or command.points % parts.kit.kit.teams.point_unit:
        raise IllegalMove("RM-13.6", "cannot_correct")
    if command.phase is not None and team.phase == "done":
        raise IllegalMove("RM-13.6", "cannot_correct")


def _correct(day: Day, command: Correct) -> None:
    team, at = day.teams[command.seat], day.parts.card_at
    hand = list(team.hand)
    for card in command.take_cards:
        hand.remove(at[card])
    team.hand = (*hand, *(at[card] for card in command.give_cards))
    if command.take_property is not None:
        money.lose(day, team, day.parts.property_at[command.take_property], 0)
    if command.give_property is not None:
        number = day.parts.property_at[command.give_property]
        team.cleared |= 1 << number
        money.win(day, team, number)
    if command.status_on is not None:
        team.statuses |= STATUSES[command.status_on]
    if command.status_off is not None:
        team.statuses &= ~STATUSES[command.status_off]
    if command.phase is not None:
        _make_ready(day, team)
        goal.got_off(day, team)
    team.goals += command.goals
    money.pay(day, team, command.points)
    day.tell(Corrected(team.seat, command.points, command.reason))


def _make_ready(day: Day, team: Team) -> None:
    team.move = team.roll = team.ask = team.job = None
    team.efforts, team.struck = (), False
    enter(day, team, "ready")


def _check_alight(day: Day, command: ForceAlight) -> None:
    guards.running(day)
    for seat in command.seats:
        guards.team_of(day, seat)


def _alight(day: Day, command: ForceAlight) -> None:
    seats = command.seats or tuple(range(len(day.teams)))
    alighting.order(day, [team for team in day.in_play if team.seat in seats], "order", "master")
    day.tell(Mastered("force_alight", command.reason))


def _check_mission(day: Day, command: ReplaceMission) -> None:
    mission = day.parts.mission_at.get(command.mission, -1)
    busy = any(effort.mission == mission for team in day.teams for effort in team.efforts)
    # Whoever could read the text before can read the other one, so it is there in the same languages.
    if mission < 0 or busy or not command.task.keys() >= day.parts.missions[mission].task.keys():
        raise IllegalMove("RM-7.10b", "cannot_replace", mission=command.mission)


def _mission(day: Day, command: ReplaceMission) -> None:
    mission = day.parts.mission_at[command.mission]
    others = tuple(one for one in day.replaced if one[0] != mission)
    day.replaced = (*others, (mission, command.task, command.reason))
    day.tell(Mastered("replace_mission", command.reason))


def _check_withdraw(day: Day, command: Withdraw) -> None:
    guards.team_of(day, command.seat)


def _withdraw(day: Day, command: Withdraw) -> None:
    """Out of rankings, targets and candidates (RM-1.15)."""
    team = day.teams[command.seat]
    team.withdrawn = True
    if day.bonbi is not None and day.bonbi.holder == team.seat:
        bonbi.go(day)
    _make_ready(day, team)
    team.due_trip, team.alight = None, "goal" if day.hold is not None and day.hold.waiting >> team.seat & 1 else ""
    team.alight_since = day.now
    goal.got_off(day, team)
    team.debt_since, team.repel_from, team.repel_until = 0, NOBODY, 0
    enter(day, team, "done")
    if day.touch is not None and team.seat in (day.touch.holder, day.touch.other):
        day.touch = None
    day.tell(Withdrawn(team.seat))


HANDLERS: Handlers = {
    AssignBonbi: (_check_bonbi, _bonbi),
    SetPosition: (_check_position, _position),
    Correct: (_check_correct, _correct),
    ForceAlight: (_check_alight, _alight),
    ReplaceMission: (_check_mission, _mission),
    Withdraw: (_check_withdraw, _withdraw),
}
