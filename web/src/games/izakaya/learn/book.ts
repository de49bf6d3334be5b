/** The rulebook of IZAKAYA, to read. */
import type { Book } from "../../../lib/ui/book";

export const BOOK: Book = {
  chapters: [
    {
      id: "about",
      figures: [
        { id: "town", clauses: ["IZ-0"] },
        { id: "corners", clauses: ["IZ-0.3", "IZ-0.4"] },
      ],
    },
    {
      id: "parts",
      figures: [
        { id: "market", clauses: ["IZ-0.1", "IZ-1.5", "IZ-1.6"] },
        { id: "set", clauses: ["IZ-1.7"] },
        { id: "pieces", clauses: ["IZ-8.5", "IZ-9"] },
      ],
    },
    { id: "setup", figures: [{ id: "setup", clauses: ["IZ-1", "IZ-0.5"] }] },
    { id: "round", figures: [{ id: "round", clauses: ["IZ-2", "IZ-0.6"] }] },
    { id: "auction", figures: [{ id: "auction", clauses: ["IZ-3", "IZ-0.2"] }] },
    {
      id: "drink",
      figures: [
        { id: "drink", clauses: ["IZ-4"] },
        { id: "rim", clauses: ["IZ-4.5"] },
      ],
    },
    { id: "price", figures: [{ id: "price", clauses: ["IZ-5"] }] },
    { id: "acquire", figures: [{ id: "acquire", clauses: ["IZ-6"] }] },
    { id: "line", figures: [{ id: "line", clauses: ["IZ-7"] }] },
    {
      id: "build",
      figures: [
        { id: "build", clauses: ["IZ-8.6", "IZ-8.7", "IZ-8.8", "IZ-8.9"] },
        { id: "floors", clauses: ["IZ-8"] },
      ],
    },
    { id: "end", figures: [{ id: "end", clauses: ["IZ-10"] }] },
    {
      id: "scoring",
      figures: [
        { id: "scoring", clauses: ["IZ-11.1", "IZ-11.3", "IZ-11.4"] },
        { id: "two", clauses: ["IZ-11.2"] },
        { id: "winner", clauses: ["IZ-11.5", "IZ-11.6"] },
      ],
    },
    {
      id: "seen",
      figures: [
        { id: "seen", clauses: ["IZ-13"] },
        { id: "counts", clauses: ["IZ-12"] },
      ],
    },
    { id: "tips" },
    { id: "questions" },
  ],
  drawings: () => import("./drawings").then(({ drawings }) => drawings()),
};
