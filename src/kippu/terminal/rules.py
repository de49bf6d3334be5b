"""The rules of a game in the terminal, clause by clause."""

from collections.abc import Mapping

from kippu.terminal.output import console, print_json


def show_rules(
    game: str, lang: str, clause: str | None = None, *, house: Mapping[str, str] | None = None, json: bool = False
) -> None:
    """Print the rules, or one sentence, clause or section of them, each with where it comes from."""
    from rich.table import Table

    from kippu.core.errors import KippuError
    from kippu.core.house import read_as, spoken
    from kippu.core.rulebook import rulebook
    from kippu.core.versions import find, plugin
    from kippu.terminal.words import words

    say = words(lang, game)
    sections = rulebook(plugin(game).package, lang, spoken(read_as(find(game).info, house or {})))
    wanted = (clause or "").strip()
    found = [
        (section.title, {id_: said for id_, said in section.clauses.items() if _within(id_, wanted)})
        for section in sections
    ]
    found = [(title, clauses) for title, clauses in found if clauses]
    if not found:
        raise KippuError("unknown_clause", clause=wanted, game=game)
    if json:
        print_json({id_: said for _, clauses in found for id_, said in clauses.items()})
        return
    screen = console()
    if not wanted:
        screen.print(f"[bold]{say('rules-title')}[/bold]")
        if "game-unknown" in say:
            screen.print(f"[dim]{say('game-unknown')}[/dim]")
    for title, clauses in found:
        screen.print(f"\n[bold]{title}[/bold]")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        for id_, said in clauses.items():
            grid.add_row(id_, say(f"origin-mark-{said.origin}") if said.origin else "", said.text)
            if said.open:
                grid.add_row("", "", f"[dim]{said.open}[/dim]")
        screen.print(grid)
    if any(said.origin for _, clauses in found for said in clauses.values()):
        screen.print(f"\n[dim]{say('origin-legend')}[/dim]")


def _within(clause: str, wanted: str) -> bool:
    """Whether a clause is the wanted one, or belongs to the wanted clause or section."""
    rest = clause.lower().removeprefix(wanted.lower())
    return not wanted or (len(rest) < len(clause) and (not rest or rest[0] == "." or rest.isalpha()))
