/** What a choice would fill: the preview before a card is written. The server's rules decide. */
import type { CardData, Choice, MetroXCommand, MetroXView, RouteData, SheetView } from "./types";
import { cardOf, routeOf, starNumber, type Parts } from "./parts";

export interface Preview {
  readonly route: string | null;
  readonly stations: readonly string[];
  /** What a star writes, else 0. */
  readonly number: number;
  /** How many stations of the card find no place. */
  readonly wasted: number;
  readonly completes: readonly { readonly route: string; readonly bonus: number; readonly first: boolean }[];
}

/** What a command chooses for the card face up; null if it does something else. */
export function choiceOf(command: MetroXCommand | null | undefined): Choice | null {
  return command?.type === "write" || command?.type === "circle" || command?.type === "nothing" ? command : null;
}

export function isEmpty(parts: Parts, sheet: SheetView, station: string): boolean {
  return sheet.marks[parts.stationAt.get(station) ?? -1] === ".";
}

/** How many stations a card for a route fills: its number, or one with a star (MX-3.3). */
const sizeOf = ({ kind, value }: CardData): number => (kind === "star" ? 1 : value!);

/** The stations a card fills on a route (MX-3.1 to MX-3.3). */
function onRoute(route: RouteData, card: CardData, empty: (station: string) => boolean): string[] {
  const most = sizeOf(card);
  if (card.kind !== "number") return route.stations.filter(empty).slice(0, most);
  const start = route.stations.findIndex(empty);
  if (start < 0) return [];
  const stop = route.stations.findIndex((station, index) => index > start && !empty(station));
  return route.stations.slice(start, stop < 0 ? undefined : stop).slice(0, most);
}

/** What a seat may choose for the card face up: routes with an empty space, or empty stations (MX-2.4, MX-3.4). */
export function choices(parts: Parts, view: MetroXView, seat: number): Choice[] {
  const sheet = view.sheets[seat];
  if (!sheet || view.over || !view.card) return []; // a real card has yet to be flipped
  if (cardOf(parts, view.card).kind === "free") {
    const empty = parts.map.stations.filter((_, index) => sheet.marks[index] === ".");
    return empty.length ? empty.map((station) => ({ type: "circle", station: station.id })) : [{ type: "nothing" }];
  }
  return parts.map.routes
    .filter((route, index) => (sheet.indicators[index]?.length ?? 0) < route.indicator_spaces)
    .map((route) => ({ type: "write", route: route.id }));
}

export function preview(parts: Parts, view: MetroXView, seat: number, choice: Choice): Preview {
  const sheet = view.sheets[seat];
  if (!sheet) throw new Error(`there is no seat ${seat}`);
  const card = cardOf(parts, view.card);
  const empty = (station: string) => isEmpty(parts, sheet, station);
  let stations: string[] = [];
  let number = 0;
  let wasted = 0;
  if (choice.type === "write") {
    stations = onRoute(routeOf(parts, choice.route), card, empty);
    wasted = sizeOf(card) - stations.length;
    if (card.kind === "star" && stations[0]) number = starNumber(parts, stations[0]);
  } else if (choice.type === "circle") {
    stations = [choice.station];
  }
  const still = (station: string) => empty(station) && !stations.includes(station);
  const completes = parts.map.routes
    .filter((route) => route.stations.some(empty) && !route.stations.some(still))
    .map((route) => {
      const first = !(route.id in view.crowns);
      return { route: route.id, first, bonus: first ? route.bonus_first : route.bonus_later };
    });
  return { route: choice.type === "write" ? choice.route : null, stations, number, wasted, completes };
}
