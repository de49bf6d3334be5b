/** A finished game as views, fetched in pieces from the server before they are needed. */
import { recordFrames, tableFrames } from "../../lib/api";
import type { GameRecord } from "../../lib/protocol";
import type { TokyoMetroView } from "./types";

const PIECE = 40;

export class Frames {
  readonly #id: string | null;
  readonly #record: GameRecord;
  #pieces = $state.raw<ReadonlyMap<string, readonly TokyoMetroView[]>>(new Map());
  #asked = new Map<string, Promise<void>>();
  /** What went wrong last. */
  error = $state.raw<unknown>(null);

  constructor(id: string | null, record: GameRecord) {
    this.#id = id;
    this.#record = record;
  }

  get length(): number {
    return this.#record.log.length;
  }

  /** The view after entry n, if it is here. */
  at(seat: number | null, n: number): TokyoMetroView | null {
    return this.#pieces.get(this.#key(seat, n))?.[n % PIECE] ?? null;
  }

  /** Fetch the piece with entry n, and the one after it. */
  need(seat: number | null, n: number): Promise<void> {
    const next = (Math.floor(n / PIECE) + 1) * PIECE;
    if (next < this.length) void this.#fetch(seat, next);
    return this.#fetch(seat, n);
  }

  #key(seat: number | null, n: number): string {
    return `${seat ?? "all"}.${Math.floor(n / PIECE)}`;
  }

  #fetch(seat: number | null, n: number): Promise<void> {
    const key = this.#key(seat, n);
    const asked = this.#asked.get(key) ?? this.#load(key, seat, Math.floor(n / PIECE) * PIECE);
    this.#asked.set(key, asked);
    return asked;
  }

  async #load(key: string, seat: number | null, from: number): Promise<void> {
    const query = `from=${from}&count=${PIECE}${seat === null ? "" : `&seat=${seat}`}`;
    try {
      const frames = await (this.#id === null ? recordFrames(this.#record, query) : tableFrames(this.#id, query));
      this.#pieces = new Map([...this.#pieces, [key, frames.map((frame) => frame.view as TokyoMetroView)]]);
      this.error = null;
    } catch (error) {
      this.#asked.delete(key);
      this.error = error;
    }
  }
}
