import { expect, test } from "vitest";
import { chart, HEIGHT, taken, WIDTH } from "../src/games/metrox/replay/chart";
import type { Decision, Weighed } from "../src/games/metrox/model/types";
import { expected, lost, tenths } from "../src/games/metrox/model/weighed";
import type { Working } from "../src/lib/net/protocol";
import { worked } from "../src/lib/net/working";

const option = (route: string, mean: number, less = 0): Weighed => ({
  choice: { type: "write", route },
  mean,
  error: 0.5,
  less,
  less_error: 0.25,
});
const decision = (turn: number, chosen: string): Decision => ({
  turn,
  card: "number-3",
  chosen: { type: "write", route: chosen },
  options: [option("A", 44), option("B", 41, 3), option("C", -6, 50)],
});

test("scores are said with one digit, a proper minus sign and their error", () => {
  expect([tenths(46.42), tenths(-0.04), tenths(-3.26)]).toEqual(["46.4", "0.0", "−3.3"]);
  expect(expected(option("A", 46.42))).toBe("46.4 ± 1.0");
  expect([lost(option("A", 46)), lost(option("B", 46, 2))]).toEqual(["", "2.0 ± 0.5"]);
});

test("a chart has a column for every decision, the better the higher", () => {
  const { columns, scale, step } = chart([decision(1, "A"), decision(2, "B")]);
  expect(columns.map((one) => one.turn)).toEqual([1, 2]);
  expect(columns[1]!.x - columns[0]!.x).toBeCloseTo(step);
  expect(columns[0]!.taken).toBe(columns[0]!.best);
  expect(columns[1]!.taken).toBeGreaterThan(columns[1]!.best);
  expect(scale.map((one) => one.score)).toEqual([-10, 20, 50]);
  for (const { x, options } of columns)
    for (const y of options) expect([x > 0 && x < WIDTH, y > 0 && y < HEIGHT]).toEqual([true, true]);
  expect(taken(decision(2, "B")).mean).toBe(41);
});

test("a chart of equal options, or of none, can be drawn", () => {
  const { columns } = chart([{ ...decision(1, "A"), options: [option("A", 40)] }]);
  expect(columns[0]!.best).toBeLessThan(HEIGHT);
  expect(chart([]).columns).toEqual([]);
});

test("what takes a while is asked for until it is done", async () => {
  const answers: Working[] = [
    { done: 0, of: 4 },
    { done: 3, of: 4 },
    { done: 4, of: 4, result: "done" },
  ];
  const told: number[] = [];
  expect(
    await worked(
      async () => answers.shift()!,
      (share) => told.push(share),
      () => false,
    ),
  ).toBe("done");
  expect(told).toEqual([0, 0.75, 1]);
});

test("what nobody waits for is not asked for any more", async () => {
  let asked = 0;
  const ask = async () => ({ done: ++asked, of: 9 });
  expect(
    await worked(
      ask,
      () => undefined,
      () => asked === 2,
    ),
  ).toBeNull();
  expect(asked).toBe(2);
});
