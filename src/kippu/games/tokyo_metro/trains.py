"""TOKYO METRO: the train phase: movement, dividends, riding windows, removal (TM-21 to TM-24)."""

from kippu.games.tokyo_metro.events import Dividend, TrainRemoved
from kippu.games.tokyo_metro.meeples import may_board
from kippu.games.tokyo_metro.state import NOWHERE, Draft, Ride


def departure(draft: Draft, first: int = 0) -> Ride | None:
    """The window from which the next train departs, in track order; None when all have moved (TM-21.1)."""
    constants = draft.parts.constants
    for index in range(first, len(draft.lines)):
        line = draft.lines[index]
        if line.train != NOWHERE:
            steps = constants.train_steps + line.speed * constants.speed_token_steps  # TM-21.2
            return Ride(index, steps, 0)
    return None


def run(draft: Draft) -> None:
    """Let trains move until a player has a choice; `draft.ride` is None when all have moved."""
    while draft.ride is not None:
        asked = next_asked(draft, draft.ride)
        if asked != NOWHERE:
            if asked != draft.ride.asked:
                draft.ride = Ride(draft.ride.line, draft.ride.left, asked, draft.ride.removed)
            return
        draft.ride = _after_window(draft, draft.ride)


def next_asked(draft: Draft, ride: Ride) -> int:
    """The place in the turn order of the next player with a choice in this window (TM-23.4)."""
    for place in range(ride.asked, len(draft.order)):
        player = draft.players[draft.order[place]]
        if player.aboard == ride.line or (not ride.removed and may_board(draft, player, ride.line, ride.left)):
            return place
    return NOWHERE


def _after_window(draft: Draft, ride: Ride) -> Ride | None:
    """One step further, with its dividend and perhaps removal; or the next train (TM-21.6)."""
    if ride.removed or not ride.left:
        return departure(draft, ride.line + 1)
    route, line = draft.parts.board.routes[ride.line], draft.lines[ride.line]
    step = (line.train + 1) % len(route.trip)
    draft.line(ride.line, train=step)
    draft.events.append(route.entered[step])
    _dividend(draft, ride.line, route.trip[step])
    if step == 0 and not line.holders:  # TM-24.2: its round trip is made
        draft.line(ride.line, train=NOWHERE)
        draft.tell(TrainRemoved(route.id))
        return Ride(ride.line, 0, 0, removed=True)
    return Ride(ride.line, ride.left - 1, 0)


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


def discs_back(draft: Draft) -> None:
    """The action phase ends: discs go back, discounts not used are lost (TM-7.12)."""
    for seat in range(len(draft.players)):
        draft.player(seat, unused=0, passed=False, spots=0, pending=0)
