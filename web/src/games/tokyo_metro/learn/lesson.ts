/** What the guide of a first game says at each moment. */
import type { Draft } from "../model/draft";
import type { Parts } from "../model/parts";
import type { TokyoMetroView } from "../model/types";

export type Lesson =
  | "put"
  | "wait"
  | "first-action"
  | "second-action"
  | "third-action"
  | "act"
  | "pass"
  | "bid"
  | "walk"
  | "board"
  | "ride"
  | "over"
  | `spot-${string}`;

export function lesson(view: TokyoMetroView, draft: Draft, you: number, parts: Parts): Lesson {
  const player = view.players[you]!;
  if (view.phase === "over") return "over";
  if (!view.to_act.includes(you)) return "wait";
  if (view.phase === "auction") return "bid";
  if (view.phase === "movement") return view.round === 1 ? "put" : "walk";
  if (view.phase === "trains") return player.aboard ? "ride" : "board";
  if (draft.spot) return `spot-${parts.spot(draft.spot).action}`;
  if (view.round > 1) return player.cash < parts.constants.money_unit * 3 ? "pass" : "act";
  return (["third-action", "second-action", "first-action"] as const)[player.unused - 1] ?? "act";
}
