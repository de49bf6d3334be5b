"""The panels beside a MetroX map: the card, the cards left, the choices, the scores, what happened."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kippu.core.game import Event, Outcome
from kippu.games.metrox.rules.types import Completed, Ended, Filled, Ranked, Reshuffled, Score, View, Write
from kippu.games.metrox.terminal.prospects import Prospect, card_up
from kippu.games.metrox.terminal.signs import CROWN, DIAMOND, DONE, RESHUFFLE, card_key, card_sign, readable, track_sign
from kippu.games.metrox.terminal.words import Words

_MANY = 8  # more seats than this are not all listed
_MANY_EVENTS = 9
_MANY_CIRCLES = 9


def titled(title: str, *body: RenderableType) -> Group:
    """Something under its title."""
    return Group(Text(title, style="bold cyan"), *body)


def _plain_table(*, expand: bool = False) -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=expand)


def header(words: Words, view: View, commitment: str) -> Text:
    """Which game it is and how far it has come."""
    used = sum(map(len, view.sheets[0].indicators))
    place = words.name(words.shared.board.data.name)
    parts = [
        words.say("game-name"),
        place,
        words.say("play-turn", turn=view.turn),
        words.say("play-spaces-left", spaces=words.shared.board.spaces - used),
    ]
    if not words.shared.flipped:  # of real cards nothing is drawn
        parts.append(words.say("play-commitment", commitment=commitment[:12]))
    line = Text(" · ".join(parts), style="dim", no_wrap=True, overflow="ellipsis")
    line.stylize("not dim bold", 0, len(" · ".join(parts[:3])))
    return line


def card_panel(words: Words, view: View) -> RenderableType:
    """The card face up, and what it does."""
    card = card_up(view)
    sign = f"{card_sign(card)} {RESHUFFLE}" if card.reshuffle else card_sign(card)
    face = Panel(Text(sign, style="bold", justify="center"), box=box.HEAVY, width=9, border_style="yellow")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=9)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(face, Text.assemble((words.card(card), "bold yellow"), "\n", words.card_help(card)))
    return grid


def pile_panel(words: Words, view: View) -> RenderableType:
    """The cards left in the draw pile, by kind (MX-6.1)."""
    grid = Table.grid(padding=(0, 1))
    kinds, counts = [], []
    for card in words.shared.cards:
        left = view.pile[card.id]
        kinds.append(Text(card_sign(card) + RESHUFFLE * card.reshuffle, style="bold" if left else "dim"))
        counts.append(Text(f"×{left}", style="" if left else "dim"))
        grid.add_column(justify="center", no_wrap=True)
    grid.add_row(*kinds)
    grid.add_row(*counts)
    return titled(words.say("play-cards-left", cards=sum(view.pile.values())), grid)


def flip_panel(words: Words, view: View) -> RenderableType:
    """The cards that may be flipped, each with what is typed for it."""
    grid = Table.grid(padding=(0, 1))
    rows = [[Text(card_key(card), style="bold" if view.pile[card.id] else "dim") for card in words.shared.cards]]
    rows.append([Text(f"×{view.pile[card.id]}", style="dim") for card in words.shared.cards])
    for row in rows:
        grid.add_row(*row)
    return titled(words.say("play-flip", cards=sum(view.pile.values())), grid)


# --- choices ----------------------------------------------------------------------------------------------


def routes_panel(words: Words, prospects: Iterable[Prospect], chosen: Prospect | None) -> RenderableType:
    """What writing the card on each route would do."""
    table = _plain_table(expand=True)
    table.add_column("", width=3)
    table.add_column("", width=2)
    for column in ("fills", "wastes", "points"):
        heading = words.say(f"play-column-{column}")
        table.add_column(heading, justify="right", width=cell_len(heading))
    table.add_column(words.say("play-column-stations"), ratio=1, no_wrap=True, overflow="ellipsis")
    for prospect in prospects:
        assert isinstance(prospect.choice, Write)
        board = words.shared.board
        route = board.routes[board.route_at[prospect.choice.route]]
        color = readable(route.data.color)
        table.add_row(
            Text(f" {route.id} ", style=f"bold reverse {color}"),
            Text(track_sign(route.data, "-") * 2, style=color),
            str(len(prospect.stations)),
            Text(str(prospect.wasted) if prospect.wasted else "·", style="red" if prospect.wasted else "dim"),
            Text(f"+{prospect.points}" if prospect.points else "·", style="bold green" if prospect.points else "dim"),
            _Stations(_signs(prospect), [words.station(id_) for id_ in prospect.stations], words.listed),
            style="reverse" if prospect == chosen else "",
        )
    return titled(words.say("play-choices"), table)


def _signs(prospect: Prospect) -> str:
    """The numbers and bonuses of a choice, in signs: `★10 ✓F♛ `."""
    signs = [f"★{prospect.number}"] if prospect.number else []
    signs += [f"{DONE}{one.route}{CROWN if one.first else DIAMOND}" for one in prospect.completes]
    return "".join(f"{sign} " for sign in signs)


@dataclass(frozen=True, slots=True)
class _Stations:
    """The stations of a choice; only the first and the last where there is no room for all."""

    signs: str
    names: list[str]
    listed: Callable[[list[str]], str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        said = self.listed(self.names) or "–"
        if len(self.names) > 2 and cell_len(self.signs + said) > options.max_width:
            said = f"{self.names[0]} … {self.names[-1]}"
        yield Text.assemble((self.signs, "bold green"), said, no_wrap=True, overflow="ellipsis")


def circles_panel(
    words: Words, prospects: Iterable[Prospect], chosen: Prospect | None, numbers: dict[str, int], *, everything: bool
) -> RenderableType:
    """The stations for a free circle, those that score and those of most routes first; all where no map shows them."""
    board = words.shared.board
    table = _plain_table(expand=True)
    table.add_column(words.say("play-column-number"), justify="right", no_wrap=True, style="bold cyan")
    table.add_column(words.say("play-column-station"), ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(words.say("play-column-routes"), no_wrap=True)
    table.add_column(words.say("play-column-points"), justify="right", no_wrap=True, style="bold green")
    circles = [(one, id_, board.routes_through[board.station_at[id_]]) for one in prospects for id_ in one.stations]
    circles.sort(key=lambda circle: (-circle[0].points, -len(circle[2])))
    shown = circles if everything else circles[:_MANY_CIRCLES]
    for prospect, id_, through in shown:
        letters = [(board.routes[index].id, readable(board.routes[index].data.color)) for index in through]
        table.add_row(
            str(numbers[id_]),
            Text(words.station(id_)),
            Text.assemble(*letters),
            f"{_signs(prospect)}+{prospect.points}" if prospect.points else "",
            style="reverse" if prospect == chosen else "",
        )
    more = len(circles) - len(shown)
    rest = [Text(words.say("play-more-stations", stations=more), style="dim")] if more else []
    return titled(words.say("play-circle"), table, *rest)


def prospect_line(words: Words, prospect: Prospect) -> Text:
    """What one choice would do, in a sentence."""
    choice = prospect.choice
    said = words.say(
        "play-preview",
        route=words.route(choice.route) if isinstance(choice, Write) else "none",
        count=len(prospect.stations),
        number=prospect.number,
        stations=words.stations(prospect.stations),
    )
    if isinstance(choice, Write) and prospect.wasted and prospect.stations:
        said += " " + words.say("play-preview-wastes", wasted=prospect.wasted)
    for one in prospect.completes:
        said += " " + words.say("play-preview-completes", route=one.route, bonus=one.bonus)
    return Text(said)


def compact_panel(words: Words, view: View, prospects: Iterable[Prospect], chosen: Prospect | None) -> RenderableType:
    """Card, choices and scores in a few lines, for a terminal of few rows."""
    card = card_up(view)
    about = Text.assemble((f" {card_sign(card)} ", "bold reverse yellow"), (f" {words.card(card)} ", "bold yellow"))
    for kind in words.shared.cards:
        about.append(f" {card_sign(kind)}×{view.pile[kind.id]}", style="dim")
    choices = Text(overflow="fold")
    for prospect in prospects:
        if isinstance(prospect.choice, Write):
            points = f"+{prospect.points}" if prospect.points else ""
            wasted = f"(-{prospect.wasted})" if prospect.wasted else ""
            style = "reverse" if prospect == chosen else ""
            choices.append(prospect.choice.route, style=f"bold {style}").append(
                f"\u00a0{len(prospect.stations)}", style
            )
            choices.append(wasted, style=f"red {style}").append(points, style=f"bold green {style}").append("  ")
    scores = [f"{words.player(seat, view.viewer)} {view.sheets[seat].score.total}" for seat in _listed(view)]
    return Group(about, *([choices] if choices else []), Text(" · ".join(scores)))


# --- scores and events ------------------------------------------------------------------------------------


def scores_panel(words: Words, view: View) -> RenderableType:
    """Everybody's score so far; of very many only the leaders and the viewer."""
    table = _plain_table()
    table.add_column("", no_wrap=True)
    for heading in (
        CROWN + DIAMOND,
        "★",
        words.say("play-score-filled"),
        words.say("play-score-lost"),
        words.say("play-score-total"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    stations = len(words.shared.board.data.stations)
    listed = _listed(view)
    for seat in listed:
        score = view.sheets[seat].score
        table.add_row(
            words.player(seat, view.viewer) + (" ✎" if view.written[seat] and len(view.sheets) > 1 else ""),
            str(score.bonuses),
            str(score.stars),
            f"{stations - score.empty}/{stations}",
            _penalty(score),
            Text(str(score.total), style="bold"),
            style="bold" if seat == view.viewer else "",
        )
    more = len(view.sheets) - len(listed)
    rest = [Text(words.say("play-more-players", players=more), style="dim")] if more else []
    return titled(words.say("play-scores"), table, *rest)


def _listed(view: View) -> list[int]:
    seats = range(len(view.sheets))
    if len(view.sheets) <= _MANY:
        return list(seats)
    best = sorted(seats, key=lambda seat: (-view.sheets[seat].score.total, view.sheets[seat].score.empty))
    return sorted({*best[: _MANY - 1]} | {seat for seat in seats if seat == view.viewer})


def _penalty(score: Score) -> str:
    return f"-{score.penalty}" if score.penalty else "0"


def crowns_line(words: Words, view: View) -> Text:
    """The first bonuses that nobody has yet (MX-4.2)."""
    line = Text(words.say("play-crowns-open"), style="dim")
    for route in words.shared.board.routes:
        if route.id not in view.crowns:
            line.append(f" {route.id}", style=f"not dim bold {readable(route.data.color)}")
            line.append(f"{CROWN}{route.data.bonus_first}", style="not dim")
    return line


def events_panel(words: Words, events: Sequence[Event]) -> RenderableType:
    """What happened in the turn before: first what scored, then what everybody wrote."""
    told = [event for event in events if isinstance(event, Filled | Completed | Reshuffled)]
    told.sort(key=lambda event: isinstance(event, Filled))
    lines = [Text(words.event(event), style="" if isinstance(event, Filled) else "bold green") for event in told]
    if len(lines) > _MANY_EVENTS:
        more = len(lines) - _MANY_EVENTS
        lines = [*lines[:_MANY_EVENTS], Text(words.say("play-more-events", events=more), style="dim")]
    return titled(words.say("play-last-turn"), *lines)


def welcome_panel(words: Words) -> RenderableType:
    """What a newcomer needs to know, in place of a turn before the first one."""
    say = words.say
    chance = say("play-welcome-flipped" if words.shared.flipped else "play-welcome-chance")
    return titled(say("play-welcome"), Text(say("play-welcome-how")), Text(chance, style="dim"))


def progress_panel(words: Words, view: View) -> RenderableType:
    """Per player and route how many stations are still empty, or which bonus it has paid."""
    board = words.shared.board
    table = _plain_table()
    table.add_column("", no_wrap=True)
    for route in board.routes:
        table.add_column(Text(route.id, style=readable(route.data.color)), justify="right", no_wrap=True)
    for seat, sheet in enumerate(view.sheets):
        cells = dict.fromkeys(sheet.first, CROWN) | dict.fromkeys(sheet.later, DIAMOND)
        for route in board.routes:
            empty = sum(sheet.marks[board.station_at[id_]] == "." for id_ in route.data.stations)
            cells.setdefault(route.id, str(empty))
        table.add_row(words.player(seat, view.viewer), *(cells[route.id] for route in board.routes))
    return titled(words.say("play-progress"), table)


# --- the end ----------------------------------------------------------------------------------------------


def result_panel(words: Words, view: View, outcome: Outcome) -> RenderableType:
    """The score sheets of all players, the best first."""
    table = Table(title=words.say("play-result"), box=box.SIMPLE_HEAD)
    table.add_column(words.say("play-score-place"), justify="right")
    table.add_column(words.say("play-score-player"))
    for column in ("bonuses", "stars", "empty", "penalty", "total"):
        table.add_column(words.say(f"play-score-{column}"), justify="right")
    place = 1
    for seats in outcome.ranking:
        for seat in seats:
            score = view.sheets[seat].score
            cells = [score.bonuses, score.stars, score.empty]
            table.add_row(
                str(place),
                words.player(seat, view.viewer),
                *map(str, cells),
                _penalty(score),
                Text(str(score.total), style="bold"),
                style="bold green" if place == 1 else "",
            )
        place += len(seats)
    return table


def verdict(words: Words, events: Sequence[Event], outcome: Outcome) -> list[Text]:
    """Who has won and why, and the rank of a solo player."""
    said = [words.event(event) for kind in (Ended, Ranked) for event in events if isinstance(event, kind)]
    ties = words.shared.house.ties
    why = words.say(f"play-decided-{outcome.decided_by.replace('_', '-')}", total=max(outcome.scores), ties=ties)
    return [Text(line, style="bold") for line in said] + [Text(why, style="dim")]
