// Keeps the shell and the data that never changes, so that the page opens without a line.
const SHELL = ["SHELL"];
const CACHE = `kippu-${SHELL.join()
  .split("")
  .reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) | 0, 7)}`;
// What is fetched again where there is a line: words, rules, and the tables of live events with their kits.
const DATA = /^\/api\/(?:(?:text|games)\/.*|tables\/[\w-]+(?:\/kit)?)$/;
const PATIENCE = 4_000; // milliseconds
const KEPT = "kippu-data"; // stays when the shell changes

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== CACHE && name !== KEPT).map((name) => caches.delete(name))),
    );
  event.waitUntil(old.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(newest(request, "/"));
  else if (DATA.test(url.pathname)) event.respondWith(newest(request, request));
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** From the server, or what is kept if there is no line, or one on which nothing comes. */
async function newest(request, stored) {
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && stored === request) await (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  });
  const old = await caches.match(stored);
  if (!old) return asked;
  return Promise.race([asked.catch(() => old), new Promise((resolve) => setTimeout(resolve, PATIENCE, old))]);
}

// Messages of live events, to those who asked for them.
addEventListener("push", (event) => {
  const { title, body, tag, table } = event.data.json();
  // The same kind again takes the place of the old one, and is heard again.
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag: `${table} ${tag}`,
      renotify: true,
      icon: "/assets/icon-192.png",
      data: table,
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/t/${event.notification.data}`));
});

async function show(path) {
  const pages = await clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : clients.openWindow(path);
}
