/** What a sheet is worth as it stands (MX-5.2); the server's score says the same. */
import type { House, Score, SheetView } from "./types";
import { routeOf, starNumber, type Parts } from "./parts";

type Ties = NonNullable<House["ties"]>;

export function score(parts: Parts, sheet: Omit<SheetView, "score">): Score {
  const sum = (letters: string, points: (route: string) => number) =>
    [...letters].reduce((total, letter) => total + points(letter), 0);
  const bonuses =
    sum(sheet.first, (route) => routeOf(parts, route).bonus_first) +
    sum(sheet.later, (route) => routeOf(parts, route).bonus_later);
  let stars = 0;
  let empty = 0;
  parts.map.stations.forEach((station, index) => {
    if (sheet.marks[index] === "*") stars += starNumber(parts, station.id);
    if (sheet.marks[index] === ".") empty += 1;
  });
  const penalty = penaltyFor(parts, empty);
  return { bonuses, stars, empty, penalty, total: bonuses + stars - penalty };
}

export function penaltyFor(parts: Parts, empty: number): number {
  return Math.max(...parts.scoring.penalty.filter((step) => step.empty <= empty).map((step) => step.points));
}

/** Places from 1, by total and then, unless ties are shared, by fewer empty stations; equals share one (MX-5.4). */
export function places(scores: readonly Score[], ties: Ties = "fewer_empty"): number[] {
  const better = (a: Score, b: Score) =>
    a.total > b.total || (ties === "fewer_empty" && a.total === b.total && a.empty < b.empty);
  return scores.map((one) => 1 + scores.filter((other) => better(other, one)).length);
}

/** Seats with their places, best first; among equals by seat. */
export function ranking(
  scores: readonly Score[],
  ties: Ties = "fewer_empty",
): { readonly seat: number; readonly place: number }[] {
  return places(scores, ties)
    .map((place, seat) => ({ seat, place }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export type DecidedBy = "solo" | "shared" | "fewer_empty" | "total";

/** What decided the first place (MX-5.4). */
export function decidedBy(scores: readonly Score[], ties: Ties = "fewer_empty"): DecidedBy {
  if (scores.length === 1) return "solo";
  if (places(scores, ties).filter((place) => place === 1).length > 1) return "shared";
  const top = Math.max(...scores.map((one) => one.total));
  return scores.filter((one) => one.total === top).length > 1 ? "fewer_empty" : "total";
}

/** The rank of a solo player (MX-5.5). */
export function rank(parts: Parts, total: number): string {
  const steps = parts.scoring.solo_ranks;
  return (steps.find((step) => total >= step.total) ?? steps.at(-1))?.rank ?? "";
}
