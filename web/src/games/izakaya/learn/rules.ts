/** The rules again, for the lesson alone, which needs no table: what a choice makes of the town (IZ-11).

At a table the server says it. `tests/twins` holds this to the server's rules. */
import type { IzakayaCommand, IzakayaView, LotView, PlayerView, Preview, Score } from "../model/types";
import type { Parts } from "../model/game.svelte";
import { around, cellIndex, outlineAt, at } from "../model/geometry";

/** The view after a legal command of a seat, scores and all; a yard is not refilled. */
export function after(parts: Parts, view: IzakayaView, seat: number, command: IzakayaCommand): IzakayaView {
  return scored(carriedOut(parts, view, seat, command));
}

function carriedOut({ setup }: Parts, view: IzakayaView, seat: number, command: IzakayaCommand): IzakayaView {
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
          price: one.price + setup.coin * (Number(one.id === command.taker) - Number(one.id === command.giver)),
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
    case "take":
      return {
        ...(view.phase === "bonus" ? view : chipOn(view, seat, "build")),
        phase: "placing",
        taken: command.shape,
      };
    case "build": {
      const next = view.phase === "action" ? chipOn(view, seat, "build") : view;
      const used = view.yard.indexOf(command.shape);
      const left = view.supply[command.shape]! - Number(view.house.supply === "open");
      return {
        ...next,
        phase: "action",
        taken: null,
        lots: view.lots.map((lot) => (lot.lot === command.lot ? raised(lot, command.shape, command.cells) : lot)),
        yard: view.yard.filter((_, n) => n !== used),
        supply: { ...view.supply, [command.shape]: left },
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

/** A lot with one more piece on it (IZ-8.10). */
export function raised(lot: LotView, shape: string, cells: readonly string[]): LotView {
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
  const lots = view.lots.map((lot) => ({ ...lot, drinks: drinksAround(view, lot.lot) }));
  const players = view.players.map((player, seat): PlayerView => ({
    ...player,
    score: scoreOf(view, lots, player, seat),
  }));
  return { ...view, lots, players, ranking: ranking(view, players) };
}

/** The prices of all drinks around a lot (IZ-11.1). */
function drinksAround(view: IzakayaView, lot: string): number {
  const price = new Map(view.colors.map((color) => [color.id, color.price]));
  return around(lot).reduce((sum, corner) => sum + (price.get(view.drinks[corner] ?? "") ?? 0), 0);
}

function scoreOf({ house }: IzakayaView, town: readonly LotView[], { cash }: PlayerView, seat: number): Score {
  const lots = town
    .filter((lot) => lot.owner === seat)
    .map(({ lot, drinks, floors: byOutline }) => {
      const floors = Object.values(byOutline);
      return { lot, drinks, floors, earned: drinks * floors.reduce((sum, one) => sum + one, 0) };
    });
  const earned = lots.reduce((sum, lot) => sum + lot.earned, 0);
  return { lots, earned, cash, total: earned + (house.cash_counts ? cash : 0) };
}

/** Seats, the best first: by what they have now, by cash that does not count, then by the turn order (IZ-11.6). */
function ranking({ order, house }: IzakayaView, players: readonly PlayerView[]): number[] {
  const spare = (seat: number) => (house.cash_counts ? 0 : players[seat]!.cash);
  return [...order].sort((a, b) => players[b]!.score.total - players[a]!.score.total || spare(b) - spare(a));
}

/** What a command would bring each player, as the server would say it. */
export function preview(parts: Parts, view: IzakayaView, seat: number, command: IzakayaCommand): Preview | null {
  const next = after(parts, view, seat, command);
  const gains = view.players.map((player, n) => next.players[n]!.score.total - player.score.total);
  return gains.some((gain) => gain !== 0) ? { gains } : null;
}
