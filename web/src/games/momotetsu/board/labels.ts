/** Which names a map shows, and where, so that none covers another one or a square. */
import type { Point } from "../model/layout";

export interface Wish {
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  /** The larger, the sooner it gets its place. */
  readonly weight: number;
}

export interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

/** How wide words are, about, in the size of their letters. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 1 : 0.56;
  return width;
}

export type Track = readonly [Point, Point];

interface Side {
  readonly label: Label;
  readonly box: Box;
}

/** The places beside each square for its name inside a frame, those that cover the fewest tracks first. */
export function sidesOf(
  wishes: readonly Omit<Wish, "weight">[],
  tracks: readonly Track[],
  size: number,
  radius: number,
  frame: Box,
): Map<string, Side[]> {
  return new Map(
    wishes.map((wish) => {
      const reach = widthOf(wish.text) * size + radius * 2;
      const near = tracks.filter(([a, b]) =>
        touch(around(wish.at, reach), {
          left: Math.min(a.x, b.x),
          right: Math.max(a.x, b.x),
          top: Math.min(a.y, b.y),
          bottom: Math.max(a.y, b.y),
        }),
      );
      const covered = sides(wish, size, radius)
        .filter(({ box }) => within(box, frame))
        .map((side) => ({ side, tracks: near.filter((track) => crosses(side.box, track)).length }));
      return [wish.id, covered.sort((a, b) => a.tracks - b.tracks).map(({ side }) => side)];
    }),
  );
}

/** The names that have room, those with most weight first. What weighs `certain` or more is shown even if it must cover something. */
export function placed(
  wishes: readonly Wish[],
  choices: ReadonlyMap<string, readonly Side[]>,
  radius: number,
  certain = Infinity,
): Label[] {
  const taken: Box[] = wishes.map(({ at }) => around(at, radius * 0.9));
  const labels: Label[] = [];
  for (const wish of wishes.toSorted((a, b) => b.weight - a.weight)) {
    const own = around(wish.at, radius * 0.9);
    const sides = choices.get(wish.id)!;
    const free = sides.find(({ box }) => taken.every((other) => same(other, own) || !touch(box, other)));
    const chosen = free ?? (wish.weight >= certain ? sides[0] : undefined);
    if (!chosen) continue;
    taken.push(chosen.box);
    labels.push(chosen.label);
  }
  return labels;
}

function sides({ id, text, at }: Omit<Wish, "weight">, size: number, radius: number): Side[] {
  const [wide, high, gap] = [widthOf(text) * size, size, radius * 1.25];
  const label = (anchor: Label["anchor"], dx: number, dy: number) => {
    const x = at.x + dx;
    const y = at.y + dy + high * 0.36;
    const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
    return {
      label: { id, text, x, y, anchor },
      box: { left, right: left + wide, top: y - high * 0.85, bottom: y + high * 0.2 },
    };
  };
  const slant = gap * 0.75;
  return [
    label("start", gap, 0),
    label("end", -gap, 0),
    label("middle", 0, -gap - high * 0.45),
    label("middle", 0, gap + high * 0.45),
    label("start", slant, -slant - high * 0.2),
    label("start", slant, slant + high * 0.2),
    label("end", -slant, -slant - high * 0.2),
    label("end", -slant, slant + high * 0.2),
  ];
}

const around = ({ x, y }: Point, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by });
const touch = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const same = (a: Box, b: Box) => a.left === b.left && a.top === b.top;
const within = (a: Box, b: Box) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

/** Whether a track runs through a box, looked at in a few points. */
function crosses(box: Box, [a, b]: Track): boolean {
  for (let part = 0; part <= 1; part += 0.1) {
    const x = a.x + (b.x - a.x) * part;
    const y = a.y + (b.y - a.y) * part;
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) return true;
  }
  return false;
}
