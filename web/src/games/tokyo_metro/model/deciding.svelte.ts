/** What a seat is about to do: a choice being made, and rides that were decided beforehand. */
import type { Live } from "../../../lib/net/live.svelte";
import { complete, discountsOf, EMPTY, placesOf, within, type Draft } from "./draft";
import type { TokyoMetroGame } from "./game.svelte";
import { answer, kept, type Plan } from "./plan";
import type { Preview, TokyoMetroCommand, TokyoMetroView } from "./types";

export class Deciding {
  readonly #live: Live<TokyoMetroView, TokyoMetroCommand, Preview>;
  readonly #game: TokyoMetroGame;
  readonly #view: () => TokyoMetroView;
  #drafted = $state.raw<{ view: TokyoMetroView; draft: Draft } | null>(null);
  plans = $state.raw<readonly Plan[]>([]);
  /** The last view that a plan has answered. */
  #answered: TokyoMetroView | null = null;

  readonly sent = $derived.by(() => this.#live.sent.length > 0);
  /** Trains travel first; then one is asked. */
  readonly mine = $derived.by(
    () => this.#live.you !== null && !this.sent && !this.#game.step && this.#live.legal.length > 0,
  );
  readonly options = $derived.by(() => (this.mine ? this.#live.legal : []));
  /** A draft is one of the view that it was made for. */
  readonly draft = $derived.by(() => (this.mine && this.#drafted?.view === this.#view() ? this.#drafted.draft : EMPTY));
  readonly open = $derived.by(() => within(this.options, this.draft));
  readonly places = $derived.by(() => placesOf(this.open));
  /** The spots that may be used. */
  readonly lit = $derived.by(() => new Set(this.options.flatMap((one) => ("spot" in one ? [one.spot] : []))));
  readonly command = $derived.by(() => {
    const { you } = this.#live;
    if (you === null || !this.mine) return null;
    const { discounts } = this.#view().players[you]!;
    return complete(this.options, this.draft, discountsOf(this.#game.parts!, discounts, this.draft));
  });
  readonly walking = $derived.by(
    () => this.draft.what === null && this.options.some((one) => one.type === "walk" || one.type === "put_meeple"),
  );
  readonly #byPlan = $derived.by(() => {
    const { you, legal } = this.#live;
    return you === null ? null : answer(this.plans, this.#view(), you, legal);
  });
  /** Whether a plan answers what is asked now. */
  readonly planned = $derived.by(() => this.#byPlan !== null);
  readonly mayUndo = $derived.by(
    () => this.#live.you !== null && !this.sent && this.#game.undoable?.seat === this.#live.you,
  );

  constructor(
    live: Live<TokyoMetroView, TokyoMetroCommand, Preview>,
    game: TokyoMetroGame,
    view: () => TokyoMetroView,
  ) {
    this.#live = live;
    this.#game = game;
    this.#view = view;
  }

  change(next: Draft): void {
    this.#drafted = { view: this.#view(), draft: next };
  }

  clear(): void {
    this.#drafted = null;
  }

  send(one: TokyoMetroCommand): void {
    if (this.sent) return;
    this.clear();
    this.#live.do(one);
  }

  undo(): void {
    this.plans = [];
    this.#live.do({ type: "undo" } as unknown as TokyoMetroCommand);
  }

  plan(plan: Plan): void {
    this.plans = [...this.plans.filter((one) => one.kind !== plan.kind), plan];
  }

  forget(plan: Plan): void {
    this.plans = this.plans.filter((one) => one !== plan);
  }

  /** Let a plan answer, once for each view. */
  ride(): void {
    const [{ you }, view] = [this.#live, this.#view()];
    if (you === null || this.sent || this.#game.step || this.#answered === view) return;
    this.plans = kept(this.plans, view, you);
    if (!this.#byPlan) return;
    this.#answered = view;
    this.#live.do(this.#byPlan);
  }
}
