import { describe, expect, test } from "vitest";
import { along, bounds, BOX, inkOn, lanes, lines, panel, U } from "../src/games/metrox/board/geometry";
import { Lanes, path, type Point, type Rect } from "../src/lib/map/tracks";
import { fixture, MAPS } from "./fixtures";

const apart = (a: Rect, b: Rect) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each(MAPS)("on %s", (name) => {
  const { map } = fixture(name);
  const stations = map.stations.map(({ id, x, y }) => ({
    id,
    rect: { x: x * U - BOX, y: y * U - BOX, w: 2 * BOX, h: 2 * BOX },
  }));
  const panels = map.routes.map((route) => ({ id: route.id, rect: panel(route) }));

  test("nothing lies on top of anything else", () => {
    const boxes = [...stations, ...panels];
    const touching = boxes.flatMap((a, n) =>
      boxes
        .slice(n + 1)
        .filter((b) => !apart(a.rect, b.rect))
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(touching).toEqual([]);
  });

  test("everything is inside the bounds", () => {
    const all = bounds(map);
    for (const { rect } of [...stations, ...panels]) {
      expect(rect.x).toBeGreaterThanOrEqual(all.x);
      expect(rect.y).toBeGreaterThanOrEqual(all.y);
      expect(rect.x + rect.w).toBeLessThanOrEqual(all.x + all.w);
      expect(rect.y + rect.h).toBeLessThanOrEqual(all.y + all.h);
    }
  });

  test("a line passes every station of its route, under its box", () => {
    for (const line of lines(map)) {
      const route = map.routes.find((one) => one.id === line.id)!;
      expect(line.points).toHaveLength(1 + 2 * (route.stations.length - 1));
      route.stations.forEach((id, n) => {
        const station = map.stations.find((one) => one.id === id)!;
        const near = line.points.slice(Math.max(1, 2 * n), 2 * n + 2);
        expect(near.length).toBeGreaterThan(0);
        for (const { x, y } of near) expect(Math.hypot(x - station.x * U, y - station.y * U)).toBeLessThan(BOX);
      });
    }
  });

  test("routes on one track never share a place", () => {
    const drawn = new Map(lines(map).map((line) => [line.id, line.points.slice(1)]));
    const shared = [...lanes(map).shared].filter(([, routes]) => routes.length > 1);
    expect(shared.length).toBeGreaterThan(2);
    for (const [track, routes] of shared) {
      const middles = routes.map((id) =>
        middle(drawn.get(id)!, map.routes.find((one) => one.id === id)!.stations, track),
      );
      for (const [n, a] of middles.entries())
        for (const b of middles.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(8);
    }
  });

  test("every route has its own pattern and its own colour", () => {
    expect(new Set(map.routes.map((route) => route.pattern)).size).toBe(map.routes.length);
    expect(new Set(map.routes.map((route) => route.color)).size).toBe(map.routes.length);
  });
});

function middle(points: readonly Point[], stations: readonly string[], track: string): Point {
  const [a, b] = track.split(" ");
  const at = stations.findIndex((id, n) => (id === a && stations[n + 1] === b) || (id === b && stations[n + 1] === a));
  const [from, to] = [points[2 * at]!, points[2 * at + 1]!];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

test("signs along a line point in its direction and keep off the stations", () => {
  const found = along(
    [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ],
    10,
    [{ x: 0, y: 50 }],
  );
  expect(found.every(({ turn }) => turn === 90)).toBe(true);
  expect(found.map(({ y }) => y)).toEqual([5, 15, 25, 75, 85, 95]);
});

test("letters are seen on their colour", () => {
  expect(inkOn("#522886")).toBe("#fff");
  expect(inkOn("#A9CC51")).toBe("#15171c");
});

test("a path in few words", () => {
  expect(
    path([
      { x: 0, y: 1 / 3 },
      { x: 2, y: 3 },
    ]),
  ).toBe("M0 0.33L2 3");
});

test("lines that share tracks keep their sides, whichever way they run", () => {
  const at = new Map([
    ["c", { x: 0, y: 0 }],
    ["a", { x: 10, y: 0 }],
    ["b", { x: 20, y: 0 }],
  ]);
  const shared = new Lanes(
    [
      [
        "east",
        [
          ["c", "a"],
          ["a", "b"],
        ],
      ],
      [
        "west",
        [
          ["b", "a"],
          ["a", "c"],
        ],
      ],
    ],
    4,
  );
  const lane = (line: string, from: string, to: string) =>
    shared.way(line, [from, to], [at.get(from)!, at.get(to)!]).map(({ y }) => y);
  expect([lane("east", "c", "a"), lane("east", "a", "b")]).toEqual([
    [-2, -2],
    [-2, -2],
  ]);
  expect([lane("west", "b", "a"), lane("west", "a", "c")]).toEqual([
    [2, 2],
    [2, 2],
  ]);
});
