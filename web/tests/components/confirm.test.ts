// @vitest-environment happy-dom
/** The one door of the game master's desk: what a form would change is seen before it is sent, with a reason. */
import { render, screen, waitFor } from "./rendered";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import Confirm from "../../src/games/momotetsu/live/desk/Confirm.svelte";
import { makeKit } from "../../src/games/momotetsu/model/kit";
import type { MomotetsuCommand, MomotetsuView, Preview } from "../../src/games/momotetsu/model/types";
import { Live } from "../../src/lib/net/live.svelte";
import { readKit } from "../kits";

const kit = makeKit(readKit("kasumihama"));
const command: MomotetsuCommand = { type: "end_now" };

/** The platform's fetch, answered by the test. */
function answers(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

function form(more: { preview?: boolean; reason?: boolean; command?: MomotetsuCommand | null } = {}) {
  const live = new Live<MomotetsuView, MomotetsuCommand>("t", { prepare: async () => undefined });
  const done = vi.fn();
  render(Confirm, { live, kit, seats: [], lines: [], command, label: "Do it", done, ...more });
  return { live, done, button: screen.getByRole<HTMLButtonElement>("button", { name: "Do it" }) };
}

const NONE: Preview = { changes: [], also: [], chance: false };

test("nothing is sent without a reason, and then with it", async () => {
  const user = userEvent.setup();
  answers(200, NONE);
  const { live, button } = form();
  expect(button.disabled).toBe(true);
  const field = screen.getByRole("textbox");
  expect(document.activeElement).toBe(field); // where one begins to write
  await user.type(field, "   ");
  expect(button.disabled).toBe(true);
  await user.type(field, "rain ");
  await user.click(button);
  expect(live.unanswered.map((one) => one.command)).toEqual([{ type: "end_now", reason: "rain" }]);
  expect(button.disabled).toBe(true); // once
});

test("what it would change is asked for once nothing is changed any more", async () => {
  const fetched = answers(200, NONE);
  form();
  const look = screen.getByRole("region", { name: "desk-preview" });
  expect(look.getAttribute("aria-busy")).toBe("true");
  await waitFor(() => expect(look.dataset.ready).toBe("true"));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![0]).toBe("/api/tables/t/preview");
});

test("what the rules refuse cannot be sent, and says why", async () => {
  const user = userEvent.setup();
  answers(400, { code: "no_such_entry", params: {}, clause: "RM-13.2" });
  const { button } = form();
  await user.type(screen.getByRole("textbox"), "rain");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBeTruthy());
  expect(button.disabled).toBe(true);
});

test("some things need neither a look nor a reason", async () => {
  const user = userEvent.setup();
  const { live, button } = form({ preview: false, reason: false });
  expect(screen.queryByRole("textbox")).toBe(null);
  await user.click(button);
  expect(live.unanswered.map((one) => one.command)).toEqual([{ type: "end_now" }]);
});
