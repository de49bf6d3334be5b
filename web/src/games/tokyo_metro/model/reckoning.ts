/** Why everybody has what they have: the payments at the end, line by line. */
import type { Parts } from "./parts";
import type { LoansSettled, SharePaid, SpeculationPaid, TokyoMetroEvent, TokyoMetroView } from "./types";

export interface LineReckoning {
  readonly line: string;
  /** Before anything was paid, and after speculations. */
  readonly income: number;
  readonly left: number;
  readonly stakes: readonly SpeculationPaid[];
  readonly shares: readonly SharePaid[];
}

export interface SeatReckoning {
  readonly seat: number;
  readonly place: number;
  readonly cash: number; // before anything was paid
  readonly stakes: number;
  readonly shares: number;
  readonly loans: number; // what they cost
  readonly total: number;
}

export interface Reckoning {
  readonly lines: readonly LineReckoning[];
  readonly seats: readonly SeatReckoning[];
  readonly decidedBy: string;
}

export function reckon(parts: Parts, view: TokyoMetroView, events: readonly TokyoMetroEvent[]): Reckoning {
  const stakes = events.filter((event): event is SpeculationPaid => event.type === "speculation_paid");
  const shares = events.filter((event): event is SharePaid => event.type === "share_paid");
  const loans = events.filter((event): event is LoansSettled => event.type === "loans_settled");
  const ended = events.findLast((event) => event.type === "ended");
  const sum = (all: readonly { readonly paid: number }[]) => all.reduce((total, one) => total + one.paid, 0);
  const lines = parts.map.lines.flatMap(({ id }) => {
    const left = view.lines.find((line) => line.id === id)!.income;
    if (left === null) return [];
    const own = stakes.filter((one) => one.line === id);
    return [{ line: id, income: left + sum(own), left, stakes: own, shares: shares.filter((one) => one.line === id) }];
  });
  const seats = view.ranking.map((seat, index) => {
    const of = <T extends { readonly seat: number }>(all: readonly T[]) => all.filter((one) => one.seat === seat);
    return {
      seat,
      place: index + 1,
      cash: view.history.at(-1)?.[seat] ?? 0,
      stakes: of(stakes).reduce((total, one) => total + one.paid + one.stake, 0),
      shares: sum(of(shares)),
      loans: sum(of(loans)),
      total: view.players[seat]!.cash,
    };
  });
  return { lines, seats, decidedBy: ended?.type === "ended" ? ended.decided_by : "cash" };
}
