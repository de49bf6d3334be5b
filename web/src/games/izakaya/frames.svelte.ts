/** The pictures of a finished game, asked for in chunks from where somebody looks, and remembered by seat. */
import { recordFrames, tableFrames } from "../../lib/api";
import type { GameRecord } from "../../lib/protocol";
import type { IzakayaView } from "./types";

const CHUNK = 40;

export class Frames {
  readonly #ask: (query: string) => ReturnType<typeof tableFrames>;
  readonly #entries: number;
  #asked = new Set<string>();
  #views = $state.raw<ReadonlyMap<string, IzakayaView>>(new Map());
  failed = $state.raw<unknown>(null);

  constructor(id: string | null, record: GameRecord) {
    this.#ask = id === null ? (query) => recordFrames(record, query) : (query) => tableFrames(id, query);
    this.#entries = record.log.length;
  }

  /** The view of a seat after an entry, if it is here. */
  at(seat: number, n: number): IzakayaView | null {
    return this.#views.get(`${seat} ${n}`) ?? null;
  }

  /** Have this part of the game here, and the next one too. */
  want(seat: number, n: number): void {
    const from = n - (n % CHUNK);
    for (const start of [from, from + CHUNK]) if (start < this.#entries) void this.#load(seat, start);
  }

  again(seat: number, n: number): void {
    this.failed = null;
    this.want(seat, n);
  }

  async #load(seat: number, from: number): Promise<void> {
    const query = `seat=${seat}&from=${from}&count=${Math.min(CHUNK, this.#entries - from)}`;
    if (this.#asked.has(query)) return;
    this.#asked.add(query);
    try {
      const frames = await this.#ask(query);
      this.#views = new Map([...this.#views, ...frames.map((frame): [string, IzakayaView] => [`${seat} ${frame.n}`, frame.view as IzakayaView])]);
    } catch (error) {
      this.#asked.delete(query);
      this.failed = error;
    }
  }
}
