import { test } from "vitest";
import { leftOf } from "../../src/games/tokyo_metro/model/draft";
import { sharesNow, split, worth } from "../../src/games/tokyo_metro/model/money";
import { makeParts } from "../../src/games/tokyo_metro/model/parts";
import { steps } from "../../src/games/tokyo_metro/model/steps";
import type {
  CardsData,
  ConstantsData,
  MapData,
  Preview,
  TokyoMetroCommand,
  TokyoMetroEvent,
  TokyoMetroView,
} from "../../src/games/tokyo_metro/model/types";
import { data, records, same } from "./records";

type Priced = Extract<TokyoMetroCommand, { discounts?: readonly string[] }>;

interface Game {
  readonly seed: number;
  readonly views: readonly (readonly [
    moment: number,
    view: TokyoMetroView,
    prices: readonly (readonly [Priced, Preview])[],
  ])[];
  readonly rides: readonly (readonly [
    moment: number,
    before: TokyoMetroView,
    events: readonly TokyoMetroEvent[],
    after: TokyoMetroView,
  ])[];
}

const parts = makeParts(
  data<MapData>("tokyo_metro/data/maps/tokyo"),
  data<CardsData>("tokyo_metro/data/cards/standard"),
  data<ConstantsData>("tokyo_metro/data/constants/standard"),
);

/** What a number on a spot is with discounts, as the price of a command lets one tell. */
function printed(view: TokyoMetroView, command: Priced, { price, income }: Preview): number {
  if (command.type === "station") return price / parts.linesAt(command.station).length;
  if (command.type === "invest") {
    const line = view.lines.find(({ id }) => id === command.line)!;
    const surcharge = view.options.house!.surcharge_raises_income
      ? parts.constants.share_surcharge[line.holders.length]!
      : 0;
    return income! - (line.income ?? 0) - surcharge;
  }
  return price;
}

test("the browser shares out incomes, lowers prices and moves trains as the rules do", () => {
  for (const { seed, views, rides } of records<Game>("tokyo_metro")) {
    for (const [moment, view, prices] of views) {
      const at = `TOKYO METRO, seed ${seed}, moment ${moment}`;
      for (const [command, preview] of prices) {
        const left = leftOf(parts, parts.spot(command.spot), command.discounts ?? []);
        same(() => `${at}: what discounts leave for ${JSON.stringify(command)}`, printed(view, command, preview), left);
      }
      if (view.phase === "over") continue; // everything is paid
      for (const line of view.lines) {
        const { first, second, payments } = line;
        const browser = { ...split(parts, line.income ?? 0), payments: sharesNow(parts, line) };
        same(() => `${at}: the money of ${line.id}`, { first, second, payments }, browser);
      }
      for (const [seat, player] of view.players.entries())
        same(() => `${at}: what seat ${seat} has now`, player.worth, worth(parts, view, seat));
    }
    for (const [moment, before, events, after] of rides) {
      const at = `TOKYO METRO, seed ${seed}, moment ${moment}`;
      const end = steps(parts, before, events, after).at(-1)!.view;
      if (after.phase === "over") {
        const worths = end.players.map((player) => player.worth);
        same(
          () => `${at}: what everybody will be paid`,
          after.players.map(({ cash }) => cash),
          worths,
        );
      } else
        same(
          () => `${at}: where trains have travelled`,
          [after.lines, after.players, after.tokens],
          [end.lines, end.players, end.tokens],
        );
    }
  }
});
