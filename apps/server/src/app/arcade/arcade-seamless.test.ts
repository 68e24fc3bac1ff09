import { randomUUID } from 'node:crypto'
import { type Arcade, createArcade } from '@gamehall/arcade'
import { createLedger } from '@gamehall/ledger'
import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createArcadeProvider, createArcadeSeamlessProvider } from '../../providers/games/index.ts'
import { seamlessCallback } from '../../rooms/games/index.ts'
import { gamesRoom } from '../../rooms/games/room.ts'
import {
  appLedger,
  channelClearing,
  moveMoney,
  openSystemAccounts,
  playMoneyAccount,
  readMainBalance,
} from '../../rooms/wallet/index.ts'
import { fakeGames } from '../../testing/fake-vendors.ts'
import {
  createTestContext,
  createTestPlayer,
  createTestServer,
  type TestContext,
  type TestPlayer,
} from '../../testing/index.ts'
import { choosePort } from '../startup/choose-port.ts'
import { arcadeIds } from './arcade-ids.ts'

const SECRET = 'a secret of thirty-two characters'
const START = 1_000_00n

/** What happens to the next requests of the arcade, each by its operation. */
interface HallFault {
  readonly operation: string
  readonly when: 'before' | 'after'
}
let faults: HallFault[]
let ctx: TestContext
let arcade: Arcade
let servers: FastifyInstance[]
let hall: FastifyInstance
let arcadeUrl: string

/** The real arcade and the real hall, over the wire in both directions; the hall's answers can be lost. */
beforeAll(async () => {
  const [hallPort, arcadePort] = [await choosePort(0, '127.0.0.1'), await choosePort(0, '127.0.0.1')]
  arcadeUrl = `http://127.0.0.1:${arcadePort}/arcade`
  const clock = { now: () => new Date() }
  const options = { baseUrl: arcadeUrl, signingSecret: SECRET, clock }
  ctx = await createTestContext({
    clock,
    providers: { games: fakeGames(createArcadeSeamlessProvider(options)) },
  })
  arcade = createArcade({
    pool: ctx.pool,
    clock,
    ids: arcadeIds,
    signingSecret: SECRET,
    encryptor: ctx.encryptor,
    publicUrl: null,
    publicOrigins: [],
    hallWalletUrl: `http://127.0.0.1:${hallPort}/api/seamless/arcade-seamless`,
    hallTimeoutMs: 1_000,
    distFolder: '/nowhere',
  })
  await arcade.migrate()
  const arcadeApp = Fastify()
  await arcadeApp.register(arcade.routes, { prefix: '/arcade' })
  await arcadeApp.listen({ port: arcadePort, host: '127.0.0.1' })
  hall = await createTestServer(ctx, [gamesRoom], async (app) => {
    app.addHook('onRequest', async (request, reply) =>
      lose(request.url, 'before', () => {
        reply.hijack()
        request.raw.socket.destroy()
      }),
    )
    app.addHook('onSend', async (request) => lose(request.url, 'after', () => request.raw.socket.destroy()))
    await seamlessCallback(ctx)(app, {})
  })
  await hall.listen({ port: hallPort, host: '127.0.0.1' })
  servers = [hall, arcadeApp]
  await gamesRoom.start?.(ctx)
  await openSystemAccounts(ctx.db, [channelClearing('test'), playMoneyAccount('TWD')])
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await ctx.close()
})
beforeEach(() => {
  faults = []
})

function lose(url: string, when: HallFault['when'], cut: () => void): void {
  const [next] = faults
  if (next === undefined || next.when !== when || !url.endsWith(`/${next.operation}`)) return
  faults.shift()
  cut()
}

const answerSchema = z.object({
  ok: z.boolean(),
  data: z.looseObject({}).optional(),
  error: z.object({ code: z.string() }).optional(),
})
const roundSchema = z.looseObject({
  round_id: z.string(),
  status: z.string(),
  bet: z.string(),
  win: z.string(),
})

interface Gambler {
  readonly player: TestPlayer
  readonly balance: () => Promise<Minor>
  /** A call of the game page. */
  readonly call: (
    path: string,
    body?: object,
  ) => Promise<{ status: number; code: string; data: Record<string, unknown> }>
  readonly spin: (requestId?: string) => ReturnType<Gambler['call']>
}

/** A player with money in the main wallet who has entered a game of the hall's lobby. */
async function enter(gameId: string, accountType: 1 | 2 = 1): Promise<Gambler> {
  const player = await createTestPlayer(ctx, { accountType })
  const { playerId } = player
  await ctx.db.transaction().execute((trx) =>
    moveMoney(ctx, trx, {
      key: `fund-${playerId}`,
      playerId,
      subType: 'recharge_atm',
      amountMinor: minor(START),
      counterAccount: accountType === 2 ? playMoneyAccount('TWD') : channelClearing('test'),
      orderNo: 'D0',
    }),
  )
  const entered = await hall.inject({
    method: 'POST',
    url: '/api/game/enter',
    headers: { host: 'localhost', authorization: `Bearer ${player.token}`, 'idempotency-key': randomUUID() },
    body: { gameId, amount: 0 },
  })
  expect(entered.json()).toMatchObject({ code: 0, data: { transfer: null } })
  const launchToken = new URLSearchParams(new URL(entered.json().data.GameUrl).hash.slice(1)).get('token')
  let token = ''
  const call: Gambler['call'] = async (path, body = {}) => {
    const response = await fetch(`${arcadeUrl}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const answer = answerSchema.parse(await response.json())
    return { status: response.status, code: answer.error?.code ?? 'OK', data: answer.data ?? {} }
  }
  const opened = await call('session/open', { launch_token: launchToken })
  expect(opened).toMatchObject({ data: { balance: '1000.00', mode: 'real', is_test: accountType === 2 } })
  token = z.string().parse(opened.data.session_token)
  return {
    player,
    balance: () => readMainBalance(ctx.db, playerId),
    call,
    spin: (request_id = randomUUID()) => call('rounds/open', { request_id, bet: { amount: '10.00' } }),
  }
}

const centsOf = (amount: string) => BigInt(amount.replace('.', ''))
const roundOf = ({ data }: { readonly data: Record<string, unknown> }) => roundSchema.parse(data.round)
const betsOf = ({ player }: Gambler) =>
  ctx.db
    .selectFrom('bets')
    .select(['bet_id', 'status', 'bet_minor', 'win_minor', 'gid'])
    .where('player_id', '=', player.playerId)
    .orderBy('bet_at')
    .execute()
const stepsOf = async ({ player }: Gambler) => {
  const { rows } = await ctx.pool.query(
    `select s.phase from arcade.round_steps s join arcade.rounds r using (round_id)
       join arcade.players p using (player_id) where p.name = $1 and s.phase <> 'CREDITED'`,
    [`gs_${player.playerId}`],
  )
  return rows.map(({ phase }) => phase)
}
const job = () => arcade.settleExpiredRounds(new Date())

/** The main wallet holds what the rounds say, and the bet record too. */
async function expectExact(gambler: Gambler, rounds: readonly z.infer<typeof roundSchema>[]): Promise<void> {
  const won = rounds.reduce((sum, { bet, win }) => sum + centsOf(win) - centsOf(bet), 0n)
  expect(await gambler.balance()).toBe(START + won)
  const settled = (await betsOf(gambler)).filter(({ status }) => status === 'settled')
  expect(settled).toEqual(
    rounds.map(({ round_id, bet, win }) =>
      expect.objectContaining({ bet_id: round_id, bet_minor: centsOf(bet), win_minor: centsOf(win) }),
    ),
  )
}

describe('a game on the hall’s wallet', () => {
  it('takes each bet from the main wallet and pays each win to it', async () => {
    const gambler = await enter('dragon-gate')
    const rounds = []
    for (let n = 0; n < 5; n += 1) {
      const played = await gambler.spin()
      expect(played.code).toBe('OK')
      rounds.push(roundOf(played))
      expect(played.data.balance).toBe(formatWireAmount(await gambler.balance(), 'TWD'))
    }
    await expectExact(gambler, rounds)
    for (const ledger of [appLedger, createLedger({ schema: 'arcade_ledger' })])
      expect((await ledger.check(sqlRunner(ctx.db))).differences).toEqual([])
  })

  it('plays a game of several steps: the round is open until it ends', async () => {
    const gambler = await enter('mines')
    const opened = await gambler.call('rounds/open', {
      request_id: randomUUID(),
      bet: { amount: '10.00', mines: 1 },
    })
    const { round_id } = roundOf(opened)
    expect(await betsOf(gambler)).toMatchObject([{ status: 'open', bet_minor: 10_00n }])
    expect(await gambler.balance()).toBe(START - 10_00n)
    const act = (action: object) => gambler.call('rounds/act', { request_id: randomUUID(), round_id, action })
    const picked = roundOf(await act({ kind: 'pick', tile: 0 }))
    const round = picked.status === 'open' ? roundOf(await act({ kind: 'cash_out' })) : picked
    expect(round.status).toBe('settled')
    await expectExact(gambler, [round])
  })

  it('of a test account plays with play money', async () => {
    const gambler = await enter('dragon-gate', 2)
    await expectExact(gambler, [roundOf(await gambler.spin())])
  })
})

describe('a bet without a definite answer', () => {
  it.each(['before', 'after'] as const)(
    'that is lost %s it was taken is returned, and played once when asked again',
    async (when) => {
      const gambler = await enter('dragon-gate')
      faults = [{ operation: 'bet', when }]
      const requestId = randomUUID()
      expect(await gambler.spin(requestId)).toMatchObject({ status: 503, code: 'WALLET_UNAVAILABLE' })
      expect(await gambler.balance()).toBe(START)
      expect(await stepsOf(gambler)).toEqual([])
      const played = roundOf(await gambler.spin(requestId))
      expect(roundOf(await gambler.spin(requestId))).toEqual(played)
      await expectExact(gambler, [played])
    },
  )

  it.each(['before', 'after'] as const)(
    'is returned by the job when its return is lost %s too',
    async (when) => {
      const gambler = await enter('dragon-gate')
      faults = [
        { operation: 'bet', when: 'after' },
        { operation: 'rollback', when },
        { operation: 'rollback', when },
      ]
      expect(await gambler.spin()).toMatchObject({ status: 503 })
      expect(await stepsOf(gambler)).toEqual(['RETURNING'])
      await job()
      expect(await stepsOf(gambler)).toEqual(['RETURNING'])
      await job()
      expect(await stepsOf(gambler)).toEqual([])
      expect(await gambler.balance()).toBe(START)
      expect(await betsOf(gambler)).toMatchObject([{ status: 'void' }])
    },
  )

  it('of a process that died is returned, and no sooner than it could still be under way', async () => {
    const gambler = await enter('dragon-gate')
    faults = [
      { operation: 'bet', when: 'after' },
      { operation: 'rollback', when: 'before' },
    ]
    await gambler.spin()
    const put = (called_at: Date) =>
      ctx.pool.query(
        `update arcade.round_steps s set phase = 'DEBITING', called_at = $2 from arcade.rounds r
           join arcade.players p using (player_id) where r.round_id = s.round_id and p.name = $1`,
        [`gs_${gambler.player.playerId}`, called_at],
      )
    await put(new Date())
    await job()
    expect(await stepsOf(gambler)).toEqual(['DEBITING'])
    await put(new Date(Date.now() - 15_000))
    await job()
    expect(await stepsOf(gambler)).toEqual([])
    expect(await gambler.balance()).toBe(START)
  })
})

describe('a win without an answer', () => {
  it.each(['before', 'after'] as const)(
    'that is lost %s it was paid is repeated under its id, and paid once',
    async (when) => {
      const gambler = await enter('dragon-gate')
      faults = [{ operation: 'win', when }]
      const requestId = randomUUID()
      expect(await gambler.spin(requestId)).toMatchObject({ status: 503, code: 'WALLET_UNAVAILABLE' })
      expect(await stepsOf(gambler)).toEqual(['DRAWN'])
      await expectExact(gambler, [roundOf(await gambler.spin(requestId))])
    },
  )

  it('is paid by the job, and after the player has logged out', async () => {
    const gambler = await enter('dragon-gate')
    faults = [{ operation: 'win', when: 'before' }]
    const requestId = randomUUID()
    await gambler.spin(requestId)
    await ctx.db.updateTable('seamless_sessions').set({ ended_at: new Date() }).execute()
    await job()
    expect(await stepsOf(gambler)).toEqual([])
    await expectExact(gambler, [roundOf(await gambler.spin(requestId))])
    expect(await gambler.spin()).toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('is settled before the next round of the player', async () => {
    const gambler = await enter('dragon-gate')
    faults = [{ operation: 'win', when: 'before' }]
    await gambler.spin()
    expect((await gambler.spin()).code).toBe('OK')
    expect(await betsOf(gambler)).toMatchObject([{ status: 'settled' }, { status: 'settled' }])
  })
})

describe('a bet that the hall refuses', () => {
  it('leaves no round behind', async () => {
    const gambler = await enter('dragon-gate')
    await ctx.db
      .insertInto('play_limits')
      .values({
        player_id: gambler.player.playerId,
        subject: 'stake',
        period: 'day',
        most: 15_00n,
        pending_most: null,
        pending_ready_at: null,
      })
      .execute()
    const first = roundOf(await gambler.spin())
    expect(await gambler.spin()).toMatchObject({ status: 200, code: 'LIMIT_REACHED' })
    expect(await stepsOf(gambler)).toEqual([])
    await expectExact(gambler, [first])
  })

  it('for want of money is INSUFFICIENT', async () => {
    const gambler = await enter('dragon-gate')
    await ctx.db.transaction().execute((trx) =>
      moveMoney(ctx, trx, {
        key: `drain-${gambler.player.playerId}`,
        playerId: gambler.player.playerId,
        subType: 'withdrawal_atm',
        amountMinor: minor(-START),
        counterAccount: channelClearing('test'),
        orderNo: 'W0',
      }),
    )
    expect(await gambler.spin()).toMatchObject({ code: 'INSUFFICIENT' })
  })
})

it('a player of the arcade keeps one wallet mode', async () => {
  const { playerId } = (await enter('dragon-gate')).player
  const transfer = createArcadeProvider({ baseUrl: arcadeUrl, signingSecret: SECRET, clock: ctx.clock })
  expect(await transfer.ensurePlayer(`gs_${playerId}`, { isTest: false })).toMatchObject({
    ok: false,
    error: 'DUPLICATE',
  })
})
