/** Kits that ship with the game, as the server sends them. */
import { readFileSync } from "node:fs";
import type { KitData } from "../src/games/momotetsu/model/types";

const FILES = ["kit", "map", "cards", "tables", "missions", "rates"] as const;

export const readKit = (id: string): KitData =>
  Object.fromEntries(
    FILES.map((name) => [
      name,
      JSON.parse(
        readFileSync(new URL(`../../src/kippu/games/momotetsu/data/kits/${id}/${name}.json`, import.meta.url), "utf8"),
      ),
    ]),
  ) as unknown as KitData;
