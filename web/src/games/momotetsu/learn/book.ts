/** The rulebook of Real Momotetsu, to read. */
import type { Chapter } from "../../../lib/ui/book";
import DayFigure from "./DayFigure.svelte";
import MapFigure from "./MapFigure.svelte";

export const BOOK: readonly Chapter[] = [
  { id: "about", clauses: ["RM-1.1", "RM-1.2"], Figure: MapFigure },
  { id: "day", clauses: ["RM-1"], Figure: DayFigure },
  { id: "turn", clauses: ["RM-2", "RM-3"] },
  { id: "squares", clauses: ["RM-4"] },
  { id: "cards", clauses: ["RM-5", "RM-6"] },
  { id: "goal", clauses: ["RM-8"] },
  { id: "bonbi", clauses: ["RM-9"] },
  { id: "missions", clauses: ["RM-7"] },
  { id: "money", clauses: ["RM-10", "RM-11", "RM-12"] },
  { id: "safety", clauses: ["RM-13", "RM-14", "RM-15", "RM-17"] },
  { id: "questions", clauses: [] },
];
