/** Building pieces as figures of cells that can be turned, mirrored and laid (IZ-8.5). */
import type { PieceData } from "./types";
import { at, named, SIDE, type At } from "./geometry";

/** Cells of a figure in reading order, as far up and left as they go. */
export type Form = readonly At[];

export function formOf(piece: PieceData): Form {
  return settle(piece.rows.flatMap((row, y) => [...row].flatMap((mark, x): At[] => (mark === "#" ? [[x, y]] : []))));
}

/** The figure of cells that lie somewhere on a lot. */
export const formIn = (cells: readonly string[]): Form => settle(cells.map(at));

/** A quarter turn to the right, or `-1` to the left. */
export function turned(form: Form, by: 1 | -1 = 1): Form {
  return settle(form.map(([x, y]) => (by === 1 ? [-y, x] : [y, -x])));
}

export const mirrored = (form: Form): Form => settle(form.map(([x, y]) => [-x, y]));

export const sameForm = (a: Form, b: Form): boolean => a.join(" ") === b.join(" ");

/** The cells that a figure covers on a lot, and how far it reaches. */
export const laid = (form: Form, x: number, y: number): string[] => form.map(([dx, dy]) => named(x + dx, y + dy));
export const widthOf = (form: Form): number => Math.max(...form.map(([x]) => x)) + 1;
export const depthOf = (form: Form): number => Math.max(...form.map(([, y]) => y)) + 1;

/** So that no cell leaves the lot. */
export function kept(form: Form, x: number, y: number): At {
  return [Math.max(0, Math.min(x, SIDE - widthOf(form))), Math.max(0, Math.min(y, SIDE - depthOf(form)))];
}

function settle(cells: readonly At[]): Form {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): At => [x - left, y - top]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
