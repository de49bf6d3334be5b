/** The pictures of a finished day, asked for in chunks from where somebody looks, and remembered by viewer. */
import { recordFrames, tableFrames } from "../../lib/api";
import type { GameRecord } from "../../lib/protocol";
import type { MomotetsuView } from "./types";

const CHUNK = 60;

/** A seat, or who only watches. */
export type Viewer = number | "spectator";

export class Frames {
  readonly #ask: (query: string) => ReturnType<typeof tableFrames>;
  readonly #entries: number;
  #asked = new Set<string>();
  #views = $state.raw<ReadonlyMap<string, MomotetsuView>>(new Map());
  failed = $state.raw<unknown>(null);

  constructor(id: string | null, record: GameRecord) {
    this.#ask = id === null ? (query) => recordFrames(record, query) : (query) => tableFrames(id, query);
    this.#entries = record.log.length;
  }

  /** The view after an entry, if it is here. */
  at(viewer: Viewer, n: number): MomotetsuView | null {
    return this.#views.get(`${viewer} ${n}`) ?? null;
  }

  /** Have this part of the day here, and the next one too. */
  want(viewer: Viewer, n: number): void {
    const from = n - (n % CHUNK);
    for (const start of [from, from + CHUNK]) if (start < this.#entries) void this.#load(viewer, start);
  }

  again(viewer: Viewer, n: number): void {
    this.failed = null;
    this.want(viewer, n);
  }

  async #load(viewer: Viewer, from: number): Promise<void> {
    const seat = viewer === "spectator" ? "" : `seat=${viewer}&`;
    const query = `${seat}from=${from}&count=${Math.min(CHUNK, this.#entries - from)}`;
    if (this.#asked.has(query)) return;
    this.#asked.add(query);
    try {
      const frames = await this.#ask(query);
      this.#views = new Map([...this.#views, ...frames.map((frame): [string, MomotetsuView] => [`${viewer} ${frame.n}`, frame.view as MomotetsuView])]);
    } catch (error) {
      this.#asked.delete(query);
      this.failed = error;
    }
  }
}
