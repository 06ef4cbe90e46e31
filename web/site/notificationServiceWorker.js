/** The service worker of a server's pages: it shows that it is somebody's turn, and nothing else. */
const tagOf = (table) => `turn-${table}`;

/** Pages change their address without loading, so each is asked whether it shows a table. A frozen page is silent. */
const ANSWER_MILLISECONDS = 400;

function shows(page, table) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data === true);
    setTimeout(() => resolve(false), ANSWER_MILLISECONDS);
    page.postMessage({ type: "shows", table }, [port2]);
  });
}

async function pageOf(table) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(pages.map((page) => shows(page, table)));
  return pages.find((_, place) => answers[place]);
}

async function show(told) {
  if ((await pageOf(told.table))?.visibilityState === "visible") return;
  const known = await self.registration.getNotifications({ tag: tagOf(told.table) });
  if (known.some((one) => one.data?.turn === told.turn)) return;
  await self.registration.showNotification(told.title, {
    body: told.body,
    lang: told.language,
    tag: tagOf(told.table),
    renotify: true,
    icon: "/icon-192.png",
    data: { table: told.table, turn: told.turn },
    actions: [
      { action: "play", title: told.play },
      { action: "later", title: told.later },
    ],
  });
}

async function hide(table) {
  const known = await self.registration.getNotifications({ tag: tagOf(table) });
  for (const one of known) one.close();
}

async function open(table) {
  const page = await pageOf(table);
  await (page ? page.focus() : self.clients.openWindow(new URL(`/t/${table}`, self.location.origin).href));
}

const later = (table) =>
  fetch(`/api/tables/${encodeURIComponent(table)}/later`, { method: "POST", headers: { "X-Shoal": "1" } });

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("message", (event) => {
  const { type, told, table } = event.data;
  event.waitUntil(type === "show" ? show(told) : hide(table));
});
self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "later" ? later(table) : open(table));
});
