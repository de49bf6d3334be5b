/** What has happened in an event, in the order of its times: late reports where they belong (RM-14.2). */
import type { News } from "../lib/live.svelte";
import type { MomotetsuEvent, MomotetsuOptions } from "../games/momotetsu/types";

/** Something that has happened: the number of its entry or moment, when on the clock of the day, whether told late. */
export interface Told {
  readonly n: number;
  readonly time: number;
  readonly event: MomotetsuEvent;
  readonly late?: boolean;
}

const MINUTE = 60_000;

export function toldOf(entries: readonly News[], { midnight = 0 }: MomotetsuOptions): Told[] {
  const told = entries.flatMap(({ n, at, events = [] }) => {
    const happened = events as readonly MomotetsuEvent[];
    const merged = happened.find((event) => event.type === "late_merged");
    const time = at - midnight - MINUTE * (merged?.minutes ?? 0);
    return happened.map((event): Told => ({ n, time, event, late: merged !== undefined }));
  });
  return told.sort((a, b) => a.time - b.time);
}
