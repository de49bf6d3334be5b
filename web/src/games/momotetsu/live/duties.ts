/** What a team must do or wait for, the most urgent first, with the time by which (RM-2.10). */
import type { LiveKit } from "../model/kit";
import type { MomotetsuView } from "../model/types";

const MINUTE = 60_000;

export interface Duty {
  readonly kind:
    | "before"
    | "paused"
    | "alight"
    | "hold"
    | "reported"
    | "destination"
    | "conflict"
    | "touched"
    | "repel"
    | "debt"
    | "redo"
    | "goal-photo"
    | "task"
    | "search"
    | "wait"
    | "no-rolls"
    | "ended"
    | "out";
  /** When it ends or must be done, in milliseconds since midnight. */
  readonly until?: number;
  /** Another team, or an entry of the log. */
  readonly team?: number;
  readonly entry?: number;
  /** Something must be done now. */
  readonly grave?: boolean;
}

export function duties(kit: LiveKit, view: MomotetsuView, now: number): Duty[] {
  const team = view.own[0]!;
  const { goal, money, live } = kit.data.rates;
  const found: Duty[] = [];
  const add = (duty: Duty | false | 0 | null | undefined) => void (duty && found.push(duty));
  if (team.withdrawn) return [{ kind: "out" }];
  if (view.phase === "ended" || view.phase === "closed") return [{ kind: "ended" }];
  add(view.phase === "before" && { kind: "before", until: view.times.start });
  add(view.paused_since && { kind: "paused" });
  const deadline = view.hold?.t0 ? view.hold.t0 + goal.alight_minutes * MINUTE : undefined;
  add(!!team.alight && { kind: "alight", until: team.alight === "goal" ? deadline : undefined, grave: true });
  const rolls = view.hold?.roller === team.seat && !view.hold.announced && !view.hold.last;
  add(rolls && (deadline ? { kind: "destination", until: deadline, grave: true } : { kind: "reported" }));
  add(!rolls && !team.alight && deadline && { kind: "hold", until: deadline });
  for (const conflict of view.conflicts)
    if (conflict.seat === team.seat) add({ kind: "conflict", entry: conflict.entry });
  if (view.touch?.other === team.seat)
    add({ kind: "touched", until: view.touch.until, team: view.touch.holder, grave: true });
  add(team.repel_from !== null && { kind: "repel", until: team.repel_until, team: team.repel_from, grave: true });
  add(
    team.debt_since && {
      kind: "debt",
      until: team.debt_since + money.debt_choice_minutes * MINUTE,
      grave: true,
    },
  );
  for (const entry of team.redo) add({ kind: "redo", entry, grave: true });
  const photo = (claim: MomotetsuView["claims"][number]) => claim.at + live.goal_photo_minutes * MINUTE;
  for (const claim of view.claims)
    if (claim.seat === team.seat && claim.kind === "goal" && !claim.photo && claim.status === "pending")
      add({ kind: "goal-photo", until: photo(claim), entry: claim.entry, grave: true });
  const task = view.teams[team.seat]!.timers.task ?? 0;
  const asked = team.task && kit.cards.get(team.task.card)!.effect;
  add(task > now && asked?.op === "task" && { kind: asked.minutes ? "task" : "search", until: task });
  add(team.wait_until > now && { kind: "wait", until: team.wait_until });
  add(view.rolls_over && team.phase === "ready" && { kind: "no-rolls" });
  return found;
}

export type Mark = {
  readonly kind: "start" | "settlement" | "switch" | "last-roll" | "cutoff";
  readonly time: number;
  readonly number: number;
};

/** What the clock brings next. */
export function nextMark({ times, settled }: MomotetsuView, now: number): Mark | null {
  const marks: Mark[] = [
    { kind: "start", time: times.start, number: 0 },
    ...times.settlements.map((time, n): Mark => ({ kind: "settlement", time, number: n + 1 })).slice(settled.length),
    { kind: "switch", time: times.switch, number: 0 },
    { kind: "last-roll", time: times.last_roll, number: 0 },
    { kind: "cutoff", time: times.cutoff, number: 0 },
  ];
  return marks.filter(({ time }) => time > now).toSorted((a, b) => a.time - b.time)[0] ?? null;
}

/** Time that is left, as people read it: 4:59, or 1:04:59. */
export function left(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
