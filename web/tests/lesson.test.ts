import { expect, test } from "vitest";
import { choices } from "../src/games/metrox/model/filling";
import { frames } from "../src/games/metrox/replay/frames";
import { advance, begin, LESSON } from "../src/games/metrox/learn/lesson";
import { decidedBy, places, rank } from "../src/games/metrox/model/scoring";
import { fixture, golden } from "./fixtures";

const { parts } = fixture("tokyo");

test("the lesson can be played as it is told", () => {
  let view = begin(parts);
  for (const step of LESSON) {
    expect(view.card).toBe(step.card);
    const choice =
      step.route === null
        ? ({ type: "circle", station: "r1c4" } as const)
        : ({ type: "write", route: step.route } as const);
    expect(choices(parts, view, 0)).toContainEqual(choice);
    view = advance(parts, view, choice);
  }
  expect(view.sheets[0]!.score).toEqual({ bonuses: 4, stars: 10, empty: 59, penalty: 10, total: 4 });
});

test("places, the reason and the rank are those of the records", () => {
  for (const name of ["three-tokyo", "shared-crown", "ninety-nine", "solo-tokyo"]) {
    const record = golden(name);
    const scores = frames(parts, record)
      .at(-1)!
      .view.sheets.map((sheet) => sheet.score);
    const { ranking, decided_by } = record.outcome!;
    expect(decidedBy(scores)).toBe(decided_by);
    const place = places(scores);
    let before = 0;
    for (const group of ranking) {
      for (const seat of group) expect(place[seat]).toBe(before + 1);
      before += group.length;
    }
    const ranked = record.log.at(-1)!.events!.find((event) => event.type === "ranked");
    if (ranked) expect(rank(parts, scores[0]!.total)).toBe(ranked.rank);
  }
});

test("a record has a picture per turn and one of the end", () => {
  const record = golden("three-tokyo");
  const found = frames(parts, record);
  expect(found.map((frame) => frame.view.turn)).toEqual([...found.slice(0, -1).map((_, n) => n + 1), found.length - 1]);
  expect(found.at(-1)!.view.over).toBe(true);
  expect(found.slice(0, -1).every((frame) => frame.choices.every((choice) => choice !== null))).toBe(true);
});
