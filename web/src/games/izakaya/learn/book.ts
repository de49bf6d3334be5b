/** The rulebook of IZAKAYA, to read. */
import type { Chapter } from "../../../lib/ui/book";
import Example from "./Example.svelte";
import TownFigure from "./TownFigure.svelte";

export const BOOK: readonly Chapter[] = [
  { id: "about", clauses: ["IZ-0"], Figure: TownFigure },
  { id: "parts", clauses: ["IZ-1"], Figure: TownFigure },
  { id: "auction", clauses: ["IZ-3"] },
  { id: "actions", clauses: ["IZ-2", "IZ-4", "IZ-5", "IZ-6", "IZ-8"] },
  { id: "line", clauses: ["IZ-7"] },
  { id: "end", clauses: ["IZ-10"] },
  { id: "scoring", clauses: ["IZ-11"], Figure: Example },
  { id: "tips", clauses: [] },
  { id: "questions", clauses: [] },
];
