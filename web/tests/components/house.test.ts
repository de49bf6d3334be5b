// @vitest-environment happy-dom
import { render, screen } from "./rendered";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import HouseNotes from "../../src/lib/ui/HouseNotes.svelte";
import HouseRules from "../../src/lib/ui/HouseRules.svelte";
import { asQuery, fromQuery, ownPresets, same, unusual } from "../../src/lib/ui/house";
import type { HouseInfo } from "../../src/lib/net/protocol";

const house: HouseInfo = {
  field: "house",
  switches: [
    { id: "supply", group: "building", clause: "IZ-8.2", readings: ["open", "yard", "closed"] },
    { id: "zero_ties", group: "bids", clause: "IZ-3.5", readings: [true, false] },
  ],
  presets: { first_release: { supply: "yard", zero_ties: false } },
};

beforeEach(() => localStorage.clear());

test("an address holds what is not the default, and nothing that the game does not know", () => {
  expect(asQuery({})).toBe("");
  expect(asQuery({ supply: "yard", zero_ties: false })).toBe("?supply=yard&zero_ties=false");
  expect(fromQuery(house, asQuery({ supply: "yard", zero_ties: false }))).toEqual({ supply: "yard", zero_ties: false });
  expect(fromQuery(house, "?supply=open&zero_ties=maybe&other=1")).toEqual({});
  expect(unusual(house, { supply: "open", zero_ties: false, other: 1 as never })).toEqual({ zero_ties: false });
  expect(same(house, { supply: "open" }, {})).toBe(true);
  expect(same(house, { supply: "yard" }, {})).toBe(false);
});

const reading = (key: string) => screen.getByRole<HTMLInputElement>("radio", { name: new RegExp(`^${key}( |$)`) });
const presets = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "house-preset" });

test("readings are chosen by switch or preset, and may be kept under a name", async () => {
  const user = userEvent.setup();
  render(HouseRules, { game: "izakaya", house, chosen: {} });
  await user.click(screen.getByText("house-rules"));
  expect(reading("house-supply-open").checked).toBe(true);
  expect(presets().value).toBe("default");
  await user.click(reading("house-supply-yard"));
  expect(reading("house-supply-open").checked).toBe(false);
  expect(presets().value).toBe("");
  await user.click(reading("house-zero-ties-false"));
  expect(presets().value).toBe("shipped:first_release");
  await user.selectOptions(presets(), "default");
  expect(reading("house-supply-open").checked).toBe(true);
  expect(reading("house-zero-ties-true").checked).toBe(true);
  await user.click(reading("house-supply-closed"));
  await user.type(screen.getByRole("textbox", { name: "house-name" }), "Ours{Enter}");
  expect(ownPresets("izakaya")).toEqual({ Ours: { supply: "closed" } });
  expect(presets().value).toBe("own:Ours");
  await user.click(screen.getByRole("button", { name: /^house-forget/ }));
  expect(ownPresets("izakaya")).toEqual({});
  expect(presets().value).toBe("");
});

test("a preset is chosen only if all switches agree, those that the form asks for elsewhere too", async () => {
  const user = userEvent.setup();
  render(HouseRules, { game: "izakaya", house, apart: ["zero_ties"], chosen: { zero_ties: false } });
  expect(screen.queryAllByRole("radio", { name: /zero-ties/ })).toEqual([]);
  expect(presets().value).toBe("");
  await user.selectOptions(presets(), "shipped:first_release");
  expect(presets().value).toBe("shipped:first_release");
  expect(reading("house-supply-yard").checked).toBe(true);
  await user.selectOptions(presets(), "default");
  expect(presets().value).toBe("default");
});

test("a table tells what differs, and nothing where nothing does", async () => {
  const { rerender } = render(HouseNotes, { house: {} });
  expect(screen.queryByRole("list")).toBeNull();
  await rerender({ house: { zero_ties: false } });
  expect(screen.getByText("house-zero-ties")).toBeTruthy();
  expect(screen.getByText(/house-zero-ties-false/)).toBeTruthy();
});
