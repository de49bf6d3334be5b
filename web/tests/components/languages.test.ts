// @vitest-environment happy-dom
/** A third language, from the few files that tests/toys/esperanto has of it, and one more entry in the list. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Languages from "../../src/app/Languages.svelte";
import { ACTIONS, languagesFor } from "../../src/games/momotetsu/live/desk/actions";
import type { MissionData } from "../../src/games/momotetsu/model/types";
import { LANGUAGES, type Lang } from "../../src/lib/text/languages";
import { named, t, words } from "../../src/lib/text/words.svelte";
import { settings } from "../../src/lib/ui/settings.svelte";
import { render, screen } from "./rendered";

// As `make docs` would list them.
vi.mock("../../src/lib/text/languages", () => {
  const names = { en: "English", ja: "日本語", eo: "Esperanto" };
  return { LANGUAGE_NAMES: names, LANGUAGES: Object.keys(names), FALLBACK: "en", PARTIAL: ["eo"] };
});

const ROOT = resolve(import.meta.dirname, "../../..");
const EO = "eo" as Lang;

/** A file of the program, or of the toy beside it. */
function read(path: string): string {
  const found = [resolve(ROOT, path), resolve(ROOT, "tests/toys/esperanto", path)].find((file) => existsSync(file));
  return found ? readFileSync(found, "utf8") : "";
}

beforeEach(() => {
  words.ofGame = (game, lang) =>
    [`games/${game}/text`, "lib/text"].map(async (folder) => read(`web/src/${folder}/${lang}.ftl`));
  vi.stubGlobal("fetch", async (address: string) => {
    const [, game, lang] = /^\/api\/(?:games\/(\w+)\/)?text\/(\w+)$/.exec(address)!;
    const path = game ? `src/kippu/games/${game}/text/${lang}/messages.ftl` : `src/kippu/core/text/${lang}/core.ftl`;
    return new Response(read(path));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("words", () => {
  test("come from its files, and where they say nothing from the English ones", async () => {
    await words.speak(EO, "metrox");
    expect(document.documentElement.lang).toBe("eo");
    expect([t("language-name"), t("game-name"), t("settings")]).toEqual([
      "Esperanto",
      "MetroX en Esperanto",
      "Agordoj",
    ]);
    expect([t("bot-random"), t("rules-heading")]).toEqual(["First-timer", "Rules"]);
    expect([words.has("bot-random"), words.has("bot-nobody"), t("bot-nobody")]).toEqual([true, false, "bot-nobody"]);
  });

  test("of a complete language are all that is asked for", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    await words.speak("ja", "metrox");
    expect(t("bot-random")).not.toBe("First-timer");
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/text/ja", "/api/games/metrox/text/ja"]);
  });
});

test("a name is said in the language, else in English, else in the first there is", async () => {
  await words.speak(EO);
  expect(named({ en: "Ginza Line", eo: "Linio Ginza" })).toBe("Linio Ginza");
  expect(named({ ja: "銀座線", en: "Ginza Line" })).toBe("Ginza Line");
  expect(named({ ja: "銀座線", fr: "Ligne Ginza" })).toBe("Ligne Ginza");
  expect([named(undefined, "ginza"), named(null)]).toEqual(["ginza", ""]);
});

test.each([
  [["eo"], "eo"],
  [["en-GB", "ja-JP"], "ja"], // many browsers list English too
  [["fr", "eo-EO", "ja"], "eo"],
  [["fr"], "en"],
  [["jam"], "en"], // Jamaican, not Japanese
])("a browser of %j is spoken to in %s", async (browser, lang) => {
  vi.resetModules();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
  const again = await import("../../src/lib/ui/settings.svelte");
  expect(again.settings.lang).toBe(lang);
});

describe("the switch", () => {
  beforeEach(async () => {
    settings.lang = "en";
    await words.speak("en", "metrox");
  });

  test("with two languages is a button that names the other one", async () => {
    const third = (LANGUAGES as Lang[]).pop()!;
    render(Languages);
    await userEvent.click(screen.getByRole("button", { name: "日本語" }));
    expect(settings.lang).toBe("ja");
    expect(screen.getByRole("button", { name: "English" }).lang).toBe("en");
    expect(screen.queryByRole("combobox")).toBe(null);
    (LANGUAGES as Lang[]).push(third);
  });

  test("with three is a list of what they call themselves", async () => {
    render(Languages);
    const list = screen.getByRole("combobox", { name: "Language" });
    expect(screen.getAllByRole("option").map((one) => one.textContent)).toEqual(["English", "日本語", "Esperanto"]);
    expect(list).toHaveProperty("value", "en");
    await userEvent.selectOptions(list, "Esperanto");
    expect(settings.lang).toBe("eo");
    expect(screen.queryByRole("button")).toBe(null);
  });
});

describe("another text for a mission", () => {
  const missions = [{ id: "m1", task: { en: "Sing", fr: "Chantez" } }] as unknown as MissionData[];
  const kit = { data: { missions: { missions } } };

  test("can be written in every language that is spoken or that the mission has", () => {
    expect(languagesFor(kit, "m1")).toEqual(["en", "ja", "eo", "fr"]);
    expect(languagesFor(kit, "")).toEqual(["en", "ja", "eo"]);
  });

  test("must be there in those that the mission has", () => {
    const make = (task: Record<string, string>) => ACTIONS.mission.make({ mission: "m1", task }, kit);
    expect(make({})).toBe(null);
    expect(make({ en: "Dance", eo: "Dancu" })).toBe(null);
    expect(make({ en: "Dance", fr: " " })).toBe(null);
    const task = { en: "Dance", fr: "Dansez", eo: "Dancu" };
    expect(make({ ...task, en: " Dance ", ja: "" })).toEqual({ type: "replace_mission", mission: "m1", task });
  });
});
