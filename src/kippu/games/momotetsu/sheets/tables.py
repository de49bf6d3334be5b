"""The dice tables: destinations, events, the card station and bonbi."""

from kippu.core.names import Name
from kippu.games.momotetsu.kit.types import AttackData, KitData
from kippu.games.momotetsu.sheets.words import Content, Said, Words, phrase, row


def table_sheet(kit: KitData, words: Words, names: dict[str, Name]) -> Content:
    """All tables that a die is rolled on, and the prices of the card station."""
    tables, settings = kit.tables, kit.kit.options
    cards = {card.id: card.name for card in kit.cards.cards}
    return {
        "labels": words.labels(
            "tables-destinations", "tables-first", "tables-second", "tables-destinations-how", "tables-events",
            "tables-face", "tables-shop", "tables-attacks", "tables-transformations",
            "cards-card", "cards-does",
        ),
        "late": words(
            "sheet-tables-late",
            time=kit.kit.clock.switch,
            factor=kit.rates.bonbi.double_factor,
            both=str(settings.bonbi_doubles_table_1).lower(),
        ),
        "destinations": [
            [
                {"name": words.name(names[row_.square]), "points": row_.points, "span": len(row_.second),
                 "faces": row_.second}
                for row_ in sorted(tables.destinations, key=lambda one: one.second)
                if row_.first == first
            ]
            for first in range(1, 7)
        ],
        "events": [
            {"face": one.face, "name": words.name(one.name), "text": words.name(one.text),
             "cards": [words.name(cards[id_]) for id_ in one.cards]}
            for one in sorted(tables.events, key=lambda one: one.face)
        ],
        "shop": [
            {"name": words.name(cards[item.card]), "price": item.price}
            for item in tables.shop
            if item.option is None or getattr(settings, item.option)
        ],
        "attacks": [_bonbi(one, _attack(kit, one.face, words), words) for one in tables.attacks],
        "transformations": [
            _bonbi(one, _transformation(kit, one.face, words), words) for one in tables.transformations
        ],
    }  # fmt: skip


def _bonbi(attack: AttackData, does: Said, words: Words) -> Content:
    text = words.name(attack.text) if attack.text else does
    return {"face": attack.face, "name": words.name(attack.name), "text": text}


def _attack(kit: KitData, face: int, words: Words) -> Said:
    """RM-9.14 to RM-9.19 with the numbers of the kit."""
    rates, cards = kit.rates.bonbi, {card.id: card.name for card in kit.cards.cards}
    if face == 1 and kit.kit.options.bonbi_draw == "cards":
        return words("sheet-attack-1-cards", points=rates.draw_fee)
    points = (rates.draw_fee, rates.back_per_square, 0, rates.lottery_fee, rates.die_loss_factor, rates.property_gain)
    prizes = row(
        phrase("sheet-attack-prize", face=face_, card=cards[id_])
        for face_, id_ in sorted(kit.tables.lottery_prizes.items())
    )
    return words(f"sheet-attack-{face}", points=points[face - 1], prizes=prizes)


def _transformation(kit: KitData, face: int, words: Words) -> Said:
    """RM-9.20 to RM-9.24."""
    rates = kit.rates.bonbi
    points = (rates.mini_loss, rates.mini_loss, 0, 0, rates.king_no_star_loss, rates.king_loss)
    return words(f"sheet-transformation-{face}", points=points[face - 1])
