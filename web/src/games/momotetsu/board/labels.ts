/** Where the names of squares may stand: to all sides, rather off the tracks. */
import { boxAt, touch, widthOf, type Box, type Side } from "../../../lib/map/labels";
import type { Point } from "../../../lib/map/tracks";

export interface Named {
  readonly id: string;
  readonly text: string;
  /** What stands there where the whole name has no room. */
  readonly short?: string;
  readonly at: Point;
}

export interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

export type Track = readonly [Point, Point];

/** The places beside each square for its name inside a frame, those that cover the fewest tracks first; then for its short name. */
export function sidesOf(
  squares: readonly Named[],
  tracks: readonly Track[],
  size: number,
  radius: number,
  frame: Box,
): Map<string, Side<Label>[]> {
  return new Map(
    squares.map((square) => {
      const reach = widthOf(square.text) * size + radius * 2;
      const near = tracks.filter(([a, b]) =>
        touch(boxAt(square.at, reach), {
          left: Math.min(a.x, b.x),
          right: Math.max(a.x, b.x),
          top: Math.min(a.y, b.y),
          bottom: Math.max(a.y, b.y),
        }),
      );
      const fitting = (text: string) =>
        sides({ ...square, text }, size, radius)
          .filter(({ box }) => within(box, frame))
          .map((side) => ({ side, tracks: near.filter((track) => crosses(side.box, track)).length }))
          .sort((a, b) => a.tracks - b.tracks)
          .map(({ side }) => side);
      return [square.id, [...new Set([square.text, square.short ?? square.text])].flatMap(fitting)];
    }),
  );
}

function sides({ id, text, at }: Named, size: number, radius: number): Side<Label>[] {
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

/** The room that squares themselves take up; a name may come near its own. */
export function signsOf(squares: readonly Named[], radius: number): { readonly id: string; readonly box: Box }[] {
  return squares.map(({ id, at }) => ({ id, box: boxAt(at, radius * 0.9) }));
}
