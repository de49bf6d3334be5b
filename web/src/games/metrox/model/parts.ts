/** What all views of one MetroX game look up: its map, its deck, the scoring tables. */
import type { CardData, DeckData, MapData, MetroXView, RouteData, ScoringData, StationData } from "./types";

export interface Parts {
  readonly map: MapData;
  readonly deck: DeckData;
  readonly scoring: ScoringData;
  readonly routes: ReadonlyMap<string, RouteData>;
  readonly stations: ReadonlyMap<string, StationData>;
  /** Where a station stands in the map file, and so in `marks`. */
  readonly stationAt: ReadonlyMap<string, number>;
  readonly routeAt: ReadonlyMap<string, number>;
  /** Per station the letters of the routes through it. */
  readonly through: ReadonlyMap<string, readonly string[]>;
  readonly cards: ReadonlyMap<string, CardData>;
  /** Indicator spaces of all routes together. */
  readonly spaces: number;
}

export function cardId(card: CardData): string {
  return card.value == null ? card.kind : `${card.kind}-${card.value}`;
}

export function makeParts(map: MapData, deck: DeckData, scoring: ScoringData): Parts {
  return {
    map,
    deck,
    scoring,
    routes: new Map(map.routes.map((route) => [route.id, route])),
    stations: new Map(map.stations.map((station) => [station.id, station])),
    stationAt: new Map(map.stations.map((station, index) => [station.id, index])),
    routeAt: new Map(map.routes.map((route, index) => [route.id, index])),
    through: new Map(
      map.stations.map((station) => [
        station.id,
        map.routes.filter((route) => route.stations.includes(station.id)).map((route) => route.id),
      ]),
    ),
    cards: new Map(deck.cards.map((card) => [cardId(card), card])),
    spaces: map.routes.reduce((sum, route) => sum + route.indicator_spaces, 0),
  };
}

export function cardOf(parts: Parts, id: string): CardData {
  const card = parts.cards.get(id);
  if (!card) throw new Error(`the deck has no card ${id}`);
  return card;
}

export function routeOf(parts: Parts, id: string): RouteData {
  const route = parts.routes.get(id);
  if (!route) throw new Error(`the map has no route ${id}`);
  return route;
}

export function fullPile(parts: Parts): { [card: string]: number } {
  return Object.fromEntries(parts.deck.cards.map((card) => [cardId(card), card.copies]));
}

/** The number a star writes into a station: twice the routes through it (MX-3.3). */
export function starNumber(parts: Parts, station: string): number {
  return 2 * (parts.through.get(station)?.length ?? 0);
}

/** Empty indicator spaces, the same on every sheet. */
export function spacesLeft(parts: Parts, view: MetroXView): number {
  return parts.spaces - (view.sheets[0]?.indicators.reduce((sum, cards) => sum + cards.length, 0) ?? 0);
}
