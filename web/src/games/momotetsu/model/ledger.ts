/** What has made a team richer or poorer, from the events that everybody hears. */
import type { Told } from "./game.svelte";
import type { MomotetsuEvent } from "./types";

/** What an event gives to or takes from a team; null if it has nothing to do with its money. */
export function gain(event: MomotetsuEvent, seat: number): number | null {
  if (!("seat" in event) || event.seat !== seat) return null;
  if (event.type === "bought") return -event.price;
  if (event.type === "prize") return null; // not of the balance, but of the result
  return "points" in event && event.points !== 0 ? event.points : null;
}

export const ledger = (told: readonly Told[], seat: number): (Told & { readonly points: number })[] =>
  told.flatMap((one) => {
    const points = gain(one.event, seat);
    return points === null ? [] : [{ ...one, points }];
  });
