/** Rulebooks to read: every clause has a figure, and everything has its words. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { figureOf, type Book } from "../src/lib/ui/book";
import { within } from "../src/lib/ui/rulesPanel.svelte";

const ROOT = new URL("../../", import.meta.url);
const LANGUAGES = ["en", "ja"] as const;
const BOOKS = Object.entries(
  import.meta.glob<{ readonly BOOK: Book }>("../src/games/*/learn/book.ts", { eager: true }),
).map(([path, { BOOK }]) => [path.split("/")[3]!, BOOK.chapters] as const);

/** The ids of a Fluent file of the project. */
function messages(path: string): string[] {
  return new FluentResource(readFileSync(new URL(path, ROOT), "utf8")).body.map(({ id }) => id);
}

test("all four games have a book", () => {
  expect(BOOKS.map(([game]) => game)).toEqual(["izakaya", "metrox", "momotetsu", "tokyo_metro"]);
});

test("a clause leads to the figure that names it most exactly", () => {
  const chapters = Object.fromEntries(BOOKS)["metrox"]!;
  expect(figureOf(chapters, "MX-3.3b")?.id).toBe("star");
  expect(figureOf(chapters, "MX-3.1b")?.id).toBe("stop");
  expect(figureOf(chapters, "MX-2.4a")?.id).toBe("turn");
  expect(figureOf(chapters, "MX-9.9")).toBeUndefined();
});

test.each(BOOKS)("every clause of %s has a figure", (game, chapters) => {
  const clauses = messages(`src/kippu/games/${game}/text/en/rules.ftl`)
    .filter((id) => id.startsWith("rule-"))
    .map((id) => id.replace(/^rule-(\w+)-(\d+)-/, "$1-$2."));
  expect(clauses.length).toBeGreaterThan(50);
  expect(clauses.filter((clause) => !figureOf(chapters, clause))).toEqual([]);
  // And what a figure names is there.
  const named = chapters.flatMap(({ figures = [] }) => figures.flatMap((figure) => figure.clauses));
  expect(named.filter((one) => !clauses.some((clause) => within(clause, one)))).toEqual([]);
});

test.each(BOOKS.flatMap(([game, chapters]) => LANGUAGES.map((lang) => [game, lang, chapters] as const)))(
  "every chapter and figure of %s has its words (%s)",
  (game, lang, chapters) => {
    const said = new Set(messages(`web/src/games/${game}/learn/text/${lang}.ftl`));
    const figures = chapters.flatMap((chapter) => chapter.figures ?? []);
    const wanted = [
      ...chapters.flatMap(({ id }) => [`book-${id}`, `book-${id}-text`]),
      ...figures.map(({ id }) => `book-figure-${id}`),
    ];
    expect(wanted.filter((id) => !said.has(id))).toEqual([]);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    // A caption is of a figure.
    const captions = [...said].filter((id) => id.startsWith("book-figure-"));
    expect(captions.filter((id) => !wanted.includes(id))).toEqual([]);
  },
);
