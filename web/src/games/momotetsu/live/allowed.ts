/** What a team may do, as far as a phone can tell by itself (RM-2.14); at a table and with a line the server says it.

Left out is what needs a line anyway: star cards that go by a square or a count, and taking a report back. */
import type { MomotetsuCommand, OwnView } from "../model/types";
import { holding, holds, kindOf, waits, type Ahead, type Around } from "./ahead";
import { isOpen } from "./missions";

/** What can be recorded without signal; everything else needs the server (RM-15.2). */
export const RECORDABLE: ReadonlySet<MomotetsuCommand["type"]> = new Set<MomotetsuCommand["type"]>([
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

/** What a pause does not stop (RM-2.12). */
const REPORTS: ReadonlySet<MomotetsuCommand["type"]> = new Set<MomotetsuCommand["type"]>([
  "arrive",
  "alight",
  "not_boarded",
  "mission_done",
  "mission_failed",
  "submit",
  "cannot_do",
  "add_proof",
  "note",
  "call_gm",
]);

type Commands = readonly MomotetsuCommand[];

/** What a team always may say. */
const said = ({ claims }: Ahead): Commands => [
  { type: "note", text: "…" },
  { type: "call_gm", text: "…" },
  ...claims.map(({ entry }): MomotetsuCommand => ({ type: "add_proof", entry })),
];

export function allowed(around: Around, now: Ahead): Commands {
  const { view } = around;
  if (now.own.phase === "done") return [];
  if (!now.sure) return said(now);
  const all = [...OF_PHASE[now.own.phase](around, now), ...besides(around, now), ...said(now)];
  return view.paused_since ? all.filter(({ type }) => REPORTS.has(type)) : all;
}

const OF_PHASE: Record<OwnView["phase"], (around: Around, now: Ahead) => Commands> = {
  ready,
  rolled: (_, { own }) => [
    { type: "keep" },
    ...only(own.roll!.reroll, { type: "reroll" }),
    ...only(own.roll!.rocket, { type: "rocket_roll" }),
    ...only(own.roll!.double, { type: "double" }),
  ],
  moving,
  processing,
  task,
  attack: ({ view }, { own }) => [...chosen(own), ...only(!own.struck && !holding(view), { type: "roll_attack" })],
  done: () => [],
};

const only = (may: unknown, command: MomotetsuCommand): Commands => (may ? [command] : []);

/** Whatever the phase. */
function besides({ view }: Around, now: Ahead): Commands {
  const { own, bonbi, touch } = now;
  const { hold } = view;
  const meets = holds(now) && !holding(view) && !touch && !view.touch_blocked_until && bonbi!.square === null;
  const others = view.teams.filter(
    ({ seat, withdrawn }) => meets && seat !== own.seat && !withdrawn && (bonbi!.came_from !== seat || bonbi!.declared), // RM-9.30
  );
  return [
    ...only(own.repel_from !== null, { type: "repel" }),
    ...only(own.repel_from !== null, { type: "keep_bonbi" }),
    ...(own.debt_since ? own.properties.map((property): MomotetsuCommand => ({ type: "sell", property })) : []),
    ...others.map(({ seat }): MomotetsuCommand => ({ type: "touch", seat })),
    ...only(holding(view) && !hold!.announced && !hold!.last && hold!.roller === own.seat, {
      type: "roll_destination",
    }),
    ...only(touch?.other === own.seat, { type: "confirm_touch" }),
    ...only(touch?.other === own.seat, { type: "deny_touch" }),
  ];
}

/** A declaration, unless something stands against it (RM-2.3). */
function ready({ kit, view }: Around, { own, conflicts }: Ahead): Commands {
  const conflict = conflicts.some(({ seat, position }) => seat === own.seat && position);
  const bound = holding(view) || own.debt_since || own.redo.length || conflict || own.due_trip || own.wait_until;
  if (view.rolls_over || bound) return [];
  if (own.statuses.includes("cow")) return [{ type: "step_one" }];
  const stars = own.statuses.includes("seal") ? [] : [...new Set(own.hand)];
  return [
    { type: "roll" },
    ...stars.flatMap((card): Commands => {
      const { op } = kit.cards.get(card)!.effect;
      const thrown = op === "move_dice" || op === "move_rank" || (op === "gamble" && view.destination !== null);
      return only(thrown, { type: "use_star", card });
    }),
  ];
}

function moving({ kit }: Around, { own }: Ahead): Commands {
  return [
    ...(own.move!.steps ? own.ends.map((square): MomotetsuCommand => ({ type: "declare_target", square })) : []),
    ...own.ends.map((square): MomotetsuCommand => ({ type: "arrive", square })),
    ...(own.alight ? kit.squares.map(({ id }): MomotetsuCommand => ({ type: "alight", square: id })) : []),
    ...only(own.alight, { type: "not_boarded" }),
  ];
}

const chosen = ({ ask }: OwnView): Commands =>
  (ask?.options ?? []).map((value): MomotetsuCommand => ({ type: "choose", value }));

/** What a square offers (RM-4). */
function processing(around: Around, now: Ahead): Commands {
  const { kit, view } = around;
  const { own } = now;
  const kind = kindOf(around, own.square);
  const printed = kit.square.get(own.square)!.kind;
  const works = !own.worked && !holding(view);
  const open = kit.missions.filter((one) => one.square === own.square && isOpen(view, one, own.cleared));
  const free = own.statuses.includes("free_property") && printed === "mission" && open.length > 0;
  const worked = printed === "mission" || printed === "shop" || own.worked;
  const starts = printed === "mission" && !own.ask && !waits(view, now);
  const untried = open.map(({ id }) => id).filter((id) => !own.tried.includes(id));
  const goods = printed === "shop" && !own.debt_since ? kit.data.tables.shop : [];
  return [
    ...chosen(own),
    ...only(works && (kind === "card" || kind === "special"), { type: "draw" }),
    ...only(works && (kind === "blue" || kind === "red"), { type: "roll_square" }),
    ...(starts ? some(untried).map((missions): MomotetsuCommand => ({ type: "start_mission", missions })) : []),
    ...(free ? open.map(({ id }): MomotetsuCommand => ({ type: "take_free", mission: id })) : []),
    ...goods
      .filter(({ card, price, option }) => {
        return price <= own.balance && !own.bought.includes(card) && (!option || view.settings[option]);
      })
      .map(({ card }): MomotetsuCommand => ({ type: "buy", card })),
    ...only(own.promise !== null, { type: "cannot_do" }), // RM-6.63
    ...only(worked && !own.ask && !free && !waits(view, now), { type: "finish" }),
  ];
}

/** Some of these together: every way, the smallest first (RM-7.2). */
function some(all: readonly string[]): readonly (readonly string[])[] {
  const ways = all.reduce<readonly (readonly string[])[]>(
    (before, one) => [...before, ...before.map((way) => [...way, one])],
    [[]],
  );
  return ways.filter((way) => way.length).toSorted((a, b) => a.length - b.length);
}

/** A human card or missions under way (RM-5.13, RM-7.3). */
function task({ kit }: Around, { own }: Ahead): Commands {
  const asked = own.task && kit.cards.get(own.task.card)!;
  const effect = asked?.effect.op === "task" ? asked.effect : null;
  return [
    ...only(own.task && (own.task.timed || !effect?.minutes), { type: "submit" }),
    ...only(asked?.fail === "return", { type: "cannot_do" }),
    ...only(own.task?.timed && effect?.give_up_minutes, { type: "give_up" }),
    ...own.efforts.flatMap(({ mission }): Commands => [
      { type: "mission_done", mission },
      { type: "mission_failed", mission },
    ]),
  ];
}
