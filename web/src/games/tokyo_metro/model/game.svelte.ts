/** TOKYO METRO for the line to a table: loads the parts, keeps what happened, and lets trains travel. */
import type { Follower, News } from "../../../lib/net/live.svelte";
import { loadParts, type Parts } from "./parts";
import { pace } from "./pace.svelte";
import { steps, type Step } from "./steps";
import type { TokyoMetroCommand, TokyoMetroEvent, TokyoMetroView } from "./types";

export interface Told {
  readonly key: string;
  readonly event: TokyoMetroEvent | Undone;
  readonly actor: number | null;
}

interface Undone {
  readonly type: "undone";
  readonly n: number;
}

const MOST_TOLD = 300;
/** What cannot be taken back: chance, secrets uncovered, and what the rules call final. */
const FINAL = new Set<string>([
  "card_dealt",
  "order_drawn",
  "bids_revealed",
  "token_placed",
  "alighted_on_turn",
  "ended",
  "undone",
]);

export class TokyoMetroGame implements Follower<TokyoMetroView, TokyoMetroCommand> {
  parts = $state.raw<Parts | null>(null);
  /** What has happened while this page was there, the latest last. */
  told = $state.raw<readonly Told[]>([]);
  /** Whose last entries can be taken back, and how many of them. */
  undoable = $state.raw<{ readonly seat: number; readonly count: number } | null>(null);
  /** The step of a train that is shown; null when all is as the view says. */
  step = $state.raw<Step | null>(null);
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  async prepare(view: TokyoMetroView): Promise<void> {
    this.parts = await loadParts(view.options);
    this.undoable = null;
    this.skip();
  }

  happened(before: TokyoMetroView, entries: readonly News[], after: TokyoMetroView): void {
    const told = entries.flatMap(({ n, actor, events }) =>
      ((events ?? []) as TokyoMetroEvent[]).map((event, index) => ({
        key: `${n}.${index}`,
        event,
        actor: typeof actor === "number" ? actor : null,
      })),
    );
    this.told = [...this.told, ...told].slice(-MOST_TOLD);
    for (const entry of entries) this.#remember(entry);
    if (pace.off) return;
    this.#waiting.push(
      ...steps(
        this.parts!,
        this.step?.view ?? before,
        told.map((one) => one.event),
        after,
      ),
    );
    if (this.#waiting.length && this.#timer === undefined) this.#next();
  }

  /** The server knows best; but what it would surely refuse is not offered. */
  #remember({ actor, events }: News): void {
    const kinds = (events ?? []).map((event) => (event as { type: string }).type);
    if (typeof actor !== "number") this.undoable = null;
    else if (kinds.includes("undone"))
      this.undoable = this.undoable && this.undoable.count > 1 ? { seat: actor, count: this.undoable.count - 1 } : null;
    else if (kinds.some((kind) => FINAL.has(kind))) this.undoable = null;
    else this.undoable = { seat: actor, count: this.undoable?.seat === actor ? this.undoable.count + 1 : 1 };
  }

  #next(): void {
    this.#timer = undefined;
    this.step = this.#waiting.shift() ?? null;
    if (this.step) this.#timer = setTimeout(() => this.#next(), pace.wait(this.step.event.type === "dividend"));
  }

  /** Show at once how it ends. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.step = null;
  };
}
