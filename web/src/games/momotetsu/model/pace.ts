/** How fast the day's clock runs on the screen. */

/** Seconds of the day for a second on the screen; the last is at once. */
export const SPEEDS = [60, 300, 900, 3600, Infinity] as const;
export type Speed = (typeof SPEEDS)[number];

const LONGEST = 2_500; // milliseconds that somebody whose turn it is has to look on

/** Milliseconds of the day that pass in some on the screen; somebody who is waited for is not kept. */
export function passed(elapsed: number, speed: number, left: number, hurry: boolean): number {
  return elapsed * Math.max(speed, hurry ? left / LONGEST : 0);
}

/** How many entries, of those that ended at these moments, are over at a moment; at least `from`. */
export function shownAt(times: readonly number[], from: number, moment: number): number {
  let shown = from;
  while (shown < times.length && times[shown]! <= moment) shown++;
  return shown;
}

const SHORTEST = 30; // milliseconds between two pictures

/** Milliseconds on the screen from one entry of a log to the next, at a speed. */
export function stepPause(times: readonly number[], n: number, speed: number): number {
  return Math.max(SHORTEST, ((times[n + 1] ?? 0) - (times[n] ?? 0)) / speed);
}
