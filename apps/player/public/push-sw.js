/* Service worker code for web push: shows notifications while the app is closed, and opens the app on a tap. */
self.addEventListener('push', (event) => {
  const { title = '', body = '', tag, url = '/' } = event.data?.json() ?? {}
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window' })
    // A focused window already shows the push as a toast.
    if (windows.some((client) => client.visibilityState === 'visible' && client.focused)) return
    await self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icons/icon-192.png',
      data: { url },
    })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url = '/' } = event.notification.data ?? {}
  const open = async () => {
    const [client] = await self.clients.matchAll({ type: 'window' })
    if (client === undefined) return self.clients.openWindow(url)
    await client.navigate(url)
    return client.focus()
  }
  event.waitUntil(open())
})
