import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { STANDALONE_SCOPE } from '../../../platform/operator/action.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { issuePushUrl, type PushServer, startPushServer } from '../index.ts'
import { messageEveryone } from '../messages/actions/message-everyone.ts'
import { publishNotice } from '../notices/actions/publish-notice.ts'
import { withdrawNotice } from '../notices/actions/withdraw-notice.ts'
import { announceNotice } from '../notices/jobs/announce-notice.ts'

const operator = { name: 'admin', permissions: [] }
const clock = createTestClock()
let ctx: TestContext
let server: Server
let push: PushServer

beforeEach(async () => {
  ctx = await createTestContext({ clock })
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  push = startPushServer({ ctx, server, isSessionAlive: async () => true, isClosed: async () => false })
})
afterEach(async () => {
  await push.close()
  server.close()
  await ctx.close()
})

async function connect(player: TestPlayer): Promise<Record<string, unknown>[]> {
  const place = server.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  const url = await issuePushUrl(ctx, ctx.db, player.session, `http://127.0.0.1:${port}`)
  const socket = new WebSocket(url)
  const messages: Record<string, unknown>[] = []
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
  await once(socket, 'open')
  const auth_code = new URL(url).searchParams.get('code')
  socket.send(JSON.stringify({ id: 1, method: 'room.join', params: { auth_code } }))
  await vi.waitFor(() => expect(messages).toHaveLength(1))
  return messages
}

const publish = (extra: object = {}) =>
  ctx.db.transaction().execute(async (trx) => {
    const text = { 'zh-TW': '今晚維護', en: 'Maintenance tonight' }
    const input = publishNotice.input.parse({ title: text, content: text, ...extra })
    const outcome = await publishNotice.run(ctx, trx, input, operator, 'test', STANDALONE_SCOPE)
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
    return 'notice_id' in outcome.data ? String(outcome.data.notice_id) : ''
  })

it('§4 sys_notice: one row reaches all clients in their language, and again on withdrawal', async () => {
  const players = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
  const [inChinese, inEnglish] = players as [TestPlayer, TestPlayer]
  await ctx.db
    .updateTable('sessions')
    .set({ locale: 'en' })
    .where('session_id', '=', inEnglish.session.sessionId)
    .execute()
  const [chinese, english] = [await connect(inChinese), await connect(inEnglish)]
  const id = await publish({ opens: true })
  await vi.waitFor(() => expect(english).toHaveLength(2))
  await vi.waitFor(() => expect(chinese).toHaveLength(2))
  expect(chinese[1]).toMatchObject({
    seq: 0,
    msg_type: 'sys_notice',
    push: { silence: false },
    content: { id, notice_type: 999, title: '今晚維護', is_show: 1 },
  })
  expect(english[1]).toMatchObject({ content: { id, title: 'Maintenance tonight' } })
  expect(await ctx.db.selectFrom('push_messages').selectAll().execute()).toEqual([])

  await ctx.db
    .transaction()
    .execute((trx) => withdrawNotice.run(ctx, trx, { notice_id: id }, operator, 'test', STANDALONE_SCOPE))
  await vi.waitFor(() => expect(chinese).toHaveLength(3))
  expect(chinese[2]).toMatchObject({ push: { silence: true }, content: { id, is_show: 0 } })
})

it('a withdrawn message to all players is removed from open lists silently', async () => {
  const heard = await connect(await createTestPlayer(ctx))
  const both = { 'zh-TW': '寫錯了', en: 'A mistake' }
  const id = await ctx.db.transaction().execute(async (trx) => {
    const input = messageEveryone.input.parse({ title: both, content: both })
    const outcome = await messageEveryone.run(ctx, trx, input, operator, 'test', STANDALONE_SCOPE)
    return outcome.ok && 'notice_id' in outcome.data ? String(outcome.data.notice_id) : ''
  })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[1]).toMatchObject({ msg_type: 'normal', push: { silence: false }, content: { id } })
  await ctx.db
    .transaction()
    .execute((trx) => withdrawNotice.run(ctx, trx, { notice_id: id }, operator, 'test', STANDALONE_SCOPE))
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(heard[2]).toMatchObject({ msg_type: 'normal', push: { silence: true }, content: { id } })
})

it('a scheduled notice is broadcast at its time, unless it was withdrawn', async () => {
  const heard = await connect(await createTestPlayer(ctx))
  const starts_at = new Date(clock.now().getTime() + 60_000).toISOString()
  const kept = await publish({ starts_at })
  const withdrawn = await publish({ starts_at })
  await ctx.db
    .transaction()
    .execute((trx) =>
      withdrawNotice.run(ctx, trx, { notice_id: withdrawn }, operator, 'test', STANDALONE_SCOPE),
    )
  for (const noticeId of [withdrawn, kept])
    await announceNotice.run(ctx, { noticeId: BigInt(noticeId) }, clock.now())
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[1]).toMatchObject({ content: { id: kept } })
})

it('an offer to all players is silent for players on a break', async () => {
  const [awake, resting] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
  await ctx.pool.query(`insert into play_breaks (player_id, kind, since) values ($1, 'exclusion', $2)`, [
    resting.playerId,
    clock.now(),
  ])
  const [loud, quiet] = [await connect(awake), await connect(resting)]
  await publish({ category: 2 })
  await publish({ category: 1 })
  await vi.waitFor(() => expect(quiet).toHaveLength(3))
  await vi.waitFor(() => expect(loud).toHaveLength(3))
  const silences = (heard: typeof loud) => heard.slice(1).map(({ push }) => push)
  expect(silences(loud)).toMatchObject([{ silence: false }, { silence: false }])
  expect(silences(quiet)).toMatchObject([{ silence: true }, { silence: false }])
})
