/** The rulebook of MetroX, to read. */
import type { Book } from "../../../lib/ui/book";

export const BOOK: Book = {
  chapters: [
    { id: "about", figures: [{ id: "sheet", clauses: ["MX-1.1"] }] },
    {
      id: "parts",
      figures: [
        { id: "deck", clauses: ["MX-1.4"] },
        { id: "setup", clauses: ["MX-1.5"] },
        { id: "route", clauses: ["MX-1.2", "MX-1.3"] },
      ],
    },
    {
      id: "turn",
      figures: [
        { id: "turn", clauses: ["MX-2"] },
        { id: "full", clauses: ["MX-2.5"] },
      ],
    },
    {
      id: "number",
      figures: [
        { id: "number", clauses: ["MX-3.1"] },
        { id: "again", clauses: ["MX-3.1a"] },
        { id: "stop", clauses: ["MX-3.1b"] },
        { id: "end", clauses: ["MX-3.1c"] },
      ],
    },
    { id: "skip", figures: [{ id: "skip", clauses: ["MX-3.2"] }] },
    { id: "star", figures: [{ id: "star", clauses: ["MX-3.3"] }] },
    { id: "free", figures: [{ id: "free", clauses: ["MX-3.4"] }] },
    {
      id: "complete",
      figures: [
        { id: "shared", clauses: ["MX-3.5", "MX-4.1"] },
        { id: "crown", clauses: ["MX-4.2", "MX-4.3"] },
        { id: "shuffle", clauses: ["MX-4.4"] },
      ],
    },
    {
      id: "scoring",
      figures: [
        { id: "score", clauses: ["MX-5.1", "MX-5.2"] },
        { id: "penalty", clauses: ["MX-5.3"] },
        { id: "winner", clauses: ["MX-5.4"] },
        { id: "ranks", clauses: ["MX-5.5"] },
      ],
    },
    { id: "seen", figures: [{ id: "seen", clauses: ["MX-6"] }] },
    { id: "box", figures: [{ id: "flipped", clauses: ["MX-7"] }] },
    { id: "tips" },
    { id: "questions" },
  ],
  drawings: () => import("./drawings").then(({ drawings }) => drawings()),
};
