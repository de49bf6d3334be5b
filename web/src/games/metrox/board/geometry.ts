/** Where everything on a sheet is drawn. One step of the map's grid is `U` units of the drawing. */
import type { MapData, RouteData } from "../model/types";

export const U = 60;
/** Half a station box. */
export const BOX = 15;
export const LINE = 8;
/** From the middle of one parallel line to the middle of the next. */
const LANE = 9.5;

export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const BADGE = 30;
export const SPACE = 25;
export const PANEL_HEIGHT = 46;
const PANEL_SHIFT = 0.24;

/** The box beside a route's start point: its letter, its indicator spaces, its bonuses. */
export function panel(route: RouteData): Rect {
  const [x, y] = route.label_at;
  return {
    x: (x - PANEL_SHIFT) * U,
    y: y * U - PANEL_HEIGHT / 2,
    w: BADGE + 4 + Math.max(route.indicator_spaces * SPACE, 56),
    h: PANEL_HEIGHT,
  };
}

/** The tracks: pairs of neighbouring stations, and the routes that run between them, in the order of the map. */
export function tracks(map: MapData): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const route of map.routes)
    for (let at = 1; at < route.stations.length; at++) {
      const key = trackKey(route.stations[at - 1]!, route.stations[at]!);
      found.set(key, [...(found.get(key) ?? []), route.id]);
    }
  return found;
}

export function trackKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

export interface RouteLine {
  readonly id: string;
  readonly points: readonly Point[];
}

/** Per route its line from its panel to its end point; routes on one track run side by side. */
export function lines(map: MapData): RouteLine[] {
  const at = new Map(map.stations.map((station) => [station.id, [station.x * U, station.y * U] as Point]));
  const lanes = tracks(map);
  return map.routes.map((route) => {
    const points: Point[] = [];
    for (let index = 1; index < route.stations.length; index++) {
      const [from, to] = [route.stations[index - 1]!, route.stations[index]!];
      const routes = lanes.get(trackKey(from, to))!;
      const lane = (routes.indexOf(route.id) - (routes.length - 1) / 2) * LANE;
      points.push(...beside(at.get(from)!, at.get(to)!, lane));
    }
    return { id: route.id, points: [leader(panel(route), at.get(route.stations[0]!)!), ...points] };
  });
}

/** A track moved sideways; the side is the same in both directions of travel. */
function beside(from: Point, to: Point, by: number): [Point, Point] {
  const forward = to[0] > from[0] || (to[0] === from[0] && to[1] > from[1]) ? 1 : -1;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const dx = (forward * by * -(to[1] - from[1])) / length;
  const dy = (forward * by * (to[0] - from[0])) / length;
  return [
    [from[0] + dx, from[1] + dy],
    [to[0] + dx, to[1] + dy],
  ];
}

/** Where a line leaves its panel: the panel's nearest point to the start point, a little inside. */
function leader(box: Rect, start: Point): Point {
  const inside = (value: number, low: number, size: number) => Math.min(Math.max(value, low + 10), low + size - 10);
  return [inside(start[0], box.x, box.w), inside(start[1], box.y, box.h)];
}

export interface Glyph {
  readonly x: number;
  readonly y: number;
  /** The direction of travel, in degrees. */
  readonly turn: number;
}

/** Places along a line at equal steps, none under a station box: for the triangles and stars of a pattern. */
export function along(points: readonly Point[], step: number, clear: readonly Point[]): Glyph[] {
  const found: Glyph[] = [];
  for (let index = 1; index < points.length; index++) {
    const [[x1, y1], [x2, y2]] = [points[index - 1]!, points[index]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const count = Math.floor(length / step);
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    for (let n = 0; n < count; n++) {
      const t = (n + 0.5) / count;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
      if (!clear.some(([cx, cy]) => Math.abs(cx - x) < BOX + 2 && Math.abs(cy - y) < BOX + 2))
        found.push({ x, y, turn });
    }
  }
  return found;
}

export function path(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}

const round = (value: number) => Math.round(value * 100) / 100;

/** What a sheet takes up, with a margin. */
export function bounds(map: MapData, margin = 14): Rect {
  const boxes: Rect[] = [
    ...map.stations.map(({ x, y }) => ({ x: x * U - BOX, y: y * U - BOX, w: 2 * BOX, h: 2 * BOX })),
    ...map.routes.map(panel),
  ];
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export { inkOn } from "../../../lib/ui/ink";
