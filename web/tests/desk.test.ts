import { describe, expect, test } from "vitest";
import { ACTIONS, FOR_TEAM, forDay, optionValues } from "../src/games/momotetsu/live/desk/actions";
import {
  alightLeft,
  calls,
  candidates,
  lastOwn,
  minutes,
  ordered,
  overdue,
  overlays,
  patienceOf,
  proposed,
  resolutions,
  silence,
  steps,
  toCheck,
  trail,
  verdicts,
  waiting,
} from "../src/games/momotetsu/live/desk/desk";
import { KEYS, TEAM_KEYS } from "../src/games/momotetsu/live/desk/keys";
import { kinds, moment, told, TOLD } from "../src/games/momotetsu/live/desk/radio";
import { changed, inOrder, NAMES, sorted, readingsOf } from "../src/games/momotetsu/live/new/files";
import { makeKit, type FullKit } from "../src/games/momotetsu/model/kit";
import type {
  ClaimView,
  HoldView,
  MomotetsuCommand,
  MomotetsuView,
  OwnView,
  Preview,
  TeamView,
  Settings,
} from "../src/games/momotetsu/model/types";
import type { HouseInfo } from "../src/lib/net/protocol";
import { changedRates, readKit } from "./kits";

const data = readKit("kasumihama");
const kit = makeKit(data);
const MINUTE = 60_000;
const START = 600 * MINUTE;

/** A day with three teams, as the desk sees it, with what a test changes. */
function day(change: Partial<MomotetsuView> = {}, teams: Partial<TeamView>[] = []): MomotetsuView {
  const seen = [0, 1, 2].map(
    (seat) =>
      ({
        seat,
        square: "kasumi_central",
        phase: "ready",
        alight: "",
        withdrawn: false,
        reported: 0,
        ...teams[seat],
      }) as TeamView,
  );
  return {
    phase: "running",
    times: { start: START, settlements: [], switch: 0, last_roll: 0, cutoff: 0 },
    teams: seen,
    conflicts: [],
    claims: [],
    paused_since: 0,
    hold: null,
    own: seen.map((one) => ({ ...one, redo: [] }) as unknown as OwnView),
    ...change,
  } as MomotetsuView;
}

const hold = (change: Partial<HoldView> = {}): HoldView => ({
  square: "lake",
  goal_at: START,
  scorers: [0],
  roller: 0,
  origin: "kasumi_central",
  t0: 0,
  notice_at: 0,
  announced: false,
  assigned: false,
  waiting: [],
  positions: [],
  inflated: [],
  number: 1,
  last: false,
  ...change,
});

describe("teams at a glance", () => {
  test("silence empties the battery, from the start of the day on", () => {
    const view = day({}, [{ reported: START + 30 * MINUTE }]);
    expect(silence(view, 0, START + 30 * MINUTE, 40)).toEqual({ minutes: 0, bars: 4 });
    expect(silence(view, 0, START + 51 * MINUTE, 40)).toEqual({ minutes: 21, bars: 2 });
    expect(silence(view, 1, START + 40 * MINUTE, 40)).toEqual({ minutes: 40, bars: 0 });
    expect(silence(view, 1, START - MINUTE, 40)).toEqual({ minutes: 0, bars: 4 });
  });

  test("only who is on the way is overdue", () => {
    const view = day({}, [
      { phase: "moving", reported: START },
      { phase: "ready", reported: START },
    ]);
    expect([0, 1].map((seat) => overdue(view, seat, START + 45 * MINUTE, 45))).toEqual([true, false]);
    expect(overdue(view, 0, START + 44 * MINUTE, 45)).toBe(false);
    expect(overdue({ ...view, phase: "ended" }, 0, START + 60 * MINUTE, 45)).toBe(false);
  });

  test("what lies over a phase", () => {
    const view = day({ hold: hold({ t0: START }), paused_since: START }, [{}, { alight: "goal" }, { withdrawn: true }]);
    expect([0, 1, 2].map((seat) => overlays(view, seat))).toEqual([
      ["paused", "hold"],
      ["paused", "alight"],
      ["out", "paused"],
    ]);
    const conflict = { entry: 3, seat: 0, command: { type: "roll" }, at: 0, received: 0, position: false } as const;
    expect(overlays(day({ conflicts: [conflict] }), 0)).toEqual(["conflict"]);
  });
});

describe("rulings", () => {
  const claim = (entry: number, change: Partial<ClaimView> = {}): ClaimView => ({
    entry,
    seat: 0,
    kind: "mission",
    at: entry,
    about: {},
    back_to: null,
    points: 0,
    status: "pending",
    photo: "",
    text: "",
    flagged: false,
    before: null,
    bonbi: null,
    ...change,
  });

  test("the oldest open proof comes first", () => {
    const claims = [claim(9, { at: 5 }), claim(4), claim(2, { status: "approved" }), claim(5, { at: 5 })];
    expect(waiting(day({ claims })).map(({ entry }) => entry)).toEqual([4, 5, 9]);
  });

  test("check-ins without a position or from elsewhere are among them, those of a team together", () => {
    const arrived = (n: number, seat: number, flagged = false) => ({
      n,
      time: n,
      actor: seat,
      event: { type: "arrived", seat, square: "lake", flagged } as const,
    });
    const struck = { n: 9, time: 9, actor: "gm", event: { type: "voided", entries: [8], reason: "" } } as const;
    const lines = trail(
      [
        arrived(1, 0),
        arrived(2, 1),
        arrived(3, 0),
        arrived(4, 2, true),
        arrived(5, 1),
        arrived(6, 2),
        arrived(8, 1),
        struck,
      ],
      [],
    );
    const view = day({
      claims: [claim(3, { at: 3 }), claim(2, { seat: 1, status: "approved" })],
      unplaced: [1, 2, 5, 6, 8],
    });
    const found = toCheck(view, lines, new Set([5])).map(({ entry, claim: proof, came }) => [
      entry,
      proof?.seat,
      came?.seat,
      came?.flagged,
      came?.lines.map(({ n }) => n),
    ]);
    expect(found).toEqual([
      [1, undefined, 0, false, [1]],
      [3, 0, undefined, undefined, undefined],
      [4, undefined, 2, true, [4, 6]],
    ]);
  });

  test("human cards are redone, sent back or let pass; all else is reversed", () => {
    expect(verdicts({ kind: "goal" }).map(({ how }) => how)).toEqual(["reversal"]);
    expect(verdicts({ kind: "task" }).map(({ key }) => key)).toEqual(["r", "t", "w"]);
  });

  test("both score where a goal was scored already", () => {
    const late: MomotetsuCommand = { type: "arrive", square: "lake" };
    const view = day({ claims: [claim(1, { kind: "goal", about: { square: "lake" } })] });
    expect(resolutions(late)).toContain("both_score");
    expect(resolutions({ type: "finish" })).not.toContain("both_score");
    expect(proposed(view, late)).toBe("both_score");
    expect(proposed(day(), late)).toBe(null);
    expect(proposed(view, { type: "alight", square: "lake" })).toBe(null);
  });
});

describe("a goal", () => {
  const now = (one: HoldView) =>
    steps(one)
      .filter(({ state }) => state === "now")
      .map(({ name }) => name);

  test("one step after the other, or two at once", () => {
    expect(now(hold())).toEqual(["announce"]);
    expect(now(hold({ t0: START, waiting: [1] }))).toEqual(["alight", "destination"]);
    expect(now(hold({ t0: START, assigned: true }))).toEqual(["destination"]);
    expect(now(hold({ t0: START, waiting: [1], announced: true }))).toEqual(["alight"]);
    expect(now(hold({ t0: START, assigned: true, announced: true }))).toEqual(["resume"]);
    expect(steps(hold({ last: true })).map(({ name }) => name)).toEqual(["goal", "announce", "alight", "resume"]);
  });

  test("who was told to get off, by the last goal", () => {
    const order = (n: number, seats: number[], why: string) => ({
      n,
      time: START,
      actor: 0,
      event: { type: "alight_ordered", seats, time: START, why } as const,
    });
    const lines = trail([order(1, [2], "goal"), order(2, [0, 1], "goal"), order(2, [2], "card")], []);
    expect(ordered(hold({ t0: START }), lines)).toEqual([0, 1]);
    expect(ordered(hold(), lines)).toEqual([]);
  });

  test("as many minutes as the kit says", () => {
    const view = day({ hold: hold({ t0: START }) });
    const slow = makeKit(changedRates(data, { goal: { alight_minutes: 9 } }));
    expect(alightLeft(view, slow, START + MINUTE)).toBe(8 * MINUTE);
  });

  test("five minutes, longer by a pause", () => {
    const view = day({ hold: hold({ t0: START }) });
    expect(alightLeft(view, kit, START + MINUTE)).toBe(4 * MINUTE);
    expect(alightLeft({ ...view, paused_since: START + 2 * MINUTE }, kit, START + 9 * MINUTE)).toBe(3 * MINUTE);
    expect(alightLeft(day({ hold: hold() }), kit, START)).toBe(null);
    expect([299_001, 61_000, 0, -30_000].map(minutes)).toEqual(["5:00", "1:01", "0:00", "−0:30"]);
  });

  test("the farthest are told, with ties; scorers and who has left the event are not asked", () => {
    const positions = ["lake", "library", "library"];
    const found = candidates(day({ hold: hold({ t0: START, positions, waiting: [2] }) }), kit);
    expect(found).toEqual(
      [1, 2].map((seat) => ({
        seat,
        square: "library",
        distance: kit.distance("library", "lake"),
        open: seat === 2,
        farthest: true,
      })),
    );
    const one = candidates(day({ hold: hold() }, [{}, { square: "windmill" }, { withdrawn: true }]), kit);
    expect(one.map(({ seat, distance }) => [seat, distance])).toEqual([[1, 1]]);
    expect(candidates(day(), kit)).toEqual([]);
  });
});

describe("the trail", () => {
  const lines = trail(
    [
      { n: 1, time: 60_000, actor: 2, event: { type: "called", seat: 2, text: "help" } },
      { n: 1, time: 60_000, actor: 2, event: { type: "noted", seat: 2, text: "really" } },
      { n: 2, time: 120_000, actor: "gm", event: { type: "corrected", seat: 1, points: 50, reason: "x" } },
      { n: 3, time: 180_000, actor: "gm", event: { type: "voided", entries: [1], reason: "y" } },
    ],
    [],
  );

  test("when, who, about whom, and what no longer counts", () => {
    expect(lines.map(({ n, time, actor, seat, struck }) => [n, time, actor, seat, struck])).toEqual([
      [1, 60_000, "2", 2, true],
      [2, 120_000, "gm", 1, false],
      [3, 180_000, "gm", null, false],
    ]);
  });

  test("undo takes back what was done, not what was struck out", () => {
    expect(lastOwn(lines)?.n).toBe(2);
    expect(lastOwn([])).toBe(undefined);
  });

  test("calls, the latest first", () => expect(calls(lines)).toEqual([{ line: lines[0], seat: 2, text: "help" }]));

  test("things are told at their own time; what was heard of more than a minute later, with both", () => {
    const told = [1, 2, 3].map((n) => ({
      n,
      time: 5 * MINUTE,
      actor: 0,
      event: { type: "noted", seat: 0, text: "" } as const,
    }));
    const late = [
      [1, 5 * MINUTE - 1],
      [2, MINUTE],
    ] as const;
    expect(trail(told, late).map(({ time, received }) => [time, received])).toEqual([
      [5 * MINUTE - 1, null],
      [MINUTE, 5 * MINUTE],
      [5 * MINUTE, null],
    ]);
  });
});

describe("powers as forms", () => {
  test("nothing is made while something is missing", () => {
    for (const name of [
      "correct",
      "position",
      "withdraw",
      "void",
      "resolve",
      "broadcast",
      "clock",
      "mission",
      "edge",
      "option",
    ] as const)
      expect([name, ACTIONS[name].make({})]).toEqual([name, null]);
    expect(ACTIONS.correct.make({ seat: "1" })).toBe(null); // a team alone is no correction
  });

  test("what is said is what is sent", () => {
    expect(ACTIONS.correct.make({ seat: "1", points: -50, give_card: "walk_1", ready: true })).toEqual({
      type: "correct",
      seat: 1,
      points: -50,
      give_cards: ["walk_1"],
      phase: "ready",
    });
    expect(ACTIONS.bonbi.make({ seat: null })).toEqual({ type: "assign_bonbi", seat: null });
    expect(ACTIONS.alight.make({ seats: [0, 2] })).toEqual({ type: "force_alight", seats: [0, 2] });
    expect(ACTIONS.clock.make({ what: "cutoff", time: "17:00" })).toEqual({
      type: "set_clock",
      what: "cutoff",
      time: "17:00",
    });
    expect(ACTIONS.option.make({ name: "hands_public", value: "yes" })).toEqual({
      type: "set_option",
      name: "hands_public",
      value: true,
    });
    expect(ACTIONS.option.make({ name: "goal_notice", value: "gm" })).toEqual({
      type: "set_option",
      name: "goal_notice",
      value: "gm",
    });
    expect(optionValues("dice_source")).toContain("physical");
  });

  test("an entry is struck out with exactly what was shown to fall with it", () => {
    const preview: Preview = { changes: [], also: [5, 6], chance: false };
    expect(ACTIONS.void.shown!(ACTIONS.void.make({ entry: "4" })!, preview)).toEqual({
      type: "void",
      entry: 4,
      also: [5, 6],
    });
  });

  test("every phase of the day has its own, and every key is there once", () => {
    for (const phase of ["before", "running", "ended", "closed"] as const)
      for (const name of forDay(day({ phase }))) expect(ACTIONS[name]).toBeDefined();
    expect(forDay(day({ phase: "closed" }))).toEqual([]);
    const keys = [...KEYS.flatMap((group) => group.keys.map(([key]) => key)), ...TEAM_KEYS];
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(["i", ...FOR_TEAM.map(([key]) => key)]).size).toBe(FOR_TEAM.length + 1);
  });
});

describe("for a team", () => {
  test("commands by kind, squares by kana, talk last", () => {
    const legal = [
      { type: "note", text: "…" },
      { type: "arrive", square: "lake" },
      { type: "arrive", square: "beach" },
    ] as MomotetsuCommand[];
    const found = kinds(kit, legal);
    expect([...found.keys()]).toEqual(["arrive", "note"]);
    expect(found.get("arrive")).toHaveLength(2);
  });

  test("what was told over the radio", () => {
    const none = { text: "", dice: "", at: null };
    expect(told({ type: "roll" }, { ...none, dice: "4" })).toEqual({ type: "roll", shown: [4] });
    expect(told({ type: "draw" }, { ...none, dice: "3, 12" })).toEqual({ type: "draw", shown: [3, 12] });
    expect(told({ type: "finish" }, { ...none, dice: "4", text: "x", at: 5 })).toEqual({
      type: "finish",
      made: { at: 5 },
    });
    expect(told({ type: "mission_done", mission: "k01", photo: "photo" }, none)).toEqual({
      type: "mission_done",
      mission: "k01",
      photo: TOLD,
    });
    expect(told({ type: "note", text: "…" }, { ...none, text: " hello " })).toEqual({ type: "note", text: "hello" });
    expect(["10:30", "10:30:05", "", "x"].map(moment)).toEqual([37_800_000, 37_805_000, null, null]);
  });
});

test("how long a team may be silent is what the kit says (RM-17.3)", () => {
  expect(patienceOf(kit)).toBe(25);
  expect(patienceOf(makeKit(changedRates(data, { late: { overdue_minutes: 40 } })))).toBe(40);
});

describe("a new event", () => {
  test("the files of a kit, wherever they lie", () => {
    expect(sorted(["readme.txt", "kit.json"].map((name) => ({ name }))).missing).toEqual(
      NAMES.filter((name) => name !== "kit.json"),
    );
    expect(sorted(NAMES.map((name) => ({ name }))).missing).toEqual([]);
  });

  test("times follow each other", () => {
    expect(inOrder(data.kit.clock)).toBe(true);
    expect(inOrder({ ...data.kit.clock, last_roll: "10:00" })).toBe(false);
    expect(inOrder({ ...data.kit.clock, start: "" })).toBe(false);
  });

  test("switches are sent only if they are not the kit's own", () => {
    const house: HouseInfo = {
      field: "settings",
      presets: {},
      switches: [
        { id: "prize_tie", group: "points", clause: "RM-12.3", readings: ["all", "none"] },
        { id: "gamble_win", group: "cards", clause: "RM-6.20", readings: ["instant", "travel"] },
        { id: "goal_notice", group: "day", clause: "RM-8.7", readings: ["auto", "gm"] },
        { id: "hands_public", group: "day", clause: "RM-16.5", readings: [false, true] },
      ],
    };
    const of = (options: Settings): FullKit => ({
      ...data,
      kit: { ...data.kit, options: { ...data.kit.options, ...options } },
    });
    const none = { prize_tie: "none" } as const;
    expect(changed(of({}), house, {}, [], 10)).toBe(null);
    const later = changedRates(data, { view: { spectator_delay_minutes: 7 } });
    expect(changed(later, house, {}, [], 7)).toBe(null);
    expect(changed(later, house, {}, [], 10)).toMatchObject({ spectator_delay_minutes: 10 });
    expect(changed(of({ spectator_delay_minutes: 5 }), house, {}, [], 5)).toBe(null);
    expect(changed(of(none), house, none, [], 0)).toEqual({
      ...data.kit.options,
      ...none,
      spectator_delay_minutes: 0,
      extra_stations: [],
    });
    expect(changed(of(none), house, { ...none, hands_public: true, goal_notice: "gm" }, ["x"], 10)).toEqual({
      ...data.kit.options,
      ...none,
      hands_public: true,
      goal_notice: "gm",
      extra_stations: ["x"],
    });
    expect(changed(of({ hands_public: true }), house, {}, [], 10)).toEqual({
      ...data.kit.options,
      hands_public: false,
    });
    expect(readingsOf(house, of(none).kit.options)).toEqual(none);
    expect(changed(of(none), house, none, [], 10)).toBe(null);
    expect(changed(of(none), house, {}, [], 10)).toMatchObject({ prize_tie: "all" });
    expect(changed(of({}), house, { gamble_win: "travel" }, [], 10)).toMatchObject({ gamble_win: "travel" });
  });
});
