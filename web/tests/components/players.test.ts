// @vitest-environment happy-dom
import { render, screen } from "./rendered";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { MetroXView } from "../../src/games/metrox/model/types";
import Players from "../../src/games/metrox/play/Players.svelte";
import type { SeatInfo } from "../../src/lib/net/protocol";
import { fixture } from "../fixtures";

const { parts, views } = fixture("tokyo");
const end = views.at(-1)!.views[0]!;
/** Four players with their own totals. */
const sheets = [12, 30, 30, -4].map((total) => ({ ...end.sheets[0]!, score: { ...end.sheets[0]!.score, total } }));
const last: MetroXView = { ...end, over: false, sheets, written: sheets.map(() => false) };
const seats: SeatInfo[] = last.sheets.map((_, seat) => ({ name: `Player ${seat}`, connected: true }));
const names = () => [...document.querySelectorAll(".name")].map((one) => one.textContent);

test("the best come first, and one press shows a sheet", async () => {
  const user = userEvent.setup();
  const props = { parts, view: last, seats, you: 0, shown: 0, last: null, show: vi.fn() };
  render(Players, props);
  expect(names()).toEqual(["Player 1", "Player 2", "Player 0", "Player 3"]);
  await user.click(screen.getByRole("button", { name: /Player 1/ }));
  expect(props.show).toHaveBeenCalledWith(1);
});
