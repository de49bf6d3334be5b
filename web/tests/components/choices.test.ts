// @vitest-environment happy-dom
import { render, screen } from "./rendered";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { choices } from "../../src/games/metrox/model/filling";
import type { Choice, MetroXView } from "../../src/games/metrox/model/types";
import Choices from "../../src/games/metrox/play/Choices.svelte";
import { announcer } from "../../src/lib/ui/announce.svelte";
import { fixture } from "../fixtures";

const { parts, views } = fixture("tokyo");
const first = views[0]!.views[0]!;
const route = (id: string) => document.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${id}"]`)!;
const [one, other] = parts.map.routes;

/** The first view, whose card is a number, with as many cards on a route as it has spaces. */
function withFull(id: string | null): MetroXView {
  const spaces = (at: number) => (parts.map.routes[at]!.id === id ? parts.map.routes[at]!.indicator_spaces : 0);
  const sheets = first.sheets.map((sheet) => ({
    ...sheet,
    indicators: sheet.indicators.map((_, at) => Array<string>(spaces(at)).fill(first.card)),
  }));
  return { ...first, sheets };
}

function shown(view: MetroXView, pick: (choice: Choice) => void = () => undefined) {
  return { parts, view, seat: 0, options: choices(parts, view, 0), draft: null, pick };
}

test("a route that becomes full keeps the focus, its place in the tab order, and says why", async () => {
  const user = userEvent.setup();
  const pick = vi.fn();
  const { rerender } = render(Choices, shown(withFull(null), pick));
  route(one!.id).focus();
  await user.keyboard("{Enter}");
  expect(pick).toHaveBeenCalledWith({ type: "write", route: one!.id });
  await rerender(shown(withFull(one!.id), pick));
  expect(document.activeElement).toBe(route(one!.id));
  expect(route(one!.id).getAttribute("aria-disabled")).toBe("true");
  pick.mockClear();
  const say = vi.spyOn(announcer, "say");
  await user.keyboard("{Enter}");
  expect(pick).not.toHaveBeenCalled();
  expect(say).toHaveBeenCalledWith("route-full");
  expect(document.activeElement).toBe(route(one!.id));
  await user.tab();
  expect(document.activeElement).toBe(route(other!.id));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(route(one!.id));
});

test("all other routes can be pressed, and the one that is chosen is marked", async () => {
  const user = userEvent.setup();
  const pick = vi.fn();
  const view = withFull(one!.id);
  render(Choices, { ...shown(view, pick), draft: { type: "write", route: other!.id } });
  expect(screen.getAllByRole("button").filter((button) => button.getAttribute("aria-pressed") === "true")).toEqual([
    route(other!.id),
  ]);
  for (const { id } of parts.map.routes) await user.click(route(id));
  expect(pick.mock.calls.map(([choice]) => (choice as { route: string }).route)).toEqual(
    parts.map.routes.map(({ id }) => id).filter((id) => id !== one!.id),
  );
});
