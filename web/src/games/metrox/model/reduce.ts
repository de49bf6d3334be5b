/** A view and what is new make the next view: the same that the server would send. */
import type {
  Choice,
  Completed,
  MetroXEntry,
  Filled,
  MetroXEvent,
  MetroXOptions,
  MetroXView,
  SheetView,
} from "./types";
import { fullPile, type Parts } from "./parts";
import { score } from "./scoring";

/** A log entry as a viewer is told it. */
export type News = Pick<MetroXEntry, "n" | "at" | "actor" | "events">;

/** The view after an entry. `choice` is what the viewer chose, if the entry is the viewer's own writing. */
export function reduce(parts: Parts, view: MetroXView, entry: News, choice: Choice | null = null): MetroXView {
  return (entry.events ?? []).reduce((before, event) => next(parts, before, event, choice), view);
}

/** The view before the first card: where a record begins. */
export function blank(parts: Parts, options: MetroXOptions, seats: number, viewer: MetroXView["viewer"]): MetroXView {
  const empty = {
    marks: ".".repeat(parts.map.stations.length),
    indicators: parts.map.routes.map(() => []),
    first: "",
    later: "",
  };
  const pile = fullPile(parts);
  return {
    viewer,
    options,
    turn: 0,
    card: "",
    pile,
    discard: Object.fromEntries(Object.keys(pile).map((card) => [card, 0])),
    sheets: Array(seats).fill({ ...empty, score: score(parts, empty) }),
    written: Array(seats).fill(false),
    choice: null,
    crowns: {},
    over: false,
    ...(options.cards === "flipped" ? { flipper: 0 } : {}),
  };
}

function next(parts: Parts, view: MetroXView, event: MetroXEvent, choice: Choice | null): MetroXView {
  switch (event.type) {
    case "wrote": {
      const own = event.seat === view.viewer;
      return { ...view, written: view.written.with(event.seat, true), choice: own ? choice : view.choice };
    }
    case "took_back": {
      const own = event.seat === view.viewer;
      return { ...view, written: view.written.with(event.seat, false), choice: own ? null : view.choice };
    }
    case "filled":
      return { ...onSheet(view, event.seat, (sheet) => filled(parts, sheet, event, view.card)), ...closed(view) };
    case "completed":
      return {
        ...onSheet(view, event.seat, (sheet) => completed(parts, sheet, event)),
        crowns: { [event.route]: view.turn, ...view.crowns },
      };
    case "reshuffled":
      return {
        ...view,
        pile: fullPile(parts),
        discard: Object.fromEntries(Object.keys(view.pile).map((card) => [card, 0])),
      };
    case "card_turned":
      return { ...moved(view, event.card, 1), turn: event.turn, card: event.card };
    case "card_awaited":
      return { ...view, turn: event.turn, card: "" };
    case "flipped":
      return { ...view, flipper: event.seat };
    case "unflipped":
      return { ...moved(view, event.card, -1), ...closed(view), card: "" };
    case "ended":
      return { ...view, over: true };
    case "scored":
    case "ranked":
      return view;
  }
}

/** Cards of a kind go from the draw pile to the discard pile, or back. */
function moved(view: MetroXView, card: string, count: number): MetroXView {
  const { pile, discard } = view;
  return {
    ...view,
    pile: { ...pile, [card]: (pile[card] ?? 0) - count },
    discard: { ...discard, [card]: (discard[card] ?? 0) + count },
  };
}

/** When sheets are written the turn has ended: nobody has a choice any more. */
function closed(view: MetroXView): Pick<MetroXView, "written" | "choice"> {
  return { written: view.written.map(() => false), choice: null };
}

function onSheet(view: MetroXView, seat: number, change: (sheet: SheetView) => SheetView): MetroXView {
  return { ...view, sheets: view.sheets.map((sheet, index) => (index === seat ? change(sheet) : sheet)) };
}

function filled(parts: Parts, sheet: SheetView, event: Filled, card: string): SheetView {
  const marks = [...sheet.marks];
  for (const station of event.stations) marks[parts.stationAt.get(station)!] = event.number ? "*" : "o";
  const written = event.route === null ? -1 : parts.routeAt.get(event.route);
  const indicators = sheet.indicators.map((cards, index) => (index === written ? [...cards, card] : cards));
  return scored(parts, { ...sheet, marks: marks.join(""), indicators });
}

function completed(parts: Parts, sheet: SheetView, event: Completed): SheetView {
  const added = (letters: string) =>
    parts.map.routes
      .map((route) => route.id)
      .filter((id) => letters.includes(id) || id === event.route)
      .join("");
  return scored(parts, event.first ? { ...sheet, first: added(sheet.first) } : { ...sheet, later: added(sheet.later) });
}

function scored(parts: Parts, sheet: SheetView): SheetView {
  return { ...sheet, score: score(parts, sheet) };
}
