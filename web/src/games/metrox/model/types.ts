// From src/kippu/games/metrox, by `make docs`. Not to be edited.

import type { Outcome, Seat } from "../../../lib/net/protocol";

export type MetroXCommand = Write | Circle | Nothing | TakeBack | Flip | Unflip;

export type MetroXEvent = CardTurned | CardAwaited | Flipped | Unflipped | Wrote | TookBack | Filled | Completed | Reshuffled | Scored | Ranked | Ended;

export type Choice = Write | Circle | Nothing;

export type Kind = "free" | "number" | "skip" | "star";

export type Pattern = "centre-line" | "dash-dot-dot" | "dashes" | "dots" | "pearls" | "plain" | "stars" | "stripes" | "triangles";

/** Write the card in the leftmost empty indicator space of a route (MX-2.4a). */
export interface Write {
  readonly type: "write";
  readonly route: string;
}

/** Fill one empty station with the free circle (MX-3.4b). */
export interface Circle {
  readonly type: "circle";
  readonly station: string;
}

/** The only choice on a free circle when no station is empty (MX-3.4d). */
export interface Nothing {
  readonly type: "nothing";
}

/** Take the choice for this card back while the turn is open (MX-2.3a). */
export interface TakeBack {
  readonly type: "take_back";
}

/** Enter the real card that was flipped (MX-7.2a). */
export interface Flip {
  readonly type: "flip";
  readonly card: string;
}

/** Take back a card that was entered wrongly (MX-7.4a). */
export interface Unflip {
  readonly type: "unflip";
}

/** A card was turned face up (MX-2.1). */
export interface CardTurned {
  readonly type: "card_turned";
  readonly turn: number;
  readonly card: string;
}

/** A turn begins, and its card has yet to be flipped (MX-7.1a). */
export interface CardAwaited {
  readonly type: "card_awaited";
  readonly turn: number;
}

/** Somebody has flipped a real card, and flips from now on (MX-7.2a, MX-7.2c). */
export interface Flipped {
  readonly type: "flipped";
  readonly seat: number;
  readonly card: string;
}

/** The card was entered wrongly: it is in the draw pile again, and nobody has written (MX-7.4). */
export interface Unflipped {
  readonly type: "unflipped";
  readonly seat: number;
  readonly card: string;
}

/** Somebody has written; what, stays hidden until the turn ends (MX-6.2b). */
export interface Wrote {
  readonly type: "wrote";
  readonly seat: number;
}

/** Somebody has taken the choice back (MX-2.3a). */
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

/** All cards went back into the draw pile (MX-4.4a). */
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

/** A whole game. `outcome` and `seed` are there once it is over. */
export interface MetroXRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: MetroXOptions;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly log: readonly MetroXEntry[];
  readonly outcome?: Outcome | null;
  readonly seed?: string | null;
  readonly digest?: string;
  readonly format?: number;
}

/** An edition, and how its rules are read. */
export interface MetroXOptions {
  readonly map?: string | MapData;
  readonly deck?: string | DeckData;
  readonly house?: House;
  readonly cards?: "flipped";
}

/** A map file. */
export interface MapData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly routes: readonly RouteData[];
  readonly stations: readonly StationData[];
}

/** A route as MX-1.2 describes it; stations from the start point to the end point. */
export interface RouteData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
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
  readonly name?: { readonly [key: string]: string } | null;
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

/** The readings of one table; the defaults are those of rules 1. */
export interface House {
  readonly crown_same_turn?: "all" | "nobody";
  readonly ties?: "fewer_empty" | "shared";
}

/** One line of the log. Entry 0 is the setup: it has neither actor nor command. */
export interface MetroXEntry {
  readonly n: number;
  readonly at: number;
  readonly actor?: number | "clock" | "gm" | null;
  readonly command?: Write | Circle | Nothing | TakeBack | Flip | Unflip | null;
  readonly chance?: readonly number[];
  readonly events?: readonly (CardTurned | CardAwaited | Flipped | Unflipped | Wrote | TookBack | Filled | Completed | Reshuffled | Scored | Ranked | Ended)[];
  readonly id?: string | null;
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
  readonly flipper?: number;
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

/** An option: the final score to expect, how far off that may be (a standard error), and less than the best. */
export interface Weighed {
  readonly choice: Write | Circle | Nothing;
  readonly mean: number;
  readonly error: number;
  readonly less: number;
  readonly less_error: number;
}

/** How a seat has played. */
export interface Review {
  readonly seat: number;
  readonly total: number;
  readonly par: number;
  readonly deal: number;
  readonly luck: number;
  readonly dealt: "even" | "hard" | "kind";
  readonly lost: number;
  readonly turning_points: readonly number[];
  readonly decisions: readonly Decision[];
}

/** A decision of a record, its options from best to worst. */
export interface Decision {
  readonly turn: number;
  readonly card: string;
  readonly chosen: Write | Circle | Nothing;
  readonly options: readonly Weighed[];
}

/** A score beside par and the crowd, weakest level first. */
export interface Compared {
  readonly date: string;
  readonly map: string;
  readonly score: number;
  readonly par: number;
  readonly players: number;
  readonly levels: { readonly [key: string]: Beaten };
  readonly level: string;
  readonly marks: string;
}

/** A level beside a score: its mean, and the share of its players that the score beats. */
export interface Beaten {
  readonly mean: number;
  readonly share: number;
}
