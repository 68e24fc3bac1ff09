import type { BooksReport } from '@gamehall/ledger'
import { createDatabase, type Pool, sqlRunner } from '@gamehall/postgres'
import type { Sealer } from '@gamehall/sealer'
import type { FastifyPluginAsync } from 'fastify'
import type { ArcadeContext, Clock, Ids } from './arcade-context.ts'
import { type PlatformStatus, setPlatformStatus } from './catalogue/platform-status.ts'
import type { PlatformKey } from './catalogue/platforms.ts'
import { cleanUp } from './clean-up.ts'
import { migrateArcadeSchema } from './db/migrate-arcade.ts'
import type { ArcadeTables } from './db/schema.ts'
import { registerGameRoutes } from './game-api/game-routes.ts'
import { registerPageRoutes } from './pages/page-routes.ts'
import { settleExpiredRounds } from './play/settle-expired-rounds.ts'
import { type FaultPort, noFaults } from './provider/fault-port.ts'
import { registerProviderRoutes } from './provider/provider-routes.ts'
import { setPlayerStatus } from './provider/set-player-status.ts'
import { createWallets } from './wallet/wallets.ts'

export interface ArcadeOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly ids: Ids
  /** Shared with the hall; provider calls are signed with it. */
  readonly signingSecret: string
  /** Seals server seeds at rest. With another key, seeds that are not revealed yet are lost. */
  readonly sealer: Sealer
  /** Where players reach the arcade when it has an address of its own; null when it is mounted at `/arcade` of the hall. */
  readonly publicUrl: string | null
  /** Origins of hall pages that may frame games, besides the arcade's own. */
  readonly publicOrigins: readonly string[]
  /** The built pages (`apps/arcade/dist`). */
  readonly distFolder: string
  readonly faults?: FaultPort
  /** How long the fault `answer_late` holds an answer back (default 15 s). */
  readonly lateMs?: number
}

export interface Arcade {
  /** To be registered with the prefix `/arcade`. */
  readonly routes: FastifyPluginAsync
  /** Brings schema `arcade` and `arcade_ledger` up to date. Run before serving. */
  migrate(): Promise<void>
  /** Job, every few minutes: ends rounds left open for 24 hours by their stated rule. Answers how many. */
  settleExpiredRounds(now: Date): Promise<number>
  /** Job, daily: forgets used nonces, old sessions and demo players. */
  cleanUp(now: Date): Promise<void>
  /** Re-sums the arcade's ledger and reports each difference of one minor unit. */
  checkBooks(): Promise<BooksReport>
  /** The arcade's own operator: opens a platform or closes it for maintenance. */
  setPlatformStatus(platform: PlatformKey, status: PlatformStatus): Promise<void>
  /** The arcade's own operator: false when there is no such player. */
  setPlayerStatus(player: string, status: 'ACTIVE' | 'DISABLED'): Promise<boolean>
}

const LATE_MS = 15_000

/** The built-in game provider: games, their money, and the protocol the hall speaks to it. */
export function createArcade(options: ArcadeOptions): Arcade {
  const ctx: ArcadeContext = {
    db: createDatabase<ArcadeTables>(options.pool),
    wallets: createWallets(),
    clock: options.clock,
    ids: options.ids,
    signingSecret: options.signingSecret,
    sealer: options.sealer,
    publicUrl: options.publicUrl?.replace(/\/$/, '') ?? null,
    publicOrigins: options.publicOrigins,
    faults: options.faults ?? noFaults,
    lateMs: options.lateMs ?? LATE_MS,
  }
  return {
    async routes(app) {
      await app.register(async (scope) => registerProviderRoutes(scope, ctx), { prefix: '/provider/v1' })
      await app.register(async (scope) => registerGameRoutes(scope, ctx), { prefix: '/api' })
      await app.register(async (scope) => registerPageRoutes(scope, ctx, options.distFolder))
    },
    migrate: () => migrateArcadeSchema(ctx.db, ctx.wallets),
    settleExpiredRounds: (now) => settleExpiredRounds(ctx, now),
    cleanUp: (now) => cleanUp(ctx, now),
    checkBooks: () => ctx.wallets.ledger.check(sqlRunner(ctx.db)),
    setPlatformStatus: (platform, status) => setPlatformStatus(ctx.db, platform, status, ctx.clock.now()),
    setPlayerStatus: (player, status) => setPlayerStatus(ctx, player, status),
  }
}
