/** Trains that travel: what happened in a train phase, step by step, as views that lead to the one that is there. */
import { sharesNow, split, worth } from "./money";
import type { Parts } from "./parts";
import type { LineView, PlayerView, TokyoMetroEvent, TokyoMetroView } from "./types";

export interface Step {
  readonly view: TokyoMetroView;
  /** What has just happened. */
  readonly event: TokyoMetroEvent;
}

type Change = Partial<{ -readonly [key in keyof PlayerView]: PlayerView[key] }>;

/** Each step of a train, dividend and ride among some events. `after` is the view behind the last of them. */
export function steps(
  parts: Parts,
  before: TokyoMetroView,
  events: readonly TokyoMetroEvent[],
  after: TokyoMetroView,
): Step[] {
  if (!events.some((event) => event.type === "train_entered")) return [];
  let view = rewound(parts, before, events, after);
  const found: Step[] = [];
  for (const event of events) {
    const next = moved(parts, view, event);
    if (next === view) continue;
    view = valued(parts, next);
    found.push({ view, event });
  }
  return found;
}

/** The view behind the events with all that trains have brought taken away again. */
function rewound(
  parts: Parts,
  before: TokyoMetroView,
  events: readonly TokyoMetroEvent[],
  after: TokyoMetroView,
): TokyoMetroView {
  const cash = after.players.map((player) => player.cash);
  const income = new Map(after.lines.map((line) => [line.id, line.income]));
  const trains = new Map(before.lines.map((line) => [line.id, line.train]));
  const speed = new Map(after.lines.map((line) => [line.id, line.speed]));
  let tokens = after.tokens;
  const lower = (line: string, by: number) => income.set(line, (income.get(line) ?? 0) - by);
  for (const event of events) {
    if (event.type === "dividend") {
      lower(event.line, event.by);
      cash[event.seat]! -= event.paid;
    } else if (event.type === "boarded") {
      lower(event.line, event.fare);
      cash[event.seat]! += event.fare;
    } else if (event.type === "train_started") trains.set(event.line, event.station);
    else if (event.type === "speculation_paid") {
      lower(event.line, -event.paid);
      cash[event.seat]! -= event.paid + event.stake;
    } else if (event.type === "share_paid") cash[event.seat]! -= event.paid;
    else if (event.type === "loans_settled") cash[event.seat]! += event.paid;
    else if (event.type === "tokens_returned") {
      speed.set(event.line, speed.get(event.line)! + event.tokens);
      tokens -= event.tokens;
    }
  }
  for (const event of events)
    if (event.type === "income_lost") income.set(event.line, incomeBefore(before, events, event.line));
  return {
    ...after,
    round: before.round,
    phase: "trains",
    to_act: [],
    tokens,
    players: after.players.map((player, seat) => {
      const { at, aboard } = before.players[seat]!;
      const here = events.findLast(
        (event) =>
          (event.type === "walked" || event.type === "alighted_on_turn" || event.type === "meeple_put") &&
          event.seat === seat,
      );
      const walked = here && "x" in here ? ([here.x, here.y] as const) : null;
      return { ...player, cash: cash[seat]!, at: walked ?? at, aboard: walked ? null : aboard };
    }),
    lines: after.lines.map((line) =>
      earning(
        parts,
        { ...line, train: trains.get(line.id) ?? null, speed: speed.get(line.id)! },
        income.get(line.id) ?? null,
      ),
    ),
  };
}

/** What a line had before the trains ran: an action may have raised it first, and a fare is told with its ride. */
function incomeBefore(before: TokyoMetroView, events: readonly TokyoMetroEvent[], id: string): number {
  const rises = events.map((event, at) =>
    event.type === "income_rose" && event.line === id && events[at - 1]?.type !== "boarded" ? event.by : 0,
  );
  return rises.reduce((sum, one) => sum + one, before.lines.find((line) => line.id === id)!.income ?? 0);
}

/** With what everybody would have if the game ended there. */
function valued(parts: Parts, view: TokyoMetroView): TokyoMetroView {
  return { ...view, players: view.players.map((one, seat) => ({ ...one, worth: worth(parts, view, seat) })) };
}

function earning(parts: Parts, line: LineView, income: number | null): LineView {
  const next = { ...line, income, ...split(parts, income ?? 0) };
  return { ...next, payments: sharesNow(parts, next) };
}

/** The view after one event; the same one if it shows nothing that moves. */
function moved(parts: Parts, view: TokyoMetroView, event: TokyoMetroEvent): TokyoMetroView {
  const line = (id: string, change: (line: LineView) => LineView) => ({
    ...view,
    lines: view.lines.map((one) => (one.id === id ? change(one) : one)),
  });
  const player = (from: TokyoMetroView, seat: number, change: (player: PlayerView) => Change) => ({
    ...from,
    players: from.players.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)),
  });
  switch (event.type) {
    case "train_entered":
      return line(event.line, (one) => ({ ...one, train: event.station }));
    case "train_removed":
      return line(event.line, (one) => ({ ...one, train: null }));
    case "income_lost":
      return line(event.line, (one) => earning(parts, one, 0));
    case "tokens_returned":
      return {
        ...line(event.line, (one) => ({ ...one, speed: one.speed - event.tokens })),
        tokens: view.tokens + event.tokens,
      };
    case "dividend":
      return player(
        line(event.line, (one) => earning(parts, one, event.income)),
        event.seat,
        ({ cash }) => ({ cash: cash + event.paid }),
      );
    case "boarded":
      return player(
        line(event.line, (one) => earning(parts, one, (one.income ?? 0) + event.fare)),
        event.seat,
        ({ cash }) => ({ cash: cash - event.fare, aboard: event.line, at: null }),
      );
    case "alighted":
      return player(view, event.seat, () => ({ aboard: null, at: [event.x, event.y] as const }));
    default:
      return view;
  }
}
