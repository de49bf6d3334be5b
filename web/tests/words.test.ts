/** What buttons, prompts and summaries say. */
import { beforeAll, describe, expect, test } from "vitest";
import type { TurnSummary } from "../src/games/metrox/model/game.svelte";
import { routeName, stationNames } from "../src/games/metrox/model/names";
import { points, previewWords } from "../src/games/metrox/model/preview";
import { summaryWords } from "../src/games/metrox/model/summary";
import { openMissions } from "../src/games/momotetsu/live/missions";
import { reportWords, wayWords } from "../src/games/momotetsu/live/reports";
import { commandHelp, commandWords, isChance, promptWords } from "../src/games/momotetsu/model/choices";
import { makeKit, today, type Day } from "../src/games/momotetsu/model/kit";
import type { AskView, MomotetsuCommand, MomotetsuView, OwnView } from "../src/games/momotetsu/model/types";
import { fixture } from "./fixtures";
import { readKit } from "./kits";
import { speakOf } from "./spoken";

const seats = [{ name: "Red" }, { name: "Blue" }, { name: "Team 3" }];

describe("Momotetsu", () => {
  const kit = makeKit(readKit("kasumihama"));
  const view = { settings: {}, replaced: [] } as unknown as MomotetsuView;
  const ask = (kind: string, more: Partial<AskView> = {}) => ({ kind, card: null, price: 0, ...more }) as AskView;
  const say = (command: MomotetsuCommand, asked: AskView | null = null, repel_price = 0) =>
    commandWords(kit, command, { ask: asked, repel_price }, seats);
  beforeAll(() => speakOf("momotetsu"));

  test.each<[MomotetsuCommand, string]>([
    [{ type: "declare_target", square: "old_market" }, "Go to Old Market"],
    [{ type: "use_star", card: "rapid" }, "Play Rapid"],
    [{ type: "use_star", card: "rapid", steps: 4 }, "Play Rapid (4)"],
    [{ type: "use_star", card: "rapid", square: "cape" }, "Play Rapid: to Cape"],
    [{ type: "start_mission", missions: ["k01"] }, "Try: Read the station clock from the square"],
    [
      { type: "start_mission", missions: ["k01", "k03"] },
      "Try all: Read the station clock from the square, Buy something pickled",
    ],
    [{ type: "take_free", mission: "k03" }, "Take for nothing: Pickle Shop (food, worth 150)"],
    [{ type: "buy", card: "super_rapid" }, "Buy Super Rapid for 200"],
    [{ type: "sell", property: "pickle_shop" }, "Sell Pickle Shop for 150"],
    [{ type: "touch", seat: 1 }, "Pass bonbi to team 2 (Blue)"],
    [{ type: "touch", seat: 2 }, "Pass bonbi to team 3"],
    [{ type: "repel" }, "Pay and send bonbi back"],
    [{ type: "roll_square" }, "Roll for points"],
    [{ type: "keep_bonbi" }, "Keep it"],
  ])("a button says %o", (command, words) => expect(say(command)).toBe(words));

  test("what sending bonbi back costs is said where it is known", () =>
    expect(say({ type: "repel" }, null, 1000)).toBe("Pay 1,000 and send bonbi back"));

  test.each<[string, string, string]>([
    ["team", "1", "Blue"],
    ["send", "keep", "Keep bonbi"],
    ["send", "0", "Team 1 (Red)"],
    ["square", "cape", "Go to Cape"],
    ["property", "pickle_shop", "Pickle Shop"],
    ["back_or_pay", "pay", "Pay 300"],
    ["back_or_pay", "back", "Go back"],
    ["star", "rapid", "Rapid"],
  ])("an answer to the question of a %s: %s", (kind, value, words) => {
    const choose = { type: "choose", value } as const;
    expect(say(choose, ask(kind, { price: 300 }))).toBe(words);
    expect(reportWords(kit, choose, { ask: ask(kind, { price: 300 }) } as OwnView, seats)).toBe(words);
    expect(reportWords(kit, choose, null, seats)).toBe("Choice");
  });

  test("what a choice is about", () => {
    const text = kit.cards.get("rapid")!.text.en;
    const help = (command: MomotetsuCommand, asked: AskView | null = null) => commandHelp(kit, command, asked);
    expect(help({ type: "buy", card: "rapid" })).toBe(text);
    for (const kind of ["own_star", "star", "instant"])
      expect(help({ type: "choose", value: "rapid" }, ask(kind))).toBe(text);
    for (const asked of [null, ask("team")]) expect(help({ type: "choose", value: "rapid" }, asked)).toBe("");
    expect(help({ type: "choose", value: "nothing" }, ask("star"))).toBe("");
    expect(help({ type: "roll" })).toBe("");
    expect(help({ type: "start_mission", missions: ["k01", "k03"] })).toBe(
      "Wins Station Hotel (commerce, worth 150), Pickle Shop (food, worth 150); up to 25 minutes",
    );
  });

  test.each<[Partial<OwnView>, string]>([
    [{ repel_from: 1, debt_since: 5 }, "Bonbi was sent to you. Pay to send it back?"],
    [{ debt_since: 5, ask: ask("team") }, "Your balance is below zero: sell something."],
    [{ ask: ask("team", { card: "rapid" }) }, "Rapid: which team?"],
    [{ ask: ask("back_or_pay") }, "Bonbi drags you back. Go, or pay?"],
    [{ phase: "processing" }, "You are at Old Market (mission)."],
    [{ phase: "moving", move: { steps: 3 } as OwnView["move"] }, "3 squares: where do you get off?"],
    [{ phase: "moving", move: null }, "Where do you go?"],
    [{ phase: "ready" }, "You are at Old Market. Roll, or play a card."],
  ])("a team is asked %o", (more, words) => {
    const own = {
      square: "old_market",
      ask: null,
      phase: "ready",
      repel_from: null,
      debt_since: 0,
      ...more,
    } as OwnView;
    expect(promptWords(kit, own)).toBe(words);
  });

  test("one key rolls and draws", () =>
    expect((["roll", "draw", "keep", "finish"] as const).map((type) => isChance({ type }))).toEqual([
      true,
      true,
      false,
      false,
    ]));

  test.each<[MomotetsuCommand, string]>([
    [{ type: "arrive", square: "cape" }, "Arrived at Cape"],
    [{ type: "alight", square: "cape" }, "Got off at Cape"],
    [{ type: "start_mission", missions: ["k01", "k03"] }, "Try all: Look at the clock, Buy something pickled"],
    [{ type: "mission_done", mission: "k03" }, "Done: Buy something pickled"],
    [{ type: "mission_failed", mission: "k01" }, "Failed: Look at the clock"],
    [{ type: "add_proof", entry: 7 }, "Proof for report 7"],
    [{ type: "note", text: "hello" }, "To everybody: hello"],
    [{ type: "call_gm", text: "help" }, "To the game master: help"],
    [{ type: "finish" }, "Done here"],
  ])("a report is called %o", (command, words) => {
    const told = today(kit, {
      settings: {},
      replaced: [{ mission: "k01", task: { en: "Look at the clock" }, why: "" }],
    });
    expect(reportWords(told, command, null, seats)).toBe(words);
  });

  test("a way names its lines, and what they run past", () => {
    const [one, other] = kit.lines;
    const legs = [
      { line: one!.id, from: "beach", to: "cape", passes: [] },
      { line: other!.id, from: "cape", to: "old_market", passes: ["cape", "shipyard"] },
    ];
    expect(wayWords(kit, legs)).toBe(
      `${one!.name.en} to Cape, then ${other!.name.en} to Old Market (runs past Cape, Shipyard)`,
    );
  });

  test("open missions: those on the way first, then the nearest", () => {
    const open = (settings: Day["settings"], cleared: readonly string[] = []) => {
      const day = { settings, replaced: [] };
      return openMissions(today(kit, day), { ...view, ...day }, cleared, "old_market", ["kasumi_central"]);
    };
    const all = open({});
    expect(all).toHaveLength(kit.missions.length);
    const near = all.filter((one) => one.near);
    expect(new Set(near.map(({ mission }) => mission.square))).toEqual(new Set(["old_market", "kasumi_central"]));
    expect(all.slice(0, near.length)).toEqual(near);
    for (const part of [near, all.slice(near.length)])
      expect(part.map(({ away }) => away)).toEqual(part.map(({ away }) => away).toSorted((a, b) => a - b));
    for (const { mission, away } of all) expect(away).toBe(kit.distance("old_market", mission.square));
    expect(open({}, ["k03"]).map(({ mission }) => mission.id)).not.toContain("k03");
    const obsolete = kit.missions.filter((one) => one.obsolete).map(({ id }) => id);
    const ids = (how: Day["settings"]["obsolete_missions"]) =>
      open({ obsolete_missions: how }).map(({ mission }) => mission.id);
    expect(obsolete).not.toEqual([]);
    expect(kit.missions.map(({ id }) => id).filter((id) => !ids("remove").includes(id))).toEqual(obsolete);
    expect(ids("keep")).toHaveLength(kit.missions.length);
    expect(open({ obsolete_missions: "replace" }).filter(({ mission }) => mission.instead)).toHaveLength(
      kit.missions.filter((one) => one.obsolete && one.replacement).length,
    );
  });
});

describe("MetroX", () => {
  const { parts } = fixture("tokyo");
  const [first, second] = parts.map.stations;
  beforeAll(() => speakOf("metrox"));

  test("a turn that has ended", () => {
    const filled = (seat: number, route: string | null, stations: readonly string[]) =>
      ({ seat, route, stations, number: stations.length }) as unknown as TurnSummary["filled"][number];
    const completed = (seat: number, route: string, isFirst = false) =>
      ({ seat, route, bonus: 5, first: isFirst }) as unknown as TurnSummary["completed"][number];
    const turn = (more: Partial<TurnSummary> = {}) =>
      ({ filled: [], completed: [], reshuffled: false, ...more }) as TurnSummary;
    const say = (more: Partial<TurnSummary>, you: number | null = 0) => summaryWords(parts, turn(more), seats, you);
    expect(say({})).toBe("");
    const both = { filled: [filled(1, "A", [first!.id]), filled(0, null, [first!.id, second!.id])] };
    expect(say(both)).toBe(`You circled ${stationNames(parts, [first!.id, second!.id])}.`);
    expect(say(both, 1)).toContain(stationNames(parts, [first!.id]));
    expect(say(both, null)).toBe("");
    expect(say({ completed: [completed(0, "A", true), completed(1, "B")] })).toBe(
      "You completed A first: +5! Blue completed B: +5.",
    );
    expect(say({ completed: ["A", "B", "C"].map((route) => completed(1, route)), reshuffled: true })).toBe(
      "Blue completed A: +5. Blue completed B: +5. Blue completed C: +5. The cards were shuffled again.",
    );
    expect(say({ completed: ["A", "B", "C", "D", "E"].map((route) => completed(1, route)) })).toContain(
      "And 2 more completed routes.",
    );
  });

  test("a preview tells what is filled, wasted and completed, and what it is worth at once", () => {
    const route = parts.map.routes[0]!;
    const seen = (more: object) => ({
      route: route.id,
      stations: [first!.id],
      number: 0,
      wasted: 0,
      completes: [],
      ...more,
    });
    const name = stationNames(parts, [first!.id]);
    const fills = `${route.id} (${routeName(parts, route.id)}) fills 1: ${name}.`;
    const completes = [
      { route: "A", bonus: 4, first: true },
      { route: "B", bonus: 2, first: false },
    ];
    expect(previewWords(parts, seen({}))).toBe(fills);
    expect(previewWords(parts, seen({ wasted: 2 }))).toBe(`${fills} Wasted: 2.`);
    expect(previewWords(parts, seen({ stations: [], wasted: 2 }))).toBe(
      `${route.id} has nothing left to fill; the card only uses up a space.`,
    );
    expect(previewWords(parts, seen({ number: 6 }))).toContain(`writes 6 at ${name}.`);
    expect(previewWords(parts, seen({ route: null, completes }))).toBe(
      `Circles ${name}. Completes A first: +4. Completes B: +2.`,
    );
    expect([points(seen({})), points(seen({ number: 6, completes }))]).toEqual([0, 12]);
  });
});
