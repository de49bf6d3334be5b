/** What a command throws or draws: how many dice, or playing cards (RM-1.14). */
import type { Kit } from "../model/kit";
import type { MomotetsuCommand } from "../model/types";

const DIE = 6;
const RANKS = 13;

/** Nothing is thrown where the count is 0. Dice that a result asks for afterwards are the server's. */
export function thrown(
  kit: Kit,
  command: MomotetsuCommand,
  square: string,
): { readonly count: number; readonly highest: number } {
  switch (command.type) {
    case "roll":
    case "reroll":
    case "rocket_roll":
    case "roll_square":
    case "roll_attack":
      return { count: 1, highest: DIE };
    case "roll_destination":
      return { count: 2, highest: DIE };
    case "draw":
      return { count: kit.square.get(square)?.kind === "special" ? 1 : 2, highest: RANKS };
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
