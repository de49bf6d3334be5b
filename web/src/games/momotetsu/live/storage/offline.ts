/** Fetches what must be here without a line, once the service worker is there to keep it: words, rules, the kit. */
import { LANGUAGES } from "../../../../lib/text/languages";

export async function keepForLater(table: string, game: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  const ofLanguages = LANGUAGES.flatMap((lang) => [
    `text/${lang}`,
    `games/${game}/text/${lang}`,
    `games/${game}/rules/${lang}`,
  ]);
  const wanted = [`tables/${table}`, `tables/${table}/kit`, ...ofLanguages];
  await Promise.allSettled(wanted.map((path) => fetch(`/api/${path}`)));
}
