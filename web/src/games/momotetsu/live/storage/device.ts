/** This phone among those of a team: its name, and how many reports it has made (RM-15.1). */
import { newId } from "../../../../lib/net/live.svelte";

const KEY = "kippu-device";

interface Device {
  readonly id: string;
  readonly counter: number;
  /** Whether reports may say where the phone is. */
  readonly position?: boolean;
}

let known: Device | null = null;

function device(): Device {
  if (known) return known;
  try {
    known = JSON.parse(localStorage.getItem(KEY) ?? "null") as Device | null;
  } catch {
    // A browser that keeps nothing is another phone each time.
  }
  return (known ??= { id: newId().slice(0, 12), counter: 0 });
}

function keep(changed: Device): void {
  known = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // as above
  }
}

/** The next number of this phone. */
export function count(): { device: string; counter: number } {
  const { id, counter } = device();
  keep({ ...device(), counter: counter + 1 });
  return { device: id, counter: counter + 1 };
}

export const sharesPosition = () => device().position ?? false;
export const sharePosition = (position: boolean) => keep({ ...device(), position });
