"""IZAKAYA: who sees what (IZ-13), and states that fit what is seen."""

from functools import lru_cache
from typing import Literal

from kippu.core.chance import Chance
from kippu.core.game import Event, Viewer
from kippu.games.izakaya.rules.lots import heights, raised
from kippu.games.izakaya.rules.pieces import CELL_AT, indexes
from kippu.games.izakaya.rules.scoring import drinks_around, ranked, score
from kippu.games.izakaya.rules.state import State, is_last, to_act
from kippu.games.izakaya.rules.town import Town, layout, town_of
from kippu.games.izakaya.rules.types import (
    ACQUIRE,
    ColorView,
    LotView,
    PieceView,
    Placed,
    PlayerView,
    View,
)


def view(state: State, viewer: Viewer) -> View:
    """Everything that lies on the table, and of hidden bids only the own one."""
    town, box = state.town, state.town.parts
    auction = state.turn is None
    own = isinstance(viewer, int) and 0 <= viewer < len(state.order)
    players = tuple(_player(state, seat) for seat in range(len(state.order)))
    return View(
        viewer=viewer,
        house=town.house,
        phase=_phase(state),
        round=state.round,
        turn=state.turn or 0,
        asked=to_act(state),
        order=state.order,
        last=is_last(state),
        pot=state.pot,
        end_threshold=town.grid.data.end_threshold,
        has_bid=tuple(bid is not None for bid in state.bids),
        bid=state.bids[viewer] if auction and own and isinstance(viewer, int) else None,
        bids=() if auction else tuple(bid or 0 for bid in state.bids),
        chips=state.chips,
        colors=tuple(_color(state, color) for color in state.row),
        drinks={
            town.grid.corners[corner]: box.colors[color]
            for color, on in enumerate(state.drinks)
            for corner in indexes(on)
        },
        players=players,
        ranking=ranked(state, [player.score.total for player in players]),
        lots=tuple(_lot(state, card) for card in range(len(town.grid.cards))),
        yard=tuple(box.shapes[shape].id for shape in state.yard),
        taken=None if state.taken is None else box.shapes[state.taken].id,
        supply={shape.id: left for shape, left in zip(box.shapes, state.supply, strict=True)},
        shapes=box.pictures,
    )


def _phase(state: State) -> Literal["auction", "action", "bonus", "placing", "over"]:
    if state.over:
        return "over"
    if state.turn is None:
        return "auction"
    if state.taken is not None:
        return "placing"
    return "bonus" if state.bonus else "action"


def _color(state: State, color: int) -> ColorView:
    setup = state.town.parts.setup
    data = setup.colors[color]
    left = setup.drinks_per_color - state.drinks[color].bit_count()
    return ColorView(data.id, data.color, state.prices[color], left)


def _player(state: State, seat: int) -> PlayerView:
    setup = state.town.parts.setup
    on = state.lot_chips[seat]
    return PlayerView(
        cash=state.cash[seat],
        action_chips=setup.action_chips - sum(chip.seat == seat for chip in state.chips),
        lot_chips=tuple(state.town.grid.corners[corner] for corner in indexes(on)),
        lot_chips_left=setup.lot_chips - on.bit_count(),
        score=score(state, seat),
    )


def _lot(state: State, card: int) -> LotView:
    owner = next((seat for seat, cards in enumerate(state.owned) if cards >> card & 1), None)
    sites = state.town.sites_on[card]
    here = {site.index for site in sites}
    placed = tuple(one for one in state.placed if one.site in here)
    floors = tuple(state.floors[site.index] for site in sites)
    return _lot_view(state.town, card, owner, drinks_around(state, card), placed, floors)


@lru_cache(maxsize=1 << 10)  # most lots of a town stay as they are from view to view
def _lot_view(
    town: Town,
    card: int,
    owner: int | None,
    drinks: int,
    placed: tuple[Placed, ...],
    floors: tuple[tuple[int, ...], ...],
) -> LotView:
    lot = town.lots[card]
    sites = town.sites_on[card]
    return LotView(
        lot=town.grid.cards[card],
        number=lot.number,
        blue=card == town.grid.blue,
        owner=owner,
        rows=lot.data.rows,
        drinks=drinks,
        heights=heights(floor for building in floors for floor in building),
        floors={site.outline.letter: len(building) for site, building in zip(sites, floors, strict=True)},
        pieces=tuple(_piece(town, one) for one in placed),
    )


def _piece(town: Town, placed: Placed) -> PieceView:
    outline = town.sites[placed.site].outline
    place = outline.places[placed.place]
    return PieceView(town.parts.shapes[place.shape].id, outline.letter, placed.floor, place.cells)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Events of IZAKAYA hold nothing secret: a bid is told only when all are in (IZ-13.1a)."""
    del viewer
    return event


def imagine(seen: View, chance: Chance) -> State:
    """A state that fits a view: hidden bids are drawn among what their players can pay."""
    town = town_of(layout(len(seen.order), tuple(lot.number for lot in seen.lots), seen.house))
    box = town.parts
    placed, floors = _building(town, seen)
    colors = {color.id: color for color in seen.colors}

    def bid(seat: int) -> int | None:
        if seen.bids:
            return seen.bids[seat]
        if not seen.has_bid[seat] or seat == seen.viewer:
            return seen.bid if seat == seen.viewer else None
        coin = box.setup.coin
        return coin * chance.below(seen.players[seat].cash // coin + 1)

    return State(
        town=town,
        round=seen.round,
        order=seen.order,
        turn=None if seen.phase == "auction" else seen.turn,
        # a piece that is to be placed was taken as a bonus if the chip before it was one for Acquire
        bonus=seen.phase == "bonus" or (seen.phase == "placing" and seen.chips[-1].spot == ACQUIRE),
        over=seen.phase == "over",
        cash=tuple(player.cash for player in seen.players),
        pot=seen.pot,
        bids=tuple(map(bid, range(len(seen.order)))),
        chips=seen.chips,
        row=tuple(box.color_at[color.id] for color in seen.colors),
        prices=tuple(colors[id_].price for id_ in box.colors),
        drinks=tuple(
            sum(1 << town.grid.corner_at[corner] for corner, of in seen.drinks.items() if of == id_)
            for id_ in box.colors
        ),
        lot_chips=tuple(
            sum(1 << town.grid.corner_at[corner] for corner in player.lot_chips) for player in seen.players
        ),
        owned=tuple(
            sum(1 << card for card, lot in enumerate(seen.lots) if lot.owner == seat) for seat in range(len(seen.order))
        ),
        floors=floors,
        placed=placed,
        supply=tuple(seen.supply[shape.id] for shape in box.shapes),
        yard=tuple(box.shape_at[id_] for id_ in seen.yard),
        taken=None if seen.taken is None else box.shape_at[seen.taken],
    )


def _building(town: Town, seen: View) -> tuple[tuple[Placed, ...], tuple[tuple[int, ...], ...]]:
    """The pieces of a view, lot by lot, and the floors they make."""
    placed: list[Placed] = []
    floors: list[tuple[int, ...]] = [()] * len(town.sites)
    for card, lot in enumerate(seen.lots):
        sites = {site.outline.letter: site for site in town.sites_on[card]}
        for piece in lot.pieces:
            site = sites[piece.outline]
            cells = sum(1 << CELL_AT[cell] for cell in piece.cells)
            floors[site.index], floor = raised(floors[site.index], cells)
            placed.append(Placed(site.index, site.outline.place_at[cells].index, floor))
    return tuple(placed), tuple(floors)
