/** IZAKAYA for the line to a table: loads the parts, remembers what has happened. */
import { fetchData } from "../../../lib/net/api";
import type { Follower, News } from "../../../lib/net/live.svelte";
import type { IzakayaCommand, IzakayaEvent, IzakayaView, PieceData, PiecesData, SetupData } from "./types";

export interface Parts {
  readonly pieces: ReadonlyMap<string, PieceData>;
  readonly setup: SetupData;
}

export function makeParts({ pieces }: PiecesData, setup: SetupData): Parts {
  return { pieces: new Map(pieces.map((piece) => [piece.id, piece])), setup };
}

export async function loadParts(): Promise<Parts> {
  const [pieces, setup] = await Promise.all([
    fetchData<PiecesData>("izakaya", "pieces.json"),
    fetchData<SetupData>("izakaya", "setup.json"),
  ]);
  return makeParts(pieces, setup);
}

/** Something that has happened, with the number of its entry. */
export interface Told {
  readonly n: number;
  readonly event: IzakayaEvent;
}

const MOST_TOLD = 120;

export class IzakayaGame implements Follower<IzakayaView, IzakayaCommand> {
  parts = $state.raw<Parts | null>(null);
  /** What has happened since this page is here, the oldest first. */
  told = $state.raw<readonly Told[]>([]);
  /** What the last news brought. */
  fresh = $state.raw<readonly IzakayaEvent[]>([]);

  async prepare(): Promise<void> {
    this.parts ??= await loadParts();
  }

  happened(_before: IzakayaView, entries: readonly News[]): void {
    const news = entries.flatMap(({ n, events }) =>
      ((events ?? []) as readonly IzakayaEvent[]).map((event) => ({ n, event })),
    );
    this.fresh = news.map(({ event }) => event);
    this.told = [...this.told, ...news].slice(-MOST_TOLD);
  }
}
