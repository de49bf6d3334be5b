/** The lesson: one turn of each kind on a fixed deal, against somebody who only bids. */
import type { Build, IzakayaCommand, IzakayaView, LotView, Take } from "../model/types";
import { shelf } from "../model/shelf";
import { after } from "./rules";
import { around, grid, kindOf, named, outlineAt, at, SIDE, sideOf, cellIndex } from "../model/geometry";
import { formOf, laid, mirrored, turned, widthOf, depthOf, type Form } from "../model/pieces";
import { first } from "../model/positions";
import type { Parts } from "../model/game.svelte";

export const YOU = 0;
const OTHER_BID = 100;

export interface Step {
  /** The message that explains it: `learn-ID`; what came of it: `learn-ID-done`. */
  readonly id: string;
  /** What may be done in this step. */
  readonly options: (parts: Parts, view: IzakayaView) => IzakayaCommand[];
}

const inner = (view: IzakayaView) =>
  grid(sideOf(view) + 1).filter((corner) => kindOf(corner, sideOf(view)) === "inner");
const own = (view: IzakayaView): LotView => view.lots.find((lot) => lot.owner === YOU)!;

export const LESSON: readonly Step[] = [
  {
    id: "bid",
    options: ({ setup: { coin } }, view) =>
      Array.from({ length: view.players[YOU]!.cash / coin + 1 }, (_, n) => ({ type: "bid", amount: n * coin })),
  },
  {
    id: "acquire",
    options: (_, view) =>
      inner(view).flatMap((corner) =>
        view.lots
          .filter((lot) => !lot.blue && around(lot.lot).includes(corner))
          .map(({ lot }) => ({ type: "acquire" as const, corner, lot })),
      ),
  },
  {
    id: "drink",
    options: (_, view) =>
      view.colors.flatMap(({ id }) =>
        inner(view)
          .filter((corner) => around(own(view).lot).includes(corner))
          .map((corner) => ({ type: "drink" as const, color: id, corner })),
      ),
  },
  { id: "take", options: (parts, view) => takes(builds(parts, view, onGround)) },
  { id: "build", options: (parts, view) => builds(parts, view, onGround) },
  {
    id: "price",
    options: (_, view) => {
      const taker = Object.values(view.drinks)[0]!;
      return view.colors
        .filter(({ id }) => id !== taker)
        .map(({ id }) => ({ type: "price" as const, giver: id, taker }));
    },
  },
  { id: "roof", options: (parts, view) => takes(builds(parts, view, onRoof)) },
  { id: "floor", options: (parts, view) => builds(parts, view, onRoof) },
];

const onGround = (lot: LotView, x: number, y: number) => outlineAt(lot, x, y);
const onRoof = (lot: LotView, x: number, y: number) => (lot.heights[cellIndex(named(x, y))] ? "roof" : null);

/** The shapes that have a place, each once. */
const takes = (places: readonly Build[]): Take[] =>
  [...new Set(places.map(({ shape }) => shape))].map((shape) => ({ type: "take", shape }));

/** Every piece of the shelf, laid in every way on the own lot so that all its cells are on the same ground. */
function builds(
  parts: Parts,
  view: IzakayaView,
  ground: (lot: LotView, x: number, y: number) => string | null,
): Build[] {
  const lot = own(view);
  const laidOn = (cells: readonly string[]) => new Set(cells.map((cell) => ground(lot, ...at(cell))));
  const shapes = view.taken === null ? shelf(view).map(({ shape }) => shape) : [view.taken];
  const found = shapes.flatMap((shape) =>
    ways(formOf(parts.pieces.get(shape)!)).flatMap((form) =>
      grid(SIDE)
        .map(at)
        .filter(([x, y]) => x + widthOf(form) <= SIDE && y + depthOf(form) <= SIDE)
        .map(([x, y]): Build => ({ type: "build", shape, lot: lot.lot, cells: laid(form, x, y) })),
    ),
  );
  return found.filter(({ cells }) => laidOn(cells).size === 1 && !laidOn(cells).has(null));
}

function ways(form: Form): Form[] {
  const all = [form, mirrored(form)].flatMap((one) => [one, turned(one), turned(turned(one)), turned(one, -1)]);
  return [...new Map(all.map((one) => [one.join(" "), one])).values()];
}

export const begin = (): IzakayaView => first;

/** The position after a step: bids are revealed at once. */
export function advance(parts: Parts, view: IzakayaView, command: IzakayaCommand): IzakayaView {
  if (command.type !== "bid") return after(parts, view, YOU, command);
  const bids = [command.amount, OTHER_BID];
  const players = view.players.map((player, seat) => {
    const cash = player.cash - bids[seat]!;
    return { ...player, cash, score: { ...player.score, cash, total: player.score.earned + cash } };
  });
  const order = command.amount >= OTHER_BID ? [0, 1] : [1, 0];
  return { ...view, phase: "action", bids, players, order, pot: bids.reduce((sum, bid) => sum + bid) };
}
