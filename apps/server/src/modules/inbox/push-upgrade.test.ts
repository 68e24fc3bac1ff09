import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createTestHall, type TestHall } from '../../testing/index.ts'
import { createPushAddress, type PushServer, startPushServer } from './index.ts'

let hall: TestHall
let server: Server
let push: PushServer
/** Holds the question whether a login lives until it is called. */
let letThrough: () => void
let isAsked: Promise<void>

beforeEach(async () => {
  hall = await createTestHall()
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  isAsked = asked.promise
  letThrough = gate.resolve
  push = startPushServer({
    hall,
    server,
    async isSessionAlive() {
      asked.resolve()
      await gate.promise
      return true
    },
  })
})
afterEach(async () => {
  await push.close()
  server.close()
  await hall.close()
})

const portOf = () => (server.address() as AddressInfo).port

/** Asks for an upgrade by hand, as no browser would. */
async function askUpgrade(target: string): Promise<Socket> {
  const socket = connect(portOf(), '127.0.0.1')
  await once(socket, 'connect')
  const headers = 'Host: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
  socket.write(`GET ${target} HTTP/1.1\r\n${headers}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
  return socket
}

const serverSockets = () => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)))

describe('upgrades', () => {
  it.each(['//', '/elsewhere', '/ws/', '//x:y@[', 'http://[/ws'])(
    'answers 404 to an upgrade of %s and lets the socket go',
    async (target) => {
      const socket = await askUpgrade(target)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
      socket.on('error', () => {})
      await vi.waitFor(async () => expect(await serverSockets()).toBe(0))
    },
  )

  it('outlives a reset while an upgrade is refused', async () => {
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

  it('does not keep who left while joining', async () => {
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

async function askToJoin(): Promise<WebSocket> {
  const origin = `http://127.0.0.1:${portOf()}`
  const url = await createPushAddress(hall, hall.db, { playerId: 7n, sessionId: 70n }, origin)
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const params = { auth_code: new URL(url).searchParams.get('code') }
  socket.send(JSON.stringify({ id: 1, method: 'room.join', params }))
  return socket
}
