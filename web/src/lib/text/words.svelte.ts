/** Words for people: the server's Fluent files, those of one game, and the browser's own for both. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchGameText, fetchText } from "../net/api";
import type { Refusal } from "../net/protocol";
import type { Lang } from "./languages";

const OWN = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

class Words {
  /** The browser's own words for a game; the games bring them. */
  ofGame: (game: string, lang: Lang) => readonly Promise<string>[] = () => [];
  lang = $state<Lang>("en");
  /** The game that is talked about: games may have different words for the same thing. */
  game = $state<string | null>(null);
  #bundle = $state.raw(new FluentBundle("en"));
  /** Of two requests only the later one counts; it is about the same game unless it says another. */
  #asked = 0;
  #about: string | null = null;

  /** Speak a language, about a game, as soon as all words are here; without a line, the browser's own must do. */
  async speak(lang: Lang, game: string | null = this.#about): Promise<void> {
    const asked = ++this.#asked;
    this.#about = game;
    const server = (words: Promise<string>) => words.catch(() => "");
    const sources = await Promise.all([
      server(fetchText(lang)),
      game === null ? "" : server(fetchGameText(game, lang)),
      OWN[`./${lang}.ftl`]?.() ?? "",
      ...(game === null ? [] : this.ofGame(game, lang)),
    ]);
    if (asked === this.#asked) this.#use(lang, game, ...sources);
  }

  #use(lang: Lang, game: string | null, ...sources: string[]): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.lang = lang;
    this.game = game;
    this.#bundle = bundle;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, params: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    // Errors are collected, not thrown: half a sentence helps more than none.
    return pattern ? this.#bundle.formatPattern(pattern, params, []) : id;
  }
}

export const words = new Words();

/** A message in words. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  return words.say(id, params);
}

/** A name of the data files in the present language. */
export function named(
  name: { readonly [lang: string]: string } | { readonly en: string; readonly ja: string },
): string {
  return (name as Record<string, string>)[words.lang] ?? "";
}

/** Why something was refused, in words. */
export function refusalWords({ code, params, clause }: Refusal): string {
  const id = `${clause ? "refusal" : "error"}-${code.replaceAll("_", "-")}`;
  return words.has(id) ? t(id, params) : t("error-unknown", { code });
}

/** A number with a proper minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
