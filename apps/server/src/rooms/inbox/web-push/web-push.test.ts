import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createVapidSender } from '../../../providers/web-push/index.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  runJobs,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { sendMessage } from '../index.ts'
import { readMessages } from '../messages/read-messages.ts'
import { createPushUrl } from '../push/create-push-url.ts'
import { inboxRoom } from '../room.ts'
import { getWebPush } from './get-web-push.ts'
import { sendWebPush } from './jobs/send-web-push.ts'
import { webPushToAll } from './jobs/web-push-to-all.ts'
import { setQuietHours } from './set-quiet-hours.ts'
import { subscribeWebPush } from './subscribe-web-push.ts'
import { unsubscribeWebPush } from './unsubscribe-web-push.ts'

const clock = createTestClock()
const browser = createECDH('prime256v1')
browser.generateKeys()
const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
const service = 'https://fcm.googleapis.com/fcm/send/'

interface Sent {
  readonly endpoint: string
  readonly payload: object
}
let sent: Sent[]
let answer: () => Promise<'sent' | 'gone'>
let ctx: TestContext
let player: TestPlayer

beforeEach(async () => {
  sent = []
  answer = async () => 'sent'
  const { canReach } = createVapidSender({ publicKey: '', privateKey: '', subject: '' })
  const sender = {
    publicKey: 'key',
    canReach,
    send({ endpoint }: { endpoint: string }, payload: object) {
      sent.push({ endpoint, payload })
      return answer()
    },
  }
  ctx = await createTestContext({ clock, providers: { webPush: sender } })
  player = await createTestPlayer(ctx)
})
afterEach(() => ctx.close())

const subscribe = (name = 'a', who = player) =>
  subscribeWebPush(ctx, { endpoint: service + name, ...keys }, who.caller)
const tell = (extra: { isOwnAction?: boolean } = {}) =>
  ctx.db.transaction().execute((trx) =>
    sendMessage(ctx, trx, player.playerId, {
      type: 'recharge',
      title: { 'zh-TW': '存款入帳 1,000.00 元', en: 'Deposit received: 1,000.00 TWD' },
      texts: { 'zh-TW': '存款 1,000.00 元已入帳', en: 'Your deposit of 1,000.00 TWD has arrived' },
      ...extra,
    }),
  )
async function sayToAll(action: 'message-everyone' | 'publish-notice', extra: object = {}): Promise<string> {
  clock.advance(1_000)
  const words = { 'zh-TW': '週末加碼', en: 'More this weekend' }
  const operator = { name: 'mei', permissions: ['notices.publish'] }
  const input = { title: words, content: words, ...extra }
  const outcome = await performAction(ctx, inboxRoom.actions, operator, { action, input, reason: 'news' })
  if (!outcome.ok || !('notice_id' in outcome.data)) throw new Error('not said')
  return String(outcome.data.notice_id)
}
const endpoints = async () =>
  (await ctx.db.selectFrom('web_push_subscriptions').select('endpoint').execute()).map((row) => row.endpoint)

describe('Web Push', () => {
  it('sends the kind of message, and no personal data, to every browser of the player', async () => {
    await subscribe('a')
    await subscribe('b')
    const id = await tell()
    await runJobs(ctx, [sendWebPush])
    expect(sent.map(({ endpoint }) => endpoint)).toEqual([`${service}a`, `${service}b`])
    expect(sent[0]?.payload).toEqual({
      title: '存款通知',
      body: '點一下查看內容',
      tag: `message-${id}`,
      url: `/#/message/${id}`,
    })
  })

  it('notifies of the player’s own actions, which the app does not repeat as a toast', async () => {
    await subscribe()
    await tell({ isOwnAction: true })
    await runJobs(ctx, [sendWebPush])
    expect(sent).toHaveLength(1)
    const { rows } = await ctx.pool.query('select push from push_messages order by seq desc limit 1')
    expect(rows).toMatchObject([{ push: { silence: true, badge: 1 } }])
  })

  it('uses the player’s current language', async () => {
    await subscribe()
    await createPushUrl(ctx, {}, { ...player.caller, locale: 'en' })
    await tell()
    await runJobs(ctx, [sendWebPush])
    expect(sent[0]?.payload).toMatchObject({ title: 'Deposit', body: 'Tap to read' })
    const { rows } = await ctx.pool.query('select push from push_messages order by seq desc limit 1')
    expect(rows).toMatchObject([{ push: { text: 'Your deposit of 1,000.00 TWD has arrived' } }])
  })

  it('sends nothing without a subscription, or when the message is already read', async () => {
    await tell()
    await subscribe()
    const id = await tell()
    await readMessages(ctx, { id: id.toString() }, player.caller)
    await runJobs(ctx, [sendWebPush])
    expect(sent).toEqual([])
  })

  it('deletes a gone subscription; retries when the push service fails', async () => {
    await subscribe()
    await tell()
    answer = () => Promise.reject(new Error('503'))
    await expect(runJobs(ctx, [sendWebPush])).rejects.toThrow('push services')
    expect(await endpoints()).toHaveLength(1)
    await tell()
    answer = async () => 'gone'
    await runJobs(ctx, [sendWebPush])
    expect(await endpoints()).toEqual([])
  })

  it('sends one summary after quiet hours', async () => {
    await subscribe()
    const now = clock.now().getTime()
    const timeIn = (minutes: number) =>
      new Date(now + (8 * 60 + minutes) * 60_000).toISOString().slice(11, 16)
    const quiet = { from: timeIn(-60), until: timeIn(60) }
    expect(await setQuietHours(ctx, { quiet }, player.caller)).toEqual({ ok: true, data: { quiet } })
    expect(await getWebPush(ctx, {}, player.caller)).toEqual({
      ok: true,
      data: { public_key: 'key', quiet },
    })
    await tell()
    await tell()
    const { rows } = await ctx.pool.query<{ waits: number }>(
      `select count(*)::int as waits from graphile_worker.jobs where task_identifier = 'send-web-push'`,
    )
    expect(rows[0]?.waits).toBe(1)
    await sendWebPush.run(ctx, { playerId: player.playerId }, clock.now())
    expect(sent.map(({ payload }) => payload)).toMatchObject([{ title: '您有新訊息', url: '/#/message' }])
    await setQuietHours(ctx, { quiet: null }, player.caller)
    expect(await getWebPush(ctx, {}, player.caller)).toMatchObject({ data: { quiet: null } })
  })

  it('sends a message to all players once per browser, except to those who have read it', async () => {
    const other = await createTestPlayer(ctx)
    const reader = await createTestPlayer(ctx)
    await subscribe('a')
    await subscribe('b', other)
    await subscribe('c', reader)
    const id = await sayToAll('message-everyone')
    await readMessages(ctx, { id }, reader.caller)
    await runJobs(ctx, [webPushToAll, sendWebPush])
    expect(sent).toEqual(
      ['a', 'b'].map((name) => ({
        endpoint: service + name,
        payload: { title: '系統通知', body: '點一下查看內容', tag: `message-${id}`, url: `/#/message/${id}` },
      })),
    )
  })

  it('skips offers for players on a break, and withdrawn notices', async () => {
    const resting = await createTestPlayer(ctx)
    await subscribe('a')
    await subscribe('b', resting)
    await ctx.pool.query(`insert into play_breaks (player_id, kind, since) values ($1, 'exclusion', $2)`, [
      resting.playerId,
      clock.now(),
    ])
    await sayToAll('message-everyone', { category: 2 })
    await runJobs(ctx, [webPushToAll, sendWebPush])
    expect(sent.map(({ endpoint }) => endpoint)).toEqual([`${service}a`])
    const id = await sayToAll('publish-notice')
    await ctx.db.updateTable('notices').set({ is_show: false }).where('notice_id', '=', BigInt(id)).execute()
    await runJobs(ctx, [webPushToAll, sendWebPush])
    expect(sent).toHaveLength(1)
  })

  it('assigns a browser to its last subscriber; only that player can unsubscribe it', async () => {
    const other = await createTestPlayer(ctx)
    await subscribe('a')
    await subscribe('a', other)
    await unsubscribeWebPush(ctx, { endpoint: `${service}a` }, player.caller)
    await tell()
    await runJobs(ctx, [sendWebPush])
    expect(sent).toEqual([])
    await unsubscribeWebPush(ctx, { endpoint: `${service}a` }, other.caller)
    expect(await endpoints()).toEqual([])
  })

  it('keeps ten browsers per player, and removes the oldest', async () => {
    for (let at = 0; at < 11; at += 1) await subscribe(String(at))
    expect(await endpoints()).not.toContain(`${service}0`)
    expect(await endpoints()).toHaveLength(10)
  })

  it.each([
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
  ])('never calls %s', async (endpoint) => {
    expect(await subscribeWebPush(ctx, { endpoint, ...keys }, player.caller)).toMatchObject({ code: 400 })
  })
})
