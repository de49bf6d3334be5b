// @vitest-environment happy-dom
/** The people of a table, whatever they play: one, a few, ninety-nine. */
import { render, screen, within } from "./rendered";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, type ComponentProps } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { SeatInfo } from "../../src/lib/net/protocol";
import Players from "../../src/lib/ui/Players.svelte";

/** Ways for a game to tell of a seat. */
const tells = (words: string) =>
  createRawSnippet((seat: () => number) => ({ render: () => `<span>${words} ${seat()}</span>` }));

const people = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `Player ${seat}`, connected: true }));

function props(seats: readonly SeatInfo[], more: Partial<ComponentProps<typeof Players>> = {}) {
  return {
    label: "People",
    columns: ["who", "total"],
    seats,
    order: [...seats.keys()],
    total: tells("total of"),
    ...more,
  };
}

const rows = () => screen.getAllByRole("row").slice(1); // after the names of the columns
const row = (name: string) => rows().find((one) => within(one).queryByRole("rowheader", { name: new RegExp(name) }))!;

test.each([1, 4, 99])("%i of them have a row each, in the order of the game, under names of columns", (count) => {
  const seats = people(count);
  const order = [...seats.keys()].reverse();
  render(Players, props(seats, { order, place: { name: "place", of: (seat) => count - seat } }));
  expect(within(screen.getByRole("region", { name: "People" })).getByRole("table")).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map((one) => one.textContent)).toEqual(["place", "who", "total"]);
  expect(screen.getAllByRole("rowheader").map((one) => one.textContent.trim())).toEqual(
    order.map((seat) => `Player ${seat}`),
  );
  expect(rows().map((one) => within(one).getAllByRole("cell")[0]!.textContent)).toEqual(
    order.map((_, n) => String(n + 1)),
  );
  expect(within(rows()[0]!).getByText(`total of ${count - 1}`)).toBeTruthy();
});

test("the own row, and no other, is marked", () => {
  render(Players, props(people(99), { you: 42 }));
  const own = screen.getByText("tag-you").closest("tr")!;
  expect(own.textContent).toContain("Player 42");
  expect([...document.querySelectorAll("tr.you")]).toEqual([own]);
});

describe("who is not there", () => {
  // As the server sends it: what is false is left out.
  const seats: SeatInfo[] = [
    { name: "Aki", connected: true },
    { name: "Ben" },
    { name: "greedy 1", bot: "greedy" },
    { name: "Chie", bot: "greedy", taken_over: true },
    { name: "Dai", connected: false },
  ];
  const marked = (words: string) => rows().flatMap((one, seat) => (within(one).queryByText(words) ? [seat] : []));

  test("is said to be away, unless a bot plays there", () => {
    render(Players, props(seats, { you: 0 }));
    expect(marked("players-away")).toEqual([1, 4]);
    expect(rows().flatMap((one, seat) => (within(one).queryByTitle("players-taken-over") ? [seat] : []))).toEqual([3]);
  });

  test("can be played by a bot, if the host says so", async () => {
    const user = userEvent.setup();
    const botPlays = vi.fn();
    const { rerender } = render(Players, props(seats, { you: 4, botPlays }));
    expect(marked("players-bot")).toEqual([1]); // not for oneself, not where a bot plays, not for who is there
    await user.click(screen.getByRole("button", { name: "players-bot" }));
    expect(botPlays.mock.calls).toEqual([[1]]);
    await rerender({ botPlays: null });
    expect(marked("players-bot")).toEqual([]);
  });
});

test("without anything to choose or to open there is nothing to press", () => {
  render(Players, props(people(4)));
  expect(screen.queryByRole("button")).toBe(null);
});

test("one press chooses somebody, and it is seen who is chosen", async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  const { rerender } = render(Players, props(people(4), { choose, chosen: 1, tip: (name) => `show ${name}` }));
  const pressed = () => screen.getAllByRole("button", { pressed: true }).map((one) => one.textContent.trim());
  expect(pressed()).toEqual(["Player 1"]);
  expect(screen.getByTitle("show Player 2").textContent).toContain("Player 2");
  await user.click(screen.getByRole("button", { name: "Player 2" }));
  expect(choose.mock.calls).toEqual([[2]]);
  await rerender({ chosen: 2 });
  expect(pressed()).toEqual(["Player 2"]);
});

test("one press opens what is below a row, and closes what was open", async () => {
  const user = userEvent.setup();
  render(Players, props(people(4), { more: tells("more of") }));
  const button = (name: string) => screen.getByRole("button", { name });
  const opened = () => screen.queryAllByText(/^more of/).map((one) => one.textContent);
  expect([opened(), button("Player 1").getAttribute("aria-expanded")]).toEqual([[], "false"]);
  await user.click(button("Player 1"));
  expect([opened(), button("Player 1").getAttribute("aria-expanded")]).toEqual([["more of 1"], "true"]);
  await user.click(button("Player 3"));
  expect(opened()).toEqual(["more of 3"]);
  await user.click(button("Player 3"));
  expect(opened()).toEqual([]);
});

test("a game tells its own of each: a sign, facts, and what is said of all", () => {
  const note = createRawSnippet(() => ({ render: () => "<p>note</p>" }));
  const own = { sign: tells("sign of"), facts: tells("facts of"), said: tells("said of"), children: note };
  render(Players, props(people(2), { ...own, beside: "2 of 2" }));
  for (const words of ["sign of 1", "facts of 1", "said of 1"])
    expect(within(row("Player 1")).getByText(words)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "People" })).toBeTruthy();
  expect(screen.getByText("2 of 2")).toBeTruthy();
  expect(screen.getByText("note").closest("section")).toBe(screen.getByRole("region", { name: "People" }));
});

test("those whose turn it is, and those that have no more to do, look so", () => {
  render(Players, props(people(3), { acts: [1], out: (seat) => seat === 2 }));
  expect(rows().map((one) => one.classList.contains("acts"))).toEqual([false, true, false]);
  expect(rows().map((one) => one.classList.contains("out"))).toEqual([false, false, true]);
});
