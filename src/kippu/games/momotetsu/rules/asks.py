"""Choices that are open while others go on: what was offered may be gone before a team has chosen (RM-5.5, RM-5.6)."""

from msgspec.structs import replace

from kippu.games.momotetsu.model.feed import CardVoid
from kippu.games.momotetsu.model.state import Ask, Day, Team, held
from kippu.games.momotetsu.rules.attack_end import worked_off
from kippu.games.momotetsu.rules.bonbi import holds_bonbi


def look_again(day: Day) -> None:
    """Take back what cannot be chosen any more; a question with nothing left to choose is over."""
    if day.parts.readings.choices_go_stale:
        return
    for team in day.teams:
        ask = team.ask
        if ask is not None and (left := _left(day, team, ask)) != ask.options:
            team.ask = replace(ask, options=left) if left else None
            day.schedule.replan(team)
            if not left:
                _over(day, team, ask)


def _left(day: Day, team: Team, ask: Ask) -> tuple[str, ...]:
    match ask.kind:
        case "own_star":
            return tuple([id_ for id_ in ask.options if day.parts.card_at[id_] in team.hand])
        case "property":
            return tuple([id_ for id_ in ask.options if day.parts.property_at[id_] in held(team)])
        case "team":
            return tuple([seat for seat in ask.options if not day.teams[int(seat)].withdrawn])
        case "send":
            if not holds_bonbi(day, team):
                return ()
            return tuple([one for one in ask.options if one == "keep" or not day.teams[int(one)].withdrawn])
    return ask.options


def _over(day: Day, team: Team, ask: Ask) -> None:
    """A card finds nothing to act on any more, an attack no property (RM-5.6, RM-9.19)."""
    if ask.card >= 0:
        day.tell(CardVoid(team.seat, day.parts.card_ids[ask.card]))
    worked_off(day, team)
