/** What is done for a team by radio or from paper: its commands sorted by kind, and what must be added to them. */
import { commandWords, isChance, type Asked } from "../../model/choices";
import type { Kit } from "../../model/kit";
import { byKana, missionName, squareName, type Seats } from "../../model/names";
import type { MomotetsuCommand } from "../../model/types";
import { t } from "../../../../lib/text/words.svelte";

export type Kind = MomotetsuCommand["type"];

/** Proof that was told, not sent: the reference says so where a photo belongs. */
export const TOLD = "radio";

/** Commands by kind, in the order in which a team would think of them; those about squares by kana. */
export function kinds(kit: Kit, legal: readonly MomotetsuCommand[]): Map<Kind, MomotetsuCommand[]> {
  const found = new Map<Kind, MomotetsuCommand[]>();
  for (const command of legal) found.set(command.type, [...(found.get(command.type) ?? []), command]);
  for (const commands of found.values())
    if ("square" in commands[0]!)
      commands.sort((a, b) =>
        byKana(kit, String("square" in a ? a.square : ""), String("square" in b ? b.square : "")),
      );
  const rank = (kind: Kind) =>
    kind === "note" || kind === "call_gm" || kind === "undo_report" || kind === "add_proof" ? 1 : 0;
  return new Map([...found].sort(([a], [b]) => rank(a) - rank(b)));
}

/** One command among those of its kind. */
export function words(kit: Kit, command: MomotetsuCommand, asked: Asked | null, seats: Seats): string {
  switch (command.type) {
    case "arrive":
    case "alight":
    case "declare_target":
      return squareName(kit, command.square);
    case "mission_done":
    case "mission_failed":
      return missionName(kit, command.mission);
    case "add_proof":
      return t("desk-entry", { entry: command.entry });
    default:
      return KNOWN.has(command.type)
        ? commandWords(kit, command, asked, seats)
        : t(`desk-radio-${command.type.replaceAll("_", "-")}`);
  }
}

/** Those that table play has words for. */
const KNOWN: ReadonlySet<Kind> = new Set<Kind>([
  "roll",
  "use_star",
  "step_one",
  "keep",
  "reroll",
  "rocket_roll",
  "double",
  "start_mission",
  "take_free",
  "draw",
  "roll_square",
  "buy",
  "choose",
  "finish",
  "cannot_do",
  "roll_attack",
  "touch",
  "repel",
  "keep_bonbi",
  "sell",
]);

export const takesText = ({ type }: MomotetsuCommand): boolean =>
  ["note", "call_gm", "submit", "mission_done", "add_proof", "arrive", "alight"].includes(type);
export const needsText = ({ type }: MomotetsuCommand): boolean => type === "note" || type === "call_gm";
export const takesDice = (command: MomotetsuCommand): boolean =>
  isChance(command) || command.type === "roll_destination";

/** The command with what was told over the radio. */
export function told(
  command: MomotetsuCommand,
  { text, dice, at }: { text: string; dice: string; at: number | null },
): MomotetsuCommand {
  const shown = dice.match(/\d+/g)?.map(Number) ?? [];
  const wordy = takesText(command) && (text.trim() || needsText(command));
  return {
    ...command,
    ...("photo" in command && command.photo ? { photo: TOLD } : {}),
    ...(wordy ? { text: text.trim() } : {}),
    ...(shown.length && takesDice(command) ? { shown } : {}),
    ...(at === null ? {} : { made: { at } }),
  };
}

/** A time of day in milliseconds from midnight; nothing for what is none. */
export function moment(time: string): number | null {
  const found = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time);
  return found ? (Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3] ?? 0)) * 1000 : null;
}
