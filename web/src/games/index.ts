/** The games that this browser can show. A game's client is loaded when it is needed. */
import type { Component } from "svelte";
import type { Follower, Live } from "../lib/net/live.svelte";
import type { GameRecord, TableInfo } from "../lib/net/protocol";

// Each game has views and commands of its own; only its client knows them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;

/** What every page of a table is given. */
export interface AtTable {
  readonly live: Live<Any, Any>;
  readonly game: Any;
  readonly table: TableInfo;
  readonly view: Any;
}

export interface GameClient {
  /** What follows a table of this game. */
  readonly follow: () => Follower<Any, Any>;
  /** A game under way or over. */
  readonly Play: Component<AtTable>;
  /** The same for a screen in the room, where a game has one. */
  readonly Wall?: Component<AtTable>;
  /** A finished game again; `id` is that of its table, if it is one of ours. */
  readonly Replay: Component<{ readonly id: string | null; readonly record: GameRecord }>;
  /** The first steps. */
  readonly Learn: Component;
  /** What can be chosen for a new table. */
  readonly Options: Component<{ options: Record<string, unknown> }>;
  /** Something to look at. */
  readonly Picture: Component;
  /** What is played with these options, in a few words. */
  readonly about: (options: unknown) => string;
}

const CLIENTS: Record<string, () => Promise<{ readonly client: GameClient }>> = {
  metrox: () => import("./metrox"),
  izakaya: () => import("./izakaya"),
  tokyo_metro: () => import("./tokyo_metro"),
  momotetsu: () => import("./momotetsu"),
};

export const KNOWN: readonly string[] = Object.keys(CLIENTS);

export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game];
  if (!load) throw new Error(`no client for ${game}`);
  return (await load()).client;
}
