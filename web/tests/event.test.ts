import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { duties, left, nextMark } from "../src/games/momotetsu/live/duties";
import { foresee, taskOver } from "../src/games/momotetsu/live/foresight";
import { plain, search } from "../src/games/momotetsu/live/kana";
import { expired, tidy, type EventStorage, type SavedEvent } from "../src/games/momotetsu/live/storage/retention";
import { Outbox, type Report, type ReportStorage, type Way } from "../src/games/momotetsu/live/storage/outbox.svelte";
import { thrown } from "../src/games/momotetsu/live/thrown";
import { ways } from "../src/games/momotetsu/live/ways";
import { makeKit } from "../src/games/momotetsu/model/kit";
import type { MomotetsuCommand, MomotetsuView, OwnView } from "../src/games/momotetsu/model/types";
import { Offline, Refused } from "../src/lib/net/api";
import { changedRates, readKit } from "./kits";

const small = makeKit(readKit("kasumihama"));
const tokyo = makeKit(readKit("tokyo"));

// --- reports on their way ---

interface Said {
  readonly type: string;
  readonly photo?: string;
  readonly made?: unknown;
}

/** A disk that outlives pages. */
class Disk implements ReportStorage<Said> {
  reports = new Map<string, Report<Said>>();
  photos = new Map<string, Blob>();
  broken = false;
  #check(): void {
    if (this.broken) throw new Error("no room");
  }
  all = async () => [...this.reports.values()];
  keep = async (report: Report<Said>) => {
    this.#check();
    this.reports.set(report.id, report);
  };
  forget = async ({ id, photo }: Report<Said>) => {
    this.reports.delete(id);
    if (photo) this.photos.delete(photo);
  };
  keepPhoto = async (id: string, photo: Blob) => {
    this.#check();
    this.photos.set(id, photo);
  };
  photo = async (id: string) => this.photos.get(id);
}

/** A line in the test's hand. */
class Wire implements Way<Said> {
  online = true;
  sent: { id: string; command: Said }[] = [];
  uploads: string[] = [];
  refuses: Error | null = null;
  #counter = 0;
  now = () => 1_000_000;
  count = () => ({ device: "d", counter: ++this.#counter });
  send(id: string, command: Said): boolean {
    if (this.online) this.sent.push({ id, command });
    return this.online;
  }
  upload = async (id: string) => {
    if (this.refuses) throw this.refuses;
    this.uploads.push(id);
    return `name-of-${id.slice(0, 4)}`;
  };
}

describe("events on this phone", () => {
  const DAY = 86_400_000;
  const MIDNIGHT = 1_800_000_000_000;
  const event = (change: Partial<SavedEvent> = {}): SavedEvent => ({
    id: "a",
    name: null,
    midnight: MIDNIGHT,
    closed: true,
    unsent: 0,
    ...change,
  });
  const after = (days: number) => MIDNIGHT + days * DAY;

  test("what is over and sent goes a week after its day", () => {
    expect(expired(event(), after(8) - 1)).toBe(false);
    expect(expired(event(), after(8))).toBe(true);
  });

  test("a phone that never heard of the result waits longer", () => {
    expect(expired(event({ closed: false }), after(8))).toBe(false);
    expect(expired(event({ closed: false }), after(31))).toBe(true);
  });

  test("what was not sent never goes by itself", () => {
    expect(expired(event({ unsent: 1 }), after(10_000))).toBe(false);
    expect(expired(event({ unsent: 1, midnight: null, closed: false }), after(10_000))).toBe(false);
    expect(expired(event({ midnight: null, closed: false }), after(0))).toBe(true);
  });

  test("the others are listed, the latest first", async () => {
    const lying = [
      event({ id: "old" }),
      event({ id: "waits", unsent: 2 }),
      event({ id: "new", midnight: after(5), closed: false }),
    ];
    const gone: string[] = [];
    const storage: EventStorage = {
      all: async () => lying,
      forget: async (id, unsentToo) => void gone.push(`${id} ${unsentToo}`),
    };
    expect((await tidy(storage, after(9))).map(({ id }) => id)).toEqual(["new", "waits"]);
    expect(gone).toEqual(["old false"]);
  });
});

describe("the outbox", () => {
  let disk: Disk;
  let wire: Wire;
  let outbox: Outbox<Said>;
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const fates = (of = outbox) => of.reports.map(({ command, fate }) => `${command.type} ${fate}`);
  const done = (n: number, id = wire.sent.at(-1)!.id) => outbox.answered({ type: "done", id, n });

  beforeEach(() => {
    vi.useFakeTimers();
    [disk, wire] = [new Disk(), new Wire()];
    outbox = new Outbox<Said>("t", disk, wire);
  });
  afterEach(() => void vi.useRealTimers());

  test("a report is on the disk before it is sent, says when it was made, and is accepted", async () => {
    wire.send = (id, command) => {
      expect(disk.reports.get(id)!.fate).toBe("waiting");
      wire.sent.push({ id, command });
      return true;
    };
    await outbox.add({ type: "arrive" });
    await settle();
    expect(wire.sent[0]!.command.made).toEqual({ at: 1_000_000, device: "d", counter: 1 });
    expect(fates()).toEqual(["arrive sent"]);
    done(7);
    expect(fates()).toEqual(["arrive accepted"]);
    expect(outbox.reports[0]!.entry).toBe(7);
  });

  test("without a line reports wait in order, outlive the page, and go one after the other", async () => {
    wire.online = false;
    await outbox.add({ type: "arrive" });
    await outbox.add({ type: "finish" });
    await settle();
    expect(fates()).toEqual(["arrive waiting", "finish waiting"]);

    outbox = new Outbox<Said>("t", disk, wire); // the page is loaded again
    await outbox.load();
    expect(fates()).toEqual(["arrive waiting", "finish waiting"]);
    wire.online = true;
    outbox.nudge();
    await settle();
    expect(wire.sent.map(({ command }) => command.type)).toEqual(["arrive"]);
    done(1);
    await settle();
    expect(wire.sent.map(({ command }) => command.type)).toEqual(["arrive", "finish"]);
    done(2);
    expect(fates()).toEqual(["arrive accepted", "finish accepted"]);
  });

  test("what was sent on a line that broke is sent again with the same id", async () => {
    await outbox.add({ type: "roll" });
    await settle();
    wire.online = false;
    outbox.lost();
    expect(fates()).toEqual(["roll waiting"]);
    wire.online = true;
    outbox.nudge();
    await settle();
    expect(wire.sent.length).toBe(2);
    expect(wire.sent[0]).toEqual(wire.sent[1]);
    done(3);
    done(3); // both answers come
    expect(fates()).toEqual(["roll accepted"]);
  });

  test("a refusal is shown with its reason and does not hold up the next report", async () => {
    await outbox.add({ type: "arrive" });
    await outbox.add({ type: "note" });
    await settle();
    outbox.answered({ type: "refused", id: wire.sent[0]!.id, refusal: { code: "not_moving", clause: "RM-3.15b" } });
    await settle();
    expect(fates()).toEqual(["arrive refused", "note sent"]);
    expect(outbox.reports[0]!.refusal?.code).toBe("not_moving");
    outbox.forget(outbox.reports[0]!.id);
    expect(fates()).toEqual(["note sent"]);
    expect([...disk.reports.values()].map(({ command }) => command.type)).toEqual(["note"]);
  });

  test("only what never left the phone can be thrown away", async () => {
    await outbox.add({ type: "roll" });
    await settle();
    wire.online = false;
    outbox.lost();
    await outbox.add({ type: "note" });
    for (const { id } of outbox.reports) outbox.forget(id);
    expect(fates()).toEqual(["roll waiting"]);
  });

  test("a photo goes before its report, is tried again, and outlives the page", async () => {
    wire.refuses = new Offline();
    await outbox.add({ type: "mission_done" }, { photo: new Blob(["picture"]) });
    await settle();
    expect([fates(), wire.sent]).toEqual([["mission_done waiting"], []]);

    outbox = new Outbox<Said>("t", disk, wire);
    wire.refuses = null;
    await outbox.load();
    await settle();
    expect(wire.uploads.length).toBe(1);
    expect(wire.sent[0]!.command.photo).toBe(`name-of-${wire.uploads[0]!.slice(0, 4)}`);
    done(5);
    expect(fates()).toEqual(["mission_done accepted"]);
  });

  test("an upload that failed is tried again by itself", async () => {
    wire.refuses = new Refused({ code: "too_many_requests" }, 429);
    await outbox.add({ type: "mission_done" }, { photo: new Blob(["picture"]) });
    await settle();
    wire.refuses = null;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fates()).toEqual(["mission_done sent"]);
  });

  test("a photo that is none is refused with the server's reason", async () => {
    wire.refuses = new Refused({ code: "not_a_photo" }, 400);
    await outbox.add({ type: "mission_done" }, { photo: new Blob(["picture"]) });
    await outbox.add({ type: "note" });
    await settle();
    expect(fates()).toEqual(["mission_done refused", "note sent"]);
  });

  test("what is added later is waited for, but not for the disk", async () => {
    let tell!: (more: Partial<Said>) => void;
    await outbox.add({ type: "arrive" }, { more: new Promise((resolve) => (tell = resolve)) });
    await settle();
    expect([disk.reports.size, wire.sent.length]).toEqual([1, 0]);
    tell({ photo: "here" });
    await settle();
    expect(wire.sent[0]!.command).toMatchObject({ type: "arrive", photo: "here" });
  });

  test("what is known at once is added too, however slow the disk is", async () => {
    await outbox.add({ type: "arrive" }, { more: Promise.resolve({ photo: "here" }) });
    await settle();
    expect(wire.sent[0]!.command).toMatchObject({ type: "arrive", photo: "here" });
  });

  test("a browser that keeps nothing still reports, and says so", async () => {
    disk.broken = true;
    await outbox.add({ type: "mission_done" }, { photo: new Blob(["picture"]) });
    await settle();
    expect(outbox.forgetful).toBe(true);
    expect(fates()).toEqual(["mission_done sent"]);
  });
});

// --- finding stations ---

test("kana are compared without voicing, size, length marks and kind", () => {
  expect(plain("ガラスちょう")).toBe(plain("からすちよう"));
  expect(plain("ｶﾞﾗｽ")).toBe("からす");
  expect(plain("Café ー")).toBe("cafe");
});

test("a station is found by kana, kanji, letters and other names", () => {
  expect(search(small, "がらす")).toEqual(["glass_works"]);
  expect(search(small, "カラス")).toEqual(["glass_works"]);
  expect(search(small, "硝子")).toEqual(["glass_works"]);
  expect(search(small, "glass")).toEqual(["glass_works"]);
  expect(search(small, "霞")).toContain("kasumi_central");
  expect(search(small, "zzz")).toEqual([]);
});

test("a station that is the same square as another is found by its own name", () => {
  for (const [typed, square] of [
    ["三田", "tamachi"],
    ["Daimon", "hamamatsucho"],
    ["めいじじんぐう", "harajuku"],
  ] as const)
    expect(search(tokyo, typed)).toEqual([square]);
});

test("names that begin with what is typed come first, each group by kana", () => {
  const found = search(small, "しん");
  expect(found.slice(0, 3)).toEqual(["new_school", "new_bridge", "new_town"]);
  expect(search(small, "").length).toBe(small.squares.length);
});

// --- ways ---

const idOf = (name: string) => tokyo.squares.find((square) => square.name.ja === name)!.id;

test("the squares that can be reached are those of the worked examples", () => {
  const reached = (from: string, steps: number) =>
    [...ways(tokyo, { from: idOf(from), steps }).keys()].map((id) => tokyo.square.get(id)!.name.ja).sort();
  expect(reached("東京", 1)).toEqual(["神田", "有楽町", "八丁堀", "新日本橋"].sort());
  expect(reached("大森", 2)).toEqual(["品川", "大森"].sort());
  expect(reached("上野", 2)).toEqual(["日暮里", "秋葉原", "赤羽", "田原町"].sort());
});

test("a way names lines with the fewest changes, and what they run past", () => {
  const way = ways(small, { from: "shipyard", steps: 3 }).get("beach")!;
  expect(way.length).toBe(1);
  const [leg] = way;
  expect([leg!.from, leg!.to]).toEqual(["shipyard", "beach"]);
  expect(leg!.passes).toEqual(leg!.line === "coast_rapid" ? ["glass_works", "salt_field"] : []);
  const fork = ways(small, { from: "library", steps: 2 }).get("garden")!; // by two segments of one line: a change
  expect(fork.map(({ line, to }) => [line, to])).toEqual([
    ["farm", "stadium"],
    ["farm", "garden"],
  ]);
  expect(
    ways(small, { from: "shipyard", steps: 1 })
      .get("glass_works")!
      .map(({ line }) => line),
  ).toEqual(["coast"]);
});

test("a gate is entered last, and closed tracks are not used", () => {
  const kameari = idOf("亀有");
  const names = (steps: number) =>
    [...ways(tokyo, { from: idOf("北千住"), steps, gate: kameari }).keys()].map((id) => tokyo.square.get(id)!.name.ja);
  expect(names(3)).not.toContain("金町");
  expect(names(2)).toContain("亀有");
  expect(names(2)).toContain("北千住");
  expect([...ways(small, { from: "shipyard", steps: 1, closed: [["shipyard", "glass_works"]] }).keys()]).toEqual([
    "cape",
  ]);
});

// --- what comes next without a line ---

const own = (team: Partial<OwnView>, square: string): OwnView =>
  ({
    seat: 0,
    square,
    balance: 300,
    cleared: [],
    redo: [],
    repel_from: null,
    move: null,
    task: null,
    hand: [],
    properties: [],
    statuses: [],
    ends: ["old_market", "south_gate"],
    target: null,
    ask: null,
    alight: "",
    promise: null,
    due_trip: null,
    return_to: null,
    debt_since: 0,
    wait_until: 0,
    last_face: 0,
    efforts: [],
    tried: [],
    bought: [],
    ...team,
  }) as unknown as OwnView;
const NOW = 36_000_000;
const viewWith = (one: OwnView, task = 0) =>
  ({
    own: [one],
    teams: [{ seat: 0, timers: { task } }],
    settings: {},
    hold: null,
    bonbi: null,
    touch: null,
    closed: [],
    replaced: [],
    conflicts: [],
    claims: [],
    phase: "running",
    paused_since: 0,
  }) as unknown as MomotetsuView;

const UNDER_WAY = { kind: "die", start: "kasumi_central", steps: 2 } as OwnView["move"];

test("a mission can be reported from arrival to leaving without a line", () => {
  const view = viewWith(own({ phase: "moving", move: UNDER_WAY }, "kasumi_central"));
  const legal: MomotetsuCommand[] = [
    { type: "arrive", square: "old_market" },
    { type: "note", text: "…" },
  ];
  const pending: MomotetsuCommand[] = [];
  const next = (command: MomotetsuCommand) => {
    pending.push(command);
    const seen = foresee(small, view, legal, pending);
    return [seen.phase, seen.square, ...seen.legal.map(({ type }) => type)];
  };
  expect(next({ type: "arrive", square: "old_market" })).toEqual([
    "processing",
    "old_market",
    "start_mission",
    "finish",
    "note",
    "call_gm",
  ]);
  expect(next({ type: "start_mission", missions: ["k03"] })).toEqual([
    "task",
    "old_market",
    "mission_done",
    "mission_failed",
    "note",
    "call_gm",
  ]);
  expect(next({ type: "mission_done", mission: "k03" })).toEqual([
    "processing",
    "old_market",
    "finish",
    "note",
    "call_gm",
  ]);
  expect(next({ type: "finish" })).toEqual(["ready", "old_market", "roll", "note", "call_gm"]);
});

test("a report that the server's view has already is not told twice, and one in dispute waits for the game master", () => {
  const there = viewWith(own({ phase: "processing", ends: [] }, "old_market"));
  const arrive = { type: "arrive", square: "old_market" } as const;
  expect(foresee(small, there, [], [arrive])).toMatchObject({ phase: "processing", square: "old_market" });
  const riding = viewWith(own({ phase: "moving", move: UNDER_WAY }, "kasumi_central"));
  const elsewhere = foresee(small, riding, [], [{ type: "arrive", square: "cape", dispute: true }]);
  expect([elsewhere.phase, elsewhere.square, elsewhere.guessed]).toEqual(["moving", "kasumi_central", true]);
  expect(foresee(small, riding, [], [{ type: "arrive", square: "cape" }]).phase).toBe("moving");
});

test("with own dice even the next move goes on", () => {
  const view = viewWith(own({ phase: "ready" }, "shipyard"));
  const seen = foresee(small, view, [{ type: "roll" }], [{ type: "roll", shown: [1] }]);
  expect([seen.phase, [...seen.ends].sort()]).toEqual(["moving", ["cape", "glass_works"]]);
});

test("nothing is guessed where nothing waits", () => {
  const view = viewWith(own({ phase: "moving" }, "kasumi_central"));
  expect(foresee(small, view, [{ type: "keep" }], [])).toMatchObject({
    guessed: false,
    legal: [{ type: "keep" }],
    ends: ["old_market", "south_gate"],
  });
});

test.each([
  ["walk_round", "task", [], "submit"],
  ["cat", "search", [{ type: "submit" }], "give_up"],
] as const)("the time that %s asks for is counted down, and over also without a line", (id, kind, legal, then) => {
  const task = { card: id, since: NOW, attacked: false, timed: false };
  const view = viewWith(own({ phase: "task", task }, "old_market"), NOW + 300_000);
  expect(duties(small, view, NOW)).toEqual([{ kind, until: NOW + 300_000 }]);
  expect(foresee(small, view, legal, [], taskOver(view, NOW)).legal).toEqual(legal);
  expect(duties(small, view, NOW + 300_000)).toEqual([]);
  expect(taskOver(viewWith(view.own[0]!), NOW)).toBe(false); // there is no time to be over
  expect(foresee(small, view, legal, [], taskOver(view, NOW + 300_000)).legal).toEqual([{ type: then }, ...legal]);
});

test("every duty ends when the kit says", () => {
  const slow = makeKit(
    changedRates(small.data, {
      goal: { alight_minutes: 7 },
      money: { debt_choice_minutes: 8 },
      live: { goal_photo_minutes: 9 },
    }),
  );
  const minutes = (kit: typeof small, view: MomotetsuView) =>
    duties(kit, view, NOW).map(({ kind, until }) => [kind, (until! - NOW) / 60_000]);
  const claim = { status: "pending", seat: 0, kind: "goal", at: NOW, entry: 3 };
  const view = {
    ...viewWith(own({ phase: "ready", debt_since: NOW }, "old_market")),
    hold: { t0: NOW, roller: 1 },
    claims: [claim],
  } as unknown as MomotetsuView;
  expect(minutes(small, view)).toEqual([
    ["hold", 5],
    ["debt", 5],
    ["goal-photo", 5],
  ]);
  expect(minutes(slow, view)).toEqual([
    ["hold", 7],
    ["debt", 8],
    ["goal-photo", 9],
  ]);
});

describe("what a team has to do", () => {
  const base = viewWith(own({ phase: "ready" }, "old_market"));
  const team = (more: object): Partial<MomotetsuView> => ({ own: [{ ...base.own[0]!, ...more }] });
  const told = (more: object) => duties(small, { ...base, ...more }, NOW);
  const MINUTES = 300_000; // five
  const claim = { status: "pending", seat: 0, kind: "goal", at: NOW, entry: 3, photo: null };

  test.each<[string, object, object[]]>([
    ["nothing", {}, []],
    ["a team that is out", { ...team({ withdrawn: true }), phase: "ended" }, [{ kind: "out" }]],
    ["after the end", { phase: "ended" }, [{ kind: "ended" }]],
    ["after the books are closed", { phase: "closed", paused_since: 1 }, [{ kind: "ended" }]],
    ["before the start", { phase: "before", times: { start: 7 } }, [{ kind: "before", until: 7 }]],
    ["while the day stands still", { paused_since: 1 }, [{ kind: "paused" }]],
    [
      "to get off for a goal",
      { ...team({ alight: "goal" }), hold: { t0: NOW, roller: 1 } },
      [{ kind: "alight", until: NOW + MINUTES, grave: true }],
    ],
    ["to get off for something else", team({ alight: "card" }), [{ kind: "alight", grave: true }]],
    [
      "to roll the destination",
      { hold: { t0: NOW, roller: 0 } },
      [{ kind: "destination", until: NOW + MINUTES, grave: true }],
    ],
    ["to wait until it counts", { hold: { t0: 0, roller: 0 } }, [{ kind: "reported" }]],
    ["what is announced", { hold: { t0: NOW, roller: 0, announced: true } }, [{ kind: "hold", until: NOW + MINUTES }]],
    ["the last goal", { hold: { t0: NOW, roller: 0, last: true } }, [{ kind: "hold", until: NOW + MINUTES }]],
    ["to stay where it is", { hold: { t0: NOW, roller: 1 } }, [{ kind: "hold", until: NOW + MINUTES }]],
    [
      "its own conflict",
      {
        conflicts: [
          { seat: 1, entry: 4 },
          { seat: 0, entry: 5 },
        ],
      },
      [{ kind: "conflict", entry: 5 }],
    ],
    [
      "to say whether it was touched",
      { touch: { other: 0, holder: 2, until: 9 } },
      [{ kind: "touched", until: 9, team: 2, grave: true }],
    ],
    ["another team's touch", { touch: { other: 1, holder: 2, until: 9 } }, []],
    [
      "to send bonbi back",
      team({ repel_from: 0, repel_until: 9 }),
      [{ kind: "repel", until: 9, team: 0, grave: true }],
    ],
    ["to pay debts", team({ debt_since: NOW }), [{ kind: "debt", until: NOW + MINUTES, grave: true }]],
    ["to prove something again", team({ redo: [8] }), [{ kind: "redo", entry: 8, grave: true }]],
    ["a photo of its goal", { claims: [claim] }, [{ kind: "goal-photo", until: NOW + MINUTES, entry: 3, grave: true }]],
    [
      "no photo that somebody else, somewhere else or already has",
      {
        claims: [{ seat: 1 }, { kind: "task" }, { photo: "x" }, { status: "approved" }].map((one) => ({
          ...claim,
          ...one,
        })),
      },
      [],
    ],
    ["to wait", team({ wait_until: NOW + 1 }), [{ kind: "wait", until: NOW + 1 }]],
    ["to wait no longer", team({ wait_until: NOW }), []],
    ["no more rolls", { rolls_over: true }, [{ kind: "no-rolls" }]],
    ["a roll that was made", { rolls_over: true, ...team({ phase: "moving" }) }, []],
  ])("%s", (_, more, expected) => expect(told(more)).toEqual(expected));
});

test("as many own dice or cards are asked for as the rules throw (RM-1.14)", () => {
  const view = { economy: "normal", readings: {} } as unknown as MomotetsuView;
  const count = (command: MomotetsuCommand, square = "tokyo", statuses: OwnView["statuses"] = []) => {
    const { count: many, highest } = thrown({ kit: tokyo, view }, { square, statuses }, command);
    return `${many} of ${highest}`;
  };
  const star = (op: string) => tokyo.data.cards.cards.find(({ effect }) => effect.op === op)!;
  const use = (op: string) => ({ type: "use_star", card: star(op).id }) as MomotetsuCommand;
  expect(count({ type: "roll" })).toBe("1 of 6");
  expect(count({ type: "roll_destination" })).toBe("2 of 6");
  const red = tokyo.squares.find(({ kind }) => kind === "red")!.id;
  expect(count({ type: "roll_square" }, red)).toBe("1 of 6");
  expect(count({ type: "roll_square" }, red, ["red_immune"])).toBe("0 of 6"); // RM-6.42
  const kindAt = (special: boolean) => tokyo.squares.find(({ kind }) => (kind === "special") === special)!.id;
  expect(count({ type: "draw" }, kindAt(true))).toBe("1 of 13");
  expect(count({ type: "draw" }, kindAt(false))).toBe("2 of 13");
  for (const card of tokyo.data.cards.cards)
    if (card.effect.op === "move_dice")
      expect(count({ type: "use_star", card: card.id })).toBe(`${card.effect.dice} of 6`);
  expect(count(use("gamble"))).toBe("1 of 6");
  expect(count(use("move_rank"))).toBe("1 of 13");
  expect(count({ type: "keep" })).toBe("0 of 6");
});

// --- the clock ---

test("the next mark of the day", () => {
  const view = {
    times: { start: 10, settlements: [20, 40, 60], switch: 40, last_roll: 70, cutoff: 80 },
    settled: [20],
  } as unknown as MomotetsuView;
  expect(nextMark(view, 5)?.kind).toBe("start");
  expect(nextMark(view, 25)).toMatchObject({ kind: "settlement", number: 2 });
  expect(nextMark(view, 10)).toEqual({ kind: "settlement", time: 40, number: 2 }); // the first is paid already
  expect(nextMark({ ...view, settled: [20, 40] }, 25)).toEqual({
    kind: "switch",
    time: 40,
    number: 0,
  });
  expect(nextMark(view, 45)).toEqual({ kind: "settlement", time: 60, number: 3 });
  expect(nextMark(view, 65)).toEqual({ kind: "last-roll", time: 70, number: 0 });
  expect(nextMark(view, 70)).toEqual({ kind: "cutoff", time: 80, number: 0 });
  for (const late of [80, 90]) expect(nextMark(view, late)).toBe(null);
});

test("time that is left", () => {
  expect([left(299_000), left(3_899_001), left(-5)]).toEqual(["4:59", "1:05:00", "0:00"]);
});
