/** A rulebook to read: chapters of words with figures. The clauses beside it are for those who want it exactly. */
import type { Component } from "svelte";
import { within } from "./rulesPanel.svelte";

export interface Figure {
  /** Its caption is the message `book-figure-ID`; it is at `#figure-ID`. */
  readonly id: string;
  /** The clauses it shows, as ids or the beginnings of ids: `MX-3.1` is also MX-3.1a. */
  readonly clauses: readonly string[];
}

export interface Chapter {
  /** Its words are the messages `book-ID` (title) and `book-ID-text`. */
  readonly id: string;
  readonly figures?: readonly Figure[];
}

/** What draws the figures of a book by their ids, from data that is there already. */
export interface Drawings {
  // Each game draws from data of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly Drawing: Component<{ readonly figure: string; readonly data: any }>;
  readonly data: unknown;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** Loaded for readers only: the chapters alone tell where a clause is drawn. */
  readonly drawings: () => Promise<Drawings>;
}

/** A paragraph, or the points of a list. */
export type Block = { readonly text: string } | { readonly points: readonly string[] };

/** Words in blocks: paragraphs have an empty line between them, lines that begin with "- " are points. */
export function blocks(words: string): readonly Block[] {
  const found: Block[] = [];
  for (const part of words.split(/\n\s*\n/)) {
    const lines = part.split("\n").map((line) => line.trim());
    const points = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
    const text = lines.filter((line) => line && !line.startsWith("- ")).join(" ");
    if (text) found.push({ text });
    if (points.length) found.push({ points });
  }
  return found;
}

/** The figure that shows a clause: the one that names it most exactly, and the first of those. */
export function figureOf(chapters: readonly Chapter[], clause: string): Figure | undefined {
  let best: Figure | undefined;
  let exactly = 0;
  for (const figure of chapters.flatMap(({ figures = [] }) => figures))
    for (const one of figure.clauses)
      if (one.length > exactly && within(clause, one)) [best, exactly] = [figure, one.length];
  return best;
}
