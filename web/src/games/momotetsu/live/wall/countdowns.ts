/** What the clock of the day brings next, as everybody may know it. */
import type { LiveKit } from "../../model/kit";
import type { MomotetsuView } from "../../model/types";

export type CountdownKind = "start" | "goal" | "gate" | "settlement" | "last-roll" | "cutoff";

export interface Countdown {
  readonly kind: CountdownKind;
  readonly until: number;
  /** Milliseconds; none are negative. */
  readonly left: number;
  /** Stands still while the event is paused (RM-13.8). */
  readonly still: boolean;
}

const MINUTE = 60_000;

/** The most urgent first. */
export function countdowns(kit: LiveKit, view: MomotetsuView, now: number): Countdown[] {
  if (view.phase === "before")
    return [{ kind: "start", until: view.times.start, left: Math.max(0, view.times.start - now), still: false }];
  if (view.phase !== "running") return [];
  const still = view.paused_since > 0;
  const running = still ? view.paused_since : now;
  const found: Countdown[] = [];
  const add = (kind: CountdownKind, until: number, from: number) =>
    void found.push({ kind, until, left: Math.max(0, until - from), still: still && from === running });
  if (view.hold?.t0) add("goal", view.hold.t0 + kit.data.rates.goal.alight_minutes * MINUTE, running);
  if (view.gate_until > running) add("gate", view.gate_until, running);
  const settlement = view.times.settlements[view.settled.length];
  if (settlement !== undefined) add("settlement", settlement, now);
  if (!view.rolls_over) add("last-roll", view.times.last_roll, now);
  else add("cutoff", view.times.cutoff, now);
  return found;
}

/** A span as `42:10` or `1:05:20`. */
export function span(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, n) => (n ? String(part).padStart(2, "0") : String(part))).join(":");
}
