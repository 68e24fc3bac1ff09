import { randomUUID } from 'node:crypto'
import { calls } from '@gamehall/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestContext,
  createTestPlayer,
  runJobs,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { inboxRoom } from '../../inbox/room.ts'
import { readOwnUpload } from '../../site/index.ts'
import { supportRoom } from '../room.ts'
import { getSupportConversation } from './get-support-conversation.ts'
import { listSupportMessages } from './list-support-messages.ts'
import { readSupportMessages } from './read-support-messages.ts'
import { sendSupportMessage } from './send-support-message.ts'

const clock = createTestClock()
const webPushes: unknown[] = []
const webPush = {
  publicKey: 'key',
  canReach: () => true,
  async send({ endpoint }: { endpoint: string }, payload: object) {
    webPushes.push([endpoint, payload])
    return 'sent' as const
  },
}
const webPushJobs = inboxRoom.jobs.filter(({ name }) => name === 'send-web-push')
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { storage: createMemoryStorage(), webPush } })
})
afterAll(() => ctx.close())

const say = (player: TestPlayer, request: object, idempotencyKey: string = randomUUID()) =>
  sendSupportMessage(ctx, calls.sendSupportMessage.request.parse(request), {
    ...player.caller,
    idempotencyKey,
  })
const operate = (action: string, input: object) =>
  performAction(
    ctx,
    supportRoom.actions,
    { name: 'mei', permissions: ['support.answer', 'site.edit'] },
    { action, input, reason: 'customer service' },
  )
async function talk(player: TestPlayer, request: object = {}) {
  const outcome = await listSupportMessages(
    ctx,
    calls.listSupportMessages.request.parse(request),
    player.caller,
  )
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`)
  return outcome.data
}
const state = async (player: TestPlayer) => {
  const outcome = await getSupportConversation(ctx, {}, player.caller)
  return outcome.ok ? outcome.data : undefined
}
const waiting = async () => {
  const outcome = await operate('list-conversations', {})
  return outcome.ok && 'list' in outcome.data
    ? (outcome.data.list as { player_id: string }[]).map((row) => row.player_id)
    : []
}
const pushes = (player: TestPlayer) =>
  ctx.db
    .selectFrom('push_messages')
    .select(['msg_type', 'content'])
    .where('player_id', '=', player.playerId)
    .execute()

describe('a conversation with customer service', () => {
  it('stores topic and subject, which the operator sees with its state', async () => {
    const player = await createTestPlayer(ctx)
    const other = await createTestPlayer(ctx)
    await ctx.pool.query(
      `insert into player_sends (order_no, player_id, recipient_id, recipient_shown, currency, amount_minor,
         idempotency_key, created_at) values ('S26112100000009', $1, $3, 'p***', 'USDT', 2500000, 'k', $2)`,
      [player.playerId, clock.now(), (await createTestPlayer(ctx)).playerId],
    )
    const about = { kind: 'wallet', id: 'S26112100000009' }
    expect(await say(other, { text: '?', about }), 'another player’s').toMatchObject({ code: 404 })
    await say(player, { text: '還沒收到', topic: 'other', about })
    const asked = { ...about, amount: '2.500000', currency: 'USDT' }
    expect((await talk(player)).list[0]).toMatchObject({ topic: 'other', about: asked })
    await say(player, { text: '請問？' })
    const player_id = player.playerId.toString()
    const waits = await operate('list-conversations', {})
    expect(waits).toMatchObject({
      data: {
        list: expect.arrayContaining([expect.objectContaining({ player_id, topic: 'other', about: asked })]),
      },
    })
    expect(await operate('view-conversation', { player_id })).toMatchObject({
      data: { list: [{ about: null }, { topic: 'other', about: { ...asked, state: 'done' } }] },
    })
  })

  it.each([
    ['deposit', 'D26112100000009', 'deposit_orders'],
    ['withdrawal', 'W26112100000009', 'withdrawal_orders'],
    ['transfer', 'T26112100000009', 'platform_transfers'],
    ['bet', 'aurora/9', 'bets'],
    ['bet', 'nothing', 'bets'],
    ['wallet', 'X26112100000009', 'exchange_quotes'],
  ])('answers 404 for an unknown %s (%s, %s)', async (kind, id) => {
    const player = await createTestPlayer(ctx)
    expect(await say(player, { text: '?', about: { kind, id } })).toMatchObject({ code: 404 })
  })

  it('tracks waiting and read state over several messages', async () => {
    const [mei, lin] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    expect(await state(mei)).toEqual({ unread_count: 0, seen_message_id: null })
    await say(mei, { text: '存款還沒入帳' })
    clock.advance(1_000)
    await say(lin, { text: 'hello' })
    clock.advance(1_000)
    await say(mei, { text: '訂單 D1' })
    const both = [mei.playerId.toString(), lin.playerId.toString()]
    expect(
      (await waiting()).filter((id) => both.includes(id)),
      'who waits longest first',
    ).toEqual(both)

    expect(
      await operate('answer-conversation', { player_id: mei.playerId.toString(), text: '已為您入帳' }),
    ).toMatchObject({ ok: true })
    expect(await waiting()).not.toContain(mei.playerId.toString())
    const { list } = await talk(mei)
    expect(list.map(({ author, text }) => [author, text])).toEqual([
      ['operator', '已為您入帳'],
      ['player', '訂單 D1'],
      ['player', '存款還沒入帳'],
    ])
    expect(await state(mei)).toEqual({ unread_count: 1, seen_message_id: list[1]?.message_id })
    expect(await pushes(mei)).toMatchObject([
      { msg_type: 'support_message', content: { text: '已為您入帳', message_id: list[0]?.message_id } },
    ])

    await readSupportMessages(ctx, { message_id: list[0]?.message_id ?? '' }, mei.caller)
    await readSupportMessages(ctx, { message_id: list[2]?.message_id ?? '' }, mei.caller)
    expect(await state(mei)).toMatchObject({ unread_count: 0 })
    expect(await talk(lin)).toMatchObject({ total: 1 })
    expect(
      await readSupportMessages(ctx, { message_id: list[0]?.message_id ?? '' }, lin.caller),
    ).toMatchObject({ code: 404 })
    expect(await operate('answer-conversation', { player_id: '999999', text: 'x' })).toMatchObject({
      code: 404,
    })
  })

  it('accepts an operator’s picture, re-encoded; refuses invalid images', async () => {
    const player = await createTestPlayer(ctx)
    const answer = (input: object) =>
      operate('answer-conversation', { player_id: player.playerId.toString(), ...input })
    const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    expect(await answer({ picture: picture.toString('base64') }), 'nothing to answer').toMatchObject({
      code: 404,
    })
    await say(player, { text: '要去哪裡看流水？' })
    expect(
      await answer({ picture: Buffer.from('<svg onload="alert(1)"/>').toString('base64') }),
    ).toMatchObject({
      code: 400,
      fields: [{ field: 'picture', rule: 'upload_type' }],
    })
    expect(await answer({})).toMatchObject({ code: 400 })
    expect(await answer({ picture: picture.toString('base64') })).toMatchObject({ ok: true })
    const [last] = (await talk(player)).list
    expect(last).toMatchObject({ author: 'operator', text: '' })
    const uploadId = /uploads\/([^?]+)/.exec(last?.image_url ?? '')?.[1] ?? ''
    const kept = await readOwnUpload(ctx, player.playerId, uploadId, 'support_image')
    expect(kept?.type).toBe('image/jpeg')
    expect(await pushes(player)).toMatchObject([{ content: { text: '客服傳送了一張圖片' } }])
    const audits = await ctx.db.selectFrom('operator_audit').select('input').execute()
    expect(JSON.stringify(audits)).not.toContain(picture.toString('base64'))
  })

  it('sends a reply by Web Push, as one summary after quiet hours, unless it is read', async () => {
    const player = await createTestPlayer(ctx)
    const service = 'https://fcm.googleapis.com/fcm/send/mei'
    await ctx.pool.query(
      `insert into web_push_subscriptions (player_id, endpoint, p256dh, auth, locale, created_at)
        values ($1, $2, 'p', 'a', 'zh-TW', now())`,
      [player.playerId, service],
    )
    const answer = () =>
      operate('answer-conversation', { player_id: player.playerId.toString(), text: '已入帳 3,000 元' })
    const waits = async () => {
      const { rows } = await ctx.pool.query<{ at: Date }>(
        `select run_at as at from graphile_worker.jobs where task_identifier = 'send-web-push'`,
      )
      return rows.length
    }
    const told = { title: '客服已回覆', body: '點一下查看內容', tag: 'support', url: '/#/service/chat' }
    await say(player, { text: '還沒入帳' })
    await answer()
    await runJobs(ctx, webPushJobs)
    expect(webPushes, 'the kind alone, no word of it').toEqual([[service, told]])

    await answer()
    const [last] = (await talk(player)).list
    await readSupportMessages(ctx, { message_id: last?.message_id ?? '' }, player.caller)
    await runJobs(ctx, webPushJobs)
    expect(webPushes).toHaveLength(1)

    await ctx.pool.query('insert into web_push_quiet values ($1, 0, 1439)', [player.playerId])
    await answer()
    await answer()
    expect(await waits()).toBe(1)
  })

  it('stores a message once per idempotency key, also concurrently', async () => {
    const player = await createTestPlayer(ctx)
    const answers = await Promise.all([1, 2, 3].map(() => say(player, { text: 'once' }, 'same')))
    expect(new Set(answers.map((answer) => (answer.ok ? answer.data.message_id : '')))).toHaveLength(1)
    expect(await talk(player)).toMatchObject({ total: 1 })
  })

  it.each([
    ['nothing', {}],
    ['blanks', { text: '   ' }],
    ['too much', { text: 'x'.repeat(1001) }],
    ['too much, of two units each', { text: '𠮷'.repeat(1001) }],
    ['no text', { text: 7 }],
  ])('%s is not sent', (_what, request) => {
    expect(calls.sendSupportMessage.request.safeParse(request).success).toBe(false)
  })

  it.each(['x', '字', '𠮷', '🎲'])(
    '1,000 characters are sent, whatever they are (%s), and no blanks count',
    async (one) => {
      const player = await createTestPlayer(ctx)
      const { text } = calls.sendSupportMessage.request.parse({ text: ` ${one.repeat(1000)}\n` })
      expect(await say(player, { text })).toMatchObject({ data: { text: one.repeat(1000) } })
    },
  )

  it('accepts at most twelve messages a minute', async () => {
    const player = await createTestPlayer(ctx)
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => say(player, { text: `${n}` })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(12)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 10145 })
    clock.advance(60_000)
    expect(await say(player, { text: 'again' })).toMatchObject({ ok: true })
  })

  it('refuses another player’s upload and one without its file', async () => {
    const player = await createTestPlayer(ctx)
    expect(await say(player, { upload_id: 'b2f9d2f0-0000-4000-8000-000000000000' })).toMatchObject({
      code: 400,
      fields: [{ field: 'upload_id', rule: 'upload_unknown' }],
    })
    expect(await talk(player)).toMatchObject({ total: 0 })
  })

  it('pages by cursor, and refuses an invalid one', async () => {
    const player = await createTestPlayer(ctx)
    for (let n = 0; n < 5; n += 1) await say(player, { text: `${n}` })
    const first = await talk(player, { page_size: 3 })
    const second = await talk(player, { page_size: 3, cursor: first.next_cursor })
    expect([...first.list, ...second.list].map(({ text }) => text)).toEqual(['4', '3', '2', '1', '0'])
    expect(second.next_cursor).toBeNull()
    expect(
      await listSupportMessages(ctx, { page: 1, page_size: 20, cursor: 'x' }, player.caller),
    ).toMatchObject({ code: 400 })
  })

  it('replies automatically once out of hours, and keeps the player waiting', async () => {
    const player = await createTestPlayer(ctx)
    const hours = { 'zh-TW': '週一至週五 09:00–18:00', en: 'Mon–Fri 09:00–18:00' }
    const schedule = { days: [], from_minute: 540, to_minute: 1080 }
    expect(await operate('set-support', { hours, schedule })).toMatchObject({ ok: true })
    await say(player, { text: '有人嗎' })
    await say(player, { text: '哈囉' })
    const { list } = await talk(player)
    expect(list.map(({ author }) => author)).toEqual(['player', 'hall', 'player'])
    expect(list[1]?.text).toContain('週一至週五 09:00–18:00')
    expect(await waiting()).toContain(player.playerId.toString())
    expect(await operate('close-conversation', { player_id: player.playerId.toString() })).toMatchObject({
      ok: true,
    })
    expect(await waiting()).not.toContain(player.playerId.toString())
    await operate('set-support', {
      schedule: { days: [0, 1, 2, 3, 4, 5, 6], from_minute: 0, to_minute: 1440 },
    })
  })

  it('marks as seen when an operator reads it, without its content in the audit log', async () => {
    const player = await createTestPlayer(ctx)
    await say(player, { text: '我的密碼是 secret' })
    const { list } = await talk(player)
    expect(await operate('view-conversation', { player_id: player.playerId.toString() })).toMatchObject({
      ok: true,
      data: { list: [{ text: '我的密碼是 secret', author: 'player' }] },
    })
    expect(await state(player)).toMatchObject({ seen_message_id: list[0]?.message_id })
    const audits = await ctx.db.selectFrom('operator_audit').selectAll().execute()
    expect(
      JSON.stringify(audits, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toContain('secret')
    expect(await operate('view-conversation', { player_id: '999999' })).toMatchObject({ code: 404 })
  })
})
