/** A rulebook to read: chapters of words with pictures. The clauses beside it are for those who want it exactly. */
import type { Component } from "svelte";
import { within } from "./rulesPanel.svelte";

export interface Chapter {
  /** Its words are the messages `book-ID` (title) and `book-ID-text`. */
  readonly id: string;
  /** The clauses it tells, as ids or the beginnings of ids: `MX-3.1` is also MX-3.1a. */
  readonly clauses: readonly string[];
  /** A picture of this chapter, whose caption is the message `book-ID-figure`. */
  readonly Figure?: Component<{ readonly chapter: string }>;
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

/** The first chapter that tells a clause. */
export const chapterOf = (chapters: readonly Chapter[], clause: string): Chapter | undefined =>
  chapters.find(({ clauses }) => clauses.some((one) => within(clause, one)));
