import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const ROOT = new URL("../../", import.meta.url);
/** Those that are held to every message; others may be partial. */
const COMPLETE = ["en", "ja"] as const;

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), "utf8");
}

/** All sources of the browser: what is said there, and by which ids. */
const SOURCES = readdirSync(new URL("web/src", ROOT), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => read(`web/src/${name}`))
  .join("\n");

function messages(...paths: string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of paths)
    for (const { id, value } of new FluentResource(read(path)).body) found.set(id, variables(value));
  return found;
}

/** The variables a message mentions, wherever they are. */
function variables(part: unknown): Set<string> {
  if (typeof part !== "object" || part === null) return new Set();
  const { type, name } = part as { type?: string; name?: string };
  const own = type === "var" && name ? [name] : [];
  return new Set([...own, ...Object.values(part).flatMap((inner) => [...variables(inner)])]);
}

const GAMES = readdirSync(new URL("web/src/games", ROOT), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
/** What games say when they are played live, and in their rulebooks. */
const MORE = readdirSync(new URL("web/src/games", ROOT), { recursive: true, encoding: "utf8" }).filter((name) =>
  /\/(live|learn)\/.*\/en\.ftl$/.test(name),
);
const files = (lang: string) => [
  `web/src/lib/text/${lang}.ftl`,
  ...GAMES.map((game) => `web/src/games/${game}/text/${lang}.ftl`),
  ...MORE.map((name) => `web/src/games/${name.replace("en.ftl", `${lang}.ftl`)}`),
];
const own = (lang: string) => messages(...files(lang));
const all = (lang: string) =>
  new Map([
    ...messages(
      `src/kippu/core/text/${lang}/core.ftl`,
      ...GAMES.flatMap((game) =>
        ["messages", "origins"].map((name) => `src/kippu/games/${game}/text/${lang}/${name}.ftl`),
      ),
    ),
    ...own(lang),
  ]);

test.each(GAMES)("%s does not say again what all games say", (game) => {
  const shell = messages("web/src/lib/text/en.ftl");
  expect([...messages(`web/src/games/${game}/text/en.ftl`).keys()].filter((id) => shell.has(id))).toEqual([]);
});

test("both languages have the same messages with the same parameters", () => {
  const [en, ja] = [own("en"), own("ja")];
  expect([...ja.keys()].sort()).toEqual([...en.keys()].sort());
  for (const [id, parameters] of en) expect([id, ja.get(id)]).toEqual([id, parameters]);
});

test.each(COMPLETE)("every message that is said is there (%s)", (lang) => {
  const said = [...SOURCES.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!);
  const either = [...SOURCES.matchAll(/\bt\([^()`]*\?\s*"([a-z-]+)"\s*:\s*"([a-z-]+)"/g)].flatMap((found) => [
    found[1]!,
    found[2]!,
  ]);
  expect(said.length).toBeGreaterThan(100);
  expect(either.length).toBeGreaterThan(8);
  const known = all(lang);
  expect([...said, ...either].filter((id) => !known.has(id))).toEqual([]);
});

test.each(COMPLETE)("no message is there for nobody (%s)", (lang) => {
  const dynamic = [...SOURCES.matchAll(/`([a-z-]+)\$\{/g)].map((found) => found[1]!);
  const unused = [...own(lang).keys()].filter(
    // An error is said by the code that the server gives.
    (id) => !id.startsWith("error-") && !SOURCES.includes(`"${id}"`) && !dynamic.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

const FILES = COMPLETE.flatMap((lang) => files(lang).map((path) => ({ lang, path })));

test.each(FILES)("every message of $path can be said", ({ lang, path }) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(read(path)))).toEqual([]);
  for (const [id, parameters] of messages(path)) {
    const errors: Error[] = [];
    const words = bundle.formatPattern(
      bundle.getMessage(id)!.value!,
      Object.fromEntries([...parameters].map((name) => [name, 2])),
      errors,
    );
    expect([id, errors]).toEqual([id, []]);
    expect(words).not.toContain("{");
  }
});
