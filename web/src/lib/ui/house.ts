/** House rules: the readings that a table plays by where its rulebook leaves something open. */
import type { HouseInfo, Switch } from "../net/protocol";

export type Reading = string | boolean;
/** Readings by switch; what is not there is the default. */
export type Readings = Readonly<Record<string, Reading>>;

const KEY = "kippu-house";

/** The id of a message about a switch or one of its readings. */
export const houseKey = (...parts: readonly Reading[]): string => ["house", ...parts].join("-").replaceAll("_", "-");

/** Switches by their group, in order, but for those that are asked for elsewhere. */
export function groupsOf(
  house: HouseInfo,
  apart: readonly string[] = [],
): readonly (readonly [string, readonly Switch[]])[] {
  const groups = new Map<string, Switch[]>();
  for (const one of house.switches.filter(({ id }) => !apart.includes(id)))
    groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

/** What is chosen and not the default. */
export const unusual = (house: HouseInfo, chosen: Readings): Readings =>
  Object.fromEntries(
    house.switches.flatMap(({ id, readings }) => {
      const reading = chosen[id];
      return reading === undefined || reading === readings[0] || !readings.includes(reading) ? [] : [[id, reading]];
    }),
  );

/** Whether two choices are the same house rules. */
export const same = (house: HouseInfo, one: Readings, other: Readings): boolean =>
  house.switches.every(({ id, readings }) => (one[id] ?? readings[0]) === (other[id] ?? readings[0]));

/** Readings at the end of an address. */
export function asQuery(chosen: Readings): string {
  const query = new URLSearchParams(Object.entries(chosen).map(([id, reading]) => [id, String(reading)]));
  return query.size ? `?${query}` : "";
}

/** The readings that an address names, as far as the game knows them. */
export function fromQuery(house: HouseInfo, query: string): Readings {
  const asked = new URLSearchParams(query);
  const found = house.switches.flatMap(({ id, readings }) => {
    const reading = readings.find((one) => String(one) === asked.get(id));
    return reading === undefined ? [] : [[id, reading] as const];
  });
  return unusual(house, Object.fromEntries(found));
}

/** The house rules that people of this browser have named, by game and name. */
type Presets = Record<string, Record<string, Readings>>;

function kept(): Presets {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Presets;
  } catch {
    return {};
  }
}

export const ownPresets = (game: string): Record<string, Readings> => kept()[game] ?? {};

/** Name some house rules, or forget the name. */
export function keepPreset(game: string, name: string, chosen: Readings | null): void {
  const all = kept();
  const { [name]: _, ...others } = all[game] ?? {};
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: chosen ? { ...others, [name]: chosen } : others }));
  } catch {
    // A browser that keeps nothing still plays; the link holds the same.
  }
}
