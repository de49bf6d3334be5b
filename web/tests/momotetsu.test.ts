import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { buttons, squares, uses } from "../src/games/momotetsu/model/choices";
import { halfDay, loadKit, makeKit, type Kit } from "../src/games/momotetsu/model/kit";
import { sidesOf, signsOf, type Named } from "../src/games/momotetsu/board/labels";
import { placed, widthOf, type Wish } from "../src/lib/map/labels";
import { STEP } from "../src/games/momotetsu/model/layout";
import { gain, ledger } from "../src/games/momotetsu/model/ledger";
import { cardFrom, DESTINATION, ends, FACE, START, wanted } from "../src/games/momotetsu/learn/lesson";
import { passed, shownAt, SPEEDS, stepPause } from "../src/games/momotetsu/model/pace";
import { ranking } from "../src/games/momotetsu/model/result";
import { after, opening, sceneOf, timeOf, viewAt } from "../src/games/momotetsu/model/scene";
import { payments } from "../src/games/momotetsu/model/settlement";
import type { MomotetsuCommand, MomotetsuEvent, MomotetsuView, OwnView } from "../src/games/momotetsu/model/types";
import type { News } from "../src/lib/net/live.svelte";
import { readKit } from "./kits";

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
const tokyo = makeKit(readKit("tokyo"));
const town = makeKit(readKit("kasumihama"));
const KITS: [string, Kit][] = [
  ["tokyo", tokyo],
  ["kasumihama", town],
];

const { news, views, decisions } = read<{
  news: News[];
  views: { version: number; view: MomotetsuView }[];
  decisions: { own: OwnView; legal: MomotetsuCommand[] }[];
}>("fixtures/momotetsu.json");
const end = views.at(-1)!.view;

const called = (kit: Kit, name: string) => kit.squares.find((square) => square.name.ja === name)!.id;

describe("the map as a graph", () => {
  test("the distances of the rulebook", () => {
    for (const [from, to, steps] of [
      ["豊洲", "フジテレビ", 4],
      ["日比谷", "築地", 3],
      ["両国", "和光市", 17],
      ["両国", "新宿", 10],
    ] as const)
      expect([from, to, tokyo.distance(called(tokyo, from), called(tokyo, to))]).toEqual([from, to, steps]);
  });

  test("a station that a switch adds lies between its neighbours", () => {
    const [station] = tokyo.data.map.optional!;
    const more = makeKit(readKit("tokyo"), [station!.id]);
    expect([...more.neighbours.get(station!.id)!].sort()).toEqual([...station!.between].sort());
    expect(more.neighbours.get(station!.between[0])!.has(station!.between[1])).toBe(false);
    expect(more.squares.at(-1)!.id).toBe(station!.id);
    const [a, b] = station!.between;
    for (const [n, line] of more.lines.entries()) {
      const before = tokyo.lines[n]!;
      expect(line.segments.map((segment) => segment.filter((one) => one !== station!.id))).toEqual(before.segments);
      const meets = before.segments.flatMap((segment) =>
        segment.slice(1).map((one, m) => [segment[m], one].sort().join()),
      );
      expect(line.segments.flat().includes(station!.id)).toBe(meets.includes([a, b].sort().join()));
      const passes = station!.passed_by?.includes(line.id)
        ? [...(before.pass_only ?? []), station!.id]
        : before.pass_only;
      expect(line.pass_only).toEqual(passes);
    }
  });

  test("where three steps from Tokyo end", () => {
    const found = ends(tokyo, called(tokyo, "東京"), 3).map((id) => tokyo.square.get(id)!.name.ja);
    expect(found.sort()).toEqual(
      [
        "御徒町",
        "秋葉原",
        "浜松町",
        "御茶ノ水",
        "水道橋",
        "錦糸町",
        "浅草橋",
        "潮見",
        "小伝馬町",
        "人形町",
        "東銀座",
        "日本橋",
        "門前仲町",
        "永田町",
        "新富町",
        "豊洲",
      ].sort(),
    );
  });
});

describe.each(KITS)("the drawing of %s", (_, kit) => {
  const points = [...kit.layout.at.values()];

  test("is the same every time, and inside its frame", () => {
    expect([...makeKit(kit.data).layout.at.values()]).toEqual(points);
    const { x, y, w, h } = kit.layout.box;
    for (const point of points) expect(point.x > x && point.x < x + w && point.y > y && point.y < y + h).toBe(true);
  });

  test("keeps squares apart that can be pressed", () => {
    const near = points.flatMap((a, n) => points.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...near)).toBeGreaterThan(0.6 * STEP);
  });

  test("keeps the world's directions: what is far north is above what is far south", () => {
    const order = kit.squares.toSorted((a, b) => b.places[0]!.lat - a.places[0]!.lat);
    const height = (id: string) => kit.layout.at.get(id)!.y;
    expect(height(order[0]!.id)).toBeLessThan(height(order.at(-1)!.id));
  });

  test("names do not cover each other", () => {
    const wishes = kit.squares.map(({ id, name }, n): Named & Wish => ({
      id,
      text: name.ja!,
      at: kit.layout.at.get(id)!,
      weight: n,
    }));
    const { x, y, w, h } = kit.layout.box;
    const size = 12;
    const labels = placed(
      wishes,
      sidesOf(wishes, kit.layout.tracks, size, 8, { left: x, right: x + w, top: y, bottom: y + h }),
      signsOf(wishes, 8),
    );
    const boxes = labels.map((label) => {
      const wide = widthOf(label.text) * size;
      const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - wide : label.x - wide / 2;
      return { left, right: left + wide, top: label.y - size * 0.8, bottom: label.y };
    });
    expect(labels.length).toBeGreaterThan(kit.squares.length / 2);
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
  });
});

test("where all names of a square have no room, the short one stands there", () => {
  const square = { id: "a", text: "a name = another name", short: "a name", at: { x: 0, y: 0 } };
  const texts = (width: number) => {
    const frame = { left: -width, right: width, top: -50, bottom: 50 };
    return [
      ...new Set(
        sidesOf([square], [], 12, 8, frame)
          .get("a")!
          .map(({ label }) => label.text),
      ),
    ];
  };
  expect(texts(500)).toEqual(["a name = another name", "a name"]);
  expect(texts(60)).toEqual(["a name"]);
});

test("a name that must be seen is there even without room", () => {
  const at = { x: 0, y: 0 };
  const wishes = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((id, n): Named & Wish => ({
    id,
    text: "long name",
    at: { x: at.x + n * 9, y: 0 },
    weight: n === 5 ? 60 : 1,
  }));
  const choices = sidesOf(wishes, [], 12, 8, { left: -500, right: 500, top: -500, bottom: 500 });
  expect(placed(wishes, choices, signsOf(wishes, 8), 50).map(({ id }) => id)).toContain("f");
});

describe("the clock on the screen", () => {
  test("a day of nine hours takes nine minutes at the slowest speed and nine seconds at the fastest", () => {
    const day = 9 * 3_600_000;
    expect(passed(9 * 60_000, SPEEDS[0], day, false)).toBe(day);
    expect(passed(9_000, SPEEDS[3], day, false)).toBe(day);
  });

  test("nobody whose turn it is has to wait long", () => {
    expect(passed(2_500, 60, 3_600_000, true)).toBe(3_600_000);
    expect(passed(2_500, 60, 1_000, true)).toBe(150_000);
  });

  test("entries are shown when they are over", () => {
    const times = [10, 10, 20, 40];
    expect([0, 10, 39, 40].map((moment) => shownAt(times, 0, moment))).toEqual([0, 2, 3, 4]);
    expect(shownAt(times, 3, 0)).toBe(3);
    expect([0, 1, 3].map((n) => stepPause([0, 60_000, 60_000, 120_000], n, 60))).toEqual([1_000, 30, 30]);
  });
});

describe("a day that its events tell", () => {
  const scenes = news.reduce((all, entry) => [...all, after(all.at(-1)!, entry)], [opening(town, end)]);

  test.each(views.map(({ version, view }) => [version, view] as const))(
    "is the one that the server sees (after entry %i)",
    (version, view) => {
      const { teams, ...told } = scenes[version + 1]!;
      const { teams: seen, ...known } = sceneOf(view);
      if (view.phase === "running") expect({ ...told, gate: 0 }).toEqual({ ...known, gate: 0 });
      expect(teams.map(({ square, goals, balance }) => ({ square, goals, balance }))).toEqual(
        seen.map(({ square, goals, balance }) => ({ square, goals, balance })),
      );
    },
  );

  test("is shown with what was so then", () => {
    const half = views[Math.floor(views.length / 2)]!;
    const shown = viewAt(end, scenes[half.version + 1]!);
    expect(shown.phase).toBe("running");
    expect(shown.settled).toEqual(half.view.settled);
    const owned = (view: MomotetsuView) =>
      view.teams.map(({ owned: all }) => all.filter(({ until }) => !until).map(({ property }) => property));
    expect(owned(shown)).toEqual(owned(half.view));
  });

  test("has its times from the clock", () => {
    const times = news.flatMap((entry) => timeOf(entry) ?? []);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.length).toBeGreaterThan(50);
  });
});

test("the settlements pay what was told", () => {
  const events = news.flatMap((entry) => (entry.events ?? []) as MomotetsuEvent[]);
  const told = end.teams.map(({ seat }) =>
    events.flatMap((event) => (event.type === "settled" && event.seat === seat ? [event.points] : [])),
  );
  expect(payments(town, end)).toEqual(told);
  expect(told.flat().some((points) => points > 0)).toBe(true);
});

test("the ledger knows what each event brings", () => {
  const square: MomotetsuEvent = { type: "square_rolled", seat: 1, square: "x", kind: "red", face: 2, points: -80 };
  expect(gain(square, 1)).toBe(-80);
  expect(gain(square, 0)).toBeNull();
  expect(gain({ type: "bought", seat: 1, square: "x", card: "rapid", price: 100 }, 1)).toBe(-100);
  expect(gain({ type: "prize", seat: 1, kind: "food", points: 300 }, 1)).toBeNull();
  expect(gain({ type: "arrived", seat: 1, square: "x" }, 1)).toBeNull();
  expect(gain({ ...square, points: 0 }, 1)).toBeNull();
});

test("the ranking is by score, then goals, then properties, and equal teams share a place", () => {
  const team = (goals: number, withdrawn = false) => ({ ...end.teams[0]!, goals, withdrawn, deeds: [] });
  const score = (total: number) => ({ balance: total, sale: 0, prizes: 0, total });
  const view = {
    ...end,
    teams: [team(1), team(2), team(1), team(5, true)].map((one, seat) => ({ ...one, seat })),
    scores: [500, 500, 500, 900].map(score),
  };
  expect(ranking(view).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("every legal command is somewhere on the screen, once", () => {
  for (const { own, legal } of decisions) {
    const cards = new Set(own.hand);
    const played = [...cards].flatMap((card) => uses(legal, card));
    const onMap = squares(legal, own.ask, null);
    expect([...onMap.values(), ...buttons(legal, own.ask), ...played].length).toBe(legal.length);
    for (const card of cards)
      for (const square of squares(legal, own.ask, card).keys()) expect(town.square.has(square)).toBe(true);
  }
  expect(decisions.length).toBeGreaterThan(5);
});

test("the lesson can be walked: a nearer card square, and a card that leads from there to the goal", () => {
  const good = ends(town, START, FACE).filter((end) => wanted(town, end));
  expect(good.length).toBeGreaterThan(0);
  for (const square of good) {
    expect(town.cards.has(cardFrom(town, square))).toBe(true);
    expect(ends(town, square, town.distance(square, DESTINATION)!)).toContain(DESTINATION);
  }
});

test("half a day has its moments in the same order, after half as long", () => {
  expect(halfDay(readKit("tokyo").kit.clock)).toEqual({
    start: "08:30",
    settlements: ["09:45", "11:15", "12:15"],
    switch: "11:15",
    last_roll: "13:00",
    cutoff: "13:15",
  });
});

test("squares, cards and buttons share out what may be done", () => {
  const legal: MomotetsuCommand[] = [
    { type: "finish" },
    { type: "declare_target", square: "cape" },
    { type: "choose", value: "lake" },
    { type: "use_star", card: "rapid", square: "beach" },
    { type: "use_star", card: "rapid", steps: 3 },
    { type: "use_star", card: "super_rapid", square: "mill" },
    { type: "roll" },
  ];
  const asked = (kind: string) => ({ kind }) as OwnView["ask"];
  const shown = (ask: OwnView["ask"], card: string | null) => [...squares(legal, ask, card).keys()];
  expect([shown(null, null), shown(asked("square"), "rapid"), shown(asked("team"), "super_rapid")]).toEqual([
    ["cape"],
    ["cape", "lake", "beach"],
    ["cape", "mill"],
  ]);
  expect(uses(legal, "rapid")).toEqual(legal.slice(3, 5));
  expect(buttons(legal, asked("square")).map(({ type }) => type)).toEqual(["roll", "finish"]);
  expect(buttons(legal, asked("team")).map(({ type }) => type)).toEqual(["choose", "roll", "finish"]);
});

test("a kit that is named is asked for once, with the stations of its switches", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const [, id, name] = /kits\/(\w+)\/(\w+)\.json$/.exec(address)!;
    return Response.json(readKit(id!)[name as keyof ReturnType<typeof readKit>]);
  });
  const extra = { extra_stations: ["sea_park"] } as MomotetsuView["settings"];
  const plain = await loadKit({ kit: "kasumihama" });
  expect([plain.event.id, plain.square.has("sea_park"), asked.length]).toEqual(["kasumihama", false, 6]);
  expect(await loadKit({ kit: "kasumihama" })).toBe(plain);
  const more = await loadKit({ kit: "kasumihama", settings: extra });
  expect([more.square.has("sea_park"), asked.length]).toEqual([true, 6]);
  expect((await loadKit({ kit: "kasumihama" }, extra)).square.has("sea_park")).toBe(true);
  const data = readKit("kasumihama");
  const own = { ...data, kit: { ...data.kit, options: { ...data.kit.options, ...extra } } };
  expect((await loadKit({ kit: own })).square.has("sea_park")).toBe(true);
  expect((await loadKit({ kit: data }, extra)).square.has("sea_park")).toBe(true);
  expect((await loadKit({})).event.id).toBe("tokyo");
  vi.unstubAllGlobals();
  const through = (square: string) => plain.linesAt(square).map(({ id }) => id);
  expect([through("beach"), through("airport")]).toEqual([["coast", "coast_rapid"], ["airport_bus"]]);
});

test("the ledger of a team has what concerns its money alone", () => {
  const bought = (seat: number): MomotetsuEvent => ({ type: "bought", seat, square: "x", card: "rapid", price: 100 });
  const told = [bought(0), bought(1), { type: "bonbi_gone" } as MomotetsuEvent].map((event, n) => ({ event, n }));
  expect(ledger(told as unknown as Parameters<typeof ledger>[0], 1)).toEqual([{ ...told[1], points: -100 }]);
});

describe("a scene changes with", () => {
  const before = { ...opening(town, end), gate: 5, bonbi: 0 };
  const told = (event: object) => after(before, { events: [event] } as unknown as News);
  const first = (change: object) => ({ teams: [{ ...before.teams[0]!, ...change }, ...before.teams.slice(1)] });

  test.each<[object, object]>([
    [{ type: "time_passed", time: 9 }, { now: 9 }],
    ...["rolled", "star_played", "cow_walked", "trip_began"].map((type): [object, object] => [
      { type, seat: 0 },
      first({ phase: "moving" }),
    ]),
    [{ type: "arrived", seat: 0, square: "cape" }, first({ square: "cape", phase: "processing" })],
    [{ type: "got_off", seat: 0, square: "cape" }, first({ square: "cape", phase: "ready" })],
    [{ type: "stuck", seat: 0, square: "cape" }, first({ square: "cape", phase: "ready" })],
    [{ type: "move_cancelled", seat: 0 }, first({ phase: "ready" })],
    [{ type: "mission_started", seat: 0 }, first({ phase: "task" })],
    [{ type: "task_began", seat: 0 }, first({ phase: "task" })],
    ...["mission_cleared", "mission_missed", "task_done"].map((type): [object, object] => [
      { type, seat: 0 },
      first({ phase: "processing" }),
    ]),
    [{ type: "attacked", seat: 0 }, first({ phase: "attack" })],
    [{ type: "goal_reached", seat: 0 }, first({ goals: 1 })],
    [
      { type: "settled", seat: 0, balance: 70, number: 2 },
      { ...first({ balance: 70 }), settled: 2 },
    ],
    [{ type: "leaked", seat: 0, balance: 70 }, first({ balance: 70 })],
    [{ type: "final_scored", seat: 0, balance: 70 }, first({ balance: 70 })],
    [{ type: "destination_set", square: "cape" }, { destination: "cape" }],
    [{ type: "bonbi_moved", seat: 1 }, { bonbi: 1 }],
    [{ type: "bonbi_gone" }, { bonbi: null }],
    [{ type: "economy_set", economy: "boom" }, { economy: "boom" }],
    [{ type: "gate_set", time: 8 }, { gate: 8 }],
    [{ type: "noted", seat: 0 }, {}],
  ])("%o", (event, change) => expect(told(event)).toEqual({ ...before, ...change }));
});

test("a property pays from the moment when it is won until that when it is lost", () => {
  const [property] = town.properties.values();
  const paid = (since: number, until = 0) => {
    const team = { ...end.teams[0]!, owned: [{ ...end.teams[0]!.owned[0]!, property: property!.id, since, until }] };
    return payments(town, { ...end, settled: [50, 60], teams: [team] })[0];
  };
  const [one, two] = property!.settlement;
  expect([paid(50), paid(51), paid(0, 50), paid(0, 51), paid(0, 60)]).toEqual([
    [one, two],
    [0, two],
    [0, 0],
    [one, 0],
    [one, 0],
  ]);
});
