import { test } from "vitest";
import { duties } from "../../src/games/momotetsu/live/duties";
import { foresee, taskOver } from "../../src/games/momotetsu/live/foresight";
import { openMissions } from "../../src/games/momotetsu/live/missions";
import { thrown } from "../../src/games/momotetsu/live/thrown";
import { ends, ways } from "../../src/games/momotetsu/live/ways";
import { makeKit, today, type FullKit, type LiveKit } from "../../src/games/momotetsu/model/kit";
import { missionName } from "../../src/games/momotetsu/model/names";
import { payments } from "../../src/games/momotetsu/model/settlement";
import type { MomotetsuCommand, MomotetsuView } from "../../src/games/momotetsu/model/types";
import { records, same, shared } from "./records";

type Options = readonly MomotetsuCommand[];
/** What the server tells after a report. */
type Told = readonly [
  command: MomotetsuCommand,
  phase: string,
  square: string,
  steps: number,
  ends: readonly string[],
  target: string | null,
  legal: Options,
  alone: boolean, // neither chance nor others had a part in it
];

/** A phone when its line is lost: what it has, what the clock will do and when, whether a card's time is just over. */
type Start = readonly [
  view: MomotetsuView,
  legal: Options,
  due: readonly (readonly [string, number])[],
  over: boolean,
  shows: Shows,
];

interface Shows {
  /** Missions that are open, the nearest first, with what is to be done and how far away. */
  readonly open: readonly (readonly [mission: string, task: string, away: number])[];
  /** Entries of goals without a photo, and until when it is to be sent. */
  readonly photos: readonly (readonly [entry: number, until: number])[];
}

interface Played {
  readonly kit: number;
  readonly stations: readonly string[];
}

interface Hours extends Played {
  readonly seed: number;
  readonly episodes: readonly (readonly [seat: number, start: Start, ...told: Told[]])[];
  readonly end: MomotetsuView;
  readonly paid: readonly (readonly [seat: number, settlement: number, points: number])[];
}

interface Count extends Played {
  readonly closed: readonly (readonly [string, string])[];
  readonly gate: string | null;
  readonly from: string;
  readonly steps: number;
  readonly ends: readonly string[];
  readonly far: string;
  readonly distance: number;
}

const { kits, counts } = shared<{ readonly kits: readonly FullKit[]; readonly counts: readonly Count[] }>("momotetsu");
const made = new Map<string, LiveKit>();

function kitOf({ kit, stations }: Played): LiveKit {
  const key = [kit, ...stations].join(" ");
  if (!made.has(key)) made.set(key, makeKit(kits[kit]!, stations));
  return made.get(key)!;
}

/** What is told of options: without proofs and dice. */
function names(options: Options): string[] {
  return options
    .map((one) => {
      const { photo: _, text: __, shown: ___, ...bare } = one as MomotetsuCommand & Record<string, unknown>;
      return JSON.stringify(Object.fromEntries(Object.entries(bare).sort()));
    })
    .sort();
}

/** What only a line can give (see `allowed.ts`): once reports wait, a phone must not offer it. */
const needsLine = (one: MomotetsuCommand) =>
  one.type === "undo_report" || (one.type === "use_star" && !!(one.square || one.steps));

const ALWAYS: ReadonlySet<string> = new Set(["note", "call_gm", "add_proof"]);

/** What a team is told to do by the time that the clock has for it. */
const DUTIES: Readonly<Record<string, readonly string[]>> = {
  deadline: ["hold", "alight", "destination"],
  wait: ["wait"],
  repel: ["repel"],
  debt: ["debt"],
  timer: ["task", "search"],
};

function lineLost(at: () => string, kit: LiveKit, [view, legal, due, over, shows]: Start): void {
  const told = duties(kit, view, view.now);
  for (const [what, time] of due.filter(([what]) => what in DUTIES)) {
    const kinds = DUTIES[what]!;
    const browser = told.filter(({ kind }) => kinds.includes(kind)).map(({ until }) => until);
    same(() => `${at()}: until when there is ${kinds.join(" or ")}`, true, browser.includes(time));
    if (what === "timer" && !view.paused_since)
      same(
        () => `${at()}: when the time of a card is over`,
        [false, true],
        [taskOver(view, time - 1), taskOver(view, time)],
      );
  }
  const { cleared, square, ends: to } = view.own[0]!;
  const open = openMissions(kit, view, cleared, square, to);
  const browser = open.map(({ mission, away }) => [mission.id, missionName(kit, mission.id), away]);
  same(() => `${at()}: the open missions`, shows.open, browser);
  const photos = told.flatMap(({ kind, entry, until }) => (kind === "goal-photo" ? [[entry, until]] : []));
  same(() => `${at()}: until when goals have their photos`, shows.photos, photos);
  if (!over) same(() => `${at()}: what is offered before any report`, legal, foresee(kit, view, legal, []).legal);
  if (over) same(() => `${at()}: whether a card has a time`, true, taskOver(view, Infinity));
}

function reported(at: () => string, kit: LiveKit, [view, legal, , over]: Start, told: readonly Told[]): void {
  const known = new Set(view.claims.map(({ entry }) => entry));
  const pending = told.map(([command]) => command);
  const seen = foresee(kit, view, legal, pending, over);
  const [, phase, square, steps, to, target, options, alone] = told.at(-1)!;
  same(() => `${at()}: whether it can be told`, alone, seen.sure);
  if (!seen.sure) {
    const more = seen.legal.filter(({ type }) => !ALWAYS.has(type));
    same(() => `${at()}: what is offered though it is not known`, [], more);
    return;
  }
  const browser = [seen.phase, seen.square, seen.steps, seen.ends, seen.target];
  same(() => `${at()}: phase, square, steps, ends, target`, [phase, square, steps, to, target], browser);
  const kept = options.filter((one) => {
    if (one.type === "add_proof") return known.has(one.entry);
    return !(seen.guessed ? needsLine(one) : one.type === "undo_report");
  });
  const [server, offered] = [names(kept), names(seen.legal)];
  const missing = server.filter((one) => !offered.includes(one));
  const wrong = offered.filter((one) => !server.includes(one));
  same(() => `${at()}: options that are missing, and that are wrong`, [[], []], [missing, wrong]);
}

test("a phone without a line foresees what the server will say", () => {
  for (const hours of records<Hours>("momotetsu")) {
    const printed = kitOf(hours);
    const event = `Real Momotetsu on ${printed.event.id}, seed ${hours.seed}`;
    hours.episodes.forEach(([seat, start, ...told], episode) => {
      const [view, legal, , over] = start;
      const kit = today(printed, view);
      const { phase } = view.own[0]!;
      const at = () => `${event}, episode ${episode}, seat ${seat} (${phase})`;
      lineLost(at, kit, start);
      told.forEach(([command], n) => {
        const reports = told.slice(0, n + 1);
        const where = () =>
          `${at()}, after ${JSON.stringify(reports.map(([report]) => ({ ...report, made: undefined })))}`;
        reported(where, kit, start, reports);
        const pending = told.slice(0, n).map(([report]) => report);
        const before = foresee(kit, view, legal, pending, over);
        if (!("shown" in command) || !before.sure) return;
        const { count } = thrown({ kit, view }, before.own, command);
        same(() => `${where()}: how many dice`, command.shown?.length, count);
      });
    });
    const paid = payments(printed, hours.end);
    for (const [seat, number, points] of hours.paid)
      same(() => `${event}: what settlement ${number} paid seat ${seat}`, points, paid[seat]![number - 1]);
  }
});

test("a phone counts squares as the rules do, and knows no way to where one may not go", () => {
  for (const count of counts) {
    const kit = kitOf(count);
    const { from, steps, closed, gate } = count;
    const at = () => `Real Momotetsu on ${kit.event.id}: ${JSON.stringify({ ...count, ends: undefined })}`;
    same(() => `${at()}: the legal ends`, count.ends, ends(kit, count));
    const astray = [...ways(kit, { from, steps, closed, gate }).keys()].filter((to) => !count.ends.includes(to));
    same(() => `${at()}: ways to other squares`, [], astray);
    same(() => `${at()}: the distance`, count.distance, kit.distance(from, count.far));
  }
});
