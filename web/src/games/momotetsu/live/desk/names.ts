/** What a claim or a late report says, in words. */
import type { Kit } from "../../model/kit";
import { cardName, missionName, squareName, type Seats } from "../../model/names";
import type { Claim, Conflict } from "../../model/types";
import { seatName } from "../../../../lib/text/seats";
import { named, t } from "../../../../lib/text/words.svelte";
import { words } from "./radio";

/** What is claimed. */
export function claimWords(kit: Kit, { kind, what = -1 }: Claim, seats: Seats): string {
  switch (kind) {
    case "goal":
      return t("desk-claim-goal", { square: squareName(kit, kit.squares[what]!.id) });
    case "mission":
      return t("desk-claim-mission", { square: squareName(kit, kit.missions[what]!.square) });
    case "task":
      return t("desk-claim-task", { card: cardName(kit, kit.data.cards.cards[what]!.id) });
    case "touch":
      return t("desk-claim-touch", { team: seatName(seats[what]) });
    case "dice":
      return t("desk-claim-dice");
  }
}

/** What it must show. */
export function ruleWords(
  kit: Kit,
  { kind, what = -1 }: Claim,
  replaced: readonly (readonly [number, string, string])[],
): string {
  if (kind === "mission") {
    const other = replaced.find(([mission]) => mission === what);
    return other ? named({ en: other[1], ja: other[2] }) : missionName(kit, kit.missions[what]!.id);
  }
  if (kind === "task") return named(kit.data.cards.cards[what]!.text);
  return t(`desk-rule-${kind}`);
}

/** What a property that hangs on a claim is called. */
export const winsWords = (kit: Kit, { kind, what = -1 }: Claim): string =>
  kind === "mission" ? named(kit.missions[what]!.property.name) : "";

export const reportWords = (kit: Kit, { command }: Conflict, seats: Seats): string =>
  t("desk-report", {
    kind: t(`desk-kind-${command.type.replaceAll("_", "-")}`),
    what: words(kit, command, null, seats),
  });
