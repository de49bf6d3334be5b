/** Missions that a team has not done yet, and how far away they are. */
import type { Kit, Mission } from "../model/kit";
import type { MomotetsuView } from "../model/types";

export interface Open {
  readonly mission: Mission;
  readonly away: number;
  /** Whether the present move may end there, or the team stands there. */
  readonly near: boolean;
}

/** What a team has not done yet, what is on its way first, then the nearest. */
export function openMissions(
  kit: Kit,
  view: MomotetsuView,
  cleared: readonly string[],
  from: string,
  ends: readonly string[],
): Open[] {
  const there = new Set([from, ...ends]);
  return kit.missions
    .filter((mission) => isOpen(view, mission, cleared))
    .map((mission) => ({
      mission,
      away: kit.distance(from, mission.square) ?? Infinity,
      near: there.has(mission.square),
    }))
    .sort((a, b) => Number(b.near) - Number(a.near) || a.away - b.away);
}

/** Not done yet, and not one that is no longer done at all (RM-7.4, RM-7.10). */
export const isOpen = (
  { settings }: MomotetsuView,
  { id, obsolete }: Pick<Mission, "id" | "obsolete">,
  cleared: readonly string[],
): boolean => !cleared.includes(id) && !(settings.obsolete_missions === "remove" && obsolete);
