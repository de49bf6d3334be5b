"""TOKYO METRO: who sees what (TM-28), and states that fit what is seen. Only bids of others are ever hidden."""

from functools import partial
from typing import Literal

import msgspec

from kippu.core.chance import Chance
from kippu.core.game import Event, Viewer
from kippu.games.tokyo_metro.rules.board import Board, Route
from kippu.games.tokyo_metro.rules.deck import bits
from kippu.games.tokyo_metro.rules.money import first, second
from kippu.games.tokyo_metro.rules.parts import Parts, TokyoMetroOptions, parts
from kippu.games.tokyo_metro.rules.scoring import payouts, ranked, worth_now
from kippu.games.tokyo_metro.rules.state import NOWHERE, Line, Phase, Player, Ride, State, to_act


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view."""


class CardView(Seen, frozen=True):
    """A card face up, with the seat whose discs lie on each of its spots."""

    id: str
    spots: tuple[int | None, ...]


class ColumnView(Seen, frozen=True):
    """A deck: its column (the lowest card first), and which cards are not drawn."""

    deck: str
    cards: tuple[CardView, ...]
    undrawn: tuple[str, ...]


class PileView(Seen, frozen=True):
    """A discard pile, its top last: of one column, or the one for all, which has no deck (TM-2.8)."""

    deck: str | None
    cards: tuple[str, ...]


class StakeView(Seen, frozen=True):
    """A speculation disc in a slot."""

    seat: int
    stake: int


class LineView(Seen, frozen=True):
    """A line. `first` and `second` are the pair printed beside its income; holders are those of share 1, 2, 3."""

    id: str
    income: int | None
    first: int
    second: int
    holders: tuple[int, ...]
    payments: tuple[int, ...]  # what each share would get if the game ended now
    train: str | None  # the station where it stands
    back: bool  # whether it heads for station 1
    speed: int
    stakes: tuple[StakeView, ...]


class PlayerView(Seen, frozen=True):
    """What everybody sees of a player."""

    cash: int
    usable: int
    unused: int
    supply: int  # discs not yet usable
    bets: int  # speculation discs at hand
    passed: bool
    at: tuple[int, int] | None
    aboard: str | None
    stations: tuple[str, ...]
    pyramids: int  # at hand
    tokens: int
    loans: int
    bicycle: bool
    bonus: int
    discounts: tuple[str, ...]  # spots with a pending discount
    cards: tuple[CardView, ...]
    worth: int  # cash as if the game ended now


class RideView(Seen, frozen=True):
    """The riding window that is open."""

    line: str
    station: str
    left: int  # steps still to come
    removed: bool


class View(Seen, frozen=True):
    """What a seat or a spectator may know: all but the bids of others in an auction that is not over."""

    viewer: int | Literal["gm", "spectator"]
    options: TokyoMetroOptions
    round: int
    rounds: int
    phase: Phase
    order: tuple[int, ...]
    to_act: tuple[int, ...]
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]
    totals: tuple[int, ...]
    players: tuple[PlayerView, ...]
    ranking: tuple[int, ...]  # seats, the best first, as if the game ended now
    lines: tuple[LineView, ...]
    columns: tuple[ColumnView, ...]
    piles: tuple[PileView, ...]
    tokens: int
    loans: int
    bicycles: int
    ride: RideView | None
    history: tuple[tuple[int, ...], ...]  # everyone's cash after each round
    turn: int


# --- from a state to a view -------------------------------------------------------------------------------


def view(state: State, viewer: Viewer) -> View:
    """All that lies open, and of an auction under way only the own bid (TM-28.2)."""
    shared, seats = state.parts, len(state.players)
    hidden = state.phase == "auction"
    paid = payouts(state)
    worth = worth_now(state, paid)
    return View(
        viewer=viewer,
        options=_as_read(shared),
        round=state.round,
        rounds=shared.rounds(seats),
        phase=state.phase,
        order=state.order,
        to_act=to_act(state),
        has_bid=tuple(bid is not None for bid in state.bids),
        bids=tuple(None if hidden and seat != viewer else bid for seat, bid in enumerate(state.bids)),
        totals=state.totals,
        players=tuple(map(partial(_player_view, state), state.players, worth)),
        ranking=ranked(worth, state.order),
        lines=tuple(map(partial(_line_view, shared), shared.board.routes, state.lines, [shares for _, shares in paid])),
        columns=tuple(_column_view(state, column) for column in range(len(state.columns))),
        piles=tuple(map(partial(_pile_view, shared), shared.piles, state.piles)),
        tokens=state.tokens,
        loans=state.loans,
        bicycles=state.bicycles,
        ride=None if state.ride is None else _ride_view(state, state.ride),
        history=state.history,
        turn=state.turn,
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Events hold nothing secret: a bid is told only when all are (TM-28.2)."""
    del viewer
    return event


def _as_read(shared: Parts) -> TokyoMetroOptions:
    """The options of a table; by rules 1, which left nothing open, with the readings they had."""
    options = shared.options
    if isinstance(options, TokyoMetroOptions):
        return options
    return TokyoMetroOptions(options.map, options.cards, options.constants, shared.house)


def _player_view(state: State, player: Player, worth: int) -> PlayerView:
    shared = state.parts
    board, cards = shared.board, shared.cards
    return PlayerView(
        cash=player.cash,
        usable=player.usable,
        unused=player.unused,
        supply=shared.constants.usable_discs_max - player.usable,
        bets=player.bets,
        passed=player.passed,
        at=None if player.at == NOWHERE else board.place(player.at),
        aboard=None if player.aboard == NOWHERE else board.line_ids[player.aboard],
        stations=tuple(board.station_ids[station] for station in bits(player.pyramids)),
        pyramids=shared.constants.pyramids_per_player - player.pyramids.bit_count(),
        tokens=player.tokens,
        loans=player.loans,
        bicycle=player.bicycle,
        bonus=player.bonus,
        discounts=tuple(cards.spots[spot].id for spot in bits(player.pending)),
        cards=tuple(_card_view(state, card) for card in player.cards),
        worth=worth,
    )


def _card_view(state: State, card: int) -> CardView:
    data = state.parts.cards.cards[card]
    return CardView(
        id=data.id,
        spots=tuple(
            next((seat for seat, player in enumerate(state.players) if player.spots & spot.bit), None)
            for spot in data.spots
        ),
    )


def _line_view(shared: Parts, route: Route, line: Line, payments: tuple[int, ...]) -> LineView:
    names, income = shared.board.station_ids, max(line.income, 0)
    running = line.train != NOWHERE
    return LineView(
        id=route.id,
        income=None if line.income < 0 else line.income,
        first=first(shared.constants, income),
        second=second(shared.constants, income),
        holders=line.holders,
        payments=payments,
        train=names[route.trip[line.train]] if running else None,
        back=running and line.train >= route.far,
        speed=line.speed,
        stakes=tuple(StakeView(seat, stake) for seat, stake in line.stakes),
    )


def _column_view(state: State, column: int) -> ColumnView:
    cards = state.parts.cards
    undrawn = state.undrawn & cards.of_deck[column]
    return ColumnView(
        deck=cards.deck_ids[column],
        cards=tuple(_card_view(state, card) for card in state.columns[column]),
        undrawn=tuple(cards.card_ids[card] for card in bits(undrawn)),
    )


def _pile_view(shared: Parts, deck: str | None, pile: tuple[int, ...]) -> PileView:
    return PileView(deck, tuple(shared.cards.card_ids[card] for card in pile))


def _ride_view(state: State, ride: Ride) -> RideView:
    route = state.parts.board.routes[ride.line]
    station = route.trip[max(state.lines[ride.line].train, 0)]
    return RideView(route.id, state.parts.board.station_ids[station], ride.left, ride.removed)


# --- from a view to a state -------------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A state that fits a view: hidden bids are drawn among what their players can pay."""
    shared = parts(seen.options)
    unit = shared.constants.money_unit

    def bid(seat: int) -> int | None:
        hidden = seen.has_bid[seat] and seen.bids[seat] is None
        return chance.below(seen.players[seat].cash // unit + 1) * unit if hidden else seen.bids[seat]

    card_at = shared.cards.card_at
    return State(
        parts=shared,
        round=seen.round,
        phase=seen.phase,
        order=seen.order,
        turn=seen.turn,
        bids=tuple(bid(seat) for seat in range(len(seen.players))),
        totals=seen.totals,
        players=tuple(_player(shared, seen, seat) for seat in range(len(seen.players))),
        lines=tuple(_line(shared.board, line) for line in seen.lines),
        columns=tuple(tuple(card_at[card.id] for card in column.cards) for column in seen.columns),
        piles=tuple(tuple(card_at[card] for card in pile.cards) for pile in seen.piles),
        undrawn=sum(1 << card_at[card] for column in seen.columns for card in column.undrawn),
        tokens=seen.tokens,
        loans=seen.loans,
        bicycles=seen.bicycles,
        ride=None if seen.ride is None else _ride(shared.board, seen, seen.ride),
        history=seen.history,
    )


def _player(shared: Parts, seen: View, seat: int) -> Player:
    one, board, cards = seen.players[seat], shared.board, shared.cards
    face_up = [card for column in seen.columns for card in column.cards]
    face_up += [card for player in seen.players for card in player.cards]
    return Player(
        cash=one.cash,
        usable=one.usable,
        bets=one.bets,
        unused=one.unused,
        passed=one.passed,
        spots=sum(
            spot.bit
            for card in face_up
            for spot, owner in zip(cards.cards[cards.card_at[card.id]].spots, card.spots, strict=True)
            if owner == seat
        ),
        pending=sum(cards.spot_at[spot].bit for spot in one.discounts),
        at=NOWHERE if one.at is None else board.rectangle(*one.at),
        aboard=NOWHERE if one.aboard is None else board.line_at[one.aboard],
        pyramids=sum(1 << board.station_at[station] for station in one.stations),
        shares=sum(1 << index for index, line in enumerate(seen.lines) if seat in line.holders),
        speculated=sum(
            1 << index for index, line in enumerate(seen.lines) if any(stake.seat == seat for stake in line.stakes)
        ),
        tokens=one.tokens,
        loans=one.loans,
        bicycle=one.bicycle,
        bonus=one.bonus,
        cards=tuple(cards.card_at[card.id] for card in one.cards),
    )


def _line(board: Board, seen: LineView) -> Line:
    route, train = board.routes[board.line_at[seen.id]], NOWHERE
    if seen.train is not None:
        train = route.step(route.stations.index(board.station_at[seen.train]), back=seen.back)
    return Line(
        income=NOWHERE if seen.income is None else seen.income,
        train=train,
        holders=seen.holders,
        speed=seen.speed,
        stakes=tuple((stake.seat, stake.stake) for stake in seen.stakes),
    )


def _ride(board: Board, seen: View, ride: RideView) -> Ride:
    return Ride(board.line_at[ride.line], ride.left, seen.order.index(seen.to_act[0]), ride.removed)
