/** How prices and incomes are reckoned, for what the page says before the server does. */
import type { Parts, Spot } from "./parts";
import type { LineView, TokyoMetroCommand, TokyoMetroView } from "./types";

/** The printed pair beside an income (TM-0.2, TM-0.3). */
export function split({ constants }: Parts, income: number): { first: number; second: number } {
  const unit = constants.money_unit;
  const second = Math.floor(income / (constants.split_divisor * unit)) * unit;
  return { first: income - second, second };
}

/** What each share sold would be paid (TM-25.4 to TM-25.6). */
export function sharePayments(parts: Parts, income: number, sold: number): readonly number[] {
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
export function stakePayments(parts: Parts, income: number, stakes: readonly number[]): readonly number[] {
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
  if (view.phase === "over") return player.cash;
  let sum = player.cash - player.loans * parts.constants.loan_end_price;
  for (const line of view.lines) {
    const earned = stakePayments(
      parts,
      line.income ?? 0,
      line.stakes.map((one) => one.stake),
    );
    line.stakes.forEach((one, index) => (sum += one.seat === seat ? one.stake + earned[index]! : 0));
    sharesNow(parts, line).forEach((paid, share) => (sum += line.holders[share] === seat ? paid : 0));
  }
  return sum;
}

/** The sum of some pending discounts. */
export function discountOf(parts: Parts, discounts: readonly string[]): number {
  return discounts.reduce((sum, spot) => sum + parts.spot(spot).value, 0);
}

/** What an action costs (TM-9.2, TM-10.2, TM-18.1, TM-19.1). */
export function price(parts: Parts, view: TokyoMetroView, command: TokyoMetroCommand): number {
  if (command.type === "speculate") return command.stake;
  if (command.type === "loan") return command.repay ? parts.constants.loan_repay_price : 0;
  if (
    !("discounts" in command) &&
    command.type !== "station" &&
    command.type !== "invest" &&
    command.type !== "disc" &&
    command.type !== "card"
  )
    return 0;
  const spot: Spot = parts.spot(command.spot);
  const base = Math.max(0, spot.value - discountOf(parts, command.discounts ?? []));
  if (command.type === "station") return base * parts.linesAt(command.station).length;
  if (command.type === "invest") {
    const sold = view.lines.find((line) => line.id === command.line)!.holders.length;
    return base + (parts.constants.share_surcharge[sold] ?? 0);
  }
  return base;
}
