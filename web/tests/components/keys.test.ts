// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { isForGame } from "../../src/lib/ui/keys";

afterEach(() => document.body.replaceChildren());

/** Whether a key pressed in an element is for the game. */
function meant(html: string, more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let said = false;
  addEventListener("keydown", (event) => (said = isForGame(event)), { once: true });
  const target = document.querySelector("[data-here]")!;
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, ...more }));
  return said;
}

test("a key is for the game, not for what is typed, a dialog or the browser", () => {
  const button = "<button data-here></button>";
  expect(meant(button)).toBe(true);
  for (const key of ["ctrlKey", "metaKey", "altKey"]) expect(meant(button, { [key]: true })).toBe(false);
  for (const field of ["input", "textarea", "select"]) expect(meant(`<${field} data-here></${field}>`)).toBe(false);
  expect(meant(`${button}<dialog open></dialog>`)).toBe(false);
  expect(meant(`${button}<dialog></dialog>`)).toBe(true);
});
