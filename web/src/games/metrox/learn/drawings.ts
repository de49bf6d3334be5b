/** What the figures of the rulebook are drawn from: the worked examples that tests play, on the maps of the game. */
import type { Drawings } from "../../../lib/ui/book";
import { fetchData } from "../../../lib/net/api";
import { loadParts } from "../model/game.svelte";
import type { Parts } from "../model/parts";
import type { Choice, MetroXView, Score } from "../model/types";
import Drawing from "./figures/Drawing.svelte";
import { first, written } from "./lesson";

export interface Example {
  readonly id: string;
  readonly map: "tokyo" | "osaka";
  readonly turns: readonly {
    readonly card: string;
    readonly choice: string;
    readonly stations: readonly string[];
    readonly star: number;
  }[];
}

interface Examples {
  readonly examples: readonly Example[];
  readonly score: Score;
  readonly crown: {
    readonly route: string;
    readonly turns: readonly number[];
    readonly first: readonly boolean[];
    readonly points: readonly number[];
  };
  readonly winner: {
    readonly totals: readonly number[];
    readonly empty: readonly number[];
    readonly ranking: readonly (readonly number[])[];
  };
}

export interface BookData extends Examples {
  readonly parts: { readonly tokyo: Parts; readonly osaka: Parts };
}

const chosen = (choice: string): Choice =>
  choice.startsWith("@") ? { type: "circle", station: choice.slice(1) } : { type: "write", route: choice };

/** The sheet after an example. */
export function after(parts: Parts, { turns }: Pick<Example, "turns">): MetroXView {
  let view = first(parts, turns[0]!.card);
  for (const [at, { choice }] of turns.entries()) view = written(parts, view, chosen(choice), turns[at + 1]?.card);
  return view;
}

export async function drawings(): Promise<Drawings> {
  const [examples, tokyo, osaka] = await Promise.all([
    fetchData<Examples>("metrox", "examples.json"),
    loadParts({ map: "tokyo" }),
    loadParts({ map: "osaka" }),
  ]);
  return { Drawing, data: { ...examples, parts: { tokyo, osaka } } satisfies BookData };
}
