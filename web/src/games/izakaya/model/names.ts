/** IZAKAYA in words: money, lots, choices, and what has happened. */
import type { Seat, SeatInfo } from "../../../lib/net/protocol";
import { seatName } from "../../../lib/text/seats";
import { t, words } from "../../../lib/text/words.svelte";
import type { IzakayaCommand, IzakayaEvent, IzakayaView, LotView, Score } from "./types";
import type { Parts } from "./game.svelte";
import { around, kindOf, sideOf, SIDE } from "./geometry";

export type Seats = readonly (Seat | SeatInfo)[];

export const money = (amount: number) => new Intl.NumberFormat(words.lang).format(amount);

/** A gain or loss with its sign. */
export const signedMoney = (amount: number) => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;

const list = (items: readonly string[]) => items.join(t("list-separator"));

export const colorName = (color: string) => t("color-name", { color });

/** An event in words, with names for seats. */
export function eventWords(event: IzakayaEvent, seats: Seats): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (name === "seat") params[name] = seatName(seats[value as number]);
    else if (name === "seats") params[name] = list((value as number[]).map((seat) => seatName(seats[seat])));
    else if (name === "bids")
      params[name] = list((value as number[]).map((bid, seat) => t("feed-bid", { name: seatName(seats[seat]), bid })));
    else if (name === "colors") params[name] = list((value as string[]).map(colorName));
    else if (name === "floors") params[name] = (value as number[]).join(" + ");
    else if (["color", "giver", "taker"].includes(name)) params[name] = colorName(value as string);
    else if (Array.isArray(value)) params[name] = value.join(" ");
    else params[name] = typeof value === "number" ? value : String(value);
  }
  return t(`event-${event.type.replaceAll("_", "-")}`, params);
}

/** What is worth telling: not every piece that comes into the yard. */
const QUIET: ReadonlySet<IzakayaEvent["type"]> = new Set([
  "town_laid",
  "yard_filled",
  "bid_placed",
  "piece_drawn",
  "piece_taken",
  "lot_earned",
]);

export const telling = (event: IzakayaEvent) => !QUIET.has(event.type);

/** A lot for those who do not see it: owner, drinks, floors, and the height of every cell, row by row. */
export function lotWords(view: IzakayaView, lot: LotView, seats: Seats): string {
  if (lot.blue && !Object.keys(lot.floors).length)
    return t("lot-blue", { lot: lot.lot, chips: chipsOn(view, "acquire", seats) });
  const rows = Array.from({ length: SIDE }, (_, y) =>
    [...lot.rows[y]!].map((mark, x) => (mark === "." ? "–" : lot.heights[y * SIDE + x])).join(" "),
  );
  const corners = around(lot.lot).flatMap((corner) => (view.drinks[corner] ? [colorName(view.drinks[corner])] : []));
  return t("lot-words", {
    lot: lot.lot,
    owner: lot.owner === null ? "none" : seatName(seats[lot.owner]),
    drinks: lot.drinks,
    colors: corners.length ? list(corners) : "none",
    floors: Object.values(lot.floors).join(" + "),
    rows: rows.join("; "),
  });
}

/** Whose action chips lie on a spot; `none` if there are none. */
export function chipsOn(view: IzakayaView, spot: string, seats: Seats): string {
  const names = view.chips.flatMap(([seat, on]) => (on === spot ? [seatName(seats[seat])] : []));
  return names.length ? list(names) : "none";
}

/** A corner: what stands on it, and whose lot chips. */
export function cornerWords(view: IzakayaView, corner: string, seats: Seats): string {
  const chips = view.players.flatMap((player, seat) =>
    player.lot_chips.includes(corner) ? [seatName(seats[seat])] : [],
  );
  return t("corner-words", {
    corner,
    kind: kindOf(corner, sideOf(view)),
    color: view.drinks[corner] ? colorName(view.drinks[corner]) : "none",
    chips: chips.length ? list(chips) : "none",
  });
}

/** A choice in words, as a question that the button answers. */
export function commandWords({ setup }: Parts, view: IzakayaView, command: IzakayaCommand): string {
  switch (command.type) {
    case "drink":
      return t("draft-drink", { color: colorName(command.color), corner: command.corner });
    case "price": {
      const price = (id: string) => view.colors.find((color) => color.id === id)!.price;
      return t("draft-price", {
        giver: colorName(command.giver),
        taker: colorName(command.taker),
        low: price(command.giver) - setup.coin,
        high: price(command.taker) + setup.coin,
      });
    }
    case "acquire":
      return t("draft-acquire", { corner: command.corner, lot: command.lot });
    case "take":
      return t("draft-take", { shape: command.shape });
    case "build": {
      const lot = view.lots.find((one) => one.lot === command.lot)!;
      const heights = command.cells.map((cell) => lot.heights[Number(cell[2]) * SIDE + Number(cell[0])]!);
      return t("draft-build", {
        shape: command.shape,
        lot: command.lot,
        floor: Math.max(...heights) + 1,
        cells: command.cells.join(" "),
      });
    }
    case "bid":
      return t("bid-of", { amount: command.amount });
    default:
      return t(`action-help-${command.type}`);
  }
}

/** What everybody would win or lose; nothing for nobody. */
export function gainWords(gains: readonly number[], seats: Seats, you: number | null): string {
  const said = gains.flatMap((gain, seat) =>
    gain ? [t("gain", { name: seat === you ? t("tag-you") : seatName(seats[seat]), gain: signedMoney(gain) })] : [],
  );
  return said.length ? list(said) : t("gain-none");
}

/** The reckoning of a lot: the prices of its drinks, times the floors of each building. */
export function reckoningWords(lot: Score["lots"][number]): string {
  const [first, ...more] = lot.floors;
  return `${money(lot.drinks)} × ${more.length ? `(${[first, ...more].join(" + ")})` : first} = ${money(lot.earned)}`;
}
