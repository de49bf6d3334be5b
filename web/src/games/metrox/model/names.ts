/** How stations, routes and cards are called. */
import type { CardData, Choice, StationData } from "./types";
import { named, t } from "../../../lib/text/words.svelte";
import { cardOf, routeOf, type Parts } from "./parts";

/** A station by its name, or by its places on its routes: F3, Y3. */
export function stationName(parts: Parts, id: string): string {
  const station = parts.stations.get(id);
  return station?.name ? named(station.name) : stationCode(parts, id);
}

export function stationCode(parts: Parts, id: string): string {
  return (parts.through.get(id) ?? [])
    .map((route) => `${route}${routeOf(parts, route).stations.indexOf(id) + 1}`)
    .join(" ");
}

/** What is written beside the box: a name has a place there only if it is short. */
export function shortName(station: StationData): string {
  return station.name ? (named(station.name).split(/ \/ |・/)[0] ?? "") : "";
}

export function routeName(parts: Parts, id: string): string {
  return named(routeOf(parts, id).name);
}

export function stationNames(parts: Parts, ids: readonly string[]): string {
  return ids.map((id) => stationName(parts, id)).join(t("list-separator"));
}

export function points(total: number): string {
  return t("result-points", { total });
}

export function cardName(card: CardData): string {
  return t(`card-${card.kind}`, { value: card.value ?? 0 });
}

export function cardNameOf(parts: Parts, id: string): string {
  return cardName(cardOf(parts, id));
}

/** A choice in a few words: a route, a station, or nothing. */
export function choiceName(parts: Parts, choice: Choice): string {
  if (choice.type === "write") return choice.route;
  return choice.type === "circle" ? stationName(parts, choice.station) : t("coach-nothing");
}
