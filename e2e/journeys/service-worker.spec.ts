import { waitForServiceWorker } from '../fixtures/service-worker.ts'
import { expect, open, test, visibleText, waitForHistorySteps, waitForHydration } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Blocks the worker for good, right after its page was told. */
const HANG = `self.clients.matchAll().then(([client]) => {
  client.postMessage('hanging')
  for (;;) {}
})`
const LISTEN = `void (window.hanging = new Promise((resolve) =>
  navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true })))`

/** The hanging worker takes a core from everything else, for as long as the browser lets it: minutes. */
const BESIDE_HANGING_MS = 60_000

test('a hanging service worker holds no reload up, and offline the shell answers', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await waitForServiceWorker(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')

  await test.step('offline: the shell', async () => {
    await context.setOffline(true)
    await page.reload()
    const disconnected = page.getByRole('alertdialog', { name: '網路連線中斷' })
    await expect(disconnected).toBeVisible()
    await context.setOffline(false)
    await expect(disconnected).toBeHidden()
    await waitForHistorySteps(page)
  })

  await test.step('the worker hangs: the network answers', async () => {
    await page.evaluate(LISTEN)
    worker.evaluate(HANG).catch(() => undefined)
    await page.evaluate('hanging')
    await page.reload({ waitUntil: 'commit' })
    await waitForHydration(page, { timeout: BESIDE_HANGING_MS })
    await expect(visibleText(page, '龍門寶藏')).toBeVisible()
  })
})
