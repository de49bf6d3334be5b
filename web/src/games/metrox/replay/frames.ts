/** A record as pictures: one per turn, with what each seat chose for its card, and one for the end. */
import type { Choice, MetroXRecord, MetroXView } from "../model/types";
import { choiceOf } from "../model/filling";
import { turnOf, type TurnSummary } from "../model/game.svelte";
import type { Parts } from "../model/parts";
import { blank, reduce } from "../model/reduce";

export interface Frame {
  readonly view: MetroXView;
  readonly choices: readonly (Choice | null)[];
  readonly last: TurnSummary | null;
}

export function frames(parts: Parts, record: MetroXRecord): Frame[] {
  const found: Frame[] = [];
  let view = blank(parts, record.options, record.seats.length, "spectator");
  let choices: (Choice | null)[] = record.seats.map(() => null);
  let last: TurnSummary | null = null;
  for (const entry of record.log) {
    const { actor, command } = entry;
    if (command?.type === "unflip") choices = record.seats.map(() => null);
    else if (typeof actor === "number" && command) choices[actor] = choiceOf(command);
    const turn = turnOf(view, entry);
    if (turn) {
      found.push({ view: { ...view, written: view.written.map(() => true) }, choices, last });
      last = turn;
      choices = record.seats.map(() => null);
    }
    view = reduce(parts, view, entry);
  }
  return [...found, { view, choices, last }];
}
