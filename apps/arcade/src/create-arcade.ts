import type { Encryptor } from '@gamehall/encryption'
import type { IntegrityReport } from '@gamehall/ledger'
import { createDatabase, type Pool, sqlRunner } from '@gamehall/postgres'
import type { FastifyPluginAsync } from 'fastify'
import * as builtInGames from '../games/index.ts'
import type { ArcadeContext, Clock, Ids } from './arcade-context.ts'
import type { RandomnessBeacon } from './beacon/randomness-beacon.ts'
import { type PlatformStatus, setPlatformStatus } from './catalogue/platform-status.ts'
import type { PlatformKey } from './catalogue/platforms.ts'
import { cleanUp } from './clean-up.ts'
import { migrateArcadeSchema } from './db/migrate-arcade.ts'
import type { ArcadeTables } from './db/schema.ts'
import { registerGameRoutes } from './game-api/game-routes.ts'
import { createRateLimiter } from './game-api/rate-limit.ts'
import { createSessionLookup } from './game-api/session-lookup.ts'
import type { GameModule } from './games/game-module.ts'
import { createGameRegistry } from './games/game-registry.ts'
import { registerPageRoutes } from './pages/page-routes.ts'
import { type FaultInjector, noFaults } from './provider/fault-injector.ts'
import { registerProviderRoutes } from './provider/provider-routes.ts'
import { setPlayerStatus } from './provider/set-player-status.ts'
import { resumeRounds } from './rounds/resume-rounds.ts'
import { settleExpiredRounds } from './rounds/settle-expired-rounds.ts'
import { tryEach } from './rounds/try-each.ts'
import { createSessionEnds } from './sessions/session-ends.ts'
import { resumeHallBets, settlePendingBets } from './shared-rounds/resume-hall-bets.ts'
import { createSharedTables } from './shared-rounds/shared-tables.ts'
import type { SocketProxy } from './shared-rounds/socket-guard.ts'
import { registerTableSockets } from './shared-rounds/table-sockets.ts'
import { withFaults } from './wallet/faulty-hall-wallet.ts'
import { createHallWallet, type HallWallet } from './wallet/hall-wallet.ts'
import { createWallets } from './wallet/wallets.ts'

export interface ArcadeOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly ids: Ids
  /** The randomness beacon whose rounds are the salts of shared rounds. */
  readonly beacon: RandomnessBeacon
  /** Secret shared with the hall; it signs provider calls. */
  readonly signingSecret: string
  /** Encrypts server seeds at rest. Unrevealed seeds cannot be decrypted with another key. */
  readonly encryptor: Encryptor
  /** The arcade's public address when it runs on its own; null when the hall mounts it at `/arcade`. */
  readonly publicUrl: string | null
  /** The proxies in front of the sockets (default: none); for calls, the app's `trustProxy` applies. */
  readonly proxy?: SocketProxy
  /** Origins of hall pages that may frame games, besides the arcade's own. */
  readonly publicOrigins: readonly string[]
  /** Where the hall takes what seamless players bet (`<hall>/api/seamless/arcade-seamless`); without it there are none. */
  readonly hallWalletUrl?: string
  /** The hall's wallet itself, in place of its address: a test's. */
  readonly hallWallet?: HallWallet
  /** How long the hall's answer is waited for, in milliseconds (default 5,000). */
  readonly hallTimeoutMs?: number
  /** Folder of the built pages (`apps/arcade/dist`). */
  readonly distFolder: string
  /** The games offered (default: those of `games/index.ts`). Throws for a module that breaks the interface. */
  readonly games?: readonly GameModule[]
  readonly faults?: FaultInjector
  /** Faults of the requests to the hall's wallet. */
  readonly hallFaults?: FaultInjector
  /** How long the fault `answer_late` delays a response, in milliseconds (default 15,000). */
  readonly lateMs?: number
  /** The leader of a table renews its lease at least this often, in milliseconds (default 1,000). */
  readonly tableHeartbeatMs?: number
  /** How long every table takes bets, in milliseconds (default: what its game says). */
  readonly tableBettingMs?: number
  /** How many times as fast as their games say tables show their rounds (default 1). */
  readonly tableSpeed?: number
  /** Whether the next call of a player or address is allowed (default: the rate limiter). */
  readonly isCallAllowed?: (key: string) => Promise<boolean>
}

export interface Arcade {
  /** Register with the prefix `/arcade`. */
  readonly routes: FastifyPluginAsync
  /** Migrates the schemas `arcade` and `arcade_ledger`. Run before serving. */
  migrate(): Promise<void>
  /**
   * Job, every few minutes: finishes rounds that a process left between two steps, then settles those left open for 24 hours by
   * the rule their game states. Returns how many it settled.
   */
  settleExpiredRounds(now: Date): Promise<number>
  /** Job, daily: deletes used nonces, old sessions and demo players. */
  cleanUp(now: Date): Promise<void>
  /** Recomputes the balances of the arcade's ledger and reports every difference. */
  checkIntegrity(): Promise<IntegrityReport>
  /** Operator action: opens a platform or puts it under maintenance. */
  setPlatformStatus(platform: PlatformKey, status: PlatformStatus): Promise<void>
  /** Operator action: returns false when no such player exists. */
  setPlayerStatus(player: string, status: 'ACTIVE' | 'DISABLED'): Promise<boolean>
}

const DEFAULT_LATE_MS = 15_000
const DEFAULT_HEARTBEAT_MS = 1_000

/** Creates the built-in game provider: its games, wallets and the provider protocol (docs/protocols/arcade.md). */
export function createArcade(options: ArcadeOptions): Arcade {
  const ctx = createArcadeContext(options)
  const sessions = createSessionLookup(ctx)
  let report = (_error: unknown): void => {}
  const tables = createSharedTables(ctx, (error) => report(error))
  return {
    async routes(app) {
      report = (error) => app.log.error({ err: error, event: 'arcade_table_failed' })
      await app.register(async (scope) => registerProviderRoutes(scope, ctx), { prefix: '/provider/v1' })
      await app.register(
        async (scope) => {
          registerGameRoutes(scope, ctx, sessions)
          registerTableSockets(scope, ctx, { tables, sessions })
        },
        { prefix: '/api' },
      )
      await app.register(async (scope) => registerPageRoutes(scope, ctx))
    },
    migrate: () => migrateArcadeSchema(ctx.db, ctx.wallets),
    async settleExpiredRounds(now) {
      let settled = 0
      const steps = [
        () => tables.recover(),
        () => settlePendingBets(ctx),
        () => resumeHallBets(ctx, null),
        () => resumeRounds(ctx, now),
        async () => {
          settled = await settleExpiredRounds(ctx, now)
        },
      ]
      await tryEach(steps, (step) => step())
      return settled
    },
    cleanUp: (now) => cleanUp(ctx, now),
    checkIntegrity: () => ctx.wallets.ledger.check(sqlRunner(ctx.db)),
    setPlatformStatus: (platform, status) => setPlatformStatus(ctx.db, platform, status, ctx.clock.now()),
    setPlayerStatus: (player, status) => setPlayerStatus(ctx, player, status),
  }
}

function openHallWallet(options: ArcadeOptions): HallWallet | null {
  const { hallWalletUrl: url, hallTimeoutMs: timeoutMs, hallFaults } = options
  if (url === undefined) return null
  const wallet = createHallWallet({ ...options, url, ...(timeoutMs !== undefined && { timeoutMs }) })
  return hallFaults === undefined ? wallet : withFaults(wallet, hallFaults)
}

/** What the arcade's operations depend on. */
export function createArcadeContext(options: ArcadeOptions): ArcadeContext {
  return {
    db: createDatabase<ArcadeTables>(options.pool),
    games: createGameRegistry(options.games ?? Object.values(builtInGames)),
    wallets: createWallets(),
    hallWallet: options.hallWallet ?? openHallWallet(options),
    beacon: options.beacon,
    clock: options.clock,
    ids: options.ids,
    signingSecret: options.signingSecret,
    encryptor: options.encryptor,
    proxy: options.proxy ?? { trustedProxies: 0, ownOrigins: [] },
    publicUrl: options.publicUrl?.replace(/\/$/, '') ?? null,
    distFolder: options.distFolder,
    publicOrigins: options.publicOrigins,
    faults: options.faults ?? noFaults,
    lateMs: options.lateMs ?? DEFAULT_LATE_MS,
    tableHeartbeatMs: options.tableHeartbeatMs ?? DEFAULT_HEARTBEAT_MS,
    tableBettingMs: options.tableBettingMs ?? null,
    tableSpeed: options.tableSpeed ?? 1,
    isCallAllowed: options.isCallAllowed ?? createRateLimiter(),
    sessionEnds: createSessionEnds(),
  }
}
