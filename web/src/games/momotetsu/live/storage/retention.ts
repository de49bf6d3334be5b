/** Events on this phone: what is over and all sent is removed after a while; nothing that waits to be sent ever is, unless somebody says so. */

import type { Name } from "../../../../lib/text/words.svelte";

export interface SavedEvent {
  readonly id: string;
  /** Unknown if nothing but reports was kept. */
  readonly name: Name | null;
  /** Milliseconds since 1970, or null if it is not known. */
  readonly midnight: number | null;
  readonly closed: boolean;
  /** How many reports the server has not answered. */
  readonly unsent: number;
}

/** Where events lie. */
export interface EventStorage {
  all(): Promise<readonly SavedEvent[]>;
  /** Remove an event; one that has something unsent stays, unless that is to go too. */
  forget(id: string, unsentToo: boolean): Promise<void>;
}

const DAY = 86_400_000;
const AFTER_RESULT = 7 * DAY;
const AFTER_ALL = 30 * DAY; // for a phone that has never heard that the result is closed

/** Whether an event may go: nobody waits for anything of it. */
export function expired({ midnight, closed, unsent }: SavedEvent, now: number): boolean {
  if (unsent > 0) return false;
  return midnight === null || now >= midnight + DAY + (closed ? AFTER_RESULT : AFTER_ALL);
}

/** Remove what may go; what is left, the latest first. */
export async function tidy(storage: EventStorage, now: number): Promise<readonly SavedEvent[]> {
  const events = await storage.all();
  for (const event of events) if (expired(event, now)) await storage.forget(event.id, false);
  return events
    .filter((event) => !expired(event, now))
    .toSorted((one, other) => (other.midnight ?? 0) - (one.midnight ?? 0));
}
