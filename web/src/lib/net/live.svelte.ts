/** The line to a table: says hello, follows the news, comes back by itself, and sends again what was not answered. */
import {
  PROTOCOL,
  type Do,
  type Done,
  type Entry,
  type FromBrowser,
  type FromServer,
  type Host,
  type NewsMessage,
  type Refusal,
  type Refused,
  type Said,
  type TableInfo,
  type Welcome,
} from "./protocol";
import { reloadOnce } from "./outdated";

/** What the line must know of a game to keep a view of it up to date. */
export interface Follower<View, Command> {
  /** Called before a view is used: load what it needs. */
  prepare(view: View): Promise<void>;
  /** Makes the next view from events: for games that many play. Without it the server sends every view whole. */
  readonly reducer?: Reducer<View, Command>;
  /** What has happened on the way to a view that the server has sent: to be shown, or told. */
  happened?(before: View, entries: readonly News[], after: View): void;
  /** Whether all that has happened before this page was here is wanted too: then `missed` is told, also after a break. */
  readonly history?: boolean;
  missed?(entries: readonly News[], view: View): void;
  /** Whether the time by the server's clock is wanted at once. */
  readonly timed?: boolean;
  /** The answer to a command that was said with `send`. */
  answered?(answer: Done | Refused): void;
}

/** What was known when the page was here last. */
export interface Known<View, Command> {
  readonly table: TableInfo;
  readonly you: number | null;
  readonly master: boolean;
  readonly view: View;
  readonly legal: readonly Command[];
  readonly version: number;
  readonly ahead: number;
}

export interface Reducer<View, Command> {
  /** The view after an entry; `command` is the viewer's own that made it, where it is known. */
  reduce(view: View, entry: News, command: Command | null): View;
  /** Whether something of the view could not be known, so that it must be asked for whole. */
  unsure(view: View): boolean;
}

export type News = Pick<Entry, "n" | "at" | "actor" | "events">;
export type Status = "connecting" | "online" | "reconnecting" | "offline";

const NO_TABLE = 4404;
const OTHER_PROTOCOL = 4426;
const PING_EVERY = 15_000;
const FROM_THE_SETUP = -1; // the version before the first entry
const SILENCE = 25_000; // with nothing heard for so long the line is dead
const LONGEST_WAIT = 10_000;
const MOST_CHAT = 200;

export class Live<View, Command, Preview = unknown> {
  readonly id: string;
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** Whether one is a game master of this event. */
  master = $state(false);
  view = $state.raw<View | null>(null);
  /** What this seat may do now, if the server sends whole views. */
  legal = $state.raw<readonly Command[]>([]);
  /** What each of these would do, if the game tells it; null where there is nothing to tell. */
  previews = $state.raw<readonly (Preview | null)[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  /** When the clock ends this decision, by `performance.now()`. */
  deadline = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why there is no table here. */
  gone = $state.raw<Refusal | null>(null);
  /** How many milliseconds the server's clock is ahead of this one, as far as it is known. */
  ahead = $state(0);
  /** The number of the last entry that is known. */
  version = $state.raw<number | null>(null);
  /** Commands that were not answered yet. */
  unanswered = $state.raw<readonly Do[]>([]);
  /** Those of which nothing was heard yet: news come before the answer, and with them the next decision. */
  sent = $state.raw<readonly Do[]>([]);

  #game: Follower<View, Command>;
  #socket: WebSocket | null = null;
  /** Whether this socket has had its welcome: nothing is said before. */
  #greeted = false;
  /** Why the server ends the line: said only if a new page does not help. */
  #farewell: Refusal | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #inbox: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(id: string, game: Follower<View, Command>) {
    this.id = id;
    this.#game = game;
  }

  /** Go on from what was known; to be called before the line is opened. */
  async resume(known: Known<View, Command>): Promise<void> {
    await this.#game.prepare(known.view);
    Object.assign(this, known);
  }

  open(): void {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
  }

  /** Come in again, as another one: after sitting down. */
  again(): void {
    this.version = null;
    this.#drop();
    this.#connect();
  }

  /** What one of `legal` would do. */
  preview = (command: Command): Preview | null => this.previews[this.legal.indexOf(command)] ?? null;

  // --- what one can say ---

  /** Do something in the game. It is kept until the server has answered, and sent again if the line breaks. */
  do(command: Command): void {
    const request: Do = { type: "do", id: newId(), version: this.version ?? 0, command };
    this.refusal = null;
    this.unanswered = [...this.unanswered, request];
    this.sent = [...this.sent, request];
    this.#send(request);
  }

  /** Say a command that somebody else keeps until `answered` is told; whether it could be said. */
  send(id: string, command: Command): boolean {
    return this.#send({ type: "do", id, version: this.version ?? 0, command });
  }

  /** Whether it could be said: chat is not kept for later. */
  say(text: string): boolean {
    return this.#send({ type: "say", text });
  }

  host(action: Host["action"], more: Pick<Host, "seat" | "bot"> = {}): void {
    this.#send({ type: "host", action, ...more });
  }

  /** For the host of a game under way: let a bot play for somebody who is away. */
  get botPlays(): ((seat: number) => void) | null {
    const mayAsk = this.you !== null && this.table?.host === this.you && this.table.phase === "playing";
    return mayAsk ? (seat) => this.host("bot_plays", { seat }) : null;
  }

  leave(): void {
    this.#send({ type: "leave" });
  }

  #send(message: FromBrowser): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // --- the line ---

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#hello(socket, this.version ?? this.#beginning);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = performance.now();
      this.#inbox = this.#inbox.then(() =>
        socket === this.#socket ? this.#handle(JSON.parse(event.data) as FromServer) : undefined,
      );
    };
    socket.onclose = (event) => this.#broken(socket, event.code);
    this.#heard = performance.now();
    this.#pulse = setInterval(() => this.#beat(socket), PING_EVERY);
  }

  /** What to ask for when nothing is known yet. */
  get #beginning(): number | null {
    return this.#game.history ? FROM_THE_SETUP : null;
  }

  #hello(socket: WebSocket, since: number | null): void {
    this.#greeted = false;
    const hello: FromBrowser = {
      type: "hello",
      protocol: PROTOCOL,
      since,
      ...(this.#game.reducer ? {} : { views: true }),
    };
    socket.send(JSON.stringify(hello));
  }

  /** Ask for everything: something cannot be known from what was heard. */
  #askAll(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#hello(this.#socket, this.#beginning);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #beat(socket: WebSocket): void {
    if (performance.now() - this.#heard > SILENCE) this.#broken(socket, 0);
    else this.#ping();
  }

  #ping(): void {
    this.#send({ type: "ping", at: Math.round(performance.now()) });
  }

  #broken(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#drop();
    if (code === NO_TABLE) {
      this.#inbox = this.#inbox.then(
        () => void (this.gone ??= this.refusal ?? { code: "no_table", params: { id: this.id } }),
      );
      return;
    }
    if (code === OTHER_PROTOCOL) {
      this.#inbox = this.#inbox.then(() =>
        this.#outdated(this.#farewell ?? { code: "other_protocol", params: { client: PROTOCOL } }),
      );
      return;
    }
    this.status = navigator.onLine === false || this.#tries > 3 ? "offline" : "reconnecting";
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** Page and server do not understand each other: another page may, if there is one. */
  #outdated(why: Refusal): void {
    if (!reloadOnce(why)) this.gone = why;
  }

  /** The network or the tab is back: do not wait for the next try. */
  #hurry = (): void => {
    if (this.#socket || this.gone || document.visibilityState === "hidden") return;
    this.#tries = 0;
    this.#connect();
  };

  #lost = (): void => {
    if (this.#socket) this.#broken(this.#socket, 0);
  };

  // --- what one hears ---

  async #handle(message: FromServer): Promise<void> {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "changed":
        return this.#changed(message.table);
      case "news":
        if (message.view != null) return this.#next(message.view as View, message.entries as readonly News[], message);
        return this.#news(message.entries as readonly News[]);
      case "done":
        this.#answered(message);
        return;
      case "refused":
        if (message.refusal.code === "other_protocol") this.#farewell = message.refusal;
        else if (!this.#answered(message)) this.refusal = message.refusal;
        return;
      case "said":
        this.chat = [...this.chat, message].slice(-MOST_CHAT);
        return;
      case "clock":
        this.deadline = message.left === null ? null : performance.now() + message.left;
        return;
      case "pong":
        this.ahead = Math.round(message.now + (performance.now() - message.at) / 2 - Date.now());
        return;
    }
  }

  async #welcome(message: Welcome): Promise<void> {
    const first = !this.#greeted;
    if (first) this.chat = [];
    if (message.view != null) {
      const view = message.view as View;
      await this.#game.prepare(view);
      this.view = view;
      this.#mayDo(message);
      this.version = message.version ?? null;
      this.#game.missed?.((message.news ?? []) as readonly News[], view);
    }
    this.table = message.table;
    this.you = message.you;
    this.master = message.master ?? false;
    this.status = "online";
    this.#greeted = true;
    this.#tries = 0;
    if (message.view == null) this.#news((message.news ?? []) as readonly News[]);
    if (first) for (const request of this.unanswered) this.#send(request);
    if (first && this.#game.timed) this.#ping();
  }

  #changed(table: TableInfo): void {
    const fewer = table.seats.length < (this.table?.seats.length ?? 0);
    this.table = table;
    // Somebody has left before the start: one's own seat may have another number now.
    if (fewer && this.#greeted) this.#askAll();
  }

  #news(entries: readonly News[]): void {
    if (!this.#greeted) return; // the welcome that is on its way knows it all
    for (const entry of entries) {
      if (this.view === null || this.version === null || entry.n > this.version + 1) return this.#askAll();
      if (entry.n <= this.version) continue;
      this.view = this.#game.reducer!.reduce(this.view, entry, this.#heardOf(entry));
      this.version = entry.n;
    }
    if (this.view !== null && this.#game.reducer!.unsure(this.view)) this.#askAll();
  }

  /** A whole view, and what led to it. */
  #next(view: View, entries: readonly News[], message: NewsMessage): void {
    const last = entries.at(-1)?.n;
    if (!this.#greeted || last === undefined) return;
    const before = this.view;
    this.view = view;
    this.#mayDo(message);
    this.version = last;
    for (const entry of entries) this.#heardOf(entry);
    if (before !== null) this.#game.happened?.(before, entries, view);
  }

  #mayDo({ legal, previews }: Welcome | NewsMessage): void {
    this.legal = (legal ?? []) as readonly Command[];
    this.previews = (previews ?? []) as readonly (Preview | null)[];
  }

  /** The command behind an entry, if it was said here: it is on its way no longer. */
  #heardOf(entry: News): Command | null {
    if (entry.actor !== this.you) return null;
    const [first, ...others] = this.sent;
    this.sent = others;
    return (first?.command as Command | undefined) ?? null;
  }

  /** Whether it was the answer to something that somebody else keeps. */
  #answered(answer: Done | Refused): boolean {
    const left = this.unanswered.filter(({ id }) => id !== answer.id);
    const other = answer.id != null && left.length === this.unanswered.length;
    this.unanswered = left;
    this.sent = this.sent.filter(({ id }) => id !== answer.id);
    if (other) this.#game.answered?.(answer);
    return other && !!this.#game.answered;
  }
}

/** An id of our own for a command: 128 bits in hex. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is the same at every table, whatever is played there. */
export type AnyLive = Pick<
  Live<unknown, never>,
  "id" | "table" | "you" | "deadline" | "chat" | "say" | "host" | "leave" | "again"
>;
