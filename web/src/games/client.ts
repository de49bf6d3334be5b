/** What the client of a game brings. */
import type { Component } from "svelte";
import type { Book } from "../lib/ui/book";
import type { Follower, Live } from "../lib/net/live.svelte";
import type { GameRecord, TableInfo } from "../lib/net/protocol";

// Each game has views and commands of its own; only its client knows them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;

/** What every page of a table is given. */
export interface AtTable {
  readonly live: Live<Any, Any, Any>;
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
  /** Its rulebook, to read. */
  readonly book?: Book;
  /** What can be chosen for a new table; for the puzzle of the day only what it leaves open. */
  readonly Options: Component<{ options: Record<string, unknown>; daily?: boolean }>;
  /** Something to look at. */
  readonly Picture: Component;
  /** A live event: the screen of one's role in it, and the one for the room. */
  readonly live?: {
    readonly Screen: () => Promise<Component<{ readonly id: string; readonly game: string }>>;
    readonly Wall: () => Promise<Component<{ readonly id: string }>>;
  };
  /** The result of a game alone, in words; for games that can be played so. */
  readonly solo?: (score: number) => string;
  /** What is played with these options, in a few words. */
  readonly about: (options: unknown) => string;
}
