"""MetroX: who sees what (MX-6), and states that fit what is seen."""

from functools import lru_cache

from msgspec import UNSET

from kippu.core.chance import Chance
from kippu.core.game import Event, Viewer
from kippu.games.metrox.rules.board import Board, indexes
from kippu.games.metrox.rules.parts import Parts, parts
from kippu.games.metrox.rules.play import NO_CARD, State, awaits_card, options, over
from kippu.games.metrox.rules.scoring import score
from kippu.games.metrox.rules.types import Choice, MetroXOptions, Sheet, SheetView, View

_EMPTY_OR_CIRCLED = str.maketrans("01", ".o")
_FILLED = str.maketrans(".o*", "011")
_STARRED = str.maketrans(".o*", "001")


def view(state: State, viewer: Viewer) -> View:
    """All sheets as they were before the card face up, and of the choices for it only the own one."""
    shared = state.parts
    ids, routes = shared.card_ids, shared.board.routes
    own = isinstance(viewer, int) and 0 <= viewer < len(state.sheets)
    return View(
        viewer=viewer,
        options=_as_read(shared),
        turn=state.turn,
        card="" if awaits_card(state) else ids[state.card],
        pile=dict(zip(ids, state.pile, strict=True)),
        discard={id_: all_ - left for id_, all_, left in zip(ids, shared.full_pile, state.pile, strict=True)},
        sheets=tuple(sheet_view(shared, sheet) for sheet in state.sheets),
        written=tuple(choice is not None for choice in state.choices),
        choice=state.choices[viewer] if own and isinstance(viewer, int) else None,
        crowns={route.id: turn for route, turn in zip(routes, state.crowns, strict=True) if turn},
        over=over(state),
        flipper=state.flipper if shared.flipped else UNSET,
    )


def _as_read(shared: Parts) -> MetroXOptions:
    """The options of a table; by rules 1, which left nothing open, with the readings they had."""
    options = shared.options
    return options if isinstance(options, MetroXOptions) else MetroXOptions(options.map, options.deck, shared.house)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """Events of MetroX hold nothing secret: a choice is told only when its turn has ended (MX-6.2b)."""
    del viewer
    return event


@lru_cache(maxsize=1 << 10)  # at a table of 99 everybody looks at the same 99 sheets
def sheet_view(shared: Parts, sheet: Sheet) -> SheetView:
    """A sheet as everybody sees it."""
    return SheetView(
        marks=_marks(shared.board, sheet),
        indicators=tuple(tuple([shared.card_ids[card] for card in cards]) for cards in sheet.indicators),
        first=_letters(shared.board, sheet.first),
        later=_letters(shared.board, sheet.later),
        score=score(shared, sheet),
    )


def sheet_of(shared: Parts, seen: SheetView) -> Sheet:
    """The sheet behind a view of it."""
    marks = seen.marks[::-1]
    return Sheet(
        filled=int(marks.translate(_FILLED), 2),
        starred=int(marks.translate(_STARRED), 2),
        indicators=tuple(tuple(shared.card_at[card] for card in cards) for cards in seen.indicators),
        first=_bits(shared.board, seen.first),
        later=_bits(shared.board, seen.later),
    )


def _marks(board: Board, sheet: Sheet) -> str:
    marks = f"{sheet.filled:0{len(board.data.stations)}b}"[::-1].translate(_EMPTY_OR_CIRCLED)
    for index in indexes(sheet.starred):
        marks = f"{marks[:index]}*{marks[index + 1 :]}"
    return marks


def _letters(board: Board, routes: int) -> str:
    return "".join(board.routes[index].id for index in indexes(routes))


def _bits(board: Board, letters: str) -> int:
    return sum(1 << board.route_at[letter] for letter in letters)


def imagine(seen: View, chance: Chance) -> State:
    """A state that fits a view: hidden choices are drawn among what their sheets allow."""
    shared = parts(seen.options)
    sheets = tuple(sheet_of(shared, sheet) for sheet in seen.sheets)
    card = shared.card_at[seen.card] if seen.card else NO_CARD
    used = sum(map(len, sheets[0].indicators))

    def choice(seat: int) -> Choice | None:
        if not seen.written[seat] or seat == seen.viewer:
            return seen.choice if seat == seen.viewer else None
        possible = tuple(options(shared, sheets[seat], shared.cards[card]))
        return possible[chance.below(len(possible))]

    return State(
        parts=shared,
        turn=seen.turn,
        card=card,
        pile=tuple(seen.pile[id_] for id_ in shared.card_ids),
        spaces_left=shared.board.spaces - used,
        sheets=sheets,
        choices=tuple(map(choice, range(len(sheets)))),
        crowns=tuple(seen.crowns.get(route.id, 0) for route in shared.board.routes),
        flipper=0 if seen.flipper is UNSET else seen.flipper,
    )
