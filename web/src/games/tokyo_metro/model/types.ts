// From src/kippu/games/tokyo_metro, by `make docs`. Not to be edited.

import type { Outcome, Seat } from "../../../lib/net/protocol";

export type TokyoMetroCommand = Bid | PutMeeple | Walk | StayAboard | Alight | Board | Decline | PlaceToken | Pass | Move | Station | Invest | Depart | Use | Loan | Loans | Speculate | Disc | Card;

export type TokyoMetroEvent = OrderDrawn | RoundBegan | PhaseBegan | CardDiscarded | CardDealt | BidMade | BidsRevealed | OrderChanged | MeeplePut | Walked | StayedAboard | Alighted | AlightedOnTurn | Boarded | Declined | SpotUsed | StationBuilt | ShareBought | IncomeRose | TrainStarted | TokensTaken | TokenPlaced | BicycleTaken | DiscountSet | BonusSet | LoanTaken | LoanRepaid | Speculated | DiscGained | CardTaken | SeatPassed | TrainEntered | Dividend | TrainRemoved | IncomeLost | TokensReturned | RoundEnded | SpeculationPaid | SharePaid | LoansSettled | Settled | Ended;

export type ActionKind = "bicycle" | "bid" | "card" | "depart" | "disc" | "discount" | "invest" | "loan" | "move" | "speculate" | "speed" | "station";

/** Offer money for an early place in the turn order (TM-5.1). */
export interface Bid {
  readonly type: "bid";
  readonly amount: number;
}

/** Put the meeple on the map in round 1 (TM-6.2). */
export interface PutMeeple {
  readonly type: "put_meeple";
  readonly x: number;
  readonly y: number;
}

/** Walk in the movement phase, named by its end; from a train after alighting (TM-6.1, TM-6.3). */
export interface Walk {
  readonly type: "walk";
  readonly x: number;
  readonly y: number;
}

/** Ride on: in the movement phase, or in a riding window (TM-6.3, TM-23.4). */
export interface StayAboard {
  readonly type: "stay_aboard";
}

/** Get off the train onto a rectangle at its station (TM-23.8). */
export interface Alight {
  readonly type: "alight";
  readonly x: number;
  readonly y: number;
}

/** Get on the train of the riding window (TM-23.2). */
export interface Board {
  readonly type: "board";
}

/** Do not get on (TM-23.4). */
export interface Decline {
  readonly type: "decline";
}

/** Put a held speed token into a slot of a line (TM-12.3). */
export interface PlaceToken {
  readonly type: "place_token";
  readonly line: string;
}

/** Take no more turns in this phase and be paid for unused discs (TM-20.1). */
export interface Pass {
  readonly type: "pass";
}

/** Walk at once (TM-8.1). */
export interface Move {
  readonly type: "move";
  readonly spot: string;
  readonly x: number;
  readonly y: number;
}

/** Put a pyramid on a station (TM-9.1). */
export interface Station {
  readonly type: "station";
  readonly spot: string;
  readonly station: string;
  readonly discounts?: readonly string[];
}

/** Buy the top share of a line (TM-10.1). */
export interface Invest {
  readonly type: "invest";
  readonly spot: string;
  readonly line: string;
  readonly discounts?: readonly string[];
}

/** Start the train of a line at the bank's cost (TM-11.1). */
export interface Depart {
  readonly type: "depart";
  readonly spot: string;
  readonly line: string;
}

/** Use a spot that leaves nothing to choose: Speed, Bicycle, Discount, Bid (TM-12 to TM-15). */
export interface Use {
  readonly type: "use";
  readonly spot: string;
}

/** Take a loan, or pay one back (TM-16). */
export interface Loan {
  readonly type: "loan";
  readonly spot: string;
  readonly repay?: boolean;
}

/** Take several loans at once, or pay several back, where the house rules let you (TM-16.3b). */
export interface Loans {
  readonly type: "loans";
  readonly spot: string;
  readonly number: number;
  readonly repay?: boolean;
}

/** Stake money on a line (TM-17.1). */
export interface Speculate {
  readonly type: "speculate";
  readonly spot: string;
  readonly line: string;
  readonly stake: number;
}

/** The action called Action: one more usable disc (TM-18.1). */
export interface Disc {
  readonly type: "disc";
  readonly spot: string;
  readonly discounts?: readonly string[];
}

/** Take the top card of a discard pile (TM-19.1). */
export interface Card {
  readonly type: "card";
  readonly spot: string;
  readonly pile?: string | null;
  readonly discounts?: readonly string[];
}

/** The first turn order (TM-2.10). */
export interface OrderDrawn {
  readonly type: "order_drawn";
  readonly seats: readonly number[];
}

/** A round begins (TM-3.1). */
export interface RoundBegan {
  readonly type: "round_began";
  readonly round: number;
  readonly rounds: number;
}

/** A phase of the round begins: auction, movement, actions, trains (TM-3.1). */
export interface PhaseBegan {
  readonly type: "phase_began";
  readonly phase: string;
}

/** The lowest card of a column went onto a discard pile (TM-4.1). */
export interface CardDiscarded {
  readonly type: "card_discarded";
  readonly column: string;
  readonly card: string;
}

/** A card was drawn and is now the highest of its column (TM-2.7, TM-4.3). */
export interface CardDealt {
  readonly type: "card_dealt";
  readonly column: string;
  readonly card: string;
}

/** Somebody has bid, perhaps again; how much, stays hidden (TM-28.2). */
export interface BidMade {
  readonly type: "bid_made";
  readonly seat: number;
}

/** All bids and totals, by seat (TM-5.1, TM-5.2). */
export interface BidsRevealed {
  readonly type: "bids_revealed";
  readonly bids: readonly number[];
  readonly totals: readonly number[];
}

/** The turn order after the auction (TM-5.4). */
export interface OrderChanged {
  readonly type: "order_changed";
  readonly seats: readonly number[];
}

/** A meeple came onto the map (TM-6.2). */
export interface MeeplePut {
  readonly type: "meeple_put";
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** A meeple walked, or stayed where it was (TM-6.1, TM-8.1). */
export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** A rider rides on (TM-23.9). */
export interface StayedAboard {
  readonly type: "stayed_aboard";
  readonly seat: number;
  readonly line: string;
}

/** A rider got off (TM-23.8). */
export interface Alighted {
  readonly type: "alighted";
  readonly seat: number;
  readonly line: string;
  readonly station: string;
  readonly x: number;
  readonly y: number;
}

/** A rider got off before the action; that cannot be taken back (TM-7.5). */
export interface AlightedOnTurn {
  readonly type: "alighted_on_turn";
  readonly seat: number;
  readonly line: string;
  readonly station: string;
  readonly x: number;
  readonly y: number;
}

/** Somebody got on a train and paid the fare (TM-23.6). */
export interface Boarded {
  readonly type: "boarded";
  readonly seat: number;
  readonly line: string;
  readonly station: string;
  readonly fare: number;
}

/** Somebody did not get on a train (TM-23.4). */
export interface Declined {
  readonly type: "declined";
  readonly seat: number;
  readonly line: string;
  readonly station: string;
}

/** Discs went onto a spot, with these discounts and for this price; what it does, follows (TM-7.10). */
export interface SpotUsed {
  readonly type: "spot_used";
  readonly seat: number;
  readonly spot: string;
  readonly action: string;
  readonly discounts: readonly string[];
  readonly paid: number;
}

/** A pyramid stands on a station (TM-9.1). */
export interface StationBuilt {
  readonly type: "station_built";
  readonly seat: number;
  readonly station: string;
}

/** Somebody took a share: the first, second or third of its line (TM-10.1). */
export interface ShareBought {
  readonly type: "share_bought";
  readonly seat: number;
  readonly line: string;
  readonly share: number;
}

/** The income of a line rose by `by` and is now `income` (TM-10.3, TM-11.1). */
export interface IncomeRose {
  readonly type: "income_rose";
  readonly line: string;
  readonly by: number;
  readonly income: number;
}

/** A train was put on station 1 (TM-10.8, TM-11.2). */
export interface TrainStarted {
  readonly type: "train_started";
  readonly line: string;
  readonly station: string;
}

/** Somebody took speed tokens (TM-12.1). */
export interface TokensTaken {
  readonly type: "tokens_taken";
  readonly seat: number;
  readonly tokens: number;
}

/** A speed token lies in a slot; that cannot be taken back (TM-7.5). */
export interface TokenPlaced {
  readonly type: "token_placed";
  readonly seat: number;
  readonly line: string;
}

/** Somebody took a bicycle (TM-13.1). */
export interface BicycleTaken {
  readonly type: "bicycle_taken";
  readonly seat: number;
}

/** Somebody may pay less later in this phase (TM-14.1). */
export interface DiscountSet {
  readonly type: "discount_set";
  readonly seat: number;
  readonly amount: number;
}

/** Money was set aside for somebody's next bid (TM-15.1). */
export interface BonusSet {
  readonly type: "bonus_set";
  readonly seat: number;
  readonly amount: number;
}

/** Somebody took a loan (TM-16.1). */
export interface LoanTaken {
  readonly type: "loan_taken";
  readonly seat: number;
  readonly amount: number;
}

/** Somebody paid a loan back (TM-16.3). */
export interface LoanRepaid {
  readonly type: "loan_repaid";
  readonly seat: number;
  readonly amount: number;
}

/** Somebody staked money on a line (TM-17.1). */
export interface Speculated {
  readonly type: "speculated";
  readonly seat: number;
  readonly line: string;
  readonly stake: number;
}

/** Somebody has one more usable disc (TM-18.1). */
export interface DiscGained {
  readonly type: "disc_gained";
  readonly seat: number;
  readonly usable: number;
}

/** Somebody owns a card of a discard pile (TM-19.1). */
export interface CardTaken {
  readonly type: "card_taken";
  readonly seat: number;
  readonly pile: string | null;
  readonly card: string;
}

/** Somebody passed and was paid for unused discs (TM-20.1). */
export interface SeatPassed {
  readonly type: "seat_passed";
  readonly seat: number;
  readonly paid: number;
}

/** A train made one step (TM-21.2). */
export interface TrainEntered {
  readonly type: "train_entered";
  readonly line: string;
  readonly station: string;
}

/** A train entered a station with a pyramid: the line gained, and its owner perhaps too (TM-22.1). */
export interface Dividend {
  readonly type: "dividend";
  readonly seat: number;
  readonly line: string;
  readonly station: string;
  readonly by: number;
  readonly paid: number;
  readonly income: number;
}

/** A train of a line without a share has made its round trip and left the map (TM-24.2). */
export interface TrainRemoved {
  readonly type: "train_removed";
  readonly line: string;
}

/** With its train a line lost its income, where the house rules say so (TM-24.4). */
export interface IncomeLost {
  readonly type: "income_lost";
  readonly line: string;
}

/** Speed tokens went from the slots of a line into the supply, where the house rules say so (TM-1.8b). */
export interface TokensReturned {
  readonly type: "tokens_returned";
  readonly line: string;
  readonly tokens: number;
}

/** All trains have moved; everyone's cash, by seat (TM-3.1). */
export interface RoundEnded {
  readonly type: "round_ended";
  readonly round: number;
  readonly cash: readonly number[];
}

/** A speculation was paid, and its stake given back (TM-25.2). */
export interface SpeculationPaid {
  readonly type: "speculation_paid";
  readonly seat: number;
  readonly line: string;
  readonly stake: number;
  readonly paid: number;
}

/** A share was paid (TM-25.4 to TM-25.6). */
export interface SharePaid {
  readonly type: "share_paid";
  readonly seat: number;
  readonly line: string;
  readonly share: number;
  readonly paid: number;
}

/** Somebody paid for the loans still held (TM-25.9). */
export interface LoansSettled {
  readonly type: "loans_settled";
  readonly seat: number;
  readonly loans: number;
  readonly paid: number;
}

/** Somebody's final cash (TM-25.10). */
export interface Settled {
  readonly type: "settled";
  readonly seat: number;
  readonly cash: number;
}

/** The game is over; this seat has won (TM-25.10). */
export interface Ended {
  readonly type: "ended";
  readonly seats: readonly number[];
  readonly decided_by: string;
}

/** A whole game. `outcome` and `seed` are there once it is over. */
export interface TokyoMetroRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: TokyoMetroOptions;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly log: readonly TokyoMetroEntry[];
  readonly outcome?: Outcome | null;
  readonly seed?: string | null;
  readonly digest?: string;
  readonly format?: number;
}

/** An edition, and how its rules are read. */
export interface TokyoMetroOptions {
  readonly map?: string | MapData;
  readonly cards?: string | CardsData;
  readonly constants?: string | ConstantsData;
  readonly house?: House;
}

/** A map file: the walking grid, the lines in track order, the stations. */
export interface MapData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly width: number;
  readonly height: number;
  readonly lines: readonly LineData[];
  readonly stations: readonly StationData[];
}

/** A line with its stations from station 1 to the far terminus (TM-1.2). */
export interface LineData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly color: string;
  readonly stations: readonly string[];
}

/** A station; it touches the rectangle at (x, y) and those right of it, below it, and both (TM-1.4). */
export interface StationData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly x: number;
  readonly y: number;
  readonly also?: readonly OtherName[];
}

/** What one line calls a station that others call otherwise. */
export interface OtherName {
  readonly line: string;
  readonly name: { readonly [key: string]: string };
}

/** A file of action cards. */
export interface CardsData {
  readonly id: string;
  readonly decks: readonly DeckData[];
}

/** A deck, and the column its cards are dealt into. */
export interface DeckData {
  readonly id: string;
  readonly cards: readonly CardData[];
}

/** An action card. */
export interface CardData {
  readonly id: string;
  readonly dots: number;
  readonly spots: readonly SpotData[];
}

/** A spot of a card: its action, the number printed on it, and how many discs it asks for (TM-7.6). */
export interface SpotData {
  readonly action: "bicycle" | "bid" | "card" | "depart" | "disc" | "discount" | "invest" | "loan" | "move" | "speculate" | "speed" | "station";
  readonly value?: number | null;
  readonly discs?: number;
}

/** The numbers of the rules, each by its name there. */
export interface ConstantsData {
  readonly id: string;
  readonly money_unit: number;
  readonly start_cash: number;
  readonly start_bonus_by_seat: readonly number[];
  readonly solo_columns_as_players: number;
  readonly usable_discs_start: number;
  readonly usable_discs_max: number;
  readonly speculation_discs: number;
  readonly pyramids_per_player: number;
  readonly share_surcharge: readonly number[];
  readonly slots_per_line: number;
  readonly speed_tokens: number;
  readonly loan_markers: number;
  readonly bicycles: number;
  readonly walk_steps: number;
  readonly bicycle_bonus_steps: number;
  readonly train_steps: number;
  readonly speed_token_steps: number;
  readonly dividend_with_share_line: number;
  readonly dividend_with_share_owner: number;
  readonly dividend_without_share_line: number;
  readonly dividend_without_share_owner: number;
  readonly fare: number;
  readonly fare_shareholder: number;
  readonly pass_pay_per_disc: number;
  readonly loan_amount: number;
  readonly loan_repay_price: number;
  readonly loan_end_price: number;
  readonly split_divisor: number;
  readonly half_divisor: number;
  readonly speculation_minimum: number;
  readonly speculation_cap_factor: number;
}

/** The readings of one table. */
export interface House {
  readonly discard_piles?: "one" | "per_column";
  readonly discount_spot_freed?: boolean;
  readonly loans_per_action?: "1" | "any";
  readonly loan_repay?: boolean;
  readonly surcharge_raises_income?: boolean;
  readonly speed_tokens_stay?: boolean;
  readonly income_stays?: boolean;
  readonly zero_ties?: "change" | "keep";
}

/** One line of the log. Entry 0 is the setup: it has neither actor nor command. */
export interface TokyoMetroEntry {
  readonly n: number;
  readonly at: number;
  readonly actor?: number | "clock" | "gm" | null;
  readonly command?: Bid | PutMeeple | Walk | StayAboard | Alight | Board | Decline | PlaceToken | Pass | Move | Station | Invest | Depart | Use | Loan | Loans | Speculate | Disc | Card | null;
  readonly chance?: readonly number[];
  readonly events?: readonly (OrderDrawn | RoundBegan | PhaseBegan | CardDiscarded | CardDealt | BidMade | BidsRevealed | OrderChanged | MeeplePut | Walked | StayedAboard | Alighted | AlightedOnTurn | Boarded | Declined | SpotUsed | StationBuilt | ShareBought | IncomeRose | TrainStarted | TokensTaken | TokenPlaced | BicycleTaken | DiscountSet | BonusSet | LoanTaken | LoanRepaid | Speculated | DiscGained | CardTaken | SeatPassed | TrainEntered | Dividend | TrainRemoved | IncomeLost | TokensReturned | RoundEnded | SpeculationPaid | SharePaid | LoansSettled | Settled | Ended)[];
  readonly id?: string | null;
}

/** What a seat or a spectator may know: all but the bids of others in an auction that is not over. */
export interface TokyoMetroView {
  readonly viewer: number | "gm" | "spectator";
  readonly options: TokyoMetroOptions;
  readonly round: number;
  readonly rounds: number;
  readonly phase: "actions" | "auction" | "movement" | "over" | "trains";
  readonly order: readonly number[];
  readonly to_act: readonly number[];
  readonly has_bid: readonly boolean[];
  readonly bids: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly players: readonly PlayerView[];
  readonly ranking: readonly number[];
  readonly lines: readonly LineView[];
  readonly columns: readonly ColumnView[];
  readonly piles: readonly PileView[];
  readonly tokens: number;
  readonly loans: number;
  readonly bicycles: number;
  readonly ride: RideView | null;
  readonly history: readonly (readonly number[])[];
  readonly turn: number;
}

/** What everybody sees of a player. */
export interface PlayerView {
  readonly cash: number;
  readonly usable: number;
  readonly unused: number;
  readonly supply: number;
  readonly bets: number;
  readonly passed: boolean;
  readonly at: readonly [number, number] | null;
  readonly aboard: string | null;
  readonly stations: readonly string[];
  readonly pyramids: number;
  readonly tokens: number;
  readonly loans: number;
  readonly bicycle: boolean;
  readonly bonus: number;
  readonly discounts: readonly string[];
  readonly cards: readonly CardView[];
  readonly worth: number;
}

/** A card face up, with the seat whose discs lie on each of its spots. */
export interface CardView {
  readonly id: string;
  readonly spots: readonly (number | null)[];
}

/** A line. `first` and `second` are the pair printed beside its income; holders are those of share 1, 2, 3. */
export interface LineView {
  readonly id: string;
  readonly income: number | null;
  readonly first: number;
  readonly second: number;
  readonly holders: readonly number[];
  readonly payments: readonly number[];
  readonly train: string | null;
  readonly back: boolean;
  readonly speed: number;
  readonly stakes: readonly StakeView[];
}

/** A speculation disc in a slot. */
export interface StakeView {
  readonly seat: number;
  readonly stake: number;
}

/** A deck: its column (the lowest card first), and which cards are not drawn. */
export interface ColumnView {
  readonly deck: string;
  readonly cards: readonly CardView[];
  readonly undrawn: readonly string[];
}

/** A discard pile, its top last: of one column, or the one for all, which has no deck (TM-2.8). */
export interface PileView {
  readonly deck: string | null;
  readonly cards: readonly string[];
}

/** The riding window that is open. */
export interface RideView {
  readonly line: string;
  readonly station: string;
  readonly left: number;
  readonly removed: boolean;
}

/** What a command would cost and bring a player. */
export interface Preview {
  readonly price: number;
  readonly paid?: number | null;
  readonly income?: number | null;
  readonly earned?: number | null;
  readonly most?: number | null;
}
