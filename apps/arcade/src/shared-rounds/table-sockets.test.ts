import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { BeaconError } from '../beacon/randomness-beacon.ts'
import { balloon, RISE_MS } from '../testing/balloon.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { testRound } from '../testing/test-beacon.ts'
import { type TableMessage, tableMessageSchema } from './table-protocol.ts'

type Of<T extends TableMessage['type']> = Extract<TableMessage, { type: T }>

let test: TestArcade
let url: string
const sockets: WebSocket[] = []
beforeAll(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  url = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/arcade/api/tables/watch`
})
afterAll(() => test.stop())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

/** A page that watches the table, with everything it was sent. */
async function watch(token: string, table = 'standard') {
  const socket = new WebSocket(url)
  sockets.push(socket)
  const messages: TableMessage[] = []
  socket.on('message', (data) => {
    const message = tableMessageSchema.parse(JSON.parse(data.toString()))
    messages.push(message)
  })
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'watch', token, table }))
  const all = <T extends TableMessage['type']>(type: T) =>
    messages.filter((message): message is Of<T> => message.type === type)
  const phase = () =>
    messages
      .flatMap((message) =>
        message.type === 'snapshot' || message.type === 'update' ? (message.round ?? []) : [],
      )
      .at(-1)
  const chains = () =>
    messages.flatMap((message) =>
      message.type === 'snapshot' || message.type === 'update' ? (message.chain ?? []) : [],
    )
  return { socket, messages, all, phase, chains }
}
type Page = Awaited<ReturnType<typeof watch>>

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 })
const readTable = () => test.db.selectFrom('arcade.shared_tables').selectAll().executeTakeFirstOrThrow()

/**
 * Moves the clock on, each time when the table's leader and the page have seen the last move, until the round is in the phase.
 * A leader may still be at work after it renewed its lease, so that the round is read anew until both agree; and it may read the
 * clock one move late, so that moves are short while a phase is: none is passed over.
 */
async function untilPhase(page: Page, phase: string): Promise<void> {
  while (page.phase() === undefined) {
    test.clock.advance(250)
    const now = test.clock.now()
    await until(async () => expect((await readTable()).renewed_at).toEqual(now))
  }
  while (page.phase()?.phase !== phase) {
    const isShort = page.phase()?.phase === 'running' || page.phase()?.phase === 'drawn'
    test.clock.advance(isShort ? 125 : 250)
    const now = test.clock.now()
    await until(async () => expect((await readTable()).renewed_at).toEqual(now))
    await until(async () => {
      const newest = await test.db
        .selectFrom('arcade.shared_rounds')
        .select(['number', 'phase'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(page.phase()?.phase).toBe(newest.phase.toLowerCase())
    })
  }
}
let names = 0
const enter = async () => {
  names += 1
  const name = `watcher-${names}`
  await test.player(name, 100)
  return test.enter('balloon', name)
}
const closeCodeOf = ({ socket }: Page) =>
  new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
const bet = async (token: string, target: number | null) =>
  expectData(
    await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '10.00', target } }),
  )

/** The HTTP status of a refused socket; 101 when it opens. */
const statusOf = (headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(url, { headers })
    sockets.push(socket)
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.once('error', reject)
  })

/** Resolves when the server has read what the page sent: a ping is answered after the messages before it. */
const hasReadAll = ({ socket }: Page) =>
  new Promise((resolve) => {
    socket.once('pong', resolve)
    socket.ping()
  })

const openConnections = () =>
  new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)))

describe('before a socket joins', () => {
  it('refuses a page of another origin', async () => {
    expect(await statusOf({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await statusOf({ origin: new URL(url.replace('ws', 'http')).origin })).toBe(101)
  })

  it('admits twenty sockets of an address that have not joined; one that joins or closes makes room', async () => {
    const token = await enter()
    await Promise.all(Array.from({ length: 20 }, () => statusOf()))
    expect(await statusOf()).toBe(429)
    const [first, second] = sockets
    first?.send(JSON.stringify({ type: 'watch', token, table: 'standard' }))
    await until(async () => expect(await statusOf()).toBe(101))
    expect(await statusOf()).toBe(429)
    second?.close()
    await until(async () => expect(await statusOf()).toBe(101))
  })

  it('turns away demo players beyond their share of an address, and no player with an account', async () => {
    const joined = async (token: string) => {
      const page = await watch(token)
      await until(() => expect(page.all('snapshot')).toHaveLength(1))
    }
    for (let demos = 0; demos < 10; demos += 1) {
      const demo = await test.enter('balloon', null)
      for (let count = 0; count < 5; count += 1) await joined(demo)
    }
    const turnedAway = await watch(await test.enter('balloon', null))
    expect(await closeCodeOf(turnedAway)).toBe(1013)
    expect(turnedAway.messages).toEqual([])
    await joined(await enter())
  })

  it('forgets sockets that close while they join', async () => {
    const token = await enter()
    const blocker = await test.database.pool.connect()
    try {
      await blocker.query('begin; lock table arcade.session_tokens in access exclusive mode')
      for (let count = 0; count < 5; count += 1) await hasReadAll(await watch(token))
      for (const socket of sockets) socket.terminate()
      await until(async () => expect(await openConnections()).toBe(0))
    } finally {
      await blocker.query('rollback')
      blocker.release()
    }
    const page = await watch(token)
    await until(() => expect(page.messages[0]?.type).toBe('snapshot'))
  })
})

describe('watching a table', { timeout: 60_000 }, () => {
  let token: string
  beforeEach(async () => {
    token = await enter()
  })

  it('publishes its chain with the round that will be the salt, and starts when that round is there', async () => {
    const page = await watch(token)
    await until(() => expect(page.chains()).toMatchObject([{ salt: null, salt_source: { kind: 'beacon' } }]))
    const [published] = page.chains()
    expect(page.phase()).toBeUndefined()
    await untilPhase(page, 'betting')
    const { salt_source, salt } = page.chains().at(-1) ?? {}
    expect(salt_source).toEqual(published?.salt_source)
    expect(salt_source).toMatchObject({
      chain_hash: test.beacon.network.chainHash,
      round: test.beacon.asked[0],
    })
    expect(salt).toBe(testRound(test.beacon.asked[0] ?? 0).randomness)
    expect(page.phase()?.salt).toBe(salt)
    const chain = await test.db.selectFrom('arcade.hash_chains').selectAll().executeTakeFirstOrThrow()
    expect(chain.checkpoints).not.toContain(page.phase()?.commitment)
  })

  it('shows a table without a round while the beacon is late, and opens it when the beacon answers', async () => {
    test.beacon.answer = () => Promise.reject(new BeaconError('late', 'no answer'))
    // A table that was never watched: the one of the tests before has its salt.
    await test.db.updateTable('arcade.shared_tables').set({ chain_id: null }).execute()
    const page = await watch(token)
    const asked = test.beacon.asked.length
    while (test.beacon.asked.length < asked + 3) {
      test.clock.advance(1_000)
      const now = test.clock.now()
      await until(async () => expect((await readTable()).renewed_at).toEqual(now))
    }
    expect(page.chains().at(-1)?.salt).toBeNull()
    const { last_number } = await readTable()
    test.beacon.answer = null
    while (page.chains().at(-1)?.salt === null) {
      test.clock.advance(1_000)
      const now = test.clock.now()
      await until(async () => expect((await readTable()).renewed_at).toEqual(now))
    }
    await untilPhase(page, 'betting')
    expect((await readTable()).last_number).toBe(last_number + 1n)
  })

  it('shows the bets of others with their names masked, and what they won', async () => {
    const page = await watch(token)
    await untilPhase(page, 'betting')
    await bet(await enter(), 1)
    await until(() => expect(page.all('update').flatMap(({ bets }) => bets)).not.toEqual([]))
    const seen = page.all('update').flatMap(({ bets }) => bets)
    expect(seen[0]).toMatchObject({
      name: `***${`watcher-${names}`.slice(-3)}`,
      bet: '10.00',
      status: 'open',
    })
    expect(JSON.stringify(page.messages)).not.toContain(`watcher-${names}`)
    expect(page.all('update').at(-1)).toMatchObject({ bets_count: 1, bets_total: '10.00' })
    await untilPhase(page, 'settled')
    await until(() =>
      expect(page.all('update').flatMap(({ bets }) => bets)).toContainEqual(
        expect.objectContaining({ status: 'settled', win: '10.00', height: 1 }),
      ),
    )
  })

  it('sends a player the own bet and the balance when it is paid', async () => {
    const page = await watch(token)
    await untilPhase(page, 'betting')
    const { round } = await bet(token, 1)
    await untilPhase(page, 'running')
    test.clock.advance(RISE_MS)
    await until(() =>
      expect(page.all('mine').at(-1)).toMatchObject({
        balance: '100.00',
        rounds: [{ round_id: round.round_id, status: 'settled', win: '10.00' }],
      }),
    )
  })

  it.each(['betting', 'closed', 'running', 'drawn', 'settled'])(
    'gives who comes back while %s the phase, the own bet, the others and the results',
    async (phase) => {
      const page = await watch(token)
      await untilPhase(page, 'settled')
      await untilPhase(page, 'betting')
      const { round } = await bet(token, null)
      await untilPhase(page, phase)
      page.socket.terminate()
      const back = await watch(token)
      await until(() => expect(back.all('mine')).not.toEqual([]))
      const [snapshot] = back.all('snapshot')
      expect(snapshot?.round?.phase).toBe(phase)
      expect(snapshot).toMatchObject({ bets_count: 1, bets_total: '10.00' })
      expect(snapshot?.history.at(-1)?.seed).toMatch(/^[0-9a-f]{64}$/)
      expect(back.all('mine')[0]?.rounds).toMatchObject([{ round_id: round.round_id }])
      const isOver = phase === 'drawn' || phase === 'settled'
      expect(snapshot?.round?.seed === null).toBe(!isOver)
      expect(snapshot?.round?.result === null).toBe(!isOver)
      expect(snapshot?.round?.ends_at === null).toBe(!isOver)
      await untilPhase(back, 'settled')
    },
  )

  it('sends every watcher one and the same message for a change', async () => {
    const pages = await Promise.all([watch(token), watch(await enter()), watch(await enter())])
    for (const page of pages) await until(() => expect(page.all('snapshot')).toHaveLength(1))
    // The table may be settled already: what follows is told to all of them.
    await untilPhase(pages[0] as Page, 'betting')
    await untilPhase(pages[0] as Page, 'settled')
    await until(() => {
      const last = pages.map((page) => JSON.stringify(page.all('update').at(-1)))
      expect(new Set(last).size).toBe(1)
    })
  })

  it('refuses an unknown token, another table and anything else', async () => {
    for (const page of [await watch('x'.repeat(40)), await watch(token, 'other')]) {
      await until(() => expect(page.messages.at(-1)?.type).toBe('refused'))
      await until(() => expect(page.socket.readyState).toBe(WebSocket.CLOSED))
    }
    const lost = new WebSocket(url.replace('watch', 'elsewhere'))
    const [error] = await new Promise<[Error]>((resolve) => lost.once('error', (...all) => resolve(all)))
    expect(error.message).toContain('404')
  })

  it('closes the socket of a page that sends anything after it joined', async () => {
    const page = await watch(token)
    await until(() => expect(page.all('snapshot')).toHaveLength(1))
    page.socket.send(JSON.stringify({ type: 'salt', salt: 'made-by-a-browser' }))
    await until(() => expect(page.socket.readyState).toBe(WebSocket.CLOSED))
  })

  it('costs nothing once nobody watches: the table is led no more and opens no round', async () => {
    const page = await watch(token)
    await untilPhase(page, 'settled')
    await until(async () => expect((await readTable()).leader).not.toBeNull())
    page.socket.terminate()
    await until(async () => expect((await readTable()).leader).toBeNull())
    const { last_number, renewed_at } = await readTable()
    test.clock.advance(60_000)
    await test.arcade.settleExpiredRounds(test.clock.now())
    expect(await readTable()).toMatchObject({ leader: null, last_number, renewed_at })
  })
})

// The misses of this one would count for those after it.
it('closes a socket whose token is one of too many unknown ones', async () => {
  const guesses = Array.from({ length: 100 }, () => test.play('getBalance', 'x'.repeat(40), {}))
  await Promise.all(guesses)
  const token = await enter()
  const guess = await watch('y'.repeat(40))
  expect(await closeCodeOf(guess)).toBe(1013)
  const page = await watch(token)
  await until(() => expect(page.all('snapshot')).toHaveLength(1))
})
