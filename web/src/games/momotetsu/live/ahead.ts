/** What a report leads to, as far as a phone can tell by itself: the rules again, for a team without a line (RM-15.2).

`tests/twins` holds this to the server's rules over thousands of days. Nothing here is a number of the rules: those are
the kit's. Times are not told ahead, and what others or chance decide ends the telling (`sure`). */
import type { LiveKit } from "../model/kit";
import type {
  BonbiView,
  ClaimView,
  ConflictView,
  MomotetsuCommand,
  MomotetsuView,
  OwnView,
  SquareData,
  TouchView,
  TripView,
} from "../model/types";
import { ends } from "./ways";

/** A team as it will be, and what of the world its own reports change. */
export interface Ahead {
  readonly own: OwnView;
  readonly bonbi: BonbiView | null;
  readonly touch: TouchView | null;
  /** Those that the server has told of. */
  readonly claims: readonly ClaimView[];
  /** What the game master has to decide about the team, and whether it is about where it is (RM-15.5). */
  readonly conflicts: readonly Pick<ConflictView, "seat" | "position">[];
  /** False once a goal, a card, an attack or an event has made the rest the server's. */
  readonly sure: boolean;
}

/** What stays as it is while reports wait. */
export interface Around {
  readonly kit: LiveKit;
  readonly view: MomotetsuView;
}

type Status = OwnView["statuses"][number];
/** Where a team is, and what holds for it. */
export type Standing = Pick<OwnView, "square" | "statuses">;
type Of<T extends MomotetsuCommand["type"]> = Extract<MomotetsuCommand, { readonly type: T }>;

/** Used up by the next declaration, whatever it is (RM-2.9). */
const NEXT_TURN: ReadonlySet<Status> = new Set<Status>(["reroll", "double", "seal", "cow"]);
const BUSY: ReadonlySet<OwnView["phase"]> = new Set(["rolled", "moving", "processing", "task", "attack"]);
const SOME = 1; // a time that is not told ahead

const within = (now: Ahead, own: Partial<OwnView>): Ahead => ({ ...now, own: { ...now.own, ...own } });
const unsure = (now: Ahead): Ahead => ({ ...now, sure: false });
const has = ({ own }: Ahead, status: Status) => own.statuses.includes(status);
const without = ({ own }: Ahead, gone: (status: Status) => boolean) => own.statuses.filter((one) => !gone(one));

/** Whether a goal is being processed (RM-2.10). */
export const holding = ({ hold }: MomotetsuView): boolean => hold !== null && hold.t0 > 0;

/** Whether a scorer must wait for the next destination (RM-8.18). */
export const waits = ({ hold, readings }: MomotetsuView, { own }: Ahead): boolean =>
  own.scored &&
  hold !== null &&
  !hold.announced &&
  !hold.last &&
  (hold.scorers.includes(own.seat) || !!readings.earlier_scorers_wait);

export const holds = ({ own, bonbi }: Ahead): boolean => bonbi?.holder === own.seat;

/** What a square is now: boom and recession change blue and red (RM-4.5). */
export function kindOf({ kit, view }: Around, square: string): SquareData["kind"] {
  const { kind } = kit.square.get(square)!;
  if (kind === "blue" && view.economy === "recession") return "red";
  return kind === "red" && view.economy === "boom" ? "blue" : kind;
}

/** The team after one of its reports. */
export function ahead(around: Around, now: Ahead, command: MomotetsuCommand): Ahead {
  if (!now.sure) return now;
  return ended(around, then(around, now, command));
}

function then(around: Around, now: Ahead, command: MomotetsuCommand): Ahead {
  switch (command.type) {
    case "declare_target":
      return within(now, { target: command.square });
    case "arrive":
      return disputes(now, command) ? disputed(now) : arrived(around, now, command.square);
    case "alight":
      return alighted(around, now, command.square);
    case "not_boarded":
      return notBoarded(around, now);
    case "start_mission":
      return within(now, {
        phase: "task",
        efforts: command.missions.map((mission) => ({ mission, since: SOME })),
      });
    case "mission_done":
      return tried(won(around, now, command.mission), command.mission);
    case "mission_failed":
      return tried(now, command.mission);
    case "submit":
    case "give_up":
      return submitted(around, now);
    case "cannot_do":
      return cannot(around, now);
    case "buy":
      return bought(around, now, command.card);
    case "sell":
      return sold(around, now, command.property);
    case "touch":
      return { ...now, touch: { holder: now.own.seat, other: command.seat, until: SOME, entry: 0 } };
    case "finish":
      return finished(around, kindOf(around, now.own.square) === "mission" ? within(now, lapsed(now)) : now);
    case "add_proof":
      return proven(around, now, command.entry);
    case "roll":
      return rolled(around, now, command);
    case "roll_square":
      return squareRolled(around, now, command);
    case "note":
    case "call_gm":
      return now;
    default:
      return unsure(now);
  }
}

/** After the last roll the day is over once nobody is busy (RM-1.7). */
function ended({ view }: Around, now: Ahead): Ahead {
  const busy = view.teams.some(({ seat, phase, withdrawn }) =>
    seat === now.own.seat ? BUSY.has(now.own.phase) : !withdrawn && BUSY.has(phase),
  );
  return view.rolls_over && !busy && now.sure ? unsure(within(now, { phase: "done" })) : now;
}

// --- arrivals ---

function stands({ view }: Around, now: Ahead, square: string): Ahead {
  const previous = now.own.move!.start;
  const elsewhere = holds(now) && now.bonbi!.square !== square && !view.readings.untouchable_until_moving; // RM-9.29
  return within(
    { ...now, bonbi: elsewhere ? { ...now.bonbi!, square: null } : now.bonbi },
    { previous, square, move: null, stopped: null, ends: [], target: null, promise: null },
  );
}

/** An arrival that is for the game master to decide on (RM-3.15); one at a time. */
export const disputes = ({ own, conflicts }: Ahead, { dispute }: Of<"arrive">): boolean =>
  !!dispute && !conflicts.some(({ seat }) => seat === own.seat);

/** Until then nothing has happened. */
const disputed = (now: Ahead): Ahead => ({
  ...now,
  conflicts: [...now.conflicts, { seat: now.own.seat, position: true }],
});

/** The movement is over (RM-2.8). */
function arrived(around: Around, before: Ahead, square: string): Ahead {
  const { kind } = before.own.move!;
  const now = stands(around, before, square);
  const passes = kind === "return" || kind === "back" || (kind === "king" && !around.view.settings.king_trip_processed);
  return gotOff(passes ? left(around, now) : landed(around, now));
}

/** A landing. Whether bonbi spares a team that gets off for a goal (RM-8.12) the server says with all the rest. */
function landed(around: Around, now: Ahead): Ahead {
  const { hold, destination, readings } = around.view;
  const { square } = now.own;
  const next: Ahead = within(
    { ...now, bonbi: holds(now) ? { ...now.bonbi!, due: "here" } : now.bonbi }, // RM-9.13
    {
      phase: "processing",
      worked: false,
      scored: false,
      sent: false,
      struck: false,
      tried: [],
      bought: [],
      ask: null,
      task: null,
      efforts: [],
    },
  );
  const goal = hold ? square === hold.square : square === destination && (!now.own.alight || readings.told_can_score); // RM-8.2, RM-8.6
  if (goal) return unsure(next);
  return immune(around, next.own) ? finished(around, within(next, { worked: true })) : next;
}

/** On a red square with No Sweat (RM-6.42). */
const immune = (around: Around, { statuses, square }: Standing): boolean =>
  statuses.includes("red_immune") && kindOf(around, square) === "red";

/** Whether nothing is rolled on a square that became red since the landing (RM-6.42, RM-4.4). */
export const rollsNothing = (around: Around, own: Standing): boolean =>
  immune(around, own) && !around.view.readings.no_sweat_on_landing_only;

/** Told to get off, and off: after a goal the server says how late, and whether play goes on (RM-8.19 to RM-8.22). */
function gotOff(now: Ahead): Ahead {
  const next = within(now, { alight: "" });
  return now.own.alight === "goal" ? unsure(next) : next;
}

/** Off at the end it was heading for: a landing; anywhere else the move is over (RM-3.18). */
function alighted(around: Around, now: Ahead, square: string): Ahead {
  const { move, target, ends: legal } = now.own;
  if (target === null ? legal.includes(square) : square === target) return arrived(around, now, square);
  const next = gotOff(
    within(stands(around, now, square), { phase: "ready", stopped: { move: move!, ends: legal, target } }),
  );
  return next.sure ? setOff(around, next) : next;
}

/** After an order the move is kept (RM-3.17); after a goal it is cancelled (RM-8.11). */
function notBoarded({ kit }: Around, now: Ahead): Ahead {
  const { alight } = now.own;
  if (alight === "goal") return gotOff(within(now, { phase: "ready", move: null, ends: [], target: null }));
  const next = within(now, { alight: "" });
  return alight === "fireworks" ? paid(next, kit.data.rates.events.fireworks) : next; // RM-10.4
}

// --- leaving ---

/** The turn is over: the due trip starts, otherwise the team is ready (RM-2.5). */
const left = (around: Around, now: Ahead): Ahead => setOff(around, within(now, { struck: false, phase: "ready" }));

/** The square is worked off: an attack if one is due here, then the trip or ready (RM-2.5). */
function finished(around: Around, before: Ahead): Ahead {
  const now = within(before, { ask: null, task: null });
  return holds(now) && now.bonbi!.due === "here" ? within(now, { struck: false, phase: "attack" }) : left(around, now);
}

/** A ready team leaves on its due trip, unless a goal holds everybody (RM-2.5, RM-2.11, RM-1.8). */
function setOff({ view }: Around, now: Ahead): Ahead {
  const { square, return_to: back } = now.own;
  const ordered: TripView | null =
    back !== null && back !== square ? { kind: "return", target: back, card: null } : null;
  const trip = now.own.due_trip ?? ordered;
  const next = within(now, { due_trip: trip, return_to: now.own.due_trip ? back : null });
  if (!trip || holding(view) || view.paused_since) return next;
  const gone = within(next, { due_trip: null });
  return view.rolls_over ? gone : setOut(gone, trip.kind, 0, [trip.target], null);
}

function setOut(now: Ahead, kind: TripView["kind"], steps: number, to: readonly string[], gate: string | null): Ahead {
  const { square, last_face } = now.own;
  const move = { kind, start: square, began: SOME, steps, card: null, walks: false, exempt: false };
  return within(
    { ...now, bonbi: holds(now) ? { ...now.bonbi!, square: null } : now.bonbi }, // RM-9.29
    {
      phase: "moving",
      roll: null,
      move: { ...move, passing: null, face_before: last_face, gate, told: 0, off: null, off_at: 0 },
      ends: to,
      target: to.length === 1 ? to[0]! : null,
      last_face: kind === "die" ? last_face : 0, // RM-10.1
    },
  );
}

// --- own dice (RM-1.14) ---

/** The die is shown, and moved unless something may be done with it (RM-2.4). */
function rolled(around: Around, before: Ahead, { shown }: Of<"roll">): Ahead {
  const face = shown?.[0];
  if (!face) return unsure(before);
  const { bonbi } = before;
  const declared = holds(before) && bonbi!.attacked ? { ...bonbi!, declared: true } : bonbi; // RM-9.30
  const now = within(
    { ...before, bonbi: declared },
    { statuses: without(before, (one) => NEXT_TURN.has(one)), repel_from: null, repel_until: 0, repel_price: 0 },
  );
  const [reroll, double] = [has(before, "reroll"), has(before, "double")];
  const rocket = has(now, "rocket") && face === 1; // RM-6.36
  if (reroll || double || rocket) return within(now, { phase: "rolled", roll: { face, reroll, rocket, double } });
  const twice = face === now.own.last_face && around.kit.data.tables.events.some((event) => event.face === face);
  if (twice) return unsure(now); // RM-10.1
  return counted(around, within(now, { last_face: face }), face);
}

/** Leave by a count (RM-3.8); without a legal end the team stays and waits (RM-3.12). */
function counted({ kit, view }: Around, now: Ahead, steps: number): Ahead {
  const gate = view.gate_until ? view.destination : null; // RM-3.9
  const to = ends(kit, { from: now.own.square, steps, closed: view.closed, gate });
  return to.length ? setOut(now, "die", steps, to, gate) : within(now, { phase: "ready", wait_until: SOME });
}

/** Face times factor, by the rate of the moment; then the square is finished (RM-4.3, RM-4.4). */
function squareRolled(around: Around, now: Ahead, { shown, made }: Of<"roll_square">): Ahead {
  if (rollsNothing(around, now.own)) return finished(around, within(now, { worked: true }));
  const face = shown?.[0];
  if (!face) return unsure(now);
  const { kit, view } = around;
  const rates = kit.data.rates.squares;
  const late = (made ? made.at - (view.options.midnight ?? 0) : view.now) >= view.times.switch;
  const points =
    kindOf(around, now.own.square) === "blue"
      ? face * (late ? rates.blue_factor_late : rates.blue_factor)
      : -face * (late ? rates.red_factor_late : rates.red_factor);
  return finished(around, paid(within(now, { worked: true }), points));
}

// --- missions and cards ---

function tried(now: Ahead, mission: string): Ahead {
  const efforts = now.own.efforts.filter((one) => one.mission !== mission);
  const phase = efforts.length ? now.own.phase : "processing";
  return within(now, { tried: [...now.own.tried, mission], efforts, phase });
}

/** The property is held from now (RM-7.5); one won in debt is sold at once (RM-11.3). */
function won(around: Around, now: Ahead, mission: string): Ahead {
  const { property } = around.kit.missions.find(({ id }) => id === mission)!;
  const { cleared, properties, balance } = now.own;
  const next = within(now, { cleared: [...cleared, mission], properties: [...properties, property.id] });
  return balance < 0 ? sold(around, next, property.id) : next;
}

/** Nothing open, so what Forced Purchase promised lapses (RM-6.43). */
const lapsed = (now: Ahead) => ({ statuses: without(now, (one) => one === "free_property") });

const effectOf = ({ kit }: Around, card: string) => kit.cards.get(card)!.effect;

/** What a task brings when it is done. */
function given(around: Around, now: Ahead, card: string): readonly Status[] {
  const effect = effectOf(around, card);
  const status = effect.op === "task" ? effect.then : null;
  return status && !has(now, status) ? [...now.own.statuses, status] : now.own.statuses;
}

function submitted(around: Around, now: Ahead): Ahead {
  const { card, attacked } = now.own.task!;
  const statuses = given(around, now, card);
  return struck(around, within(now, { task: null, statuses, phase: attacked ? "attack" : "processing" }));
}

/** Back to the square it came from; an attack first, if one is due (RM-5.7). */
function cannot(around: Around, now: Ahead): Ahead {
  const { task, promise, phase, previous, square, due_trip } = now.own;
  const back: TripView | null =
    previous !== null && previous !== square ? { kind: "return", target: previous, card: null } : due_trip;
  const off = ({ kind, about, status }: ClaimView) =>
    !task && kind === "task" && about.card === promise && status === "pending"; // what was promised is not kept
  const claims = now.claims.filter((one) => !off(one));
  const next = within({ ...now, claims }, { task: null, promise: null, due_trip: back });
  const attack = task ? task.attacked : phase === "attack";
  return attack ? struck(around, within(next, { phase: "attack" })) : finished(around, next);
}

/** Go on after an attack, once nothing of it is open (RM-9.13). */
function struck(around: Around, now: Ahead): Ahead {
  if (now.own.phase !== "attack" || !now.own.struck || now.own.ask) return now;
  const bonbi = holds(now) ? { ...now.bonbi!, due: "next" as const, attacked: true } : now.bonbi;
  return left(around, { ...now, bonbi });
}

/** New proof came: what was suspended holds again (RM-13.4). */
function proven(around: Around, now: Ahead, entry: number): Ahead {
  if (!now.own.redo.includes(entry)) return now;
  const card = now.claims.find((claim) => claim.entry === entry)?.about.card;
  const redo = now.own.redo.filter((one) => one !== entry);
  return within(now, { redo, statuses: card ? given(around, now, card) : now.own.statuses });
}

// --- money ---

/** Below zero a team with property is in debt (RM-11.1). */
function paid(now: Ahead, points: number): Ahead {
  const { debt_since, properties } = now.own;
  const balance = now.own.balance + points;
  if (!points) return now;
  return within(now, { balance, debt_since: balance >= 0 ? 0 : debt_since || (properties.length ? SOME : 0) });
}

function bought({ kit }: Around, now: Ahead, card: string): Ahead {
  const { price } = kit.data.tables.shop.find((item) => item.card === card)!;
  return within(paid(now, -price), { hand: [...now.own.hand, card], bought: [...now.own.bought, card] });
}

function sold({ kit }: Around, now: Ahead, property: string): Ahead {
  const properties = now.own.properties.filter((one) => one !== property);
  const debt_since = properties.length ? now.own.debt_since : 0;
  return paid(within(now, { properties, debt_since }), kit.properties.get(property)!.sale);
}
