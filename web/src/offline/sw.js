// The page works offline once loaded: every built file is kept when the worker is installed. VERSION and FILES stand above.
const CACHE = `robodrome-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('robodrome-') && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

// Built files carry their content in their name, so the kept one is always right. A page comes from the network while there is one.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  const kept = () => caches.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true })
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(async () => (await kept()) ?? Response.error()))
  else event.respondWith(kept().then((found) => found ?? fetch(request)))
})

// What the server tells this device: one banner a move, a later one of the same move in its place.
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json()
  const shown = self.registration.showNotification(title, { body, tag, data: { url } })
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.().catch(() => {})]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (!open) return self.clients.openWindow(url)
      await open.navigate(url).catch(() => self.clients.openWindow(url))
      return open.focus()
    }),
  )
})
