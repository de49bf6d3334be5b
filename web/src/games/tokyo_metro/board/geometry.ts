/** Where everything is on the map: a rectangle of the walking grid is U by U. */
import type { LineData, MapData, StationData } from "../model/types";

export const U = 40;
export const GAP = 5.4; // between lines that run side by side
const PAD = 0.3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A station lies where its four rectangles meet (TM-1.4). */
export function at(station: Point): Point {
  return { x: (station.x + 1) * U, y: (station.y + 1) * U };
}

export function middle(x: number, y: number): Point {
  return { x: (x + 0.5) * U, y: (y + 0.5) * U };
}

export function bounds(map: MapData): { x: number; y: number; w: number; h: number } {
  return { x: -PAD * U, y: -PAD * U, w: (map.width + 2 * PAD) * U, h: (map.height + 2 * PAD) * U };
}

export interface Track {
  readonly line: LineData;
  readonly path: string;
  /** Where its letter stands: beyond both termini. */
  readonly ends: readonly [Point, Point];
}

const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The lines as paths; where several run between the same two stations they lie side by side. */
export function tracks(map: MapData): Track[] {
  const place = new Map(map.stations.map((station) => [station.id, at(station)]));
  const users = new Map<string, string[]>();
  for (const line of map.lines)
    line.stations.slice(1).forEach((to, index) => {
      const key = pair(line.stations[index]!, to);
      users.set(key, [...(users.get(key) ?? []), line.id]);
    });
  return map.lines.map((line) => {
    let path = "";
    line.stations.slice(1).forEach((to, index) => {
      const from = line.stations[index]!;
      const together = users.get(pair(from, to))!;
      const shift = (together.indexOf(line.id) - (together.length - 1) / 2) * GAP;
      const corners = bend(place.get(from)!, place.get(to)!, shift, from < to);
      const drawn = corners.map(({ x, y }) => `${round(x)} ${round(y)}`);
      path += `${path ? "L" : "M"}${drawn.join("L")}`;
    });
    const ends = [line.stations[0]!, line.stations.at(-1)!].map((id, end) => {
      const here = place.get(id)!;
      const next = place.get(line.stations.at(end ? -2 : 1)!)!;
      const far = Math.hypot(here.x - next.x, here.y - next.y) || 1;
      return { x: here.x + ((here.x - next.x) / far) * 0.6 * U, y: here.y + ((here.y - next.y) / far) * 0.6 * U };
    });
    return { line, path, ends: [ends[0]!, ends[1]!] };
  });
}

/** From a to b in straight and diagonal stretches, moved aside; the bend is the same whichever way one goes. */
function bend(a: Point, b: Point, shift: number, forwards: boolean): Point[] {
  const [p, q] = forwards ? [a, b] : [b, a];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const points = [p];
  if (diagonal && Math.abs(dx) !== Math.abs(dy)) {
    const straight = { x: dx - Math.sign(dx) * diagonal, y: dy - Math.sign(dy) * diagonal };
    points.push(
      { x: p.x + straight.x / 2, y: p.y + straight.y / 2 },
      { x: q.x - straight.x / 2, y: q.y - straight.y / 2 },
    );
  }
  points.push(q);
  const far = Math.hypot(dx, dy) || 1;
  const aside = { x: (-dy / far) * shift, y: (dx / far) * shift };
  const moved = points.map(({ x, y }) => ({ x: x + aside.x, y: y + aside.y }));
  return forwards ? moved : moved.reverse();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
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
  const weight = (id: string) => (always.has(id) ? 100 : 0) + pillars.get(id)!;
  const taken: { l: number; r: number; t: number; b: number }[] = map.stations.map((station) => {
    const { x, y } = at(station);
    const half = plate(pillars.get(station.id)!);
    return { l: x - half, r: x + half, t: y - 7, b: y + 7 };
  });
  for (const { x, y } of tracks(map).flatMap((track) => track.ends))
    taken.push({ l: x - 10, r: x + 10, t: y - 10, b: y + 10 });
  const found: Label[] = [];
  for (const station of map.stations.toSorted((a, b) => weight(b.id) - weight(a.id))) {
    const text = name(station);
    const half = (size * [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 255 ? 1 : 0.56), 0)) / 2 + 1;
    const { x, y } = at(station);
    const places = [y + 9 + size * 0.62, y - 9 - size * 0.62];
    const free = places.find((middle) => {
      const [t, b] = [middle - size * 0.52, middle + size * 0.52];
      return !taken.some((one) => one.l < x + half && one.r > x - half && one.t < b && one.b > t);
    });
    const where = free ?? (always.has(station.id) ? places[0]! : null);
    if (where === null) continue;
    taken.push({ l: x - half, r: x + half, t: where - size * 0.52, b: where + size * 0.52 });
    found.push({ id: station.id, text, x, y: where });
  }
  return found;
}

/** Half the width of a station with so many pillars. */
export function plate(pillars: number): number {
  return 3 + pillars * 2.8;
}
