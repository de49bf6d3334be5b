/** What a team may report next while its last reports are still on their way: without a line the phone must know that much by itself (RM-15.2).

The server has the last word: what turns out to be impossible is refused, or goes to the game master. */
import type { Kit } from "../model/kit";
import type { MomotetsuCommand, MomotetsuView, OwnView } from "../model/types";
import { ways } from "./ways";

export interface Foreseen {
  readonly phase: OwnView["phase"];
  readonly square: string;
  /** Where the present move may end. */
  readonly ends: readonly string[];
  readonly steps: number;
  readonly target: string | null;
  readonly legal: readonly MomotetsuCommand[];
  /** Whether it is guessed from reports that have no answer yet. */
  readonly guessed: boolean;
}

type Type = MomotetsuCommand["type"];

/** What can be recorded without signal; everything else needs the server (RM-15.2). */
const RECORDABLE: ReadonlySet<Type> = new Set<Type>([
  "declare_target",
  "arrive",
  "alight",
  "not_boarded",
  "start_mission",
  "mission_done",
  "mission_failed",
  "submit",
  "cannot_do",
  "give_up",
  "touch",
  "buy",
  "sell",
  "finish",
  "add_proof",
  "note",
  "call_gm",
]);

export const recordable = (command: MomotetsuCommand): boolean =>
  RECORDABLE.has(command.type) || ("shown" in command && !!command.shown?.length);

/** What says nothing about where the team is in its turn. */
const ASIDE: ReadonlySet<Type> = new Set<Type>([
  "note",
  "call_gm",
  "add_proof",
  "touch",
  "confirm_touch",
  "deny_touch",
  "sell",
  "repel",
  "keep_bonbi",
]);

export function foresee(
  kit: Kit,
  view: MomotetsuView,
  legal: readonly MomotetsuCommand[],
  pending: readonly MomotetsuCommand[],
  taskOver = false,
): Foreseen {
  const { phase, square, ends, target, move } = view.own[0]!;
  const may = taskOver ? [...allowed(kit, view), ...legal] : legal;
  const now: Foreseen = {
    phase,
    square,
    ends,
    steps: move?.steps ?? 0,
    target,
    legal: may,
    guessed: false,
  };
  return pending.reduce((known, command) => after(kit, view, known, command), now);
}

/** Whether the time that a card asks for is over, though the server has not told so. */
export function taskOver(view: MomotetsuView, now: number): boolean {
  const until = view.teams[view.own[0]!.seat]!.timers.task ?? 0;
  return until > 0 && now >= until && !view.paused_since;
}

/** What the end of that time allows (RM-6.71). */
function allowed(kit: Kit, view: MomotetsuView): MomotetsuCommand[] {
  const { task } = view.own[0]!;
  const asked = task && kit.cards.get(task.card)!.effect;
  return asked?.op !== "task" ? [] : [asked.minutes ? { type: "submit" } : { type: "give_up" }];
}

function after(kit: Kit, view: MomotetsuView, known: Foreseen, command: MomotetsuCommand): Foreseen {
  const left = (gone: (one: MomotetsuCommand) => boolean): Foreseen => ({
    ...known,
    legal: known.legal.filter((one) => !gone(one)),
    guessed: true,
  });
  const on = (next: Partial<Foreseen>): Foreseen => ({
    ...known,
    guessed: true,
    ...next,
    legal: [...(next.legal ?? []), ...known.legal.filter(({ type }) => ASIDE.has(type))],
  });
  switch (command.type) {
    case "declare_target":
      return { ...known, target: command.square };
    case "roll": {
      if (!command.shown?.length) return on({ legal: [] });
      const steps = command.shown[0]!;
      const ends = [...ways(kit, { from: known.square, steps }).keys()];
      return on({
        phase: "moving",
        steps,
        ends,
        target: null,
        legal: ends.map((square) => ({ type: "arrive", square })),
      });
    }
    case "arrive":
      return on({
        phase: "processing",
        square: command.square,
        ends: [],
        target: null,
        legal: onSquare(kit, view, command.square, []),
      });
    case "alight":
      return on({ phase: "ready", square: command.square, ends: [], target: null });
    case "start_mission":
      return on({
        phase: "task",
        legal: command.missions.flatMap((mission): MomotetsuCommand[] => [
          { type: "mission_done", mission },
          { type: "mission_failed", mission },
        ]),
      });
    case "mission_done":
    case "mission_failed": {
      const open = known.legal.filter(
        (one) => (one.type === "mission_done" || one.type === "mission_failed") && one.mission !== command.mission,
      );
      return open.length
        ? on({ legal: open })
        : on({ phase: "processing", legal: onSquare(kit, view, known.square, [command.mission]) });
    }
    case "buy":
      return left((one) => one.type === "buy" && one.card === command.card);
    case "sell":
      return left((one) => one.type === "sell" && one.property === command.property);
    case "add_proof":
      return left((one) => one.type === "add_proof" && one.entry === command.entry);
    case "finish":
      return on({ phase: "ready", legal: [{ type: "roll" }] });
    case "touch":
    case "note":
    case "call_gm":
      return known;
    default:
      return on({ legal: [] });
  }
}

/** What a square offers, as far as the kit tells. */
function onSquare(kit: Kit, view: MomotetsuView, square: string, tried: readonly string[]): MomotetsuCommand[] {
  const { kind } = kit.square.get(square)!;
  if (kind === "blue" || kind === "red") return [{ type: "roll_square" }];
  if (kind === "card" || kind === "special") return [{ type: "draw" }];
  if (kind === "shop") {
    const balance = view.own[0]!.balance;
    const goods = kit.data.tables.shop
      .filter(({ price }) => price <= balance)
      .map(({ card }): MomotetsuCommand => ({ type: "buy", card }));
    return [...goods, { type: "finish" }];
  }
  const { cleared } = view.own[0]!;
  const open = kit.missions.flatMap(({ id, square: at }) =>
    at === square && !cleared.includes(id) && !tried.includes(id) ? [id] : [],
  );
  const starts = open.map((id): MomotetsuCommand => ({ type: "start_mission", missions: [id] }));
  return [
    ...starts,
    ...(open.length > 1 ? [{ type: "start_mission", missions: open } as const] : []),
    { type: "finish" },
  ];
}
