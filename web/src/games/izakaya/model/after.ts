/** What a choice would make of the table, and what everybody would have then (IZ-11). */
import type { IzakayaCommand, IzakayaView, LotView, PlayerView, Score } from "./types";
import { around, cellIndex, outlineAt, at } from "./geometry";

const COIN = 100;

/** The view after a legal command of a seat, scores and all; the yard is not refilled. */
export function after(view: IzakayaView, seat: number, command: IzakayaCommand): IzakayaView {
  return scored(carriedOut(view, seat, command));
}

function carriedOut(view: IzakayaView, seat: number, command: IzakayaCommand): IzakayaView {
  switch (command.type) {
    case "drink":
      return {
        ...chipOn(view, seat, command.color),
        colors: view.colors.map((one) => (one.id === command.color ? { ...one, left: one.left - 1 } : one)),
        drinks: { ...view.drinks, [command.corner]: command.color },
      };
    case "price":
      return {
        ...chipOn(view, seat, "price"),
        colors: view.colors.map((one) => ({
          ...one,
          price: one.price + COIN * (Number(one.id === command.taker) - Number(one.id === command.giver)),
        })),
      };
    case "acquire": {
      const next = chipOn(view, seat, "acquire");
      return {
        ...next,
        players: next.players.map((player, n) =>
          n === seat
            ? { ...player, lot_chips: [...player.lot_chips, command.corner], lot_chips_left: player.lot_chips_left - 1 }
            : player,
        ),
        lots: view.lots.map((lot) => (lot.lot === command.lot ? { ...lot, owner: seat } : lot)),
      };
    }
    case "build": {
      const next = view.phase === "bonus" ? view : chipOn(view, seat, "build");
      const used = view.yard.indexOf(command.shape);
      return {
        ...next,
        lots: view.lots.map((lot) => (lot.lot === command.lot ? raised(lot, command.shape, command.cells) : lot)),
        yard: view.yard.filter((_, n) => n !== used),
      };
    }
    default:
      return view;
  }
}

function chipOn(view: IzakayaView, seat: number, spot: string): IzakayaView {
  return {
    ...view,
    chips: [...view.chips, [seat, spot]],
    players: view.players.map((player, n) =>
      n === seat ? { ...player, action_chips: player.action_chips - 1 } : player,
    ),
  };
}

function raised(lot: LotView, shape: string, cells: readonly string[]): LotView {
  const covered = new Set(cells.map(cellIndex));
  const floor = lot.heights[cellIndex(cells[0]!)]! + 1;
  const outline = outlineAt(lot, ...at(cells[0]!))!;
  return {
    ...lot,
    heights: lot.heights.map((height, cell) => (covered.has(cell) ? height + 1 : height)),
    floors: { ...lot.floors, [outline]: Math.max(floor, lot.floors[outline]!) },
    pieces: [...lot.pieces, { shape, outline, floor, cells }],
  };
}

function scored(view: IzakayaView): IzakayaView {
  return {
    ...view,
    players: view.players.map((player, seat): PlayerView => ({ ...player, score: scoreOf(view, seat) })),
  };
}

/** The prices of all drinks around a lot (IZ-11.1). */
export function drinksAround(view: IzakayaView, lot: string): number {
  const price = new Map(view.colors.map((color) => [color.id, color.price]));
  return around(lot).reduce((sum, corner) => sum + (price.get(view.drinks[corner] ?? "") ?? 0), 0);
}

export function scoreOf(view: IzakayaView, seat: number): Score {
  const lots = view.lots
    .filter((lot) => lot.owner === seat)
    .map((lot) => {
      const drinks = drinksAround(view, lot.lot);
      const floors = Object.values(lot.floors);
      return { lot: lot.lot, drinks, floors, earned: drinks * floors.reduce((sum, one) => sum + one, 0) };
    });
  const earned = lots.reduce((sum, lot) => sum + lot.earned, 0);
  const cash = view.players[seat]!.cash;
  return { lots, earned, cash, total: earned + cash };
}

/** What each player would win or lose by a command. */
export function gains(view: IzakayaView, seat: number, command: IzakayaCommand): number[] {
  const next = after(view, seat, command);
  return view.players.map((player, n) => next.players[n]!.score.total - player.score.total);
}

/** Seats, the best first: by what they have now, then by the turn order (IZ-11.6). */
export function ranking(view: IzakayaView): number[] {
  return [...view.order].sort((a, b) => view.players[b]!.score.total - view.players[a]!.score.total);
}
