/** How an income is shared out, for the steps of a train on the screen: the server tells only where it stops.

Everything at rest is as the server says; `tests/twins` holds this to the server's rules. */
import type { Parts } from "./parts";
import type { LineView, TokyoMetroView } from "./types";

/** The printed pair beside an income (TM-0.2, TM-0.3). */
export function split({ constants }: Parts, income: number): { first: number; second: number } {
  const unit = constants.money_unit;
  const second = Math.floor(income / (constants.split_divisor * unit)) * unit;
  return { first: income - second, second };
}

/** What each share sold would be paid (TM-25.4 to TM-25.6). */
function sharePayments(parts: Parts, income: number, sold: number): readonly number[] {
  if (sold < 2) return sold ? [income] : [];
  if (sold === 2) {
    const { first, second } = split(parts, income);
    return [first, second];
  }
  const { half_divisor, money_unit } = parts.constants;
  const half = Math.ceil(income / (half_divisor * money_unit)) * money_unit;
  const { first, second } = split(parts, income - half);
  return [half, first, second];
}

/** What each stake on a line would earn, all read from the same income (TM-25.2). */
function stakePayments(parts: Parts, income: number, stakes: readonly number[]): readonly number[] {
  const { second } = split(parts, income);
  return stakes.map((stake) => Math.min(second, parts.constants.speculation_cap_factor * stake));
}

/** What the shares of a line would bring if the game ended now, stakes paid first (TM-25.3). */
export function sharesNow(parts: Parts, line: LineView): readonly number[] {
  const income = line.income ?? 0;
  const earned = stakePayments(
    parts,
    income,
    line.stakes.map((one) => one.stake),
  );
  return sharePayments(parts, Math.max(0, income - earned.reduce((sum, one) => sum + one, 0)), line.holders.length);
}

/** What somebody would have if the game ended now. */
export function worth(parts: Parts, view: TokyoMetroView, seat: number): number {
  const player = view.players[seat]!;
  let sum = player.cash - player.loans * parts.constants.loan_end_price;
  for (const line of view.lines) {
    const earned = stakePayments(
      parts,
      line.income ?? 0,
      line.stakes.map((one) => one.stake),
    );
    line.stakes.forEach((one, index) => (sum += one.seat === seat ? one.stake + earned[index]! : 0));
    line.payments.forEach((paid, share) => (sum += line.holders[share] === seat ? paid : 0));
  }
  return sum;
}
