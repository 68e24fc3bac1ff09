import { randomUUID } from 'node:crypto'
import { type Arcade, createArcade, openBeacon } from '@gamehall/arcade'
import { type Minor, minor } from '@gamehall/money'
import { beaconRoutes } from '@gamehall/sandbox'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { z } from 'zod'
import { createSandboxSecrets } from '../../../platform/config/sandbox-secrets.ts'
import { createArcadeSeamlessProvider } from '../../../providers/games/index.ts'
import { seamlessCallback } from '../../../rooms/games/index.ts'
import { gamesRoom } from '../../../rooms/games/room.ts'
import {
  channelClearing,
  moveMoney,
  openSystemAccounts,
  playMoneyAccount,
  readMainBalance,
} from '../../../rooms/wallet/index.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import {
  createTestContext,
  createTestPlayer,
  createTestServer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { simulatedBeacon } from '../../sandbox/sandbox-defaults.ts'
import { choosePort } from '../../startup/choose-port.ts'
import { arcadeIds } from '../arcade-ids.ts'
import { ARCADE_SECRET } from './serve-arcade.ts'

/** What a player enters with, in TWD cents. */
export const START = 1_000_00n

/** What happens to the next requests of the arcade, each by its operation. */
export interface HallFault {
  readonly operation: string
  readonly when: 'before' | 'after'
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
export type WireRound = z.infer<typeof roundSchema>

export interface Gambler {
  readonly player: TestPlayer
  /** Of the game page's session. */
  readonly token: string
  readonly balance: () => Promise<Minor>
  /** A call of the game page. */
  readonly call: (
    path: string,
    body?: object,
  ) => Promise<{ status: number; code: string; data: Record<string, unknown> }>
  readonly spin: (requestId?: string) => ReturnType<Gambler['call']>
  /** Opens a round of mines whose next pick ends it. */
  readonly open: (requestId?: string) => ReturnType<Gambler['call']>
  readonly pick: (roundId: string, requestId?: string) => ReturnType<Gambler['call']>
}

export interface SeamlessArcade {
  readonly ctx: TestContext
  readonly arcade: Arcade
  readonly arcadeUrl: string
  /** The faults that are still to come. */
  faults: readonly HallFault[]
  /** A player with money in the main wallet who has entered a game of the hall's lobby. */
  enter(gameId: string, accountType?: 1 | 2): Promise<Gambler>
  /** Leaves the player without money. */
  drain(gambler: Gambler): Promise<unknown>
  /** The bet record of the player, oldest first. */
  betsOf(
    gambler: Gambler,
  ): Promise<readonly { bet_id: string; status: string; bet_minor: bigint; win_minor: bigint }[]>
  /** The phases of the player's steps that are not finished. */
  stepsOf(gambler: Gambler): Promise<readonly string[]>
  /** As a process leaves the player's unfinished step that dies while it asks the hall. */
  leaveDebiting(gambler: Gambler, calledAt: Date): Promise<unknown>
  /** The arcade's job, which runs every minute. */
  runJob(): Promise<number>
  /** Expects that the main wallet holds what the rounds say, and the bet record too. */
  expectExact(gambler: Gambler, rounds: readonly WireRound[]): Promise<void>
  stop(): Promise<void>
}

export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''))
export const roundOf = ({ data }: { readonly data: Record<string, unknown> }): WireRound =>
  roundSchema.parse(data.round)

/** The real arcade and the real hall, over the wire in both directions; the hall's answers can be lost. */
export async function createSeamlessArcade(): Promise<SeamlessArcade> {
  const [hallPort, arcadePort] = [await choosePort(0, '127.0.0.1'), await choosePort(0, '127.0.0.1')]
  const arcadeUrl = `http://127.0.0.1:${arcadePort}/arcade`
  const beaconUrl = `http://127.0.0.1:${arcadePort}/beacon`
  const clock = { now: () => new Date() }
  const options = { baseUrl: arcadeUrl, signingSecret: ARCADE_SECRET, clock }
  const ctx = await createTestContext({
    clock,
    providers: { games: fakeGames(createArcadeSeamlessProvider(options)) },
  })
  const arcade = createArcade({
    pool: ctx.pool,
    clock,
    ids: arcadeIds,
    beacon: openBeacon(simulatedBeacon(beaconUrl, createSandboxSecrets().BEACON_PUBLIC_KEY)),
    signingSecret: ARCADE_SECRET,
    encryptor: ctx.encryptor,
    publicUrl: null,
    publicOrigins: [],
    hallWalletUrl: `http://127.0.0.1:${hallPort}/api/seamless/arcade-seamless`,
    distFolder: '/nowhere',
    tableBettingMs: 3_000,
    tableSpeed: 6,
    isCallAllowed: async () => true,
  })
  await arcade.migrate()
  const arcadeApp = Fastify()
  await arcadeApp.register(arcade.routes, { prefix: '/arcade' })
  await arcadeApp.register(async (app) => beaconRoutes(app, { clock, takeFault: async () => null }), {
    prefix: '/beacon',
  })
  await arcadeApp.listen({ port: arcadePort, host: '127.0.0.1' })
  const lose = (url: string, when: HallFault['when'], cut: () => void): void => {
    const [next] = test.faults
    if (next === undefined || next.when !== when || !url.endsWith(`/${next.operation}`)) return
    test.faults = test.faults.slice(1)
    cut()
  }
  const hall = await createTestServer(ctx, [gamesRoom], async (app) => {
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
  await gamesRoom.start?.(ctx)
  await openSystemAccounts(ctx.db, [channelClearing('test'), playMoneyAccount('TWD')])

  const test: SeamlessArcade = {
    ctx,
    arcade,
    arcadeUrl,
    faults: [],
    async enter(gameId, accountType = 1) {
      const player = await createTestPlayer(ctx, { accountType })
      await fund(ctx, player, accountType)
      const entered = await hall.inject({
        method: 'POST',
        url: '/api/game/enter',
        headers: {
          host: 'localhost',
          authorization: `Bearer ${player.token}`,
          'idempotency-key': randomUUID(),
        },
        body: { gameId, amount: 0 },
      })
      expect(entered.json()).toMatchObject({ code: 0, data: { transfer: null } })
      const launchToken = new URLSearchParams(new URL(entered.json().data.GameUrl).hash.slice(1)).get('token')
      const opened = await callArcade(arcadeUrl, '', 'session/open', { launch_token: launchToken })
      expect(opened).toMatchObject({ data: { balance: '1000.00', mode: 'real', is_test: accountType === 2 } })
      const token = z.string().parse(opened.data.session_token)
      return createGambler(ctx, player, token, (path, body = {}) => callArcade(arcadeUrl, token, path, body))
    },
    drain: ({ player }) =>
      ctx.db.transaction().execute(async (trx) =>
        moveMoney(ctx, trx, {
          key: `drain-${player.playerId}`,
          playerId: player.playerId,
          subType: 'withdrawal_atm',
          amountMinor: minor(-(await readMainBalance(trx, player.playerId))),
          counterAccount: channelClearing('test'),
          orderNo: 'W0',
        }),
      ),
    betsOf: ({ player }) =>
      ctx.db
        .selectFrom('bets')
        .select(['bet_id', 'status', 'bet_minor', 'win_minor', 'gid'])
        .where('player_id', '=', player.playerId)
        .orderBy('bet_at')
        .execute(),
    async stepsOf({ player }) {
      const { rows } = await ctx.pool.query(
        `select s.phase from arcade.round_steps s join arcade.rounds r using (round_id)
           join arcade.players p using (player_id) where p.name = $1 and s.phase <> 'CREDITED'`,
        [`gs_${player.playerId}`],
      )
      return rows.map(({ phase }) => phase)
    },
    leaveDebiting: ({ player }, calledAt) =>
      ctx.pool.query(
        `update arcade.round_steps s set phase = 'DEBITING', called_at = $2 from arcade.rounds r
           join arcade.players p using (player_id) where r.round_id = s.round_id and p.name = $1 and s.phase <> 'CREDITED'`,
        [`gs_${player.playerId}`, calledAt],
      ),
    runJob: () => arcade.settleExpiredRounds(new Date()),
    async expectExact(gambler, rounds) {
      const won = rounds.reduce((sum, { bet, win }) => sum + centsOf(win) - centsOf(bet), 0n)
      expect(await gambler.balance()).toBe(START + won)
      const settled = (await test.betsOf(gambler)).filter(({ status }) => status === 'settled')
      expect(settled).toEqual(
        rounds.map(({ round_id, bet, win }) =>
          expect.objectContaining({ bet_id: round_id, bet_minor: centsOf(bet), win_minor: centsOf(win) }),
        ),
      )
    },
    async stop() {
      // The arcade first: it calls the hall while its tables run. A call that is under way keeps its connection, and so the server, for a minute.
      for (const app of [arcadeApp, hall]) {
        const closed = app.close()
        app.server.closeAllConnections()
        await closed
      }
      await ctx.close()
    },
  }
  return test
}

const fund = (ctx: TestContext, { playerId }: TestPlayer, accountType: 1 | 2) =>
  ctx.db.transaction().execute((trx) =>
    moveMoney(ctx, trx, {
      key: `fund-${playerId}`,
      playerId,
      subType: 'recharge_atm',
      amountMinor: minor(START),
      counterAccount: accountType === 2 ? playMoneyAccount('TWD') : channelClearing('test'),
      orderNo: 'D0',
    }),
  )

async function callArcade(arcadeUrl: string, token: string, path: string, body: object) {
  const response = await fetch(`${arcadeUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const answer = answerSchema.parse(await response.json())
  return { status: response.status, code: answer.error?.code ?? 'OK', data: answer.data ?? {} }
}

const createGambler = (
  ctx: TestContext,
  player: TestPlayer,
  token: string,
  call: Gambler['call'],
): Gambler => ({
  player,
  token,
  balance: () => readMainBalance(ctx.db, player.playerId),
  call,
  spin: (request_id = randomUUID()) => call('rounds/open', { request_id, bet: { amount: '10.00' } }),
  open: (request_id = randomUUID()) =>
    call('rounds/open', { request_id, bet: { amount: '10.00', mines: 24 } }),
  pick: (round_id, request_id = randomUUID()) =>
    call('rounds/act', { request_id, round_id, action: { kind: 'pick', tile: 0 } }),
})
