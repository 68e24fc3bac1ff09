import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { webPushText } from '../../apps/player/src/features/inbox/web-push/web-push-text.ts'
import { baseUrl } from '../fixtures/api.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'
import { WHOLE_BROWSER } from '../launch-options.ts'

test.use({ ...WHOLE_BROWSER, serviceWorkers: 'allow' })

const randomKey = (bytes: number) => randomBytes(bytes).toString('base64url')

/** No push service is reachable: the browser returns a fixed subscription. */
const withPushService = (endpoint: string) => `{
  let isThere = false
  const keys = { p256dh: '${randomKey(65)}', auth: '${randomKey(16)}' }
  const subscription = {
    endpoint: ${JSON.stringify(endpoint)},
    toJSON: () => ({ endpoint: ${JSON.stringify(endpoint)}, keys }),
    unsubscribe: async () => { isThere = false; return true },
  }
  PushManager.prototype.getSubscription = async () => (isThere ? subscription : null)
  PushManager.prototype.subscribe = async () => { isThere = true; return subscription }
}`

const PUSHED = { title: '存款通知', body: '點一下查看內容', tag: 'message-7', url: '/#/message/7' }
const SHOWN = `navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((shown) => shown.map(({ title, body, tag, data }) => ({ title, body, tag, ...data })))`

test('push notifications reach a closed app when enabled', async ({ page, context, player, text }) => {
  const words = text(webPushText)
  await context.grantPermissions(['notifications'], { origin: baseUrl() })
  await page.addInitScript(withPushService(`https://fcm.googleapis.com/fcm/send/${player.deviceId}`))

  await test.step('push is turned on, saved and turned off', async () => {
    await open(page, '/push_setting', player)
    const receive = page.getByRole('switch', { name: words.receive })
    await receive.click()
    // The service worker stores the whole shell first.
    await expect(visibleText(page, words.on)).toBeVisible({ timeout: 30_000 })
    await expect(receive).toBeChecked()
    await receive.click()
    await expect(visibleText(page, words.off)).toBeVisible()
    await expect(receive).not.toBeChecked()
  })

  await test.step('a push while the app is closed shows a notification with its link', async () => {
    const beside = await context.newPage()
    const push = await pusher(beside)
    await page.close()
    await push(PUSHED)
    await beside.goto('/offline.html')
    await expect.poll(() => beside.evaluate(SHOWN)).toEqual([PUSHED])
  })
})

/** Sends a push event to the app’s service worker. Attach while a page of the app is open. */
async function pusher(page: Page): Promise<(payload: object) => Promise<void>> {
  const origin = baseUrl()
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (ours !== undefined) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (payload) => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    })
  }
}
