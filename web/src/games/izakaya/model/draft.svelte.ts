/** A choice on the way: which action, and as much of it as is chosen. What may be chosen comes from the server. */
import type { IzakayaCommand, IzakayaView, Preview } from "./types";
import { at, cellIndex, meeting, named, SIDE, sideOf } from "./geometry";
import { depthOf, formIn, formOf, kept, laid, mirrored, sameForm, turned, widthOf, type Form } from "./pieces";
import { shelf } from "./shelf";
import type { Parts } from "./game.svelte";

export const ACTIONS = ["drink", "price", "acquire", "build", "pass", "decline"] as const;
export type Action = (typeof ACTIONS)[number];
type Of<T extends IzakayaCommand["type"]> = Extract<IzakayaCommand, { type: T }>;

/** A command as one text, to find it among the options. */
const key = (command: IzakayaCommand) => Object.values(command).flat().join(" ");

export interface Moment {
  readonly view: IzakayaView;
  readonly seat: number;
  readonly options: readonly IzakayaCommand[];
  /** What each of them would bring; null where it brings nobody anything. */
  readonly previews: readonly (Preview | null)[];
  /** What is chosen is sent, and stays as it is until it is answered: without a line that may take long. */
  readonly sent?: boolean;
}

const gainsIn = ({ view }: Moment, preview: Preview | null) => preview?.gains ?? view.players.map(() => 0);

export class Draft {
  action = $state<Action | null>(null);
  color = $state<string | null>(null);
  giver = $state<string | null>(null);
  taker = $state<string | null>(null);
  corner = $state<string | null>(null);
  lot = $state<string | null>(null);
  shape = $state<string | null>(null);
  form = $state.raw<Form>([]);
  /** Where the top left of the figure lies on the lot. */
  spot = $state.raw<readonly [number, number]>([0, 0]);

  #parts: Parts;
  #now: () => Moment | null;

  constructor(parts: Parts, now: () => Moment | null) {
    this.#parts = parts;
    this.#now = now;
  }

  readonly options = $derived.by((): readonly IzakayaCommand[] => this.#now()?.options ?? []);
  /** Whether a piece is taken before its place is tried (IZ-8.2b), and this is the moment to take it. */
  readonly taking = $derived(this.options.some((one) => one.type === "take"));
  readonly actions = $derived(
    ACTIONS.filter((action) => (action === "build" && this.taking) || this.options.some((one) => one.type === action)),
  );
  readonly #at = $derived(new Map(this.options.map((option, n) => [key(option), n])));

  /** All options of one kind. */
  #all<T extends IzakayaCommand["type"]>(type: T): Of<T>[] {
    return this.options.filter((one): one is Of<T> => one.type === type);
  }

  /** The whole command, once everything is chosen; it may be illegal. */
  readonly command = $derived.by((): IzakayaCommand | null => {
    const { action, color, giver, taker, corner, lot, shape } = this;
    if (action === "pass" || action === "decline") return { type: action };
    if (action === "drink" && color && corner) return { type: "drink", color, corner };
    if (action === "price" && giver && taker) return { type: "price", giver, taker };
    if (action === "acquire" && corner && lot) return { type: "acquire", corner, lot };
    if (action === "build" && shape && this.taking) return { type: "take", shape };
    if (action === "build" && shape && lot) return { type: "build", shape, lot, cells: laid(this.form, ...this.spot) };
    return null;
  });
  readonly legal = $derived(this.command !== null && this.#at.has(key(this.command)));
  /** What the command would bring each player now. */
  readonly gains = $derived(this.command && this.gainsOf(this.command));

  /** What an option would bring each player; null for what is none. */
  gainsOf(command: IzakayaCommand): readonly number[] | null {
    const [now, n] = [this.#now(), this.#at.get(key(command))];
    return now && n !== undefined ? gainsIn(now, now.previews[n]!) : null;
  }

  // --- what may be chosen next ---

  readonly colors = $derived.by((): ReadonlySet<string> => {
    if (this.action === "price") {
      const moves = this.#all("price");
      const from = this.giver !== null && this.taker === null ? this.giver : null;
      return new Set(
        from === null
          ? moves.map((one) => one.giver)
          : moves.filter((one) => one.giver === from).map((one) => one.taker),
      );
    }
    if (this.action === null || this.action === "drink") return new Set(this.#all("drink").map((one) => one.color));
    return new Set();
  });
  readonly corners = $derived.by((): ReadonlySet<string> => {
    if (this.action === "drink")
      return new Set(
        this.#all("drink")
          .filter((one) => !this.color || one.color === this.color)
          .map((one) => one.corner),
      );
    if (this.action === "acquire") return new Set(this.#all("acquire").map((one) => one.corner));
    return new Set();
  });
  /** Lots to acquire from the chosen corner. */
  readonly lots = $derived.by((): readonly string[] =>
    this.action === "acquire" && this.corner
      ? this.#all("acquire")
          .filter((one) => one.corner === this.corner)
          .map((one) => one.lot)
      : [],
  );
  readonly shapes = $derived.by(
    (): ReadonlySet<string> => new Set([...this.#all("take"), ...this.#all("build")].map((one) => one.shape)),
  );
  /** Every place for the chosen piece, the best first: what it brings oneself, less what others get of it. */
  readonly places = $derived.by((): Of<"build">[] => {
    const now = this.#now();
    if (!now || this.action !== "build" || !this.shape) return [];
    const worth = (preview: Preview | null) =>
      gainsIn(now, preview).reduce(
        (sum, gain, seat) => sum + (seat === now.seat ? gain : -gain / now.view.players.length),
        0,
      );
    return now.options
      .flatMap((one, n) =>
        one.type === "build" && one.shape === this.shape ? [{ one, worth: worth(now.previews[n]!) }] : [],
      )
      .sort((a, b) => b.worth - a.worth)
      .map(({ one }) => one);
  });
  /** The cells, by lot, that the piece can cover as it is turned now. */
  readonly glow = $derived.by((): ReadonlyMap<string, ReadonlySet<number>> => {
    const found = new Map<string, Set<number>>();
    for (const { lot, cells } of this.places) {
      if (!sameForm(formIn(cells), this.form)) continue;
      const cellsOf = found.get(lot) ?? new Set();
      for (const cell of cells) cellsOf.add(cellIndex(cell));
      found.set(lot, cellsOf);
    }
    return found;
  });

  // --- choosing ---

  get #sent(): boolean {
    return !!this.#now()?.sent;
  }

  /** Nothing is chosen any more; but a piece that was taken must be placed. */
  clear(): void {
    this.action = null;
    this.#forget();
    if (this.#now()?.view.phase === "placing") this.start("build");
  }

  #forget(): void {
    this.color = this.giver = this.taker = this.corner = this.lot = this.shape = null;
  }

  start(action: Action): void {
    if (this.#sent || !this.actions.includes(action)) return;
    if (this.action !== action) this.#forget();
    this.action = action;
    // A piece that is to be taken unseen is chosen with care; any other can be changed for the next.
    if (action === "build" && !this.shape && !this.taking) {
      const first = this.#shelf().find((shape) => this.shapes.has(shape));
      if (first) this.#take(first);
    }
  }

  #shelf(): readonly string[] {
    const view = this.#now()?.view;
    return view ? shelf(view).map(({ shape }) => shape) : [];
  }

  /** One step back: first what was chosen last, then the action. */
  back(): void {
    if (this.#sent) return;
    if (this.taking && this.shape) this.shape = null;
    else if (this.lot) this.lot = null;
    else if (this.taker) this.taker = null;
    else if (this.corner) this.corner = null;
    else if (this.giver) this.giver = null;
    else this.clear();
  }

  pickColor(color: string): void {
    if (this.#sent) return;
    if (this.action === "price") {
      if (!this.giver || this.taker) [this.giver, this.taker] = [color, null];
      else if (this.giver === color) this.giver = null;
      else this.taker = color;
    } else if (this.actions.includes("drink")) {
      this.start("drink");
      this.color = color;
    }
  }

  moveCoin(giver: string, taker: string): void {
    if (this.#sent) return;
    this.start("price");
    [this.giver, this.taker] = [giver, taker];
  }

  pickCorner(corner: string): void {
    if (this.#sent) return;
    this.corner = corner;
    this.lot = null;
    if (this.action !== "acquire") return;
    if (this.lots.length === 1) this.lot = this.lots[0]!;
    // Where nothing can be acquired, any lot will do to hear why.
    else if (!this.lots.length) this.lot = meeting(corner, sideOf(this.#now()!.view))[0]!;
  }

  pickLot(lot: string): void {
    if (!this.#sent) this.lot = lot;
  }

  pickShape(shape: string): void {
    if (this.#sent) return;
    this.start("build");
    if (this.action === "build" && this.shapes.has(shape)) this.#take(shape);
  }

  /** The next piece of the shelf that can be taken. */
  nextShape(by: number): void {
    const able = this.#shelf().filter((shape) => this.shapes.has(shape));
    if (!able.length) return;
    const now = this.shape ? able.indexOf(this.shape) : by > 0 ? -1 : 0;
    this.pickShape(able[(now + by + able.length) % able.length]!);
  }

  #take(shape: string): void {
    this.shape = shape;
    this.form = formOf(this.#parts.pieces.get(shape)!);
    if (this.lot) this.spot = kept(this.form, ...this.spot);
  }

  turn(by: 1 | -1 = 1): void {
    this.#reform(turned(this.form, by));
  }

  mirror(): void {
    this.#reform(mirrored(this.form));
  }

  /** The figure changes about its middle. */
  #reform(form: Form): void {
    if (this.#sent) return;
    const [x, y] = this.spot;
    const right = Math.round((widthOf(this.form) - widthOf(form)) / 2);
    const down = Math.round((depthOf(this.form) - depthOf(form)) / 2);
    this.form = form;
    this.spot = kept(form, x + right, y + down);
  }

  /** Lay the piece over a cell: where it is legal if it can be, else around the cell. */
  pickCell(lot: string, x: number, y: number): void {
    if (this.action !== "build" || !this.shape || this.taking || this.#sent) return;
    const legal = this.form.map(([dx, dy]): [number, number] => [x - dx, y - dy]).find((spot) => this.#fits(lot, spot));
    this.lot = lot;
    this.spot =
      legal ??
      kept(this.form, x - Math.floor((widthOf(this.form) - 1) / 2), y - Math.floor((depthOf(this.form) - 1) / 2));
  }

  #fits(lot: string, [x, y]: readonly [number, number]): boolean {
    return this.#at.has(key({ type: "build", shape: this.shape!, lot, cells: laid(this.form, x, y) }));
  }

  /** Move the piece by a cell; over the edge it goes on on the next lot. */
  move(dx: number, dy: number): void {
    const view = this.#now()?.view;
    if (this.action !== "build" || !this.shape || !view || this.taking || this.#sent) return;
    if (!this.lot) return this.step(1);
    let [x, y] = [this.spot[0] + dx, this.spot[1] + dy];
    let [c, r] = at(this.lot);
    const [width, depth] = [widthOf(this.form), depthOf(this.form)];
    if (x < 0 || x + width > SIDE) [c, x] = [c + dx, x < 0 ? SIDE - width : 0];
    if (y < 0 || y + depth > SIDE) [r, y] = [r + dy, y < 0 ? SIDE - depth : 0];
    const side = sideOf(view);
    if (c < 0 || r < 0 || c >= side || r >= side) return;
    this.lot = named(c, r);
    this.spot = [x, y];
  }

  /** The next place where the piece fits, turned as it must be; those that bring most come first. */
  step(by: 1 | -1, lot: string | null = null): void {
    const places = lot === null ? this.places : this.places.filter((one) => one.lot === lot);
    if (!places.length || this.#sent) return;
    const now = this.command ? places.findIndex((one) => key(one) === key(this.command!)) : -1;
    const next = places[now < 0 ? 0 : (now + by + places.length) % places.length]!;
    this.form = formIn(next.cells);
    this.lot = next.lot;
    this.spot = [
      Math.min(...next.cells.map((cell) => at(cell)[0])),
      Math.min(...next.cells.map((cell) => at(cell)[1])),
    ];
  }
}
