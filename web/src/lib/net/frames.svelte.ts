/** The pictures of a finished game, asked for in chunks from where somebody looks, and remembered by seat. */
import { untrack } from "svelte";
import { recordFrames, tableFrames } from "./api";
import type { Frame, GameRecord } from "./protocol";

const CHUNK = 40;

export class Frames<View> {
  readonly #ask: (query: string) => Promise<Frame[]>;
  readonly #entries: number;
  #asked = new Set<string>();
  #views = $state.raw<ReadonlyMap<string, View>>(new Map());
  failed = $state.raw<unknown>(null);

  constructor(ask: (query: string) => Promise<Frame[]>, entries: number) {
    this.#ask = ask;
    this.#entries = entries;
  }

  /** The pictures after every entry of a record; `id` is that of its table, if it is one of ours. */
  static of<View>(id: string | null, record: GameRecord): Frames<View> {
    return new Frames(
      (query) => (id === null ? recordFrames(record, query) : tableFrames(id, query)),
      record.log.length,
    );
  }

  /** What a seat, or somebody who watches, saw after an entry, if it is here. */
  at(seat: number | null, n: number): View | null {
    return this.#views.get(`${seat} ${n}`) ?? null;
  }

  /** Have this part of the game here, and the next one too. */
  want(seat: number | null, n: number): void {
    const from = n - (n % CHUNK);
    for (const start of [from, from + CHUNK]) if (start < this.#entries) void this.#load(seat, start);
  }

  again(seat: number | null, n: number): void {
    this.failed = null;
    this.want(seat, n);
  }

  async #load(seat: number | null, from: number): Promise<void> {
    const query = `${seat === null ? "" : `seat=${seat}&`}from=${from}&count=${Math.min(CHUNK, this.#entries - from)}`;
    if (this.#asked.has(query)) return;
    this.#asked.add(query);
    try {
      const frames = await this.#ask(query);
      this.#views = new Map([
        ...this.#views,
        ...frames.map((frame): [string, View] => [`${seat} ${frame.n}`, frame.view as View]),
      ]);
    } catch (error) {
      this.#asked.delete(query);
      this.failed = error;
    }
  }
}

/** The picture of a seat and an entry; while it is on its way the one before stays. To be made by a component. */
export class Shown<View> {
  readonly #frames: Frames<View>;
  readonly #where: () => readonly [seat: number | null, n: number];
  /** The right one, if it is here. */
  readonly here = $derived.by(() => this.#frames.at(...this.#where()));
  view = $state.raw<View | null>(null);

  constructor(frames: Frames<View>, where: () => readonly [seat: number | null, n: number]) {
    this.#frames = frames;
    this.#where = where;
    $effect(() => frames.want(...where()));
    $effect(() => {
      const view = this.here;
      if (view) untrack(() => (this.view = view));
    });
  }

  get failed(): unknown {
    return this.#frames.failed;
  }

  again = (): void => this.#frames.again(...this.#where());
}
