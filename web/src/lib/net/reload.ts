/** Parts of the page that are loaded when they are needed. Browsers do not ask twice for one that they could not get, so the whole page comes again once the server answers. */

const AGAIN = 3_000; // milliseconds between questions whether the server is there
const SELDOM = 60_000; // between two reloads: the fault may lie elsewhere
const KEY = "kippu-reloaded";

const lost = new WeakSet<object>();

/** Whether this is about a part that could not be had. */
export const isLost = (error: unknown): boolean => typeof error === "object" && error !== null && lost.has(error);

const answers = () =>
  fetch("/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
const last = () => Number(sessionStorage.getItem(KEY) ?? 0);

async function comeAnew(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, AGAIN));
  while (Date.now() - last() < SELDOM || !(await answers()));
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** From now on a part that could not be had comes with a new page. */
export function mendParts(): void {
  let mending = false;
  addEventListener("vite:preloadError", ({ payload }) => {
    lost.add(payload);
    if (!mending) void comeAnew();
    mending = true;
  });
}
