/** What a team may do now, sorted by where on the screen it is chosen: squares, cards of the hand, and the rest as buttons. */
import { seatName } from "../../../lib/text/seats";
import { named, t } from "../../../lib/text/words.svelte";
import type { Kit } from "./kit";
import {
  cardName,
  list,
  missionMinutes,
  missionName,
  points,
  squareName,
  teamName,
  type Seats,
  withNotes,
} from "./names";
import type { AskView, MomotetsuCommand, OwnView, UseStar } from "./types";

/** Squares that may be chosen, each with the command that chooses it; with a card in mind, where that card goes. */
export function squares(
  legal: readonly MomotetsuCommand[],
  ask: AskView | null,
  card: string | null,
): Map<string, MomotetsuCommand> {
  const found = new Map<string, MomotetsuCommand>();
  for (const command of legal) {
    if (command.type === "declare_target") found.set(command.square, command);
    else if (command.type === "choose" && ask?.kind === "square") found.set(command.value, command);
    else if (command.type === "use_star" && command.card === card && command.square) found.set(command.square, command);
  }
  return found;
}

/** Every way to play a card of the hand. */
export const uses = (legal: readonly MomotetsuCommand[], card: string): UseStar[] =>
  legal.filter((command): command is UseStar => command.type === "use_star" && command.card === card);

/** What is neither a square nor a card of the hand; what ends the decision comes last. */
export function buttons(legal: readonly MomotetsuCommand[], ask: AskView | null): MomotetsuCommand[] {
  const rest = legal.filter(
    ({ type }) => type !== "declare_target" && type !== "use_star" && !(type === "choose" && ask?.kind === "square"),
  );
  return [...rest.filter(({ type }) => type !== "finish"), ...rest.filter(({ type }) => type === "finish")];
}

/** The commands that roll or draw: one key for all of them. */
const CHANCE: ReadonlySet<MomotetsuCommand["type"]> = new Set([
  "roll",
  "reroll",
  "rocket_roll",
  "draw",
  "roll_square",
  "roll_attack",
  "step_one",
]);
export const isChance = (command: MomotetsuCommand) => CHANCE.has(command.type);

/** What a team is asked. */
export function promptWords(kit: Kit, own: OwnView): string {
  const { square, ask, phase } = own;
  const here = squareName(kit, square);
  if (own.repel_from !== null) return t("prompt-repel");
  if (own.debt_since) return t("prompt-debt");
  if (ask)
    return t(`prompt-ask-${ask.kind.replaceAll("_", "-")}`, {
      card: ask.card === null ? "none" : cardName(kit, ask.card),
    });
  if (phase === "processing")
    return t("prompt-processing", { square: here, kind: t(`kind-${kit.square.get(square)!.kind}`) });
  if (phase === "moving") return t("prompt-moving", { steps: own.move?.steps ?? 0 });
  return t(`prompt-${phase}`, { square: here });
}

/** What a team is asked, and what its answers cost. */
export type Asked = Pick<OwnView, "ask" | "repel_price">;

/** A command as a button says it. */
export function commandWords(kit: Kit, command: MomotetsuCommand, asked: Asked | null, seats: Seats): string {
  switch (command.type) {
    case "declare_target":
      return t("do-declare-target", { square: squareName(kit, command.square) });
    case "use_star":
      return t("do-use-star", {
        card: cardName(kit, command.card),
        square: command.square ? squareName(kit, command.square) : "none",
        steps: command.steps ?? 0,
      });
    case "start_mission":
      return t("do-start-mission", {
        count: command.missions.length,
        missions: list(command.missions.map((id) => missionName(kit, id))),
      });
    case "take_free":
      return t("do-take-free", { property: propertyOf(kit, command.mission) });
    case "buy":
      return t("do-buy", {
        card: cardName(kit, command.card),
        price: points(kit.data.tables.shop.find(({ card }) => card === command.card)!.price),
      });
    case "sell":
      return t("do-sell", {
        property: named(kit.properties.get(command.property)!.name),
        sale: points(kit.properties.get(command.property)!.sale),
      });
    case "touch":
      return t("do-touch", { team: teamName(seats, command.seat) });
    case "choose":
      return choiceWords(kit, command.value, asked?.ask ?? null, seats);
    case "repel":
      return t("do-repel", { price: asked?.repel_price ? points(asked.repel_price) : "none" });
    default:
      return t(`do-${command.type.replaceAll("_", "-")}`);
  }
}

/** What a choice is about, in smaller letters. */
export function commandHelp(kit: Kit, command: MomotetsuCommand, ask: AskView | null): string {
  switch (command.type) {
    case "start_mission": {
      const wins = command.missions.map((id) => propertyOf(kit, id));
      const most = Math.max(...command.missions.map((id) => missionMinutes(kit, id)[1] ?? 0));
      return withNotes(kit, t("help-start-mission", { properties: list(wins), minutes: most }), command.missions);
    }
    case "buy":
      return named(kit.cards.get(command.card)!.text);
    case "choose":
      return (
        (ask && ["own_star", "star", "instant"].includes(ask.kind) && named(kit.cards.get(command.value)?.text)) || ""
      );
    default:
      return "";
  }
}

function propertyOf(kit: Kit, mission: string): string {
  const { name, kind, sale } = kit.missions.find(({ id }) => id === mission)!.property;
  return t("property-words", { name: named(name), kind: t(`property-${kind}`), sale: points(sale) });
}

function choiceWords(kit: Kit, value: string, ask: AskView | null, seats: Seats): string {
  switch (ask?.kind) {
    case "team":
      return seatName(seats[Number(value)]);
    case "send":
      return value === "keep" ? t("choose-keep") : t("choose-send", { team: teamName(seats, Number(value)) });
    case "square":
      return t("do-declare-target", { square: squareName(kit, value) });
    case "property":
      return named(kit.properties.get(value)!.name);
    case "back_or_pay":
      return value === "pay" ? t("choose-pay", { price: points(ask.price) }) : t("choose-go-back");
    default:
      return cardName(kit, value);
  }
}
