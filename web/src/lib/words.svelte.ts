/** Words for people, from the server's Fluent files and the browser's own (`src/text`). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchText } from "./api";
import type { Name, Refusal } from "./protocol";
import type { Lang } from "./settings.svelte";

const OWN = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

class Words {
  lang = $state<Lang>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Speak a language: its own words at once, the server's as soon as they are here. */
  async speak(lang: Lang): Promise<void> {
    const own = new FluentResource(await OWN[`../text/${lang}.ftl`]!());
    this.#use(lang, own);
    const server = await fetchText(lang).catch(() => "");
    if (this.lang === lang && server) this.#use(lang, new FluentResource(server), own);
  }

  #use(lang: Lang, ...resources: FluentResource[]): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.lang = lang;
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
export function named(name: Name): string {
  return name[words.lang];
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
