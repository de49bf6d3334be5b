/** Where everything is on the map: stations lie on the printed walking grid, of which a rectangle is U by U. */
import { boxAt, placed, widthOf, type Side } from "../../../lib/map/labels";
import { Lanes, pairsOf, path, type Point, type Rect } from "../../../lib/map/tracks";
import type { LineData, MapData, StationData } from "../model/types";

export const U = 40;
export const GAP = 5.4; // between lines that run side by side
const PAD = 0.3;
const ALWAYS = 100; // more than a station has pillars

/** A station lies where its four rectangles meet (TM-1.4). */
export function at(station: Point): Point {
  return { x: (station.x + 1) * U, y: (station.y + 1) * U };
}

export function middle(x: number, y: number): Point {
  return { x: (x + 0.5) * U, y: (y + 0.5) * U };
}

export function bounds(map: MapData): Rect {
  return { x: -PAD * U, y: -PAD * U, w: (map.width + 2 * PAD) * U, h: (map.height + 2 * PAD) * U };
}

export interface Track {
  readonly line: LineData;
  readonly path: string;
  /** Where its letter stands: beyond both termini. */
  readonly ends: readonly [Point, Point];
}

/** The lines as paths; where several run between the same two stations they lie side by side. */
export function tracks(map: MapData): Track[] {
  const place = new Map(map.stations.map((station) => [station.id, at(station)]));
  const lanes = new Lanes(
    map.lines.map((line) => [line.id, pairsOf(line.stations)]),
    GAP,
  );
  return map.lines.map((line) => {
    const way = pairsOf(line.stations).flatMap((pair) =>
      lanes.way(line.id, pair, bend(place.get(pair[0])!, place.get(pair[1])!)),
    );
    const ends = [line.stations[0]!, line.stations.at(-1)!].map((id, end) => {
      const here = place.get(id)!;
      const next = place.get(line.stations.at(end ? -2 : 1)!)!;
      const far = Math.hypot(here.x - next.x, here.y - next.y) || 1;
      return { x: here.x + ((here.x - next.x) / far) * 0.6 * U, y: here.y + ((here.y - next.y) / far) * 0.6 * U };
    });
    return { line, path: path(way), ends: [ends[0]!, ends[1]!] };
  });
}

/** From a to b in straight and diagonal stretches. */
function bend(a: Point, b: Point): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  if (!diagonal || Math.abs(dx) === Math.abs(dy)) return [a, b];
  const straight = { x: (dx - Math.sign(dx) * diagonal) / 2, y: (dy - Math.sign(dy) * diagonal) / 2 };
  return [a, { x: a.x + straight.x, y: a.y + straight.y }, { x: b.x - straight.x, y: b.y - straight.y }, b];
}

export interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Names that fit without touching each other, the busiest stations first; those in `always` come before all. */
export function labels(
  map: MapData,
  size: number,
  name: (station: StationData) => string,
  always: ReadonlySet<string>,
): Label[] {
  const pillars = new Map(
    map.stations.map(({ id }) => [id, map.lines.filter((line) => line.stations.includes(id)).length]),
  );
  const wishes = map.stations.map(({ id }) => ({ id, weight: (always.has(id) ? ALWAYS : 0) + pillars.get(id)! }));
  const taken = [
    ...map.stations.map((station) => ({ box: boxAt(at(station), plate(pillars.get(station.id)!), 7) })),
    ...tracks(map).flatMap((track) => track.ends.map((end) => ({ box: boxAt(end, 10) }))),
  ];
  const sides = map.stations.map((station): [string, Side<Label>[]] => {
    const text = name(station);
    const { x, y } = at(station);
    const half = (size * widthOf(text)) / 2 + 1;
    const lines = [y + 9 + size * 0.62, y - 9 - size * 0.62];
    return [
      station.id,
      lines.map((y) => ({ label: { id: station.id, text, x, y }, box: boxAt({ x, y }, half, size * 0.52) })),
    ];
  });
  return placed(wishes, new Map(sides), taken, ALWAYS);
}

/** Half the width of a station with so many pillars. */
export function plate(pillars: number): number {
  return 3 + pillars * 2.8;
}
