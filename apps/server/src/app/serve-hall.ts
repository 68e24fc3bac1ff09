import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ownOrigins } from '../config/own-origins.ts'
import { changeMark } from '../core/change-mark.ts'
import type { Hall } from '../core/hall.ts'
import { logSecurityEvent } from '../core/security-log.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { drainRequests } from '../http/drain-requests.ts'
import { serveHealth } from '../http/health.ts'
import { serveMetrics } from '../http/metrics.ts'
import { mountCalls } from '../http/mount-calls.ts'
import { offeredRoutes } from '../http/offered-routes.ts'
import { playerPages } from '../http/player-pages.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import type { SecurityReport } from '../http/security-report.ts'
import { authenticate, smsBudgetUsed } from '../modules/account/index.ts'
import { gatewayCallback, payoutCallback } from '../modules/cashier/index.ts'
import { serveTracks } from '../modules/music/index.ts'
import { isSiteClosed, servePictures, uploadRoutes } from '../modules/site/index.ts'
import { loadHome } from './load-home.ts'
import { routes } from './rooms.ts'

export interface ServeOptions {
  readonly isStopping: () => boolean
  readonly socketCount: () => number
}

const PLAYER_DIST = join(import.meta.dirname, '../../../player/dist')

export interface ServedHall {
  readonly app: FastifyInstance
  /** Refuses new calls and waits for those in flight, at most `withinMs`. */
  drain(withinMs: number): Promise<void>
}

/** Creates the HTTP server: calls, callbacks, the player's pages, health and metrics. Does not listen. */
export async function serveHall(hall: Hall, options: ServeOptions): Promise<ServedHall> {
  const offered = offeredRoutes(hall.config, routes)
  const report: SecurityReport = (event, caller) => logSecurityEvent(hall, event, caller)
  const app = await createHttpApp(
    hall.config,
    hall.log,
    offered.map(({ call }) => call),
    report,
  )
  // While stopping, each response closes its connection: a kept-alive connection would delay the end.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (options.isStopping()) reply.header('connection', 'close')
    done()
  })
  const drain = drainRequests(app)
  const limits = createRateLimits(hall.config, report, hall.log)
  app.addHook('onClose', () => limits.close())
  mountCalls(app, {
    hall,
    routes: offered,
    limits,
    authenticate: (token, at) => authenticate(hall, token, at),
    isClosed: () => isSiteClosed(hall),
  })
  await app.register(gatewayCallback(hall))
  await app.register(payoutCallback(hall))
  await app.register(uploadRoutes(hall))
  await app.register(serveTracks)
  await app.register(servePictures(hall))
  serveHealth(app, hall.pool, options.isStopping)
  if (hall.config.METRICS_OPEN)
    serveMetrics(app, {
      socketCount: options.socketCount,
      waitingJobs: () => countWaitingJobs(hall),
      smsBudgetUsed: () => smsBudgetUsed(hall),
    })
  const arcadeOrigins = hall.config.ARCADE_URL === undefined ? [] : [new URL(hall.config.ARCADE_URL).origin]
  const googleOrigins = hall.config.GOOGLE_CLIENT_ID === undefined ? [] : ['https://accounts.google.com']
  await app.register(playerPages, {
    distFolder: PLAYER_DIST,
    loadHome: (locale) => loadHome(hall, locale),
    changeMark: () => changeMark(hall),
    config: {
      frameSources: [...arcadeOrigins, ...googleOrigins],
      imageSources: arcadeOrigins,
      scriptSources: googleOrigins,
      styleSources: googleOrigins,
      connectSources: googleOrigins,
      apiOrigins: ownOrigins(hall.config),
    },
  })
  return { app, drain }
}

async function countWaitingJobs(hall: Hall): Promise<number> {
  const { rows } = await hall.pool.query<{ count: bigint }>(
    'select count(*) from graphile_worker.jobs where run_at <= now()',
  )
  return Number(rows[0]?.count ?? 0n)
}
