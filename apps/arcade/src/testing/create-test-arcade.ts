import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createEncryptor } from '@gamehall/encryption'
import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { z } from 'zod'
import * as builtInGames from '../../games/index.ts'
import type { ArcadeContext } from '../arcade-context.ts'
import { PLATFORM_KEYS } from '../catalogue/platforms.ts'
import { type Arcade, createArcade, createArcadeContext } from '../create-arcade.ts'
import { migrateArcadeSchema } from '../db/migrate-arcade.ts'
import type { ArcadeDb, ArcadeTables } from '../db/schema.ts'
import { readLaunchUrl } from '../game-api/launch-url.ts'
import {
  type GameCallName,
  type GameRequest,
  type GameResponse,
  gameCalls,
  gameErrorSchema,
} from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import type { FaultKind } from '../provider/fault-injector.ts'
import { signRequest } from '../provider/request-signature.ts'
import type { Duties } from '../sessions/duties.ts'
import type { HallWallet } from '../wallet/hall-wallet.ts'
import { createWallets } from '../wallet/wallets.ts'
import { createTestBeacon, type TestBeacon } from './test-beacon.ts'

export const testEncryptor = createEncryptor(Buffer.alloc(32, 9))
export const TEST_SECRET = 'test secret, at least 32 characters!'
const HALL_ORIGIN = 'http://hall.test'

const providerAnswerSchema = z.object({
  code: z.string(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
})
const gameAnswerSchema = z.union([
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), error: gameErrorSchema }),
])

/** Result of a game call: parsed data, or its error code. */
export type CallOutcome<N extends GameCallName> =
  | { ok: true; data: GameResponse<N> }
  | { ok: false; code: string }

/** A test arcade on its own database, with a controllable clock, fault injection, and provider and game calls. */
export interface TestArcade {
  readonly app: FastifyInstance
  readonly arcade: Arcade
  /** Creates what another process on the same database works with. */
  createContext(): ArcadeContext
  readonly database: TestDatabase<ArcadeTables>
  readonly db: ArcadeDb
  readonly clock: { now(): Date; advance(ms: number): void }
  readonly faults: { next: FaultKind | null }
  readonly beacon: TestBeacon
  provider(
    operation: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<z.infer<typeof providerAnswerSchema>>
  /** Creates a player with a balance in whole dollars on every platform; of play money for a test account. */
  player(name: string, dollars: number, options?: { readonly is_test?: boolean }): Promise<void>
  /** Returns the token of a new launch; a null player launches a demo. */
  launch(game: string, player: string | null, duties?: Partial<Duties>): Promise<string>
  play<N extends GameCallName>(name: N, token: string | null, body: GameRequest<N>): Promise<CallOutcome<N>>
  /** Launches and opens a session. Returns its session token. */
  enter(game: string, player: string | null, duties?: Partial<Duties>): Promise<string>
  stop(): Promise<void>
}

export async function createTestArcade(
  options: {
    distFolder?: string
    lateMs?: number
    games?: readonly GameModule[]
    /** The clock moves by `advance` alone. */
    isClockFrozen?: boolean
    /** Without the rate limit: for tests that play until a rare deal comes. */
    isUnlimited?: boolean
    /** Where players in seamless mode have their money. */
    hallWallet?: HallWallet
  } = {},
): Promise<TestArcade> {
  const database = await createTestDatabase<ArcadeTables>({
    key: 'arcade',
    migrate: (db) => migrateArcadeSchema(db, createWallets()),
  })
  const games = options.games ?? Object.values(builtInGames)
  const platformOf = (game: string) => {
    const module = games.find(({ id }) => id === game)
    if (module !== undefined) return module.platform
    throw new Error(`this arcade has no game "${game}"; it has ${games.map(({ id }) => id).join(', ')}`)
  }
  let aheadMs = 0
  const startedAt = Date.now()
  const clock = {
    now: () => new Date((options.isClockFrozen ? startedAt : Date.now()) + aheadMs),
    advance(ms: number) {
      aheadMs += ms
    },
  }
  const faults: { next: FaultKind | null } = { next: null }
  const beacon = createTestBeacon()
  const arcadeOptions = {
    pool: database.pool,
    clock,
    beacon,
    ids: { uuid: () => randomUUID(), bytes: (count: number) => randomBytes(count) },
    signingSecret: TEST_SECRET,
    encryptor: testEncryptor,
    publicUrl: null,
    publicOrigins: [],
    games,
    distFolder: options.distFolder ?? tmpdir(),
    lateMs: options.lateMs ?? 1_000,
    tableHeartbeatMs: 20,
    ...(options.hallWallet !== undefined && { hallWallet: options.hallWallet }),
    ...(options.isUnlimited ? { isCallAllowed: async () => true } : {}),
    faults: {
      take() {
        const fault = faults.next
        faults.next = null
        return fault
      },
    },
  }
  const arcade = createArcade(arcadeOptions)
  const app = Fastify()
  await app.register(arcade.routes, { prefix: '/arcade' })

  const test: TestArcade = {
    app,
    arcade,
    createContext: () => createArcadeContext(arcadeOptions),
    database,
    db: database.db,
    clock,
    faults,
    beacon,
    async provider(operation, body, headers = {}) {
      const text = JSON.stringify(body)
      const timestamp = `${clock.now().getTime()}`
      const nonce = randomUUID()
      const response = await app.inject({
        method: 'POST',
        url: `/arcade/provider/v1/${operation}`,
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-arcade-timestamp': timestamp,
          'x-arcade-nonce': nonce,
          'x-arcade-signature': signRequest(TEST_SECRET, { timestamp, nonce, operation, body: text }),
          ...headers,
        },
      })
      return providerAnswerSchema.parse(response.json())
    },
    async player(name, dollars, { is_test = false } = {}) {
      await test.provider('players/ensure', { player: name, currency: 'TWD', is_test })
      for (const platform of PLATFORM_KEYS) {
        if (dollars === 0) continue
        const reference = randomUUID()
        const order = { reference, player: name, platform, currency: 'TWD', amount: `${dollars}` }
        expect(await test.provider('transfers/in', order)).toMatchObject({ code: 'OK' })
      }
    },
    async launch(game, player, duties) {
      const launched = await test.provider('games/launch', {
        player,
        platform: platformOf(game),
        game,
        language: 'en',
        device: 'mobile',
        parent_origin: HALL_ORIGIN,
        return_url: `${HALL_ORIGIN}/#/`,
        ...(duties !== undefined && { duties }),
      })
      return readLaunchUrl(z.string().parse(launched.data?.url)).token
    },
    async play(name, token, body) {
      const response = await app.inject({
        method: 'POST',
        url: `/arcade/api/${gameCalls[name].path}`,
        body,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      })
      expect(response.statusCode).toBe(200)
      const answer = gameAnswerSchema.parse(response.json())
      if (!answer.ok) return { ok: false, code: answer.error.code }
      const data = gameCalls[name].response.parse(answer.data)
      if ('round' in data) games.find(({ id }) => id === data.round.game)?.schemas.view.parse(data.round)
      return { ok: true, data: data as GameResponse<typeof name> }
    },
    async enter(game, player, duties) {
      const launch_token = await test.launch(game, player, duties)
      const opened = await test.play('openSession', null, { launch_token })
      if (!opened.ok) throw new Error(opened.code)
      return opened.data.session_token
    },
    async stop() {
      await app.close()
      await database.drop()
    },
  }
  return test
}

/** Returns the data of a successful call. Throws when it was refused. */
export function expectData<N extends GameCallName>(outcome: CallOutcome<N>): GameResponse<N> {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`)
  return outcome.data
}
