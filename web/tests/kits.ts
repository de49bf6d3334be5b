/** Kits that ship with the game, as the server sends them. */
import { readFileSync } from "node:fs";
import type { FullKit } from "../src/games/momotetsu/model/kit";

const FILES = ["kit", "map", "cards", "tables", "missions", "rates"] as const;

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

export const readKit = (id: string): FullKit =>
  Object.fromEntries(
    FILES.map((name) => [name, read(`../../src/kippu/games/momotetsu/data/kits/${id}/${name}.json`)]),
  ) as unknown as FullKit;

type Rates = FullKit["rates"];

/** A kit with other numbers in some parts of its rates. */
export function changedRates(
  data: FullKit,
  change: { readonly [Part in keyof Rates]?: Partial<Rates[Part]> },
): FullKit {
  const parts = Object.entries(change).map(([part, values]) => [
    part,
    { ...data.rates[part as keyof Rates], ...values },
  ]);
  return { ...data, rates: { ...data.rates, ...(Object.fromEntries(parts) as Partial<Rates>) } };
}
