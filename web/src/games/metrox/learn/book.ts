/** The rulebook of MetroX, to read. */
import type { Chapter } from "../../../lib/ui/book";
import Example from "./Example.svelte";

export const BOOK: readonly Chapter[] = [
  { id: "about", clauses: ["MX-1.1"] },
  { id: "parts", clauses: ["MX-1"], Figure: Example },
  { id: "turn", clauses: ["MX-2"] },
  { id: "number", clauses: ["MX-3.1"], Figure: Example },
  { id: "skip", clauses: ["MX-3.2"], Figure: Example },
  { id: "star", clauses: ["MX-3.3"], Figure: Example },
  { id: "free", clauses: ["MX-3.4"], Figure: Example },
  { id: "complete", clauses: ["MX-4"], Figure: Example },
  { id: "scoring", clauses: ["MX-5"] },
  { id: "tips", clauses: [] },
  { id: "questions", clauses: [] },
];
