/** An event kit as the screens use it: squares, lines and cards by id, and the map as a graph. */
import { fetchData } from "../../../lib/net/api";
import { layout, pairs, type Layout } from "./layout";
import type {
  CardData,
  ClockData,
  EventData,
  KitData,
  LineData,
  MapData,
  MissionData,
  MomotetsuOptions,
  MomotetsuView,
  PropertyData,
  RatesData,
  Settings,
  SquareData,
} from "./types";

/** All that may be left out is there. */
export type Complete<T> = T extends object ? { readonly [Name in keyof T]-?: Complete<T[Name]> } : T;

/** A kit as the server sends it, and as it ships: with every time, switch and number of the rules. */
export type FullKit = KitData & { readonly kit: Complete<EventData>; readonly rates: Complete<RatesData> };

/** Why a mission is another one than the kit's own: what it stood for has gone, or the game master changed it (RM-7.10). */
export interface Instead {
  readonly by: "kit" | "master";
  readonly why: MissionData["obsolete"];
}

/** A mission in the words that count today. */
export interface Mission extends MissionData {
  readonly instead: Instead | null;
}

/** What of a day says which words count. */
export interface Day {
  readonly settings: { readonly obsolete_missions?: Settings["obsolete_missions"] };
  readonly replaced: MomotetsuView["replaced"];
}

export interface Kit<Data extends KitData = KitData> {
  readonly event: Data["kit"];
  readonly data: Data;
  /** In the order of the map's file, as numbers in views count them. */
  readonly squares: readonly SquareData[];
  readonly square: ReadonlyMap<string, SquareData>;
  readonly lines: readonly LineData[];
  readonly cards: ReadonlyMap<string, CardData>;
  /** As they are today; `data` has them as the kit does. */
  readonly missions: readonly Mission[];
  readonly properties: ReadonlyMap<string, PropertyData>;
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>;
  readonly layout: Layout;
  /** Squares on a shortest way between two (RM-3.16); null where there is none. */
  distance(from: string, to: string): number | null;
  /** The lines of a square. */
  linesAt(square: string): readonly LineData[];
}

/** The kit of a live event. */
export type LiveKit = Kit<FullKit>;

const FILES = ["kit", "map", "cards", "tables", "missions", "rates"] as const;

/** The kit that options name or hold, with the stations that its switches add. */
export async function loadKit(options: MomotetsuOptions, settings?: Settings): Promise<Kit> {
  const chosen = options.kit ?? "tokyo";
  const data = typeof chosen === "string" ? await shipped(chosen) : chosen;
  const extra = (settings ?? options.settings ?? data.kit.options ?? {}).extra_stations ?? [];
  if (typeof chosen !== "string") return makeKit(data, extra);
  const key = [chosen, ...extra].join(" ");
  const kit = made.get(key) ?? makeKit(data, extra);
  made.set(key, kit);
  return kit;
}

/** Kits that ship with the game, once they are drawn: that takes a moment. */
const made = new Map<string, Kit>();

/** A kit that ships with the game. */
export async function shipped(id: string): Promise<FullKit> {
  const files = await Promise.all(FILES.map((name) => fetchData(`momotetsu`, `kits/${id}/${name}.json`)));
  return Object.fromEntries(FILES.map((name, n) => [name, files[n]])) as unknown as FullKit;
}

export function makeKit<Data extends KitData>(data: Data, extra: readonly string[] = []): Kit<Data> {
  const map = withStations(data.map, extra);
  const neighbours = graph(map);
  const known = new Map<string, ReadonlyMap<string, number>>();
  const missions = missionsOf(data, { settings: data.kit.options ?? {}, replaced: [] });
  return {
    event: data.kit,
    data,
    squares: map.squares,
    square: new Map(map.squares.map((one) => [one.id, one])),
    lines: map.lines,
    cards: new Map(data.cards.cards.map((card) => [card.id, card])),
    missions,
    properties: new Map(missions.map(({ property }) => [property.id, property])),
    neighbours,
    layout: layout(map.squares, map.lines),
    distance(from, to) {
      let far = known.get(to);
      if (!far) known.set(to, (far = distances(neighbours, to)));
      return far.get(from) ?? null;
    },
    linesAt: (square) => map.lines.filter((line) => line.segments.some((segment) => segment.includes(square))),
  };
}

/** The kit in the words of a day. */
export const today = <K extends Kit>(kit: K, day: Day): K => ({ ...kit, missions: missionsOf(kit.data, day) });

function missionsOf({ missions }: KitData, { settings, replaced }: Day): Mission[] {
  return missions.missions.map((mission): Mission => {
    const told = replaced.find((one) => one.mission === mission.id);
    if (told) return { ...mission, task: told.task, instead: { by: "master", why: told.why } };
    const { replacement, obsolete = null } = mission;
    if (!replacement || settings.obsolete_missions !== "replace") return { ...mission, instead: null };
    return { ...mission, task: replacement, instead: { by: "kit", why: obsolete } };
  });
}

function graph(map: MapData): Map<string, Set<string>> {
  const found = new Map(map.squares.map(({ id }) => [id, new Set<string>()]));
  for (const line of map.lines)
    for (const [a, b] of pairs(line)) {
      found.get(a)!.add(b);
      found.get(b)!.add(a);
    }
  return found;
}

function distances(neighbours: ReadonlyMap<string, ReadonlySet<string>>, to: string): Map<string, number> {
  const far = new Map([[to, 0]]);
  for (const [square, steps] of far)
    for (const next of neighbours.get(square) ?? []) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/** The map with stations that a switch puts between two squares (RM-3.21). */
function withStations(map: MapData, extra: readonly string[]): MapData {
  const added = (map.optional ?? []).filter(({ id }) => extra.includes(id));
  if (!added.length) return map;
  const lines = map.lines.map((line) =>
    added.reduce((one, station) => through(one, station.id, station.between, station.passed_by ?? []), line),
  );
  const squares = added.map(({ id, name, kind, kana, lat, lon, lines: stopping }) => ({
    id,
    name,
    kind,
    kana,
    places: [{ lat, lon, lines: stopping }],
  }));
  return { ...map, squares: [...map.squares, ...squares], lines };
}

function through(
  line: LineData,
  station: string,
  [a, b]: readonly [string, string],
  passing: readonly string[],
): LineData {
  const between = (one: string, other: string | undefined) => (one === a && other === b) || (one === b && other === a);
  const segments = line.segments.map((segment) =>
    segment.flatMap((one, n) => (between(one, segment[n + 1]) ? [one, station] : [one])),
  );
  return passing.includes(line.id)
    ? { ...line, segments, pass_only: [...(line.pass_only ?? []), station] }
    : { ...line, segments };
}

const ROUNDED = 5; // minutes

/** The same day in half the time: every moment comes after half as long. */
export function halfDay({
  start,
  settlements,
  switch: late,
  last_roll,
  cutoff,
}: Complete<ClockData>): Complete<ClockData> {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const half = (time: string) => {
    const sum = minutes(start) + Math.ceil((minutes(time) - minutes(start)) / 2 / ROUNDED) * ROUNDED;
    return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, "0")).join(":");
  };
  return {
    start,
    settlements: settlements.map(half),
    switch: half(late),
    last_roll: half(last_roll),
    cutoff: half(cutoff),
  };
}
