import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { endSessions } from '../sessions/end-sessions.ts'
import { balloon } from '../testing/balloon.ts'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'

const HEARTBEAT_MS = 25_000

let test: TestArcade
let url: string
beforeAll(async () => {
  // The heartbeat beats when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  test = await createTestArcade({ games: [balloon] })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  url = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/arcade/api/tables/watch`
})
afterAll(async () => {
  await test.stop()
  vi.useRealTimers()
})

/** A page that has its snapshot, with the messages after it. */
async function watch(token: string) {
  const socket = new WebSocket(url)
  const messages: unknown[] = []
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'watch', token, table: 'standard' }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
  return { socket, messages, closed }
}

it.each([
  ['SESSION_ENDED', 'players/kick'],
  ['SESSION_ENDED', 'disabled'],
  ['SESSION_REPLACED', 'games/launch'],
])('closes the sockets of a session that ends at once: %s, %s', async (code, how) => {
  const name = how.replace('/', '-')
  await test.player(name, 10)
  await test.player(`beside-${name}`, 10)
  const token = await test.enter('balloon', name)
  const pages = [await watch(token), await watch(token)]
  const other = await watch(await test.enter('balloon', `beside-${name}`))
  if (how === 'players/kick') await test.provider(how, { player: name })
  else if (how === 'disabled') await test.arcade.setPlayerStatus(name, 'DISABLED')
  else await test.enter('balloon', name)
  expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([4001, 4001])
  for (const { messages } of pages) expect(messages.at(-1)).toEqual({ type: 'refused', code })
  expect(other.socket.readyState).toBe(WebSocket.OPEN)
  other.socket.terminate()
})

it('closes the sockets whose sessions ended in another process or expired, and no others', async () => {
  await test.player('kicked', 10)
  await test.player('expired', 10)
  await test.player('stays', 10)
  const [kicked, expired, stays] = [
    await watch(await test.enter('balloon', 'kicked')),
    await watch(await test.enter('balloon', 'expired')),
    await watch(await test.enter('balloon', 'stays')),
  ]
  const players = await test.db.selectFrom('arcade.players').select(['player_id', 'name']).execute()
  const idOf = (name: string) => players.find((player) => player.name === name)?.player_id ?? 0n
  await endSessions(test.createContext(), idOf('kicked'))
  await test.db
    .updateTable('arcade.sessions')
    .set({ expires_at: test.clock.now() })
    .where('player_id', '=', idOf('expired'))
    .execute()
  expect(kicked.socket.readyState).toBe(WebSocket.OPEN)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  expect(await Promise.all([kicked.closed, expired.closed])).toEqual([4001, 4001])
  expect(kicked.messages.at(-1)).toEqual({ type: 'refused', code: 'SESSION_ENDED' })
  expect(expired.messages.at(-1)).toEqual({ type: 'refused', code: 'SESSION_EXPIRED' })
  expect(stays.socket.readyState).toBe(WebSocket.OPEN)
  stays.socket.terminate()
})
