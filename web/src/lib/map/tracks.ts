/** Lines on a map: side by side where they share a track, as paths, and the room that a drawing takes up. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

/** Two neighbours on a line. */
export type Pair = readonly [from: string, to: string];

/** Neighbours along stations, from first to last. */
export function pairsOf(stations: readonly string[]): Pair[] {
  return stations.slice(1).map((to, n) => [stations[n]!, to]);
}

export function trackKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Who runs on which track: every line on a track has a lane of its own, in the order of the map. */
export class Lanes {
  readonly #gap: number;
  /** The lines of each track. */
  readonly shared = new Map<string, string[]>();

  /** `gap` is the way from the middle of one lane to the middle of the next. */
  constructor(lines: Iterable<readonly [line: string, pairs: readonly Pair[]]>, gap: number) {
    this.#gap = gap;
    for (const [line, pairs] of lines)
      for (const [a, b] of pairs) {
        const here = this.shared.get(trackKey(a, b)) ?? [];
        if (!here.includes(line)) this.shared.set(trackKey(a, b), [...here, line]);
      }
  }

  /** The way between two neighbours, moved to the lane of a line. */
  way(line: string, [a, b]: Pair, points: readonly Point[]): Point[] {
    const here = this.shared.get(trackKey(a, b))!;
    return beside(points, (here.indexOf(line) - (here.length - 1) / 2) * this.#gap);
  }
}

/** A way moved sideways; the side is the same in both directions of travel, so that lanes do not cross at stations. */
function beside(points: readonly Point[], by: number): Point[] {
  const [from, to] = [points[0]!, points.at(-1)!];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const forward = dx > 0 || (dx === 0 && dy > 0) ? 1 : -1;
  const off = (forward * by) / (Math.hypot(dx, dy) || 1);
  return points.map(({ x, y }) => ({ x: x - dy * off, y: y + dx * off }));
}

export function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** What points, or things with a size, take up together, with a margin. */
export function around(things: readonly (Point & Partial<Rect>)[], margin: number): Rect {
  const [left, top] = [Math.min(...things.map(({ x }) => x)) - margin, Math.min(...things.map(({ y }) => y)) - margin];
  const right = Math.max(...things.map(({ x, w = 0 }) => x + w)) + margin;
  const bottom = Math.max(...things.map(({ y, h = 0 }) => y + h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
