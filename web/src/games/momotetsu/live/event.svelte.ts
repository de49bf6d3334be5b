/** A live event on this screen: the line to it, its kit, what has happened, what time it is there, and who one is in it. */
import { fetchKit } from "../../../lib/net/api";
import { Live, type Follower, type Known, type News } from "../../../lib/net/live.svelte";
import { PROTOCOL, type Done, type Refused } from "../../../lib/net/protocol";
import type { Told } from "../model/game.svelte";
import { makeKit, today, type Day, type FullKit, type LiveKit } from "../model/kit";
import type { KitData, MomotetsuCommand, MomotetsuEvent, MomotetsuView } from "../model/types";
import { ofTable, read, write } from "./storage/database";

export type Role = "team" | "gm" | "spectator";
export type EventLine = Live<MomotetsuView, MomotetsuCommand>;

interface KeptDay extends Known<MomotetsuView, MomotetsuCommand> {
  readonly id: string;
  readonly name?: KitData["kit"]["name"];
  /** What the view was written by. */
  readonly protocol: number;
}

const SECOND = 1_000;

export class LiveEvent implements Follower<MomotetsuView, MomotetsuCommand> {
  readonly id: string;
  readonly history = true;
  readonly timed = true;
  readonly line: EventLine;
  #printed = $state.raw<LiveKit | null>(null);
  /** What the last news brought. */
  fresh = $state.raw<readonly MomotetsuEvent[]>([]);
  /** Who wants to know what became of commands. */
  answered: (answer: Done | Refused) => void = () => undefined;

  entries = $state.raw<readonly News[]>([]);
  #tick = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly role = $derived.by((): Role => (this.line.master ? "gm" : this.line.you === null ? "spectator" : "team"));
  readonly midnight = $derived.by(() => this.line.view?.options.midnight ?? 0);
  /** What has changed of the kit's words, as one text: so the kit stays the same object while nothing has. */
  readonly #changed = $derived.by(() => {
    const view = this.line.view;
    return JSON.stringify({ settings: view?.settings ?? {}, replaced: view?.replaced ?? [] });
  });
  readonly kit = $derived.by(() => this.#printed && today(this.#printed, JSON.parse(this.#changed) as Day));
  /** Milliseconds since the event's midnight, by the server's clock. */
  readonly now = $derived.by(() => this.#tick + this.line.ahead - this.midnight);
  /** What has happened so far, the oldest first, at its time of day. */
  readonly told = $derived.by(() =>
    this.entries.flatMap(({ n, at, actor, events }) =>
      ((events ?? []) as readonly MomotetsuEvent[]).map((event, index): Told => ({
        key: `${n}.${index}`,
        n,
        actor,
        time: at - this.midnight,
        event,
      })),
    ),
  );

  constructor(id: string) {
    this.id = id;
    this.line = new Live<MomotetsuView, MomotetsuCommand>(id, this);
  }

  /** Show what this phone knows, then go and hear what is new. */
  async open(): Promise<void> {
    this.#run();
    document.addEventListener("visibilitychange", this.#run);
    await this.#recall().catch(() => undefined);
    this.line.open();
  }

  close(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.#run);
    this.line.close();
  }

  /** The time by the server's clock, in milliseconds. */
  time(): number {
    return Date.now() + this.line.ahead;
  }

  /** Write down what is known, for when there is no line. */
  async keep(): Promise<void> {
    const { table, you, master, view, legal, version, ahead } = this.line;
    if (table === null || view === null || version === null) return;
    await write("days", {
      id: this.id,
      name: this.kit?.event.name,
      table,
      you,
      master,
      view,
      legal,
      version,
      ahead,
      protocol: PROTOCOL,
    } satisfies KeptDay).catch(() => undefined);
  }

  // --- what the line tells ---

  async prepare(view: MomotetsuView): Promise<void> {
    this.#printed ??= makeKit(await fetchKit<FullKit>(this.id), view.settings.extra_stations ?? []);
  }

  missed(entries: readonly News[]): void {
    this.#add(entries);
  }

  happened(_: MomotetsuView, entries: readonly News[]): void {
    this.fresh = this.#add(entries).flatMap(({ events }) => (events ?? []) as readonly MomotetsuEvent[]);
  }

  #add(entries: readonly News[]): readonly News[] {
    const last = this.entries.at(-1)?.n ?? -1;
    const added = entries.filter(({ n }) => n > last);
    if (!added.length) return added;
    this.entries = [...this.entries, ...added];
    void write("entries", ...added.map((entry) => ({ ...entry, table: this.id }))).catch(() => undefined);
    return added;
  }

  async #recall(): Promise<void> {
    const [day, entries] = [await read<KeptDay>("days", this.id), await ofTable<News>("entries", this.id)];
    if (day?.protocol !== PROTOCOL || entries.at(-1)?.n !== day.version) return; // what fits together only
    await this.line.resume(day);
    this.entries = entries;
  }

  /** The clock is looked at while the page is. */
  #run = (): void => {
    clearInterval(this.#timer);
    if (document.visibilityState === "hidden") return;
    this.#tick = Date.now();
    this.#timer = setInterval(() => (this.#tick = Date.now()), SECOND);
  };
}
