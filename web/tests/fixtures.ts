import { readFileSync } from "node:fs";
import type { Choice, DeckData, MetroXRecord, MapData, MetroXView, ScoringData } from "../src/games/metrox/model/types";
import { makeParts, type Parts } from "../src/games/metrox/model/parts";
import type { News } from "../src/games/metrox/model/reduce";

interface Fixture {
  readonly map: MapData;
  readonly deck: DeckData;
  readonly scoring: ScoringData;
  readonly news: readonly (readonly News[])[];
  readonly choices: readonly (Choice | null)[];
  readonly views: readonly { readonly version: number; readonly views: readonly MetroXView[] }[];
  readonly record: MetroXRecord;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
}

export function fixture(map: "tokyo" | "osaka"): Fixture & { readonly parts: Parts } {
  const data = read<Fixture>(`fixtures/${map}.json`);
  return { ...data, parts: makeParts(data.map, data.deck, data.scoring) };
}

/** A golden record of the project, by a version of the rules. */
export function golden(name: string, rules = 1): MetroXRecord {
  return read<MetroXRecord>(`../../tests/golden/metrox/rules${rules}/${name}.jsonl`);
}

export const MAPS = ["tokyo", "osaka"] as const;
