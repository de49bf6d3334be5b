/** Missions as they are today: the words that count, who has done them, how far away they are. */
import { named, t } from "../../../lib/text/words.svelte";
import type { Kit } from "../model/kit";
import type { MissionData, MomotetsuView } from "../model/types";

/** The words of a mission: those of the game master, of the kit for what is obsolete, or its own (RM-7.10). */
export function missionText(kit: Kit, view: MomotetsuView, id: string): string {
  const mission = kit.missions.find((one) => one.id === id);
  if (!mission) return id;
  const told = view.replaced.find((one) => one.mission === id);
  if (told) return named(told.task);
  return named(standsIn(view, mission) ? mission.replacement : mission.task);
}

/** That a mission stands in for one that is no longer possible, and why; empty where it does not. */
export function missionReplaced(kit: Kit, view: MomotetsuView, id: string): string {
  const mission = kit.missions.find((one) => one.id === id);
  if (!mission?.obsolete || !standsIn(view, mission) || view.replaced.some((one) => one.mission === id)) return "";
  const { obsolete } = mission;
  return t("mission-replaced", { why: typeof obsolete === "string" ? obsolete : named(obsolete) });
}

const standsIn = (view: MomotetsuView, { replacement }: MissionData) =>
  view.settings.obsolete_missions === "replace" && !!replacement;

export interface Open {
  readonly mission: MissionData;
  readonly text: string;
  /** That it stands in for another one, and why. */
  readonly replaced: string;
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
  const removed = view.settings.obsolete_missions === "remove";
  const there = new Set([from, ...ends]);
  return kit.missions
    .filter((mission) => !cleared.includes(mission.id) && !(removed && mission.obsolete))
    .map((mission) => ({
      mission,
      text: missionText(kit, view, mission.id),
      replaced: missionReplaced(kit, view, mission.id),
      away: kit.distance(from, mission.square) ?? Infinity,
      near: there.has(mission.square),
    }))
    .sort((a, b) => Number(b.near) - Number(a.near) || a.away - b.away);
}
