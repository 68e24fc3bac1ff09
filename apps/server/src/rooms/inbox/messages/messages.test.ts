import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createTestCaller } from '../../../testing/create-test-caller.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { countUnread, type sendMessage as Send, sendMessage } from '../index.ts'
import { publishNotice } from '../notices/actions/publish-notice.ts'
import { withdrawNotice } from '../notices/actions/withdraw-notice.ts'
import { listNewNotices } from '../notices/list-new-notices.ts'
import { inboxRoom } from '../room.ts'
import { messageEveryone } from './actions/message-everyone.ts'
import { deleteMessages } from './delete-messages.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { readMessages } from './read-messages.ts'

const operator = { name: 'admin', permissions: ['*'] }
const both = (text: string) => ({ 'zh-TW': text, en: `${text} (en)` })
const clock = createTestClock()
let ctx: TestContext
let player: TestPlayer
let other: TestPlayer

beforeEach(async () => {
  ctx = await createTestContext({ clock, providers: { storage: createMemoryStorage() } })
  player = await createTestPlayer(ctx)
  other = await createTestPlayer(ctx)
  clock.advance(1_000)
})
afterEach(() => ctx.close())

const send = (to: TestPlayer, message: Partial<Parameters<typeof Send>[3]> = {}) =>
  ctx.db.transaction().execute((trx) =>
    sendMessage(ctx, trx, to.playerId, {
      type: 'recharge',
      title: both('存款入帳 1,000.00 元'),
      texts: both('存款 1,000.00 元已入帳'),
      ...message,
    }),
  )

async function act<Input>(
  action: { input: { parse(value: unknown): Input }; run(...args: never[]): Promise<unknown> },
  input: object,
) {
  const run = action.run as (...args: unknown[]) => Promise<{ ok: boolean; data: { notice_id: string } }>
  const outcome = await ctx.db
    .transaction()
    .execute((trx) => run.call(action, ctx, trx, action.input.parse(input), operator, 'test'))
  return outcome.data.notice_id
}

async function list(
  request: Partial<Parameters<typeof listMessages>[1]> = {},
  who: TestPlayer | null = player,
) {
  const caller = who?.caller ?? createTestCaller()
  const answer = await listMessages(ctx, { page: 1, page_size: 20, ...request }, caller)
  if (!answer.ok) throw new Error(`refused: ${answer.code}`)
  return answer.data
}

const unread = (who: TestPlayer = player) => countUnread(ctx, ctx.db, who.playerId, clock.now())

describe('§3 messages', () => {
  it('stores a message in one player’s inbox under its type’s category, with a push that opens it', async () => {
    const id = await send(player, { reqId: 'D1', target: '/deposit/record' })
    await send(player, { type: 'activity', title: both('活動獎勵'), texts: both('申請已通過') })
    const { list: all, total } = await list()
    expect(total).toBe(2)
    expect(all.map(({ type, title }) => [type, title])).toEqual([
      [2, '活動獎勵'],
      [1, '存款入帳 1,000.00 元'],
    ])
    expect(all[1]).toMatchObject({
      id: id.toString(),
      msg_type: 'recharge',
      content: '存款 1,000.00 元已入帳',
      detail_url: '{"wap":"/deposit/record"}',
      req_id: 'D1',
      is_read: 0,
    })
    expect((await list({ type: 2 })).list).toHaveLength(1)
    expect((await list({}, other)).list).toEqual([])
    const pushes = await ctx.db.selectFrom('push_messages').selectAll().orderBy('seq').execute()
    expect(pushes.map(({ push, content }) => ({ push, content }))).toMatchObject([
      { push: { badge: 1, voice: 'recharge', silence: false }, content: { id: id.toString(), reqId: 'D1' } },
      { push: { badge: 2, voice: 'activity' } },
    ])
  })

  it('stores offers silently for players on a break; notifies of money as usual', async () => {
    await ctx.pool.query(
      `insert into play_breaks (player_id, kind, since, until) values ($1, 'cool_off', $2, $3)`,
      [player.playerId, clock.now(), new Date(clock.now().getTime() + 86_400_000)],
    )
    for (const type of ['activity', 'reward', 'recharge'] as const) await send(player, { type })
    await send(player, { type: 'manual', category: 2 })
    await send(other, { type: 'activity' })
    clock.advance(86_400_000)
    await send(player, { type: 'activity' })
    const pushes = await ctx.db
      .selectFrom('push_messages')
      .select(['player_id', 'push'])
      .orderBy('seq')
      .execute()
    const heard = (who: TestPlayer) =>
      pushes.filter(({ player_id }) => player_id === who.playerId).map(({ push }) => push)
    const silence = (is: boolean) => ({ silence: is })
    expect(heard(player)).toMatchObject([true, true, false, true, false].map(silence))
    expect(heard(other)).toMatchObject([silence(false)])
    expect((await unread()).unread).toEqual({ 1: 1, 2: 4, 3: 0, 999: 0 })
  })

  it('shows a player on a break no notice of an offer', async () => {
    const words = { title: both('標題'), content: both('內容') }
    await act(publishNotice, { ...words, category: 1 })
    await act(publishNotice, { ...words, category: 2 })
    await act(publishNotice, { ...words, category: 2, opens: true })
    await ctx.pool.query(
      `insert into play_breaks (player_id, kind, since, until) values ($1, 'cool_off', $2, $3)`,
      [player.playerId, clock.now(), new Date(clock.now().getTime() + 86_400_000)],
    )
    const types = async (who: TestPlayer | null, request: { for?: 'me' } = { for: 'me' }) => {
      const answer = await listNewNotices(ctx, request, who?.caller ?? createTestCaller())
      return answer.ok && answer.data.list.map(({ type }) => type)
    }
    expect(await types(player)).toEqual([1])
    for (const seen of [await types(other), await types(null), await types(null, {})])
      expect(seen).toEqual([2, 2, 1])
    clock.advance(86_400_000)
    expect(await types(player)).toEqual([2, 2, 1])
  })

  it('§3 style 2: shows an operator’s re-encoded picture instead of text; refuses invalid images', async () => {
    const photo = await sharp({ create: { width: 60, height: 400, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer()
    const mei = { name: 'mei', permissions: ['notices.publish', 'players.manage'] }
    const say = (action: string, picture: string) =>
      performAction(ctx, inboxRoom.actions, mei, {
        action,
        input: {
          title: both('週年慶'),
          picture,
          ...(action === 'message-player' && { player_id: player.playerId.toString() }),
        },
        reason: 'test',
      })
    for (const action of ['publish-notice', 'message-everyone', 'message-player']) {
      expect(await say(action, photo.toString('base64'))).toMatchObject({ ok: true })
      const [newest] = (await list()).list
      expect(newest).toMatchObject({ style: 2, title: '週年慶' })
      expect(newest?.content).toMatch(/^\/files\/pictures\/[0-9a-f]{40}\.webp$/)
      expect(await say(action, Buffer.from('<svg onload="alert(1)"/>').toString('base64'))).toMatchObject({
        code: 400,
        fields: [{ field: 'picture', rule: 'upload_type' }],
      })
      expect(await say(action, '/files/pictures/own.webp')).toMatchObject({ ok: true })
      expect(await say(action, '//evil.example/x.png')).toMatchObject({ code: 400 })
      clock.advance(1_000)
    }
  })

  it('escapes plain text, and sanitizes HTML', async () => {
    await send(player, { texts: both('<b>1 & 2</b>') })
    await send(player, { texts: both('<b>ok</b><script>alert(1)</script>'), isHtml: true })
    expect((await list()).list.map(({ content }) => content)).toEqual([
      '<b>ok</b>',
      '&lt;b&gt;1 &amp; 2&lt;/b&gt;',
    ])
  })

  it('counts a full inbox up to a limit, and pages to its end', async () => {
    await ctx.pool.query(
      `insert into messages (player_id, category, type, title, content, created_at)
        select $1, 1, 'system', '{"en": "t"}', '{"en": "c"}', $2::timestamptz - g * interval '1 minute'
          from generate_series(1, 1050) g`,
      [player.playerId, clock.now()],
    )
    expect(await unread()).toMatchObject({ message_num: 1_000, unread: { 1: 1_000, 2: 0 } })
    expect((await list()).total).toBe(1_000)
    expect((await list({ page: 10, page_size: 100 })).total, 'there is an eleventh page').toBe(1_050)
    expect((await list({ page: 11, page_size: 100 })).list).toHaveLength(50)
  })

  it('pages messages and announcements by cursor without loss or repetition', async () => {
    for (let at = 0; at < 7; at += 1) {
      await send(player, { texts: both(`own ${at}`) })
      if (at % 3 === 0) await act(publishNotice, { title: both(`all ${at}`), content: both('x') })
      if (at % 2 === 0) clock.advance(1)
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await list({ page_size: 3, cursor })
      expect(page.total).toBe(10)
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor !== null)
    expect(seen).toEqual((await list()).list.map(({ id }) => id))
    expect(new Set(seen).size).toBe(10)
  })

  it.each(['x', 'MTIz', Buffer.from('1.abc').toString('base64url')])(
    'a cursor %s is refused',
    async (cursor) => {
      const answer = await listMessages(ctx, { page: 1, page_size: 20, cursor }, player.caller)
      expect(answer).toMatchObject({ ok: false, code: 400 })
    },
  )
})

describe('§7 read and delete', () => {
  it('selects some, all of a category, or all', async () => {
    const [first, second] = [await send(player), await send(player)]
    await send(player, { type: 'reward' })
    await act(publishNotice, { title: both('公告'), content: both('內容') })
    expect(await unread()).toEqual({ message_num: 4, unread: { 1: 2, 2: 1, 3: 0, 999: 1 } })
    const one = await readMessages(ctx, { id: first.toString() }, player.caller)
    expect(one).toMatchObject({ ok: true, data: { message_num: 3 } })
    await readMessages(ctx, { is_all: 1, type: 1 }, player.caller)
    expect((await unread()).unread).toEqual({ 1: 0, 2: 1, 3: 0, 999: 1 })
    await readMessages(ctx, { is_all: true }, player.caller)
    expect((await unread()).message_num).toBe(0)
    expect((await list()).list.every(({ is_read }) => is_read === 1)).toBe(true)

    await deleteMessages(ctx, { ids: [second.toString()] }, player.caller)
    expect((await list()).list).toHaveLength(3)
    const fresh = await send(player)
    await deleteMessages(ctx, { is_all: 1 }, player.caller)
    expect((await list()).list.map(({ id }) => id)).toEqual([fresh.toString()])
  })

  it('answers 404 for another player’s id, and changes nothing', async () => {
    const [own, foreign] = [await send(player), await send(other)]
    const ids = [own.toString(), foreign.toString()]
    for (const useCase of [readMessages, deleteMessages]) {
      expect(await useCase(ctx, { ids }, player.caller)).toMatchObject({ ok: false, code: 404 })
      expect(await useCase(ctx, {}, player.caller)).toMatchObject({ ok: false, code: 400 })
    }
    expect(await getMessage(ctx, { id: foreign.toString() }, player.caller)).toMatchObject({ code: 404 })
    expect((await unread()).message_num).toBe(1)
    expect((await unread(other)).message_num).toBe(1)
  })

  it('notices are read and deleted per player', async () => {
    const id = await act(messageEveryone, { title: both('大家好'), content: both('全員訊息'), category: 2 })
    expect((await unread()).unread[2]).toBe(1)
    await readMessages(ctx, { id }, player.caller)
    expect((await unread()).message_num).toBe(0)
    expect((await unread(other)).message_num).toBe(1)
    await deleteMessages(ctx, { id }, player.caller)
    expect((await list()).list).toEqual([])
    expect(await getMessage(ctx, { id }, player.caller)).toMatchObject({ code: 404 })
    expect((await list({}, other)).list).toHaveLength(1)
  })
})

describe('§4 announcements', () => {
  it('are visible within their schedule, and read for players registered later', async () => {
    const inAnHour = new Date(clock.now().getTime() + 3_600_000)
    const inTwo = new Date(clock.now().getTime() + 7_200_000)
    await act(publishNotice, {
      title: both('維護'),
      content: both('內容'),
      starts_at: inAnHour.toISOString(),
      ends_at: inTwo.toISOString(),
    })
    expect((await list({ type: 999 }, null)).list).toEqual([])
    clock.advance(3_600_000)
    expect((await list({ type: 999 }, null)).list).toMatchObject([{ title: '維護', is_read: 1 }])
    expect((await unread()).message_num).toBe(1)
    const newcomer = await createTestPlayer(ctx)
    expect((await unread(newcomer)).message_num).toBe(0)
    expect((await list({}, newcomer)).list).toHaveLength(1)
    clock.advance(3_600_000)
    expect((await list()).list).toEqual([])
    expect((await unread()).message_num).toBe(0)
  })

  it('messages to all players are hidden from visitors and later registrations; withdrawn ones are gone', async () => {
    const id = await act(messageEveryone, { title: both('大家好'), content: both('全員訊息') })
    clock.advance(1)
    expect((await list({}, null)).list).toEqual([])
    expect((await list({}, await createTestPlayer(ctx))).list).toEqual([])
    expect((await list()).list).toHaveLength(1)
    await act(withdrawNotice, { notice_id: id })
    expect((await list()).list).toEqual([])
    expect(await getMessage(ctx, { id }, player.caller)).toMatchObject({ code: 404 })
  })

  it('operators list visible, scheduled and withdrawn ones', async () => {
    const shown = await act(publishNotice, { title: both('維護'), content: both('內容') })
    const later = await act(messageEveryone, {
      title: both('週末'),
      content: both('加碼'),
      starts_at: new Date(clock.now().getTime() + 60_000).toISOString(),
    })
    await act(withdrawNotice, { notice_id: shown })
    const list = async (input: object) => {
      const mei = { name: 'mei', permissions: ['notices.publish'] }
      const outcome = await performAction(ctx, inboxRoom.actions, mei, {
        action: 'list-notices',
        input,
        reason: 'look',
      })
      return JSON.parse(JSON.stringify(outcome.ok ? outcome.data : {})).list
    }
    expect(await list({})).toMatchObject([
      { notice_id: later, is_to_players: true, is_shown_now: false, is_withdrawn: false },
      { notice_id: shown, is_to_players: false, is_shown_now: false, is_withdrawn: true, category: 999 },
    ])
    expect(await list({ before: later, limit: 1 })).toMatchObject([{ notice_id: shown }])
  })
})
