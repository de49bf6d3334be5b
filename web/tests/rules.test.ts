import { expect, test } from "vitest";
import { rulesPanel } from "../src/lib/ui/rulesPanel.svelte";

const CLAUSES = ["MX-3.1a", "MX-3.1b", "MX-3.2", "MX-3.10", "MX-3.10a"];

test.each([
  ["MX-3.1b", ["MX-3.1b"]],
  ["MX-3.1", ["MX-3.1a", "MX-3.1b"]],
  ["MX-3.2", ["MX-3.2"]],
  ["MX-3", CLAUSES],
  ["MX", []],
])("the rules open at a sentence, or at all of a clause or section: %s", (asked, found) => {
  rulesPanel.show(asked);
  expect(rulesPanel.open).toBe(true);
  expect(CLAUSES.filter((clause) => rulesPanel.asksFor(clause))).toEqual(found);
});

test("the rules open without a clause", () => {
  rulesPanel.show();
  expect(CLAUSES.some((clause) => rulesPanel.asksFor(clause))).toBe(false);
});
