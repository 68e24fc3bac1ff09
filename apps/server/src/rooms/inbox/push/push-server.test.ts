import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createTestClock, createTestContext, type TestContext } from '../../../testing/index.ts'
import { issuePushUrl, kickSession, type PushServer, sendPush, startPushServer } from '../index.ts'

const clock = createTestClock()
const player = { playerId: 7n, sessionId: 70n }
let ctx: TestContext
let server: Server
let push: PushServer
let origin: string
let endedSessions: Set<bigint>
let isClosed: boolean

beforeEach(async () => {
  ctx = await createTestContext({ clock })
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  endedSessions = new Set()
  isClosed = false
  push = startPushServer({
    ctx,
    server,
    isSessionAlive: async (id) => !endedSessions.has(id),
    isClosed: async () => isClosed,
  })
})
afterEach(async () => {
  await push.close()
  server.close()
  await ctx.close()
})

interface Client {
  readonly messages: Record<string, unknown>[]
  readonly socket: WebSocket
  readonly closed: Promise<number>
}

async function connect(url: string, params: object = {}): Promise<Client> {
  const socket = new WebSocket(url)
  const messages: Record<string, unknown>[] = []
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  const auth_code = new URL(url).searchParams.get('code')
  socket.send(JSON.stringify({ id: 1, method: 'room.join', params: { auth_code, ...params } }))
  await vi.waitFor(() => expect(messages.length).toBeGreaterThan(0))
  return { messages, socket, closed }
}

const address = (session = player) => issuePushUrl(ctx, ctx.db, session, origin)

async function send(text: string): Promise<void> {
  await ctx.db.transaction().execute((trx) =>
    sendPush(ctx, trx, player.playerId, {
      msg_type: 'normal',
      push: { text, badge: 0, voice: 'system', silence: false, type: 'system' },
      content: { text, style: 1, time: clock.now().toISOString(), reqId: null, id: null },
    }),
  )
}

const textsOf = (client: Client) =>
  client.messages.flatMap((message) =>
    message.msg_type === 'normal' ? [(message.content as { text: string }).text] : [],
  )

describe('§4 push', () => {
  it('delivers live, in order, with a rising sequence', async () => {
    const client = await connect(await address())
    expect(client.messages[0]).toMatchObject({ method: 'room.join', code: 0, data: { seq: 0 } })
    await send('first')
    await send('second')
    await vi.waitFor(() => expect(textsOf(client)).toEqual(['first', 'second']))
    expect(client.messages.slice(1).map(({ seq }) => seq)).toEqual([1, 2])
    expect(push.count).toBe(1)
  })

  it('starts with pushes since the push URL was issued', async () => {
    await send('before')
    const url = await address()
    clock.advance(1)
    await send('meanwhile')
    const client = await connect(url)
    expect(client.messages[0]).toMatchObject({ code: 0, data: { seq: 1 } })
    await vi.waitFor(() => expect(client.messages).toHaveLength(2))
    expect(client.messages[1]).toMatchObject({ seq: 2, content: { text: 'meanwhile' } })
  })

  it('replays pushes after the client’s last sequence number', async () => {
    await send('seen')
    await send('missed')
    const returning = await connect(await address(), { last_seq: 1 })
    const fresh = await connect(await address())
    await send('live')
    await vi.waitFor(() => expect(textsOf(returning)).toEqual(['missed', 'live']))
    await vi.waitFor(() => expect(textsOf(fresh)).toEqual(['live']))
  })

  it('kicks one session and keeps the others', async () => {
    const old = await connect(await address())
    const other = await connect(await address({ ...player, sessionId: 71n }))
    await ctx.db.transaction().execute((trx) => kickSession(ctx, trx, { ...player, locale: 'en' }, 10118))
    expect(await old.closed).toBe(4001)
    expect(old.messages.at(-1)).toMatchObject({ msg_type: 'kick', content: { code: 10118 } })
    await send('after')
    await vi.waitFor(() => expect(textsOf(other)).toEqual(['after']))
    expect(other.messages.some(({ msg_type }) => msg_type === 'kick')).toBe(false)
  })

  it('§8, 10027: a closed site ends every connection and refuses joins until it reopens', async () => {
    const joined = await connect(await address())
    isClosed = true
    await ctx.pool.query("select pg_notify('gamehall_push', '*')")
    expect(await joined.closed).toBe(4027)
    const refused = await connect(await address())
    expect(refused.messages[0]).toMatchObject({ method: 'room.join', code: 10027, data: null })
    expect(await refused.closed).toBe(4003)
    isClosed = false
    expect((await connect(await address())).messages[0]).toMatchObject({ code: 0 })
  })

  it.each([
    [
      'a code that was used',
      async () => {
        const url = await address()
        const first = await connect(url)
        first.socket.close()
        return url
      },
    ],
    [
      'a code that is too old',
      async () => {
        const url = await address()
        clock.advance(61_000)
        return url
      },
    ],
    ['a made-up code', async () => `${origin.replace('http', 'ws')}/ws?code=nonsense`],
    [
      'a code of a login that ended',
      async () => {
        endedSessions.add(player.sessionId)
        return address()
      },
    ],
  ])('disconnects %s with a non-zero code', async (_what, makeUrl) => {
    const client = await connect(await makeUrl())
    expect(client.messages[0]).toMatchObject({ method: 'room.join', code: 401, data: null })
    expect(await client.closed).toBe(4003)
  })

  it('disconnects a client that does not join', async () => {
    const socket = new WebSocket(await address())
    await once(socket, 'open')
    socket.send('hello')
    const [data] = await once(socket, 'message')
    expect(JSON.parse(String(data))).toMatchObject({ code: 400 })
    await once(socket, 'close')
  })

  it('drops a client that floods messages, and keeps a quiet one', async () => {
    const [noisy, quiet] = [await connect(await address()), await connect(await address())]
    for (let frame = 0; frame < 200; frame += 1) noisy.socket.send('x'.repeat(4_000))
    quiet.socket.send('hello')
    expect(await noisy.closed).toBe(1006)
    await send('still here')
    await vi.waitFor(() => expect(textsOf(quiet)).toEqual(['still here']))
  })

  it('drops a client that floods pings', async () => {
    const client = await connect(await address())
    for (let frame = 0; frame < 200; frame += 1) client.socket.ping()
    expect(await client.closed).toBe(1006)
  })

  it('keeps 20 sockets per player, and closes the oldest', async () => {
    const clients: Client[] = []
    for (let tab = 0; tab < 21; tab += 1) clients.push(await connect(await address()))
    expect(await clients[0]?.closed).toBe(4009)
    expect(push.count).toBe(20)
    await send('to the rest')
    await vi.waitFor(() =>
      expect(clients.slice(1).map(textsOf)).toEqual(Array.from({ length: 20 }, () => ['to the rest'])),
    )
  })
})
