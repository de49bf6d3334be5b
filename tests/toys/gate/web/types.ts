/** What the page reads of a view, and what it sends. */
export interface GateView {
  readonly rounds_left: number;
  readonly places: readonly number[];
  readonly walker: number | null;
}

export type GateCommand =
  | { readonly type: "bid"; readonly coins: number }
  | { readonly type: "step"; readonly to: number }
  | { readonly type: "done" };
