/** Who is where in the race, as far as everybody may know it. */
import type { MomotetsuView, TeamView } from "../../model/types";

export interface Standing {
  readonly team: TeamView;
  /** By the balances that are known; null for teams that are out. */
  readonly place: number | null;
  readonly properties: number;
}

export function standings(view: MomotetsuView): Standing[] {
  const held = (team: TeamView) => team.owned.filter(({ until }) => !until).length;
  const playing = view.teams.filter(({ withdrawn }) => !withdrawn);
  const order = [...view.teams].sort(
    (a, b) =>
      Number(a.withdrawn) - Number(b.withdrawn) ||
      b.balance - a.balance ||
      b.goals - a.goals ||
      held(b) - held(a) ||
      a.seat - b.seat,
  );
  return order.map((team) => ({
    team,
    place: team.withdrawn ? null : 1 + playing.filter(({ balance }) => balance > team.balance).length,
    properties: held(team),
  }));
}

/** When balances were last made known to all; null where they always are, or never were yet (RM-16.4). */
export const balancesOf = (view: MomotetsuView): number | null =>
  view.settings.balances_public ? null : (view.settled.at(-1) ?? null);
