import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cacheVersion } from '../platform/cache/cache-version.ts'
import { listArcadeOrigins } from '../platform/config/list-arcade-origins.ts'
import { listOwnOrigins } from '../platform/config/list-own-origins.ts'
import type { AppContext } from '../platform/context/app-context.ts'
import { createHttpApp } from '../platform/http/create-http-app.ts'
import { drainRequests } from '../platform/http/drain-requests.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { playerPages } from '../platform/http/player-pages/player-pages.ts'
import { createRateLimits } from '../platform/http/rate-limits/rate-limits.ts'
import { selectRoutes } from '../platform/http/select-routes.ts'
import { registerHealthRoutes } from '../platform/telemetry/health-routes.ts'
import { registerMetrics } from '../platform/telemetry/metrics-route.ts'
import { logSecurityEvent } from '../platform/telemetry/security-log.ts'
import type { SecurityReport } from '../platform/telemetry/security-report.ts'
import { accountStepUps, authenticate, readSmsBudgetUsage } from '../rooms/account/index.ts'
import { gatewayCallback, payoutCallback } from '../rooms/cashier/index.ts'
import { seamlessCallback } from '../rooms/games/index.ts'
import { serveTracks } from '../rooms/music/index.ts'
import { isSiteClosed, servePictures, uploadRoutes } from '../rooms/site/index.ts'
import { loadHomeData } from './load-home-data.ts'
import { routes } from './rooms.ts'

export interface HttpServerOptions {
  readonly isStopping: () => boolean
  readonly socketCount: () => number
}

const PLAYER_DIST = join(import.meta.dirname, '../../../player/dist')

export interface HttpServer {
  readonly app: FastifyInstance
  /** Refuses new calls and waits for those in flight, at most `withinMs`. */
  drain(withinMs: number): Promise<void>
}

/** Creates the HTTP server: calls, callbacks, the player's pages, health and metrics. Does not listen. */
export async function createHttpServer(ctx: AppContext, options: HttpServerOptions): Promise<HttpServer> {
  const offered = selectRoutes(ctx.config, routes)
  const report: SecurityReport = (event, caller) => logSecurityEvent(ctx, event, caller)
  const app = await createHttpApp(
    ctx.config,
    ctx.log,
    offered.map(({ call }) => call),
    report,
  )
  // While stopping, each response closes its connection: a kept-alive connection would delay the end.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (options.isStopping()) reply.header('connection', 'close')
    done()
  })
  const drain = drainRequests(app)
  const limits = createRateLimits(ctx.config, report, ctx.log)
  app.addHook('onClose', () => limits.close())
  mountCalls(app, {
    ctx,
    routes: offered,
    limits,
    authenticate: (token, at) => authenticate(ctx, token, at),
    stepUps: accountStepUps,
    isClosed: () => isSiteClosed(ctx),
  })
  await app.register(gatewayCallback(ctx))
  await app.register(payoutCallback(ctx))
  await app.register(seamlessCallback(ctx))
  await app.register(uploadRoutes(ctx))
  await app.register(serveTracks)
  await app.register(servePictures(ctx))
  registerHealthRoutes(app, ctx.pool, options.isStopping)
  if (ctx.config.METRICS_OPEN)
    registerMetrics(app, {
      socketCount: options.socketCount,
      waitingJobs: () => countWaitingJobs(ctx),
      smsBudgetUsed: () => readSmsBudgetUsage(ctx),
    })
  const arcadeOrigins = listArcadeOrigins(ctx.config)
  const googleOrigins = ctx.config.GOOGLE_CLIENT_ID === undefined ? [] : ['https://accounts.google.com']
  await app.register(playerPages, {
    distFolder: PLAYER_DIST,
    loadHome: (locale) => loadHomeData(ctx, locale),
    cacheVersion: () => cacheVersion(ctx),
    config: {
      frameSources: [...arcadeOrigins, ...googleOrigins],
      imageSources: arcadeOrigins,
      scriptSources: googleOrigins,
      styleSources: googleOrigins,
      connectSources: googleOrigins,
      apiOrigins: listOwnOrigins(ctx.config),
    },
  })
  return { app, drain }
}

async function countWaitingJobs(ctx: AppContext): Promise<number> {
  const { rows } = await ctx.pool.query<{ count: bigint }>(
    'select count(*) from graphile_worker.jobs where run_at <= now()',
  )
  return Number(rows[0]?.count ?? 0n)
}
