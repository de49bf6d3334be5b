"""All sheets of an event as plain values: what stands where, in every language that is printed."""

from kippu.core.names import Name
from kippu.core.rulebook import origins
from kippu.games.momotetsu.kit.types import KitData
from kippu.games.momotetsu.kit.words import Kind, Status
from kippu.games.momotetsu.map.atlas import with_stations
from kippu.games.momotetsu.sheets.cards import card_sheets
from kippu.games.momotetsu.sheets.master import master_sheets, moments
from kippu.games.momotetsu.sheets.missions import mission_sheet
from kippu.games.momotetsu.sheets.network import network_sheets
from kippu.games.momotetsu.sheets.tables import table_sheet
from kippu.games.momotetsu.sheets.words import Content, Said, Words, phrase, row

KINDS: tuple[Kind, ...] = ("mission", "card", "blue", "red", "special", "shop")
STATUSES: tuple[Status, ...] = (
    "rocket", "reroll", "double", "seal", "cow", "inflation", "red_immune", "free_property",
)  # fmt: skip
RULES = (
    "aim", "turn", "move", "cards", "missions", "goal", "bonbi", "events", "debt", "clock", "paper", "safe",
)  # fmt: skip


def book(kit: KitData, lang: str, teams: int | None = None) -> Content:
    """Everything that is printed; with a number of teams a numbered sheet for each."""
    words = Words(lang)
    chart = with_stations(kit.map, kit.kit.options.extra_stations)
    names = {square.id: square.name for square in chart.squares}
    return {
        "event": words.name(kit.kit.name),
        "langs": words.langs,
        "labels": words.labels("time", "name", "total", "points"),
        "titles": {
            title: words(f"sheet-title-{title}")
            for title in (
                "front", "rules", "team", "pairs", "cards", "missions", "tables", "map", "lines", "squares",
                "master", "tally", "corrections", "settlements",
            )
        },
        "signs": {kind: words(f"sheet-sign-{kind}") for kind in KINDS},
        "kinds": {kind: words(f"kind-{kind}") for kind in KINDS},
        "front": _front(kit, words, names, numbered=teams is not None),
        "rules": _rules(kit, words),
        "unknown": words("game-unknown") if _reconstructed(kit) else [],
        "team": _team(kit, words, names, teams),
        "cards": card_sheets(kit, words, names),
        "missions": mission_sheet(kit, words, names),
        "tables": table_sheet(kit, words, names),
        "network": network_sheets(kit, chart, words),
        "master": master_sheets(kit, words, teams or kit.kit.teams.max),
    }  # fmt: skip


def _front(kit: KitData, words: Words, names: dict[str, Name], *, numbered: bool) -> Content:
    teams, squares = kit.kit.teams, kit.rates.squares
    rates = {
        "blue": {"points": squares.blue_factor, "late": squares.blue_factor_late},
        "red": {"points": squares.red_factor, "late": squares.red_factor_late},
    }
    return {
        "labels": words.labels(
            "front-about", "front-what", "front-pages", "front-copies", "front-each-team", "front-game-master",
            "front-twice", "front-numbered", "front-day", "front-signs",
        ),
        "numbered": numbered,
        "edition": words.name(kit.kit.edition) if kit.kit.edition else [],
        "start": words("sheet-front-start", square=names[teams.start_square], points=teams.start_points),
        "members": words("sheet-front-members", min=teams.min, max=teams.max, members=teams.min_members),
        "day": moments(kit, words),
        "signs": {kind: words(f"sheet-sign-{kind}-about", **rates.get(kind, {})) for kind in KINDS},
    }  # fmt: skip


def _reconstructed(kit: KitData) -> bool:
    """Whether this is a kit whose kinds of squares were told once and are lost."""
    return f"kits/{kit.kit.id}/map.json#kind" in origins("kippu.games.momotetsu").data


def _rules(kit: KitData, words: Words) -> list[dict[str, Said]]:
    rates, clock = kit.rates, kit.kit.clock
    numbers: dict[str, dict[str, object]] = {
        "aim": {
            "sale": str(kit.kit.options.final_counts_sale).lower(),
            "prize": rates.money.prize,
            "kinds": row(phrase(f"prize-{kind}") for kind in kit.missions.prize_kinds),
        },
        "goal": {"near": rates.goal.distance_bonus, "late": rates.goal.distance_bonus_late},
        "bonbi": {"factor": rates.bonbi.double_factor, "cost": rates.bonbi.repel_cost},
        "clock": {
            "last": clock.last_roll,
            "cutoff": clock.cutoff,
            "minutes": rates.goal.alight_minutes,
            "points": rates.goal.late_points_per_minute,
        },
    }
    return [
        {"title": words(f"sheet-rule-{rule}-title"), "text": words(f"sheet-rule-{rule}", **numbers.get(rule, {}))}
        for rule in RULES
    ]


def _team(kit: KitData, words: Words, names: dict[str, Name], teams: int | None) -> Content:
    rates, start = kit.rates, kit.kit.teams
    numbers: dict[Status, dict[str, object]] = {
        "rocket": {"add": rates.movement.rocket_add},
        "double": {"factor": rates.movement.ice_factor},
        "inflation": {"points": rates.goal.inflation_bonus},
    }
    return {
        "labels": words.labels(
            "team-members", "team-sheet", "team-phone", "team-square", "team-move", "team-done",
            "team-gain", "team-balance", "team-begin", "team-hand", "team-card", "team-got", "team-used",
            "team-properties", "team-property", "team-kind", "team-sale", "team-sold", "team-statuses",
            "team-destinations", "team-destination", "team-goal", "team-bonbi", "team-bonbi-came",
            "team-bonbi-left", "team-bonbi-by",
        ),
        "names": [words("sheet-team-number", number=number) for number in range(1, (teams or 0) + 1)]
        or [words("sheet-team-blank")],
        "start": {
            "time": kit.kit.clock.start,
            "square": words.name(names[start.start_square]),
            "points": start.start_points,
        },
        "settlements": [
            {"label": words("sheet-team-settlement", number=number), "time": time}
            for number, time in enumerate(kit.kit.clock.settlements, 1)
        ],
        "statuses": [
            {"name": words(f"status-{one}"), "about": words(f"sheet-status-{one}", **numbers.get(one, {}))}
            for one in STATUSES
        ],
        "properties": len(kit.missions.missions),
    }  # fmt: skip
