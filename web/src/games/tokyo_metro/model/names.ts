/** What things are called, and what happened, in words. */
import type { Seat, SeatInfo } from "../../../lib/net/protocol";
import { seatName } from "../../../lib/text/seats";
import { named, t, words } from "../../../lib/text/words.svelte";
import type { Told } from "./game.svelte";
import type { Parts, Spot } from "./parts";

export type Seats = readonly (SeatInfo | Seat)[];

export function yen(amount: number): string {
  return t("yen", { amount: Math.abs(amount), sign: amount < 0 ? "minus" : "plus" });
}

export function lineName(parts: Parts, line: string): string {
  return t("line-name", { letter: line, name: named(parts.line(line).name) });
}

export function stationName(parts: Parts, station: string): string {
  return named(parts.station(station).name);
}

/** A station with the letters of its lines. */
export function stationFacts(parts: Parts, station: string): string {
  const lines = parts.linesAt(station).map((line) => line.id);
  return t("station-facts", { name: stationName(parts, station), lines: lines.join(" "), pillars: lines.length });
}

/** A rectangle by what it touches, for those who do not see the map. */
export function placeName(parts: Parts, x: number, y: number): string {
  const stations = parts.touched(x, y).map((station) => named(station.name));
  return stations.length
    ? t("place-at", { stations: stations.join(t("list-separator")), x, y })
    : t("place-free", { x, y });
}

export function spotName(spot: Spot): string {
  return spot.value
    ? t("spot-name", { action: t(`action-${spot.action}`), value: spot.value })
    : t(`action-${spot.action}`);
}

export function spotHelp(spot: Spot): string {
  return t(`action-help-${spot.action}`, { value: spot.value });
}

const QUIET = new Set([
  "stayed_aboard",
  "declined",
  "card_discarded",
  "card_dealt",
  "train_entered",
  "bid_made",
  "settled",
]);

/** Whether an event is worth a line of its own in the list of what happened. */
export function worthTelling({ event }: Told): boolean {
  return !QUIET.has(event.type);
}

/** An event in words, with people by their names. */
export function eventWords(parts: Parts, seats: Seats, { event, actor }: Told): string {
  const who = (seat: number) => seatName(seats[seat]);
  const list = (all: readonly string[]) => all.join(t("list-separator"));
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event) as [string, unknown][]) {
    if (key === "seat") params[key] = who(value as number);
    else if (key === "seats") params[key] = list((value as number[]).map(who));
    else if (key === "line") params[key] = lineName(parts, value as string);
    else if (key === "station") params[key] = stationName(parts, value as string);
    else if (key === "spot") params[key] = spotName(parts.spot(value as string));
    else if (key === "bids" || key === "totals" || key === "cash")
      params[key] = Array.isArray(value)
        ? list(value.map((sum: number, seat) => t("seat-sum", { name: who(seat), sum })))
        : (value as number);
    else if (typeof value === "string" || typeof value === "number") params[key] = value;
  }
  if ("x" in event) params["place"] = placeName(parts, event.x, event.y);
  if ("card" in event) params["card"] = list(parts.spots(event.card).map(spotName));
  if (event.type === "undone") params["seat"] = actor === null ? "" : who(actor);
  const id = `event-${event.type.replaceAll("_", "-")}`;
  return words.has(id) ? t(id, params) : "";
}
