/** Where everything on a sheet is drawn: as printed, so the map says where stations and panels are. One step of its grid is `U` units of the drawing. */
import { around, Lanes, pairsOf, type Point, type Rect } from "../../../lib/map/tracks";
import type { MapData, RouteData } from "../model/types";

export const U = 60;
/** Half a station box. */
export const BOX = 15;
export const LINE = 8;
/** From the middle of one parallel line to the middle of the next. */
const LANE = 9.5;

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

/** Who runs on which track. */
export function lanes(map: MapData): Lanes {
  return new Lanes(
    map.routes.map((route) => [route.id, pairsOf(route.stations)]),
    LANE,
  );
}

export interface RouteLine {
  readonly id: string;
  readonly points: readonly Point[];
}

/** Per route its line from its panel to its end point; routes on one track run side by side. */
export function lines(map: MapData): RouteLine[] {
  const at = new Map(map.stations.map((station) => [station.id, { x: station.x * U, y: station.y * U }]));
  const shared = lanes(map);
  return map.routes.map((route) => {
    const way = pairsOf(route.stations).flatMap((pair) =>
      shared.way(
        route.id,
        pair,
        pair.map((id) => at.get(id)!),
      ),
    );
    return { id: route.id, points: [leader(panel(route), at.get(route.stations[0]!)!), ...way] };
  });
}

/** Where a line leaves its panel: the panel's nearest point to the start point, a little inside. */
function leader(box: Rect, start: Point): Point {
  const inside = (value: number, low: number, size: number) => Math.min(Math.max(value, low + 10), low + size - 10);
  return { x: inside(start.x, box.x, box.w), y: inside(start.y, box.y, box.h) };
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
    const [from, to] = [points[index - 1]!, points[index]!];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const count = Math.floor(Math.hypot(dx, dy) / step);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    for (let n = 0; n < count; n++) {
      const t = (n + 0.5) / count;
      const [x, y] = [from.x + dx * t, from.y + dy * t];
      if (!clear.some((one) => Math.abs(one.x - x) < BOX + 2 && Math.abs(one.y - y) < BOX + 2))
        found.push({ x, y, turn });
    }
  }
  return found;
}

/** What a sheet takes up, with a margin. */
export function bounds(map: MapData, margin = 14): Rect {
  const boxes = map.stations.map(({ x, y }) => ({ x: x * U - BOX, y: y * U - BOX, w: 2 * BOX, h: 2 * BOX }));
  return around([...boxes, ...map.routes.map(panel)], margin);
}

export { inkOn } from "../../../lib/ui/ink";
