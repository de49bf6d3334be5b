/** Momotetsu for the line to a table: loads the kit, keeps the log of the day, and lets it pass at a pace one can follow. */
import type { Follower, News } from "../../../lib/net/live.svelte";
import { loadKit, today, type Kit } from "./kit";
import { passed, shownAt, type Speed } from "./pace";
import { after, opening, sceneOf, timeOf, viewAt, type Scene } from "./scene";
import type { MomotetsuCommand, MomotetsuEvent, MomotetsuView } from "./types";

/** Something that has happened, when on the day's clock, with the number of its entry and who made it. */
export interface Told {
  readonly key: string;
  readonly n: number;
  readonly actor: News["actor"];
  readonly time: number;
  readonly event: MomotetsuEvent;
}

const TICK = 50; // milliseconds
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class MomotetsuGame implements Follower<MomotetsuView, MomotetsuCommand> {
  readonly history = true;
  kit = $state.raw<Kit | null>(null);
  speed = $state<Speed>(900);
  paused = $state(false);
  /** Somebody's decision at this screen is waited for: the clock hurries. */
  hurry = $state(false);
  /** What the last news brought, once it is shown. */
  fresh = $state.raw<readonly MomotetsuEvent[]>([]);
  #entries = $state.raw<readonly News[]>([]);
  #times = $state.raw<readonly number[]>([]);
  /** All events of all entries, and how many there are up to each entry. */
  #lines = $state.raw<readonly Told[]>([]);
  #ends = $state.raw<readonly number[]>([]);
  #shown = $state(0);
  #scene = $state.raw<Scene | null>(null);
  #moment = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** What has happened so far, as far as it is shown, the oldest first. */
  readonly told = $derived(this.#lines.slice(0, this.#ends[this.#shown - 1] ?? 0));
  readonly behind = $derived(this.#shown < this.#entries.length);

  async prepare(view: MomotetsuView): Promise<void> {
    this.kit ??= today(await loadKit(view.options, view.settings), view);
  }

  missed(entries: readonly News[], view: MomotetsuView): void {
    if (entries[0]?.n === 0) this.#begin(opening(this.kit!, view), []);
    else if (!this.#entries.length && this.#scene === null) this.#begin(sceneOf(view), []);
    this.#add(entries);
    this.catchUp();
  }

  happened(before: MomotetsuView, entries: readonly News[]): void {
    if (this.#scene === null) this.#begin(sceneOf(before), []);
    this.#add(entries);
    if (this.speed === Infinity) return this.catchUp();
    const count = shownAt(this.#times, this.#shown, this.#moment);
    if (count > this.#shown) this.#show(count); // what takes no time
    if (this.behind) this.#run();
  }

  /** The day as it is shown: the view itself, or one of an earlier moment. */
  shown(view: MomotetsuView): MomotetsuView {
    return this.behind && this.#scene
      ? viewAt(view, { ...this.#scene, now: Math.max(this.#scene.now, this.#moment) })
      : view;
  }

  /** Show all that has happened. */
  catchUp(): void {
    this.#show(this.#entries.length);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #begin(scene: Scene, entries: readonly News[]): void {
    this.#scene = scene;
    this.#moment = scene.now;
    this.#entries = entries;
    this.#times = [];
    this.#lines = [];
    this.#ends = [];
    this.#shown = 0;
  }

  #add(entries: readonly News[]): void {
    const [times, lines, ends] = [[...this.#times], [...this.#lines], [...this.#ends]];
    for (const entry of entries) {
      const { n, actor } = entry;
      const time = timeOf(entry) ?? times.at(-1) ?? this.#scene!.now;
      const events = (entry.events ?? []) as readonly MomotetsuEvent[];
      times.push(time);
      lines.push(...events.map((event, index): Told => ({ key: `${n}.${index}`, n, actor, time, event })));
      ends.push(lines.length);
    }
    this.#entries = [...this.#entries, ...entries];
    this.#times = times;
    this.#lines = lines;
    this.#ends = ends;
  }

  #show(count: number): void {
    const fresh = this.#entries.slice(this.#shown, count);
    this.#scene = fresh.reduce(after, this.#scene!);
    this.#shown = count;
    this.fresh = fresh.flatMap(({ events }) => (events ?? []) as readonly MomotetsuEvent[]);
    if (!this.behind) {
      this.#moment = this.#scene.now;
      this.close();
    }
  }

  #run(): void {
    let last = performance.now();
    this.#timer ??= setInterval(() => {
      const now = performance.now();
      const elapsed = now - last;
      last = now;
      if (this.speed === Infinity || (this.hurry && still.matches)) return this.catchUp();
      if (this.paused && !this.hurry) return;
      this.#moment += passed(elapsed, this.speed, this.#times.at(-1)! - this.#moment, this.hurry);
      const count = shownAt(this.#times, this.#shown, this.#moment);
      if (count > this.#shown) this.#show(count);
    }, TICK);
  }
}
