"""What the rules refuse, each time by the clause that forbids it."""

from kippu.core.errors import IllegalMove
from kippu.core.game import Actor
from kippu.games.izakaya.rules.lots import fits, height_of
from kippu.games.izakaya.rules.pieces import CELL_AT
from kippu.games.izakaya.rules.state import (
    State,
    coin_may_move,
    free_corners,
    free_lots,
    has_drink_chip,
    near_older_chips,
    offered,
    union,
)
from kippu.games.izakaya.rules.town import Site
from kippu.games.izakaya.rules.types import Acquire, Bid, Build, Decline, Drink, Pass, Price, Take


def check(state: State, actor: Actor, command: object) -> None:
    """Refuse what the rules forbid."""
    seat = check_asked(state, actor, command)
    check_choice(state, seat, command)
    if isinstance(command, Build):
        site_of(state, command)


def check_asked(state: State, actor: Actor, command: object) -> int:
    """Only what is asked for now, by the player who is asked (IZ-0.6); the seat of the player."""
    if not isinstance(actor, int) or not 0 <= actor < len(state.order):
        raise IllegalMove("IZ-1.1", "not_a_player", actor=str(actor))
    if state.over:
        raise IllegalMove("IZ-10.3b", "game_over")
    if state.turn is None:
        if not isinstance(command, Bid):
            raise IllegalMove("IZ-2.1", "auction_first")
        return actor
    asked = state.order[state.turn % len(state.order)]
    if actor != asked:
        raise IllegalMove("IZ-0.6a", "not_asked", seat=asked + 1)
    if isinstance(command, Bid):
        raise IllegalMove("IZ-3.1b", "no_auction_now")
    if state.taken is not None:
        if not isinstance(command, Build):
            raise IllegalMove("IZ-8.2b", "place_first", shape=state.town.parts.shapes[state.taken].id)
    elif state.bonus and not isinstance(command, Take | Build | Decline):
        raise IllegalMove("IZ-7.5a", "bonus_first")
    return actor


def check_choice(state: State, seat: int, command: object) -> None:
    """Everything about a command but the place of a piece, which `site_of` finds."""
    if isinstance(command, Drink):
        _check_drink(state, seat, command)
    elif isinstance(command, Price):
        _check_price(state, command)
    elif isinstance(command, Acquire):
        _check_acquire(state, seat, command)
    elif isinstance(command, Bid):
        _check_bid(state, seat, command)
    elif isinstance(command, Decline):
        if not state.bonus:
            raise IllegalMove("IZ-7.1a", "no_line")
    elif isinstance(command, Take):
        if not state.town.house.choose_unseen:
            raise IllegalMove("IZ-8.2b", "place_too")
        _shape(state, command.shape)
    elif isinstance(command, Build):
        if state.town.house.choose_unseen and state.taken is None:
            raise IllegalMove("IZ-8.2b", "take_first")
    elif not isinstance(command, Pass):
        raise IllegalMove("IZ-0.6b", "no_such_command")


def _check_bid(state: State, seat: int, command: Bid) -> None:
    amount, coin = command.amount, state.town.parts.setup.coin
    if amount % coin:
        raise IllegalMove("IZ-0.1", "not_in_coins", amount=amount, coin=coin)
    if not 0 <= amount <= state.cash[seat]:
        raise IllegalMove("IZ-3.1a", "bid_not_in_cash", amount=amount, cash=state.cash[seat])


def _color(state: State, id_: str) -> int:
    color = state.town.parts.color_at.get(id_)
    if color is None:
        raise IllegalMove("IZ-1.5a", "unknown_color", color=id_)
    return color


def _corner(state: State, name: str) -> int:
    corner = state.town.grid.corner_at.get(name)
    if corner is None:
        raise IllegalMove("IZ-0.3c", "unknown_corner", corner=name)
    return corner


def _card(state: State, name: str) -> int:
    card = state.town.grid.card_at.get(name)
    if card is None:
        raise IllegalMove("IZ-0.3b", "unknown_lot", lot=name)
    return card


def _shape(state: State, id_: str) -> int:
    """A shape that can be taken, or the one that was."""
    shape = state.town.parts.shape_at.get(id_)
    if shape is None or shape not in offered(state):
        if state.taken is not None:
            raise IllegalMove("IZ-8.2b", "place_first", shape=state.town.parts.shapes[state.taken].id)
        if state.town.house.supply == "yard":
            raise IllegalMove("IZ-8.2a", "not_in_yard", shape=id_)
        raise IllegalMove("IZ-8.2a", "not_in_supply", shape=id_)
    return shape


def _check_drink(state: State, seat: int, command: Drink) -> None:
    color, corner = _color(state, command.color), _corner(state, command.corner)
    if state.town.house.drink_chips == "one_per_player":
        if has_drink_chip(state, seat):
            raise IllegalMove("IZ-4.2", "drink_chip_used")
    elif any(chip.spot == command.color for chip in state.chips):
        raise IllegalMove("IZ-4.2", "color_has_chip", color=command.color)
    if state.drinks[color].bit_count() == state.town.parts.setup.drinks_per_color:
        raise IllegalMove("IZ-4.3", "no_drink_left", color=command.color)
    bit = 1 << corner
    if bit & state.town.grid.outer:
        raise IllegalMove("IZ-4.6", "outer_corner", corner=command.corner)
    free = free_corners(state)
    if not free:
        raise IllegalMove("IZ-4.7", "all_corners_taken")
    if bit & union(state.drinks):
        raise IllegalMove("IZ-4.4a", "corner_taken", corner=command.corner)
    if not bit & free:
        raise IllegalMove("IZ-4.5", "inner_corners_first", corner=command.corner)


def _check_price(state: State, command: Price) -> None:
    giver, taker = _color(state, command.giver), _color(state, command.taker)
    if not coin_may_move(state):
        raise IllegalMove("IZ-5.4a", "price_has_chip")
    if giver == taker:
        raise IllegalMove("IZ-5.2b", "same_color", color=command.giver)
    if not state.prices[giver]:
        raise IllegalMove("IZ-5.2a", "no_coin", color=command.giver)


def _check_acquire(state: State, seat: int, command: Acquire) -> None:
    town, free = state.town, free_lots(state)
    corner, card = _corner(state, command.corner), _card(state, command.lot)
    if state.lot_chips[seat].bit_count() == town.parts.setup.lot_chips:
        raise IllegalMove("IZ-6.6c", "no_lot_chip_left")
    if not town.grid.for_chips >> corner & 1:
        if town.grid.for_chips & town.grid.rim:
            raise IllegalMove("IZ-6.2", "outer_corner_for_chip", corner=command.corner)
        raise IllegalMove("IZ-6.2", "not_an_inner_corner", corner=command.corner)
    if state.lot_chips[seat] >> corner & 1:
        raise IllegalMove("IZ-6.3a", "own_chip_there", corner=command.corner)
    reach = town.grid.meeting[corner] | near_older_chips(state, seat)
    if not reach & free:
        raise IllegalMove("IZ-6.6a", "no_free_lot", corner=command.corner)
    if not reach >> card & 1:
        raise IllegalMove("IZ-6.1a", "lot_elsewhere", lot=command.lot, corner=command.corner)
    if card == town.grid.blue:
        raise IllegalMove("IZ-6.5", "blue_card_not_for_sale")
    if not free >> card & 1:
        raise IllegalMove("IZ-6.4b", "lot_has_owner", lot=command.lot)


def site_of(state: State, command: Build) -> tuple[Site, int]:
    """The site that a piece is built on, and the number of its place there; or a refusal."""
    shape = _shape(state, command.shape)
    card = _card(state, command.lot)
    if card == state.town.not_built:
        raise IllegalMove("IZ-1.3c", "blue_card_not_built")
    cells = _cells(state, shape, command)
    site = _site(state, card, cells, command.lot)
    place = site.outline.place_at[cells].index
    floors = state.floors[site.index]
    if not fits(site.outline, floors) >> place & 1:
        if any(floor & cells and cells & ~floor for floor in floors):
            raise IllegalMove("IZ-8.7b", "different_heights")
        raise IllegalMove("IZ-8.9a", "no_shared_side", floor=height_of(floors, cells) + 1)
    return site, place


def _cells(state: State, shape: int, command: Build) -> int:
    """The cells of a piece as a mask: those of a lot, each once, in reading order, in the shape of the piece."""
    mask = state.town.parts.shapes[shape].laid.get(command.cells)
    if mask is None:
        at = [CELL_AT.get(cell, -1) for cell in command.cells]
        if at != sorted(set(at)) or -1 in at:
            raise IllegalMove("IZ-8.4a", "not_cells", cells=" ".join(command.cells))
        raise IllegalMove("IZ-8.5b", "not_its_shape", shape=command.shape)
    return mask


def _site(state: State, card: int, cells: int, lot: str) -> Site:
    """The outline that a piece lies in; outlines do not touch, so it never lies on two (IZ-8.6)."""
    for site in state.town.sites_on[card]:
        if not cells & ~site.outline.mask:
            return site
    raise IllegalMove("IZ-8.6", "outside_outline", lot=lot)
