// @vitest-environment happy-dom
/** Words of the rulebook, wherever they are said: missions (RM-7.10), squares with two names, prizes, phrases. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { replacedWords, ruleWords } from "../src/games/momotetsu/live/desk/names";
import { words as radioWords } from "../src/games/momotetsu/live/desk/radio";
import { reportWords } from "../src/games/momotetsu/live/reports";
import { commandHelp, commandWords } from "../src/games/momotetsu/model/choices";
import { makeKit, today } from "../src/games/momotetsu/model/kit";
import {
  eventNote,
  eventWords,
  missionName,
  missionNote,
  prizeNames,
  squareNames,
  type Seats,
} from "../src/games/momotetsu/model/names";
import type { ClaimView, MomotetsuCommand } from "../src/games/momotetsu/model/types";
import { words } from "../src/lib/text/words.svelte";
import { readKit } from "./kits";

const tokyo = makeKit(readKit("tokyo"));
const ROOT = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");

beforeAll(async () => {
  const own = ["text", "live/phone/text"].map((folder) => `web/src/games/momotetsu/${folder}/en.ftl`);
  words.ofGame = () => own.map(async (path) => read(path));
  const messages = read("src/kippu/games/momotetsu/text/en/messages.ftl");
  vi.stubGlobal("fetch", async (address: string) => new Response(address.includes("momotetsu") ? messages : ""));
  await words.speak("en", "momotetsu");
});
afterAll(() => vi.unstubAllGlobals());

describe("a mission with other words", () => {
  const gone = tokyo.data.missions.missions.find(({ id }) => id === "m19")!;
  const noodles = { type: "mission_started", seat: 0, square: "shibuya", missions: ["m19"] } as const;
  const seats = [{ name: "A" }] as unknown as Seats;
  const on = (obsolete_missions: "replace" | "keep" | "remove", told = "", why = "") =>
    today(tokyo, {
      settings: { obsolete_missions },
      replaced: told ? [{ mission: gone.id, task: { en: told }, why }] : [],
    });

  test("has its replacement where it is no longer possible, and says so", () => {
    const kit = on("replace");
    expect(missionName(kit, gone.id)).toBe(gone.replacement!.en);
    expect(missionNote(kit, gone.id)).toContain("Dombareya closed");
    expect(missionNote(kit, "m20")).toBe("");
  });

  test("keeps its own words where the event keeps it", () => {
    expect(missionName(on("keep"), gone.id)).toBe(gone.task.en);
    expect(missionNote(on("keep"), gone.id)).toBe("");
  });

  test("has the words of the game master, and why", () => {
    const kit = on("replace", "Sing", "It rains.");
    expect(missionName(kit, gone.id)).toBe("Sing");
    expect(missionNote(kit, gone.id)).toContain("It rains.");
    expect(missionNote(on("replace", "Sing"), gone.id)).not.toContain("none");
  });

  test("has them in the feed, in what may be decided, in reports and at the desk", () => {
    const kit = on("replace", "Sing", "It rains.");
    const start: MomotetsuCommand = { type: "start_mission", missions: ["m19"] };
    expect(eventWords(kit, noodles, seats)).toContain("Sing");
    expect(eventNote(kit, noodles)).toContain("It rains.");
    expect(eventNote(kit, { type: "mastered", what: "replace_mission", reason: "" })).toContain("Sing");
    expect(commandWords(kit, start, null, seats)).toContain("Sing");
    expect(commandHelp(kit, start, null)).toContain("It rains.");
    expect(reportWords(kit, { type: "mission_failed", mission: "m19" }, null, seats)).toContain("Sing");
    expect(radioWords(kit, { type: "mission_failed", mission: "m19" }, null, seats)).toBe("Sing");
    const claim = { kind: "mission", about: { mission: "m19" } } as unknown as ClaimView;
    expect([ruleWords(kit, claim), replacedWords(kit, claim)]).toEqual(["Sing", missionNote(kit, "m19")]);
  });
});

test("a square with two names says both (RM-3.2)", () => {
  expect(squareNames(tokyo, "tamachi")).toBe("Tamachi = Mita");
  expect(squareNames(tokyo, "tokyo")).toBe("Tokyo");
});

test("the prizes have their names (RM-12.3)", () => {
  expect(prizeNames(tokyo)).toBe("Food King, Industry King, History King");
});

test("what a card has said aloud is before the game master (RM-6)", () => {
  const claim = { kind: "task", about: { card: "tongue_twister" } } as unknown as ClaimView;
  expect(ruleWords(tokyo, claim)).toContain("赤坂サカス");
});
