/** The rulebook of Real Momotetsu, to read. */
import type { Book } from "../../../lib/ui/book";

/** Clauses of a section from one number to another. */
const range = (section: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${section}.${from + n}`);

export const BOOK: Book = {
  chapters: [
    { id: "about", figures: [{ id: "map", clauses: ["RM-1.1", "RM-1.2"] }] },
    {
      id: "day",
      figures: [
        { id: "start", clauses: range("RM-1", 3, 5) },
        { id: "day", clauses: ["RM-1"] },
        { id: "chance", clauses: range("RM-1", 12, 14) },
      ],
    },
    {
      id: "turn",
      figures: [
        { id: "turn", clauses: ["RM-2"] },
        { id: "reports", clauses: ["RM-14"] },
      ],
    },
    {
      id: "moving",
      figures: [
        { id: "toyosu", clauses: ["RM-3"] },
        { id: "terminus", clauses: range("RM-3", 4, 7) },
        { id: "gate", clauses: ["RM-3.9"] },
        { id: "same", clauses: ["RM-3.2"] },
      ],
    },
    {
      id: "squares",
      figures: [
        { id: "squares", clauses: ["RM-4"] },
        { id: "shop", clauses: ["RM-4.7"] },
      ],
    },
    {
      id: "cards",
      figures: [
        { id: "draw", clauses: ["RM-5"] },
        { id: "stars", clauses: range("RM-6", 1, 20) },
        { id: "points", clauses: range("RM-6", 21, 35) },
        { id: "effects", clauses: range("RM-6", 36, 53) },
        { id: "tasks", clauses: range("RM-6", 54, 76) },
      ],
    },
    { id: "missions", figures: [{ id: "mission", clauses: ["RM-7"] }] },
    {
      id: "goal",
      figures: [
        { id: "goals", clauses: range("RM-8", 1, 5) },
        { id: "hold", clauses: ["RM-8"] },
        { id: "late", clauses: range("RM-8", 20, 22) },
      ],
    },
    {
      id: "bonbi",
      figures: [
        { id: "far", clauses: range("RM-9", 1, 6) },
        { id: "attacks", clauses: ["RM-9"] },
        { id: "transform", clauses: ["RM-9.16", ...range("RM-9", 20, 25)] },
        { id: "touch", clauses: range("RM-9", 26, 33) },
      ],
    },
    { id: "events", figures: [{ id: "events", clauses: ["RM-10"] }] },
    {
      id: "money",
      figures: [
        { id: "debt", clauses: ["RM-11"] },
        { id: "settled", clauses: ["RM-12.1", "RM-12.2"] },
        { id: "prizes", clauses: ["RM-12"] },
      ],
    },
    {
      id: "safety",
      figures: [
        { id: "desk", clauses: ["RM-13", "RM-1.15"] },
        { id: "signal", clauses: ["RM-15"] },
        { id: "live", clauses: ["RM-17"] },
      ],
    },
    { id: "table", figures: [{ id: "table", clauses: ["RM-18"] }] },
    { id: "seen", figures: [{ id: "seen", clauses: ["RM-16"] }] },
    { id: "tips" },
    { id: "questions" },
  ],
  drawings: () => import("./drawings").then(({ drawings }) => drawings()),
};
