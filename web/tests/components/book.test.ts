// @vitest-environment happy-dom
import { render, screen } from "./rendered";
import { expect, test } from "vitest";
import { blocks, type Drawings } from "../../src/lib/ui/book";
import Book from "../../src/lib/ui/Book.svelte";
import Logo from "../../src/lib/ui/Logo.svelte";
import { within } from "../../src/lib/ui/rulesPanel.svelte";

test("words come in paragraphs and points", () => {
  expect(blocks("One line\nand more.\n\n- a point\n- another\n\nThe end.")).toEqual([
    { text: "One line and more." },
    { points: ["a point", "another"] },
    { text: "The end." },
  ]);
});

test("a sentence belongs to its clause and its section, and to no other", () => {
  expect(within("MX-3.1a", "MX-3.1")).toBe(true);
  expect(within("MX-3.1a", "MX-3")).toBe(true);
  expect(within("MX-3.10", "MX-3.1")).toBe(false);
  expect(within("MX-30.1", "MX-3")).toBe(false);
});

test("a book has contents, chapters, figures with their clauses, and the words of the game", () => {
  const chapters = [{ id: "turn", figures: [{ id: "card", clauses: ["MX-2"] }] }];
  const terms = [{ term: { en: "station", ja: "駅マス" }, means: { en: "a space", ja: "マス" } }];
  render(Book, { chapters, terms, drawings: { Drawing: Logo as unknown as Drawings["Drawing"], data: null } });
  expect(screen.getByRole("link", { name: "book-turn" }).getAttribute("href")).toBe("#turn");
  expect(screen.getByRole("heading", { name: "book-turn" })).toBeTruthy();
  const figure = screen.getByRole("figure", { name: "book-figure-card" });
  expect(figure.id).toBe("figure-card");
  expect(figure.querySelector("svg")).toBeTruthy();
  expect(screen.getByRole("button", { name: "MX-2" })).toBeTruthy();
  expect(screen.getByText("station")).toBeTruthy();
});
