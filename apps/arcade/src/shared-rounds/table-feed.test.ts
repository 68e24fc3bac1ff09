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
  readonly readyState = WebSocket.OPEN
  readonly mine: Extract<TableMessage, { type: 'mine' }>[] = []
  send(data: string | Buffer): void {
    const message = tableMessageSchema.parse(JSON.parse(data.toString()))
    if (message.type === 'mine') this.mine.push(message)
  }
}
const isSocket = (page: unknown): page is WebSocket => page instanceof Page

async function join(player: PlayerRow): Promise<Page> {
  const page = new Page()
  if (!isSocket(page)) throw new Error('no socket')
  await feed.join(page, player)
  return page
}

let names = 0
async function enter() {
  names += 1
  const name = `gs_watcher-${names}`
  hall.fund(name, 100_00n)
  const token = await enterSeamless(test, 'balloon', name)
  const player = await test.db
    .selectFrom('arcade.players')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { name, token, player }
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
