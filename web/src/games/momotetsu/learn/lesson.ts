/** The lesson: a first turn and a first goal in a small town, with dice that are known beforehand. */
import type { Kit } from "../model/kit";

export const KIT = "kasumihama";
export const START = "kasumi_central";
export const DESTINATION = "fish_pier";
export const NEXT_DESTINATION = "hot_spring";
export const OTHER = "library";
export const FACE = 3;

export const STEPS = ["roll", "ride", "draw", "star", "goal"] as const;

/** Where exactly so many steps may end: never straight back, except on a terminus (RM-3.8). */
export function ends(kit: Kit, start: string, steps: number): string[] {
  const around = (square: string) => [...kit.neighbours.get(square)!];
  let paths: (readonly [string, string | null])[] = [[start, null]];
  for (let n = 0; n < steps; n++) {
    const next = paths.flatMap(([here, before]) =>
      around(here)
        .filter((to) => to !== before || around(here).length === 1)
        .map((to) => [to, here] as const),
    );
    paths = [...new Map(next.map((path) => [path.join(" "), path])).values()];
  }
  return [...new Set(paths.map(([end]) => end))];
}

/** Ends that bring the lesson on: a card square that is nearer. */
export const wanted = (kit: Kit, end: string) =>
  kit.square.get(end)!.kind === "card" && kit.distance(end, DESTINATION)! < kit.distance(START, DESTINATION)!;

/** The card that leads from a square straight to the destination. */
export const cardFrom = (kit: Kit, square: string) => `walk_${kit.distance(square, DESTINATION)}`;
