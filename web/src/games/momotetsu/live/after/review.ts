/** A finished event as the server tells it: what came of it, the kit, and pictures of every moment. */
import { askAbout, fetchKit } from "../../../../lib/net/api";
import { Frames } from "../../../../lib/net/frames.svelte";
import type { Frame, GameRecord } from "../../../../lib/net/protocol";
import { loadKit, makeKit, today, type FullKit, type Kit } from "../../model/kit";
import type { MomotetsuEvent, MomotetsuOptions, MomotetsuView, Review } from "../../model/types";
import type { Told } from "../told";

export interface Finished {
  readonly review: Review;
  readonly kit: Kit;
  readonly frames: Frames<MomotetsuView>;
  /** As everybody saw it at the end. */
  readonly last: MomotetsuView;
  /** What has happened, in the order of its times; `n` is the number of the moment. */
  readonly told: readonly Told[];
}

/** From a table of ours, or from somebody's record. */
export async function finished(id: string | null, record: GameRecord | null): Promise<Finished> {
  const ask = <T>(path: string) => askAbout<T>(id, record, path);
  const review = await ask<Review>("day");
  const count = review.moments.length;
  const last = (await ask<Frame[]>(`day/frames?from=${count - 1}&count=1`))[0]!.view as MomotetsuView;
  const printed =
    id === null
      ? await loadKit(record!.options as MomotetsuOptions, last.settings)
      : makeKit(await fetchKit<FullKit>(id), last.settings.extra_stations ?? []);
  return {
    review,
    kit: today(printed, last),
    last,
    told: toldOf(review),
    frames: new Frames((query) => ask<Frame[]>(`day/frames?${query}`), count),
  };
}

export const toldOf = (review: Review): Told[] =>
  review.moments.flatMap(({ at, events }, n) =>
    ((events ?? []) as readonly MomotetsuEvent[]).map((event, index) => ({ key: `${n}.${index}`, n, time: at, event })),
  );

/** The last moment that is not after a time; the first if all are. */
export function momentAt(moments: readonly { readonly at: number }[], time: number): number {
  let [from, to] = [0, moments.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (moments[middle]!.at <= time) from = middle + 1;
    else to = middle;
  }
  return Math.max(0, from - 1);
}
