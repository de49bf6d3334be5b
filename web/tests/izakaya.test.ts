import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Draft } from "../src/games/izakaya/model/draft.svelte";
import { makeParts } from "../src/games/izakaya/model/game.svelte";
import {
  around,
  border,
  CELL,
  corners,
  cornerAt,
  kindOf,
  LOT,
  lotAt,
  meeting,
  outlineAt,
  riseOf,
  sizeOf,
  STREET,
} from "../src/games/izakaya/model/geometry";
import { advance, begin, LESSON, YOU } from "../src/games/izakaya/learn/lesson";
import { after, preview } from "../src/games/izakaya/learn/rules";
import { formIn, formOf, kept, laid, mirrored, sameForm, turned } from "../src/games/izakaya/model/pieces";
import { shelf } from "../src/games/izakaya/model/shelf";
import { late } from "../src/games/izakaya/model/positions";
import type {
  Build,
  IzakayaCommand,
  IzakayaView,
  LotView,
  PiecesData,
  Preview,
  SetupData,
} from "../src/games/izakaya/model/types";

interface Move {
  readonly view: IzakayaView;
  readonly seat: number;
  readonly options: readonly IzakayaCommand[];
  readonly previews: readonly (Preview | null)[];
  readonly command: IzakayaCommand;
  readonly after: IzakayaView;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
const data = <T>(name: string) => read<T>(`../../src/kippu/games/izakaya/data/${name}.json`);
const parts = makeParts(data<PiecesData>("pieces"), data<SetupData>("setup"));
const MOVES = read<Move[]>("fixtures/izakaya.json");
const turns = MOVES.filter((move) => move.command.type !== "bid");
const moveOf = (type: IzakayaCommand["type"], phase = "action") =>
  MOVES.find((move) => move.command.type === type && move.view.phase === phase)!;

describe("what a choice makes of the table is what the rules make of it", () => {
  test.each(turns.map((move) => [`${move.command.type}, ${move.view.phase}`, move] as const))("%s", (_, move) => {
    const made = after(parts, move.view, move.seat, move.command);
    expect(made.ranking).toEqual(move.after.ranking);
    for (const key of ["drinks", "colors", "lots"] as const) expect(made[key]).toEqual(move.after[key]);
    for (const [seat, player] of made.players.entries()) {
      expect(player.score).toEqual(move.after.players[seat]!.score);
      expect(new Set(player.lot_chips)).toEqual(new Set(move.after.players[seat]!.lot_chips));
    }
    const goesOn = move.after.phase !== "over" && move.after.round === move.view.round; // else all chips are back
    if (goesOn && move.command.type !== "pass") expect(made.chips).toEqual(move.after.chips);
    expect(move.after.yard).toEqual(expect.arrayContaining([...made.yard]));
  });
});

test("what a choice would bring is what the server says, for everything that is allowed", () => {
  expect(turns.some((move) => move.previews.some(Boolean))).toBe(true);
  for (const { view, seat, options, previews } of turns)
    expect(options.map((option) => preview(parts, view, seat, option))).toEqual(previews);
});

describe("pieces", () => {
  const builds = MOVES.flatMap((move) => move.options).filter((one): one is Build => one.type === "build");

  test("can be turned and mirrored into every place that the rules allow", () => {
    expect(builds.length).toBeGreaterThan(1000);
    for (const { shape, cells } of builds) {
      const form = formOf(parts.pieces.get(shape)!);
      const ways = [form, mirrored(form)].flatMap((one) => [one, turned(one), turned(turned(one)), turned(one, -1)]);
      expect(ways.some((way) => sameForm(way, formIn(cells)))).toBe(true);
    }
  });

  test("come round after four turns and two mirrors, and never leave a lot", () => {
    for (const piece of parts.pieces.values()) {
      const form = formOf(piece);
      expect(sameForm(turned(turned(turned(turned(form)))), form)).toBe(true);
      expect(sameForm(mirrored(mirrored(form)), form)).toBe(true);
      expect(sameForm(turned(turned(form), -1), form)).toBe(true);
      for (const cell of laid(form, ...kept(form, 4, 4))) expect(cell).toMatch(/^[0-4],[0-4]$/);
    }
  });
});

describe("a choice", () => {
  const draft = (move: Move) => new Draft(parts, () => move);

  test("has the actions that are allowed", () => {
    expect(draft(moveOf("acquire")).actions).toEqual(["drink", "price", "acquire", "build", "pass"]);
    expect(draft(moveOf("decline", "bonus")).actions).toEqual(["build", "decline"]);
  });

  test("of a piece that is taken unseen is its shape alone, and then its place", () => {
    const move = moveOf("take");
    const one = draft(move);
    expect(one.actions).toContain("build");
    one.start("build");
    expect([one.taking, one.shape, one.command]).toEqual([true, null, null]);
    one.nextShape(1);
    expect(one.command).toEqual({ type: "take", shape: shelf(move.view)[0]!.shape });
    one.nextShape(-1);
    expect(one.shape).toBe(shelf(move.view).at(-1)!.shape);
    one.pickCell("0,0", 0, 0); // no place is tried yet
    expect(one.command!.type).toBe("take");
    expect(one.legal).toBe(true);
    one.back();
    expect(one.command).toBeNull();
    const placing = draft(moveOf("build", "placing"));
    placing.start("build");
    expect([placing.taking, placing.shape]).toEqual([false, moveOf("build", "placing").view.taken]);
    placing.step(1);
    expect([placing.command!.type, placing.legal]).toEqual(["build", true]);
    placing.back();
    placing.back(); // it must be placed
    expect([placing.action, placing.shape, placing.command]).toEqual(["build", placing.shape, null]);
  });

  test("that is sent stays as it is, and legal, until it is answered", () => {
    const move = moveOf("build", "placing");
    let sent = false;
    const one = new Draft(parts, () => ({ ...move, sent }));
    one.start("build");
    one.step(1);
    const { command } = one;
    sent = true;
    one.step(1);
    one.turn();
    one.pickCell("0,0", 4, 4);
    one.back();
    one.pickShape(move.view.taken!);
    expect([one.command, one.legal]).toEqual([command, true]);
  });

  test("of a drink is whole with its colour and corner", () => {
    const move = moveOf("drink");
    const { color, corner } = move.command as Extract<IzakayaCommand, { type: "drink" }>;
    const one = draft(move);
    one.pickColor(color);
    expect(one.command).toBeNull();
    expect(one.corners.has(corner)).toBe(true);
    one.pickCorner(corner);
    expect(one.command).toEqual(move.command);
    expect(one.legal).toBe(true);
    expect(one.gains).toEqual(
      move.after.players.map((player, seat) => player.score.total - move.view.players[seat]!.score.total),
    );
    one.pickCorner("0,0");
    expect(one.legal).toBe(false);
  });

  test("of a coin goes from one colour to another", () => {
    const one = draft(moveOf("price"));
    one.start("price");
    one.pickColor("yellow");
    expect(one.colors.has("yellow")).toBe(false);
    one.pickColor("white");
    expect(one.command).toEqual({ type: "price", giver: "yellow", taker: "white" });
    one.back();
    expect(one.command).toBeNull();
    one.moveCoin("white", "red");
    expect(one.command).toEqual({ type: "price", giver: "white", taker: "red" });
  });

  test("of a lot names corner and lot, and an illegal corner can be asked about", () => {
    const one = draft(moveOf("acquire"));
    one.start("acquire");
    one.pickCorner("3,1");
    one.pickLot("3,1");
    expect(one.legal).toBe(true);
    one.pickCorner("0,0");
    expect([one.command, one.legal]).toEqual([{ type: "acquire", corner: "0,0", lot: "0,0" }, false]);
  });

  test("of a place steps through all of them, the best first, and the piece is turned as it must be", () => {
    const move = moveOf("build", "bonus");
    const one = draft(move);
    one.pickShape("T4");
    const all = move.options.filter((option) => option.type === "build" && option.shape === "T4");
    expect(one.places).toHaveLength(all.length);
    const seen = new Set<string>();
    let first = 0;
    for (let n = 0; n < all.length; n++) {
      one.step(1);
      expect(one.legal).toBe(true);
      seen.add(JSON.stringify(one.command));
      if (n === 0) first = one.gains![move.seat]!;
      else expect(one.gains![move.seat]!).toBeLessThanOrEqual(Math.max(first, 0));
    }
    expect(seen.size).toBe(all.length);
  });

  test("of a place snaps to where the piece fits, and moves from lot to lot", () => {
    const one = draft(moveOf("build", "bonus"));
    one.pickShape("T4");
    const [lot, cells] = [...one.glow][0]!;
    const cell = [...cells][0]!;
    one.pickCell(lot, cell % 5, Math.floor(cell / 5));
    expect(one.legal).toBe(true);
    for (let n = 0; n < 40; n++) one.move(1, 0);
    expect(one.lot).toMatch(/^3,/);
    for (let n = 0; n < 40; n++) one.move(-1, 0);
    for (let n = 0; n < 40; n++) one.move(0, -1);
    expect(one.lot).toBe("0,0");
    one.turn();
    one.mirror();
    expect(one.spot.every((at) => at >= 0)).toBe(true);
  });
});

test("the shelf shows what lies there: a yard, or a supply with counts", () => {
  const open = moveOf("take").view;
  expect(shelf(open).map(({ left }) => left)).toEqual(Object.values(open.supply).filter(Boolean));
  const yard = moveOf("build", "bonus").view;
  expect(shelf(yard).map(({ shape }) => shape)).toEqual(yard.yard);
});

describe("the drawing", () => {
  test.each([3, 4, 5])("has its corners in the streets and its lots between them (%i)", (side) => {
    const kinds = corners(side).map((corner) => kindOf(corner, side));
    expect(kinds.filter((kind) => kind === "inner")).toHaveLength((side - 1) ** 2);
    expect(kinds.filter((kind) => kind === "rim")).toHaveLength(4 * (side - 1));
    expect(sizeOf(side)).toBe(side * (LOT + STREET) + STREET);
    for (const corner of corners(side))
      for (const lot of meeting(corner, side)) {
        expect(around(lot)).toContain(corner);
        const [[x, y], [left, top]] = [cornerAt(corner), lotAt(lot)];
        for (const far of [x - left, y - top]) expect([-STREET / 2, LOT + STREET / 2]).toContain(far);
      }
  });

  test("never lets a building hide a whole cell behind it", () => {
    const tall = { ...late, lots: late.lots.map((lot) => ({ ...lot, heights: lot.heights.map(() => 9) })) };
    for (const view of [late, tall])
      expect(riseOf(view) * Math.max(...view.lots.flatMap((lot) => lot.heights))).toBeLessThan(30);
  });
});

test("the lesson can be played as it is told, whatever one chooses", () => {
  for (const choose of [0, 0.5, 0.99]) {
    let view = begin();
    for (const step of LESSON) {
      const options = step.options(parts, view);
      expect([step.id, options.length > 0]).toEqual([step.id, true]);
      view = advance(parts, view, options[Math.floor(choose * options.length)]!);
    }
    const [lot] = view.players[YOU]!.score.lots;
    expect(Math.max(...lot!.floors)).toBe(2);
    expect(lot!.earned).toBeGreaterThan(0);
  }
});

test("an outline has a line wherever it ends", () => {
  const lot = { rows: ["aab", ".a.", "..."] } as unknown as LotView;
  expect([outlineAt(lot, 0, 0), outlineAt(lot, 0, 1), outlineAt(lot, 2, 0), outlineAt(lot, 9, 9)]).toEqual([
    "a",
    null,
    "b",
    null,
  ]);
  const drawn = (x: number, y: number, way: "h" | "v") => `M${x * CELL} ${y * CELL}${way}${CELL}`;
  expect(border(lot, "b")).toBe([drawn(2, 0, "h"), drawn(2, 1, "h"), drawn(2, 0, "v"), drawn(3, 0, "v")].join(""));
  expect(border(lot, "a")).toBe(
    [
      [drawn(0, 0, "h"), drawn(0, 1, "h"), drawn(0, 0, "v")],
      [drawn(1, 0, "h"), drawn(2, 0, "v")],
      [drawn(1, 2, "h"), drawn(1, 1, "v"), drawn(2, 1, "v")],
    ]
      .flat()
      .join(""),
  );
});
