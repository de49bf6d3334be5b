// From src/kippu/games/izakaya, by `make docs`. Not to be edited.

import type { Outcome, Seat } from "../../../lib/net/protocol";

export type IzakayaCommand = Bid | Pass | Drink | Price | Acquire | Build | Decline | Take;

export type IzakayaEvent = TownLaid | YardFilled | OrderSet | RoundBegan | BidPlaced | BidsRevealed | LastPhase | Passed | DrinkPlaced | CoinMoved | LotAcquired | LineMade | BonusSkipped | BonusDeclined | Built | PieceDrawn | PieceSwapped | LotEarned | Scored | Ended | PieceTaken | PieceReturned;

/** Bid for a place in the turn order (IZ-3.1). */
export interface Bid {
  readonly type: "bid";
  readonly amount: number;
}

/** Let a turn go by (IZ-2.3). */
export interface Pass {
  readonly type: "pass";
}

/** Put a drink on a corner (IZ-4.1). */
export interface Drink {
  readonly type: "drink";
  readonly color: string;
  readonly corner: string;
}

/** Move a coin from one colour to another (IZ-5.1). */
export interface Price {
  readonly type: "price";
  readonly giver: string;
  readonly taker: string;
}

/** Put a lot chip on a corner and a pyramid on a lot that meets it (IZ-6.1). */
export interface Acquire {
  readonly type: "acquire";
  readonly corner: string;
  readonly lot: string;
}

/** Place a piece on cells of a lot, in reading order (IZ-8.2); with a line bonus too (IZ-7.1). */
export interface Build {
  readonly type: "build";
  readonly shape: string;
  readonly lot: string;
  readonly cells: readonly string[];
}

/** Do without the line bonus (IZ-7.5). */
export interface Decline {
  readonly type: "decline";
}

/** Take a piece before its place is tried (IZ-8.2b); with a line bonus too (IZ-7.1). */
export interface Take {
  readonly type: "take";
  readonly shape: string;
}

/** The lots in reading order, by number, and the row of colours (IZ-1.2, IZ-1.5). */
export interface TownLaid {
  readonly type: "town_laid";
  readonly lots: readonly number[];
  readonly colors: readonly string[];
}

/** The first pieces of the yard (IZ-9.1). */
export interface YardFilled {
  readonly type: "yard_filled";
  readonly shapes: readonly string[];
}

/** The turn order, left to right (IZ-1.8, IZ-3.3). */
export interface OrderSet {
  readonly type: "order_set";
  readonly seats: readonly number[];
}

/** A round begins: the action chips are back, and all bid (IZ-2.1, IZ-2.4). */
export interface RoundBegan {
  readonly type: "round_began";
  readonly round: number;
}

/** Somebody has bid, or bid again; how much, stays hidden (IZ-13.1). */
export interface BidPlaced {
  readonly type: "bid_placed";
  readonly seat: number;
}

/** All bids, by seat, and what the pot holds with them (IZ-3.1, IZ-3.2). */
export interface BidsRevealed {
  readonly type: "bids_revealed";
  readonly bids: readonly number[];
  readonly pot: number;
}

/** The action phase that begins is the last, because of the pot or the rounds (IZ-10.1, IZ-10.2). */
export interface LastPhase {
  readonly type: "last_phase";
  readonly reason: string;
}

/** Somebody has let a turn go by (IZ-2.3). */
export interface Passed {
  readonly type: "passed";
  readonly seat: number;
}

/** A drink was put on a corner (IZ-4.1). */
export interface DrinkPlaced {
  readonly type: "drink_placed";
  readonly seat: number;
  readonly color: string;
  readonly corner: string;
}

/** A coin went from one colour to another; their prices now (IZ-5.1). */
export interface CoinMoved {
  readonly type: "coin_moved";
  readonly seat: number;
  readonly giver: string;
  readonly taker: string;
  readonly giver_price: number;
  readonly taker_price: number;
}

/** Somebody put a lot chip on a corner and a pyramid on a lot (IZ-6.1). */
export interface LotAcquired {
  readonly type: "lot_acquired";
  readonly seat: number;
  readonly corner: string;
  readonly lot: string;
}

/** A new lot chip lies in a line of three: its owner may place a piece (IZ-7.1). */
export interface LineMade {
  readonly type: "line_made";
  readonly seat: number;
  readonly corner: string;
}

/** No piece that can be taken fits anywhere, so there is no line bonus (IZ-7.5). */
export interface BonusSkipped {
  readonly type: "bonus_skipped";
  readonly seat: number;
}

/** Somebody does without the line bonus (IZ-7.5). */
export interface BonusDeclined {
  readonly type: "bonus_declined";
  readonly seat: number;
}

/** A piece was placed on a floor of an outline (IZ-8); `bonus` where it is that of a line. */
export interface Built {
  readonly type: "built";
  readonly seat: number;
  readonly shape: string;
  readonly lot: string;
  readonly outline: string;
  readonly cells: readonly string[];
  readonly floor: number;
  readonly bonus: boolean;
}

/** A piece joined the yard (IZ-9.2). */
export interface PieceDrawn {
  readonly type: "piece_drawn";
  readonly shape: string;
}

/** The yard was stuck: its oldest piece went back, one that fits came (IZ-9.3). */
export interface PieceSwapped {
  readonly type: "piece_swapped";
  readonly shape: string;
  readonly drawn: string;
}

/** What a lot has earned at the end (IZ-11.1). */
export interface LotEarned {
  readonly type: "lot_earned";
  readonly seat: number;
  readonly lot: string;
  readonly drinks: number;
  readonly floors: readonly number[];
  readonly earned: number;
}

/** Somebody's final score (IZ-11.5). */
export interface Scored {
  readonly type: "scored";
  readonly seat: number;
  readonly earned: number;
  readonly cash: number;
  readonly total: number;
}

/** The game is over; this seat has won (IZ-11.6). */
export interface Ended {
  readonly type: "ended";
  readonly seats: readonly number[];
  readonly decided_by: string;
}

/** Somebody has taken a piece and must place it (IZ-8.2b). */
export interface PieceTaken {
  readonly type: "piece_taken";
  readonly seat: number;
  readonly shape: string;
}

/** The piece that was taken fits nowhere: it is put back, and the chip is used up (IZ-8.2c). */
export interface PieceReturned {
  readonly type: "piece_returned";
  readonly seat: number;
  readonly shape: string;
}

/** A whole game. `outcome` and `seed` are there once it is over. */
export interface IzakayaRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: IzakayaOptions;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly log: readonly IzakayaEntry[];
  readonly outcome?: Outcome | null;
  readonly seed?: string | null;
  readonly digest?: string;
  readonly format?: number;
}

/** What the rulebook leaves open; all else follows from the number of players. */
export interface IzakayaOptions {
  readonly house?: House;
}

/** The readings of a table. */
export interface House {
  readonly supply?: "open" | "yard";
  readonly choose_unseen?: boolean;
  readonly mirror_pieces?: boolean;
  readonly build_on_blue?: boolean;
  readonly lot_chips_on_rim?: "always" | "by_players" | "never";
  readonly pyramid_by?: "any_own_chip" | "new_chip";
  readonly line_diagonals?: boolean;
  readonly price_chips?: "any" | "one";
  readonly drink_chips?: "one_per_colour" | "one_per_player";
  readonly zero_ties?: "change_places" | "keep";
  readonly round_cap?: "10" | "none";
  readonly cash_counts?: boolean;
}

/** One line of the log. Entry 0 is the setup: it has neither actor nor command. */
export interface IzakayaEntry {
  readonly n: number;
  readonly at: number;
  readonly actor?: number | "clock" | "gm" | null;
  readonly command?: Bid | Pass | Drink | Price | Acquire | Build | Decline | Take | null;
  readonly chance?: readonly number[];
  readonly events?: readonly (TownLaid | YardFilled | OrderSet | RoundBegan | BidPlaced | BidsRevealed | LastPhase | Passed | DrinkPlaced | CoinMoved | LotAcquired | LineMade | BonusSkipped | BonusDeclined | Built | PieceDrawn | PieceSwapped | LotEarned | Scored | Ended | PieceTaken | PieceReturned)[];
  readonly id?: string | null;
}

/** What a seat or a spectator may know (IZ-13): all but the bids of others before they are revealed. */
export interface IzakayaView {
  readonly viewer: number | "gm" | "spectator";
  readonly house: House;
  readonly phase: "action" | "auction" | "bonus" | "over" | "placing";
  readonly round: number;
  readonly turn: number;
  readonly asked: readonly number[];
  readonly order: readonly number[];
  readonly last: boolean;
  readonly pot: number;
  readonly end_threshold: number;
  readonly has_bid: readonly boolean[];
  readonly bid: number | null;
  readonly bids: readonly number[];
  readonly chips: readonly Chip[];
  readonly colors: readonly ColorView[];
  readonly drinks: { readonly [key: string]: string };
  readonly players: readonly PlayerView[];
  readonly ranking: readonly number[];
  readonly lots: readonly LotView[];
  readonly yard: readonly string[];
  readonly taken: string | null;
  readonly supply: { readonly [key: string]: number };
  readonly shapes: { readonly [key: string]: readonly string[] };
}

/** An action chip on its spot. */
export type Chip = readonly [number, string];

/** A colour of the row: how it is drawn, its price, and the drinks left in its crate. */
export interface ColorView {
  readonly id: string;
  readonly color: string;
  readonly price: number;
  readonly left: number;
}

/** What lies before a player and belongs to one; `score` as if the game ended now. */
export interface PlayerView {
  readonly cash: number;
  readonly action_chips: number;
  readonly lot_chips: readonly string[];
  readonly lot_chips_left: number;
  readonly score: Score;
}

/** What a player has: all lots with what they earn, and the cash left (IZ-11.5). */
export interface Score {
  readonly lots: readonly LotScore[];
  readonly earned: number;
  readonly cash: number;
  readonly total: number;
}

/** What a lot earns: the prices of its drinks, times the floors of each of its buildings (IZ-11.1). */
export interface LotScore {
  readonly lot: string;
  readonly drinks: number;
  readonly floors: readonly number[];
  readonly earned: number;
}

/** A card of the town. `rows` is its picture, `heights` the floors over its 25 cells in reading order. */
export interface LotView {
  readonly lot: string;
  readonly number: number;
  readonly blue: boolean;
  readonly owner: number | null;
  readonly rows: readonly string[];
  readonly drinks: number;
  readonly heights: readonly number[];
  readonly floors: { readonly [key: string]: number };
  readonly pieces: readonly PieceView[];
}

/** A piece on a lot. */
export interface PieceView {
  readonly shape: string;
  readonly outline: string;
  readonly floor: number;
  readonly cells: readonly string[];
}

/** The pieces file. */
export interface PiecesData {
  readonly pieces: readonly PieceData[];
}

/** A shape of building pieces, its cells marked `#`, and how many pieces have it (IZ-8.5). */
export interface PieceData {
  readonly id: string;
  readonly copies: number;
  readonly rows: readonly string[];
}

/** The setup file: all other numbers of the game. */
export interface SetupData {
  readonly coin: number;
  readonly start_cash: number;
  readonly action_chips: number;
  readonly lot_chips: number;
  readonly drinks_per_color: number;
  readonly line_length: number;
  readonly max_rounds: number;
  readonly start_prices: readonly number[];
  readonly colors: readonly ColorData[];
  readonly towns: readonly TownData[];
}

/** A colour of drinks (IZ-1.5), and how it is drawn; its name is the message `color-name`. */
export interface ColorData {
  readonly id: string;
  readonly color: string;
}

/** What depends on the number of players (IZ-1.2, IZ-1.3, IZ-9.1, IZ-10.1). */
export interface TownData {
  readonly seats: number;
  readonly cards_per_side: number;
  readonly blue_card: "centre" | "spare";
  readonly yard_size: number;
  readonly end_threshold: number;
}

/** What a command would bring each player, by seat, as if the game ended after it (IZ-11.5). */
export interface Preview {
  readonly gains: readonly number[];
}
