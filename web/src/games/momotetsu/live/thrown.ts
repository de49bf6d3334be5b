/** What a command throws or draws: how many dice, or playing cards (RM-1.14). */
import type { MomotetsuCommand } from "../model/types";
import { rollsNothing, type Around, type Standing } from "./ahead";

const DIE = 6;
const RANKS = 13;

/** How many dice or playing cards, and how high they go. */
export interface Wanted {
  readonly count: number;
  readonly highest: number;
}

/** Nothing is thrown where the count is 0. Dice that a result asks for afterwards are the server's. */
export function thrown(around: Around, own: Standing, command: MomotetsuCommand): Wanted {
  const { kit } = around;
  switch (command.type) {
    case "roll":
    case "reroll":
    case "rocket_roll":
    case "roll_attack":
      return { count: 1, highest: DIE };
    case "roll_square":
      return { count: rollsNothing(around, own) ? 0 : 1, highest: DIE };
    case "roll_destination":
      return { count: 2, highest: DIE };
    case "draw":
      return { count: kit.square.get(own.square)?.kind === "special" ? 1 : 2, highest: RANKS };
    case "use_star": {
      const effect = kit.cards.get(command.card)!.effect;
      if (effect.op === "move_dice") return { count: effect.dice, highest: DIE };
      if (effect.op === "move_rank") return { count: 1, highest: RANKS };
      return { count: effect.op === "gamble" ? 1 : 0, highest: DIE };
    }
    default:
      return { count: 0, highest: DIE };
  }
}
