"""IZAKAYA: the rules, clause by clause (`kippu rules izakaya`).

A round is an auction, in which all bid at the same time and hidden, and an action phase, in which each player has
three turns. The pot that the bids fill ends the game.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from kippu.core.chance import Chance
from kippu.core.game import Actor, Event, Outcome, Step
from kippu.games.izakaya.rules.checks import check_asked, check_choice, site_of
from kippu.games.izakaya.rules.house import FIRST_RELEASE, House
from kippu.games.izakaya.rules.lots import raised
from kippu.games.izakaya.rules.scoring import decide, score
from kippu.games.izakaya.rules.state import State, fitting, free_places, is_last
from kippu.games.izakaya.rules.town import Parts, Town, layout, parts, town_of
from kippu.games.izakaya.rules.types import (
    ACQUIRE,
    BUILD,
    PRICE,
    Acquire,
    AnyCommand,
    Bid,
    BidPlaced,
    BidsRevealed,
    BonusDeclined,
    BonusSkipped,
    Build,
    Built,
    Chip,
    CoinMoved,
    Decline,
    Drink,
    DrinkPlaced,
    Ended,
    FirstOptions,
    IzakayaOptions,
    LastPhase,
    LineMade,
    LotAcquired,
    LotEarned,
    OrderSet,
    Passed,
    PieceDrawn,
    PieceReturned,
    PieceSwapped,
    PieceTaken,
    Placed,
    Price,
    RoundBegan,
    Scored,
    Spot,
    Take,
    TownLaid,
    YardFilled,
)

T = TypeVar("T")

# --- setup ------------------------------------------------------------------------------------------------


def house_of(options: FirstOptions | IzakayaOptions) -> House:
    """How a table reads what the rulebook leaves open."""
    return options.house if isinstance(options, IzakayaOptions) else FIRST_RELEASE


def start(options: FirstOptions | IzakayaOptions, seats: int, chance: Chance) -> Step[State]:
    """Lay out the town, the colours, the turn order and the yard, if there is one; the first auction is open (IZ-1)."""
    house = house_of(options)
    box = parts(mirror=house.mirror_pieces)
    lots = tuple(_drawn(range(1, len(box.lots) + 1), box.towns[seats].cards_per_side ** 2, chance))
    row = tuple(_drawn(range(len(box.colors)), len(box.colors), chance))
    order = tuple(_drawn(range(seats), seats, chance))
    town = town_of(layout(seats, lots, house))
    state = _first(town, row, order)
    events: list[Event] = [TownLaid(lots, tuple(box.colors[color] for color in row))]
    if house.supply == "yard":
        state = _fill_yard(state, chance, events)
    return Step(state, (*events, OrderSet(order), RoundBegan(1)))


def _fill_yard(state: State, chance: Chance, events: list[Event]) -> State:
    for _ in range(state.town.grid.data.yard_size):
        state = _with_piece(state, chance.pick(state.supply))
    events.append(YardFilled(tuple(state.town.parts.shapes[shape].id for shape in state.yard)))
    return _unstuck(state, chance, events)


def _first(town: Town, row: tuple[int, ...], order: tuple[int, ...]) -> State:
    box: Parts = town.parts
    none = (0,) * len(order)
    return State(
        town=town,
        round=1,
        order=order,
        turn=None,
        bonus=False,
        over=False,
        cash=(box.setup.start_cash,) * len(order),
        pot=0,
        bids=(None,) * len(order),
        chips=(),
        row=row,
        prices=tuple(box.setup.start_prices[row.index(color)] for color in range(len(row))),  # IZ-1.6b
        drinks=(0,) * len(row),
        lot_chips=none,
        owned=none,
        floors=((),) * len(town.sites),
        placed=(),
        supply=box.full_supply,
        yard=(),
    )


def _drawn(items: Sequence[T], count: int, chance: Chance) -> list[T]:
    """Some of these, one after the other, each time any of those left."""
    left = list(items)
    return [left.pop(chance.below(len(left))) for _ in range(count)]


def _put(items: tuple[T, ...], index: int, new: T) -> tuple[T, ...]:
    return (*items[:index], new, *items[index + 1 :])


# --- commands ---------------------------------------------------------------------------------------------


def apply(state: State, actor: Actor, command: AnyCommand, chance: Chance, at: int = 0) -> Step[State]:
    """Keep a bid, the last of which closes the auction; or carry out a turn."""
    del at
    seat = check_asked(state, actor, command)
    check_choice(state, seat, command)
    if isinstance(command, Bid):
        bids = _put(state.bids, seat, command.amount)
        if None in bids:
            return Step(replace(state, bids=bids), (BidPlaced(seat),))
        return _auction(state, bids)  # type: ignore[arg-type]  # None is not in them
    events: list[Event] = []
    if isinstance(command, Drink):
        state = _drink(state, seat, command, events)
    elif isinstance(command, Price):
        state = _price(state, seat, command, events)
    elif isinstance(command, Acquire):
        state = _acquire(state, seat, command, events)
        if state.bonus:
            return Step(state, tuple(events))
    elif isinstance(command, Take):
        state = _take(state, seat, command, events)
        if state.taken is not None:
            return Step(state, tuple(events))
    elif isinstance(command, Build):
        state = _build(state, seat, command, chance, events)
    elif isinstance(command, Decline):
        events.append(BonusDeclined(seat))
    else:
        events.append(Passed(seat))
    return Step(_next_turn(state, events), tuple(events))


# --- auction ----------------------------------------------------------------------------------------------


def _auction(state: State, bids: tuple[int, ...]) -> Step[State]:
    """All bids go into the pot, and set the turn order (IZ-3)."""
    order = new_order(state.order, bids, keep_zeros=state.town.house.zero_ties == "keep")
    state = replace(
        state,
        order=order,
        turn=0,
        cash=tuple([cash - bid for cash, bid in zip(state.cash, bids, strict=True)]),
        pot=state.pot + sum(bids),
        bids=bids,
    )
    events: list[Event] = [BidsRevealed(bids, state.pot), OrderSet(order)]
    if is_last(state):
        events.append(LastPhase(_reason(state)))
    return Step(state, tuple(events))


def new_order(order: tuple[int, ...], bids: tuple[int, ...], *, keep_zeros: bool = False) -> tuple[int, ...]:
    """The higher bid first; equal bids in reverse (IZ-3.4b), bids of 0 too or as they were (IZ-3.5)."""
    place = {seat: at for at, seat in enumerate(order)}
    keeps = {seat: keep_zeros and not bids[seat] for seat in order}
    return tuple(sorted(order, key=lambda seat: (-bids[seat], place[seat] if keeps[seat] else -place[seat])))


def _reason(state: State) -> str:
    return "pot" if state.pot >= state.town.grid.data.end_threshold else "rounds"


# --- actions ----------------------------------------------------------------------------------------------


def _chip(state: State, seat: int, spot: Spot) -> tuple[Chip, ...]:
    return (*state.chips, Chip(seat, spot))


def _drink(state: State, seat: int, command: Drink, events: list[Event]) -> State:
    """A drink goes from its crate to a corner, for good (IZ-4.1, IZ-4.8b)."""
    color, corner = state.town.parts.color_at[command.color], state.town.grid.corner_at[command.corner]
    events.append(DrinkPlaced(seat, command.color, command.corner))
    drinks = _put(state.drinks, color, state.drinks[color] | 1 << corner)
    return replace(state, drinks=drinks, chips=_chip(state, seat, command.color))


def _price(state: State, seat: int, command: Price, events: list[Event]) -> State:
    """A coin moves from one colour to another (IZ-5.1)."""
    coin, color_at = state.town.parts.setup.coin, state.town.parts.color_at
    prices = list(state.prices)
    prices[color_at[command.giver]] -= coin
    prices[color_at[command.taker]] += coin
    now = prices[color_at[command.giver]], prices[color_at[command.taker]]
    events.append(CoinMoved(seat, command.giver, command.taker, *now))
    return replace(state, prices=tuple(prices), chips=_chip(state, seat, PRICE))


def _acquire(state: State, seat: int, command: Acquire, events: list[Event]) -> State:
    """A lot chip on a corner, a pyramid on a lot; perhaps a line of chips (IZ-6.1a, IZ-7)."""
    town = state.town
    corner, card = 1 << town.grid.corner_at[command.corner], 1 << town.grid.card_at[command.lot]
    own = state.lot_chips[seat] | corner
    events.append(LotAcquired(seat, command.corner, command.lot))
    state = replace(
        state,
        lot_chips=_put(state.lot_chips, seat, own),
        owned=_put(state.owned, seat, state.owned[seat] | card),
        chips=_chip(state, seat, ACQUIRE),
    )
    if any(line & corner and not line & ~own for line in town.grid.lines):
        events.append(LineMade(seat, command.corner))
        if any(free_places(state)):
            return replace(state, bonus=True)
        events.append(BonusSkipped(seat))
    return state


def _take(state: State, seat: int, command: Take, events: list[Event]) -> State:
    """A piece is taken to be placed; if it fits nowhere it is put back, and the chip is used up (IZ-8.2)."""
    events.append(PieceTaken(seat, command.shape))
    chips = state.chips if state.bonus else _chip(state, seat, BUILD)
    state = replace(state, taken=state.town.parts.shape_at[command.shape], chips=chips)
    if any(free_places(state)):
        return state
    events.append(PieceReturned(seat, command.shape))
    return replace(state, taken=None)


def _build(state: State, seat: int, command: Build, chance: Chance, events: list[Event]) -> State:
    """A piece goes onto a building, and another joins the yard, if there is one (IZ-8, IZ-9.2a)."""
    site, place = site_of(state, command)
    at = site.outline.places[place]
    floors, floor = raised(state.floors[site.index], at.mask)
    events.append(Built(seat, command.shape, command.lot, site.outline.letter, command.cells, floor, bonus=state.bonus))
    paid = state.bonus or state.taken is not None
    state = replace(
        state,
        floors=_put(state.floors, site.index, floors),
        placed=(*state.placed, Placed(site.index, place, floor)),
        chips=state.chips if paid else _chip(state, seat, BUILD),
        taken=None,
        bonus=False,
    )
    if state.town.house.supply == "open":
        return replace(state, supply=_put(state.supply, at.shape, state.supply[at.shape] - 1))
    return _refilled(_without_piece(state, at.shape), chance, events)


# --- yard -------------------------------------------------------------------------------------------------


def _refilled(state: State, chance: Chance, events: list[Event]) -> State:
    """A piece of the supply takes the place of one that left the yard (IZ-9.2)."""
    if any(state.supply):
        shape = chance.pick(state.supply)
        state = _with_piece(state, shape)
        events.append(PieceDrawn(state.town.parts.shapes[shape].id))
    return _unstuck(state, chance, events)


def _without_piece(state: State, shape: int) -> State:
    at = state.yard.index(shape)  # of pieces alike, the oldest
    return replace(state, yard=(*state.yard[:at], *state.yard[at + 1 :]))


def _with_piece(state: State, shape: int) -> State:
    """A piece of the supply joins the yard as its youngest."""
    return replace(state, supply=_put(state.supply, shape, state.supply[shape] - 1), yard=(*state.yard, shape))


def _unstuck(state: State, chance: Chance, events: list[Event]) -> State:
    """If no piece of the yard fits anywhere, its oldest makes room for one of the supply that does (IZ-9.3a)."""
    if not state.yard or any(free_places(state)):
        return state
    fit = fitting(state)
    weights = [count if shape in fit else 0 for shape, count in enumerate(state.supply)]
    if not any(weights):
        return state  # IZ-9.4b
    oldest, drawn = state.yard[0], chance.pick(weights)
    shapes = state.town.parts.shapes
    events.append(PieceSwapped(shapes[oldest].id, shapes[drawn].id))
    supply = _put(state.supply, oldest, state.supply[oldest] + 1)
    return _with_piece(replace(state, supply=supply, yard=state.yard[1:]), drawn)


# --- the end of a turn ------------------------------------------------------------------------------------


def _next_turn(state: State, events: list[Event]) -> State:
    """The next player, the next round, or the end (IZ-2.2a, IZ-2.4a, IZ-10.3b)."""
    assert state.turn is not None
    turn = state.turn + 1
    if turn < len(state.order) * state.town.parts.setup.action_chips:
        return replace(state, turn=turn, bonus=False)
    if is_last(state):
        state = replace(state, turn=turn, bonus=False, over=True)
        events += _reckoning(state)
        return state
    events.append(RoundBegan(state.round + 1))
    return replace(state, round=state.round + 1, turn=None, bonus=False, bids=(None,) * len(state.order), chips=())


def _reckoning(state: State) -> Iterator[Event]:
    """What every lot has earned, the totals, and the winner (IZ-11)."""
    for seat in range(len(state.order)):
        one = score(state, seat)
        for lot in one.lots:
            yield LotEarned(seat, lot.lot, lot.drinks, lot.floors, lot.earned)
        yield Scored(seat, one.earned, one.cash, one.total)
    end = outcome(state)
    assert end is not None
    yield Ended(end.ranking[0], end.decided_by)


def outcome(state: State) -> Outcome | None:
    """How the game ended, once its last action phase is over (IZ-10.3b)."""
    return decide(state, _reason(state)) if state.over else None
