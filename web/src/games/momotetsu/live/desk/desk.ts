/** What the game master's desk shows, from the view alone: who is silent, what waits for a ruling, how far a goal is. */
import type { Told } from "../../model/game.svelte";
import type { Kit, LiveKit } from "../../model/kit";
import type { ClaimView, HoldView, MomotetsuCommand, MomotetsuEvent, MomotetsuView, Reject } from "../../model/types";

const MINUTE = 60_000;

export type View = MomotetsuView;

// --- teams at a glance ---

/** How long nothing was heard of a team, in minutes, and how much of the patience with it is left, from 4 to 0. */
export function silence(
  view: View,
  seat: number,
  now: number,
  patience: number,
): { readonly minutes: number; readonly bars: number } {
  const minutes = Math.max(0, Math.floor((now - Math.max(view.teams[seat]!.reported, view.times.start)) / MINUTE));
  return { minutes, bars: Math.max(0, Math.ceil(4 * (1 - minutes / patience))) };
}

/** A MOVING team that is silent for too long is overdue (RM-17.3); the view says so only when something happens. */
export const overdue = (view: View, seat: number, now: number, patience: number): boolean =>
  view.phase === "running" &&
  view.teams[seat]!.phase === "moving" &&
  silence(view, seat, now, patience).minutes >= patience;

export const patienceOf = (kit: LiveKit): number => kit.data.rates.late.overdue_minutes;

/** What lies over the phase of a team (RM-2.10). */
export function overlays(view: View, seat: number): string[] {
  const team = view.own[seat]!;
  return [
    team.withdrawn && "out",
    view.paused_since > 0 && "paused",
    team.alight && "alight",
    held(view, seat) && "hold",
    team.debt_since > 0 && "debt",
    team.redo.length > 0 && "redo",
    view.conflicts.some((one) => one.seat === seat) && "conflict",
    team.repel_until > 0 && "repel",
  ].filter((one): one is string => !!one);
}

function held(view: View, seat: number): boolean {
  return !!view.hold?.t0 && !view.teams[seat]!.alight && !view.teams[seat]!.withdrawn;
}

// --- rulings ---

/** Proofs that wait, the oldest first. */
export const waiting = (view: View): ClaimView[] =>
  view.claims.filter(({ status }) => status === "pending").toSorted((a, b) => a.at - b.at || a.entry - b.entry);

/** What a team reported without a position, or from elsewhere, and nobody has looked at yet (RM-17.2). */
export interface CheckIns {
  readonly seat: number;
  readonly flagged: boolean;
  readonly lines: readonly Line[];
}

/** Something to look at: a proof, or a team's check-ins. */
export interface Item {
  readonly entry: number;
  readonly at: number;
  readonly claim?: ClaimView;
  readonly came?: CheckIns;
}

const elsewhere = ({ events }: Line): boolean => events.some((event) => event.type === "arrived" && event.flagged);

/** Everything to look at, the oldest first; of a team all check-ins at once. What came as a proof is judged as one. */
export function toCheck(view: View, lines: readonly Line[], seen: ReadonlySet<number>): Item[] {
  const known = new Set([...seen, ...view.claims.map(({ entry }) => entry)]);
  const unplaced = new Set(view.unplaced);
  const odd = lines.filter((line) => !known.has(line.n) && !line.struck && (unplaced.has(line.n) || elsewhere(line)));
  const came = view.teams.flatMap(({ seat }): Item[] => {
    const all = odd.filter((line) => line.seat === seat);
    return all.length
      ? [
          {
            entry: all[0]!.n,
            at: Math.min(...all.map(({ time }) => time)),
            came: { seat, flagged: all.some(elsewhere), lines: all },
          },
        ]
      : [];
  });
  return [...waiting(view).map((claim): Item => ({ entry: claim.entry, at: claim.at, claim })), ...came].toSorted(
    (a, b) => a.at - b.at || a.entry - b.entry,
  );
}

/** How a claim may be rejected, by key (RM-13.3 to RM-13.5). */
export function verdicts({
  kind,
}: Pick<ClaimView, "kind">): { readonly key: string; readonly how: NonNullable<Reject["how"]> }[] {
  if (kind !== "task") return [{ key: "x", how: "reversal" }];
  return [
    { key: "r", how: "redo" },
    { key: "t", how: "return" },
    { key: "w", how: "waive" },
  ];
}

/** The clause that says what a claim must show. */
export const CLAUSE: Record<ClaimView["kind"], string> = {
  goal: "RM-8.3a",
  mission: "RM-7.3b",
  task: "RM-5.13b",
  touch: "RM-9.27a",
  dice: "RM-1.14b",
};

/** Ways to decide on a late report; both score only where two claim one goal (RM-15.5, RM-15.8). */
export function resolutions(command: MomotetsuCommand): ("both_score" | "from_now" | "recompute" | "refuse")[] {
  return command.type === "arrive"
    ? ["recompute", "from_now", "both_score", "refuse"]
    : ["recompute", "from_now", "refuse"];
}

/** A late arrival on a square where a goal was scored: the rules propose that both score. */
export function proposed(view: View, command: MomotetsuCommand): "both_score" | null {
  const scored = view.claims.some(
    ({ kind, about, status }) =>
      kind === "goal" && status !== "rejected" && "square" in command && about.square === command.square,
  );
  return command.type === "arrive" && scored ? "both_score" : null;
}

// --- a goal ---

export type StepName = "goal" | "announce" | "alight" | "bonbi" | "destination" | "resume";
export interface Step {
  readonly name: StepName;
  readonly state: "done" | "now" | "later";
}

/** How far the process of a goal is (RM-8): several things may be open at once. */
export function steps(hold: HoldView): Step[] {
  const told = !!hold.t0;
  const off = told && !hold.waiting.length;
  const open = (done: boolean | undefined, can: boolean) => (done ? "done" : can ? "now" : "later");
  const all: Step[] = [
    { name: "goal", state: "done" },
    { name: "announce", state: open(told, true) },
    { name: "alight", state: open(off, told) },
    { name: "bonbi", state: open(hold.assigned, off) },
    { name: "destination", state: open(hold.announced, told) },
    { name: "resume", state: open(false, off && !!(hold.announced || hold.last)) },
  ];
  return hold.last ? all.filter(({ name }) => name !== "bonbi" && name !== "destination") : all;
}

/** The teams that were told to get off by this goal, those that have done so included. */
export function ordered(hold: HoldView, lines: readonly Line[]): readonly number[] {
  const orders = lines.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "alight_ordered" && event.why === "goal" ? [event.seats] : [])),
  );
  return hold.t0 ? (orders.at(-1) ?? []) : [];
}

/** Milliseconds until play resumes in any case; a pause stops the clock (RM-8.19, RM-13.8). */
export function alightLeft(view: View, kit: LiveKit, now: number): number | null {
  const { hold } = view;
  if (!hold?.t0) return null;
  return hold.t0 + kit.data.rates.goal.alight_minutes * MINUTE - (view.paused_since || now);
}

export interface Candidate {
  readonly seat: number;
  readonly square: string;
  readonly distance: number;
  /** Not known yet: the team has not reported where it got off. */
  readonly open: boolean;
  readonly farthest: boolean;
}

/** Who would get bonbi, the farthest first; several that are farthest roll dice (RM-9.2 to RM-9.6). */
export function candidates(view: View, kit: Kit): Candidate[] {
  const { hold } = view;
  if (!hold) return [];
  const found = view.teams
    .filter(({ seat, withdrawn }) => !withdrawn && !hold.scorers.includes(seat))
    .map(({ seat, square }) => {
      const at = hold.positions[seat] ?? square;
      return { seat, square: at, distance: kit.distance(at, hold.square) ?? 0, open: hold.waiting.includes(seat) };
    });
  const most = Math.max(...found.map(({ distance }) => distance));
  return found
    .map((one) => ({ ...one, farthest: one.distance === most }))
    .toSorted((a, b) => b.distance - a.distance || a.seat - b.seat);
}

// --- the trail ---

/** An entry with all that it told. */
export interface Line {
  readonly n: number;
  /** When it happened, on the clock of the day. */
  readonly time: number;
  /** When the server heard of it, if that was more than a minute later. */
  readonly received: number | null;
  readonly actor: string;
  readonly seat: number | null;
  readonly events: readonly MomotetsuEvent[];
  /** No longer counts, and neither does what it did. */
  readonly struck: boolean;
}

/** What was done, in the order in which it was heard of, each at its own time, with what was struck out later. */
export function trail(told: readonly Pick<Told, "n" | "actor" | "time" | "event">[], late: View["late"]): Line[] {
  const made = new Map(late);
  const struck = new Set(told.flatMap(({ event }) => (event.type === "voided" ? event.entries : [])));
  const entries = new Map<
    number,
    { readonly time: number; readonly actor: Told["actor"]; readonly events: MomotetsuEvent[] }
  >();
  for (const { n, time, actor, event } of told) {
    const entry = entries.get(n);
    if (entry) entry.events.push(event);
    else entries.set(n, { time, actor, events: [event] });
  }
  return [...entries].map(([n, { time, actor, events }]) => ({
    n,
    time: made.get(n) ?? time,
    received: time - (made.get(n) ?? time) > MINUTE ? time : null,
    actor: String(actor),
    seat: typeof actor === "number" ? actor : seatOf(events),
    events,
    struck: struck.has(n),
  }));
}

/** Whom an entry of the game master or the clock is about, if it is about one team. */
function seatOf(events: readonly MomotetsuEvent[]): number | null {
  const seats = new Set(events.flatMap((event) => ("seat" in event ? [event.seat] : [])));
  return seats.size === 1 ? [...seats][0]! : null;
}

/** The game master's own last entry that still counts: what undo takes back. */
export const lastOwn = (lines: readonly Line[]): Line | undefined =>
  lines.findLast(
    ({ actor, struck, events }) => actor === "gm" && !struck && !events.some(({ type }) => type === "voided"),
  );

/** Teams that have called, the latest first. */
export const calls = (
  lines: readonly Line[],
): { readonly line: Line; readonly seat: number; readonly text: string }[] =>
  lines
    .flatMap((line) =>
      line.events.flatMap((event) => (event.type === "called" ? [{ line, seat: event.seat, text: event.text }] : [])),
    )
    .toReversed();

/** Milliseconds as minutes and seconds; after the end with a minus. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  return `${ms < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
