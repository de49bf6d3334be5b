/** Words of a game for tests without a page: all its English files, as the server and the browser have them. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { vi } from "vitest";
import { words } from "../src/lib/text/words.svelte";

export async function speakOf(game: string): Promise<void> {
  const files = [`../../src/kippu/games/${game}/text/en`, `../src/games/${game}`].flatMap((path) => {
    const folder = resolve(import.meta.dirname, path);
    return readdirSync(folder, { encoding: "utf8", recursive: true }).map((file) => resolve(folder, file));
  });
  const english = files.filter((file) => /\/(en|messages)\.ftl$/.test(file));
  words.ofGame = () => english.map(async (file) => readFileSync(file, "utf8"));
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async () => new Response(""));
  await words.speak("en", game);
  vi.unstubAllGlobals();
}
