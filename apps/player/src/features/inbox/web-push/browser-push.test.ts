import { afterEach, expect, it, vi } from 'vitest'
import { subscribeBrowser } from './browser-push.ts'

const KEYS = { p256dh: 'key', auth: 'secret' }

/** A browser that grants notifications and installs a service worker as the test says. */
function withServiceWorker(ready: Promise<unknown>): EventTarget & { state: string } {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({ installing }), ready } })
  return installing
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('subscribes once the worker is active', async () => {
  const subscription = { endpoint: 'https://push.example/1', toJSON: () => ({ keys: KEYS }) }
  withServiceWorker(Promise.resolve({ pushManager: { subscribe: async () => subscription } }))
  expect(await subscribeBrowser('public')).toEqual({ endpoint: 'https://push.example/1', ...KEYS })
})

it('fails at once when the worker cannot be installed', async () => {
  const installing = withServiceWorker(new Promise(() => undefined))
  const listen = vi.spyOn(installing, 'addEventListener')
  const subscribed = subscribeBrowser('public')
  await vi.waitFor(() => expect(listen).toHaveBeenCalled())
  installing.state = 'redundant'
  installing.dispatchEvent(new Event('statechange'))
  await expect(subscribed).rejects.toThrow('not installed')
})

it('fails after a minute when the worker is not installed by then', async () => {
  vi.useFakeTimers()
  withServiceWorker(new Promise(() => undefined))
  const subscribed = subscribeBrowser('public')
  const refused = expect(subscribed).rejects.toThrow('not installed')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
})
