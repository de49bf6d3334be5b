/** What has happened in an event, in the order of its times: late reports where they belong (RM-14.2). */
import type { News } from "../../../lib/net/live.svelte";
import type { MomotetsuEvent, MomotetsuView } from "../model/types";

/** Something that has happened: the number of its entry or moment, when on the clock of the day, whether told late. */
export interface Told {
  readonly key: string;
  readonly n: number;
  readonly time: number;
  readonly event: MomotetsuEvent;
  readonly late?: boolean;
}

export function toldOf(entries: readonly News[], { options, late }: Pick<MomotetsuView, "options" | "late">): Told[] {
  const moments = new Map(late);
  const told = entries.flatMap(({ n, at, events = [] }) => {
    const time = moments.get(n) ?? at - (options.midnight ?? 0);
    return (events as readonly MomotetsuEvent[]).map((event, index): Told => ({
      key: `${n}.${index}`,
      n,
      time,
      event,
      late: moments.has(n),
    }));
  });
  return told.sort((a, b) => a.time - b.time);
}
