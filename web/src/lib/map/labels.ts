/** Which names a map shows, and where, so that none covers another one or what else is taken. */
import type { Point } from "./tracks";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Wish {
  readonly id: string;
  /** The larger, the sooner it gets its place. */
  readonly weight: number;
}

/** A place where a name could stand. */
export interface Side<Label> {
  readonly label: Label;
  readonly box: Box;
}

/** Room that no name may cover, except that of `id`. */
export interface Taken {
  readonly id?: string;
  readonly box: Box;
}

/** The names that have room on one of their sides, those with most weight first. What weighs `certain` or more is shown even if it must cover something. */
export function placed<Label>(
  wishes: readonly Wish[],
  sides: ReadonlyMap<string, readonly Side<Label>[]>,
  taken: readonly Taken[],
  certain = Infinity,
): Label[] {
  const full = [...taken];
  const labels: Label[] = [];
  for (const { id, weight } of wishes.toSorted((a, b) => b.weight - a.weight)) {
    const own = sides.get(id)!;
    const free = own.find(({ box }) => full.every((other) => other.id === id || !touch(box, other.box)));
    const chosen = free ?? (weight >= certain ? own[0] : undefined);
    if (!chosen) continue;
    full.push({ box: chosen.box });
    labels.push(chosen.label);
  }
  return labels;
}

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** How wide words are, about, in the size of their letters. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 1 : 0.56;
  return width;
}

export const touch = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** So far to both sides of a point, and so far up and down. */
export function boxAt({ x, y }: Point, across: number, down = across): Box {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}
