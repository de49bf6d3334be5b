"""`kippu event`: check a kit, make a new one, rehearse a day of it, print its sheets."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kippu.core.errors import BadData, KippuError
from kippu.core.names import said
from kippu.games.momotetsu.sheets.words import CHOICES, EVERY
from kippu.terminal.output import AsJson, Ray, Workers, as_json, console, print_json, progress, waiting
from kippu.terminal.words import Lang, default_lang, one_of, words

if TYPE_CHECKING:
    from kippu.core.text import Text
    from kippu.games.momotetsu.kit.types import KitData
    from kippu.games.momotetsu.rehearsal.report import Report

_CORES = os.cpu_count() or 1

event = typer.Typer(help="Real Momotetsu events: kits, rehearsals and printed sheets.", no_args_is_help=True)
Kit = Annotated[str, typer.Argument(metavar="KIT", help="The folder of a kit, or the id of one that ships with Kippu.")]


@event.command()
def check(kit: Kit, lang: Lang, *, json: AsJson = False) -> None:
    """Say everything that is wrong with a kit, and what is odd about it."""
    from kippu.games.momotetsu.kit.check import faults, oddities
    from kippu.games.momotetsu.kit.folder import decode_kit, kit_folder, kit_sources, misshapen

    say = words(lang, "momotetsu")
    sources = kit_sources(kit_folder(kit))
    wrong, odd, data = list(misshapen(sources)), [], None
    if not wrong:
        data = decode_kit(sources)
        wrong = list(faults(data, sources))
        odd = [] if wrong else list(oddities(data, sources))
    if json:
        print_json({"wrong": [_plain(one, say) for one in wrong], "odd": [_plain(one, say) for one in odd]})
    else:
        for one in (*wrong, *odd):
            typer.echo(say("event-check-wrong" if one in wrong else "event-check-odd", said=say.error(one)))
        typer.echo(say("event-check-count", wrong=len(wrong)) if wrong or data is None else _summary(data, say))
    if wrong:
        raise typer.Exit(1)


def _plain(error: BadData, say: "Text") -> dict[str, object]:
    return {"code": error.code, **error.params, "said": say.error(error)}


def _summary(kit: "KitData", say: "Text") -> str:
    return say(
        "event-check-fine",
        name=said(kit.kit.name, say.lang),
        squares=len(kit.map.squares),
        lines=len(kit.map.lines),
        cards=len(kit.cards.cards),
        missions=len(kit.missions.missions),
    )


@event.command()
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is not there yet.")],
    lang: Lang,
    *,
    template: Annotated[str, typer.Option(metavar="KIT", help="The kit to begin from.")] = "kasumihama",
) -> None:
    """Make a kit of your own from a template."""
    from kippu.games.momotetsu.kit.folder import kit_folder, kit_sources

    say = words(lang, "momotetsu")
    sources = kit_sources(kit_folder(template))
    try:
        folder.mkdir(parents=True)
        for source in sources.values():
            (folder / source.file).write_bytes(source.content)
    except OSError as error:
        raise KippuError("unwritable", file=str(folder), reason=error.strerror or str(error)) from error
    typer.echo(say("event-new-made", folder=str(folder)))


@event.command()
def rehearse(
    kit: Kit,
    lang: Lang,
    *,
    days: Annotated[int, typer.Option(min=1, help="How many days.")] = 1000,
    teams: Annotated[int, typer.Option(min=2, max=12, help="How many teams.")] = 4,
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="Bots, with commas; repeated to fill all teams.")
    ] = "baseline",
    seed: Annotated[str, typer.Option(help="The same seed gives the same report.")] = "rehearsal",
    workers: Workers = _CORES,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE.html",
            help="Where to write, the figures beside it as .json; KIT-rehearsal.html if not said.",
        ),
    ] = None,
    json: AsJson = False,
) -> None:
    """Simulate many days of a kit and see whether it is fair: a page with plots, and its figures as JSON."""
    from kippu.bots import find_bot
    from kippu.games.momotetsu.game import GAME
    from kippu.games.momotetsu.kit.folder import kit_folder, read_kit, shipped
    from kippu.games.momotetsu.model.commands import MomotetsuOptions
    from kippu.games.momotetsu.model.parts import kit_of
    from kippu.games.momotetsu.rehearsal.days import BATCH, Plan, Tally, batches
    from kippu.games.momotetsu.rehearsal.days import rehearse as simulate
    from kippu.games.momotetsu.rehearsal.page import page as html
    from kippu.games.momotetsu.rehearsal.report import report
    from kippu.sim.jobs import runner

    say = words(lang, "momotetsu")
    options = MomotetsuOptions(kit if kit in shipped() else read_kit(kit_folder(kit)))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise KippuError("no_bots")
    for name in names:
        find_bot(GAME, name)
    lineup = tuple(names[seat % len(names)] for seat in range(teams))
    GAME.info.check(options, teams)
    plan, tally = Plan(options, lineup, seed, days), Tally()
    with runner(min(workers, batches(plan)), ray) as run:
        for part in progress(simulate(plan, run), batches(plan), say("event-rehearse-progress", days=BATCH)):
            tally.add(part)
    made, data = report(plan, tally), kit_of(options)
    if json:
        print_json(made)
    else:
        _print(made, data, say)
    if out is not None or not json:
        page = (out or Path(f"{data.kit.id}-rehearsal")).with_suffix(".html")
        figures = page.with_suffix(".json")
        try:
            page.write_text(html(made, data, say), encoding="utf-8")
            figures.write_bytes(as_json(made))
        except OSError as error:
            raise KippuError("unwritable", file=str(page), reason=error.strerror or str(error)) from error
        if not json:
            typer.echo(say("event-rehearse-page", file=str(page), figures=str(figures)))


def _print(made: "Report", kit: "KitData", say: "Text") -> None:
    from rich.table import Table

    from kippu.games.momotetsu.rehearsal.page import title, warnings

    table = Table(title=title(made, kit, say))
    table.add_column(say("event-rehearse-figure"))
    table.add_column(say("event-rehearse-value"), justify="right")
    for name in (
        "turns",
        "goals",
        "freezes",
        "freeze_seconds",
        "ordered_off",
        "score_mean",
        "score_deviation",
        "spread",
    ):
        table.add_row(say(f"event-figure-{name.replace('_', '-')}"), f"{getattr(made, name):.1f}")
    for name, points in sorted(made.sources.items(), key=lambda one: -one[1]):
        table.add_row(say(f"event-source-{name.replace(' ', '-')}"), f"{points:+.0f}")
    console().print(table)
    for warning in warnings(made, kit, say):
        typer.echo(warning)


def _sheet_langs(lang: str) -> str:
    if lang not in CHOICES:
        raise typer.BadParameter(f"{lang!r} is not one of {', '.join(CHOICES)}")
    if lang != EVERY:
        os.environ["KIPPU_LANG"] = lang  # what is said meanwhile is in the same language
    return lang


@event.command()
def sheets(
    kit: Kit,
    *,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE.pdf", help="Where to write; KIT-sheets.pdf if not said.")
    ] = None,
    lang: Annotated[
        str, typer.Option(help=f"Language of the sheets: {one_of(CHOICES)}.", callback=_sheet_langs, is_eager=True)
    ] = EVERY,
    teams: Annotated[
        int | None, typer.Option(min=2, max=12, help="A numbered sheet for so many teams; else one to copy.")
    ] = None,
) -> None:
    """Print a day on paper: sheets for teams and desk, cards, missions, tables, map."""
    from kippu.games.momotetsu.kit.folder import kit_folder, read_kit

    say = words(default_lang(), "momotetsu")
    data = read_kit(kit_folder(kit))
    try:
        from kippu.sheets.press import pdf, unprintable
    except ModuleNotFoundError as error:
        raise KippuError("needs_extra", extra="sheets") from error
    from kippu.games.momotetsu.sheets import TEMPLATES
    from kippu.games.momotetsu.sheets.book import book

    file = out or Path(f"{data.kit.id}-sheets.pdf")
    with waiting(say("event-sheets-progress")):
        content = book(data, lang, teams)
        made = pdf(TEMPLATES, content)
    missing = unprintable(content)
    if missing:
        typer.echo(say("event-sheets-missing", letters=" ".join(missing)), err=True)
    try:
        file.write_bytes(made.content)
    except OSError as error:
        raise KippuError("unwritable", file=str(file), reason=error.strerror or str(error)) from error
    typer.echo(say("event-sheets-made", file=str(file), pages=made.pages))
