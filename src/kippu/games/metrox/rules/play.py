"""MetroX: the rules, clause by clause (`kippu rules metrox`).

All players write at the same time (MX-2.2a): a choice is kept, hidden, until everyone has chosen; the last
one closes the turn. Then the sheets are written, completed routes paid, and the next card is turned. With
real cards (MX-7) the game waits for somebody to flip it instead.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from kippu.core.chance import Chance
from kippu.core.errors import IllegalMove
from kippu.core.game import Actor, Event, Outcome, Step
from kippu.games.metrox.rules.board import Route, indexes
from kippu.games.metrox.rules.parts import Parts, parts
from kippu.games.metrox.rules.scoring import decide, rank, score
from kippu.games.metrox.rules.types import (
    AnyCommand,
    CardAwaited,
    CardData,
    CardTurned,
    Choice,
    Circle,
    Completed,
    Edition,
    Ended,
    Filled,
    Flip,
    Flipped,
    Nothing,
    Ranked,
    Reshuffled,
    Scored,
    Sheet,
    TakeBack,
    TookBack,
    Unflip,
    Unflipped,
    Write,
    Wrote,
)

NOTHING = Nothing()
TAKE_BACK = TakeBack()
UNFLIP = Unflip()
NO_CARD = -1  # is face up while a real one has yet to be flipped


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two decisions. The order of the draw pile is nowhere: a card is drawn when it is turned."""

    parts: Parts
    turn: int
    card: int  # the card face up, or NO_CARD
    pile: tuple[int, ...]  # cards left, by kind; all others lie on the discard pile
    spaces_left: int  # empty indicator spaces, the same on every sheet
    sheets: tuple[Sheet, ...]
    choices: tuple[Choice | None, ...]  # hidden until the turn ends (MX-6.2b)
    crowns: tuple[int, ...]  # per route the turn in which it was first completed, 0 while nobody has
    flipper: int = 0  # who flips real cards (MX-7.2b)


class Filling(NamedTuple):
    """What a choice fills: stations as a mask and by name, and the number of a star."""

    mask: int
    stations: tuple[str, ...]
    number: int = 0


# --- setup ------------------------------------------------------------------------------------------------


def start(options: Edition, seats: int, chance: Chance) -> Step[State]:
    """Empty sheets, all cards in the draw pile, the first card turned (MX-1, MX-2.1)."""
    shared = parts(options)
    routes = shared.board.routes
    blank = Sheet(filled=0, starred=0, indicators=((),) * len(routes), first=0, later=0)
    card, pile, turned = _next_card(shared, 1, shared.full_pile, chance)
    state = State(
        parts=shared,
        turn=1,
        card=card,
        pile=pile,
        spaces_left=shared.board.spaces,
        sheets=(blank,) * seats,
        choices=(None,) * seats,
        crowns=(0,) * len(routes),
    )
    return Step(state, (turned,))


def _next_card(shared: Parts, turn: int, pile: tuple[int, ...], chance: Chance) -> tuple[int, tuple[int, ...], Event]:
    """The card of a turn, the draw pile without it, and what all are told; a real one has yet to be flipped."""
    if shared.flipped:
        return NO_CARD, pile, CardAwaited(turn)  # MX-7.1a: nothing is drawn
    card, pile = _drawn(pile, chance)
    return card, pile, CardTurned(turn, shared.card_ids[card])


def _drawn(pile: tuple[int, ...], chance: Chance) -> tuple[int, tuple[int, ...]]:
    """The top card of a draw pile, and the pile without it (MX-2.1)."""
    card = chance.pick(pile)
    return card, _with(pile, card, -1)


def _with(pile: tuple[int, ...], card: int, more: int) -> tuple[int, ...]:
    return (*pile[:card], pile[card] + more, *pile[card + 1 :])


# --- what the cards do ------------------------------------------------------------------------------------


def filling(shared: Parts, sheet: Sheet, card: CardData, choice: Choice) -> Filling:
    """What a legal choice fills on a sheet."""
    board = shared.board
    if isinstance(choice, Write):
        route = board.routes[board.route_at[choice.route]]
        return _on_route(route, card, sheet.filled & route.mask)
    if isinstance(choice, Circle):
        return Filling(1 << board.station_at[choice.station], (choice.station,))  # MX-3.4b
    return Filling(0, ())


@lru_cache(maxsize=1 << 16)  # the same few thousand cases come again and again in play
def _on_route(route: Route, card: CardData, filled: int) -> Filling:
    fill = _number if card.kind == "number" else _skip
    new = fill(route, filled, card.value or 1)  # a star fills one (MX-3.3a)
    stations = tuple(id_ for id_, bit in zip(route.data.stations, route.bits, strict=True) if new & bit)
    return Filling(new, stations, route.star[new] if new and card.kind == "star" else 0)


def _number(route: Route, filled: int, n: int) -> int:
    """The first empty station and those after it, until n or a filled one or the end point (MX-3.1b)."""
    new = 0
    for station in route.bits:
        if filled & station:
            if new:
                break
        else:
            new |= station
            n -= 1
            if not n:
                break
    return new


def _skip(route: Route, filled: int, n: int) -> int:
    """The first n empty stations, wherever they are (MX-3.2a)."""
    new = 0
    for station in route.bits:
        if not filled & station:
            new |= station
            n -= 1
            if not n:
                break
    return new


# --- decisions --------------------------------------------------------------------------------------------


def over(state: State) -> bool:
    """All indicator spaces are used (MX-5.1a)."""
    return not state.spaces_left


def awaits_card(state: State) -> bool:
    """Whether a real card has yet to be flipped (MX-7.1a)."""
    return state.card == NO_CARD


def to_act(state: State) -> tuple[int, ...]:
    """Everyone who has not yet written for this card (MX-2.2b), or who flips it (MX-7.2b)."""
    if over(state):
        return ()
    if awaits_card(state):
        return (state.flipper,)
    return tuple([seat for seat, choice in enumerate(state.choices) if choice is None])


def legal(state: State, actor: Actor) -> tuple[AnyCommand, ...]:
    """What a seat may do now: one option per route or station, or the take-back; never more than a few dozen."""
    if not isinstance(actor, int) or not 0 <= actor < len(state.sheets) or over(state):
        return ()
    shared = state.parts
    if awaits_card(state):
        return tuple([flip for flip, left in zip(shared.flips, state.pile, strict=True) if left])
    own: tuple[AnyCommand, ...] = (TAKE_BACK,)
    if state.choices[actor] is None:
        own = options(shared, state.sheets[actor], shared.cards[state.card])
    return (*own, UNFLIP) if shared.flipped and actor == state.flipper else own


def options(shared: Parts, sheet: Sheet, card: CardData) -> tuple[Choice, ...]:
    """The choices a sheet has for a card: routes with an empty indicator space, or empty stations."""
    board = shared.board
    if card.kind == "free":
        return tuple([board.circles[index] for index in indexes(board.all & ~sheet.filled)]) or (NOTHING,)
    written = sheet.indicators
    return tuple([route.write for index, route in enumerate(board.routes) if len(written[index]) < route.spaces])


def check(state: State, actor: Actor, command: object) -> None:
    """Refuse what the rules forbid, by its clause."""
    if not isinstance(actor, int) or not 0 <= actor < len(state.sheets):
        raise IllegalMove("MX-1.5a", "not_a_player", actor=str(actor))
    if over(state):
        raise IllegalMove("MX-5.1a", "game_over")
    if isinstance(command, Flip | Unflip):
        _check_flip(state, actor, command)
        return
    written = state.choices[actor] is not None
    if isinstance(command, TakeBack):
        if not written:
            raise IllegalMove("MX-2.3a", "nothing_to_take_back")
        return
    if written:
        raise IllegalMove("MX-2.2c", "already_written")
    if awaits_card(state):
        raise IllegalMove("MX-7.1b", "not_flipped_yet")
    _check_choice(state.parts, state.sheets[actor], state.parts.cards[state.card], command)


def _check_flip(state: State, actor: int, command: Flip | Unflip) -> None:
    shared, awaited = state.parts, awaits_card(state)
    if not shared.flipped:
        raise IllegalMove("MX-2.1", "cards_are_dealt")
    if isinstance(command, Unflip):
        if awaited:
            raise IllegalMove("MX-7.4a", "nothing_flipped")
        if actor != state.flipper:
            raise IllegalMove("MX-7.4a", "not_the_flipper", flipper=state.flipper + 1)
        return
    if not awaited:
        raise IllegalMove("MX-7.3a", "already_flipped")
    index = shared.card_at.get(command.card)
    if index is None:
        raise IllegalMove("MX-7.3b", "unknown_card", card=command.card)
    if not state.pile[index]:
        raise IllegalMove("MX-7.3b", "none_left", card=command.card, copies=shared.full_pile[index])


def _check_choice(shared: Parts, sheet: Sheet, card: CardData, command: object) -> None:
    board = shared.board
    if card.kind == "free":
        if isinstance(command, Circle):
            index = board.station_at.get(command.station)
            if index is None:
                raise IllegalMove("MX-1.3", "unknown_station", station=command.station)
            if sheet.filled >> index & 1:
                raise IllegalMove("MX-3.4b", "station_filled", station=command.station)
        elif not isinstance(command, Nothing):
            raise IllegalMove("MX-3.4b", "free_circle_needs_station")
        elif sheet.filled != board.all:
            raise IllegalMove("MX-3.4c", "circle_not_optional")
    elif isinstance(command, Write):
        index = board.route_at.get(command.route)
        if index is None:
            raise IllegalMove("MX-1.2", "unknown_route", route=command.route)
        if len(sheet.indicators[index]) == board.routes[index].spaces:
            raise IllegalMove("MX-2.4a", "no_empty_space", route=command.route)
    elif isinstance(command, Nothing):
        raise IllegalMove("MX-2.4b", "card_needs_route")
    else:
        raise IllegalMove("MX-2.4a", "card_needs_route")


def apply(state: State, actor: Actor, command: AnyCommand, chance: Chance, at: int = 0) -> Step[State]:
    """Keep or take back a choice; the last choice closes the turn (MX-2.3b)."""
    del at  # MX-4.2c: the turn decides, never the clock
    check(state, actor, command)
    assert isinstance(actor, int)
    if isinstance(command, Flip):
        return _flip(state, actor, command.card)
    if isinstance(command, Unflip):
        return _unflip(state, actor)
    before, after = state.choices[:actor], state.choices[actor + 1 :]
    if isinstance(command, TakeBack):
        return Step(msgspec.structs.replace(state, choices=(*before, None, *after)), (TookBack(actor),))
    choices = (*before, command, *after)
    if None in choices:
        return Step(msgspec.structs.replace(state, choices=choices), (Wrote(actor),))
    return _close_turn(state, choices, chance)  # type: ignore[arg-type]  # None is not in them


def _flip(state: State, actor: int, card: str) -> Step[State]:
    """A real card is face up, and who flipped it is the card flipper (MX-7.2)."""
    index = state.parts.card_at[card]
    after = msgspec.structs.replace(state, card=index, pile=_with(state.pile, index, -1), flipper=actor)
    return Step(after, (Flipped(actor, card), CardTurned(state.turn, card)))


def _unflip(state: State, actor: int) -> Step[State]:
    """The card goes back, and with it all that was written for it (MX-7.4)."""
    nobody = (None,) * len(state.choices)
    pile = _with(state.pile, state.card, 1)
    after = msgspec.structs.replace(state, card=NO_CARD, pile=pile, choices=nobody)
    return Step(after, (Unflipped(actor, state.parts.card_ids[state.card]),))


# --- the end of a turn ------------------------------------------------------------------------------------


def _close_turn(state: State, choices: tuple[Choice, ...], chance: Chance) -> Step[State]:
    """Write the sheets, pay what they complete, and turn the next card or end the game."""
    shared, turn, card, pile = state.parts, state.turn, state.card, state.pile
    events: list[Event] = []
    sheets = tuple([_written(state, seat, choice, events) for seat, choice in enumerate(choices)])
    crowns = state.crowns
    if len(events) > len(sheets):  # somebody has completed something
        if shared.house.crown_same_turn == "nobody":
            sheets = _alone_or_later(shared, sheets, events)
        taken = {event.route for event in events if isinstance(event, Completed)}
        crowns = tuple(
            turn if not at and route.id in taken else at for route, at in zip(shared.board.routes, crowns, strict=True)
        )
    face_up = shared.cards[card]
    spaces_left = state.spaces_left - (face_up.kind != "free")
    if spaces_left:
        if face_up.reshuffle:  # MX-4.4a
            pile = shared.full_pile
            events.append(Reshuffled())
        turn += 1
        card, pile, turned = _next_card(shared, turn, pile, chance)
        events.append(turned)
    after = State(shared, turn, card, pile, spaces_left, sheets, (None,) * len(sheets), crowns, state.flipper)
    if not spaces_left:
        events += _reckoning(after)
    return Step(after, tuple(events))


def _written(state: State, seat: int, choice: Choice, events: list[Event]) -> Sheet:
    """A sheet with a choice written on it, and with what it has completed (MX-2.4a, MX-3, MX-4)."""
    sheet, board = state.sheets[seat], state.parts.board
    new, stations, number = filling(state.parts, sheet, state.parts.cards[state.card], choice)
    indicators, route = sheet.indicators, None
    if isinstance(choice, Write):
        route, index = choice.route, board.route_at[choice.route]
        indicators = (*indicators[:index], (*indicators[index], state.card), *indicators[index + 1 :])
    events.append(Filled(seat, route, stations, number))
    filled, first, later = sheet.filled | new, sheet.first, sheet.later
    for one in board.routes:  # MX-4.1a: by whatever cards, on whatever routes
        if filled & one.mask == one.mask and not (sheet.first | sheet.later) & one.bit:
            # MX-4.2a: who completes a route in the first turn gets the crown; a solo player always does (MX-4.3)
            if state.crowns[one.index]:
                later |= one.bit
                events.append(Completed(seat, one.id, one.data.bonus_later, first=False))
            else:
                first |= one.bit
                events.append(Completed(seat, one.id, one.data.bonus_first, first=True))
    return Sheet(filled, sheet.starred | new if number else sheet.starred, indicators, first, later)


def _alone_or_later(shared: Parts, sheets: tuple[Sheet, ...], events: list[Event]) -> tuple[Sheet, ...]:
    """By the house rules several who complete a route in the same turn get its later bonus (MX-4.2a)."""
    crowned = Counter(event.route for event in events if isinstance(event, Completed) and event.first)
    several = [route for route in shared.board.routes if crowned[route.id] > 1]
    for route in several:
        for at, event in enumerate(events):
            if isinstance(event, Completed) and event.route == route.id:
                events[at] = Completed(event.seat, route.id, route.data.bonus_later, first=False)
    lost = sum(route.bit for route in several)
    return tuple(
        [
            msgspec.structs.replace(sheet, first=sheet.first & ~lost, later=sheet.later | sheet.first & lost)
            for sheet in sheets
        ]
    )


def _reckoning(state: State) -> Iterator[Event]:
    """The score sheets and the winners (MX-5)."""
    for seat, sheet in enumerate(state.sheets):
        one = score(state.parts, sheet)
        yield Scored(seat, one.bonuses, one.stars, one.empty, one.penalty, one.total)
    end = outcome(state)
    assert end is not None
    if len(state.sheets) == 1:
        yield Ranked(rank(end.scores[0]))
    yield Ended(end.ranking[0], end.decided_by)


def outcome(state: State) -> Outcome | None:
    """How the game ended, once all indicator spaces are used (MX-5.1a)."""
    if not over(state):
        return None
    return decide([score(state.parts, sheet) for sheet in state.sheets], state.parts.house.ties)
