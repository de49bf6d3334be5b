/** What a phone without a line makes of single reports; tests/twins holds whole hours to the rules. */
import { describe, expect, test } from "vitest";
import { ahead, type Ahead } from "../src/games/momotetsu/live/ahead";
import { recordable } from "../src/games/momotetsu/live/allowed";
import { ends, ways } from "../src/games/momotetsu/live/ways";
import { makeKit, type FullKit, type LiveKit } from "../src/games/momotetsu/model/kit";
import { pairs } from "../src/games/momotetsu/model/layout";
import type {
  BonbiView,
  ClaimView,
  LineData,
  MomotetsuCommand,
  MomotetsuView,
  OwnView,
} from "../src/games/momotetsu/model/types";
import { readKit } from "./kits";

const kit = makeKit(readKit("kasumihama"));
const OWN = {
  seat: 0,
  phase: "processing",
  square: "old_market",
  previous: "kasumi_central",
  balance: 100,
  cleared: [],
  properties: [],
  redo: [],
  statuses: [],
  hand: [],
  bought: [],
  tried: [],
  efforts: [],
  ends: [],
  move: null,
  target: null,
  task: null,
  ask: null,
  promise: null,
  alight: "",
  due_trip: null,
  return_to: null,
  debt_since: 0,
  last_face: 0,
  struck: false,
} as unknown as OwnView;
const VIEW = {
  teams: [{ seat: 0 }, { seat: 1, phase: "ready" }],
  settings: {},
  readings: {},
  hold: null,
  destination: "cape",
  closed: [],
  gate_until: 0,
  economy: "normal",
  options: { midnight: 1_000 },
  times: { switch: 50 },
  now: 49,
  rolls_over: false,
} as unknown as MomotetsuView;

interface Given {
  readonly view?: Partial<MomotetsuView>;
  readonly bonbi?: BonbiView | null;
  readonly claims?: readonly ClaimView[];
  readonly kit?: LiveKit;
}

function report(own: Partial<OwnView>, command: MomotetsuCommand, given: Given = {}): Ahead {
  const { view = {}, bonbi = null, claims = [], kit: used = kit } = given;
  const start: Ahead = { own: { ...OWN, ...own }, bonbi, touch: null, claims, conflicts: [], sure: true };
  return ahead({ kit: used, view: { ...VIEW, ...view } }, start, command);
}

const bonbi = (more: Partial<BonbiView> = {}): BonbiView => ({
  holder: 0,
  how: "goal",
  came_from: 1,
  square: null,
  due: "next",
  attacked: true,
  declared: false,
  goal: 0,
  ...more,
});
const move = (more: object = {}) => ({ kind: "die", start: "canal", steps: 2, told: 0, ...more }) as OwnView["move"];
const claim = (entry: number, card: string, more: object = {}) =>
  ({ entry, kind: "task", status: "pending", about: { card }, ...more }) as unknown as ClaimView;

describe("missions", () => {
  test("a property is held from now on (RM-7.5), and sold at once by a team in debt (RM-11.3)", () => {
    const won = (balance: number) =>
      report({ balance, efforts: [{ mission: "k03", since: 1 }] }, { type: "mission_done", mission: "k03" }).own;
    expect(won(0)).toMatchObject({ cleared: ["k03"], properties: ["pickle_shop"], balance: 0, tried: ["k03"] });
    expect(won(-10)).toMatchObject({ cleared: ["k03"], properties: [], balance: 140 });
  });

  test("the square goes on when the last effort is over", () => {
    const efforts = ["k01", "k02"].map((mission) => ({ mission, since: 1 }));
    const one = report({ phase: "task", efforts }, { type: "mission_failed", mission: "k01" }).own;
    expect([one.phase, one.efforts, one.properties]).toEqual(["task", [efforts[1]], []]);
    const other = report({ phase: "task", efforts: [efforts[1]!] }, { type: "mission_failed", mission: "k02" }).own;
    expect([other.phase, other.efforts]).toEqual(["processing", []]);
  });

  test("what Forced Purchase promised lapses where nothing was taken (RM-6.43)", () => {
    const statuses: OwnView["statuses"] = ["free_property", "seal"];
    expect(report({ statuses }, { type: "finish" }).own.statuses).toEqual(["seal"]);
    expect(report({ statuses, square: "north_end" }, { type: "finish" }).own.statuses).toEqual(statuses);
  });
});

describe("tasks", () => {
  const task = (card: string, attacked = false) => ({ card, since: 1, attacked, timed: false });

  test("bring what their card promises, once", () => {
    const done = (card: string, statuses: OwnView["statuses"] = []) =>
      report({ phase: "task", task: task(card), statuses }, { type: "submit" }).own;
    expect(done("snack")).toMatchObject({ statuses: ["double"], task: null, phase: "processing" });
    expect(done("snack", ["double"]).statuses).toEqual(["double"]);
    expect(done("portrait", ["seal"]).statuses).toEqual(["seal"]);
  });

  test("of an attack end it (RM-9.13)", () => {
    const own = { phase: "task", task: task("letter", true), struck: true } as const;
    const over = report(own, { type: "give_up" }, { bonbi: bonbi({ due: "here", attacked: false }) });
    expect([over.own.phase, over.bonbi!.due, over.bonbi!.attacked]).toEqual(["ready", "next", true]);
    expect(report({ ...own, struck: false }, { type: "submit" }).own.phase).toBe("attack");
    const asked = { kind: "team" } as OwnView["ask"];
    expect(report({ ...own, ask: asked }, { type: "submit" }).own.phase).toBe("attack");
    expect(report(own, { type: "submit" }, { bonbi: bonbi({ holder: 1 }) }).bonbi).toEqual(bonbi({ holder: 1 }));
  });

  test("that cannot be done lead back to where the team came from (RM-5.7)", () => {
    const back = report({ phase: "task", task: task("poem") }, { type: "cannot_do" }).own;
    expect([back.phase, back.move!.kind, back.target]).toEqual(["moving", "return", "kasumi_central"]);
    const nowhere = report({ phase: "task", task: task("poem"), previous: "old_market" }, { type: "cannot_do" }).own;
    expect([nowhere.phase, nowhere.task]).toEqual(["ready", null]);
    const attacked = report({ phase: "task", task: task("poem", true) }, { type: "cannot_do" }).own;
    expect([attacked.phase, attacked.due_trip?.target]).toEqual(["attack", "kasumi_central"]);
  });

  test("that were promised and are not kept are claimed no more (RM-6.63)", () => {
    const claims = [
      claim(1, "snack"),
      claim(2, "poem"),
      claim(3, "snack", { status: "approved" }),
      claim(4, "snack", { kind: "goal" }),
    ];
    const now = report({ promise: "snack" }, { type: "cannot_do" }, { claims });
    expect(now.claims.map(({ entry }) => entry)).toEqual([2, 3, 4]);
    expect([now.own.promise, now.own.target]).toEqual([null, "kasumi_central"]);
  });

  test("hold again with new proof (RM-13.4)", () => {
    const claims = [claim(6, "portrait"), claim(7, "snack")];
    const proven = (entry: number) => report({ redo: [6, 7] }, { type: "add_proof", entry }, { claims }).own;
    expect([proven(7).redo, proven(7).statuses]).toEqual([[6], ["double"]]);
    expect([proven(6).redo, proven(6).statuses]).toEqual([[7], []]);
    expect([proven(8).redo, proven(8).statuses]).toEqual([[6, 7], []]);
    expect(report({ redo: [9], statuses: ["seal"] }, { type: "add_proof", entry: 9 }).own.statuses).toEqual(["seal"]);
  });
});

describe("arrivals", () => {
  const riding = { phase: "moving", move: move(), ends: ["old_market", "cape"] } as const;

  test("begin a new square", () => {
    const dirty = { tried: ["k01"], bought: ["rapid"], promise: "snack", struck: true, sent: true, worked: true };
    const there = report({ ...riding, ...dirty, previous: null }, { type: "arrive", square: "old_market" });
    expect(there.own).toMatchObject({
      phase: "processing",
      square: "old_market",
      previous: "canal",
      move: null,
      ends: [],
      tried: [],
      bought: [],
      promise: null,
      struck: false,
      sent: false,
      worked: false,
    });
    expect(there.sure).toBe(true);
  });

  test("at the destination are the server's to tell (RM-8.2)", () => {
    const at = (square: string, own: object = {}, view: Partial<MomotetsuView> = {}) =>
      report({ ...riding, ...own }, { type: "arrive", square }, { view }).sure;
    expect([at("cape"), at("old_market"), at("cape", { alight: "order" })]).toEqual([false, true, true]);
    const hold = { square: "old_market", t0: 0 } as MomotetsuView["hold"];
    expect([at("cape", {}, { hold }), at("old_market", {}, { hold })]).toEqual([true, false]);
  });

  test("of trips are not worked off, but a king's is where a switch says so", () => {
    const by = (kind: string, settings: object = {}) =>
      report({ ...riding, move: move({ kind }) }, { type: "arrive", square: "old_market" }, { view: { settings } }).own
        .phase;
    expect([by("die"), by("return"), by("back"), by("king")]).toEqual(["processing", "ready", "ready", "ready"]);
    expect(by("king", { king_trip_processed: true })).toBe("processing");
  });

  test("on a red square cost nothing with No Sweat (RM-6.42)", () => {
    const on = (statuses: OwnView["statuses"], economy: MomotetsuView["economy"], square = "canal") =>
      report({ ...riding, statuses }, { type: "arrive", square }, { view: { economy } }).own;
    expect(on(["red_immune"], "normal")).toMatchObject({ phase: "ready", worked: true });
    expect(on([], "normal").phase).toBe("processing");
    expect(on(["red_immune"], "boom").phase).toBe("processing");
    expect(on(["red_immune"], "recession", "city_hall").phase).toBe("ready");
  });

  test("of who holds bonbi bring its attack (RM-9.13)", () => {
    const arrive = { type: "arrive", square: "old_market" } as const;
    const held = report(riding, arrive, { bonbi: bonbi({ square: "cape" }) }).bonbi!;
    expect([held.due, held.square]).toEqual(["here", null]); // elsewhere than where it came (RM-9.29)
    expect(report(riding, arrive, { bonbi: bonbi({ holder: 1, square: "cape" }) }).bonbi!.due).not.toBe("here");
    const finished = report({}, { type: "finish" }, { bonbi: bonbi({ due: "here" }) });
    expect(finished.own.phase).toBe("attack");
    expect(report({}, { type: "finish" }, { bonbi: bonbi({ due: "here", holder: 1 }) }).own.phase).toBe("ready");
  });

  test("elsewhere than at the end are no landing (RM-3.18)", () => {
    const off = (square: string, target: string | null = null) =>
      report({ ...riding, alight: "order", target }, { type: "alight", square }).own;
    expect(off("old_market")).toMatchObject({ phase: "processing", alight: "" });
    expect(off("hill_1")).toMatchObject({ phase: "ready", square: "hill_1", move: null });
    expect(off("hill_1").stopped).toMatchObject({ ends: riding.ends, target: null });
    expect(off("old_market", "cape").phase).toBe("ready");
    expect(off("cape", "cape").phase).toBe("processing");
    expect(report({ ...riding, alight: "goal" }, { type: "alight", square: "hill_1" }).sure).toBe(false);
  });

  test("nobody was aboard: after a goal the move is off (RM-8.11), fireworks are paid (RM-10.4)", () => {
    const goal = report({ ...riding, alight: "goal" }, { type: "not_boarded" });
    expect([goal.own.phase, goal.own.move, goal.own.ends, goal.sure]).toEqual(["ready", null, [], false]);
    const stays = (alight: string) => report({ ...riding, alight } as Partial<OwnView>, { type: "not_boarded" }).own;
    expect([stays("order").phase, stays("order").balance, stays("order").alight]).toEqual(["moving", 100, ""]);
    expect(stays("fireworks").balance).toBe(100 + kit.data.rates.events.fireworks);
  });
});

describe("own dice", () => {
  const one = { type: "roll", shown: [1] } as const;
  const quiet: LiveKit = makeKit<FullKit>({
    ...kit.data,
    tables: { ...kit.data.tables, events: [{ ...kit.data.tables.events[0]!, face: 6 }] },
  });

  test("move the team, unless something may be done with them", () => {
    const ready = { phase: "ready", square: "shipyard" } as const;
    expect(report(ready, { type: "roll" }).sure).toBe(false);
    const gone = report(ready, one).own;
    expect([gone.phase, gone.move!.steps, [...gone.ends].sort()]).toEqual(["moving", 1, ["cape", "glass_works"]]);
    expect([gone.last_face, gone.target, gone.move!.start]).toEqual([1, null, "shipyard"]);
    const rolled = (...statuses: OwnView["statuses"]) => report({ ...ready, statuses }, one).own;
    expect(rolled("reroll")).toMatchObject({ phase: "rolled", roll: { face: 1, reroll: true, double: false } });
    expect(rolled("double")).toMatchObject({ phase: "rolled", roll: { reroll: false, double: true }, statuses: [] });
    expect(rolled("rocket")).toMatchObject({ phase: "rolled", roll: { rocket: true }, statuses: ["rocket"] });
    expect(report({ ...ready, statuses: ["rocket"] }, { type: "roll", shown: [2] }).own.phase).toBe("moving");
    expect(rolled("seal", "cow").statuses).toEqual([]);
  });

  test("that show the same twice bring the event of that face, if there is one (RM-10.1)", () => {
    const twice = (last_face: number, face: number, used = quiet) =>
      report({ phase: "ready", last_face }, { type: "roll", shown: [face] }, { kit: used }).sure;
    expect([twice(6, 6), twice(5, 6), twice(5, 5), twice(5, 5, kit)]).toEqual([false, true, true, false]);
  });

  test("declare a turn after an attack (RM-9.30), and refuse what was asked before", () => {
    const declared = (more: Partial<BonbiView>) =>
      report({ phase: "ready", repel_from: 1, repel_until: 9, repel_price: 100 }, one, { bonbi: bonbi(more) });
    expect(declared({}).bonbi!.declared).toBe(true);
    expect(declared({ attacked: false }).bonbi!.declared).toBe(false);
    expect(declared({ holder: 1 }).bonbi!.declared).toBe(false);
    expect(declared({}).own).toMatchObject({ repel_from: null, repel_until: 0, repel_price: 0 });
  });

  test.each([
    ["city_hall", "normal", 1_049, 90],
    ["city_hall", "normal", 1_050, 120],
    ["canal", "normal", 1_049, -90],
    ["canal", "normal", 1_050, -120],
    ["city_hall", "recession", 1_049, -90],
    ["canal", "boom", 1_050, 120],
  ] as const)("on %s (%s) at %i bring %i (RM-4.3 to RM-4.5)", (square, economy, at, points) => {
    const roll = { type: "roll_square", shown: [3], made: { at } } as MomotetsuCommand;
    const now = report({ square, previous: square }, roll, { view: { economy } }).own;
    expect([now.balance, now.phase, now.worked]).toEqual([100 + points, "ready", true]);
  });

  test("of nobody tell nothing", () => {
    expect(report({ square: "canal" }, { type: "roll_square" }).sure).toBe(false);
    const immune = report({ square: "canal", statuses: ["red_immune"] }, { type: "roll_square" });
    expect([immune.sure, immune.own.balance, immune.own.phase]).toEqual([true, 100, "ready"]);
    expect(immune.own.worked).toBe(true);
    const late = { view: { now: 50 } };
    expect(report({ square: "canal" }, { type: "roll_square", shown: [3] }, late).own.balance).toBe(-20);
  });

  test("without a legal end let the team wait (RM-3.12)", () => {
    const closed = [...kit.neighbours.get("shipyard")!].map((to) => ["shipyard", to] as const);
    const stuck = report({ phase: "ready", square: "shipyard" }, one, { view: { closed } }).own;
    expect([stuck.phase, stuck.wait_until > 0]).toEqual(["ready", true]);
  });
});

describe("money and the end", () => {
  test("what is bought is paid, and below zero a team with property is in debt (RM-11.1)", () => {
    const shop = { square: "north_end", balance: 250 } as const;
    const bought = report(shop, { type: "buy", card: "super_rapid" }).own;
    expect([bought.balance, bought.hand, bought.bought]).toEqual([50, ["super_rapid"], ["super_rapid"]]);
    const owing = (properties: string[], debt_since = 0) =>
      report(
        { square: "canal", balance: 0, properties, debt_since },
        {
          type: "roll_square",
          shown: [1],
          made: { at: 0 },
        },
      ).own.debt_since;
    expect([owing([]), owing(["pickle_shop"]) > 0, owing(["pickle_shop"], 7)]).toEqual([0, true, 7]);
  });

  test("a sale pays, and ends a debt that is paid or that nothing is left for", () => {
    const sold = (balance: number, ...more: string[]) =>
      report(
        { balance, debt_since: 5, properties: ["pickle_shop", ...more] },
        { type: "sell", property: "pickle_shop" },
      ).own;
    expect(sold(-100)).toMatchObject({ balance: 50, properties: [], debt_since: 0 });
    expect(sold(-200)).toMatchObject({ balance: -50, debt_since: 0 });
    expect(sold(-200, "tram_cafe")).toMatchObject({ balance: -50, properties: ["tram_cafe"], debt_since: 5 });
    expect(sold(-150, "tram_cafe").debt_since).toBe(0);
  });

  test("after the last roll the day is over once nobody is busy (RM-1.7)", () => {
    const over = (phase: string, withdrawn = false) =>
      report(
        {},
        { type: "finish" },
        {
          view: { rolls_over: true, teams: [{ seat: 0 }, { seat: 1, phase, withdrawn }] } as unknown as MomotetsuView,
        },
      );
    expect([over("ready").own.phase, over("ready").sure]).toEqual(["done", false]);
    expect([over("moving").own.phase, over("moving").sure]).toEqual(["ready", true]);
    expect(over("moving", true).own.phase).toBe("done");
    const busy = report({}, { type: "note", text: "x" }, { view: { rolls_over: true } });
    expect([busy.own.phase, busy.sure]).toEqual(["processing", true]);
  });

  test("who is told to come back goes when ready, unless a goal holds everybody (RM-2.11)", () => {
    const goes = (own: Partial<OwnView>, view: Partial<MomotetsuView> = {}) =>
      report(own, { type: "finish" }, { view }).own;
    expect(goes({ return_to: "cape" })).toMatchObject({ phase: "moving", target: "cape", return_to: null });
    expect(goes({ return_to: "old_market" }).phase).toBe("ready");
    const held = { square: "cape", t0: 5, scorers: [] } as unknown as MomotetsuView["hold"];
    expect(goes({ return_to: "cape" }, { hold: held })).toMatchObject({ phase: "ready", due_trip: { target: "cape" } });
    expect(goes({ return_to: "cape" }, { paused_since: 3 }).phase).toBe("ready");
    const trip = { kind: "king", target: "lake", card: null } as OwnView["due_trip"];
    expect(goes({ due_trip: trip, return_to: "cape" })).toMatchObject({
      target: "lake",
      return_to: "cape",
      due_trip: null,
    });
    expect(goes({ due_trip: trip, last_face: 4 })).toMatchObject({
      last_face: 0,
      move: { kind: "king", face_before: 4 },
    });
  });

  test("what is not the team's to tell ends the telling", () => {
    const drawn = report({}, { type: "draw" });
    expect(drawn.sure).toBe(false);
    expect(ahead({ kit, view: VIEW }, drawn, { type: "finish" })).toBe(drawn);
    expect(report({}, { type: "touch", seat: 1 }).touch).toMatchObject({ holder: 0, other: 1 });
    expect(report({}, { type: "declare_target", square: "cape" }).own.target).toBe("cape");
  });
});

test("what can be recorded without signal (RM-15.2)", () => {
  expect(recordable({ type: "arrive", square: "cape" })).toBe(true);
  expect([undefined, [], [3]].map((shown) => recordable({ type: "roll", shown }))).toEqual([false, false, true]);
  expect(recordable({ type: "keep" })).toBe(false);
});

/** All rides of so many squares, counted the slow way: how few vehicles each end needs. */
function fewest(from: string, steps: number): Map<string, number> {
  const rides = kit.lines.flatMap((line) =>
    line.segments.flatMap((segment, n) =>
      pairs({ ...line, segments: [segment] }).flatMap(([a, b]) => [
        { a, b, line, n },
        { a: b, b: a, line, n },
      ]),
    ),
  );
  const stops = (line: LineData, square: string) => !line.pass_only?.includes(square);
  const found = new Map<string, number>();
  const go = (at: string, left: number, used: number, by: (typeof rides)[number] | null): void => {
    if (!left) {
      if (by && stops(by.line, at)) found.set(at, Math.min(used, found.get(at) ?? Infinity));
      return;
    }
    for (const ride of rides.filter(({ a }) => a === at)) {
      const back = ride.b === by?.a;
      if (back && kit.neighbours.get(at)!.size > 1) continue;
      if (by && by.line === ride.line && by.n === ride.n && !back) go(ride.b, left - 1, used, ride);
      else if ((!by || stops(by.line, at)) && stops(ride.line, at)) go(ride.b, left - 1, used + 1, ride);
    }
  };
  go(from, steps, 0, null);
  return found;
}

test("ways take as few vehicles as can be, from stop to stop", () => {
  for (const { id: from } of kit.squares)
    for (const steps of [1, 2, 3, 4]) {
      const told = ways(kit, { from, steps });
      expect(new Map([...told].map(([to, legs]) => [to, legs.length]))).toEqual(fewest(from, steps));
      for (const [to, legs] of told) {
        expect([legs[0]!.from, legs.at(-1)!.to]).toEqual([from, to]);
        legs.slice(1).forEach((leg, n) => expect(leg.from).toBe(legs[n]!.to));
        expect(ends(kit, { from, steps })).toContain(to);
      }
    }
});
