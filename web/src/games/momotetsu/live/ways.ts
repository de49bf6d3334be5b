/** How to get somewhere in exactly so many squares: which lines to take, with the fewest changes, and what they run past. */
import type { Kit } from "../model/kit";
import { pairs } from "../model/layout";
import type { LineData } from "../model/types";

/** A ride on one line. */
export interface Leg {
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Squares that count though the vehicle does not stop there (RM-3.3). */
  readonly passes: readonly string[];
}

/** Vehicles run along one segment of a line; on another one they are others (RM-18.2). */
interface Service {
  readonly line: LineData;
  readonly segment: number;
}

interface Reached {
  readonly square: string;
  readonly before: Reached | null;
  readonly by: Service | null;
  readonly changes: number;
}

export interface Road {
  readonly from: string;
  readonly steps: number;
  /** Pairs of squares that no line joins today (RM-17.5). */
  readonly closed?: readonly (readonly [string, string])[];
  /** A square with a gate: entered with the last step only, and one may turn back beside it (RM-3.9). */
  readonly gate?: string | null;
}

/** The legal ends of a count, in the order of the map (RM-3.8): by squares alone, whatever runs between them. */
export function ends(kit: Kit, { from, steps, closed = [], gate = null }: Road): string[] {
  const next = neighbours(kit, closed);
  const turns = turning(next, gate);
  let layer = new Map([[from, new Set([""])]]); // where one may be, and from where one has come
  for (let step = 1; step <= steps; step++) {
    const following = new Map<string, Set<string>>();
    for (const [at, before] of layer)
      for (const to of next.get(at)!) {
        if ((to === gate && step < steps) || (before.size === 1 && before.has(to) && !turns(at))) continue;
        if (!following.has(to)) following.set(to, new Set());
        following.get(to)!.add(at);
      }
    layer = following;
  }
  return kit.squares.map(({ id }) => id).filter((id) => layer.has(id));
}

/** Squares that are joined today. */
function neighbours(kit: Kit, closed: NonNullable<Road["closed"]>): ReadonlyMap<string, ReadonlySet<string>> {
  if (!closed.length) return kit.neighbours;
  const shut = new Set(closed.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return new Map(
    [...kit.neighbours].map(([square, all]) => [
      square,
      new Set([...all].filter((to) => !shut.has(`${square} ${to}`))),
    ]),
  );
}

/** Whether a count may turn back on a square: at a terminus or before a gate (RM-3.8, RM-3.9). */
function turning(next: ReadonlyMap<string, ReadonlySet<string>>, gate: string | null): (square: string) => boolean {
  return (square) => next.get(square)!.size === 1 || (gate !== null && next.get(square)!.has(gate));
}

/** The best way to every square that can be reached (RM-3.4, RM-3.8). */
export function ways(kit: Kit, { from, steps, closed = [], gate = null }: Road): Map<string, Leg[]> {
  const next = joined(kit, closed);
  const turns = turning(neighbours(kit, closed), gate);
  let layer = new Map<string, Reached>([["", { square: from, before: null, by: null, changes: 0 }]]);
  for (let step = 1; step <= steps; step++) {
    const following = new Map<string, Reached>();
    for (const at of layer.values())
      for (const [to, by] of next.get(at.square) ?? []) {
        const back = to === at.before?.square && !turns(at.square);
        if (back || (to === gate && step < steps)) continue;
        const changes = at.changes + cost(at, by, to);
        if (changes === Infinity) continue;
        const key = `${to} ${at.square} ${by.line.id} ${by.segment}`;
        const known = following.get(key);
        if (!known || changes < known.changes) following.set(key, { square: to, before: at, by, changes });
      }
    layer = following;
  }
  const best = new Map<string, Reached>();
  for (const at of layer.values()) {
    if (at.by && passes(at.by.line, at.square)) continue; // the vehicle does not stop there
    const known = best.get(at.square);
    if (!known || at.changes < known.changes) best.set(at.square, at);
  }
  return new Map([...best].map(([square, at]) => [square, legs(at)]));
}

const passes = (line: LineData, square: string) => !!line.pass_only?.includes(square);

/** A change of vehicles, or of direction, needs a stop of both. */
function cost(at: Reached, by: Service, to: string): number {
  if (at.by && same(at.by, by) && to !== at.before?.square) return 0;
  return (at.by && passes(at.by.line, at.square)) || passes(by.line, at.square) ? Infinity : 1;
}

const same = (a: Service, b: Service) => a.line.id === b.line.id && a.segment === b.segment;

/** Where every vehicle goes next from every square. */
function joined(kit: Kit, closed: readonly (readonly [string, string])[]): Map<string, (readonly [string, Service])[]> {
  const shut = new Set(closed.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const found = new Map<string, (readonly [string, Service])[]>(kit.squares.map(({ id }) => [id, []]));
  for (const line of kit.lines)
    line.segments.forEach((squares, segment) => {
      for (const [a, b] of pairs({ ...line, segments: [squares] })) {
        if (shut.has(`${a} ${b}`)) continue;
        found.get(a)!.push([b, { line, segment }]);
        found.get(b)!.push([a, { line, segment }]);
      }
    });
  return found;
}

function legs(end: Reached): Leg[] {
  const found: { by: Service; squares: string[] }[] = [];
  for (let at: Reached | null = end; at?.before; at = at.before) {
    const next = found[0];
    const turned = next?.squares[1] === at.before.square;
    if (next && same(next.by, at.by!) && !turned) next.squares.unshift(at.before.square);
    else found.unshift({ by: at.by!, squares: [at.before.square, at.square] });
  }
  return found.map(({ by: { line }, squares }) => ({
    line: line.id,
    from: squares[0]!,
    to: squares.at(-1)!,
    passes: squares.slice(1, -1).filter((square) => passes(line, square)),
  }));
}
