/** The generator of docs/chance.md: what was drawn can be drawn again, in this page, from the published seed. */
import { sha256 } from "./sha256";

const RANGE = 2 ** 32;

export class Seeded {
  #n = 0;

  constructor(readonly seed: string) {}

  /** The next number from 0 to 2^32 - 1: the first 8 hex digits of the SHA-256 of `seed:n`. */
  async u(): Promise<number> {
    return parseInt((await sha256(`${this.seed}:${this.#n++}`)).slice(0, 8), 16);
  }

  /** A number from 0 to k - 1; what would favour the small ones is skipped. */
  async below(k: number): Promise<number> {
    const limit = RANGE - (RANGE % k);
    let u = await this.u();
    while (u >= limit) u = await this.u();
    return u % k;
  }

  /** An index into `weights`, as likely as its weight. */
  async pick(weights: readonly number[]): Promise<number> {
    let number = await this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (number -= weight) < 0);
  }
}

export function commitment(seed: string): Promise<string> {
  return sha256(seed);
}
