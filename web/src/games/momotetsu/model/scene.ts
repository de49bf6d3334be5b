/** The day as its events tell it, for a picture of a moment that the latest view is already past. */
import type { News } from "../../../lib/net/live.svelte";
import type { Kit } from "./kit";
import type { MomotetsuEvent, MomotetsuView, TeamView } from "./types";

export interface Scene {
  readonly now: number;
  readonly destination: string | null;
  readonly bonbi: number | null;
  readonly economy: MomotetsuView["economy"];
  readonly gate: number;
  /** How many settlements were paid. */
  readonly settled: number;
  readonly teams: readonly Pick<TeamView, "square" | "phase" | "goals" | "balance">[];
}

/** Before the first entry (RM-1.3). */
export function opening(kit: Kit, view: MomotetsuView): Scene {
  const { start_square, start_points = 200 } = kit.event.teams;
  return {
    now: view.times.start,
    destination: null,
    bonbi: null,
    economy: "normal",
    gate: 0,
    settled: 0,
    teams: view.teams.map(() => ({ square: start_square, phase: "ready", goals: 0, balance: start_points })),
  };
}

export function sceneOf(view: MomotetsuView): Scene {
  const { now, destination, bonbi, economy, gate_until: gate, settled, teams } = view;
  return { now, destination, bonbi: bonbi?.holder ?? null, economy, gate, settled: settled.length, teams };
}

/** The scene after an entry of the log. */
export function after(scene: Scene, entry: News): Scene {
  return ((entry.events ?? []) as readonly MomotetsuEvent[]).reduce(step, scene);
}

/** When an entry was over, on the clock of the day. */
export function timeOf(entry: News): number | null {
  const last = ((entry.events ?? []) as readonly MomotetsuEvent[]).findLast((event) => event.type === "time_passed");
  return last?.type === "time_passed" ? last.time : null;
}

function step(scene: Scene, event: MomotetsuEvent): Scene {
  const team = (seat: number, change: Partial<Scene["teams"][number]>): Scene => ({
    ...scene,
    teams: scene.teams.map((one, n) => (n === seat ? { ...one, ...change } : one)),
  });
  switch (event.type) {
    case "time_passed":
      return { ...scene, now: event.time };
    case "rolled":
    case "star_played":
    case "cow_walked":
    case "trip_began":
      return team(event.seat, { phase: "moving" });
    case "arrived":
      return team(event.seat, { square: event.square, phase: "processing" });
    case "got_off":
    case "stuck":
      return team(event.seat, { square: event.square, phase: "ready" });
    case "move_cancelled":
      return team(event.seat, { phase: "ready" });
    case "mission_started":
    case "task_began":
      return team(event.seat, { phase: "task" });
    case "mission_cleared":
    case "mission_missed":
    case "task_done":
      return team(event.seat, { phase: "processing" });
    case "attacked":
      return team(event.seat, { phase: "attack" });
    case "goal_reached":
      return team(event.seat, { goals: scene.teams[event.seat]!.goals + 1 });
    case "settled":
      return { ...team(event.seat, { balance: event.balance }), settled: event.number };
    case "leaked":
    case "final_scored":
      return team(event.seat, { balance: event.balance });
    case "destination_set":
      return { ...scene, destination: event.square };
    case "bonbi_moved":
      return { ...scene, bonbi: event.seat };
    case "bonbi_gone":
      return { ...scene, bonbi: null };
    case "economy_set":
      return { ...scene, economy: event.economy as Scene["economy"] };
    case "gate_set":
      return { ...scene, gate: event.time };
    default:
      return scene;
  }
}

/** A view as it was at a scene: what events do not tell is as it is now, properties by their times. */
export function viewAt(view: MomotetsuView, scene: Scene): MomotetsuView {
  return {
    ...view,
    now: scene.now,
    phase: "running",
    destination: scene.destination,
    hold: null,
    bonbi:
      scene.bonbi === null
        ? null
        : {
            holder: scene.bonbi,
            how: "goal" as const,
            came_from: null,
            square: null,
            due: "next" as const,
            attacked: false,
            declared: false,
            goal: 0,
          },
    economy: scene.economy,
    gate_until: scene.gate,
    settled: view.settled.slice(0, scene.settled),
    scores: [],
    turn: -1,
    teams: view.teams.map((team, n) => ({
      ...team,
      ...scene.teams[n]!,
      alight: "",
      owned: ownedAt(team.owned, scene.now),
    })),
  };
}

function ownedAt(owned: TeamView["owned"], now: number): TeamView["owned"] {
  return owned.filter(({ since }) => since <= now).map((one) => (one.until > now ? { ...one, until: 0 } : one));
}
