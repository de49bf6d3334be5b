/** A hint on demand: what pays at once, else what fills most. Good advice for a beginner, not the best move. */
import type { Choice, MetroXView } from "./types";
import { choices, preview, type Preview } from "./filling";
import type { Parts } from "./parts";
import { points } from "./preview";

const STATION = 0.35; // points that a filled station is worth, all in all
const WASTED = 0.25;

function worth(would: Preview): number {
  return points(would) + STATION * would.stations.length - WASTED * would.wasted;
}

export function hint(parts: Parts, view: MetroXView, seat: number): Choice | null {
  const rated = choices(parts, view, seat).map((choice) => ({ choice, worth: worth(preview(parts, view, seat, choice)) }));
  return rated.sort((a, b) => b.worth - a.worth)[0]?.choice ?? null;
}
