"""The card sheets: the table of pairs, the table of single cards, and what each card does."""

from kippu.core.names import Name
from kippu.games.momotetsu.kit.cards import CardData, Trip
from kippu.games.momotetsu.kit.types import KitData
from kippu.games.momotetsu.sheets.words import Content, Said, Words, phrase, row

STAR, EXEMPT = "★", "⇒"


def card_sheets(kit: KitData, words: Words, names: dict[str, Name]) -> Content:
    """Both tables and the list, cards numbered in the order of the kit."""
    cards, tables = {card.id: card for card in kit.cards.cards}, kit.tables
    return {
        "labels": words.labels(
            "cards-how", "cards-single", "cards-card", "cards-does", "cards-proof", "cards-fail",
            "cards-from", "cards-off", "cards-exempt", "cards-sets",
        ),
        "pairs": {f"{pair.low}-{pair.high}": name(cards[pair.card], words) for pair in tables.pairs},
        "single": [name(cards[id_], words) for id_ in tables.special],
        "list": [_row(kit, card, words) for card in kit.cards.cards],
        "sets": [
            {"card": name(card, words), "squares": words.name(row(names[id_] for id_ in kit.map.sets[card.effect.set]))}
            for card in kit.cards.cards
            if isinstance(card.effect, Trip) and card.effect.set in kit.map.sets
        ],
    }  # fmt: skip


def name(card: CardData, words: Words) -> Said:
    """A card's name, starred if it is kept."""
    said = words.name(card.name)
    return [f"{STAR}{said[0]}", *said[1:]] if card.star else said


def _row(kit: KitData, card: CardData, words: Words) -> Content:
    proofs = row((phrase(f"sheet-proof-{proof}") for proof in card.proof), "sheet-proof-separator")
    return {
        "name": name(card, words),
        "text": words.name(card.text),
        "exempt": EXEMPT if card.exempt else "",
        "proof": words.name(proofs) if card.proof else [],
        "fail": words(f"sheet-fail-{card.fail}"),
        "from": _sources(kit, card, words),
        "off": card.option is not None and not getattr(kit.kit.options, card.option),
    }


def _sources(kit: KitData, card: CardData, words: Words) -> list[Said]:
    tables = kit.tables
    found = [[f"{pair.low}-{pair.high}"] for pair in tables.pairs if pair.card == card.id]
    found += [
        [f"{one}{rank}" for one in words("sheet-sign-special")]
        for rank, id_ in enumerate(tables.special, 1)
        if id_ == card.id
    ]
    if any(item.card == card.id for item in tables.shop):
        found.append(words("sheet-sign-shop"))
    if card.id in tables.lottery_prizes.values():
        found.append(words("sheet-cards-lottery-from"))
    return found
