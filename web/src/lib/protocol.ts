// From src/kippu/server/protocol.py and the types of the games, by `make docs`. Not to be edited.

export const PROTOCOL = 1;

export type FromBrowser = Hello | Do | Say | Host | Leave | Ping;

export type FromServer = Welcome | Changed | NewsMessage | Done | Refused | Said | Clock | Pong;

export type MetroXCommand = Write | Circle | Nothing | TakeBack;

export type Choice = Write | Circle | Nothing;

export type MetroXEvent = CardTurned | Wrote | TookBack | Filled | Completed | Reshuffled | Scored | Ranked | Ended;

export type Kind = "free" | "number" | "skip" | "star";

export type Pattern = "centre-line" | "dash-dot-dot" | "dashes" | "dots" | "pearls" | "plain" | "stars" | "stripes" | "triangles";

/** First word on a socket: everything after version `since` is wanted, or a whole view if there is none. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly since?: number | null;
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
  readonly version?: number | null;
  readonly view?: unknown;
  readonly news?: readonly unknown[];
}

/** A table as everybody who knows its address may see it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly phase: "lobby" | "over" | "playing";
  readonly seats: readonly SeatInfo[];
  readonly max_seats: number;
  readonly host?: number | null;
  readonly open?: boolean;
  readonly clock?: number | null;
  readonly commitment?: string | null;
  readonly seed?: string | null;
  readonly rematch?: string | null;
  readonly muted?: readonly number[];
}

/** A seat: who sits there, whether a bot plays it (by name, also while its player is away), who is connected. */
export interface SeatInfo {
  readonly name: string;
  readonly bot?: string | null;
  readonly connected?: boolean;
  readonly taken_over?: boolean;
}

/** The table (not the game) has changed: somebody joined, left, is connected, began the game. */
export interface Changed {
  readonly type: "changed";
  readonly table: TableInfo;
}

/** Entries of the log as you may know them, each stored before it is told. */
export interface NewsMessage {
  readonly type: "news";
  readonly entries: readonly unknown[];
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

/** I am here. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
}

/** Write the card in the leftmost empty indicator space of a route (MX-2.4). */
export interface Write {
  readonly type: "write";
  readonly route: string;
}

/** Fill one empty station with the free circle (MX-3.4). */
export interface Circle {
  readonly type: "circle";
  readonly station: string;
}

/** The only choice on a free circle when no station is empty (MX-3.4). */
export interface Nothing {
  readonly type: "nothing";
}

/** Take the choice for this card back while the turn is open (MX-2.3). */
export interface TakeBack {
  readonly type: "take_back";
}

/** A card was turned face up (MX-2.1). */
export interface CardTurned {
  readonly type: "card_turned";
  readonly turn: number;
  readonly card: string;
}

/** Somebody has written; what, stays hidden until the turn ends (MX-6.2). */
export interface Wrote {
  readonly type: "wrote";
  readonly seat: number;
}

/** Somebody has taken the choice back (MX-2.3). */
export interface TookBack {
  readonly type: "took_back";
  readonly seat: number;
}

/** What somebody wrote in the turn that ended; `number` is that of a star, else 0. */
export interface Filled {
  readonly type: "filled";
  readonly seat: number;
  readonly route: string | null;
  readonly stations: readonly string[];
  readonly number: number;
}

/** Somebody has completed a route (MX-4.2). */
export interface Completed {
  readonly type: "completed";
  readonly seat: number;
  readonly route: string;
  readonly bonus: number;
  readonly first: boolean;
}

/** All cards went back into the draw pile (MX-4.4). */
export interface Reshuffled {
  readonly type: "reshuffled";
}

/** Somebody's final score (MX-5.2). */
export interface Scored {
  readonly type: "scored";
  readonly seat: number;
  readonly bonuses: number;
  readonly stars: number;
  readonly empty: number;
  readonly penalty: number;
  readonly total: number;
}

/** The rank of a solo player (MX-5.5). */
export interface Ranked {
  readonly type: "ranked";
  readonly rank: string;
}

/** The game is over; these seats have won (MX-5.4). */
export interface Ended {
  readonly type: "ended";
  readonly seats: readonly number[];
  readonly decided_by: string;
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

/** POST /api/records/check: a record that replays, and how many draws its seed explains (null if not over). */
export interface CheckedRecord {
  readonly game: string;
  readonly states: number;
  readonly draws?: number | null;
}

/** A whole game. `outcome` and `seed` are there once it is over. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: MetroXOptions;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly log: readonly Entry[];
  readonly outcome?: Outcome | null;
  readonly seed?: string | null;
  readonly digest?: string;
}

/** Map and deck, each by the id of one that ships with the game, or whole. */
export interface MetroXOptions {
  readonly map?: string | MapData;
  readonly deck?: string | DeckData;
}

/** A map file. */
export interface MapData {
  readonly id: string;
  readonly name: Name;
  readonly routes: readonly RouteData[];
  readonly stations: readonly StationData[];
}

/** A name in the languages of the project. */
export interface Name {
  readonly en: string;
  readonly ja: string;
}

/** A route as MX-1.2 describes it; stations from the start point to the end point. */
export interface RouteData {
  readonly id: string;
  readonly name: Name;
  readonly color: string;
  readonly pattern: "centre-line" | "dash-dot-dot" | "dashes" | "dots" | "pearls" | "plain" | "stars" | "stripes" | "triangles";
  readonly label_at: readonly [number, number];
  readonly indicator_spaces: number;
  readonly bonus_first: number;
  readonly bonus_later: number;
  readonly stations: readonly string[];
}

/** A station space and where it is drawn; only some are named on the sheet. */
export interface StationData {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly name?: Name | null;
}

/** A deck file. */
export interface DeckData {
  readonly id: string;
  readonly cards: readonly CardData[];
}

/** A kind of indicator card and how many of it the deck has. */
export interface CardData {
  readonly kind: "free" | "number" | "skip" | "star";
  readonly copies: number;
  readonly value?: number | null;
  readonly reshuffle?: boolean;
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
  readonly command?: Write | Circle | Nothing | TakeBack | null;
  readonly chance?: readonly number[];
  readonly events?: readonly (CardTurned | Wrote | TookBack | Filled | Completed | Reshuffled | Scored | Ranked | Ended)[];
  readonly id?: string | null;
}

/** How a game ended: seats in groups of equal place, best first; what decided the first place; why it ended. */
export interface Outcome {
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly decided_by: string;
  readonly reason: string;
}

/** What a seat or a spectator may know (MX-6): all but the choices of others for the card face up. */
export interface MetroXView {
  readonly viewer: number | "gm" | "spectator";
  readonly options: MetroXOptions;
  readonly turn: number;
  readonly card: string;
  readonly pile: { readonly [key: string]: number };
  readonly discard: { readonly [key: string]: number };
  readonly sheets: readonly SheetView[];
  readonly written: readonly boolean[];
  readonly choice: Write | Circle | Nothing | null;
  readonly crowns: { readonly [key: string]: number };
  readonly over: boolean;
}

/** A sheet as everybody sees it. */
export interface SheetView {
  readonly marks: string;
  readonly indicators: readonly (readonly string[])[];
  readonly first: string;
  readonly later: string;
  readonly score: Score;
}

/** A score sheet: Comp.B + Cross.B - Emp.P (MX-5.2). */
export interface Score {
  readonly bonuses: number;
  readonly stars: number;
  readonly empty: number;
  readonly penalty: number;
  readonly total: number;
}

/** The scoring file. */
export interface ScoringData {
  readonly penalty: readonly PenaltyStep[];
  readonly solo_ranks: readonly RankStep[];
}

/** From so many empty stations on, so many points are lost (MX-5.3). */
export interface PenaltyStep {
  readonly empty: number;
  readonly points: number;
}

/** From this total on, a solo player has this rank (MX-5.5). */
export interface RankStep {
  readonly total: number;
  readonly rank: string;
}
