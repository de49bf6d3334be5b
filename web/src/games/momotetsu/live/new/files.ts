/** The files of a kit as an organiser has them: a folder, or six files. */
import type { HouseInfo } from "../../../../lib/net/protocol";
import { unusual, type Reading, type Readings } from "../../../../lib/ui/house";
import type { Complete, FullKit } from "../../model/kit";
import type { ClockData, Settings } from "../../model/types";

export const NAMES: readonly string[] = [
  "kit.json",
  "map.json",
  "cards.json",
  "tables.json",
  "missions.json",
  "rates.json",
];

/** The files by name, wherever they lie in the folder, and those that are not there. */
export function sorted<File extends { readonly name: string }>(
  files: readonly File[],
): { readonly found: ReadonlyMap<string, File>; readonly missing: readonly string[] } {
  const found = new Map(files.filter(({ name }) => NAMES.includes(name)).map((file) => [file.name, file]));
  return { found, missing: NAMES.filter((name) => !found.has(name)) };
}

/** Times of the day as they must follow each other (RM-1.6 to RM-1.9); the switch may be at any time. */
export const inOrder = ({ start, settlements, last_roll, cutoff }: Required<ClockData>): boolean => {
  const times = [start, ...settlements, last_roll, cutoff];
  return times.every((time, n) => time !== "" && (n === 0 || times[n - 1]! <= time));
};

/** How many minutes later the kit tells spectators (RM-16.1). */
export const delayOf = ({ kit, rates }: FullKit): number =>
  kit.options.spectator_delay_minutes ?? rates.view.spectator_delay_minutes;

/** The switches that decide how the day is run: they are asked for by themselves, and not among the house rules. */
export const APART: readonly string[] = [
  "goal_notice",
  "settlement_call",
  "dice_source",
  "balances_public",
  "hands_public",
  "shinkansen_enabled",
] satisfies (keyof Settings)[];

/** A reading as the name of its words. */
export const valueOf = (reading: Reading): string =>
  typeof reading === "boolean" ? (reading ? "yes" : "no") : reading;

/** What a kit says of house rules; what it leaves to the rules is the default. */
export const readingsOf = (house: HouseInfo, settings: Complete<Settings>): Readings =>
  unusual(house, settings as unknown as Readings);

/** The kit's switches with what was chosen; nothing if that is what the kit says anyway. */
export function changed(
  data: FullKit,
  house: HouseInfo,
  readings: Readings,
  stations: readonly string[],
  delay: number,
): Settings | null {
  const settings = data.kit.options;
  const ruled = house.switches.flatMap(({ id, readings: known }) => {
    const reading = readings[id] ?? known[0]!;
    const own = settings[id as keyof Settings] ?? known[0]!;
    return reading === own ? [] : [[id, reading] as const];
  });
  const same = [...stations].sort().join() === [...settings.extra_stations].sort().join();
  const later = delay === delayOf(data) ? {} : { spectator_delay_minutes: delay };
  if (!ruled.length && same && !("spectator_delay_minutes" in later)) return null;
  return { ...settings, ...Object.fromEntries(ruled), ...later, extra_stations: stations };
}
