"""The sheet of missions: what is to be done where, and what the property is worth."""

from kippu.core.names import Name
from kippu.games.momotetsu.kit.types import KitData, MissionData
from kippu.games.momotetsu.sheets.words import Content, Words, phrase, row


def mission_sheet(kit: KitData, words: Words, names: dict[str, Name]) -> Content:
    """Every mission that is open today (RM-7.10), in the order of the kit."""
    settings, clock = kit.kit.options, kit.kit.clock
    kept = [one for one in kit.missions.missions if not (one.obsolete and settings.obsolete_missions == "remove")]
    return {
        "labels": words.labels(
            "missions-square", "missions-mission", "missions-property", "team-kind", "team-sale", "cards-proof"
        ),
        "how": words("sheet-missions-how", times=" / ".join(clock.settlements)),
        "settlements": [
            words("sheet-team-settlement", number=number) for number in range(1, len(clock.settlements) + 1)
        ],
        "list": [_row(one, words, names, replaced=settings.obsolete_missions == "replace") for one in kept],
    }


def _row(mission: MissionData, words: Words, names: dict[str, Name], *, replaced: bool) -> Content:
    won = mission.property
    instead = mission.replacement if replaced else None
    why = mission.why_gone() if instead else None
    return {
        "id": mission.id,
        "square": words.name(names[mission.square]),
        "task": words.name(instead or mission.task),
        "why": words("mission-replaced", why=why) if why else [],
        "property": words.name(won.name),
        "kind": words(f"property-{won.kind}"),
        "pay": won.settlement,
        "sale": won.sale,
        "proof": words.name(row((phrase(f"sheet-proof-{proof}") for proof in mission.proof), "sheet-proof-separator")),
    }
