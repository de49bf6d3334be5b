/** The pieces that lie before all: those of the yard, or the whole supply by shape (IZ-8.2a). */
import type { IzakayaView } from "./types";

export interface Lying {
  readonly shape: string;
  /** How many of the shape there are; pieces of a yard lie one by one. */
  readonly left: number;
}

export function shelf(view: IzakayaView): readonly Lying[] {
  if (view.house.supply === "yard") return view.yard.map((shape) => ({ shape, left: 1 }));
  return Object.entries(view.supply).flatMap(([shape, left]) => (left ? [{ shape, left }] : []));
}
