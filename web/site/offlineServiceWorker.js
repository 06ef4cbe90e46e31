// Keeps every file of the site, so that it opens with no network. `shoal site` writes the list of files into this one:
// if a file changes, the list and this worker change too. Kept copies are named by their hash: a new version
// fetches only what changed, and an old page keeps its own files until it is closed or reloaded. The documentation is not
// kept: it comes from the network.

/** @type {[name: string, hash: string][]} */
const files = /* FILES */ [];
const CACHE = "shoal";
const PAGE = "index.html";
const scope = new URL("./", self.location.href).href;
const hashes = new Map(files);

const keyOf = (name) => `${scope}${name}?kept=${hashes.get(name)}`;

async function keepAll() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = files.map(([name]) => name).filter((name) => !kept.has(keyOf(name)));
  await Promise.all(missing.map((name) => keep(cache, name)));
}

/** Fetch a file past the browser's own cache, unless its name says its version. */
async function keep(cache, name) {
  const versioned = /^(assets|pyodide-[^/]*)\/|^(engine|puzzles)-/.test(name);
  const answer = await fetch(scope + name, { cache: versioned ? "default" : "reload" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(keyOf(name), answer);
}

async function forgetOthers() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(files.map(([name]) => keyOf(name)));
  const old = (await cache.keys()).filter((request) => !wanted.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function answer(request, name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(name))) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return;
  const path = url.pathname.slice(new URL(scope).pathname.length);
  const name = request.mode === "navigate" && !path.startsWith("docs/") ? PAGE : path;
  if (hashes.has(name)) event.respondWith(answer(request, name));
});
