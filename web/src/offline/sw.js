// The page works offline once loaded: the built files are kept when the worker is installed, those of other languages left out. The build puts the lists above:
// VERSION, FILES for every page, SPOKEN by language.
const language = new URL(self.location.href).searchParams.get('language') ?? 'en'
const CACHE = `robodrome-${VERSION}-${language}`
const KEPT = [...FILES, ...(SPOKEN[language] ?? [])]

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT.map((file) => new Request(`/${file}`, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  )
})

// Open pages of the previous version still use its files, so these are kept until the next update.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => {
        const own = names.filter((name) => name.startsWith('robodrome-'))
        const before = own.findLast((name) => name !== CACHE && name.endsWith(`-${language}`))
        return Promise.all(own.filter((name) => name !== CACHE && name !== before).map((name) => caches.delete(name)))
      })
      .then(() => self.clients.claim()),
  )
})

// Built files carry their content in their name, so the kept one is always right. A page comes from the network while there is one.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return
  const kept = async () => {
    const wanted = request.mode === 'navigate' ? '/' : request
    return (await (await caches.open(CACHE)).match(wanted, { ignoreSearch: true })) ?? caches.match(wanted, { ignoreSearch: true })
  }
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(async () => (await kept()) ?? Response.error()))
  else event.respondWith(kept().then((found) => found ?? fetch(request)))
})

// Messages from the server to this device: one banner per move, which a later message about the same move replaces.
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
