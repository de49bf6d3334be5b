/** Reports on their way: each is kept on the phone from the moment it is made until the server has answered it (RM-15.1).

They go one after the other, in the order in which they were made; a photo goes before the report that shows it. */
import { Offline, Refused as RefusedRequest } from "../../../../lib/net/api";
import { newId } from "../../../../lib/net/live.svelte";
import type { Done, Refusal, Refused } from "../../../../lib/net/protocol";
import type { Made } from "../../model/types";

export type Fate = "waiting" | "sent" | "accepted" | "refused";

/** A command and what has become of it. */
export interface Report<Command> {
  readonly id: string;
  readonly table: string;
  readonly command: Command;
  readonly made: Required<Made>;
  readonly fate: Fate;
  /** The id of a photo that lies here until it is uploaded, and its name from then on. */
  readonly photo?: string;
  readonly photoName?: string;
  /** Its entry of the log, once it is accepted. */
  readonly entry?: number;
  readonly refusal?: Refusal;
  /** It may have reached the server: too late to throw it away. */
  readonly tried?: boolean;
}

/** Where reports lie. */
export interface ReportStorage<Command> {
  all(): Promise<readonly Report<Command>[]>;
  keep(report: Report<Command>): Promise<void>;
  forget(report: Report<Command>): Promise<void>;
  keepPhoto(id: string, photo: Blob): Promise<void>;
  photo(id: string): Promise<Blob | undefined>;
}

/** The way to the server. */
export interface Way<Command> {
  readonly online: boolean;
  /** The time by the server's clock, as far as it is known. */
  now(): number;
  count(): { device: string; counter: number };
  send(id: string, command: Command): boolean;
  upload(id: string, photo: Blob): Promise<string>;
}

export interface With<Command> {
  readonly photo?: Blob;
  /** What is still to be added, such as where the phone is; the report is kept before, and not sent without. */
  readonly more?: Promise<Partial<Command>>;
}

const KEPT = 12; // accepted reports that are still shown
const AGAIN = 4_000; // milliseconds until a failed upload is tried once more
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);

export class Outbox<Command extends object> {
  reports = $state.raw<readonly Report<Command>[]>([]);
  /** Whether nothing can be kept on this phone, so that a reload would lose what waits. */
  forgetful = $state(false);

  #table: string;
  #storage: ReportStorage<Command>;
  #way: Way<Command>;
  #busy = false;
  #additions = new Map<string, Promise<void>>();
  #photos = new Map<string, Blob>();
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, storage: ReportStorage<Command>, way: Way<Command>) {
    this.#table = table;
    this.#storage = storage;
    this.#way = way;
  }

  /** Those without an answer, the oldest first. Asked for also after the screen that made the outbox is gone. */
  get pending(): readonly Report<Command>[] {
    return this.reports.filter(({ fate }) => fate === "waiting" || fate === "sent");
  }

  /** What was on its way when the page was closed. */
  async load(): Promise<void> {
    const found = await this.#storage.all().catch(() => []);
    const known = new Set(this.reports.map(({ id }) => id));
    this.reports = [...found.filter(({ id }) => !known.has(id)), ...this.reports].toSorted(
      (a, b) => a.made.counter - b.made.counter,
    );
    this.nudge();
  }

  /** Make a report. It is on the phone before it is shown, and shown before it is sent. */
  async add(command: Command, { photo, more }: With<Command> = {}): Promise<void> {
    const made = { at: Math.round(this.#way.now()), ...this.#way.count() };
    let report: Report<Command> = { id: newId(), table: this.#table, command, made, fate: "waiting" };
    if (photo) report = { ...report, photo: newId() };
    if (photo) this.#photos.set(report.photo!, photo);
    await this.#try(async () => {
      if (photo) await this.#storage.keepPhoto(report.photo!, photo);
      await this.#storage.keep(report);
    });
    this.reports = [...this.reports, report];
    if (more) this.#additions.set(report.id, this.#complete(report.id, more));
    this.nudge();
  }

  /** Throw away what was never sent, or what has been read. */
  forget(id: string): void {
    const report = this.reports.find((one) => one.id === id);
    if (!report || report.fate === "sent" || (report.fate === "waiting" && report.tried)) return;
    this.reports = this.reports.filter((one) => one !== report);
    void this.#try(() => this.#storage.forget(report));
  }

  /** The line is there again, or may be. */
  nudge(): void {
    clearTimeout(this.#again);
    // What was sent on a line that broke is sent again with the same id: that is safe.
    void this.#send();
  }

  /** The line is lost: answers that were waited for will not come on it. */
  lost(): void {
    this.#busy = false;
    for (const report of this.reports) if (report.fate === "sent") this.#change(report.id, { fate: "waiting" });
  }

  answered(answer: Done | Refused): void {
    if (!this.reports.some(({ id, fate }) => id === answer.id && fate !== "accepted")) return;
    this.#change(
      answer.id!,
      answer.type === "done" ? { fate: "accepted", entry: answer.n } : { fate: "refused", refusal: answer.refusal },
    );
    this.#busy = false;
    for (const old of this.reports.filter(({ fate }) => fate === "accepted").slice(0, -KEPT)) this.forget(old.id);
    void this.#send();
  }

  async #send(): Promise<void> {
    const next = this.pending[0];
    if (this.#busy || !next || !this.#way.online) return;
    this.#busy = true;
    const gone = await this.#deliver(next.id).catch(() => false);
    if (!gone) this.#busy = false;
    // Something may have come in between: a line, or another report.
    if (!gone && this.pending[0] && this.pending[0].id !== next.id) void this.#send();
  }

  /** Whether it is on the line; if not, it is tried again later or is refused. */
  async #deliver(id: string): Promise<boolean> {
    await this.#additions.get(id);
    let report = this.reports.find((one) => one.id === id)!;
    if (report.photo && !report.photoName) {
      const name = await this.#upload(report);
      if (name === null) return false;
      this.#change(id, { photoName: name });
      report = this.reports.find((one) => one.id === id)!;
    }
    const photo = report.photoName ? { photo: report.photoName } : {};
    if (!this.#way.send(id, { ...report.command, ...photo, made: report.made })) return false;
    this.#change(id, { fate: "sent", tried: true });
    return true;
  }

  async #upload(report: Report<Command>): Promise<string | null> {
    const photo = this.#photos.get(report.photo!) ?? (await this.#storage.photo(report.photo!).catch(() => undefined));
    if (!photo) {
      this.#change(report.id, { fate: "refused", refusal: { code: "photo_lost" } });
      return null;
    }
    try {
      return await this.#way.upload(report.photo!, photo);
    } catch (error) {
      const final = error instanceof RefusedRequest && error.status < 500 && !TEMPORARY.has(error.status);
      if (final) this.#change(report.id, { fate: "refused", refusal: error.refusal });
      else if (error instanceof Offline || error instanceof RefusedRequest)
        this.#again = setTimeout(() => this.nudge(), AGAIN);
      else throw error;
      return null;
    }
  }

  async #complete(id: string, more: Promise<Partial<Command>>): Promise<void> {
    const added = await more.catch(() => ({}));
    const report = this.reports.find((one) => one.id === id);
    if (report) this.#change(id, { command: { ...report.command, ...added } });
    this.#additions.delete(id);
  }

  #change(id: string, change: Partial<Report<Command>>): void {
    this.reports = this.reports.map((one) => (one.id === id ? { ...one, ...change } : one));
    const changed = this.reports.find((one) => one.id === id);
    if (changed) void this.#try(() => this.#storage.keep(changed));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.forgetful = true;
    }
  }
}
