/** The games that this browser can show. A game's client and its words are loaded when they are needed. */
import type { Lang } from "../lib/text/languages";
import type { GameClient } from "./client";

const CLIENTS: Record<string, () => Promise<{ readonly client: GameClient }>> = {
  metrox: () => import("./metrox"),
  izakaya: () => import("./izakaya"),
  tokyo_metro: () => import("./tokyo_metro"),
  momotetsu: () => import("./momotetsu"),
};

export const KNOWN: readonly string[] = Object.keys(CLIENTS);

export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game];
  if (!load) throw new Error(`no client for ${game}`);
  return (await load()).client;
}

const TEXTS = import.meta.glob<string>(["./*/text/*.ftl", "./*/learn/text/*.ftl", "./*/live/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** The browser's own words for a game; those of its rulebook only for readers. */
export function wordsOf(game: string, lang: Lang, book: boolean): readonly Promise<string>[] {
  return Object.keys(TEXTS)
    .filter((file) => file.startsWith(`./${game}/`) && file.endsWith(`/${lang}.ftl`))
    .filter((file) => book || !file.includes("/learn/"))
    .map((file) => TEXTS[file]!());
}
