/** The rulebook of TOKYO METRO, to read. */
import type { Book } from "../../../lib/ui/book";

export const BOOK: Book = {
  chapters: [
    {
      id: "about",
      figures: [
        { id: "map", clauses: ["TM-1.1", "TM-1.2", "TM-1.3", "TM-1.9"] },
        { id: "track", clauses: ["TM-0"] },
      ],
    },
    { id: "parts", figures: [{ id: "contents", clauses: ["TM-2.2", "TM-2.3", "TM-2.9", "TM-27"] }] },
    { id: "setup", figures: [{ id: "setup", clauses: ["TM-2", "TM-0.8"] }] },
    {
      id: "round",
      figures: [
        { id: "round", clauses: ["TM-3.1", "TM-3.2"] },
        { id: "rounds", clauses: ["TM-3.3", "TM-3.4"] },
      ],
    },
    { id: "refresh", figures: [{ id: "refresh", clauses: ["TM-4"] }] },
    { id: "order", figures: [{ id: "order", clauses: ["TM-5", "TM-0.7"] }] },
    {
      id: "walk",
      figures: [{ id: "walk", clauses: ["TM-1.4", "TM-1.5", "TM-1.6", "TM-1.7", "TM-6", "TM-8", "TM-13"] }],
    },
    {
      id: "actions",
      figures: [
        { id: "spots", clauses: ["TM-7", "TM-20", "TM-0.9"] },
        { id: "actions", clauses: ["TM-11", "TM-12", "TM-15", "TM-16", "TM-18", "TM-19"] },
      ],
    },
    { id: "station", figures: [{ id: "station", clauses: ["TM-9", "TM-14"] }] },
    { id: "invest", figures: [{ id: "invest", clauses: ["TM-10"] }] },
    {
      id: "slots",
      figures: [
        { id: "slots", clauses: ["TM-1.8", "TM-12.3", "TM-12.4", "TM-12.5", "TM-17"] },
        { id: "stakes", clauses: ["TM-17.2"] },
      ],
    },
    {
      id: "trains",
      figures: [
        { id: "train", clauses: ["TM-21", "TM-22.1", "TM-22.4", "TM-22.5"] },
        { id: "dividend", clauses: ["TM-22"] },
      ],
    },
    {
      id: "riding",
      figures: [
        { id: "ride", clauses: ["TM-23"] },
        { id: "return", clauses: ["TM-24"] },
      ],
    },
    {
      id: "end",
      figures: [
        { id: "speculation", clauses: ["TM-25.1", "TM-25.2", "TM-25.3"] },
        { id: "shares", clauses: ["TM-25.4", "TM-25.5", "TM-25.6", "TM-25.7"] },
        { id: "final", clauses: ["TM-25.8", "TM-25.9", "TM-25.10"] },
      ],
    },
    { id: "solo", figures: [{ id: "solo", clauses: ["TM-26"] }] },
    { id: "seen", figures: [{ id: "seen", clauses: ["TM-28"] }] },
    { id: "tips" },
    { id: "questions" },
  ],
  drawings: () => import("./drawings").then(({ drawings }) => drawings()),
};
