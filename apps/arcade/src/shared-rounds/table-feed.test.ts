import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { PlayerRow } from '../db/schema.ts'
import { balloon } from '../testing/balloon.ts'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'
import { callGame, enterSeamless } from '../testing/seamless-players.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'
import { createTestHall } from '../testing/test-hall.ts'
import type { HallAnswer } from '../wallet/hall-wallet.ts'
import { TableFeed } from './table-feed.ts'
import { LEASE_MS } from './table-lease.ts'
import { type TableMessage, tableMessageSchema } from './table-protocol.ts'
import { TableWatcher } from './table-watcher.ts'

const hall = createTestHall()
/** Asks for balances: whose, and what gives the answer. Answers are held back in a test that says so. */
let asked: { readonly name: string; readonly release: () => void }[] = []
let isHeld = false
const balance = (name: string) =>
  new Promise<HallAnswer>((resolve) => {
    const answer = { kind: 'ok', balance: hall.balanceOf(name) } as const
    asked.push({ name, release: () => resolve(answer) })
    if (!isHeld) resolve(answer)
  })

const holdAnswers = () => {
  asked = []
  isHeld = true
}
const giveAnswers = () => {
  isHeld = false
  for (const { release } of asked) release()
}

const game = expectSharedGame(balloon)
let test: TestArcade
let leader: TableLeader
let feed: TableFeed
beforeAll(async () => {
  test = await createTestArcade({
    games: [balloon],
    isClockFrozen: true,
    isUnlimited: true,
    hallWallet: { ...hall.wallet, balance },
  })
})
afterAll(() => test.stop())
beforeEach(async () => {
  test.clock.advance(LEASE_MS + 1)
  leader = createTableLeader(test, game, 'standard')
  await leader.leadTo('SETTLED')
  await leader.leadTo('BETTING')
  const onError = (error: unknown) => {
    throw error
  }
  feed = new TableFeed({ ctx: leader.ctx, game, key: { game: game.id, table: 'standard' }, onError })
  asked = []
  isHeld = false
  return () => feed.stop()
})

/** A socket as the feed uses it. */
class Page extends EventEmitter {
  readonly OPEN = WebSocket.OPEN
  readyState: number = WebSocket.OPEN
  bufferedAmount = 0
  closedWith: number | null = null
  readonly messages: TableMessage[] = []
  get mine() {
    return this.messages.filter((message) => message.type === 'mine')
  }
  /** The ids of the bets that the table showed. */
  get shown() {
    return this.messages.flatMap((message) => ('bets' in message ? message.bets.map(({ id }) => id) : []))
  }
  get totals() {
    const { bets_count, bets_total } = this.messages.findLast((message) => 'bets' in message) ?? {}
    return [bets_count, bets_total]
  }
  send(data: string | Buffer): void {
    this.messages.push(tableMessageSchema.parse(JSON.parse(data.toString())))
  }
  close(code: number): void {
    this.closedWith = code
    this.readyState = WebSocket.CLOSING
    queueMicrotask(() => this.emit('close'))
  }
}
const isSocket = (page: unknown): page is WebSocket => page instanceof Page

/** Opens a page of the player's newest session. */
async function join(player: PlayerRow): Promise<Page> {
  const page = new Page()
  if (!isSocket(page)) throw new Error('no socket')
  const { session_id } = await test.db
    .selectFrom('arcade.sessions')
    .select('session_id')
    .where('player_id', '=', player.player_id)
    .orderBy('launch_expires_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await feed.join(new TableWatcher(page, { sessionId: session_id, player }))
  return page
}

let names = 0
async function enter() {
  names += 1
  const name = `gs_watcher-${names}`
  hall.fund(name, 100_00n)
  const token = await enterSeamless(test, 'balloon', name)
  return { name, token, player: await findPlayer(name) }
}
const findPlayer = (name: string) =>
  test.db.selectFrom('arcade.players').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

/** Enters with an arcade wallet: of real money, of a test account's, or as a demo player. */
async function enterAs(kind: 'real' | 'test' | 'demo') {
  names += 1
  const name = `watcher-${names}`
  if (kind !== 'demo') await test.player(name, 100, { is_test: kind === 'test' })
  const token = await test.enter('balloon', kind === 'demo' ? null : name)
  const newest = () =>
    test.db.selectFrom('arcade.players').selectAll().orderBy('player_id', 'desc').executeTakeFirstOrThrow()
  return { name, token, player: kind === 'demo' ? await newest() : await findPlayer(name) }
}
const bet = async (token: string) => {
  const body = { request_id: randomUUID(), bet: { amount: '10.00', target: null } }
  const placed = await callGame(test, 'rounds/open', token, body)
  expect(placed.code).toBe('OK')
  const round_id: string = placed.data.round.round_id
  return round_id
}
const raise = async (token: string, round_id: string) => {
  const body = { request_id: randomUUID(), round_id, action: { kind: 'raise' } }
  expect((await callGame(test, 'rounds/act', token, body)).code).toBe('OK')
}
const balances = ({ mine }: Page) => mine.map((message) => message.balance)

it('asks the hall once for each player whose bet changed, however many sockets watch', async () => {
  const [first, second] = [await enter(), await enter()]
  const others = await Promise.all(Array.from({ length: 20 }, enter))
  const pages = [await join(first.player), await join(first.player), await join(first.player)]
  const own = await join(second.player)
  const watching: Page[] = []
  for (const { player } of others) watching.push(await join(player))
  holdAnswers()
  await Promise.all([bet(first.token), bet(second.token)])
  feed.refresh()
  const everybodys = [...pages, own]
  for (const page of everybodys) await vi.waitFor(() => expect(balances(page)).toContain(null))
  expect(asked.map(({ name }) => name).sort()).toEqual([first.name, second.name].sort())
  giveAnswers()
  for (const page of everybodys) await vi.waitFor(() => expect(balances(page).at(-1)).toBe('90.00'))
  expect(watching.flatMap(balances)).toEqual([])
})

it('shows a bet without a balance before the hall answers, and the newest balance when an answer is late', async () => {
  const { token, player } = await enter()
  const page = await join(player)
  holdAnswers()
  const round = await bet(token)
  feed.refresh()
  await vi.waitFor(() => expect(page.mine.at(-1)?.rounds).toMatchObject([{ round_id: round, bet: '10.00' }]))
  // The stake is raised while the first answer is on its way.
  await raise(token, round)
  feed.refresh()
  await vi.waitFor(() => expect(page.mine.at(-1)?.rounds).toMatchObject([{ bet: '20.00' }]))
  expect(new Set(balances(page))).toEqual(new Set([null]))
  expect(asked).toHaveLength(1)
  asked[0]?.release()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(balances(page).at(-1)).toBe('90.00')
  giveAnswers()
  await vi.waitFor(() => expect(balances(page).at(-1)).toBe('80.00'))
})

it('sends a balance that comes late to the sockets that are there then', async () => {
  const { token, player } = await enter()
  const page = await join(player)
  holdAnswers()
  await bet(token)
  feed.refresh()
  await vi.waitFor(() => expect(balances(page)).toContain(null))
  page.emit('close')
  const back = await join(player)
  expect(asked).toHaveLength(1)
  giveAnswers()
  await vi.waitFor(() => expect(balances(back).at(-1)).toBe('90.00'))
  expect(new Set(balances(page))).toEqual(new Set([null]))
})

it('sends the next session’s bets and balances to no page of a session that ended in another process', async () => {
  const { name, player } = await enter()
  const [old, other] = [await join(player), await join((await enterAs('real')).player)]
  test.clock.advance(1)
  const token = await enterSeamless(test, 'balloon', name)
  const page = await join(player)
  await bet(token)
  feed.refresh()
  await vi.waitFor(() => expect(balances(page)).toContain('90.00'))
  expect(old.mine).toEqual([])
  expect(old.closedWith).toBe(4001)
  expect(old.messages.at(-1)).toEqual({ type: 'refused', code: 'SESSION_REPLACED' })
  expect([other.closedWith, page.closedWith]).toEqual([null, null])
})

it('sends a balance that the hall gives late to no page whose session ended meanwhile', async () => {
  const { name, token, player } = await enter()
  const page = await join(player)
  holdAnswers()
  await bet(token)
  feed.refresh()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await test.provider('players/kick', { player: name })
  giveAnswers()
  await vi.waitFor(() => expect(page.closedWith).toBe(4001))
  expect(new Set(balances(page))).toEqual(new Set([null]))
  expect(page.messages.at(-1)).toEqual({ type: 'refused', code: 'SESSION_ENDED' })
})

it('closes the socket of a client that has more than a megabyte to take, and sends it nothing more', async () => {
  const [slow, quick] = [await enterAs('real'), await enterAs('real')]
  const [page, other] = [await join(slow.player), await join(quick.player)]
  const before = page.messages.length
  page.bufferedAmount = 1_048_577
  other.bufferedAmount = 1_048_576
  await bet(quick.token)
  feed.refresh()
  await vi.waitFor(() => expect(other.mine).toHaveLength(1))
  expect(page.closedWith).toBe(4008)
  expect(page.messages).toHaveLength(before)
  expect(other.closedWith).toBeNull()
})

it('shows players of real money no play money, and the others everything', async () => {
  const [real, tester, demo] = [await enterAs('real'), await enterAs('test'), await enterAs('demo')]
  const pages = [await join(real.player), await join(tester.player), await join(demo.player)] as const
  const ids: string[] = []
  for (const { token } of [demo, tester, real]) ids.push((await bet(token)).slice(0, 8))
  feed.refresh()
  const everything = new Set(ids)
  await vi.waitFor(() => {
    expect(new Set(pages[0].shown)).toEqual(new Set([ids[2]]))
    for (const page of pages.slice(1)) expect(new Set(page.shown)).toEqual(everything)
    for (const page of pages) expect(page.mine.flatMap(({ rounds }) => rounds)).toHaveLength(1)
  })
  expect(pages.map(({ totals }) => totals)).toEqual([
    [1, '10.00'],
    [3, '30.00'],
    [3, '30.00'],
  ])
  const [late, lateTester] = [await join(real.player), await join(tester.player)]
  expect([late.totals, lateTester.totals]).toEqual([
    [1, '10.00'],
    [3, '30.00'],
  ])
  expect(late.shown).toEqual([ids[2]])
})

it('shows the fifty largest bets of real money, however many larger ones are of play money', async () => {
  const real = await enterAs('real')
  const page = await join(real.player)
  const demos = await Promise.all(Array.from({ length: 51 }, () => test.enter('balloon', null)))
  await Promise.all(
    demos.map((token) =>
      test.play('openRound', token, {
        request_id: randomUUID(),
        bet: { amount: '1000.00', target: null },
      }),
    ),
  )
  const own = await bet(real.token)
  feed.refresh()
  await vi.waitFor(() => expect(page.shown).toEqual([own.slice(0, 8)]))
})
