/** What the figures of the rulebook are drawn from: the worked examples that tests play, and the game's own parts. */
import type { Drawings } from "../../../lib/ui/book";
import { fetchData } from "../../../lib/net/api";
import { loadParts, type Parts } from "../model/parts";
import Drawing from "./figures/Drawing.svelte";

interface Examples {
  readonly shares: readonly { readonly income: number; readonly pays: readonly number[] }[];
  readonly speculation: readonly {
    readonly line: string;
    readonly income: number;
    readonly stake: number;
    readonly earns: number;
  }[];
  readonly order: {
    readonly before: readonly number[];
    readonly bids: readonly number[];
    readonly bonuses: readonly number[];
    readonly after: readonly number[];
  };
  readonly walk: { readonly at: readonly [number, number]; readonly steps: number };
  readonly station: {
    readonly station: string;
    readonly spot: string;
    readonly discounts: readonly string[];
    readonly pays: number;
  };
  readonly invest: {
    readonly spot: string;
    readonly discount: string;
    readonly share: number;
    readonly pays: number;
    readonly rises: number;
  };
  readonly stakes: { readonly incomes: readonly number[]; readonly least: readonly number[] };
  readonly train: {
    readonly line: string;
    readonly from: string;
    readonly speed: number;
    readonly pyramid: string;
    readonly stops: readonly string[];
    readonly income: number;
    readonly paid: number;
  };
  readonly ride: {
    readonly line: string;
    readonly from: string;
    readonly stops: readonly string[];
    readonly pyramid: string;
    readonly moments: readonly {
      readonly at: string;
      readonly what: string;
      readonly cash: number;
      readonly income: number;
    }[];
  };
  readonly return: {
    readonly line: string;
    readonly rounds: readonly { readonly at: string | null; readonly back: boolean }[];
  };
  readonly final: {
    readonly cash: number;
    readonly loans: number;
    readonly left: number;
    readonly totals: readonly number[];
    readonly order: readonly number[];
    readonly wins: number;
  };
}

export interface BookData extends Examples {
  readonly parts: Parts;
}

export async function drawings(): Promise<Drawings> {
  const [examples, parts] = await Promise.all([fetchData<Examples>("tokyo_metro", "examples.json"), loadParts({})]);
  return { Drawing, data: { ...examples, parts } satisfies BookData };
}
