// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { keepFocus } from "../../src/lib/ui/focus";

/** A page with a button that has the focus, kept or not. */
function page(kept: boolean) {
  document.body.innerHTML = `<main tabindex="-1"><button id="one"></button><button id="two"></button></main>`;
  const main = document.querySelector("main")!;
  const stop = kept ? keepFocus(main) : () => undefined;
  const [one, two] = [...main.querySelectorAll("button")] as [HTMLButtonElement, HTMLButtonElement];
  one.focus();
  return { main, one, two, stop };
}

const observed = () => new Promise((resolve) => setTimeout(resolve)); // observers are told before timers

test("what is removed or disabled hands the focus to the content", async () => {
  const { main, one, two, stop } = page(true);
  one.remove();
  await observed();
  expect(document.activeElement).toBe(main);
  two.focus();
  two.disabled = true;
  await observed();
  expect(document.activeElement).toBe(main);
  stop();
});

test("what becomes of another element moves nobody", async () => {
  const { one, two, stop } = page(true);
  two.disabled = true;
  two.remove();
  await observed();
  expect(document.activeElement).toBe(one);
  stop();
});

test("after the page is left nothing is kept", async () => {
  const { main, one, stop } = page(true);
  stop();
  one.remove();
  await observed();
  expect(document.activeElement).not.toBe(main);
});
