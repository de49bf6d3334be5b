/** Momotetsu in words: squares, money, times, choices, and what has happened. */
import type { Seat, SeatInfo } from "../../../lib/net/protocol";
import { seatName } from "../../../lib/text/seats";
import { named, t, words } from "../../../lib/text/words.svelte";
import type { Told } from "./game.svelte";
import type { Kit } from "./kit";
import type { MomotetsuEvent, MomotetsuOptions } from "./types";

export type Seats = readonly (Seat | SeatInfo)[];

export const points = (amount: number) => new Intl.NumberFormat(words.lang).format(amount).replace("-", "−");

/** A gain or loss with its sign. */
export const signedPoints = (amount: number) => `${amount > 0 ? "+" : ""}${points(amount)}`;

/** A time of day from milliseconds since midnight. */
export function clock(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export const list = (items: readonly string[]) => items.join(t("list-separator"));

/** A team by its number and the name at its seat; events say "team" themselves. */
/** The number of a team with its name, unless that says no more than the number. */
export function teamName(seats: Seats, seat: number): string {
  const [number, name] = [String(seat + 1), seatName(seats[seat])];
  return /^\D+(\d+)$/.exec(name)?.[1] === number ? number : t("team-name", { number, name });
}

export const squareName = (kit: Kit, square: string) => named(kit.square.get(square)?.name, square);
/** Its name with those of stations that are the same square (RM-3.2). */
export function squareNames(kit: Kit, square: string): string {
  const twins = kit.square.get(square)?.twins ?? [];
  return [squareName(kit, square), ...twins.map((twin) => named(twin))].join(t("square-twins-separator"));
}
export const cardName = (kit: Kit, card: string) => named(kit.cards.get(card)?.name, card);
export const lineNames = (kit: Kit, square: string) => list(kit.linesAt(square).map((line) => named(line.name)));

/** A square for who cannot see it: name, kind, how far from the destination, lines. */
export function squareWords(kit: Kit, square: string, destination: string | null): string {
  const left = destination === null ? null : kit.distance(square, destination);
  return t("square-words", {
    name: squareNames(kit, square),
    kind: t(`kind-${kit.square.get(square)?.kind ?? "card"}`),
    left: left ?? "none",
    lines: lineNames(kit, square),
  });
}

/** What names stand for, in the order in which a message may need them. */
const OF_FIELD: Record<string, (kit: Kit, id: string) => string> = {
  square: squareName,
  card: (kit, id) => (id === "none" ? id : cardName(kit, id)),
  mission: (kit, id) => missionName(kit, id),
  property: (kit, id) => named(kit.properties.get(id)?.name, id),
  event: (kit, id) => named(kit.data.tables.events.find((one) => one.id === id)?.name, id),
};

/** A mission in the words that count today (RM-7.10). */
export const missionName = (kit: Kit, id: string) => named(kit.missions.find((one) => one.id === id)?.task, id);

/** That a mission stands in for another one, and why; empty where it does not. */
export function missionNote(kit: Kit, id: string): string {
  const instead = kit.missions.find((one) => one.id === id)?.instead;
  if (!instead) return "";
  const why = typeof instead.why === "string" ? instead.why : named(instead.why);
  return t(instead.by === "kit" ? "mission-replaced" : "mission-changed", { why: why || "none" });
}

/** What is to be said of missions with other words: where a team begins them, and where the game master gave them. */
export function eventNote(kit: Kit, event: MomotetsuEvent): string {
  if (event.type === "mission_started") return missionNotes(kit, event.missions);
  if (event.type !== "mastered" || event.what !== "replace_mission") return "";
  const changed = kit.missions.filter(({ instead }) => instead?.by === "master");
  return list(changed.map(({ id, square }) => `${squareName(kit, square)}: ${missionName(kit, id)}`));
}

export const missionNotes = (kit: Kit, ids: readonly string[]): string =>
  ids
    .map((id) => missionNote(kit, id))
    .filter(Boolean)
    .join(" ");

/** What is said of missions, and which of them stand in for others. */
export const withNotes = (kit: Kit, words: string, missions: readonly string[]): string =>
  [words, missionNotes(kit, missions)].filter(Boolean).join(" · ");

/** Where the message itself says which way points go. */
const PAID: ReadonlySet<MomotetsuEvent["type"]> = new Set(["repelled", "sold", "property_lost"]);

/** An event in words, with names for everything. */
export function eventWords(kit: Kit, event: MomotetsuEvent, seats: Seats): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    const inWords = OF_FIELD[name] ?? OF_FIELD[name.replace(/s$/, "")];
    if (name === "seat" || name === "other") params[name] = teamName(seats, value as number);
    else if (name === "seats") params[name] = list((value as number[]).map((seat) => teamName(seats, seat)));
    else if (name === "points" && value === 0 && event.type === "corrected") params[name] = "none";
    else if (name === "points")
      params[name] = PAID.has(event.type) ? points(Math.abs(value as number)) : signedPoints(value as number);
    else if (name === "balance" || name === "total" || name === "sale" || name === "prizes" || name === "price")
      params[name] = points(value as number);
    else if (inWords && Array.isArray(value)) params[name] = list((value as string[]).map((id) => inWords(kit, id)));
    else if (inWords && typeof value === "string") params[name] = inWords(kit, value);
    else if (Array.isArray(value)) params[name] = value.join(" ");
    else params[name] = typeof value === "number" ? value : String(value);
    if (Array.isArray(value)) params[`${name}_count`] = value.length;
  }
  return t(`event-${event.type.replaceAll("_", "-")}`, params);
}

/** What only moves the clock on is not worth telling. */
export const missionMinutes = (kit: Kit, id: string): readonly number[] => {
  const type = kit.missions.find((one) => one.id === id)?.type;
  return (type && kit.data.rates.table?.mission?.[type]?.minutes) ?? [];
};

const QUIET: ReadonlySet<MomotetsuEvent["type"]> = new Set(["time_passed", "mission_passed", "target_declared"]);

/** A report that came in the minute in which it was made is not late for anybody. */
const inTime = (event: MomotetsuEvent) => event.type === "late_merged" && event.minutes === 0;

export const telling = (event: MomotetsuEvent) => !QUIET.has(event.type) && !inTime(event);

/** The order of a list of squares: by kana, whatever the language. */
export function byKana(kit: Kit, a: string, b: string): number {
  const read = (square: string) =>
    (words.lang === "ja" ? kit.square.get(square)?.kana[0] : undefined) ?? squareName(kit, square);
  return read(a).localeCompare(read(b), words.lang);
}

/** The prizes of the end by their names (RM-12.3). */
export const prizeNames = (kit: Kit): string =>
  list((kit.data.missions.prize_kinds ?? []).map((kind) => t(`prize-${kind}`)));

/** What a kit is called: those that ship with the game by our words, others by their own. */
export const kitName = (kit: MomotetsuOptions["kit"]) =>
  typeof kit === "object" ? named(kit.kit.name) : t(`kit-${kit ?? "tokyo"}`);

/** What everybody looks up for. */
const GREAT: ReadonlySet<MomotetsuEvent["type"]> = new Set([
  "goal_reached",
  "destination_set",
  "bonbi_moved",
  "settled",
  "happened",
  "last_roll",
  "day_ended",
]);

export const great = (event: MomotetsuEvent) => GREAT.has(event.type);

/** What can be seen where the team decides: its die, its square. */
const SEEN: ReadonlySet<MomotetsuEvent["type"]> = new Set(["rolled", "arrived"]);

/** What has happened to a team since it last did something, and what came of that. */
export function sinceOwn(told: readonly Told[], seat: number): readonly Told[] {
  const last = told.findLast(({ actor }) => actor === seat)?.n;
  if (last === undefined) return [];
  return told.filter(
    ({ n, event }) => n >= last && telling(event) && !SEEN.has(event.type) && "seat" in event && event.seat === seat,
  );
}
