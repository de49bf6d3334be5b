"""TOKYO METRO: the train phase: movement, dividends, riding windows, removal (TM-21 to TM-24)."""

from kippu.games.tokyo_metro.rules.events import Dividend, IncomeLost, TokensReturned, TrainRemoved
from kippu.games.tokyo_metro.rules.meeples import fare
from kippu.games.tokyo_metro.rules.state import NOWHERE, Draft, Ride, standing

_EVERYWHERE = -1  # as bits: all of them


def departure(draft: Draft, first: int = 0) -> Ride | None:
    """The window from which the next train departs, in track order; None when all have moved (TM-21.1)."""
    constants = draft.parts.constants
    for index in range(first, len(draft.lines)):
        line = draft.lines[index]
        if line.train != NOWHERE:
            steps = constants.train_steps + line.speed * constants.speed_token_steps  # TM-21.2a
            return Ride(index, steps, 0)
    return None


def run(draft: Draft) -> None:
    """Let trains move until a player has a choice; `draft.ride` is None when all have moved."""
    built = met = 0  # stations with a pyramid, and stations where somebody may get on or off, as bits
    for player in draft.players:
        built |= player.pyramids
        if player.aboard == NOWHERE:
            met |= draft.parts.board.touched[player.at]
        else:
            met |= 1 << standing(draft.parts, draft.lines, player.aboard)
    while draft.ride is not None:
        if not _run_by(draft, draft.ride, built | met) and _move(draft, draft.ride, built):
            return
        draft.ride = departure(draft, draft.ride.line + 1)


def _run_by(draft: Draft, ride: Ride, stations: int) -> bool:
    """Let a train make its whole move if it comes to none of these stations and stays on the map; whether it did."""
    line = draft.lines[ride.line]
    if not ride.left:
        return False
    ahead = draft.parts.board.routes[ride.line].stretch(line.train, ride.left)
    if ahead.stations & stations or (ahead.home and not line.holders):
        return False
    draft.events += ahead.entered
    draft.line(ride.line, train=ahead.end)
    return True


def _move(draft: Draft, ride: Ride, built: int) -> bool:
    """Go on with the move of one train (TM-21.6); whether a player has a choice in a riding window."""
    route, left, asked = draft.parts.board.routes[ride.line], ride.left, ride.asked
    step, shared = draft.lines[ride.line].train, bool(draft.lines[ride.line].holders)
    removed = ride.removed
    contacts = _contacts(draft, ride.line)
    anybody = 0
    for contact in contacts:
        anybody |= contact
    while True:
        here = route.trip[max(step, 0)]
        if anybody >> here & 1:  # TM-23.2b: to get on, steps must be left
            for place in range(asked, len(contacts)):
                if contacts[place] == _EVERYWHERE or (
                    left and contacts[place] >> here & 1 and _can_pay(draft, place, ride.line)
                ):
                    draft.line(ride.line, train=step)
                    draft.ride = Ride(ride.line, left, place, removed)
                    return True
        if not left:
            draft.line(ride.line, train=step)
            return False
        step = (step + 1) % len(route.trip)
        left, asked = left - 1, 0
        draft.events.append(route.entered[step])
        if built >> route.trip[step] & 1:
            _dividend(draft, ride.line, route.trip[step])
        if step == 0 and not shared:  # TM-24.2a, TM-24.2c: its round trip is made, other steps are lost
            draft.tell(TrainRemoved(route.id))
            step, left, removed = NOWHERE, 0, True
            if not draft.parts.house.income_stays:
                draft.line(ride.line, income=0)
                draft.tell(IncomeLost(route.id))


def _contacts(draft: Draft, line: int) -> list[int]:
    """Per place in the turn order the stations where a player has a choice in a window of a line, as bits.

    A rider has one everywhere; others at stations they touch, or where the train they ride stands (TM-23.3).
    """
    touched, found = draft.parts.board.touched, []
    for seat in draft.order:
        player = draft.players[seat]
        if player.aboard == line:
            found.append(_EVERYWHERE)
        elif player.aboard == NOWHERE:
            found.append(touched[player.at])
        else:
            found.append(1 << standing(draft.parts, draft.lines, player.aboard))
    return found


def _can_pay(draft: Draft, place: int, line: int) -> bool:
    """Whether a player has the fare; a dividend on the way may have brought it (TM-22.6, TM-23.7)."""
    player = draft.players[draft.order[place]]
    return player.cash >= fare(draft.parts.constants, player, line)


def _dividend(draft: Draft, index: int, station: int) -> None:
    """Due to the owner of a pyramid for the line that comes by (TM-22)."""
    for seat, player in enumerate(draft.players):
        if player.pyramids >> station & 1:
            constants, names = draft.parts.constants, draft.parts.board
            if player.shares >> index & 1:
                by, paid = constants.dividend_with_share_line, constants.dividend_with_share_owner
            else:
                by, paid = constants.dividend_without_share_line, constants.dividend_without_share_owner
            income = draft.lines[index].income + by
            draft.line(index, income=income)
            draft.player(seat, cash=player.cash + paid)
            draft.tell(Dividend(seat, names.line_ids[index], names.station_ids[station], by, paid, income))


def tokens_back(draft: Draft) -> None:
    """All trains have moved: speed tokens go back to the supply (TM-1.8b)."""
    for index, line in enumerate(draft.lines):
        if line.speed:
            draft.tokens += line.speed
            draft.line(index, speed=0)
            draft.tell(TokensReturned(draft.parts.board.line_ids[index], line.speed))


def discs_back(draft: Draft) -> None:
    """The action phase ends: discs go back, discounts not used are lost (TM-7.12)."""
    for seat in range(len(draft.players)):
        draft.player(seat, unused=0, passed=False, spots=0, pending=0)
