import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { complete, discountsOf, EMPTY, leftOf, narrowed, placesOf, within } from "../src/games/tokyo_metro/model/draft";
import { at, bounds, labels } from "../src/games/tokyo_metro/board/geometry";
import { sharesNow, split, worth } from "../src/games/tokyo_metro/model/money";
import { makeParts } from "../src/games/tokyo_metro/model/parts";
import { answer, kept, type Plan } from "../src/games/tokyo_metro/model/plan";
import { reckon } from "../src/games/tokyo_metro/model/reckoning";
import { steps } from "../src/games/tokyo_metro/model/steps";
import type {
  LineView,
  PlayerView,
  TokyoMetroCommand,
  TokyoMetroEvent,
  TokyoMetroView,
} from "../src/games/tokyo_metro/model/types";

const read = <T>(name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../src/kippu/games/tokyo_metro/data/${name}.json`, import.meta.url), "utf8"),
  ) as T;
const parts = makeParts(read("maps/tokyo"), read("cards/standard"), read("constants/standard"));

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  cash: 2000,
  usable: 3,
  unused: 3,
  supply: 3,
  bets: 2,
  passed: false,
  at: [13, 10],
  aboard: null,
  stations: [],
  pyramids: 6,
  tokens: 0,
  loans: 0,
  bicycle: false,
  bonus: 0,
  discounts: [],
  cards: [],
  worth: 2000,
  ...more,
});
const line = (id: string, more: Partial<LineView> = {}): LineView => ({
  id,
  income: null,
  first: 0,
  second: 0,
  holders: [],
  payments: [],
  train: null,
  back: false,
  speed: 0,
  stakes: [],
  ...more,
});
const view = (
  players: readonly PlayerView[],
  lines: readonly LineView[],
  more: Partial<TokyoMetroView> = {},
): TokyoMetroView => ({
  viewer: 0,
  options: {},
  round: 1,
  rounds: 8,
  phase: "actions",
  order: players.map((_, seat) => seat),
  to_act: [0],
  has_bid: players.map(() => false),
  bids: players.map(() => null),
  totals: [],
  players,
  ranking: players.map((_, seat) => seat),
  columns: [],
  piles: [],
  tokens: 12,
  loans: 8,
  bicycles: 4,
  ride: null,
  history: [],
  turn: 0,
  lines: parts.map.lines.map(({ id }) => lines.find((one) => one.id === id) ?? line(id)),
  ...more,
});

describe("money", () => {
  test.each([
    [2900, 1, [2900]],
    [2900, 2, [2000, 900]],
    [2900, 3, [1500, 1000, 400]],
    [100, 3, [100, 0, 0]],
  ])("an income of %i among %i shares", (income, sold, paid) =>
    expect(sharesNow(parts, line("G", { income, holders: [0, 1, 2].slice(0, sold) }))).toEqual(paid),
  );
  test("a stake earns the second number, at most twice itself", () => {
    expect(split(parts, 5800)).toEqual({ first: 3900, second: 1900 });
    const stakes = [300, 2000].map((stake, seat) => ({ seat, stake }));
    expect(sharesNow(parts, line("G", { income: 4100, holders: [2], stakes }))).toEqual([4100 - 600 - 1300]);
  });
  test("discounts leave nothing or more of a number", () => {
    const spot = parts.spot("B1a.1");
    expect([[], ["D1a.1"], ["D3b.1", "D1a.1"]].map((used) => leftOf(parts, spot, used))).toEqual([400, 200, 0]);
  });
  test("what somebody would have now", () => {
    const now = view(
      [player({ loans: 1 }), player()],
      [line("A", { income: 1500, holders: [1], payments: [1000], stakes: [{ seat: 0, stake: 300 }] })],
    );
    expect(worth(parts, now, 0)).toBe(2000 - 1500 + 800);
    expect(worth(parts, now, 1)).toBe(2000 + 1000);
  });
});

describe("a choice being made", () => {
  const options: TokyoMetroCommand[] = [
    { type: "pass" },
    { type: "invest", spot: "B1a.1", line: "G" },
    { type: "invest", spot: "B1a.1", line: "G", discounts: ["D1a.1"] },
    { type: "invest", spot: "B1a.1", line: "M", discounts: ["D1a.1"] },
    { type: "depart", spot: "B1a.2", line: "G" },
    { type: "move", spot: "A1a.1", x: 3, y: 4 },
    { type: "alight", x: 1, y: 1 },
  ];
  const invest = { ...EMPTY, what: "spot", spot: "B1a.1" } as const;

  test("is complete when nothing is left to choose", () => {
    expect(complete(options, invest, ["D1a.1"])).toBeNull();
    expect(complete(options, { ...invest, line: "G" }, [])).toEqual(options[1]);
    expect(complete(options, { ...invest, line: "M" }, ["D1a.1"])).toEqual(options[3]);
    expect(complete(options, { ...invest, line: "M" }, [])).toBeNull();
  });
  test("fills in what leaves no choice", () => {
    expect(narrowed(options, { ...EMPTY, what: "spot", spot: "B1a.2" }).line).toBe("G");
    expect(narrowed(options, invest).line).toBeNull();
  });
  test("is complete only with its own place, station, stake and line", () => {
    const more: TokyoMetroCommand[] = [
      { type: "station", spot: "S", station: "ginza" },
      { type: "station", spot: "S", station: "ueno", discounts: ["D1a.1"] },
      { type: "speculate", spot: "P", line: "G", stake: 300 },
      { type: "speculate", spot: "P", line: "G", stake: 500 },
      { type: "place_token", line: "G" },
      { type: "place_token", line: "M" },
    ];
    const on = (spot: string) => ({ ...EMPTY, what: "spot", spot }) as const;
    expect(complete(more, { ...on("S"), station: "ginza" }, [])).toEqual(more[0]);
    expect(complete(more, { ...on("S"), station: "ueno" }, ["D1a.1"])).toEqual(more[1]);
    expect(complete(more, { ...on("S"), station: "ueno" }, [])).toBeNull();
    expect(complete(more, on("S"), [])).toBeNull();
    expect(narrowed(more, on("S")).station).toBeNull();
    expect(narrowed(more.slice(1), on("S")).station).toBe("ueno");
    expect(complete(more, { ...on("P"), line: "G", stake: 500 }, [])).toEqual(more[3]);
    expect(complete(more, { ...on("P"), line: "G", stake: 500 }, ["D1a.1"])).toEqual(more[3]); // they lower no stake
    expect(complete(more, { ...on("P"), line: "G" }, [])).toBeNull();
    expect(narrowed(more, on("P"))).toMatchObject({ line: "G", station: null, pile: null, loans: null });
    expect(within(more, { ...EMPTY, what: "token" })).toEqual(more.slice(4));
    expect(complete(more, { ...EMPTY, what: "token", line: "M" }, [])).toEqual(more[5]);
    const move = { ...EMPTY, what: "spot", spot: "A1a.1" } as const;
    expect(complete(options, { ...move, place: [3, 4] }, [])).toEqual(options[5]);
    for (const place of [null, [3, 5], [4, 4]] as const) expect(complete(options, { ...move, place }, [])).toBeNull();
    expect(placesOf(options)).toEqual([
      [3, 4],
      [1, 1],
    ]);
  });
  test("begins with steps that need nothing else", () => {
    const walks: TokyoMetroCommand[] = [
      { type: "walk", x: 2, y: 2 },
      { type: "put_meeple", x: 5, y: 5 },
      { type: "alight", x: 1, y: 1 },
      { type: "depart", spot: "B1a.2", line: "G" },
    ];
    expect(within(walks, EMPTY)).toEqual(walks.slice(0, 3));
    expect(within([...walks, { type: "pass" }], EMPTY)).toEqual(walks.slice(0, 2));
  });
  test("getting off comes before an action only when asked for", () => {
    expect(placesOf(within(options, EMPTY))).toEqual([]);
    expect(placesOf(within(options, { ...EMPTY, what: "alight" }))).toEqual([[1, 1]]);
  });
  test("uses as many discounts as lower the price", () => {
    expect(discountsOf(parts, ["D1b.1", "D3b.1"], invest)).toEqual(["D3b.1"]);
    expect(discountsOf(parts, ["D1a.1", "D1b.1"], invest)).toEqual(["D1a.1", "D1b.1"]);
    expect(discountsOf(parts, ["D1a.1"], { ...invest, discounts: [] })).toEqual([]);
    expect(discountsOf(parts, ["D1a.1"], EMPTY)).toEqual([]);
    const free = parts.cards.decks.flatMap(({ cards }) => cards.flatMap(({ id }) => parts.spots(id)));
    for (const { id, action, value } of free) {
      const priced = ["station", "invest", "disc", "card"].includes(action) && value > 0;
      expect(discountsOf(parts, ["D1a.1"], { ...EMPTY, what: "spot", spot: id })).toEqual(priced ? ["D1a.1"] : []);
    }
  });
});

describe("loans and piles", () => {
  const options: TokyoMetroCommand[] = [
    { type: "loan", spot: "E1a.1", repay: false },
    { type: "loans", spot: "E1a.1", number: 2, repay: false },
    { type: "loan", spot: "E1a.1", repay: true },
    { type: "loans", spot: "E1a.1", number: 2, repay: true },
    { type: "card", spot: "F1a.2", pile: null },
  ];
  const loan = { ...EMPTY, what: "spot", spot: "E1a.1" } as const;

  test.each([
    [1, 0],
    [2, 1],
    [-1, 2],
    [-2, 3],
  ])("so many loans at once: %i", (loans, at) =>
    expect(complete(options, { ...loan, loans }, [])).toEqual(options[at]),
  );
  test("how many is asked for only when there is a choice", () => {
    expect(narrowed(options, loan).loans).toBeNull();
    expect(narrowed(options.slice(2, 3), loan).loans).toBe(-1);
  });
  test("the one discard pile is not asked for", () => {
    expect(complete(options, { ...EMPTY, what: "spot", spot: "F1a.2" }, [])).toEqual(options[4]);
    const piles: TokyoMetroCommand[] = ["A", "B"].map((pile) => ({ type: "card", spot: "F1a.2", pile }));
    expect(complete(piles, { ...EMPTY, what: "spot", spot: "F1a.2" }, [])).toBeNull();
    expect(complete(piles, { ...EMPTY, what: "spot", spot: "F1a.2", pile: "B" }, [])).toEqual(piles[1]);
    const card = { ...EMPTY, what: "spot", spot: "F1a.2" } as const;
    expect(narrowed(piles, card).pile).toBeNull();
    expect(narrowed(piles.slice(1), card).pile).toBe("B");
    expect(complete(options, { ...loan, loans: 1, pile: "A" }, [])).toEqual(options[0]); // no pile is meant
  });
});

describe("plans", () => {
  const ride = (station: string) => ({ line: "G", station, left: 3, removed: false });
  const aboard = (station: string, round = 1) =>
    view([player({ aboard: "G", at: null })], [], { phase: "trains", ride: ride(station), round });
  const legal: TokyoMetroCommand[] = [{ type: "stay_aboard" }, { type: "alight", x: 1, y: 1 }];
  const toGinza: Plan = { kind: "stay", line: "G", to: "ginza", round: 1 };

  test("stay on until the station, over rounds", () => {
    expect(answer([toGinza], aboard("toranomon", 2), 0, legal)).toEqual({ type: "stay_aboard" });
    expect(answer([toGinza], aboard("ginza"), 0, legal)).toBeNull();
  });
  test("one for a round ends with it", () => {
    const plan: Plan = { kind: "decline", line: null, round: 1 };
    const offered = view([player()], [], { phase: "trains", ride: ride("ginza") });
    const both: TokyoMetroCommand[] = [{ type: "board" }, { type: "decline" }];
    expect(answer([plan], offered, 0, both)).toEqual({ type: "decline" });
    expect(answer([plan], { ...offered, round: 2 }, 0, both)).toBeNull();
    expect(kept([plan], { ...offered, round: 2 }, 0)).toEqual([]);
  });
  test("a plan is about its own train, for as long as it is said", () => {
    const round: Plan = { kind: "stay", line: "G", to: null, round: 1 };
    expect(answer([round], aboard("toranomon", 1), 0, legal)).toEqual({ type: "stay_aboard" });
    expect(answer([round], aboard("toranomon", 2), 0, legal)).toBeNull();
    expect(answer([{ ...toGinza, line: "M" }], aboard("toranomon"), 0, legal)).toBeNull();
    expect(answer([toGinza], aboard("toranomon"), 0, legal.slice(1))).toBeNull();
    expect(answer([toGinza], { ...aboard("toranomon"), to_act: [1] }, 0, legal)).toBeNull();
    expect(answer([toGinza], { ...aboard("toranomon"), phase: "actions" }, 0, legal)).toBeNull();
    expect(answer([toGinza], { ...aboard("toranomon"), ride: null }, 0, legal)).toBeNull();
    const both: TokyoMetroCommand[] = [{ type: "board" }, { type: "decline" }];
    const offered = view([player()], [], { phase: "trains", ride: ride("ginza") });
    const decline: Plan = { kind: "decline", line: "G", round: 1 };
    expect(answer([decline], offered, 0, both)).toEqual({ type: "decline" });
    expect(answer([decline], offered, 0, both.slice(0, 1))).toBeNull();
    expect(answer([{ ...decline, line: "M" }], offered, 0, both)).toBeNull();
    expect(answer([{ ...decline, line: "M" }, decline], offered, 0, both)).toEqual({ type: "decline" });
    expect(answer([{ ...toGinza, to: null }], offered, 0, both)).toBeNull(); // to stay is not to decline
  });
  test("a plan is kept while it can still come about", () => {
    const round: Plan = { kind: "stay", line: "G", to: null, round: 1 };
    const decline: Plan = { kind: "decline", line: "M", round: 1 };
    const all = [toGinza, round, decline];
    const same = kept(all, aboard("toranomon"), 0);
    expect(same).toBe(all);
    expect(kept(all, aboard("toranomon", 2), 0)).toEqual([toGinza]);
    expect(kept(all, aboard("toranomon"), 5)).toEqual([decline]); // nobody's seat
    expect(kept([{ ...toGinza, line: "M" }], aboard("toranomon"), 0)).toEqual([]);
  });
  test("who has got off needs none", () => expect(kept([toGinza], view([player()], []), 0)).toEqual([]));
  test("nobody is carried past a train's end", () =>
    expect(
      answer([toGinza], { ...aboard("shibuya"), ride: { ...ride("shibuya"), removed: true } }, 0, legal),
    ).toBeNull());
});

test("trains travel from where they were to where they are, and money comes as it is earned", () => {
  const before = view(
    [player({ cash: 500 }), player()],
    [line("G", { income: 1000, train: "toranomon", holders: [0] })],
    { phase: "trains" },
  );
  const after = view(
    [player({ cash: 700 }), player({ at: null, aboard: "G", cash: 1900 })],
    [line("G", { income: 1300, train: "ginza", holders: [0] })],
    { phase: "auction", round: 2 },
  );
  const events: TokyoMetroEvent[] = [
    { type: "train_entered", line: "G", station: "shimbashi" },
    { type: "train_entered", line: "G", station: "ginza" },
    { type: "dividend", seat: 0, line: "G", station: "ginza", by: 200, paid: 200, income: 1200 },
    { type: "boarded", seat: 1, line: "G", station: "ginza", fare: 100 },
    { type: "round_began", round: 2, rounds: 8 },
  ];
  const shown = steps(parts, before, events, after).map(({ view: { lines, players } }) => [
    lines[0]!.train,
    lines[0]!.income,
    players[0]!.cash,
    players[1]!.cash,
    players[1]!.aboard,
  ]);
  expect(shown).toEqual([
    ["shimbashi", 1000, 500, 2000, null],
    ["ginza", 1000, 500, 2000, null],
    ["ginza", 1200, 700, 2000, null],
    ["ginza", 1300, 700, 1900, "G"],
  ]);
  for (const none of [events.slice(4), events.slice(2), []]) expect(steps(parts, before, none, after)).toEqual([]);
});

test("who walked, got off or came to the map before the trains ran starts there", () => {
  const before = view([player({ aboard: "G", at: null }), player()], [line("G", { income: 500, train: "ginza" })]);
  const after = view([player({ at: [9, 9] }), player()], [line("G", { income: 0, train: "kyobashi" })], {
    phase: "auction",
    round: 2,
  });
  const entered: TokyoMetroEvent = { type: "train_entered", line: "G", station: "kyobashi" };
  const first = (...events: object[]) => {
    const { view: seen } = steps(parts, before, [...(events as TokyoMetroEvent[]), entered], after)[0]!;
    return [seen.players[0]!.at, seen.players[0]!.aboard, seen.players[1]!.at];
  };
  expect(first()).toEqual([null, "G", [13, 10]]);
  expect(first({ type: "disc_put", seat: 0, x: 3, y: 3 })).toEqual([null, "G", [13, 10]]);
  for (const type of ["walked", "alighted_on_turn", "meeple_put"]) {
    expect(first({ type, seat: 0, x: 3, y: 4 })).toEqual([[3, 4], null, [13, 10]]);
    expect(first({ type, seat: 1, x: 3, y: 4 })).toEqual([null, "G", [3, 4]]);
  }
});

test("an income that is lost was there before the trains ran", () => {
  const before = view([player(), player()], [line("G", { income: 500, train: "ginza" })]);
  const after = view([player(), player()], [line("G", { income: 0 })], { phase: "auction", round: 2 });
  const events = [
    { type: "income_rose", line: "G", by: 200 },
    { type: "income_rose", line: "M", by: 50 },
    { type: "train_entered", line: "G", station: "kyobashi" },
    { type: "boarded", seat: 1, line: "G", station: "kyobashi", fare: 100 },
    { type: "income_rose", line: "G", by: 100 },
    { type: "train_removed", line: "G" },
    { type: "tokens_returned", line: "G", tokens: 2 },
    { type: "income_lost", line: "G" },
  ] as unknown as TokyoMetroEvent[];
  const shown = steps(parts, before, events, after).map(({ view: { lines, tokens } }) => {
    const { income, train, speed } = lines.find(({ id }) => id === "G")!;
    return [income, train, speed, tokens];
  });
  expect(shown).toEqual([
    [700, "kyobashi", 2, 10],
    [800, "kyobashi", 2, 10],
    [800, null, 2, 10],
    [800, null, 0, 12],
    [0, null, 0, 12],
  ]);
});

test("the reckoning adds up", () => {
  const over = view([player({ cash: 3300 }), player({ cash: 3300 })], [line("A", { income: 1000, holders: [1] })], {
    phase: "over",
    order: [1, 0],
    ranking: [1, 0],
    history: [[2000, 2300]],
  });
  const found = reckon(parts, over, [
    { type: "speculation_paid", seat: 0, line: "A", stake: 800, paid: 500 },
    { type: "share_paid", seat: 1, line: "A", share: 1, paid: 1000 },
    { type: "ended", seats: [1], decided_by: "turn_order" },
  ]);
  expect(found.lines.map(({ line: id, income, left }) => [id, income, left])).toEqual([["A", 1500, 1000]]);
  expect(found.seats.map((row) => row.seat)).toEqual([1, 0]);
  for (const row of found.seats) expect(row.cash + row.stakes + row.shares - row.loans).toBe(row.total);
  expect(found.seats.map(({ place, cash, stakes, shares }) => [place, cash, stakes, shares])).toEqual([
    [1, 2300, 0, 1000],
    [2, 2000, 1300, 0],
  ]);
  expect(found.decidedBy).toBe("turn_order");
});

test("the reckoning tells lines and seats apart", () => {
  const over = view(
    [player({ cash: 900 }), player({ cash: 3300 })],
    [line("A", { income: 1000, holders: [1] }), line("G", { income: 600, holders: [0] })],
    { phase: "over", ranking: [1, 0] },
  );
  const [stake, other]: TokyoMetroEvent[] = [
    { type: "speculation_paid", seat: 0, line: "A", stake: 800, paid: 500 },
    { type: "speculation_paid", seat: 1, line: "G", stake: 100, paid: -100 },
  ];
  const [share, second]: TokyoMetroEvent[] = [
    { type: "share_paid", seat: 1, line: "A", share: 1, paid: 1000 },
    { type: "share_paid", seat: 0, line: "G", share: 1, paid: 600 },
  ];
  const loans: TokyoMetroEvent = { type: "loans_settled", seat: 0, loans: 1, paid: 1500 };
  const found = reckon(parts, over, [stake!, other!, share!, second!, loans]);
  expect(found.decidedBy).toBe("cash");
  expect(found.lines.toSorted((a, b) => a.line.localeCompare(b.line))).toEqual([
    { line: "A", income: 1500, left: 1000, stakes: [stake], shares: [share] },
    { line: "G", income: 500, left: 600, stakes: [other], shares: [second] },
  ]);
  expect(found.seats).toEqual([
    { seat: 1, place: 1, cash: 0, stakes: 0, shares: 1000, loans: 0, total: 3300 },
    { seat: 0, place: 2, cash: 0, stakes: 1300, shares: 600, loans: 1500, total: 900 },
  ]);
});

describe("the map", () => {
  const box = bounds(parts.map);

  test("lies inside its bounds", () => {
    for (const station of parts.map.stations) {
      const { x, y } = at(station);
      expect(x > box.x && y > box.y && x < box.x + box.w && y < box.y + box.h).toBe(true);
    }
  });
  test("names do not lie on each other", () => {
    const size = 11;
    const found = labels(parts.map, size, (station) => station.name.en!, new Set());
    expect(found.length).toBeGreaterThan(50);
    const boxes = found.map(({ text, x, y }) => ({
      l: x - text.length * 2.8,
      r: x + text.length * 2.8,
      t: y - size / 2,
      b: y + size / 2,
    }));
    const touching = boxes.flatMap((a, n) =>
      boxes.slice(n + 1).filter((b) => a.l < b.r && b.l < a.r && a.t + 1 < b.b && b.t + 1 < a.b),
    );
    expect(touching).toEqual([]);
  });
  test("a rectangle touches the stations at its corners", () =>
    expect(
      parts
        .touched(13, 10)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["ginza", "ginza_itchome", "higashi_ginza", "nihombashi"]));
});
