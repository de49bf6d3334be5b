/** What the figures of the rulebook are drawn from: the worked examples that tests play, and the game's own parts. */
import type { Drawings } from "../../../lib/ui/book";
import { fetchData } from "../../../lib/net/api";
import { loadParts, type Parts } from "../model/game.svelte";
import { SIDE } from "../model/geometry";
import type { LotView } from "../model/types";
import Drawing from "./figures/Drawing.svelte";
import { raised } from "./rules";

type Drinks = { readonly [corner: string]: string };
type Prices = { readonly [color: string]: number };
interface Piece {
  readonly shape: string;
  readonly cells: readonly string[];
}
interface OnLot {
  readonly lot: string;
  readonly number: number;
  readonly pieces: readonly Piece[];
}
interface Scoring extends OnLot {
  readonly drinks: Drinks;
  readonly prices: Prices;
  readonly floors: readonly number[];
  readonly sum: number;
  readonly worth: number;
}
interface Placing {
  readonly drinks: Drinks;
  readonly corners: readonly string[];
}

interface Examples {
  readonly scoring: Scoring;
  readonly two: Scoring;
  readonly auction: {
    readonly before: readonly number[];
    readonly bids: readonly number[];
    readonly after: readonly number[];
  };
  readonly drink: Placing;
  readonly rim: Placing;
  readonly price: { readonly giver: string; readonly taker: string; readonly before: Prices; readonly after: Prices };
  readonly acquire: {
    readonly chips: readonly string[];
    readonly owned: readonly string[];
    readonly corner: string;
    readonly lots: readonly string[];
  };
  readonly line: readonly {
    readonly chips: readonly string[];
    readonly corner: string;
    readonly lot: string;
    readonly bonus: boolean;
  }[];
  readonly build: OnLot & {
    readonly tries: readonly (Piece & { readonly id: string; readonly clause: string | null })[];
  };
  readonly floors: OnLot & { readonly floors: number };
  readonly winner: {
    readonly earned: readonly number[];
    readonly cash: readonly number[];
    readonly order: readonly number[];
    readonly totals: readonly number[];
    readonly wins: number;
  };
}

export interface BookData extends Examples {
  readonly parts: Parts;
  readonly lots: ReadonlyMap<number, readonly string[]>;
}

/** A lot with the pieces of a figure on it. */
export function lotOf({ lots }: BookData, { lot, number, pieces }: OnLot, owner: number | null = null): LotView {
  const rows = lots.get(number)!;
  const outlines = [...new Set(rows.join("").replaceAll(".", ""))].sort();
  const empty: LotView = {
    lot,
    number,
    blue: false,
    owner,
    rows,
    drinks: 0,
    heights: Array<number>(SIDE * SIDE).fill(0),
    floors: Object.fromEntries(outlines.map((outline) => [outline, 0])),
    pieces: [],
  };
  return pieces.reduce((built, { shape, cells }) => raised(built, shape, cells), empty);
}

export async function drawings(): Promise<Drawings> {
  const [examples, { lots }, parts] = await Promise.all([
    fetchData<Examples>("izakaya", "examples.json"),
    fetchData<{ readonly lots: readonly { readonly number: number; readonly rows: readonly string[] }[] }>(
      "izakaya",
      "lots.json",
    ),
    loadParts(),
  ]);
  const data: BookData = { ...examples, parts, lots: new Map(lots.map(({ number, rows }) => [number, rows])) };
  return { Drawing, data };
}
