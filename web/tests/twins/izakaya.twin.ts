import { test } from "vitest";
import { makeParts } from "../../src/games/izakaya/model/game.svelte";
import { after, preview } from "../../src/games/izakaya/learn/rules";
import type { IzakayaCommand, IzakayaView, PiecesData, Preview, SetupData } from "../../src/games/izakaya/model/types";
import { data, records, same } from "./records";

interface Game {
  readonly seed: number;
  readonly moves: readonly {
    readonly moment: number;
    readonly seat: number;
    readonly view: IzakayaView;
    readonly options: readonly IzakayaCommand[];
    readonly previews: readonly (Preview | null)[];
    readonly command: IzakayaCommand;
    readonly after: IzakayaView;
  }[];
}

const parts = makeParts(data<PiecesData>("izakaya/data/pieces"), data<SetupData>("izakaya/data/setup"));

/** What a turn alone changes: of drinks, colours, lots, scores and places everything, whoever is next. */
const told = ({ drinks, colors, lots, ranking, players }: IzakayaView) => ({
  drinks,
  colors,
  lots,
  ranking,
  players: players.map(({ score, lot_chips }) => ({ score, lot_chips: [...lot_chips].sort() })),
});

test("the browser says what a turn brings as the rules do", () => {
  for (const { seed, moves } of records<Game>("izakaya"))
    for (const move of moves) {
      const at = `IZAKAYA, seed ${seed}, moment ${move.moment}, seat ${move.seat}`;
      move.options.forEach((option, n) => {
        const browser = preview(parts, move.view, move.seat, option);
        same(() => `${at}: what ${JSON.stringify(option)} would bring`, move.previews[n], browser);
      });
      const made = after(parts, move.view, move.seat, move.command);
      same(() => `${at}: after ${JSON.stringify(move.command)}`, told(move.after), told(made));
    }
});
