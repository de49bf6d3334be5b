/** A live event on this screen: the line to it, its kit, what has happened, what time it is there, and who one is in it. */
import { fetchKit } from "../lib/api";
import { Live, type Follower, type News } from "../lib/live.svelte";
import { makeKit, type Kit } from "../games/momotetsu/kit";
import type { KitData, MomotetsuCommand, MomotetsuView } from "../games/momotetsu/types";

export type Role = "team" | "gm" | "spectator";
export type EventLine = Live<MomotetsuView, MomotetsuCommand>;

const SECOND = 1_000;

export class LiveEvent implements Follower<MomotetsuView, MomotetsuCommand> {
  readonly id: string;
  readonly history = true;
  readonly line: EventLine;
  kit = $state.raw<Kit | null>(null);
  entries = $state.raw<readonly News[]>([]);
  #tick = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly role = $derived.by((): Role => (this.line.master ? "gm" : this.line.you === null ? "spectator" : "team"));
  readonly midnight = $derived.by(() => this.line.view?.options.midnight ?? 0);
  /** Milliseconds since the event's midnight, by the server's clock. */
  readonly now = $derived.by(() => this.#tick + this.line.ahead - this.midnight);

  constructor(id: string) {
    this.id = id;
    this.line = new Live<MomotetsuView, MomotetsuCommand>(id, this);
  }

  open(): void {
    this.#timer = setInterval(() => (this.#tick = Date.now()), SECOND);
    this.line.open();
  }

  close(): void {
    clearInterval(this.#timer);
    this.line.close();
  }

  async prepare(view: MomotetsuView): Promise<void> {
    this.kit ??= makeKit(await fetchKit<KitData>(this.id), view.settings.extra_stations ?? []);
  }

  missed(entries: readonly News[]): void {
    this.#add(entries);
  }

  happened(_: MomotetsuView, entries: readonly News[]): void {
    this.#add(entries);
  }

  #add(entries: readonly News[]): void {
    const last = this.entries.at(-1)?.n ?? -1;
    this.entries = [...this.entries, ...entries.filter(({ n }) => n > last)];
  }
}
