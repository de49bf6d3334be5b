/** Who has won: the highest score, then more goals, then more properties (RM-12.4, RM-12.5). */
import type { MomotetsuView } from "./types";

export interface Place {
  readonly place: number;
  readonly seat: number;
}

export function ranking(view: MomotetsuView): Place[] {
  const key = (seat: number) => {
    const { withdrawn, goals, owned } = view.teams[seat]!;
    return [withdrawn ? 0 : 1, view.scores[seat]!.total, goals, owned.filter(({ until }) => !until).length];
  };
  const compare = (a: number, b: number) => {
    const [one, other] = [key(a), key(b)];
    const first = one.findIndex((value, n) => value !== other[n]);
    return first < 0 ? 0 : other[first]! - one[first]!;
  };
  const order = view.teams.map(({ seat }) => seat).sort(compare);
  return order.map((seat) => ({ seat, place: 1 + order.filter((other) => compare(other, seat) < 0).length }));
}
