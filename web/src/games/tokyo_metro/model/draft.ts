/** A choice that is being made: what is known of it, and what of all that is legal fits it. */
import type { Parts, Spot } from "./parts";
import type { Loan, Loans, TokyoMetroCommand } from "./types";

export interface Draft {
  /** A spot of a card; or something that needs none. */
  readonly spot: string | null;
  readonly what: "spot" | "alight" | "token" | null;
  readonly place: readonly [number, number] | null;
  readonly station: string | null;
  readonly line: string | null;
  /** The column of a discard pile; the one pile for all has none. */
  readonly pile: string | null;
  /** How many loans are taken; less than 0 are paid back. */
  readonly loans: number | null;
  readonly stake: number | null;
  /** The discounts to be used, once they were chosen by hand. */
  readonly discounts: readonly string[] | null;
}

export const EMPTY: Draft = {
  spot: null,
  what: null,
  place: null,
  station: null,
  line: null,
  pile: null,
  loans: null,
  stake: null,
  discounts: null,
};

type Options = readonly TokyoMetroCommand[];

/** All options of what was chosen so far, whatever else is still open. */
export function within(options: Options, draft: Draft): Options {
  if (draft.what === "alight") return options.filter((one) => one.type === "alight");
  if (draft.what === "token") return options.filter((one) => one.type === "place_token");
  if (draft.what === "spot") return options.filter((one) => "spot" in one && one.spot === draft.spot);
  return options.filter(
    (one) =>
      one.type === "walk" ||
      one.type === "put_meeple" ||
      (one.type === "alight" && !options.some((other) => other.type === "pass")),
  );
}

/** The places that can be chosen. */
export function placesOf(options: Options): readonly (readonly [number, number])[] {
  return options.flatMap((one) => ("x" in one ? [[one.x, one.y] as const] : []));
}

export function unique<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}

/** How many loans a command takes; less than 0 are paid back. */
export function loansOf(command: Loan | Loans): number {
  const number = command.type === "loans" ? command.number : 1;
  return command.repay ? -number : number;
}

/** The discounts that a draft uses: those chosen by hand, else as many as lower the price, the largest first. */
export function discountsOf(parts: Parts, pending: readonly string[], draft: Draft): readonly string[] {
  if (draft.discounts) return draft.discounts;
  const spot = draft.spot === null ? null : parts.spot(draft.spot);
  if (!spot || !["station", "invest", "disc", "card"].includes(spot.action)) return [];
  const used: string[] = [];
  for (const one of pending.toSorted((a, b) => parts.spot(b).value - parts.spot(a).value))
    if (leftOf(parts, spot, used) > 0) used.push(one);
  return pending.filter((one) => used.includes(one));
}

/** What discounts leave of the number printed on a spot: the sum as it is shown while it is made (TM-14.3). */
export function leftOf(parts: Parts, spot: Spot, discounts: readonly string[]): number {
  return Math.max(
    0,
    discounts.reduce((left, one) => left - parts.spot(one).value, spot.value),
  );
}

/** The one option that a draft has come to; null while something is to be chosen. */
export function complete(options: Options, draft: Draft, discounts: readonly string[]): TokyoMetroCommand | null {
  const fits = (one: TokyoMetroCommand): boolean => {
    if ("x" in one && (one.x !== draft.place?.[0] || one.y !== draft.place[1])) return false;
    if (one.type === "station" && one.station !== draft.station) return false;
    if ("line" in one && one.line !== draft.line) return false;
    if (one.type === "card" && (one.pile ?? null) !== draft.pile) return false;
    if ((one.type === "loan" || one.type === "loans") && loansOf(one) !== draft.loans) return false;
    if (one.type === "speculate" && one.stake !== draft.stake) return false;
    if (one.type === "station" || one.type === "invest" || one.type === "disc" || one.type === "card")
      return same(one.discounts ?? [], discounts);
    return true;
  };
  return within(options, draft).find(fits) ?? null;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

/** Fill in whatever leaves no choice. */
export function narrowed(options: Options, draft: Draft): Draft {
  const left = within(options, draft);
  const only = <T>(all: readonly T[]): T | null => (unique(all).length === 1 ? all[0]! : null);
  return {
    ...draft,
    station: draft.station ?? only(left.flatMap((one) => (one.type === "station" ? [one.station] : []))),
    line: draft.line ?? only(left.flatMap((one) => ("line" in one ? [one.line] : []))),
    pile: draft.pile ?? only(left.flatMap((one) => (one.type === "card" ? [one.pile ?? null] : []))),
    loans:
      draft.loans ?? only(left.flatMap((one) => (one.type === "loan" || one.type === "loans" ? [loansOf(one)] : []))),
  };
}
