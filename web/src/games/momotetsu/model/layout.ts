/** Where squares are drawn: from where they are in the world, drawn apart so that every one can be seen and pressed.
 *
 * Neighbours want to be one step apart, in about the direction they have in the world, turned to the nearest of eight;
 * squares that are no neighbours keep a distance; and everything is held a little where the world has it. The same
 * kit always gives the same drawing. On paper (`sheets/layout.py`) the same squares lie otherwise: there every name must
 * be read at once, so names push squares apart and keep off folds; here one can look closer, and names give way.
 */
import { around, Lanes, pairsOf, path, type Pair, type Point, type Rect } from "../../../lib/map/tracks";
import type { LineData, SquareData } from "./types";

export interface Stroke {
  readonly line: LineData;
  /** A path for each segment. */
  readonly paths: readonly string[];
}

export interface Layout {
  readonly at: ReadonlyMap<string, Point>;
  readonly strokes: readonly Stroke[];
  /** Where a line runs between two neighbours, whichever it is. */
  readonly tracks: readonly (readonly [Point, Point])[];
  readonly box: Rect;
}

/** The way between two neighbours, in units of the drawing. */
export const STEP = 36;
const BESIDE = 3.4; // between lines that share a track
const ROUNDS = 240;
const LAST_ROUNDS = 40;
const NEAR = 1; // squares stay so many steps apart
const OFF = 0.55; // and so far off a track that is not theirs
const ARM = 1; // a step on the way to a terminus
const HELD = 0.012; // how much the world holds a square, at first
const MARGIN = 34;

type Vector = [number, number];

export function layout(squares: readonly SquareData[], lines: readonly LineData[]): Layout {
  const index = new Map(squares.map(({ id }, n) => [id, n]));
  const edges = edgesOf(lines, index);
  const world = projected(squares, edges);
  const points = relaxed(world, edges);
  const at = new Map(squares.map(({ id }, n) => [id, { x: points[n]![0] * STEP, y: points[n]![1] * STEP }]));
  const tracks = edges.map(({ a, b }) => [at.get(squares[a]!.id)!, at.get(squares[b]!.id)!] as const);
  return { at, strokes: strokesOf(lines, at), tracks, box: around([...at.values()], MARGIN) };
}

interface Edge {
  readonly a: number;
  readonly b: number;
}

function edgesOf(lines: readonly LineData[], index: ReadonlyMap<string, number>): Edge[] {
  const found = new Map<string, Edge>();
  for (const line of lines)
    for (const [from, to] of pairs(line)) {
      const [a, b] = [index.get(from)!, index.get(to)!].sort((one, other) => one - other) as Vector;
      found.set(`${a} ${b}`, { a, b });
    }
  return [...found.values()];
}

/** Pairs of neighbours along a line. */
export function pairs(line: LineData): Pair[] {
  return rings(line).flatMap(pairsOf);
}

/** The segments of a line; one that is a loop ends where it begins. */
const rings = ({ segments, loop }: LineData) => segments.map((segment) => (loop ? [...segment, segment[0]!] : segment));

/** Degrees as a plane, north up, scaled so that the middle one of all edges is a step long. */
function projected(squares: readonly SquareData[], edges: readonly Edge[]): Vector[] {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const lat = squares.map(({ places }) => mean(places.map((place) => place.lat)));
  const lon = squares.map(({ places }) => mean(places.map((place) => place.lon)));
  const narrow = Math.cos((mean(lat) * Math.PI) / 180);
  const plane = squares.map((_, n): Vector => [lon[n]! * narrow, -lat[n]!]);
  const lengths = edges
    .map(({ a, b }) => Math.hypot(plane[a]![0] - plane[b]![0], plane[a]![1] - plane[b]![1]))
    .sort((a, b) => a - b);
  const unit = lengths[lengths.length >> 1] || 1;
  const middle: Vector = [mean(plane.map(([x]) => x)), mean(plane.map(([, y]) => y))];
  return plane.map(([x, y]) => [(x - middle[0]) / unit, (y - middle[1]) / unit]);
}

function relaxed(world: readonly Vector[], edges: readonly Edge[]): Vector[] {
  const count = world.length;
  const [x, y] = [Float64Array.from(world, ([one]) => one), Float64Array.from(world, ([, one]) => one)];
  const [px, py] = [new Float64Array(count), new Float64Array(count)];
  const degree = new Float64Array(count);
  for (const { a, b } of edges) {
    degree[a]! += 1;
    degree[b]! += 1;
  }
  const arms = armsOf(edges, count);
  const wanted = edges.map((edge, n) =>
    step(world[edge.b]![0] - world[edge.a]![0], world[edge.b]![1] - world[edge.a]![1], arms.has(n)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    px.fill(0);
    py.fill(0);
    edges.forEach(({ a, b }, n) => {
      const [dx, dy] = [x[a]! + wanted[n]![0] - x[b]!, y[a]! + wanted[n]![1] - y[b]!];
      px[b]! += dx / (2 * degree[b]!);
      py[b]! += dy / (2 * degree[b]!);
      px[a]! -= dx / (2 * degree[a]!);
      py[a]! -= dy / (2 * degree[a]!);
    });
    spread(x, y, px, py);
    if (round > ROUNDS / 3) for (const { a, b } of edges) aside(x, y, px, py, a, b);
    const held = HELD * (1 - round / ROUNDS);
    for (let n = 0; n < count; n++) {
      x[n]! += 0.7 * px[n]! + held * (world[n]![0] - x[n]!);
      y[n]! += 0.7 * py[n]! + held * (world[n]![1] - y[n]!);
    }
  }
  // What the wishes of neighbours have pressed together gets its room in the end.
  for (let round = 0; round < LAST_ROUNDS; round++) {
    px.fill(0);
    py.fill(0);
    spread(x, y, px, py);
    for (let n = 0; n < count; n++) {
      x[n]! += 0.5 * px[n]!;
      y[n]! += 0.5 * py[n]!;
    }
  }
  return world.map((_, n): Vector => [x[n]!, y[n]!]);
}

/** Edges that lead to a terminus and nowhere else: those can be short. */
function armsOf(edges: readonly Edge[], count: number): Set<number> {
  const arms = new Set<number>();
  const left = new Array<number>(count).fill(0);
  for (const { a, b } of edges) {
    left[a]! += 1;
    left[b]! += 1;
  }
  for (let more = true; more;) {
    more = false;
    edges.forEach(({ a, b }, n) => {
      if (arms.has(n) || (left[a] !== 1 && left[b] !== 1)) return;
      arms.add(n);
      left[a]! -= 1;
      left[b]! -= 1;
      more = true;
    });
  }
  return arms;
}

/** One step in about the nearest of eight directions. */
function step(dx: number, dy: number, arm: boolean): Vector {
  const angle = Math.atan2(dy, dx);
  const eighth = Math.round(angle / (Math.PI / 4)) * (Math.PI / 4);
  const turned = angle + 0.8 * (eighth - angle);
  const length = arm ? ARM : Math.min(1.7, Math.max(1.3, Math.hypot(dx, dy) ** 0.4));
  return [Math.cos(turned) * length, Math.sin(turned) * length];
}

/** Push squares apart that are too near; from west to east, so that only those side by side are looked at. */
function spread(x: Float64Array, y: Float64Array, px: Float64Array, py: Float64Array): void {
  const order = Array.from(x.keys()).sort((a, b) => x[a]! - x[b]! || a - b);
  for (let n = 0; n < order.length; n++) {
    const a = order[n]!;
    for (let m = n + 1; m < order.length; m++) {
      const b = order[m]!;
      const dx = x[b]! - x[a]!;
      if (dx > NEAR) break;
      const dy = y[b]! - y[a]!;
      const far = Math.sqrt(dx * dx + dy * dy) || 0.001;
      if (far >= NEAR) continue;
      const by = (0.5 * (NEAR - far)) / far;
      px[a]! -= dx * by;
      py[a]! -= dy * by;
      px[b]! += dx * by;
      py[b]! += dy * by;
    }
  }
}

/** Push squares off a track that is not theirs. */
function aside(x: Float64Array, y: Float64Array, px: Float64Array, py: Float64Array, a: number, b: number): void {
  const dx = x[b]! - x[a]!;
  const dy = y[b]! - y[a]!;
  const long = dx * dx + dy * dy || 0.001;
  const [left, right] = [Math.min(x[a]!, x[b]!) - OFF, Math.max(x[a]!, x[b]!) + OFF];
  const [top, bottom] = [Math.min(y[a]!, y[b]!) - OFF, Math.max(y[a]!, y[b]!) + OFF];
  for (let n = 0; n < x.length; n++) {
    if (x[n]! < left || x[n]! > right || y[n]! < top || y[n]! > bottom || n === a || n === b) continue;
    const along = ((x[n]! - x[a]!) * dx + (y[n]! - y[a]!) * dy) / long;
    if (along < 0.1 || along > 0.9) continue;
    const ox = x[n]! - x[a]! - along * dx;
    const oy = y[n]! - y[a]! - along * dy;
    const far = Math.sqrt(ox * ox + oy * oy) || 0.001;
    if (far >= OFF) continue;
    const by = (0.35 * (OFF - far)) / far;
    px[n]! += ox * by;
    py[n]! += oy * by;
    px[a]! -= 0.5 * ox * by;
    py[a]! -= 0.5 * oy * by;
    px[b]! -= 0.5 * ox * by;
    py[b]! -= 0.5 * oy * by;
  }
}

/** Lines side by side where they share a track. */
function strokesOf(lines: readonly LineData[], at: ReadonlyMap<string, Point>): Stroke[] {
  const lanes = new Lanes(
    lines.map((line) => [line.id, pairs(line)]),
    BESIDE,
  );
  return lines.map((line) => ({
    line,
    paths: rings(line).map((ring) =>
      path(
        pairsOf(ring).flatMap((pair) =>
          lanes.way(
            line.id,
            pair,
            pair.map((id) => at.get(id)!),
          ),
        ),
      ),
    ),
  }));
}
