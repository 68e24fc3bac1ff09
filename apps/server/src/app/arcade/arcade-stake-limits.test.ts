import { randomUUID } from 'node:crypto'
import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gamesRoom } from '../../rooms/games/room.ts'
import { channelClearing, moveMoney } from '../../rooms/wallet/index.ts'
import { createTestPlayer, type TestContext, type TestPlayer } from '../../testing/index.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { serveArcade } from './testing/serve-arcade.ts'

const DAY_MS = 86_400_000
let ctx: TestContext
let served: Awaited<ReturnType<typeof serveArcade>>
let hall: FastifyInstance
let arcadeUrl: string
/** It begins at noon in Taiwan, so that no day ends in between. */
let aheadMs = DAY_MS * 1.5 - sinceMidnight(new Date())
const clock = { now: () => new Date(Date.now() + aheadMs) }

beforeAll(async () => {
  served = await serveArcade({ clock, isCallAllowed: async () => true })
  ;({ ctx, hall, arcadeUrl } = served)
})
afterAll(() => served.stop())

/** Milliseconds since the Taiwan day began. */
function sinceMidnight(at: Date): number {
  return (at.getTime() + 8 * 3_600_000) % DAY_MS
}

const answerSchema = z.object({
  data: z.looseObject({}).optional(),
  error: z.object({ code: z.string() }).optional(),
})
async function callGame(token: string, path: string, body: object) {
  const response = await fetch(`${arcadeUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const { data, error } = answerSchema.parse(await response.json())
  return { code: error?.code ?? 'OK', data: data ?? {} }
}

async function fundedPlayer(): Promise<TestPlayer> {
  const player = await createTestPlayer(ctx)
  await ctx.db.transaction().execute((trx) =>
    moveMoney(ctx, trx, {
      key: `fund-${player.playerId}`,
      playerId: player.playerId,
      subType: 'recharge_atm',
      amountMinor: minor(1_000_00n),
      counterAccount: channelClearing('test'),
      orderNo: 'D0',
    }),
  )
  return player
}

/** A call of the player's app; it has to succeed. */
async function ask(player: TestPlayer, call: { readonly path: string }, body: object) {
  const response = await hall.inject({
    method: 'POST',
    url: `/api${call.path}`,
    headers: {
      host: 'localhost',
      authorization: `Bearer ${player.token}`,
      'idempotency-key': randomUUID(),
    },
    body,
  })
  const answer = response.json()
  expect(answer).toMatchObject({ code: 0 })
  return answer.data
}

/** Enters a game from the lobby, and opens its page. Returns how a bet of 10 dollars there is answered. */
async function enter(player: TestPlayer, gameId: 'neon-sevens' | 'mines' = 'neon-sevens', amount = 300) {
  const { GameUrl } = await ask(player, calls.enterGame, { gameId, amount })
  const launch_token = new URLSearchParams(new URL(GameUrl).hash.slice(1)).get('token')
  const opened = await callGame('', 'session/open', { launch_token })
  const token = z.string().parse(opened.data.session_token)
  const bet = gameId === 'mines' ? { amount: '10.00', mines: 3 } : { amount: '10.00' }
  return async () => (await callGame(token, 'rounds/open', { request_id: randomUUID(), bet })).code
}

const jobOf = (name: string) => {
  const job = gamesRoom.jobs?.find((one) => one.name === name)
  if (job === undefined) throw new Error(`no job ${name}`)
  return job
}
/** Tells the arcade what a change of limits enqueued. */
const tell = () => runJobs(ctx, [jobOf('apply-stake-limits')])
async function enforce() {
  await jobOf('enforce-play-limits').run(ctx, {}, clock.now())
  await tell()
}
/** Takes the bets that the arcade has recorded, and lets what depends on them follow. */
async function pull() {
  const now = new Date(clock.now().getTime() + 2_000)
  await jobOf('pull-bets').run(ctx, { api_key: 'aurora_slots' }, now)
  await enforce()
}

const DAY = { subject: 'stake', period: 'day' } as const
async function limit(player: TestPlayer, amount: number | null) {
  await ask(player, calls.setPlayLimit, { ...DAY, amount })
  await tell()
}
async function confirm(player: TestPlayer) {
  aheadMs += DAY_MS
  await ask(player, calls.confirmPlayLimit, { ...DAY, is_wanted: true })
  await tell()
}
const betsOf = async ({ playerId }: TestPlayer) =>
  (await ctx.db.selectFrom('bets').select('bet_id').where('player_id', '=', playerId).execute()).length

describe('a stake limit with the money at the platform', () => {
  it('refuses the bet beyond it at the bet, before any record was pulled', async () => {
    const player = await fundedPlayer()
    await limit(player, 25)
    const bet = await enter(player)
    expect([await bet(), await bet(), await bet()]).toEqual(['OK', 'OK', 'LIMIT_REACHED'])
    expect(await betsOf(player)).toBe(0)
  })

  it('counts a bet once, whether it was pulled or not', async () => {
    const player = await fundedPlayer()
    await limit(player, 45)
    const bet = await enter(player)
    expect([await bet(), await bet()]).toEqual(['OK', 'OK'])
    await pull()
    expect(await betsOf(player)).toBe(2)
    expect(await bet()).toBe('OK')
    await pull()
    await pull()
    expect([await bet(), await bet()]).toEqual(['OK', 'LIMIT_REACHED'])
  })

  it('binds across platforms and launches', async () => {
    const player = await fundedPlayer()
    await limit(player, 25)
    expect(await (await enter(player))()).toBe('OK')
    const dig = await enter(player, 'mines')
    expect([await dig(), await (await enter(player, 'neon-sevens', 100))()]).toEqual(['OK', 'LIMIT_REACHED'])
  })

  it('that is set or lowered in play binds at the next bet; a higher one when it is confirmed, and none then', async () => {
    const player = await fundedPlayer()
    const bet = await enter(player)
    expect([await bet(), await bet()]).toEqual(['OK', 'OK'])
    await limit(player, 35)
    expect([await bet(), await bet()]).toEqual(['OK', 'LIMIT_REACHED'])
    await limit(player, 45)
    expect(await bet(), 'it waits').toBe('LIMIT_REACHED')
    await confirm(player)
    const again = await enter(player, 'neon-sevens', 100)
    expect(await again(), 'another day').toBe('OK')
    await limit(player, 15)
    expect(await again()).toBe('LIMIT_REACHED')
    await limit(player, null)
    await confirm(player)
    const free = await enter(player, 'neon-sevens', 100)
    for (let i = 0; i < 3; i += 1) expect(await free()).toBe('OK')
  })

  it('begins anew with the Taiwan day in a game that stayed open, after nothing but refused bets', async () => {
    const player = await fundedPlayer()
    await limit(player, 15)
    // One hour before midnight.
    aheadMs += DAY_MS - sinceMidnight(clock.now()) - 3_600_000
    const bet = await enter(player)
    expect([await bet(), await bet()]).toEqual(['OK', 'LIMIT_REACHED'])
    aheadMs += 3_600_000
    await enforce()
    expect([await bet(), await bet()]).toEqual(['OK', 'LIMIT_REACHED'])
  })
})
