/** MetroX for the line to a table: loads the parts, follows the news, remembers what each turn brought. */
import { fetchData } from "../../../lib/net/api";
import type { Follower, Reducer } from "../../../lib/net/live.svelte";
import type {
  Completed,
  DeckData,
  Filled,
  MapData,
  MetroXCommand,
  MetroXOptions,
  MetroXView,
  ScoringData,
  Unflipped,
} from "./types";
import { choiceOf } from "./filling";
import { makeParts, type Parts } from "./parts";
import { reduce, type News } from "./reduce";

/** What everybody wrote for one card. */
export interface TurnSummary {
  readonly turn: number;
  readonly card: string;
  readonly filled: readonly Filled[];
  readonly completed: readonly Completed[];
  /** By itself: people who play with real cards have yet to do it. */
  readonly reshuffled: boolean;
}

export const fetchMap = (id: string) => fetchData<MapData>("metrox", `maps/${id}.json`);

export async function loadParts(options: MetroXOptions): Promise<Parts> {
  const { map = "tokyo", deck = "standard20" } = options;
  const [mapData, deckData, scoring] = await Promise.all([
    typeof map === "string" ? fetchMap(map) : map,
    typeof deck === "string" ? fetchData<DeckData>("metrox", `decks/${deck}.json`) : deck,
    fetchData<ScoringData>("metrox", "scoring.json"),
  ]);
  return makeParts(mapData, deckData, scoring);
}

/** The turn that an entry has closed, if it has. */
export function turnOf(before: MetroXView, entry: News): TurnSummary | null {
  const events = entry.events ?? [];
  const filled = events.filter((event) => event.type === "filled");
  if (!filled.length) return null;
  return {
    turn: before.turn,
    card: before.card,
    filled,
    completed: events.filter((event) => event.type === "completed"),
    reshuffled: before.flipper === undefined && events.some((event) => event.type === "reshuffled"),
  };
}

export class MetroXGame implements Follower<MetroXView, MetroXCommand>, Reducer<MetroXView, MetroXCommand> {
  readonly reducer = this;
  parts = $state.raw<Parts | null>(null);
  /** The last turn that has ended, as far as this page was there. */
  last = $state.raw<TurnSummary | null>(null);
  /** The card that was last entered wrongly, until the right one is there. */
  wrong = $state.raw<Unflipped | null>(null);

  async prepare(view: MetroXView): Promise<void> {
    this.parts = await loadParts(view.options);
    if (this.last && this.last.turn !== view.turn - 1) this.last = null;
  }

  reduce(view: MetroXView, entry: News, command: MetroXCommand | null): MetroXView {
    this.last = turnOf(view, entry) ?? this.last;
    for (const event of entry.events ?? [])
      if (event.type === "unflipped") this.wrong = event;
      else if (event.type === "card_turned") this.wrong = null;
    return reduce(this.parts!, view, entry, choiceOf(command));
  }

  /** Somebody else has written for this seat: a bot, or the same player in another window. */
  unsure(view: MetroXView): boolean {
    return typeof view.viewer === "number" && view.choice === null && view.written[view.viewer] === true;
  }
}
