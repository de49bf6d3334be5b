// Keeps the shell and the data that never changes, so that the page opens without a line.
const SHELL = ["SHELL"];
const CACHE = `kippu-${SHELL.join().split("").reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) | 0, 7)}`;
const DATA = /^\/api\/(text|games)\//;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (DATA.test(url.pathname)) event.respondWith(newest(request));
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const stored = await caches.match(request);
    if (stored) return stored;
    throw error;
  }
}
