/** The wall of a live event and what comes after it: countdowns, standings, news in their order, the day again. */
import { expect, test } from "vitest";
import { placeOf } from "../src/games/momotetsu/live/album";
import { path, scaleOf } from "../src/games/momotetsu/live/after/curve";
import { momentAt, toldOf as momentsTold } from "../src/games/momotetsu/live/after/review";
import { toldOf } from "../src/games/momotetsu/live/told";
import { countdowns, span } from "../src/games/momotetsu/live/wall/countdowns";
import { balancesOf, standings } from "../src/games/momotetsu/live/wall/standings";
import { makeKit } from "../src/games/momotetsu/model/kit";
import type { MomotetsuView, Reckoning, Review, TeamView } from "../src/games/momotetsu/model/types";
import { changedRates, readKit } from "./kits";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const kit = makeKit(readKit("kasumihama"));
const TIMES = {
  start: 10 * HOUR,
  settlements: [11.5 * HOUR, 13 * HOUR, 15 * HOUR],
  switch: 13 * HOUR,
  last_roll: 16 * HOUR,
  cutoff: 16.5 * HOUR,
};

const team = (seat: number, more: Partial<TeamView> = {}): TeamView => ({
  seat,
  square: "garden",
  phase: "ready",
  alight: "",
  withdrawn: false,
  goals: 0,
  cleared: [],
  owned: [],
  balance: 300,
  hand: [],
  reported: 0,
  timers: {},
  ...more,
});
const view = (more: Partial<MomotetsuView> = {}) =>
  ({
    phase: "running",
    times: TIMES,
    settled: [],
    settings: {},
    hold: null,
    gate_until: 0,
    paused_since: 0,
    rolls_over: false,
    teams: [team(0), team(1)],
    ...more,
  }) as MomotetsuView;
const kinds = (more: Partial<MomotetsuView>, now: number) =>
  countdowns(kit, view(more), now).map(({ kind, left }) => [kind, left / MINUTE]);

test("a goal is counted down for as long as the kit says", () => {
  const hold = { t0: 12 * HOUR } as MomotetsuView["hold"];
  expect(kinds({ hold }, 12 * HOUR)[0]).toEqual(["goal", 5]);
  const slow = makeKit(changedRates(readKit("kasumihama"), { goal: { alight_minutes: 12 } }));
  expect(countdowns(slow, view({ hold }), 12 * HOUR)[0]).toMatchObject({ kind: "goal", left: 12 * MINUTE });
});

test("before the start everybody waits for it", () => {
  expect(kinds({ phase: "before" }, 9.5 * HOUR)).toEqual([["start", 30]]);
});

test("the next settlement and the last roll are counted down, later the end", () => {
  expect(kinds({}, 10 * HOUR)).toEqual([
    ["settlement", 90],
    ["last-roll", 360],
  ]);
  expect(kinds({ settled: [1, 2, 3] }, 15 * HOUR)).toEqual([["last-roll", 60]]);
  expect(kinds({ settled: [1, 2, 3], rolls_over: true }, 16 * HOUR)).toEqual([["cutoff", 30]]);
  expect(kinds({ phase: "ended" }, 17 * HOUR)).toEqual([]);
});

test("a goal comes first: all off within its minutes; a gate too", () => {
  const hold = {
    square: "garden",
    goal_at: 11 * HOUR,
    scorers: [0],
    roller: 0,
    origin: "lake",
    t0: 11 * HOUR,
    notice_at: 0,
    announced: false,
    assigned: false,
    waiting: [],
    positions: [],
    inflated: [],
    number: 1,
    last: false,
  };
  const minutes = kit.data.rates.goal?.alight_minutes ?? 5;
  expect(kinds({ hold, gate_until: 12 * HOUR }, 11 * HOUR + MINUTE)).toEqual([
    ["goal", minutes - 1],
    ["gate", 59],
    ["settlement", 29],
    ["last-roll", 299],
  ]);
  expect(kinds({ hold: { ...hold, t0: 0 } }, 11 * HOUR)).toEqual([
    ["settlement", 30],
    ["last-roll", 300],
  ]);
});

test("a pause stops the goal clock and the gate, but not the clock of the day", () => {
  const found = countdowns(kit, view({ gate_until: 12 * HOUR, paused_since: 11 * HOUR }), 11.25 * HOUR);
  expect(found.map(({ kind, left, still }) => [kind, left / MINUTE, still])).toEqual([
    ["gate", 60, true],
    ["settlement", 15, false],
    ["last-roll", 285, false],
  ]);
});

test.each([
  [0, "0:00"],
  [999, "0:01"],
  [61_000, "1:01"],
  [HOUR, "1:00:00"],
  [2 * HOUR + 5 * MINUTE, "2:05:00"],
])("%d milliseconds are %s", (ms, shown) => {
  expect(span(ms)).toBe(shown);
});

test("standings go by the balances that are known; equal ones share a place, who is out has none", () => {
  const teams = [
    team(0, { balance: 100 }),
    team(1, { balance: 900, withdrawn: true }),
    team(2, { balance: 500 }),
    team(3, { balance: 500, goals: 1 }),
  ];
  expect(standings(view({ teams })).map(({ team: { seat }, place }) => [seat, place])).toEqual([
    [3, 1],
    [2, 1],
    [0, 3],
    [1, null],
  ]);
});

test("balances are of the last settlement unless they are open", () => {
  expect(balancesOf(view({ settled: [11.5 * HOUR] }))).toBe(11.5 * HOUR);
  expect(balancesOf(view({ settled: [11.5 * HOUR], settings: { balances_public: true } }))).toBeNull();
  expect(balancesOf(view())).toBeNull();
});

const MIDNIGHT = 1_000_000_000;
const entry = (n: number, minutes: number, ...events: unknown[]) => ({ n, at: MIDNIGHT + minutes * MINUTE, events });

test("a late report stands in the news where it belongs, and is marked", () => {
  const entries = [
    entry(1, 600, { type: "rolled", seat: 0 }),
    entry(2, 610, { type: "arrived", seat: 0, square: "garden" }),
    entry(3, 615, { type: "late_merged", seat: 1, minutes: 10 }, { type: "arrived", seat: 1, square: "beach" }),
  ];
  const told = toldOf(entries, { options: { midnight: MIDNIGHT }, late: [[3, 605 * MINUTE]] });
  expect(told.map(({ n, time, late }) => [n, time / MINUTE, late])).toEqual([
    [1, 600, false],
    [3, 605, true],
    [3, 605, true],
    [2, 610, false],
  ]);
});

test("a photo is from where a goal or a mission is, else from where its team was", () => {
  const told = toldOf(
    [
      entry(1, 600, { type: "arrived", seat: 0, square: "garden" }),
      entry(2, 620, { type: "arrived", seat: 0, square: "beach" }),
    ],
    { options: { midnight: MIDNIGHT }, late: [] },
  );
  const photo = { entry: 1, seat: 0, about: {}, at: 610 * MINUTE, photo: "x", text: "" };
  expect(placeOf(kit, { ...photo, kind: "goal", about: { square: "lake" } }, told)).toBe("lake");
  expect(placeOf(kit, { ...photo, kind: "mission", about: { mission: kit.missions[2]!.id } }, told)).toBe(
    kit.missions[2]!.square,
  );
  expect(placeOf(kit, { ...photo, kind: "task" }, told)).toBe("garden");
  expect(placeOf(kit, { ...photo, kind: "task", at: 0 }, told)).toBeNull();
});

test("the slider finds the last moment that is not after its time", () => {
  const moments = [5, 10, 10, 20].map((at) => ({ at }));
  expect([0, 5, 9, 10, 15, 20, 99].map((time) => momentAt(moments, time))).toEqual([0, 0, 0, 2, 2, 3, 3]);
});

test("moments are told with their numbers", () => {
  const review = { moments: [{ at: 1 }, { at: 2, events: [{ type: "began" }] }], reckoning: [], awards: [] } as Review;
  expect(momentsTold(review)).toEqual([{ key: "1.0", n: 1, time: 2, event: { type: "began" } }]);
});

test("balances are drawn as steps, between round numbers, with zero in the picture", () => {
  const one = {
    seat: 0,
    curve: [
      [0, 300],
      [50, 900],
    ],
  } as unknown as Reckoning;
  const scale = scaleOf([one], 0, 100, { w: 100, h: 100 });
  expect(scale.marks).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(path(one, 100, scale)).toBe("M0.0 70.0H50.0V10.0H100.0");
  const debt = { seat: 1, curve: [[0, -150]] } as unknown as Reckoning;
  expect(scaleOf([debt], 0, 1, { w: 1, h: 1 }).marks[0]).toBeLessThanOrEqual(-150);
});
