/** The chart of a review: what every option was worth, turn by turn, and what was chosen. */
import type { Decision, Weighed } from "../model/types";
import { sameChoice } from "../model/weighed";

export const WIDTH = 320;
export const HEIGHT = 132;
const LEFT = 26;
const PAD = 8;

export interface Column {
  readonly turn: number;
  readonly x: number;
  /** Heights of all options, of the best one and of the one that was chosen. */
  readonly options: readonly number[];
  readonly best: number;
  readonly taken: number;
}

export interface Chart {
  readonly columns: readonly Column[];
  /** Scores that are written at the side, with their heights. */
  readonly scale: readonly { readonly score: number; readonly y: number }[];
  /** From column to column. */
  readonly step: number;
}

export function taken(decision: Decision): Weighed {
  return decision.options.find((one) => sameChoice(one.choice, decision.chosen)) ?? decision.options[0]!;
}

export function chart(decisions: readonly Decision[]): Chart {
  const means = decisions.flatMap((one) => one.options.map((option) => option.mean));
  const low = Math.floor(Math.min(...means) / 10) * 10;
  const high = Math.max(low + 10, Math.ceil(Math.max(...means) / 10) * 10);
  const step = (WIDTH - LEFT - PAD) / Math.max(1, decisions.length);
  const y = (score: number) => HEIGHT - PAD - ((score - low) / (high - low)) * (HEIGHT - 2 * PAD);
  const columns = decisions.map((one, index) => ({
    turn: one.turn,
    x: LEFT + (index + 0.5) * step,
    options: one.options.map((option) => y(option.mean)),
    best: y(one.options[0]!.mean),
    taken: y(taken(one).mean),
  }));
  const scale = [low, (low + high) / 2, high].map((score) => ({ score, y: y(score) }));
  return { columns, scale, step };
}
