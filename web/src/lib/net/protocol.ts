// From src/kippu/server/protocol.py and src/kippu/core, by `make docs`. Not to be edited.

export const PROTOCOL = 3;

export type FromBrowser = Hello | Do | Say | Host | Leave | Ping;

export type FromServer = Welcome | Changed | NewsMessage | Done | Refused | Said | Clock | Pong;

/** First word on a socket: everything after version `since` is wanted, or a whole view if there is none. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly since?: number | null;
  readonly views?: boolean;
}

/** A command of the game, made against a version, with an id of the client's own: a resend has the same id. */
export interface Do {
  readonly type: "do";
  readonly id: string;
  readonly version: number;
  readonly command: unknown;
}

/** Chat. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** What only the host may ask: begin, sit a bot down, take a seat away before the start, let a bot play on, mute. */
export interface Host {
  readonly type: "host";
  readonly action: "add_bot" | "bot_plays" | "mute" | "remove_seat" | "start" | "unmute";
  readonly seat?: number | null;
  readonly bot?: string | null;
}

/** Leave the seat: before the start it is free again, later a bot plays it. */
export interface Leave {
  readonly type: "leave";
}

/** Are you there? `at` comes back. */
export interface Ping {
  readonly type: "ping";
  readonly at: number;
}

/** The whole picture: the table, which seat is yours, and the game as you may see it at a version. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: TableInfo;
  readonly you: number | null;
  readonly master?: boolean;
  readonly version?: number | null;
  readonly view?: unknown;
  readonly news?: readonly unknown[];
  readonly legal?: readonly unknown[] | null;
  readonly previews?: readonly unknown[] | null;
}

/** A table as everybody who knows its address may see it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly house?: { readonly [key: string]: string | boolean };
  readonly phase: "lobby" | "over" | "playing";
  readonly seats: readonly SeatInfo[];
  readonly max_seats: number;
  readonly host?: number | null;
  readonly open?: boolean;
  readonly clock?: number | null;
  readonly commitment?: string | null;
  readonly seed?: string | null;
  readonly rematch?: string | null;
  readonly daily?: string | null;
  readonly muted?: readonly number[];
  readonly event?: boolean;
}

/** A seat: who sits there, whether a bot plays it (by name, also while its player is away), who is connected. */
export interface SeatInfo {
  readonly name: string;
  readonly bot?: string | null;
  readonly connected?: boolean;
  readonly taken_over?: boolean;
  readonly phones?: number | null;
}

/** The table (not the game) has changed: somebody joined, left, is connected, began the game. */
export interface Changed {
  readonly type: "changed";
  readonly table: TableInfo;
}

/** Entries of the log as you may know them, each stored before it is told; view and legal for who wants views. */
export interface NewsMessage {
  readonly type: "news";
  readonly entries: readonly unknown[];
  readonly view?: unknown;
  readonly legal?: readonly unknown[] | null;
  readonly previews?: readonly unknown[] | null;
}

/** Your command is stored as entry n. Comes after the news of that entry. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly n: number;
}

/** Your command, or what you asked, was refused and changed nothing. */
export interface Refused {
  readonly type: "refused";
  readonly refusal: Refusal;
  readonly id?: string | null;
  readonly version?: number | null;
}

/** Why something was refused: a code with parameters, and the clause if a rule forbids it. */
export interface Refusal {
  readonly code: string;
  readonly params?: { readonly [key: string]: string | number };
  readonly clause?: string | null;
}

/** Chat. */
export interface Said {
  readonly type: "said";
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** When the present decision ends by the clock, in milliseconds from now; null when it does not. */
export interface Clock {
  readonly type: "clock";
  readonly left: number | null;
}

/** I am here, and this is the time by the server's clock, in milliseconds. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
  readonly now: number;
}

/** GET /api/games: a game that can be played here. Names are by language; bots are weakest first. */
export interface GameInfo {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly about: { readonly [key: string]: string };
  readonly unknown: { readonly [key: string]: string };
  readonly min_seats: number;
  readonly max_seats: number;
  readonly bots: readonly string[];
  readonly stand_in: string;
  readonly coach?: boolean;
  readonly daily?: boolean;
  readonly house?: HouseInfo | null;
}

/** The switches of a game, the field of the options that holds them, and readings that go together. */
export interface HouseInfo {
  readonly field: string;
  readonly switches: readonly Switch[];
  readonly presets: { readonly [key: string]: { readonly [key: string]: string | boolean } };
}

/** One open reading: the clause it changes, and what can be chosen, the default first. */
export interface Switch {
  readonly id: string;
  readonly group: string;
  readonly clause: string;
  readonly readings: readonly (string | boolean)[];
}

/** A thing of the game: what it is called, what it is, and what it is not called (patterns, by language). */
export interface Term {
  readonly term: { readonly [key: string]: string };
  readonly means: { readonly [key: string]: string };
  readonly refused?: { readonly [key: string]: readonly string[] };
}

/** POST /api/tables: make a table and sit down at it as host. */
export interface NewTable {
  readonly game: string;
  readonly options?: { readonly [key: string]: unknown };
  readonly name: string;
  readonly bots?: readonly string[];
  readonly max_seats?: number;
  readonly open?: boolean;
  readonly clock?: number | null;
  readonly start?: boolean;
}

/** POST /api/tables/ID/join: sit down; in a running game, in place of a bot whose seat is free to take. */
export interface JoinTable {
  readonly name: string;
}

/** The answer to both: which table and seat. The seat's secret is in a cookie. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
}

/** POST /api/events: make a live event with these teams, and be its game master. */
export interface NewEvent {
  readonly name: string;
  readonly teams: readonly string[];
  readonly kit?: string | { readonly [key: string]: unknown };
  readonly date?: string | null;
  readonly midnight?: number | null;
  readonly clock?: { readonly [key: string]: unknown } | null;
  readonly settings?: { readonly [key: string]: unknown } | null;
  readonly photo_days?: number;
}

/** POST /api/join: come in with a code. */
export interface JoinEvent {
  readonly code: string;
  readonly name: string;
}

/** The answer to both: which table, and the own team, or none for a game master. Who you are is in a cookie. */
export interface InEvent {
  readonly table: string;
  readonly seat: number | null;
  readonly master: boolean;
}

/** GET /api/tables/ID/codes, for game masters: what to type, or to open as /join/CODE; teams by seat. */
export interface Codes {
  readonly teams: readonly string[];
  readonly masters: string;
}

/** POST /api/tables/ID/codes, for game masters: a new code for a team (by seat) or for the masters. */
export interface RotateCode {
  readonly role: number | "gm";
  readonly send_away?: boolean;
}

/** POST /api/kits/check: the texts of a kit's files by their names, such as `map.json`. */
export interface KitFiles {
  readonly files: { readonly [key: string]: string };
}

/** What is wrong with a kit and what is odd about it, with file and line; the kit itself if it can be played. */
export interface CheckedKit {
  readonly wrong?: readonly Refusal[];
  readonly odd?: readonly Refusal[];
  readonly kit?: unknown;
}

/** GET and POST /api/tables/ID/plan, for game masters: what they may change besides the game. */
export interface EventPlan {
  readonly photo_days: number;
  readonly webhook?: boolean | string;
  readonly webhook_lang?: string;
}

/** POST /api/tables/ID/photos/CLIENT_ID: how the photo is called from now on, in commands and in the album. */
export interface Photo {
  readonly name: string;
}

/** GET /api/push: the key of this server, for the browser's PushManager. */
export interface PushKey {
  readonly key: string;
}

/** POST /api/tables/ID/push, for teams and game masters: what the browser's PushManager gave, and the language. */
export interface Subscribe {
  readonly endpoint: string;
  readonly keys: PushKeys;
  readonly lang: string;
}

/** The keys of a browser's subscription. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** DELETE /api/tables/ID/push. */
export interface Unsubscribe {
  readonly endpoint: string;
}

/** GET /api/me: how I am known here; a guest has no login, and who is new has no name. */
export interface Me {
  readonly name?: string | null;
  readonly login?: string | null;
}

/** POST /api/me/account makes the guest an account, POST /api/me/login comes back to one. */
export interface Account {
  readonly login: string;
  readonly password: string;
}

/** My best result in games alone by the same rules and options; more points are better. */
export interface Best {
  readonly score?: number | null;
  readonly counts?: boolean;
}

/** POST /api/records/check: a record that replays, and how many draws its seed explains (null if not over). */
export interface CheckedRecord {
  readonly game: string;
  readonly states: number;
  readonly draws?: number | null;
}

/** GET /api/tables/ID/frames, POST /api/records/frames: a finished game after entry n, as a seat saw it. */
export interface Frame {
  readonly n: number;
  readonly view: unknown;
}

/** POST /api/games/GAME/daily: begin today's puzzle, or go back to it; the answer is `Seated`. */
export interface NewDaily {
  readonly name: string;
  readonly options?: { readonly [key: string]: unknown };
}

/** GET /api/tables/ID/hint: the options of one's own seat as the game's coach weighs them, the best first. */
export interface Hint {
  readonly version: number;
  readonly options: readonly unknown[];
}

/** What takes the server a while: how many steps of how many are done, and what came of it in the end. */
export interface Working {
  readonly done: number;
  readonly of: number;
  readonly result?: unknown;
}

/** A whole game. `outcome` and `seed` are there once it is over. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly log: readonly Entry[];
  readonly outcome?: Outcome | null;
  readonly seed?: string | null;
  readonly digest?: string;
  readonly format?: number;
}

/** Who sits there; `bot` names the bot that plays it. */
export interface Seat {
  readonly name: string;
  readonly bot?: string | null;
}

/** One line of the log. Entry 0 is the setup: it has neither actor nor command. */
export interface Entry {
  readonly n: number;
  readonly at: number;
  readonly actor?: number | "clock" | "gm" | null;
  readonly command?: unknown | null;
  readonly chance?: readonly number[];
  readonly events?: readonly unknown[];
  readonly id?: string | null;
}

/** How a game ended: seats in groups of equal place, best first; what decided the first place; why it ended. */
export interface Outcome {
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly decided_by: string;
  readonly reason: string;
}
