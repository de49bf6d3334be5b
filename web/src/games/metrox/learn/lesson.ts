/** A first game with a fixed deal: what each step teaches, and what it waits for. */
import type { Choice, MetroXEvent, MetroXView } from "../model/types";
import { preview } from "../model/filling";
import type { Parts } from "../model/parts";
import { blank, reduce } from "../model/reduce";

export interface Step {
  /** The message that explains it: `learn-ID`; what came of it: `learn-ID-done`. */
  readonly id: string;
  readonly card: string;
  /** The route to choose; null leaves every choice open. */
  readonly route: string | null;
}

export const LESSON: readonly Step[] = [
  { id: "number", card: "number-6", route: "F" },
  { id: "shared", card: "number-3", route: "Y" },
  { id: "skip", card: "skip-3", route: "G" },
  { id: "star", card: "star", route: "Z" },
  { id: "complete", card: "number-5", route: "Y" },
  { id: "free", card: "free", route: null },
];

/** What the rulebook advises: messages `learn-tip-ID`. */
export const TIPS = ["choose", "stars", "parallel"] as const;

/** A game alone at the beginning of the lesson. */
export const begin = (parts: Parts): MetroXView => first(parts, LESSON[0]!.card);

/** The sheet with a choice written, and the next card of the lesson. */
export const advance = (parts: Parts, view: MetroXView, choice: Choice): MetroXView =>
  written(parts, view, choice, LESSON[view.turn]?.card);

/** A game alone at its first card. */
export function first(parts: Parts, card: string): MetroXView {
  const view = blank(parts, { map: parts.map.id, deck: parts.deck.id }, 1, 0);
  return turn(parts, view, [{ type: "card_turned", turn: 1, card }]);
}

/** The sheet with a choice written, and the next card, if there is one. */
export function written(parts: Parts, view: MetroXView, choice: Choice, card?: string): MetroXView {
  const { route, stations, number, completes } = preview(parts, view, 0, choice);
  return turn(parts, view, [
    { type: "filled", seat: 0, route, stations, number },
    ...completes.map((one) => ({ type: "completed" as const, seat: 0, ...one })),
    ...(card ? [{ type: "card_turned" as const, turn: view.turn + 1, card }] : []),
  ]);
}

function turn(parts: Parts, view: MetroXView, events: readonly MetroXEvent[]): MetroXView {
  return reduce(parts, view, { n: 0, at: 0, events });
}
