import { describe, expect, test } from "vitest";
import { choiceOf, choices, isEmpty, preview } from "../src/games/metrox/model/filling";
import { spacesLeft } from "../src/games/metrox/model/parts";
import { blank, reduce } from "../src/games/metrox/model/reduce";
import { fixture, golden, MAPS } from "./fixtures";

describe.each(MAPS)("on %s", (map) => {
  const { parts, views, news, choices: chosen, record } = fixture(map);

  test.each([0, 1])("news lead to the view the server has (viewer %i)", (viewer) => {
    let view = views[0]!.views[viewer]!;
    const stored = new Map(views.map((one) => [one.version, one.views[viewer]]));
    for (const entry of news[viewer]!.slice(1)) {
      view = reduce(parts, view, entry, viewer === 0 ? chosen[entry.n] : null);
      if (stored.has(entry.n)) expect(view).toEqual(stored.get(entry.n));
    }
    expect(view.over).toBe(true);
  });

  test("a record leads from the blank sheet to its outcome", () => {
    let view = blank(parts, record.options, record.seats.length, "spectator");
    for (const entry of record.log) view = reduce(parts, view, entry);
    expect(view).toEqual(views.at(-1)!.views[1]);
    expect(choices(parts, view, 0)).toEqual([]); // it is over
    expect(view.sheets.map((sheet) => sheet.score.total)).toEqual(record.outcome!.scores);
  });
});

test.each(["solo-tokyo", "three-osaka", "shared-crown", "osaka-shared-end", "ninety-nine", "flipped"])(
  "what is previewed is what the rules fill: %s",
  (name) => {
    const record = golden(name, name === "flipped" ? 2 : 1);
    const { parts } = fixture(record.options.map as "tokyo" | "osaka");
    const seats = record.seats.length;
    let view = blank(parts, record.options, seats, "spectator");
    let written: (ReturnType<typeof preview> | null)[] = Array<null>(seats).fill(null);
    for (const entry of record.log) {
      const { actor, command, events = [] } = entry;
      if (typeof actor === "number" && command) {
        const choice = choiceOf(command);
        if (choice) expect(choices(parts, view, actor)).toContainEqual(choice);
        if (command.type === "unflip") written.fill(null);
        else written[actor] = choice && preview(parts, view, actor, choice);
      }
      for (const event of events)
        if (event.type === "filled") {
          const { route, stations, number } = event;
          expect(written[event.seat]).toMatchObject({ route, stations, number });
          const completed = events.flatMap((other) =>
            other.type === "completed" && other.seat === event.seat
              ? [{ route: other.route, bonus: other.bonus, first: other.first }]
              : [],
          );
          expect(written[event.seat]!.completes).toEqual(completed);
        }
      if (events.some((event) => event.type === "filled")) written = Array<null>(seats).fill(null);
      view = reduce(parts, view, entry);
    }
    expect(view.sheets.map((sheet) => sheet.score.total)).toEqual(record.outcome!.scores);
  },
);

test("what is empty on a sheet", () => {
  const { parts, views } = fixture("tokyo");
  const [start, end] = [views[0]!.views[0]!, views.at(-1)!.views[0]!];
  expect(spacesLeft(parts, start)).toBe(parts.spaces);
  expect(spacesLeft(parts, { ...start, sheets: [] })).toBe(parts.spaces);
  const used = end.sheets[0]!.indicators.flat().length;
  expect(used).toBeGreaterThan(1);
  expect(spacesLeft(parts, end)).toBe(parts.spaces - used);
  const sheet = end.sheets[0]!;
  for (const [n, { id }] of parts.map.stations.entries())
    expect(isEmpty(parts, sheet, id)).toBe(sheet.marks[n] === ".");
  expect(isEmpty(parts, { ...sheet, marks: ".".repeat(parts.map.stations.length) }, "nowhere")).toBe(false);
  expect(choices(parts, start, 99)).toEqual([]);
  expect(preview(parts, start, 0, { type: "nothing" }).stations).toEqual([]);
  expect(() => preview(parts, start, 99, { type: "nothing" })).toThrow();
});
