// Between the page and the house. It keeps one page for the time without a house, under the name of this build, and nothing
// else: what the house says is never kept, and the page itself always comes from the house.
const BUILD = '%BUILD%';
const SHELL = JSON.parse('%SHELL%');

self.addEventListener('install', (event) => {
  const fresh = SHELL.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).then(inside, offline));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

const kept = async (request) =>
  (await caches.match(request, { cacheName: BUILD, ignoreSearch: true })) ?? Response.error();
const offline = () => kept('/offline.html');
/** A door that answers for a closed house has nothing to say. */
const inside = (answer) => ([502, 503, 504].includes(answer.status) ? offline() : answer);

// A click on a call: to the table, in a window that is open already if there is one, best of all at that table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
      if (!open) return self.clients.openWindow(path);
      await open.focus();
      open.postMessage({ go: path });
    }),
  );
});
