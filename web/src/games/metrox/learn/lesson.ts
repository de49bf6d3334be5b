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

/** A game alone at the beginning of the lesson. */
export function begin(parts: Parts): MetroXView {
  const view = blank(parts, { map: parts.map.id, deck: parts.deck.id }, 1, 0);
  return turn(parts, view, [{ type: "card_turned", turn: 1, card: LESSON[0]!.card }]);
}

/** The sheet with a choice written, and the next card of the lesson. */
export function advance(parts: Parts, view: MetroXView, choice: Choice): MetroXView {
  const { route, stations, number, completes } = preview(parts, view, 0, choice);
  const next = LESSON[view.turn];
  return turn(parts, view, [
    { type: "filled", seat: 0, route, stations, number },
    ...completes.map((one) => ({ type: "completed" as const, seat: 0, ...one })),
    ...(next ? [{ type: "card_turned" as const, turn: view.turn + 1, card: next.card }] : []),
  ]);
}

function turn(parts: Parts, view: MetroXView, events: readonly MetroXEvent[]): MetroXView {
  return reduce(parts, view, { n: 0, at: 0, events });
}
