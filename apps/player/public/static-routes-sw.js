/*
 * Service worker code: static routes (browsers without them use the fetch handler as before). A navigation races the
 * network against the worker, so that a worker that is slow to start or hangs cannot hold a reload up; offline, the worker’s
 * shell answers. Hashed files come straight from the precache, without the worker.
 */
self.addEventListener('install', (event) => {
  const routes = [
    {
      condition: { requestMode: 'navigate', urlPattern: { pathname: '/' } },
      source: 'race-network-and-fetch-handler',
    },
    {
      condition: { requestMethod: 'get', urlPattern: { pathname: '/assets/*' } },
      source: { cacheName: `workbox-precache-v2-${self.registration.scope}` },
    },
  ]
  // A browser that knows other routes only keeps the fetch handler.
  if (typeof event.addRoutes === 'function') event.waitUntil(event.addRoutes(routes).catch(() => undefined))
})
