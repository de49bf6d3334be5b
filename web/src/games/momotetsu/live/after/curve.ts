/** The balances of all teams through the day, as lines of steps in a box. */
import type { Reckoning } from "../../model/types";

export interface Box {
  readonly w: number;
  readonly h: number;
}

export interface Scale {
  readonly x: (time: number) => number;
  readonly y: (balance: number) => number;
  /** Round balances to draw a line at. */
  readonly marks: readonly number[];
}

const STEPS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const MOST_MARKS = 6;

export function scaleOf(reckoning: readonly Reckoning[], from: number, to: number, { w, h }: Box): Scale {
  const balances = [0, ...reckoning.flatMap(({ curve }) => curve.map(([, balance]) => balance))];
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const step = STEPS.find((one) => (high - low) / one < MOST_MARKS) ?? STEPS.at(-1)!;
  const [bottom, top] = [Math.floor(low / step) * step, Math.max(step, Math.ceil(high / step) * step)];
  return {
    x: (time) => Math.min(1, Math.max(0, (time - from) / Math.max(1, to - from))) * w,
    y: (balance) => h - ((balance - bottom) / (top - bottom)) * h,
    marks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, n) => bottom + n * step),
  };
}

/** The path of a team: a balance holds until it changes. */
export function path({ curve }: Reckoning, to: number, { x, y }: Scale): string {
  const [first, ...rest] = curve;
  if (!first) return "";
  const steps = rest.map(([time, balance]) => `H${x(time).toFixed(1)}V${y(balance).toFixed(1)}`);
  return `M${x(first[0]).toFixed(1)} ${y(first[1]).toFixed(1)}${steps.join("")}H${x(to).toFixed(1)}`;
}
