/** Words for people: the server's Fluent files, those of one game, and the browser's own for both. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchGameText, fetchText } from "../net/api";
import type { Refusal } from "../net/protocol";
import { FALLBACK, PARTIAL, type Lang } from "./languages";

/** Words in data: a text by language. */
export type Name = { readonly [lang: string]: string };

const OWN = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

class Words {
  /** The browser's own words for a game, with those of its rulebook if they are asked for; the games bring them. */
  ofGame: (game: string, lang: Lang, book: boolean) => readonly Promise<string>[] = () => [];
  lang = $state<Lang>(FALLBACK);
  /** The game that is talked about: games may have different words for the same thing. */
  game = $state<string | null>(null);
  #bundle = $state.raw(new FluentBundle(FALLBACK));
  /** Says what the language has no words for. */
  #fallback = $state.raw<FluentBundle | null>(null);
  /** Of two requests only the later one counts; it is about the same game unless it says another. */
  #asked = 0;
  #about: string | null = null;
  /** Whether the rulebook of the game is read, which has many words of its own. */
  #book = false;

  /** Speak a language, about a game, as soon as all words are here; without a line, the browser's own must do. */
  async speak(
    lang: Lang,
    game: string | null = this.#about,
    book: boolean = this.#book && game === this.#about,
  ): Promise<void> {
    const asked = ++this.#asked;
    this.#about = game;
    this.#book = book;
    const [bundle, fallback] = await Promise.all([
      this.#load(lang, game, book),
      PARTIAL.includes(lang) ? this.#load(FALLBACK, game, book) : null,
    ]);
    if (asked !== this.#asked) return;
    this.lang = lang;
    this.game = game;
    this.#bundle = bundle;
    this.#fallback = fallback;
    document.documentElement.lang = lang;
  }

  async #load(lang: Lang, game: string | null, book: boolean): Promise<FluentBundle> {
    const server = (words: Promise<string>) => words.catch(() => "");
    const sources = await Promise.all([
      server(fetchText(lang)),
      game === null ? "" : server(fetchGameText(game, lang)),
      OWN[`./${lang}.ftl`]?.() ?? "",
      ...(game === null ? [] : this.ofGame(game, lang, book)),
    ]);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || !!this.#fallback?.hasMessage(id);
  }

  say(id: string, params: Record<string, FluentVariable> = {}): string {
    const bundle = this.#bundle.hasMessage(id) ? this.#bundle : this.#fallback;
    const pattern = bundle?.getMessage(id)?.value;
    // Errors are collected, not thrown: half a sentence helps more than none.
    return bundle && pattern ? bundle.formatPattern(pattern, params, []) : id;
  }
}

export const words = new Words();

/** A message in words. */
export function t(id: string, params?: Record<string, FluentVariable>): string {
  return words.say(id, params);
}

/** A name in the present language; else in its base language, in English, or in the first there is by its code. */
export function named(name: Name | null | undefined, unknown = ""): string {
  if (!name) return unknown;
  const known = [words.lang, words.lang.split("-")[0]!, FALLBACK, ...Object.keys(name).sort()];
  return name[known.find((lang) => name[lang]) ?? ""] ?? unknown;
}

/** What a language is called in the present one. */
export function languageName(lang: string): string {
  return new Intl.DisplayNames(words.lang, { type: "language" }).of(lang) ?? lang;
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
