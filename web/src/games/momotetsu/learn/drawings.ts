/** What the figures of the rulebook are drawn from: the worked examples that tests play, and the Tokyo kit. */
import type { Drawings } from "../../../lib/ui/book";
import { fetchData } from "../../../lib/net/api";
import { loadKit, shipped, type FullKit, type Kit } from "../model/kit";
import Drawing from "./figures/Drawing.svelte";

export interface Moved {
  readonly from: string;
  readonly steps: number;
  readonly gate: string | null;
  /** A square on the way that the figure is about. */
  readonly via: string | null;
  readonly target: string;
  readonly ends: readonly string[];
}

interface Examples {
  readonly moves: { readonly [figure: string]: Moved };
  readonly same: readonly (readonly [string, string])[];
  readonly apart: readonly string[];
  readonly reports: readonly {
    readonly id: string;
    readonly square: string;
    readonly card: string | null;
    readonly dice: readonly number[];
    readonly steps: number;
  }[];
  readonly shop: {
    readonly square: string;
    readonly balance: number;
    readonly buys: readonly { readonly card: string; readonly price: number; readonly left: number }[];
    readonly refused: string;
  };
  readonly goals: readonly {
    readonly from: string;
    readonly to: string;
    readonly squares: number;
    readonly time: string;
    readonly inflation: boolean;
    readonly table: number;
    readonly points: number;
  }[];
  readonly late: { readonly told: string; readonly off: readonly { readonly at: string; readonly points: number }[] };
  readonly far: {
    readonly goal: string;
    readonly teams: readonly string[];
    readonly squares: readonly number[];
    readonly holder: number;
  };
  readonly touch: { readonly at: string; readonly blocked: string; readonly again: string };
  readonly debt: {
    readonly balance: number;
    readonly loss: number;
    readonly sells: readonly { readonly property: string; readonly balance: number }[];
    readonly keeps: string;
  };
  readonly prizes: {
    readonly before: readonly number[];
    readonly prizes: readonly number[];
    readonly after: readonly number[];
    readonly wins: number;
  };
}

export interface BookData extends Examples {
  readonly kit: Kit;
  /** The same kit with every time and number of the rules. */
  readonly full: FullKit;
}

const KIT = "tokyo";

export async function drawings(): Promise<Drawings> {
  const [examples, kit, full] = await Promise.all([
    fetchData<Examples>("momotetsu", "examples.json"),
    loadKit({ kit: KIT }),
    shipped(KIT),
  ]);
  return { Drawing, data: { ...examples, kit, full } satisfies BookData };
}
