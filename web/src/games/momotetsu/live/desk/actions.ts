/** The powers of the game master (RM-13) as forms: which fields each has, and the command they make. */
import { LANGUAGES } from "../../../../lib/text/languages";
import type { Name } from "../../../../lib/text/words.svelte";
import type { Kit } from "../../model/kit";
import type {
  Correct,
  MomotetsuCommand,
  MomotetsuView,
  Preview,
  Reject,
  ResolveConflict,
  SetClock,
} from "../../model/types";

export type FieldKind =
  | "card"
  | "choice"
  | "hand"
  | "held"
  | "line"
  | "minutes"
  | "mission"
  | "neighbour"
  | "nobody"
  | "number"
  | "points"
  | "property"
  | "square"
  | "status"
  | "team"
  | "teams"
  | "text"
  | "texts"
  | "time"
  | "yes";

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly optional?: boolean;
  readonly choices?: readonly string[];
}

export type Values = Record<string, string | number | boolean | readonly number[] | Name | null | undefined>;

export interface Action {
  readonly id: string;
  readonly fields: readonly Field[];
  /** The command, or nothing while something is missing, as far as the kit is known. */
  readonly make: (values: Values, kit?: Missions) => MomotetsuCommand | null;
  /** The command once its consequences were shown: some must name them. */
  readonly shown?: (command: MomotetsuCommand, preview: Preview) => MomotetsuCommand;
  /** Whether it needs a reason; what changes nobody's day does not. */
  readonly reason?: boolean;
  /** Whether there is anything to show beforehand. */
  readonly preview?: boolean;
}

const seat: Field = { name: "seat", kind: "team" };
const seatOf = ({ seat: value }: Values) =>
  value === "" || value === undefined || value === null ? null : Number(value);
const text = (value: Values[string]) => (typeof value === "object" ? "" : String(value ?? "").trim());
const list = (value: Values[string]) => (text(value) ? [text(value)] : []);
const CLOCKS: SetClock["what"][] = [
  "start",
  "settlement_1",
  "settlement_2",
  "settlement_3",
  "switch",
  "last_roll",
  "cutoff",
];

/** What was typed in each language. */
const texts = (value: Values[string]): Name =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Name)
      .map(([lang, words]) => [lang, words.trim()] as const)
      .filter(([, words]) => words),
  );

/** Missions as the kit has them. */
interface Missions {
  readonly data: { readonly missions: Pick<Kit["data"]["missions"], "missions"> };
}

/** The languages of a mission: whoever can read it must be able to read another text of it (RM-7.10). */
const needed = (kit: Missions | undefined, id: string): readonly string[] =>
  Object.keys(kit?.data.missions.missions.find((one) => one.id === id)?.task ?? {});

/** The languages in which another text can be written: those of the program, and those of the mission. */
export const languagesFor = (kit: Missions, id: string): readonly string[] => [
  ...new Set([...LANGUAGES, ...needed(kit, id)]),
];

function of(id: string, fields: readonly Field[], make: Action["make"], more: Partial<Action> = {}): Action {
  return { id, fields, make, reason: true, preview: true, ...more };
}

/** What is about one team, and nothing else than the team must be said. */
const teamOnly = (type: "restore_move" | "waive_late" | "withdraw") =>
  of(type, [seat], (values) => (seatOf(values) === null ? null : { type, seat: seatOf(values)! }));

function correct(values: Values): Correct | null {
  const who = seatOf(values);
  if (who === null) return null;
  const made: Correct = {
    type: "correct",
    seat: who,
    ...(Number(values.points) ? { points: Number(values.points) } : {}),
    ...(Number(values.goals) ? { goals: Number(values.goals) } : {}),
    ...(text(values.give_card) ? { give_cards: list(values.give_card) } : {}),
    ...(text(values.take_card) ? { take_cards: list(values.take_card) } : {}),
    ...(text(values.give_property) ? { give_property: text(values.give_property) } : {}),
    ...(text(values.take_property) ? { take_property: text(values.take_property) } : {}),
    ...(text(values.status_on) ? { status_on: text(values.status_on) as Correct["status_on"] } : {}),
    ...(text(values.status_off) ? { status_off: text(values.status_off) as Correct["status_off"] } : {}),
    ...(values.ready ? { phase: "ready" as const } : {}),
  };
  return Object.keys(made).length > 2 ? made : null;
}

export const ACTIONS = {
  reject: of("reject", [{ name: "how", kind: "choice", choices: [] }], ({ entry, how }) => ({
    type: "reject",
    entry: Number(entry),
    how: text(how) as Reject["how"],
  })),
  resolve: of("resolve", [{ name: "how", kind: "choice", choices: [] }], ({ entry, how }) =>
    text(how) ? { type: "resolve_conflict", entry: Number(entry), how: text(how) as ResolveConflict["how"] } : null,
  ),
  void: of(
    "void",
    [{ name: "entry", kind: "line" }],
    ({ entry }) => (Number(entry) > 0 ? { type: "void", entry: Number(entry) } : null),
    { shown: (command, { also }) => ({ ...command, also }) as MomotetsuCommand },
  ),
  correct: of(
    "correct",
    [
      seat,
      { name: "points", kind: "points", optional: true },
      { name: "goals", kind: "number", optional: true },
      { name: "give_card", kind: "card", optional: true },
      { name: "take_card", kind: "hand", optional: true },
      { name: "give_property", kind: "property", optional: true },
      { name: "take_property", kind: "held", optional: true },
      { name: "status_on", kind: "status", optional: true },
      { name: "status_off", kind: "status", optional: true },
      { name: "ready", kind: "yes", optional: true },
    ],
    correct,
  ),
  position: of("position", [seat, { name: "square", kind: "square" }], (values) =>
    seatOf(values) === null || !text(values.square)
      ? null
      : { type: "set_position", seat: seatOf(values)!, square: text(values.square) },
  ),
  bonbi: of("bonbi", [{ name: "seat", kind: "nobody" }], (values) => ({ type: "assign_bonbi", seat: seatOf(values) })),
  restore_move: teamOnly("restore_move"),
  waive_late: teamOnly("waive_late"),
  alight: of("alight", [{ name: "seats", kind: "teams" }], ({ seats }) => ({
    type: "force_alight",
    seats: (seats ?? []) as readonly number[],
  })),
  withdraw: teamOnly("withdraw"),
  broadcast: of(
    "broadcast",
    [{ name: "text", kind: "text" }],
    (values) => (text(values.text) ? { type: "broadcast", text: text(values.text) } : null),
    { reason: false, preview: false },
  ),
  pause: of("pause", [], () => ({ type: "pause" }), { preview: false }),
  unpause: of("unpause", [], () => ({ type: "unpause" }), { reason: false, preview: false }),
  clock: of(
    "clock",
    [
      { name: "what", kind: "choice", choices: CLOCKS },
      { name: "time", kind: "time" },
    ],
    ({ what, time }) =>
      text(what) && text(time) ? { type: "set_clock", what: text(what) as SetClock["what"], time: text(time) } : null,
  ),
  settlement: of("settlement", [], () => ({ type: "call_settlement" })),
  mission: of(
    "mission",
    [
      { name: "mission", kind: "mission" },
      { name: "task", kind: "texts" },
    ],
    ({ mission, task }, kit) => {
      const said = texts(task);
      const ready = text(mission) && Object.keys(said).length > 0;
      return ready && needed(kit, text(mission)).every((lang) => lang in said)
        ? { type: "replace_mission", mission: text(mission), task: said }
        : null;
    },
    { preview: false },
  ),
  edge: of(
    "edge",
    [
      { name: "a", kind: "square" },
      { name: "b", kind: "neighbour" },
    ],
    ({ a, b }) => (text(a) && text(b) ? { type: "close_edge", a: text(a), b: text(b) } : null),
    { preview: false },
  ),
  option: of(
    "option",
    [
      {
        name: "name",
        kind: "choice",
        choices: [
          "goal_notice",
          "settlement_call",
          "dice_source",
          "balances_public",
          "hands_public",
          "shinkansen_enabled",
        ],
      },
      { name: "value", kind: "choice", choices: [] },
    ],
    ({ name, value }) =>
      text(name) && text(value)
        ? { type: "set_option", name: text(name), value: OPTION[text(name)] ? text(value) : text(value) === "yes" }
        : null,
    { preview: false },
  ),
  end: of("end", [], () => ({ type: "end_now" })),
  close: of("close", [], () => ({ type: "close_result" }), { reason: false }),
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** Switches with words; the others are yes or no. */
export const OPTION: Record<string, readonly string[]> = {
  goal_notice: ["auto", "gm"],
  settlement_call: ["auto", "gm"],
  dice_source: ["server", "physical", "both"],
};
export const optionValues = (name: string): readonly string[] => (name ? (OPTION[name] ?? ["yes", "no"]) : []);

/** What can be done to a team, with the key in its menu. */
export const FOR_TEAM: readonly (readonly [string, ActionName])[] = [
  ["c", "correct"],
  ["p", "position"],
  ["b", "bonbi"],
  ["l", "alight"],
  ["m", "restore_move"],
  ["w", "waive_late"],
  ["x", "withdraw"],
];

/** What can be done with the day, as far as it makes sense now. */
export function forDay(view: MomotetsuView): ActionName[] {
  if (view.phase === "before") return ["clock", "option", "mission", "edge", "broadcast"];
  if (view.phase === "running")
    return ["clock", "settlement", "mission", "edge", "alight", "bonbi", "correct", "position", "void", "end"];
  return view.phase === "ended" ? ["correct", "void", "close"] : [];
}
