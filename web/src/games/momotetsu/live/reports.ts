/** Commands of a live event in words: as buttons say them, and as the list of reports names them. */
import { t } from "../../../lib/text/words.svelte";
import { commandWords, type Asked } from "../model/choices";
import type { Kit } from "../model/kit";
import { list, missionName, squareName, type Seats } from "../model/names";
import type { MomotetsuCommand } from "../model/types";
import type { Leg } from "./ways";
import { named } from "../../../lib/text/words.svelte";

export function reportWords(kit: Kit, command: MomotetsuCommand, asked: Asked | null, seats: Seats): string {
  switch (command.type) {
    case "arrive":
    case "alight":
      return t(`do-${command.type}`, { square: squareName(kit, command.square) });
    case "mission_done":
    case "mission_failed":
      return t(`do-${command.type.replace("_", "-")}`, { mission: missionName(kit, command.mission) });
    case "add_proof":
      return t("do-add-proof", { entry: command.entry });
    case "note":
    case "call_gm":
      return t(`do-${command.type.replace("_", "-")}`, { text: command.text });
    case "choose":
      return asked?.ask ? commandWords(kit, command, asked, seats) : t("do-choose");
    default:
      return commandWords(kit, command, asked, seats);
  }
}

/** Which lines to take, where to get off, and what they run past. */
export const wayWords = (kit: Kit, legs: readonly Leg[]): string =>
  legs
    .map(({ line, to, passes }) =>
      t("way-leg", {
        line: named(kit.lines.find(({ id }) => id === line)!.name),
        to: squareName(kit, to),
        passes: passes.length ? list(passes.map((square) => squareName(kit, square))) : "none",
      }),
    )
    .join(t("way-then"));
