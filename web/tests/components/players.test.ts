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

function shown(more: { view?: MetroXView; seats?: SeatInfo[]; botPlays?: ((seat: number) => void) | null } = {}) {
  return { parts, view: last, seats, you: 0, shown: 0, last: null, show: vi.fn(), ...more };
}

test("the best come first, and one press shows a sheet", async () => {
  const user = userEvent.setup();
  const props = shown();
  render(Players, props);
  expect(names()).toEqual(["Player 1", "Player 2", "Player 0", "Player 3"]);
  await user.click(screen.getByRole("button", { name: /Player 1/ }));
  expect(props.show).toHaveBeenCalledWith(1);
});

test("the host lets a bot play for somebody who is away, never for oneself or a bot", async () => {
  const user = userEvent.setup();
  const botPlays = vi.fn();
  const away = seats.map((info, seat) => ({ ...info, connected: false, ...(seat === 2 ? { bot: "beginner" } : {}) }));
  const { rerender } = render(Players, shown({ seats: away, botPlays }));
  const offered = screen.getAllByRole("button", { name: "players-bot" });
  for (const button of offered) await user.click(button);
  const asked = botPlays.mock.calls.map(([seat]) => seat as number);
  expect(asked).toEqual([1, 3]);
  await rerender({ botPlays: null });
  expect(screen.queryByRole("button", { name: "players-bot" })).toBe(null);
});
