/** What a team may report next while its last reports are still on their way: without a line the phone must know that much by itself (RM-15.2).

The server has the last word: what turns out to be impossible is refused, or goes to the game master. */
import type { LiveKit } from "../model/kit";
import type { MomotetsuCommand, MomotetsuView, OwnView } from "../model/types";
import { ahead, disputes, type Ahead, type Around } from "./ahead";
import { allowed, RECORDABLE } from "./allowed";

export interface Foreseen {
  /** The team as it will be. */
  readonly own: OwnView;
  readonly phase: OwnView["phase"];
  readonly square: string;
  /** Where the present move may end. */
  readonly ends: readonly string[];
  readonly steps: number;
  readonly target: string | null;
  readonly legal: readonly MomotetsuCommand[];
  /** Whether it is guessed from reports that have no answer yet. */
  readonly guessed: boolean;
  /** Whether all of it is what the server will say, if nothing else happens before it hears of the reports. */
  readonly sure: boolean;
}

type Type = MomotetsuCommand["type"];
type Commands = readonly MomotetsuCommand[];

/** What says nothing about where the team is in its turn: all the rest stays as the server told it. */
const ASIDE: ReadonlySet<Type> = new Set<Type>(["declare_target", "touch", "note", "call_gm"]);

export function foresee(
  kit: LiveKit,
  view: MomotetsuView,
  legal: readonly MomotetsuCommand[],
  pending: readonly MomotetsuCommand[],
  taskOver = false,
): Foreseen {
  const around = { kit, view };
  const told = view.own[0]!;
  const own = taskOver && told.task ? { ...told, task: { ...told.task, timed: true } } : told;
  const { bonbi, touch, claims, conflicts } = view;
  const start: Ahead = { own, bonbi, touch, claims, conflicts, sure: true };
  const now = pending.reduce(
    (known, command) => (taken(around, known, command) ? known : ahead(around, known, command)),
    start,
  );
  const { phase, square, ends, target, move } = now.own;
  const guessed = pending.some(({ type }) => !ASIDE.has(type));
  return {
    own: now.own,
    phase,
    square,
    ends,
    steps: move?.steps ?? 0,
    target,
    legal: guessed ? allowed(around, now) : still(legal, now, pending, taskOver ? allowed(around, now) : []),
    guessed,
    sure: now.sure,
  };
}

/** Whether a report has come to nothing, or the server's view has it already, though its answer is still to come. */
function taken(around: Around, now: Ahead, command: MomotetsuCommand): boolean {
  const disputed = command.type === "arrive" && disputes(now, command);
  return !disputed && FORESEEN.has(command.type) && !allowed(around, now).some((one) => alike(one, command));
}

const FORESEEN: ReadonlySet<Type> = new Set<Type>([...RECORDABLE, "roll", "roll_square", "draw", "roll_attack"]);
const ABOUT = ["type", "square", "missions", "mission", "card", "property", "seat", "entry"] as const;

function alike(a: MomotetsuCommand, b: MomotetsuCommand): boolean {
  const about = (command: object) => ABOUT.map((name) => String(Reflect.get(command, name) ?? null)).join();
  return about(a) === about(b);
}

/** What the server allowed, and what the end of a time allows besides (RM-6.71); one touch at a time (RM-9.27).

What is taken back is the last report (RM-2.16): not one before those that are on their way. */
function still(legal: Commands, { touch }: Ahead, pending: Commands, may: Commands): Commands {
  const more = may.filter(
    ({ type }) => (type === "submit" || type === "give_up") && !legal.some((one) => one.type === type),
  );
  const over = ({ type }: MomotetsuCommand) =>
    (type === "touch" && touch) || (type === "undo_report" && pending.length);
  return [...more, ...legal.filter((one) => !over(one))];
}

/** Whether the time that a card asks for is over, though the server has not told so. */
export function taskOver(view: MomotetsuView, now: number): boolean {
  const until = view.teams[view.own[0]!.seat]!.timers.task ?? 0;
  return until > 0 && now >= until && !view.paused_since;
}
