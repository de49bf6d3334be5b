/** What the coach expects, in numbers for people. */
import type { Choice, Weighed } from "./types";

const SURE = 1.96; // standard errors: in 95 of 100 cases it is not further off

export function sameChoice(a: Choice, b: Choice): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** With one digit after the point, and a proper minus sign. */
export function tenths(value: number): string {
  return value
    .toFixed(1)
    .replace(/^-(?=.*[1-9])/, "−")
    .replace(/^-/, "");
}

/** An expected score: 46.4 ± 1.5. */
export function expected({ mean, error }: Weighed): string {
  return `${tenths(mean)} ± ${tenths(SURE * error)}`;
}

/** What an option is worth less than the best. */
export function lost({ less, less_error }: Weighed): string {
  return less ? `${tenths(less)} ± ${tenths(SURE * less_error)}` : "";
}
