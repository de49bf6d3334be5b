/** What a game of TOKYO METRO looks up: its map, its cards, its constants. */
import { fetchData } from "../../../lib/net/api";
import type { ActionKind, CardsData, ConstantsData, LineData, MapData, StationData, TokyoMetroOptions } from "./types";

export interface Spot {
  readonly id: string;
  readonly card: string;
  readonly action: ActionKind;
  readonly value: number; // 0 where none is printed
  readonly discs: number;
}

export interface Parts {
  readonly map: MapData;
  readonly cards: CardsData;
  readonly constants: ConstantsData;
  readonly line: (id: string) => LineData;
  readonly station: (id: string) => StationData;
  /** The lines that stop at a station, in track order: as many as it has pillars. */
  readonly linesAt: (station: string) => readonly LineData[];
  /** The stations that a rectangle touches. */
  readonly touched: (x: number, y: number) => readonly StationData[];
  readonly spots: (card: string) => readonly Spot[];
  readonly spot: (id: string) => Spot;
  readonly dots: (card: string) => number;
}

const GAME = "tokyo_metro";

export const fetchMap = (id: string) => fetchData<MapData>(GAME, `maps/${id}.json`);

export async function loadParts({
  map = "tokyo",
  cards = "standard",
  constants = "standard",
}: TokyoMetroOptions): Promise<Parts> {
  const [mapData, cardsData, constantsData] = await Promise.all([
    typeof map === "string" ? fetchMap(map) : map,
    typeof cards === "string" ? fetchData<CardsData>(GAME, `cards/${cards}.json`) : cards,
    typeof constants === "string" ? fetchData<ConstantsData>(GAME, `constants/${constants}.json`) : constants,
  ]);
  return makeParts(mapData, cardsData, constantsData);
}

export function makeParts(map: MapData, cards: CardsData, constants: ConstantsData): Parts {
  const lines = new Map(map.lines.map((line) => [line.id, line]));
  const stations = new Map(map.stations.map((station) => [station.id, station]));
  const linesAt = new Map(map.stations.map(({ id }) => [id, map.lines.filter((line) => line.stations.includes(id))]));
  const spotsOn = new Map<string, Spot[]>();
  const spots = new Map<string, Spot>();
  const dots = new Map<string, number>();
  for (const card of cards.decks.flatMap((deck) => deck.cards)) {
    const own = card.spots.map(({ action, value, discs }, index) => ({
      id: `${card.id}.${index + 1}`,
      card: card.id,
      action,
      value: value ?? 0,
      discs: discs ?? 1, // a file writes only other numbers
    }));
    spotsOn.set(card.id, own);
    dots.set(card.id, card.dots);
    for (const spot of own) spots.set(spot.id, spot);
  }
  return {
    map,
    cards,
    constants,
    line: (id) => lines.get(id)!,
    station: (id) => stations.get(id)!,
    linesAt: (station) => linesAt.get(station)!,
    touched: (x, y) =>
      map.stations.filter((one) => (one.x === x || one.x === x - 1) && (one.y === y || one.y === y - 1)),
    spots: (card) => spotsOn.get(card)!,
    spot: (id) => spots.get(id)!,
    dots: (card) => dots.get(card)!,
  };
}
