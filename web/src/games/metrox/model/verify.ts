/** Draw all cards of a finished game again from its seed, and compare with those turned. */
import { commitment, Seeded } from "../../../lib/chance/chance";
import type { MetroXRecord } from "./types";
import { cardId, cardOf, fullPile, type Parts } from "./parts";

export interface Verified {
  /** Whether the seed is the one committed to at the start. */
  readonly committed: boolean;
  readonly cards: readonly { readonly turned: string; readonly drawn: string }[];
  readonly fair: boolean;
}

export function cardsTurned(record: MetroXRecord): string[] {
  return record.log.flatMap((entry) =>
    (entry.events ?? []).flatMap((event) => (event.type === "card_turned" ? [event.card] : [])),
  );
}

export async function verify(parts: Parts, record: MetroXRecord): Promise<Verified> {
  const seed = record.seed ?? "";
  const chance = new Seeded(seed);
  const kinds = parts.deck.cards.map(cardId);
  let pile = fullPile(parts);
  const cards: { turned: string; drawn: string }[] = [];
  for (const turned of cardsTurned(record)) {
    const drawn = kinds[await chance.pick(kinds.map((kind) => pile[kind] ?? 0))] ?? "";
    cards.push({ turned, drawn });
    pile = cardOf(parts, drawn).reshuffle ? fullPile(parts) : { ...pile, [drawn]: (pile[drawn] ?? 0) - 1 };
  }
  const committed = (await commitment(seed)) === record.commitment;
  return { committed, cards, fair: committed && cards.every(({ turned, drawn }) => turned === drawn) };
}
