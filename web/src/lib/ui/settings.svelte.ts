/** What this browser remembers: language, colours, name, sound, what was played last, and the last live event. */
import { FALLBACK, LANGUAGES, type Lang } from "../text/languages";

export type Theme = "auto" | "light" | "dark";

const KEY = "kippu";

interface Stored {
  lang?: Lang;
  theme?: Theme;
  name?: string;
  sound?: boolean;
  game?: string;
  event?: string;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

/** The first language of the browser that we speak; many browsers list English too, so it comes last. */
function browserLang(): Lang {
  const known = navigator.languages.flatMap((one) =>
    LANGUAGES.filter((lang) => lang === one || lang === one.split("-")[0]),
  );
  return known.find((lang) => lang !== FALLBACK) ?? FALLBACK;
}

const system = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  lang = $state<Lang>(FALLBACK);
  theme = $state<Theme>("auto");
  name = $state("");
  sound = $state(true);
  game = $state("metrox");
  /** The table of the live event in which this browser has a role. */
  event = $state("");
  #systemDark = $state(system.matches);

  constructor() {
    const { lang, theme, name, sound, game, event } = stored();
    this.lang = lang && LANGUAGES.includes(lang) ? lang : browserLang();
    this.theme = theme ?? "auto";
    this.name = name ?? "";
    this.sound = sound ?? true;
    this.game = game ?? "metrox";
    this.event = event ?? "";
    system.addEventListener("change", (event) => (this.#systemDark = event.matches));
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }

  /** Write it all down; called whenever something changes. */
  keep(): void {
    const { lang, theme, name, sound, game, event } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, name, sound, game, event }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
