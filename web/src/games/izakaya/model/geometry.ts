/** Where everything of a town lies in its drawing, and how places are named: `1,0` is column 1, row 0 (IZ-0.3). */
import type { IzakayaView, LotView } from "./types";

export const SIDE = 5; // cells along a side of a lot
export const CELL = 30;
export const LOT = SIDE * CELL;
export const STREET = 38;
const PITCH = LOT + STREET;
const MOST_RISE = 18; // the tallest building of a town: it must hide neither what is behind it nor the street
const RISE = 8;

export type At = readonly [x: number, y: number];

export function at(place: string): At {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return [x, y];
}

export const named = (x: number, y: number) => `${x},${y}`;

/** Lots along a side of the town. */
export const sideOf = (view: IzakayaView) => Math.sqrt(view.lots.length);

export const sizeOf = (side: number) => side * PITCH + STREET;

/** The top left of a lot in the drawing. */
export function lotAt(lot: string): At {
  const [c, r] = at(lot);
  return [STREET + c * PITCH, STREET + r * PITCH];
}

/** The middle of a corner in the drawing. */
export function cornerAt(corner: string): At {
  const [i, j] = at(corner);
  return [STREET / 2 + i * PITCH, STREET / 2 + j * PITCH];
}

export type CornerKind = "inner" | "rim" | "outer";

/** How many lots meet at a corner says what it is (IZ-0.4). */
export function kindOf(corner: string, side: number): CornerKind {
  const edges = at(corner).filter((n) => n === 0 || n === side).length;
  return (["inner", "rim", "outer"] as const)[edges]!;
}

export function corners(side: number): string[] {
  return grid(side + 1);
}

/** All places of a square in reading order. */
export function grid(side: number): string[] {
  return Array.from({ length: side * side }, (_, n) => named(n % side, Math.floor(n / side)));
}

/** The corners of a lot. */
export function around(lot: string): string[] {
  const [c, r] = at(lot);
  return [named(c, r), named(c + 1, r), named(c, r + 1), named(c + 1, r + 1)];
}

/** The lots that meet at a corner. */
export function meeting(corner: string, side: number): string[] {
  const [i, j] = at(corner);
  return [named(i - 1, j - 1), named(i, j - 1), named(i - 1, j), named(i, j)].filter((lot) =>
    at(lot).every((n) => n >= 0 && n < side),
  );
}

/** How far a floor lifts a roof. */
export function riseOf(view: IzakayaView): number {
  const most = Math.max(1, ...view.lots.flatMap((lot) => lot.heights));
  return Math.min(RISE, MOST_RISE / most);
}

export const cellIndex = (cell: string) => at(cell)[1] * SIDE + at(cell)[0];

/** The outline a cell belongs to, or null. */
export function outlineAt(lot: LotView, x: number, y: number): string | null {
  const mark = lot.rows[y]?.[x] ?? ".";
  return mark === "." ? null : mark;
}

/** The border of an outline, as a path on its lot. */
export function border(lot: LotView, outline: string): string {
  const inside = (x: number, y: number) => outlineAt(lot, x, y) === outline;
  const lines: string[] = [];
  for (const [x, y] of grid(SIDE).map(at)) {
    if (!inside(x, y)) continue;
    const [left, top] = [x * CELL, y * CELL];
    if (!inside(x, y - 1)) lines.push(`M${left} ${top}h${CELL}`);
    if (!inside(x, y + 1)) lines.push(`M${left} ${top + CELL}h${CELL}`);
    if (!inside(x - 1, y)) lines.push(`M${left} ${top}v${CELL}`);
    if (!inside(x + 1, y)) lines.push(`M${left + CELL} ${top}v${CELL}`);
  }
  return lines.join("");
}
