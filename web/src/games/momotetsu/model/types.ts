// From src/kippu/games/momotetsu, by `make docs`. Not to be edited.

import type { Outcome, Seat } from "../../../lib/net/protocol";

export type MomotetsuCommand = Roll | UseStar | StepOne | Keep | Reroll | RocketRoll | Double | DeclareTarget | Arrive | Alight | NotBoarded | RollDestination | StartMission | TakeFree | Draw | RollSquare | Buy | Choose | Finish | Submit | CannotDo | GiveUp | MissionDone | MissionFailed | RollAttack | Touch | ConfirmTouch | DenyTouch | Repel | KeepBonbi | Sell | AddProof | Note | CallGM | UndoReport | DrawFirstDestination | SetOption | SetTeams | Approve | Reject | AnnounceAlight | ResumeGoal | WaiveLate | RestoreMove | AssignBonbi | SetPosition | Correct | Void | ActFor | ForceAlight | ReplaceMission | Broadcast | Withdraw | Pause | Unpause | SetClock | CallSettlement | CloseEdge | EndNow | ResolveConflict | CloseResult | Tick;

export type MomotetsuEvent = Began | TimePassed | Rolled | Rerolled | RocketRolled | StarPlayed | CowWalked | Stuck | TargetDeclared | TripBegan | TripVoid | Arrived | GotOff | HadNotBoarded | MoveCancelled | MoveRestored | MissionStarted | MissionCleared | MissionMissed | MissionPassed | Drew | CardEffect | CardRevealed | CardGained | CardVoid | TaskBegan | TaskDone | TaskCannot | SquareRolled | Bought | GoalReached | AlightOrdered | DestinationSet | Resumed | LateOff | BonbiMoved | BonbiGone | BonbiTied | TouchClaimed | TouchDenied | Repelled | Attacked | KingAttacked | Happened | HappenedTo | Sold | PropertyLost | Settled | Leaked | EconomySet | GateSet | Transforming | Noted | Called | ProofAdded | ReportUndone | LateMerged | ConflictOpened | ConflictResolved | Ruled | Mastered | Corrected | Announced | Voided | Withdrawn | Paused | Unpaused | LastRoll | Prize | FinalScored | DayEnded | ResultClosed;

export type Kind = "blue" | "card" | "mission" | "red" | "shop" | "special";

/** Declare a plain roll (RM-2.3). */
export interface Roll {
  readonly type: "roll";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** When and where a report was made, by the phone's own clock (RM-15.1). */
export interface Made {
  readonly at: number;
  readonly device?: string;
  readonly counter?: number;
}

/** Declare a star card, with its square or its count (RM-5.3). */
export interface UseStar {
  readonly type: "use_star";
  readonly card: string;
  readonly square?: string | null;
  readonly steps?: number | null;
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Declare one square of Cow Walk (RM-6.40). */
export interface StepOne {
  readonly type: "step_one";
  readonly made?: Made | null;
}

/** Move the face shown (RM-5.11). */
export interface Keep {
  readonly type: "keep";
  readonly made?: Made | null;
}

/** Roll the plain die again (RM-6.37). */
export interface Reroll {
  readonly type: "reroll";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Roll again after a 1 (RM-6.36). */
export interface RocketRoll {
  readonly type: "rocket_roll";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Move twice the face (RM-6.38). */
export interface Double {
  readonly type: "double";
  readonly made?: Made | null;
}

/** Say which legal end the team heads for (RM-3.14). */
export interface DeclareTarget {
  readonly type: "declare_target";
  readonly square: string;
  readonly made?: Made | null;
}

/** Report an arrival; `dispute` sends one that is no legal end to the game master (RM-3.15). */
export interface Arrive {
  readonly type: "arrive";
  readonly square: string;
  readonly dispute?: boolean;
  readonly made?: Made | null;
  readonly photo?: string;
  readonly text?: string;
  readonly position?: Position | null;
}

/** Where a phone was when a report was made (RM-17.1). */
export interface Position {
  readonly lat: number;
  readonly lon: number;
  readonly accuracy_m?: number;
}

/** Report where the team got off (RM-3.17). */
export interface Alight {
  readonly type: "alight";
  readonly square: string;
  readonly made?: Made | null;
  readonly photo?: string;
  readonly text?: string;
  readonly position?: Position | null;
}

/** Told to get off, but not in a vehicle (RM-3.17). */
export interface NotBoarded {
  readonly type: "not_boarded";
  readonly made?: Made | null;
}

/** Roll the next destination (RM-8.15). */
export interface RollDestination {
  readonly type: "roll_destination";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Try missions of this square (RM-7.3). */
export interface StartMission {
  readonly type: "start_mission";
  readonly missions: readonly string[];
  readonly made?: Made | null;
}

/** Take the property of Forced Purchase (RM-6.43). */
export interface TakeFree {
  readonly type: "take_free";
  readonly mission: string;
  readonly made?: Made | null;
}

/** Draw on a card or special square (RM-4.6). */
export interface Draw {
  readonly type: "draw";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Roll on a blue or red square (RM-4.3). */
export interface RollSquare {
  readonly type: "roll_square";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Buy a card at a card station (RM-4.7). */
export interface Buy {
  readonly type: "buy";
  readonly card: string;
  readonly made?: Made | null;
}

/** Answer what a card or an attack asks (RM-5.5). */
export interface Choose {
  readonly type: "choose";
  readonly value: string;
  readonly made?: Made | null;
}

/** The square is worked off (RM-2.5). */
export interface Finish {
  readonly type: "finish";
  readonly made?: Made | null;
}

/** A human card is done (RM-5.13). */
export interface Submit {
  readonly type: "submit";
  readonly made?: Made | null;
  readonly photo?: string;
  readonly text?: string;
  readonly position?: Position | null;
}

/** A human card cannot be done (RM-5.7). */
export interface CannotDo {
  readonly type: "cannot_do";
  readonly made?: Made | null;
}

/** Stop looking after the time the card asks for (RM-6.71). */
export interface GiveUp {
  readonly type: "give_up";
  readonly made?: Made | null;
}

/** A mission succeeded (RM-7.3). */
export interface MissionDone {
  readonly type: "mission_done";
  readonly mission: string;
  readonly made?: Made | null;
  readonly photo?: string;
  readonly text?: string;
  readonly position?: Position | null;
}

/** A mission failed (RM-7.3). */
export interface MissionFailed {
  readonly type: "mission_failed";
  readonly mission: string;
  readonly made?: Made | null;
}

/** Roll the attack that is due (RM-9.7). */
export interface RollAttack {
  readonly type: "roll_attack";
  readonly made?: Made | null;
  readonly shown?: readonly number[];
}

/** Pass bonbi to a team that was met (RM-9.26). */
export interface Touch {
  readonly type: "touch";
  readonly seat: number;
  readonly made?: Made | null;
}

/** Yes, we were touched (RM-9.27). */
export interface ConfirmTouch {
  readonly type: "confirm_touch";
  readonly made?: Made | null;
}

/** No, we were not (RM-9.27). */
export interface DenyTouch {
  readonly type: "deny_touch";
  readonly made?: Made | null;
}

/** Pay to send bonbi back (RM-9.31). */
export interface Repel {
  readonly type: "repel";
  readonly made?: Made | null;
}

/** Do not send it back (RM-9.32). */
export interface KeepBonbi {
  readonly type: "keep_bonbi";
  readonly made?: Made | null;
}

/** Sell a property in debt (RM-11.1). */
export interface Sell {
  readonly type: "sell";
  readonly property: string;
  readonly made?: Made | null;
}

/** Add a photo or words to an own claim (RM-8.3). */
export interface AddProof {
  readonly type: "add_proof";
  readonly entry: number;
  readonly made?: Made | null;
  readonly photo?: string;
  readonly text?: string;
  readonly position?: Position | null;
}

/** A line for the feed (RM-14.1). */
export interface Note {
  readonly type: "note";
  readonly text: string;
  readonly made?: Made | null;
}

/** Ask for the game master (RM-2.16). */
export interface CallGM {
  readonly type: "call_gm";
  readonly text: string;
  readonly made?: Made | null;
}

/** Take back the own last report (RM-2.16). */
export interface UndoReport {
  readonly type: "undo_report";
  readonly made?: Made | null;
}

/** Draw where everybody goes first (RM-1.11). */
export interface DrawFirstDestination {
  readonly type: "draw_first_destination";
  readonly reason?: string;
}

/** Change a switch of the rules before the start. */
export interface SetOption {
  readonly type: "set_option";
  readonly name: string;
  readonly value: string | boolean | readonly string[];
  readonly reason?: string;
}

/** Say how many people each team has (RM-1.1). */
export interface SetTeams {
  readonly type: "set_teams";
  readonly members: readonly number[];
  readonly reason?: string;
}

/** A claim is right (RM-13.2). */
export interface Approve {
  readonly type: "approve";
  readonly entry: number;
  readonly reason?: string;
}

/** A claim is wrong (RM-13.3 to RM-13.5). */
export interface Reject {
  readonly type: "reject";
  readonly entry: number;
  readonly how?: "redo" | "return" | "reversal" | "waive";
  readonly reason?: string;
}

/** Announce forced alighting after a goal (RM-8.7). */
export interface AnnounceAlight {
  readonly type: "announce_alight";
  readonly reason?: string;
}

/** Let play go on after a goal (RM-8.19). */
export interface ResumeGoal {
  readonly type: "resume_goal";
  readonly reason?: string;
}

/** Give the late points back (RM-8.21). */
export interface WaiveLate {
  readonly type: "waive_late";
  readonly seat: number;
  readonly reason?: string;
}

/** Let a team finish a move that it was stopped in (RM-8.27). */
export interface RestoreMove {
  readonly type: "restore_move";
  readonly seat: number;
  readonly reason?: string;
}

/** Put bonbi with a team, or with nobody. */
export interface AssignBonbi {
  readonly type: "assign_bonbi";
  readonly seat: number | null;
  readonly reason?: string;
}

/** Put a team on a square. */
export interface SetPosition {
  readonly type: "set_position";
  readonly seat: number;
  readonly square: string;
  readonly reason?: string;
}

/** Change what a team has or is (RM-13.6). */
export interface Correct {
  readonly type: "correct";
  readonly reason?: string;
  readonly seat: number;
  readonly points?: number;
  readonly goals?: number;
  readonly give_cards?: readonly string[];
  readonly take_cards?: readonly string[];
  readonly give_property?: string | null;
  readonly take_property?: string | null;
  readonly status_on?: "cow" | "double" | "free_property" | "inflation" | "red_immune" | "reroll" | "rocket" | "seal" | null;
  readonly status_off?: "cow" | "double" | "free_property" | "inflation" | "red_immune" | "reroll" | "rocket" | "seal" | null;
  readonly phase?: "ready" | null;
}

/** Strike out an entry and, as shown before, all that depended on it (RM-13.7). */
export interface Void {
  readonly type: "void";
  readonly entry: number;
  readonly also?: readonly number[];
  readonly reason?: string;
}

/** Do something for a team whose phone is dead (RM-13.11). */
export interface ActFor {
  readonly type: "act_for";
  readonly seat: number;
  readonly command: Roll | UseStar | StepOne | Keep | Reroll | RocketRoll | Double | DeclareTarget | Arrive | Alight | NotBoarded | RollDestination | StartMission | TakeFree | Draw | RollSquare | Buy | Choose | Finish | Submit | CannotDo | GiveUp | MissionDone | MissionFailed | RollAttack | Touch | ConfirmTouch | DenyTouch | Repel | KeepBonbi | Sell | AddProof | Note | CallGM | UndoReport;
  readonly reason?: string;
}

/** Order teams out of their vehicles; nobody named means all (RM-13.10). */
export interface ForceAlight {
  readonly type: "force_alight";
  readonly seats?: readonly number[];
  readonly reason?: string;
}

/** Give a mission another text (RM-7.10). */
export interface ReplaceMission {
  readonly type: "replace_mission";
  readonly mission: string;
  readonly task: { readonly [key: string]: string };
  readonly reason?: string;
}

/** Tell everybody something. */
export interface Broadcast {
  readonly type: "broadcast";
  readonly text: string;
  readonly reason?: string;
}

/** Take a team out of the event (RM-1.15). */
export interface Withdraw {
  readonly type: "withdraw";
  readonly seat: number;
  readonly reason?: string;
}

/** Stop the event (RM-13.8). */
export interface Pause {
  readonly type: "pause";
  readonly reason?: string;
}

/** Let the event go on (RM-13.8). */
export interface Unpause {
  readonly type: "unpause";
  readonly reason?: string;
}

/** Move a time of the day (RM-13.9). */
export interface SetClock {
  readonly type: "set_clock";
  readonly what: "cutoff" | "last_roll" | "settlement_1" | "settlement_2" | "settlement_3" | "start" | "switch";
  readonly time: string;
  readonly reason?: string;
}

/** Pay the next settlement now (RM-12.2). */
export interface CallSettlement {
  readonly type: "call_settlement";
  readonly reason?: string;
}

/** A line is out of service between two squares for the rest of the day (RM-17.5). */
export interface CloseEdge {
  readonly type: "close_edge";
  readonly a: string;
  readonly b: string;
  readonly reason?: string;
}

/** End the event (RM-13.12). */
export interface EndNow {
  readonly type: "end_now";
  readonly reason?: string;
}

/** Decide on a late report (RM-15.5). */
export interface ResolveConflict {
  readonly type: "resolve_conflict";
  readonly entry: number;
  readonly how: "both_score" | "from_now" | "recompute" | "refuse";
  readonly reason?: string;
}

/** The result is final (RM-12.6). */
export interface CloseResult {
  readonly type: "close_result";
  readonly reason?: string;
}

/** The clock: something is due. */
export interface Tick {
  readonly type: "tick";
}

/** Play starts (RM-1.6). */
export interface Began {
  readonly type: "began";
}

/** The simulated clock went on (RM-18.1). */
export interface TimePassed {
  readonly type: "time_passed";
  readonly time: number;
}

/** A plain roll. */
export interface Rolled {
  readonly type: "rolled";
  readonly seat: number;
  readonly square: string;
  readonly face: number;
}

/** A second roll that binds. */
export interface Rerolled {
  readonly type: "rerolled";
  readonly seat: number;
  readonly face: number;
}

/** A roll after a 1; the move is this face and one more. */
export interface RocketRolled {
  readonly type: "rocket_rolled";
  readonly seat: number;
  readonly face: number;
}

/** A star card was played; `steps` is 0 for a trip. */
export interface StarPlayed {
  readonly type: "star_played";
  readonly seat: number;
  readonly square: string;
  readonly card: string;
  readonly steps: number;
}

/** One square by Cow Walk. */
export interface CowWalked {
  readonly type: "cow_walked";
  readonly seat: number;
  readonly square: string;
}

/** No legal end: the team stays (RM-3.12). */
export interface Stuck {
  readonly type: "stuck";
  readonly seat: number;
  readonly square: string;
}

/** Where a team heads for; for itself and the game master. */
export interface TargetDeclared {
  readonly type: "target_declared";
  readonly seat: number;
  readonly square: string;
}

/** A team leaves on a trip; where to, is told on arrival. */
export interface TripBegan {
  readonly type: "trip_began";
  readonly seat: number;
  readonly kind: string;
}

/** A trip that cannot begin any more (RM-1.8). */
export interface TripVoid {
  readonly type: "trip_void";
  readonly seat: number;
}

/** A team arrived; `flagged` marks a phone that was elsewhere (RM-17.2). */
export interface Arrived {
  readonly type: "arrived";
  readonly seat: number;
  readonly square: string;
  readonly flagged?: boolean;
}

/** A team got off on the way. */
export interface GotOff {
  readonly type: "got_off";
  readonly seat: number;
  readonly square: string;
}

/** A team told to get off was in no vehicle. */
export interface HadNotBoarded {
  readonly type: "had_not_boarded";
  readonly seat: number;
}

/** A declaration of a team that had not left is void (RM-8.11). */
export interface MoveCancelled {
  readonly type: "move_cancelled";
  readonly seat: number;
}

/** A team may finish its move. */
export interface MoveRestored {
  readonly type: "move_restored";
  readonly seat: number;
}

/** A team tries missions. */
export interface MissionStarted {
  readonly type: "mission_started";
  readonly seat: number;
  readonly square: string;
  readonly missions: readonly string[];
}

/** A mission is done and wins a property. */
export interface MissionCleared {
  readonly type: "mission_cleared";
  readonly seat: number;
  readonly mission: string;
  readonly property: string;
}

/** A mission failed. */
export interface MissionMissed {
  readonly type: "mission_missed";
  readonly seat: number;
  readonly mission: string;
}

/** A team leaves open missions alone. */
export interface MissionPassed {
  readonly type: "mission_passed";
  readonly seat: number;
  readonly square: string;
}

/** A card came. */
export interface Drew {
  readonly type: "drew";
  readonly seat: number;
  readonly square: string;
  readonly card: string;
}

/** What an automatic card did to a team. */
export interface CardEffect {
  readonly type: "card_effect";
  readonly seat: number;
  readonly card: string;
  readonly points: number;
  readonly number?: number;
}

/** What a card did to a team, by what others could not see. */
export interface CardRevealed {
  readonly type: "card_revealed";
  readonly seat: number;
  readonly card: string;
  readonly points: number;
  readonly number?: number;
}

/** A star card was gained. */
export interface CardGained {
  readonly type: "card_gained";
  readonly seat: number;
  readonly card: string;
}

/** A card found nothing to act on (RM-5.6). */
export interface CardVoid {
  readonly type: "card_void";
  readonly seat: number;
  readonly card: string;
}

/** A human card is to be done. */
export interface TaskBegan {
  readonly type: "task_began";
  readonly seat: number;
  readonly card: string;
}

/** A human card is done. */
export interface TaskDone {
  readonly type: "task_done";
  readonly seat: number;
  readonly card: string;
}

/** A human card cannot be done; the team goes back. */
export interface TaskCannot {
  readonly type: "task_cannot";
  readonly seat: number;
  readonly card: string;
}

/** A blue or red square. */
export interface SquareRolled {
  readonly type: "square_rolled";
  readonly seat: number;
  readonly square: string;
  readonly kind: string;
  readonly face: number;
  readonly points: number;
}

/** A card was bought. */
export interface Bought {
  readonly type: "bought";
  readonly seat: number;
  readonly square: string;
  readonly card: string;
  readonly price: number;
}

/** A team reached the destination. */
export interface GoalReached {
  readonly type: "goal_reached";
  readonly seat: number;
  readonly square: string;
  readonly points: number;
}

/** Teams must get off at the next square; `why` is goal, card, event or master. */
export interface AlightOrdered {
  readonly type: "alight_ordered";
  readonly seats: readonly number[];
  readonly time: number;
  readonly why: string;
}

/** The next destination. */
export interface DestinationSet {
  readonly type: "destination_set";
  readonly square: string;
  readonly dice: readonly number[];
}

/** Play goes on after a goal. */
export interface Resumed {
  readonly type: "resumed";
  readonly time: number;
}

/** A team was late off the train. */
export interface LateOff {
  readonly type: "late_off";
  readonly seat: number;
  readonly minutes: number;
  readonly points: number;
}

/** Bonbi is with a team now; `how` is goal, touch, card, sent, repelled or master. */
export interface BonbiMoved {
  readonly type: "bonbi_moved";
  readonly seat: number;
  readonly how: string;
}

/** Nobody has bonbi. */
export interface BonbiGone {
  readonly type: "bonbi_gone";
}

/** Teams are equally far; the smallest die gets bonbi. */
export interface BonbiTied {
  readonly type: "bonbi_tied";
  readonly seats: readonly number[];
  readonly dice: readonly number[];
}

/** A team says that it touched another one. */
export interface TouchClaimed {
  readonly type: "touch_claimed";
  readonly seat: number;
  readonly other: number;
}

/** The other one says no, or nothing: the game master decides. */
export interface TouchDenied {
  readonly type: "touch_denied";
  readonly seat: number;
  readonly other: number;
}

/** A team paid to send bonbi back. */
export interface Repelled {
  readonly type: "repelled";
  readonly seat: number;
  readonly other: number;
  readonly points: number;
}

/** A bonbi attack. */
export interface Attacked {
  readonly type: "attacked";
  readonly seat: number;
  readonly face: number;
  readonly points: number;
}

/** The transformation table. */
export interface KingAttacked {
  readonly type: "king_attacked";
  readonly seat: number;
  readonly face: number;
  readonly points: number;
}

/** Two turns running with the same face: an event. */
export interface Happened {
  readonly type: "happened";
  readonly seat: number;
  readonly event: string;
  readonly face: number;
}

/** What an event did to a team. */
export interface HappenedTo {
  readonly type: "happened_to";
  readonly seat: number;
  readonly event: string;
  readonly points: number;
  readonly number?: number;
  readonly card?: string;
}

/** A property was sold. */
export interface Sold {
  readonly type: "sold";
  readonly seat: number;
  readonly property: string;
  readonly points: number;
}

/** A property was given up. */
export interface PropertyLost {
  readonly type: "property_lost";
  readonly seat: number;
  readonly property: string;
  readonly points: number;
}

/** A settlement, with the balance after it. */
export interface Settled {
  readonly type: "settled";
  readonly seat: number;
  readonly number: number;
  readonly points: number;
  readonly balance: number;
}

/** What Leak shows. */
export interface Leaked {
  readonly type: "leaked";
  readonly seat: number;
  readonly square: string;
  readonly cards: readonly string[];
  readonly balance: number;
}

/** Boom, recession, or normal again. */
export interface EconomySet {
  readonly type: "economy_set";
  readonly economy: string;
}

/** The gate on the destination opens or closes; `time` is when it ends, 0 when it has. */
export interface GateSet {
  readonly type: "gate_set";
  readonly time: number;
}

/** The next attack is a transformation. */
export interface Transforming {
  readonly type: "transforming";
}

/** A line that a team wrote. */
export interface Noted {
  readonly type: "noted";
  readonly seat: number;
  readonly text: string;
}

/** A team wants the game master. */
export interface Called {
  readonly type: "called";
  readonly seat: number;
  readonly text: string;
}

/** A team added proof to a claim. */
export interface ProofAdded {
  readonly type: "proof_added";
  readonly seat: number;
  readonly entry: number;
}

/** A team took its last report back. */
export interface ReportUndone {
  readonly type: "report_undone";
  readonly seat: number;
}

/** A late report was put where it belongs. */
export interface LateMerged {
  readonly type: "late_merged";
  readonly seat: number;
  readonly minutes: number;
}

/** A report waits for the game master. */
export interface ConflictOpened {
  readonly type: "conflict_opened";
  readonly seat: number;
  readonly entry: number;
}

/** The game master decided on a report. */
export interface ConflictResolved {
  readonly type: "conflict_resolved";
  readonly seat: number;
  readonly entry: number;
  readonly how: string;
}

/** The game master approved or rejected a claim; points are what changed with it. */
export interface Ruled {
  readonly type: "ruled";
  readonly seat: number;
  readonly entry: number;
  readonly how: string;
  readonly points: number;
  readonly reason: string;
}

/** The game master did something; `what` is the command. */
export interface Mastered {
  readonly type: "mastered";
  readonly what: string;
  readonly reason: string;
}

/** The game master changed something of a team. */
export interface Corrected {
  readonly type: "corrected";
  readonly seat: number;
  readonly points: number;
  readonly reason: string;
}

/** The game master says something. */
export interface Announced {
  readonly type: "announced";
  readonly text: string;
}

/** Entries that no longer count. */
export interface Voided {
  readonly type: "voided";
  readonly entries: readonly number[];
  readonly reason: string;
}

/** A team is out. */
export interface Withdrawn {
  readonly type: "withdrawn";
  readonly seat: number;
}

/** The event stands still. */
export interface Paused {
  readonly type: "paused";
  readonly reason: string;
}

/** The event goes on. */
export interface Unpaused {
  readonly type: "unpaused";
}

/** No more rolls (RM-1.6). */
export interface LastRoll {
  readonly type: "last_roll";
}

/** A prize of the end (RM-12.3). */
export interface Prize {
  readonly type: "prize";
  readonly seat: number;
  readonly kind: string;
  readonly points: number;
}

/** A final score (RM-12.4). */
export interface FinalScored {
  readonly type: "final_scored";
  readonly seat: number;
  readonly balance: number;
  readonly sale: number;
  readonly prizes: number;
  readonly total: number;
}

/** The event is over; `reason` is last_roll, cutoff or master. */
export interface DayEnded {
  readonly type: "day_ended";
  readonly reason: string;
}

/** The result is final; these teams have won. */
export interface ResultClosed {
  readonly type: "result_closed";
  readonly seats: readonly number[];
  readonly decided_by: string;
}

/** A whole game. `outcome` and `seed` are there once it is over. */
export interface MomotetsuRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: MomotetsuOptions;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly log: readonly MomotetsuEntry[];
  readonly outcome?: Outcome | null;
  readonly seed?: string | null;
  readonly digest?: string;
  readonly format?: number;
}

/** A kit by the id of one that ships with the game, or whole; live in the city, or simulated at a table. */
export interface MomotetsuOptions {
  readonly kit?: string | KitData;
  readonly mode?: "live" | "table";
  readonly midnight?: number;
  readonly clock?: ClockData | null;
  readonly settings?: Settings | null;
}

/** All files of a kit. */
export interface KitData {
  readonly kit: EventData;
  readonly map: MapData;
  readonly cards: CardsData;
  readonly tables: TablesData;
  readonly missions: MissionsData;
  readonly rates: RatesData;
}

/** `kit.json`. */
export interface EventData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly teams: TeamsData;
  readonly edition?: { readonly [key: string]: string } | null;
  readonly clock?: ClockData;
  readonly options?: Settings;
}

/** How many teams, of how many people, and what they begin with (RM-1.1 to RM-1.5). */
export interface TeamsData {
  readonly start_square: string;
  readonly min?: number;
  readonly max?: number;
  readonly min_members?: number;
  readonly start_points?: number;
  readonly point_unit?: number;
}

/** The times of the day (RM-1.6 to RM-1.9). */
export interface ClockData {
  readonly start?: string;
  readonly settlements?: readonly string[];
  readonly switch?: string;
  readonly last_roll?: string;
  readonly cutoff?: string;
}

/** The switches of the rules; the game master may change them before the start. */
export interface Settings {
  readonly bonbi_draw?: "cards" | "dice";
  readonly bonbi_doubles_table_1?: boolean;
  readonly final_counts_sale?: boolean;
  readonly prize_tie?: "all" | "none";
  readonly races_tie?: "all" | "roll_again";
  readonly late_minutes_rounding?: "ceil" | "floor";
  readonly shinkansen_enabled?: boolean;
  readonly shiritori_voicing?: "loose" | "strict";
  readonly gamble_win?: "instant" | "travel" | null;
  readonly king_trip_processed?: boolean;
  readonly own_bonbi_card_attack?: "next_square" | "this_square";
  readonly mission_card_skip_cleared?: boolean;
  readonly goal_notice?: "auto" | "gm";
  readonly settlement_call?: "auto" | "gm";
  readonly dice_source?: "both" | "physical" | "server";
  readonly balances_public?: boolean;
  readonly hands_public?: boolean;
  readonly obsolete_missions?: "keep" | "remove" | "replace";
  readonly extra_stations?: readonly string[];
  readonly table_wait_sampled?: boolean;
  readonly spectator_delay_minutes?: number | null;
}

/** `map.json`. */
export interface MapData {
  readonly squares: readonly SquareData[];
  readonly lines: readonly LineData[];
  readonly sets?: { readonly [key: string]: readonly string[] };
  readonly optional?: readonly OptionalData[];
}

/** A square: its kind, its readings in kana, and its other names (RM-3.2). */
export interface SquareData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly kind: "blue" | "card" | "mission" | "red" | "shop" | "special";
  readonly kana: readonly string[];
  readonly places: readonly PlaceData[];
  readonly also?: readonly string[];
  readonly twins?: readonly ({ readonly [key: string]: string })[];
}

/** Where some lines of a square stop; a square may have several places (RM-3.2). */
export interface PlaceData {
  readonly lat: number;
  readonly lon: number;
  readonly lines: readonly string[];
  readonly bus?: boolean;
}

/** A line in its listed range: segments of squares in order; those it runs past are in `pass_only` (RM-3.3). */
export interface LineData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly operator: { readonly [key: string]: string };
  readonly color: string;
  readonly mode: "bus" | "rail" | "tram";
  readonly segments: readonly (readonly string[])[];
  readonly loop?: boolean;
  readonly pass_only?: readonly string[];
  readonly liner_ends?: readonly string[];
  readonly boarding?: { readonly [key: string]: { readonly [key: string]: string } };
}

/** A station that an option puts between two squares (RM-3.21). */
export interface OptionalData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly kind: "blue" | "card" | "mission" | "red" | "shop" | "special";
  readonly kana: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly between: readonly [string, string];
  readonly lines: readonly string[];
  readonly passed_by?: readonly string[];
}

/** `cards.json`. */
export interface CardsData {
  readonly cards: readonly CardData[];
}

/** A card (RM-5, RM-6). `minutes` and `success` are for table play. */
export interface CardData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly text: { readonly [key: string]: string };
  readonly class: "auto" | "human" | "mixed" | "move";
  readonly effect: MoveExact | MoveDice | MoveRank | RideToEnd | Walk | Trip | Gamble | Points | PointsDice | PointsPerProperty | Halve | PoolAndSplit | Give | SellStar | GainStar | DiscardAllStars | Reveal | Copy | SetStatus | SetEconomy | Gate | Transform | RedrawDestination | Evict | BonbiComes | Task | TaskUntilArrival;
  readonly star?: boolean;
  readonly proof?: readonly ("honour_or_video" | "photo" | "photo_or_text" | "photo_or_timer" | "text" | "video")[];
  readonly fail?: "as_copied" | "fallback" | "none" | "refused" | "retry" | "return" | "stay" | "void";
  readonly exempt?: boolean;
  readonly minutes?: readonly [number, number];
  readonly success?: number;
  readonly option?: "shinkansen_enabled" | null;
}

/** Move one of these counts, chosen at the declaration. */
export interface MoveExact {
  readonly op: "move_exact";
  readonly squares: readonly number[];
}

/** Move the sum of so many dice; with `goal_on_pass` the destination may be stopped at on the way. */
export interface MoveDice {
  readonly op: "move_dice";
  readonly dice: number;
  readonly goal_on_pass?: boolean;
}

/** Move the rank of one playing card. */
export interface MoveRank {
  readonly op: "move_rank";
}

/** Ride one vehicle to its last stop. */
export interface RideToEnd {
  readonly op: "ride_to_end";
}

/** Walk to a near square. */
export interface Walk {
  readonly op: "walk";
  readonly radius_km?: number;
  readonly min_targets?: number;
}

/** Go to a square of a set: one of the map's own sets, or one that the rules know. */
export interface Trip {
  readonly op: "trip";
  readonly set: string;
  readonly only_from?: string | null;
}

/** On a winning face to the destination, else to the previous one. */
export interface Gamble {
  readonly op: "gamble";
  readonly win_faces: readonly number[];
}

/** Points for the own team, for every other one, or for one other of choice. */
export interface Points {
  readonly op: "points";
  readonly own?: number;
  readonly others?: number;
  readonly target?: number;
}

/** So many points times the sum of dice. */
export interface PointsDice {
  readonly op: "points_dice";
  readonly dice: number;
  readonly times: number;
}

/** So many points for each property held. */
export interface PointsPerProperty {
  readonly op: "points_per_property";
  readonly each: number;
}

/** The own balance is halved. */
export interface Halve {
  readonly op: "halve";
}

/** Two balances are added and shared equally. */
export interface PoolAndSplit {
  readonly op: "pool_and_split";
}

/** Points go from the own balance to the lowest one. */
export interface Give {
  readonly op: "give";
  readonly amount: number;
}

/** One own star card is given up for points. */
export interface SellStar {
  readonly op: "sell_star";
  readonly gain: number;
}

/** One star card of choice is gained. */
export interface GainStar {
  readonly op: "gain_star";
}

/** One other team loses its star cards. */
export interface DiscardAllStars {
  readonly op: "discard_all_stars";
}

/** Square, hand and balance are shown to all. */
export interface Reveal {
  readonly op: "reveal";
}

/** Does what another instant card does. */
export interface Copy {
  readonly op: "copy";
  readonly except?: readonly string[];
}

/** A status for the own team. */
export interface SetStatus {
  readonly op: "status";
  readonly status: "cow" | "double" | "free_property" | "inflation" | "red_immune" | "reroll" | "rocket" | "seal";
}

/** Boom or recession for all. */
export interface SetEconomy {
  readonly op: "economy";
  readonly economy: "boom" | "recession";
}

/** Nobody can pass the destination for some minutes. */
export interface Gate {
  readonly op: "gate";
  readonly minutes: number;
}

/** The next attack is rolled on the transformation table. */
export interface Transform {
  readonly op: "transform";
}

/** On some faces a new destination is drawn. */
export interface RedrawDestination {
  readonly op: "redraw_destination";
  readonly faces: readonly number[];
}

/** Every other team in a vehicle gets off. */
export interface Evict {
  readonly op: "force_alight";
}

/** Bonbi comes to the drawer, or the drawer sends it. */
export interface BonbiComes {
  readonly op: "bonbi";
}

/** Something to do, with proof; what the server can check by itself is said here. */
export interface Task {
  readonly op: "task";
  readonly minutes?: number;
  readonly exact_chars?: number;
  readonly min_chars?: number;
  readonly lines?: number;
  readonly initials?: readonly string[];
  readonly give_up_minutes?: number;
  readonly then?: "cow" | "double" | "free_property" | "inflation" | "red_immune" | "reroll" | "rocket" | "seal" | null;
}

/** Something to keep up until the next arrival. */
export interface TaskUntilArrival {
  readonly op: "task_until_arrival";
}

/** `tables.json`. */
export interface TablesData {
  readonly pairs: readonly PairData[];
  readonly special: readonly string[];
  readonly destinations: readonly DestinationData[];
  readonly shop: readonly ShopItem[];
  readonly events: readonly DiceEventData[];
  readonly lottery_prizes: { readonly [key: string]: string };
  readonly attacks: readonly AttackData[];
  readonly transformations: readonly AttackData[];
}

/** What two playing cards give on a card square (RM-4.6). */
export interface PairData {
  readonly low: number;
  readonly high: number;
  readonly card: string;
}

/** A row of the destination table (RM-8.15). */
export interface DestinationData {
  readonly first: number;
  readonly second: readonly number[];
  readonly square: string;
  readonly points: number;
}

/** What a card station sells (RM-4.7). */
export interface ShopItem {
  readonly card: string;
  readonly price: number;
  readonly option?: "shinkansen_enabled" | null;
}

/** The event of a face (RM-10). */
export interface DiceEventData {
  readonly face: number;
  readonly id: string;
  readonly op: "cards" | "fireworks" | "races" | "snow" | "substitute";
  readonly name: { readonly [key: string]: string };
  readonly text: { readonly [key: string]: string };
  readonly cards?: readonly string[];
}

/** A row of a bonbi table: its name (RM-9.14 to RM-9.24). */
export interface AttackData {
  readonly face: number;
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly text?: { readonly [key: string]: string } | null;
}

/** `missions.json`. */
export interface MissionsData {
  readonly missions: readonly MissionData[];
  readonly prize_kinds?: readonly ("commerce" | "food" | "history" | "industry" | "park")[];
}

/** A mission and its property (RM-7.1); `obsolete` says why it is no longer possible (a bare text is English). */
export interface MissionData {
  readonly id: string;
  readonly square: string;
  readonly task: { readonly [key: string]: string };
  readonly type: "buy" | "do" | "eat" | "find" | "photo" | "visit";
  readonly property: PropertyData;
  readonly proof?: readonly ("honour_or_video" | "photo" | "photo_or_text" | "photo_or_timer" | "text" | "video")[];
  readonly obsolete?: { readonly [key: string]: string } | string | null;
  readonly replacement?: { readonly [key: string]: string } | null;
}

/** What a mission wins (RM-7.9). */
export interface PropertyData {
  readonly id: string;
  readonly name: { readonly [key: string]: string };
  readonly text: { readonly [key: string]: string };
  readonly kind: "commerce" | "food" | "history" | "industry" | "park";
  readonly settlement: readonly number[];
  readonly sale: number;
}

/** `rates.json`. */
export interface RatesData {
  readonly table: TableRates;
  readonly squares?: SquareRates;
  readonly movement?: MovementRates;
  readonly goal?: GoalRates;
  readonly bonbi?: BonbiRates;
  readonly events?: HappeningRates;
  readonly money?: MoneyRates;
  readonly tasks?: TaskRates;
  readonly live?: LiveRates;
  readonly late?: LateRates;
  readonly view?: ViewRates;
  readonly bot?: BotRates;
}

/** Table play (RM-18). */
export interface TableRates {
  readonly step_seconds: { readonly [key: string]: number };
  readonly pass_seconds: { readonly [key: string]: number };
  readonly wait_seconds: { readonly [key: string]: number };
  readonly mission: { readonly [key: string]: Duration };
  readonly transfer_walk_seconds?: number;
  readonly walk_m_per_min?: number;
  readonly walk_detour?: number;
  readonly ready_seconds?: number;
  readonly draw_seconds?: number;
  readonly square_roll_seconds?: number;
  readonly shop_seconds?: number;
  readonly attack_seconds?: number;
  readonly choice_seconds?: number;
  readonly next_destination_seconds?: number;
  readonly human_answer_seconds?: number;
}

/** How long something takes in table play, and how often it succeeds. */
export interface Duration {
  readonly minutes: readonly [number, number];
  readonly success: number;
}

/** Blue and red squares (RM-4.3, RM-4.4). */
export interface SquareRates {
  readonly blue_factor?: number;
  readonly blue_factor_late?: number;
  readonly red_factor?: number;
  readonly red_factor_late?: number;
}

/** Movement (RM-3). */
export interface MovementRates {
  readonly max_steps?: number;
  readonly gate_stuck_wait_minutes?: number;
  readonly rocket_add?: number;
  readonly ice_factor?: number;
}

/** The goal (RM-8). */
export interface GoalRates {
  readonly distance_bonus?: number;
  readonly distance_bonus_late?: number;
  readonly inflation_bonus?: number;
  readonly alight_minutes?: number;
  readonly late_points_per_minute?: number;
  readonly same_goal_bucket_seconds?: number;
}

/** Bonbi (RM-9). */
export interface BonbiRates {
  readonly double_factor?: number;
  readonly draw_fee?: number;
  readonly back_per_square?: number;
  readonly lottery_fee?: number;
  readonly die_loss_factor?: number;
  readonly property_gain?: number;
  readonly mini_loss?: number;
  readonly king_no_star_loss?: number;
  readonly king_loss?: number;
  readonly touch_block_minutes?: number;
  readonly repel_cost?: number;
  readonly repel_window_minutes?: number;
  readonly touch_confirm_minutes?: number;
}

/** Events (RM-10). */
export interface HappeningRates {
  readonly fireworks?: number;
  readonly snow_per_goal?: number;
  readonly substitute_factor?: number;
  readonly races_dice?: number;
  readonly races_prize?: number;
}

/** Debts and prizes (RM-11, RM-12). */
export interface MoneyRates {
  readonly debt_choice_minutes?: number;
  readonly prize?: number;
}

/** Human cards (RM-6). */
export interface TaskRates {
  readonly tongue_phrase_ja?: string;
}

/** Live play (RM-2.16, RM-8.3, RM-17). */
export interface LiveRates {
  readonly undo_seconds?: number;
  readonly gps_ok_km?: number;
  readonly goal_photo_minutes?: number;
}

/** Late reports (RM-15, RM-17.3). */
export interface LateRates {
  readonly clock_skew_seconds?: number;
  readonly max_backdate_minutes?: number;
  readonly overdue_minutes?: number;
}

/** Spectators (RM-16.1). */
export interface ViewRates {
  readonly spectator_delay_minutes?: number;
}

/** The baseline bot (RM-18.15, RM-18.16). */
export interface BotRates {
  readonly mission_max_minutes?: number;
  readonly mission_stop_before?: string;
  readonly star_gain_squares?: number;
  readonly limited_express_balance?: number;
  readonly express_balance?: number;
  readonly back_pay_max?: number;
  readonly repel_balance?: number;
}

/** One line of the log. Entry 0 is the setup: it has neither actor nor command. */
export interface MomotetsuEntry {
  readonly n: number;
  readonly at: number;
  readonly actor?: number | "clock" | "gm" | null;
  readonly command?: Roll | UseStar | StepOne | Keep | Reroll | RocketRoll | Double | DeclareTarget | Arrive | Alight | NotBoarded | RollDestination | StartMission | TakeFree | Draw | RollSquare | Buy | Choose | Finish | Submit | CannotDo | GiveUp | MissionDone | MissionFailed | RollAttack | Touch | ConfirmTouch | DenyTouch | Repel | KeepBonbi | Sell | AddProof | Note | CallGM | UndoReport | DrawFirstDestination | SetOption | SetTeams | Approve | Reject | AnnounceAlight | ResumeGoal | WaiveLate | RestoreMove | AssignBonbi | SetPosition | Correct | Void | ActFor | ForceAlight | ReplaceMission | Broadcast | Withdraw | Pause | Unpause | SetClock | CallSettlement | CloseEdge | EndNow | ResolveConflict | CloseResult | Tick | null;
  readonly chance?: readonly number[];
  readonly events?: readonly (Began | TimePassed | Rolled | Rerolled | RocketRolled | StarPlayed | CowWalked | Stuck | TargetDeclared | TripBegan | TripVoid | Arrived | GotOff | HadNotBoarded | MoveCancelled | MoveRestored | MissionStarted | MissionCleared | MissionMissed | MissionPassed | Drew | CardEffect | CardRevealed | CardGained | CardVoid | TaskBegan | TaskDone | TaskCannot | SquareRolled | Bought | GoalReached | AlightOrdered | DestinationSet | Resumed | LateOff | BonbiMoved | BonbiGone | BonbiTied | TouchClaimed | TouchDenied | Repelled | Attacked | KingAttacked | Happened | HappenedTo | Sold | PropertyLost | Settled | Leaked | EconomySet | GateSet | Transforming | Noted | Called | ProofAdded | ReportUndone | LateMerged | ConflictOpened | ConflictResolved | Ruled | Mastered | Corrected | Announced | Voided | Withdrawn | Paused | Unpaused | LastRoll | Prize | FinalScored | DayEnded | ResultClosed)[];
  readonly id?: string | null;
}

/** What a viewer may know. */
export interface MomotetsuView {
  readonly viewer: number | "gm" | "spectator";
  readonly options: MomotetsuOptions;
  readonly settings: SettingsView;
  readonly readings: Readings;
  readonly times: TimesView;
  readonly now: number;
  readonly n: number;
  readonly delay: number;
  readonly phase: "before" | "closed" | "ended" | "running";
  readonly destination: string | null;
  readonly previous_destination: string;
  readonly goals: number;
  readonly hold: HoldView | null;
  readonly next_goals: readonly (readonly [number, number])[];
  readonly bonbi: BonbiView | null;
  readonly bonbi_cause: number;
  readonly touch: TouchView | null;
  readonly touch_blocked_until: number;
  readonly economy: "boom" | "normal" | "recession";
  readonly gate_until: number;
  readonly transform: boolean;
  readonly settled: readonly number[];
  readonly rolls_over: boolean;
  readonly paused_since: number;
  readonly closed: readonly (readonly [string, string])[];
  readonly replaced: readonly ReplacedView[];
  readonly ended_by: string;
  readonly scores: readonly ScoreView[];
  readonly turn: number;
  readonly teams: readonly TeamView[];
  readonly own: readonly OwnView[];
  readonly claims: readonly ClaimView[];
  readonly conflicts: readonly ConflictView[];
  readonly album: readonly PictureView[];
  readonly late: readonly (readonly [number, number])[];
  readonly unplaced: readonly number[];
}

/** The switches of the rules as they are set today, every one of them: no screen knows what one is when unsaid. */
export interface SettingsView {
  readonly bonbi_draw?: "cards" | "dice";
  readonly bonbi_doubles_table_1?: boolean;
  readonly final_counts_sale?: boolean;
  readonly prize_tie?: "all" | "none";
  readonly races_tie?: "all" | "roll_again";
  readonly late_minutes_rounding?: "ceil" | "floor";
  readonly shinkansen_enabled?: boolean;
  readonly shiritori_voicing?: "loose" | "strict";
  readonly gamble_win?: "instant" | "travel" | null;
  readonly king_trip_processed?: boolean;
  readonly own_bonbi_card_attack?: "next_square" | "this_square";
  readonly mission_card_skip_cleared?: boolean;
  readonly goal_notice?: "auto" | "gm";
  readonly settlement_call?: "auto" | "gm";
  readonly dice_source?: "both" | "physical" | "server";
  readonly balances_public?: boolean;
  readonly hands_public?: boolean;
  readonly obsolete_missions?: "keep" | "remove" | "replace";
  readonly extra_stations?: readonly string[];
  readonly table_wait_sampled?: boolean;
  readonly spectator_delay_minutes?: number | null;
}

/** How a version reads the rules; what is not said is read as the rules are written. */
export interface Readings {
  readonly forgets_alighting?: boolean;
  readonly spared_by_every_goal?: boolean;
  readonly disputes_own_attack?: boolean;
  readonly fireworks_pay_told?: boolean;
  readonly earlier_scorers_wait?: boolean;
  readonly forgets_who_is_aboard?: boolean;
  readonly counts_late_at_start?: boolean;
  readonly galaxy_keeps_destination?: boolean;
  readonly cut_distances?: boolean;
  readonly no_sweat_on_landing_only?: boolean;
  readonly untouchable_until_moving?: boolean;
  readonly one_goal_in_a_hold?: boolean;
  readonly told_can_score?: boolean;
  readonly choices_go_stale?: boolean;
  readonly tells_goals_by_square?: boolean;
  readonly judges_before_the_clock?: boolean;
  readonly notices_before_ruling?: boolean;
  readonly plain_second_goal?: boolean;
  readonly gamble_win?: "instant" | "travel";
}

/** The clock times of the day, in milliseconds from midnight (RM-1.6 to RM-1.9). */
export interface TimesView {
  readonly start: number;
  readonly settlements: readonly number[];
  readonly switch: number;
  readonly last_roll: number;
  readonly cutoff: number;
}

/** A goal that is being processed (RM-8). */
export interface HoldView {
  readonly square: string;
  readonly goal_at: number;
  readonly scorers: readonly number[];
  readonly roller: number;
  readonly origin: string;
  readonly t0: number;
  readonly notice_at: number;
  readonly announced: boolean;
  readonly assigned: boolean;
  readonly waiting: readonly number[];
  readonly positions: readonly string[];
  readonly inflated: readonly number[];
  readonly last: boolean;
  readonly number: number;
}

/** Who has bonbi, since when and how (RM-9). */
export interface BonbiView {
  readonly holder: number;
  readonly how: "card" | "goal" | "master" | "repelled" | "sent" | "touch";
  readonly came_from: number | null;
  readonly square: string | null;
  readonly due: "here" | "next";
  readonly attacked: boolean;
  readonly declared: boolean;
  readonly goal: number;
}

/** A touch that waits for the other team (RM-9.27). */
export interface TouchView {
  readonly holder: number;
  readonly other: number;
  readonly until: number;
  readonly entry: number;
}

/** A mission with another text, and why: both are for everybody (RM-7.10). */
export interface ReplacedView {
  readonly mission: string;
  readonly task: { readonly [key: string]: string };
  readonly why: string;
}

/** A final score (RM-12.4). */
export interface ScoreView {
  readonly balance: number;
  readonly sale: number;
  readonly prizes: number;
  readonly total: number;
}

/** What a team has made known to all: its last square, its phase, its properties and goals (RM-16.2, RM-16.6). */
export interface TeamView {
  readonly seat: number;
  readonly square: string;
  readonly phase: "attack" | "done" | "moving" | "processing" | "ready" | "rolled" | "task";
  readonly alight: "" | "fireworks" | "goal" | "order";
  readonly withdrawn: boolean;
  readonly goals: number;
  readonly cleared: readonly string[];
  readonly owned: readonly OwnedView[];
  readonly balance: number;
  readonly hand: readonly string[];
  readonly reported: number;
  readonly timers: Timers;
  readonly overdue?: boolean;
}

/** A property that a team holds, or held until some moment, and what it got for it (RM-7.5). */
export interface OwnedView {
  readonly property: string;
  readonly since: number;
  readonly until: number;
  readonly got: number;
}

/** When the clock will do something with a team; the log tells everybody when it did. */
export interface Timers {
  readonly wait_until?: number;
  readonly repel_until?: number;
  readonly debt_since?: number;
  readonly undo_until?: number;
  readonly task?: number;
}

/** What a team knows of itself (RM-2.18, RM-16.3 to RM-16.5). */
export interface OwnView {
  readonly seat: number;
  readonly square: string;
  readonly previous: string | null;
  readonly phase: "attack" | "done" | "moving" | "processing" | "ready" | "rolled" | "task";
  readonly balance: number;
  readonly hand: readonly string[];
  readonly owned: readonly OwnedView[];
  readonly properties: readonly string[];
  readonly cleared: readonly string[];
  readonly goals: number;
  readonly last_face: number;
  readonly statuses: readonly ("cow" | "double" | "free_property" | "inflation" | "red_immune" | "reroll" | "rocket" | "seal")[];
  readonly wait_until: number;
  readonly move: MoveView | null;
  readonly ends: readonly string[];
  readonly target: string | null;
  readonly stopped: StoppedView | null;
  readonly roll: RollView | null;
  readonly due_trip: TripView | null;
  readonly return_to: string | null;
  readonly worked: boolean;
  readonly tried: readonly string[];
  readonly bought: readonly string[];
  readonly scored: boolean;
  readonly sent: boolean;
  readonly struck: boolean;
  readonly promise: string | null;
  readonly ask: AskView | null;
  readonly task: TaskView | null;
  readonly efforts: readonly EffortView[];
  readonly alight: "" | "fireworks" | "goal" | "order";
  readonly alight_since: number;
  readonly late_points: number;
  readonly debt_since: number;
  readonly redo: readonly number[];
  readonly repel_from: number | null;
  readonly repel_until: number;
  readonly repel_price: number;
  readonly withdrawn: boolean;
  readonly members: number;
  readonly reported: number;
  readonly shown_balance: number;
  readonly shown_hand: readonly string[];
  readonly undo: OwnView | null;
  readonly undo_until: number;
  readonly undo_claim: number;
}

/** A movement under way (RM-2.7); `gate` is the square that it could not pass. */
export interface MoveView {
  readonly kind: "back" | "card_trip" | "die" | "king" | "return" | "star" | "star_trip" | "step";
  readonly start: string;
  readonly began: number;
  readonly steps: number;
  readonly card: string | null;
  readonly walks: boolean;
  readonly exempt: boolean;
  readonly passing: string | null;
  readonly face_before: number;
  readonly gate: string | null;
  readonly told: number;
  readonly off: string | null;
  readonly off_at: number;
}

/** A movement that forced alighting ended, as it would go on (RM-8.27). */
export interface StoppedView {
  readonly move: MoveView;
  readonly ends: readonly string[];
  readonly target: string | null;
}

/** A plain die that is shown, and what may still be done with it (RM-5.11). */
export interface RollView {
  readonly face: number;
  readonly reroll: boolean;
  readonly rocket: boolean;
  readonly double: boolean;
}

/** A trip that begins when the square is left (RM-2.6). */
export interface TripView {
  readonly kind: "back" | "card_trip" | "die" | "king" | "return" | "star" | "star_trip" | "step";
  readonly target: string;
  readonly card: string | null;
}

/** A choice that a card asks for, or without one an attack. */
export interface AskView {
  readonly kind: "back_or_pay" | "instant" | "own_star" | "property" | "send" | "square" | "star" | "team";
  readonly card: string | null;
  readonly options: readonly string[];
  readonly price: number;
}

/** A human card under way; `timed` once the time it asks for has passed. */
export interface TaskView {
  readonly card: string;
  readonly since: number;
  readonly attacked: boolean;
  readonly timed: boolean;
}

/** A mission under way. */
export interface EffortView {
  readonly mission: string;
  readonly since: number;
}

/** Something that the game master may approve or reject (RM-13). */
export interface ClaimView {
  readonly entry: number;
  readonly seat: number;
  readonly kind: "dice" | "goal" | "mission" | "task" | "touch";
  readonly at: number;
  readonly about: AboutView;
  readonly back_to: string | null;
  readonly points: number;
  readonly status: "approved" | "pending" | "rejected";
  readonly photo: string;
  readonly text: string;
  readonly flagged: boolean;
  readonly before: BeforeView | null;
  readonly bonbi: BonbiView | null;
}

/** What a claim is about: one of these, by its kind. */
export interface AboutView {
  readonly mission?: string | null;
  readonly card?: string | null;
  readonly square?: string | null;
  readonly team?: number | null;
}

/** What a goal changed, to go back to if it is rejected (RM-8.27). */
export interface BeforeView {
  readonly destination: string | null;
  readonly previous_destination: string;
  readonly bonbi: BonbiView | null;
  readonly economy: "boom" | "normal" | "recession";
  readonly gate_until: number;
  readonly statuses: readonly (readonly ("cow" | "double" | "free_property" | "inflation" | "red_immune" | "reroll" | "rocket" | "seal")[])[];
}

/** A report that waits for the game master (RM-15.5). */
export interface ConflictView {
  readonly entry: number;
  readonly seat: number;
  readonly command: Roll | UseStar | StepOne | Keep | Reroll | RocketRoll | Double | DeclareTarget | Arrive | Alight | NotBoarded | RollDestination | StartMission | TakeFree | Draw | RollSquare | Buy | Choose | Finish | Submit | CannotDo | GiveUp | MissionDone | MissionFailed | RollAttack | Touch | ConfirmTouch | DenyTouch | Repel | KeepBonbi | Sell | AddProof | Note | CallGM | UndoReport;
  readonly at: number;
  readonly received: number;
  readonly position: boolean;
}

/** A photo and words that a team sent with a claim (RM-16.7). */
export interface PictureView {
  readonly entry: number;
  readonly seat: number;
  readonly kind: "dice" | "goal" | "mission" | "task" | "touch";
  readonly about: AboutView;
  readonly at: number;
  readonly photo: string;
  readonly text: string;
}

/** A finished day: moments in the order of their times, how every team came to its total, awards. */
export interface Review {
  readonly moments: readonly Moment[];
  readonly reckoning: readonly Reckoning[];
  readonly awards: readonly Award[];
}

/** A line of the day: its time in milliseconds since midnight, and what everybody may know of it. */
export interface Moment {
  readonly at: number;
  readonly events?: readonly unknown[];
}

/** How a team came to its total. */
export interface Reckoning {
  readonly seat: number;
  readonly start: number;
  readonly sources: readonly Source[];
  readonly balance: number;
  readonly sale: number;
  readonly prizes: number;
  readonly total: number;
  readonly curve: readonly (readonly [number, number])[];
}

/** What a team got or lost in one way, and how often. */
export interface Source {
  readonly name: "bonbi" | "cards" | "goals" | "happenings" | "late" | "rulings" | "sales" | "settlements" | "shop" | "squares";
  readonly points: number;
  readonly times: number;
}

/** Teams that did most of something; `way` is where a ride of theirs began and ended. */
export interface Award {
  readonly name: "bonbi" | "cards" | "comeback" | "explorer" | "goals" | "missions" | "ride" | "stroke";
  readonly seats: readonly number[];
  readonly value: number;
  readonly way?: readonly string[];
}

/** What would be different; which entries would fall; whether dice or cards would have to be drawn again. */
export interface Preview {
  readonly changes: readonly Change[];
  readonly also: readonly number[];
  readonly chance: boolean;
}

/** Something that would be different: of a team, or of the day. */
export interface Change {
  readonly what: string;
  readonly before: string | number | readonly string[] | null;
  readonly after: string | number | readonly string[] | null;
  readonly seat?: number | null;
}
