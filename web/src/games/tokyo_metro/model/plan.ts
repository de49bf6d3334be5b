/** What a rider has decided beforehand, so that nobody is asked ten times. */
import type { TokyoMetroCommand, TokyoMetroView } from "./types";

export type Plan =
  /** Stay on this train; asked again at the station, or never in this round. */
  | { readonly kind: "stay"; readonly line: string; readonly to: string | null; readonly round: number }
  /** Get on no train, or not on this one, in this round. */
  | { readonly kind: "decline"; readonly line: string | null; readonly round: number };

/** The answer that a plan gives in the riding window that is open; null if one must be asked. */
export function answer(
  plans: readonly Plan[],
  view: TokyoMetroView,
  seat: number,
  legal: readonly TokyoMetroCommand[],
): TokyoMetroCommand | null {
  const ride = view.ride;
  if (view.phase !== "trains" || !ride || ride.removed || !view.to_act.includes(seat)) return null;
  const may = (type: TokyoMetroCommand["type"]) => legal.find((command) => command.type === type) ?? null;
  for (const plan of plans) {
    if (plan.kind === "stay" && plan.line === ride.line && current(plan, view) && ride.station !== plan.to) {
      const stay = may("stay_aboard");
      if (stay) return stay;
    }
    if (plan.kind === "decline" && plan.round === view.round && (plan.line === null || plan.line === ride.line)) {
      const decline = may("decline");
      if (decline) return decline;
    }
  }
  return null;
}

/** Those plans that still mean something. */
export function kept(plans: readonly Plan[], view: TokyoMetroView, seat: number): readonly Plan[] {
  const aboard = view.players[seat]?.aboard;
  const left = plans.filter((plan) =>
    plan.kind === "stay" ? plan.line === aboard && current(plan, view) : plan.round === view.round,
  );
  return left.length === plans.length ? plans : left;
}

/** To a station one stays as long as it takes; without one for this round. */
function current(plan: Extract<Plan, { kind: "stay" }>, view: TokyoMetroView): boolean {
  return plan.to !== null || plan.round === view.round;
}
