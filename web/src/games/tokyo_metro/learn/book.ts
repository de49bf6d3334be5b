/** The rulebook of TOKYO METRO, to read. */
import type { Chapter } from "../../../lib/ui/book";
import Example from "./Example.svelte";
import MapFigure from "./MapFigure.svelte";

export const BOOK: readonly Chapter[] = [
  { id: "about", clauses: ["TM-0"], Figure: MapFigure },
  { id: "parts", clauses: ["TM-1", "TM-2"] },
  { id: "round", clauses: ["TM-3", "TM-4", "TM-5", "TM-6", "TM-20"] },
  { id: "actions", clauses: ["TM-7", "TM-8", "TM-9", "TM-10", "TM-11", "TM-14", "TM-16", "TM-17", "TM-18", "TM-19"] },
  { id: "trains", clauses: ["TM-21", "TM-22", "TM-23", "TM-24"] },
  { id: "shares", clauses: ["TM-25.4", "TM-25.5", "TM-25.6"], Figure: Example },
  { id: "speculation", clauses: ["TM-25.1", "TM-25.2", "TM-25.3"], Figure: Example },
  { id: "solo", clauses: ["TM-26"] },
  { id: "tips", clauses: [] },
  { id: "questions", clauses: [] },
];
