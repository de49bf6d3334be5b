"""TOKYO METRO: meeples on the grid and aboard trains (TM-6, TM-8, TM-23)."""

from kippu.core.errors import IllegalMove
from kippu.games.tokyo_metro.rules.commands import Alight, Board, Decline, PutMeeple, StayAboard, Walk
from kippu.games.tokyo_metro.rules.events import (
    Alighted,
    AlightedOnTurn,
    Boarded,
    Declined,
    IncomeRose,
    MeeplePut,
    StayedAboard,
    Walked,
)
from kippu.games.tokyo_metro.rules.files import ConstantsData
from kippu.games.tokyo_metro.rules.state import NOWHERE, Draft, Player, standing

# --- the movement phase -----------------------------------------------------------------------------------


def steps(constants: ConstantsData, player: Player, printed: int) -> int:
    """How far a player may walk (TM-6.1, TM-8.1)."""
    return printed + constants.bicycle_bonus_steps if player.bicycle else printed


def put(draft: Draft, seat: int, command: PutMeeple) -> None:
    """Put the meeple on any rectangle, in round 1 only (TM-6.2)."""
    if draft.round > 1:
        raise IllegalMove("TM-6.2a", "meeple_is_on_the_map")
    draft.player(seat, at=rectangle(draft, command.x, command.y))
    draft.tell(MeeplePut(seat, command.x, command.y))


def walk(draft: Draft, seat: int, command: Walk) -> None:
    """Walk, or stay; from a train after alighting, which costs no step (TM-6.1, TM-6.3)."""
    if draft.round == 1:
        raise IllegalMove("TM-6.2a", "put_the_meeple")
    player, board = draft.players[seat], draft.parts.board
    to = rectangle(draft, command.x, command.y)
    most = steps(draft.parts.constants, player, draft.parts.constants.walk_steps)
    if player.aboard == NOWHERE:
        reached = board.near(player.at, most)
    else:
        reached = board.near_station(station_of(draft, player), most)
    if to not in reached:
        raise IllegalMove("TM-6.1", "too_far", steps=most)
    draft.player(seat, at=to, aboard=NOWHERE)
    draft.tell(Walked(seat, command.x, command.y))


def stay_aboard(draft: Draft, seat: int, command: StayAboard) -> None:
    """Ride on (TM-6.3, TM-23.9)."""
    del command
    line = riding(draft, seat)
    if draft.ride is not None:
        in_window(draft, line)
        if draft.ride.removed:
            raise IllegalMove("TM-24.3a", "train_is_gone", line=draft.parts.board.line_ids[line])
    draft.tell(StayedAboard(seat, draft.parts.board.line_ids[line]))


# --- alighting --------------------------------------------------------------------------------------------


def alight_on_turn(draft: Draft, seat: int, command: Alight) -> None:
    """Get off on the own action turn, before the action (TM-7.5)."""
    line = riding(draft, seat)
    station = _get_off(draft, seat, command)
    names = draft.parts.board
    draft.tell(AlightedOnTurn(seat, names.line_ids[line], names.station_ids[station], command.x, command.y))


def alight(draft: Draft, seat: int, command: Alight) -> None:
    """Get off in a riding window (TM-23.4), or because the train is taken off the map (TM-24.3)."""
    line = riding(draft, seat)
    in_window(draft, line)
    station = _get_off(draft, seat, command)
    names = draft.parts.board
    draft.tell(Alighted(seat, names.line_ids[line], names.station_ids[station], command.x, command.y))


def _get_off(draft: Draft, seat: int, command: Alight) -> int:
    """Onto a rectangle that touches the station of the train (TM-23.8)."""
    board = draft.parts.board
    station = station_of(draft, draft.players[seat])
    to = rectangle(draft, command.x, command.y)
    if to not in board.touch[station]:
        raise IllegalMove("TM-23.8a", "not_at_the_station", station=board.station_ids[station])
    draft.player(seat, at=to, aboard=NOWHERE)
    return station


# --- boarding ---------------------------------------------------------------------------------------------


def fare(constants: ConstantsData, player: Player, line: int) -> int:
    """What a ride costs (TM-23.6)."""
    return constants.fare_shareholder if player.shares >> line & 1 else constants.fare


def board_train(draft: Draft, seat: int, command: Board) -> None:
    """Get on the train of the riding window; the fare goes to the line (TM-23.6)."""
    del command
    player, line = draft.players[seat], _window_to_board(draft, seat)
    names, price = draft.parts.board, fare(draft.parts.constants, player, line)
    draft.player(seat, at=NOWHERE, aboard=line, cash=player.cash - price)
    draft.tell(Boarded(seat, names.line_ids[line], names.station_ids[standing(draft.parts, draft.lines, line)], price))
    if price:
        raise_income(draft, line, price)


def decline(draft: Draft, seat: int, command: Decline) -> None:
    """Do not get on (TM-23.4)."""
    del command
    names, line = draft.parts.board, _window_to_board(draft, seat)
    draft.tell(Declined(seat, names.line_ids[line], names.station_ids[standing(draft.parts, draft.lines, line)]))


def _window_to_board(draft: Draft, seat: int) -> int:
    assert draft.ride is not None
    if draft.players[seat].aboard == draft.ride.line:
        raise IllegalMove("TM-23.4b", "already_aboard")
    return draft.ride.line


# --- what these share -------------------------------------------------------------------------------------


def rectangle(draft: Draft, x: int, y: int) -> int:
    """A rectangle of the grid (TM-1.4)."""
    found = draft.parts.board.rectangle(x, y)
    if found == NOWHERE:
        raise IllegalMove("TM-1.6b", "off_the_grid", x=x, y=y)
    return found


def riding(draft: Draft, seat: int) -> int:
    """The line whose train a player rides."""
    line = draft.players[seat].aboard
    if line == NOWHERE:
        raise IllegalMove("TM-23.1a", "not_aboard")
    return line


def in_window(draft: Draft, line: int) -> None:
    """Refuse to alight from another train than that of the riding window (TM-23.8)."""
    assert draft.ride is not None
    if line != draft.ride.line:
        raise IllegalMove("TM-23.4b", "other_train_moves", line=draft.parts.board.line_ids[draft.ride.line])


def station_of(draft: Draft, player: Player) -> int:
    """Where the train of a rider stands; one that was taken off has left from station 1 (TM-24.3)."""
    train = draft.lines[player.aboard].train
    return draft.parts.board.routes[player.aboard].trip[max(train, 0)]


def raise_income(draft: Draft, line: int, by: int) -> None:
    """Raise the income of a line, which has a marker from then on (TM-1.9)."""
    income = max(draft.lines[line].income, 0) + by
    draft.line(line, income=income)
    draft.tell(IncomeRose(draft.parts.board.line_ids[line], by, income))
