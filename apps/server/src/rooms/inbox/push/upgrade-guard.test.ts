import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createSecurityRecorder, createTestContext, type TestContext } from '../../../testing/index.ts'
import { issuePushUrl, type PushServer, startPushServer } from '../index.ts'

const security = createSecurityRecorder()
let ctx: TestContext
let server: Server
let push: PushServer
/** Resolves the pending session check. */
let letThrough: () => void
let isAsked: Promise<void>

beforeEach(async () => {
  security.events.length = 0
  const made = await createTestContext({
    env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true', SITE_ORIGINS: 'https://play.example.com' },
  })
  ctx = { ...made, log: security.log }
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  isAsked = asked.promise
  letThrough = gate.resolve
  push = startPushServer({
    ctx,
    server,
    joinWithinMs: 1_000,
    async isSessionAlive() {
      asked.resolve()
      await gate.promise
      return true
    },
    isClosed: async () => false,
  })
})
afterEach(async () => {
  await push.close()
  server.close()
  await ctx.close()
})

const portOf = () => (server.address() as AddressInfo).port

/** Sends a raw upgrade request. */
async function askUpgrade(target: string): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1')
  await once(socket, 'connect')
  const headers =
    'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
  socket.write(`GET ${target} HTTP/1.1\r\n${headers}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
  return socket
}

const serverSockets = () => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)))

describe('upgrades', () => {
  it.each(['//', '/elsewhere', '/ws/', '//x:y@[', 'http://[/ws'])(
    'answers 404 to an upgrade of %s and closes the socket',
    async (target) => {
      const socket = await askUpgrade(target)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
      socket.on('error', () => {})
      await vi.waitFor(async () => expect(await serverSockets()).toBe(0))
    },
  )

  it('survives a connection reset while refusing an upgrade', async () => {
    const failures: unknown[] = []
    const keep = (error: unknown) => failures.push(error)
    process.on('uncaughtException', keep)
    const arrived = once(server, 'upgrade')
    const socket = await askUpgrade('/elsewhere')
    socket.resetAndDestroy()
    const [, raw] = await arrived
    raw.emit('error', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
    await vi.waitFor(async () => expect(await serverSockets()).toBe(0))
    process.off('uncaughtException', keep)
    expect(failures).toEqual([])
  })

  it('does not register a socket that closed while joining', async () => {
    const leaver = await askToJoin()
    await isAsked
    leaver.terminate()
    await vi.waitFor(async () => expect(await serverSockets()).toBe(0))
    letThrough()
    const stayer = await askToJoin()
    await once(stayer, 'message')
    expect(push.count).toBe(1)
    stayer.terminate()
    await vi.waitFor(() => expect(push.count).toBe(0))
  })
})

describe('upgrade guard', () => {
  const open = (headers: Readonly<Record<string, string>>): Promise<number> => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf()}/ws?code=none`, { headers })
    sockets.push(socket)
    socket.on('error', () => {})
    return Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, { statusCode }]) => Number(statusCode)),
    ])
  }
  const sockets: WebSocket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate()
  })

  it('admits own origins and clients without an Origin', async () => {
    expect(await open({ origin: `http://127.0.0.1:${portOf()}` })).toBe(101)
    expect(await open({ origin: 'https://play.example.com' })).toBe(101)
    expect(await open({})).toBe(101)
    expect(security.events).toEqual([])
  })

  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'https://play.example.com.evil.example'])(
    'refuses origin %s: 403, and a security event',
    async (origin) => {
      expect(await open({ origin })).toBe(403)
      expect(security.events).toMatchObject([{ event: 'request.rejected', reason: 'wrong_origin' }])
    },
  )

  it('refuses a foreign host name: 421, and a security event', async () => {
    expect(await open({ host: 'evil.example', origin: 'http://evil.example' })).toBe(421)
    expect(security.events).toMatchObject([{ event: 'request.rejected', reason: 'foreign_host' }])
  })

  it('admits twenty unjoined sockets per IP address or IPv6 /64', async () => {
    const from = (ip: string) => open({ 'x-forwarded-for': `192.0.2.1, ${ip}` })
    const first = Array.from({ length: 20 }, (_, index) => from(`2001:db8:1:1::${index.toString(16)}`))
    expect(new Set(await Promise.all(first))).toEqual(new Set([101]))
    expect(await from('2001:db8:1:1:ffff::1')).toBe(429)
    expect(security.events).toMatchObject([{ event: 'limit.hit', limit: 'sockets' }])
    expect(await from('2001:db8:1:2::1')).toBe(101)
    for (const socket of sockets.splice(0)) socket.terminate()
    await vi.waitFor(async () => expect(await from('2001:db8:1:1:ffff::1')).toBe(101))
  })

  it('drops sockets that do not join in time, even without a closing handshake', async () => {
    const silent = await askUpgrade('/ws?code=none')
    await once(silent, 'data')
    expect(await serverSockets()).toBe(1)
    await vi.waitFor(async () => expect(await serverSockets()).toBe(0), { timeout: 10_000 })
    silent.destroy()
  })
})

async function askToJoin(): Promise<WebSocket> {
  const origin = `http://127.0.0.1:${portOf()}`
  const url = await issuePushUrl(ctx, ctx.db, { playerId: 7n, sessionId: 70n }, origin)
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const params = { auth_code: new URL(url).searchParams.get('code') }
  socket.send(JSON.stringify({ id: 1, method: 'room.join', params }))
  return socket
}
