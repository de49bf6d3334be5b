/** What a claim or a late report says, in words. */
import type { Kit } from "../../model/kit";
import { cardName, missionName, missionNote, squareName, type Seats } from "../../model/names";
import type { ClaimView, ConflictView } from "../../model/types";
import { seatName } from "../../../../lib/text/seats";
import { named, t } from "../../../../lib/text/words.svelte";
import { words } from "./radio";

/** What is claimed. */
export function claimWords(kit: Kit, { kind, about }: ClaimView, seats: Seats): string {
  switch (kind) {
    case "goal":
      return t("desk-claim-goal", { square: squareName(kit, about.square!) });
    case "mission":
      return t("desk-claim-mission", { square: squareName(kit, mission(kit, about.mission!).square) });
    case "task":
      return t("desk-claim-task", { card: cardName(kit, about.card!) });
    case "touch":
      return t("desk-claim-touch", { team: seatName(seats[about.team!]) });
    case "dice":
      return t("desk-claim-dice");
  }
}

/** What it must show. */
export function ruleWords(kit: Kit, { kind, about }: ClaimView): string {
  if (kind === "mission") return missionName(kit, about.mission!);
  if (kind === "task") return named(kit.cards.get(about.card!)!.text);
  return t(`desk-rule-${kind}`);
}

/** That a mission stands in for another one, and why. */
export const replacedWords = (kit: Kit, { kind, about }: ClaimView): string =>
  kind === "mission" ? missionNote(kit, about.mission!) : "";

/** What a property that hangs on a claim is called. */
export const winsWords = (kit: Kit, { kind, about }: ClaimView): string =>
  kind === "mission" ? named(mission(kit, about.mission!).property.name) : "";

const mission = (kit: Kit, id: string) => kit.missions.find((one) => one.id === id)!;

export const reportWords = (kit: Kit, { command }: ConflictView, seats: Seats): string =>
  t("desk-report", {
    kind: t(`desk-kind-${command.type.replaceAll("_", "-")}`),
    what: words(kit, command, null, seats),
  });
