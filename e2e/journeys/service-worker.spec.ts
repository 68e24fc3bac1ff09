import { expect, open, test, visibleText, waitForHydration } from '../fixtures/test.ts'

/** Registers at once what the app registers some seconds after its start. */
const CONTROLLED = `navigator.serviceWorker.register('/sw.js')
  .then(() => navigator.serviceWorker.ready)
  .then(() => Boolean(navigator.serviceWorker.controller))`

test('a hanging service worker holds no reload up, and offline the shell answers', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await expect.poll(() => page.evaluate(CONTROLLED), { timeout: 20_000 }).toBe(true)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')

  await test.step('offline: the shell', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('alertdialog', { name: '網路連線中斷' })).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('the worker hangs: the network answers', async () => {
    worker.evaluate('for (;;) {}').catch(() => undefined)
    await page.reload({ waitUntil: 'commit' })
    await waitForHydration(page)
    await expect(visibleText(page, '龍門寶藏')).toBeVisible()
  })
})
