/** Records that Python wrote, and differences from them in words. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const folder = process.env.KIPPU_TWINS ?? "";

/** The records of a game, one on each line. */
export function* records<T>(game: string): Generator<T> {
  const text = readFileSync(`${folder}/${game}/records.jsonl`, "utf8");
  for (const line of text.split("\n")) if (line) yield JSON.parse(line) as T;
}

/** What all records of a game look up. */
export const shared = <T>(game: string): T => JSON.parse(readFileSync(`${folder}/${game}/shared.json`, "utf8")) as T;

/** Fails with the place in the record and both answers, unless they are the same. */
export function same(where: () => string, python: unknown, browser: unknown): void {
  if (isDeepStrictEqual(python, browser)) return;
  throw new Error(`${where()}\n  Python:  ${JSON.stringify(python)}\n  browser: ${JSON.stringify(browser)}`);
}

/** A data file of a game, as the server sends it. */
export const data = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../../src/kippu/games/${path}.json`, import.meta.url), "utf8")) as T;
