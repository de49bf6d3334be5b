"""TOKYO METRO: how a game goes from decision to decision (`kippu rules tokyo_metro`).

The rules of one phase are in one module: `turn_order`, `meeples` (movement and riding), `actions`, `trains`,
`scoring`. Here a command finds the function that carries it out, and the game goes on to the next decision.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Step
from kippu.games.tokyo_metro.rules import actions, commands, meeples, trains, turn_order
from kippu.games.tokyo_metro.rules.commands import AnyCommand
from kippu.games.tokyo_metro.rules.events import OrderDrawn, PhaseBegan, RoundBegan, RoundEnded
from kippu.games.tokyo_metro.rules.options import Legal, pieces
from kippu.games.tokyo_metro.rules.parts import Edition, parts
from kippu.games.tokyo_metro.rules.scoring import settle
from kippu.games.tokyo_metro.rules.state import Draft, Line, Phase, Player, Ride, State, to_act

Handler = Callable[[Draft, int, Any], None]

# What may be done in each phase, and what carries it out (TM-0.9a).
HANDLERS: dict[Phase, dict[type, Handler]] = {
    "auction": {commands.Bid: turn_order.bid},
    "movement": {
        commands.PutMeeple: meeples.put,
        commands.Walk: meeples.walk,
        commands.StayAboard: meeples.stay_aboard,
    },
    "actions": {
        commands.PlaceToken: actions.place_token,
        commands.Alight: meeples.alight_on_turn,
        commands.Pass: actions.pass_turn,
        commands.Move: actions.move,
        commands.Station: actions.station,
        commands.Invest: actions.invest,
        commands.Depart: actions.depart,
        commands.Use: actions.use_plainly,
        commands.Loan: actions.loan,
        commands.Loans: actions.loans,
        commands.Speculate: actions.speculate,
        commands.Disc: actions.disc,
        commands.Card: actions.card,
    },
    "trains": {
        commands.StayAboard: meeples.stay_aboard,
        commands.Alight: meeples.alight,
        commands.Board: meeples.board_train,
        commands.Decline: meeples.decline,
    },
}
BEFORE_THE_ACTION = (commands.PlaceToken, commands.Alight)  # TM-7.5a


# --- setup ------------------------------------------------------------------------------------------------


def start(options: Edition, seats: int, chance: Chance) -> Step[State]:
    """Everything as TM-2 lays it out, and the first player asked for a place."""
    shared = parts(options)
    shared.check(seats)
    constants, decks = shared.constants, len(shared.cards.deck_ids)
    order = _shuffled(seats, chance)
    bonus = {seat: constants.start_bonus_by_seat[place] for place, seat in enumerate(order)}
    draft = Draft(
        State(
            parts=shared,
            round=1,
            phase="movement",
            order=order,
            turn=0,
            bids=(None,) * seats,
            totals=(),
            players=tuple(
                Player(
                    cash=constants.start_cash + bonus[seat],
                    usable=constants.usable_discs_start,
                    bets=constants.speculation_discs,
                )
                for seat in range(seats)
            ),
            lines=(Line(),) * len(shared.board.routes),
            columns=((),) * decks,
            piles=((),) * len(shared.piles),
            undrawn=shared.cards.all,
            tokens=constants.speed_tokens,
            loans=constants.loan_markers,
            bicycles=constants.bicycles,
            ride=None,
            history=(),
        )
    )
    draft.tell(OrderDrawn(order))
    draft.columns = tuple(
        tuple([_deal(draft, column, chance) for _ in range(shared.columns(seats))]) for column in range(decks)
    )
    draft.tell(RoundBegan(1, shared.rounds(seats)), PhaseBegan("movement"))  # TM-3.2
    return Step(draft.state(), tuple(draft.events))


def _shuffled(seats: int, chance: Chance) -> tuple[int, ...]:
    """A random turn order (TM-2.10)."""
    left = list(range(seats))
    order = [left.pop(chance.below(len(left))) for _ in range(seats - 1)]
    return (*order, *left)


def _deal(draft: Draft, column: int, chance: Chance) -> int:
    """Turn a card of the lowest dot level left in a deck (TM-0.8b, TM-4.3)."""
    cards = draft.parts.cards
    level = cards.next_of(draft.undrawn & cards.of_deck[column])
    card = level[chance.below(len(level))]
    draft.undrawn &= ~(1 << card)
    draft.events.append(cards.dealt[card])
    return card


# --- decisions --------------------------------------------------------------------------------------------


def legal(state: State, actor: Actor) -> Sequence[AnyCommand]:
    """What somebody may do now: who is asked, and in an auction all who may bid again (TM-5.7)."""
    if not _may_act(state, actor):
        return ()
    assert isinstance(actor, int)
    return Legal(pieces(state, actor), partial(_permits, state, actor))


def _may_act(state: State, actor: Actor) -> bool:
    if state.phase == "auction":
        return isinstance(actor, int) and 0 <= actor < len(state.players)
    return actor in to_act(state)


def _permits(state: State, seat: int, command: object) -> bool:
    try:
        _perform(state, seat, command)
    except IllegalMove:
        return False
    return True


def apply(state: State, actor: Actor, command: AnyCommand, chance: Chance, at: int = 0) -> Step[State]:
    """Carry out a choice, and go on to the next one."""
    del at  # no rule asks for the time
    draft = _perform(state, actor, command)
    _go_on(draft, command, chance)
    return Step(draft.state(), tuple(draft.events))


def _perform(state: State, actor: Actor, command: object) -> Draft:
    """What a command itself does; or the clause it breaks."""
    if not isinstance(actor, int) or not 0 <= actor < len(state.players):
        raise IllegalMove("TM-0.9b", "not_a_player", actor=str(actor))
    if state.phase == "over":
        raise IllegalMove("TM-3.4a", "game_over")
    if not _may_act(state, actor):
        raise IllegalMove("TM-0.7b", "not_your_turn")
    handler = HANDLERS[state.phase].get(type(command))
    if handler is None:
        raise IllegalMove("TM-0.9a", "not_now", phase=state.phase)
    draft = Draft(state)
    handler(draft, actor, command)
    return draft


# --- from phase to phase ----------------------------------------------------------------------------------


def _go_on(draft: Draft, command: AnyCommand, chance: Chance) -> None:
    """Whoever is asked next; phases and rounds end and begin on the way (TM-3.1)."""
    match draft.phase:
        case "auction":
            if None not in draft.bids:
                turn_order.reveal(draft)
                _begin_movement(draft)
        case "movement":
            draft.turn += 1
            if draft.turn == len(draft.order):
                _begin_actions(draft)
        case "actions":
            if not isinstance(command, BEFORE_THE_ACTION) and not _next_turn(draft):
                _begin_trains(draft, chance)
        case _:
            assert draft.ride is not None
            draft.ride = Ride(draft.ride.line, draft.ride.left, draft.ride.asked + 1, draft.ride.removed)
            _run_trains(draft, chance)


def _begin_movement(draft: Draft) -> None:
    draft.phase, draft.turn = "movement", 0
    draft.tell(PhaseBegan("movement"))


def _begin_actions(draft: Draft) -> None:
    """All usable discs are unused (TM-7.3)."""
    draft.phase, draft.turn = "actions", 0
    for seat, player in enumerate(draft.players):
        draft.player(seat, unused=player.usable)
    draft.tell(PhaseBegan("actions"))


def _next_turn(draft: Draft) -> bool:
    """The next player who is in, round the table; False when nobody is (TM-7.1, TM-7.2)."""
    order = draft.order
    for further in range(1, len(order) + 1):
        place = (draft.turn + further) % len(order)
        if draft.players[order[place]].acting:
            draft.turn = place
            return True
    return False


def _begin_trains(draft: Draft, chance: Chance) -> None:
    trains.discs_back(draft)
    draft.phase, draft.turn = "trains", 0
    draft.tell(PhaseBegan("trains"))
    draft.ride = trains.departure(draft)
    _run_trains(draft, chance)


def _run_trains(draft: Draft, chance: Chance) -> None:
    trains.run(draft)
    if draft.ride is None:
        _end_round(draft, chance)


def _end_round(draft: Draft, chance: Chance) -> None:
    """The next round, or the end when no card can be drawn (TM-3.4a)."""
    if not draft.parts.house.speed_tokens_stay:
        trains.tokens_back(draft)
    cash = tuple([player.cash for player in draft.players])
    draft.history = (*draft.history, cash)
    draft.tell(RoundEnded(draft.round, cash))
    if not draft.undrawn:
        draft.phase = "over"
        settle(draft)
        return
    seats = len(draft.players)
    draft.round += 1
    draft.tell(RoundBegan(draft.round, draft.parts.rounds(seats)))
    _refresh(draft, chance)
    draft.bids, draft.totals = (None,) * seats, ()
    if seats > 1:
        draft.phase = "auction"
        draft.tell(PhaseBegan("auction"))
    else:
        draft.player(0, bonus=0)  # TM-15.3, TM-26.2a: there is no auction to use it in
        _begin_movement(draft)


def _refresh(draft: Draft, chance: Chance) -> None:
    """In each column the lowest card is discarded, the others move down, and one is drawn (TM-4)."""
    columns, lowest = [], []
    for deck, column in enumerate(draft.columns):
        draft.events.append(draft.parts.cards.discarded[column[0]])
        lowest.append(column[0])
        columns.append((*column[1:], _deal(draft, deck, chance)))
    draft.columns = tuple(columns)
    if draft.parts.house.discard_piles == "one":
        draft.piles = ((*draft.piles[0], *lowest),)
    else:
        draft.piles = tuple([(*pile, card) for pile, card in zip(draft.piles, lowest, strict=True)])
