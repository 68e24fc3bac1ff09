import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { RoomModule } from '../core/room-module.ts'
import { logSecurityEvent } from '../core/security-log.ts'
import { createHttpApp } from '../http/create-http-app.ts'
import { mountCalls } from '../http/mount-calls.ts'
import { offeredRoutes } from '../http/offered-routes.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import type { SecurityReport } from '../http/security-report.ts'
import { authenticate } from '../modules/account/index.ts'
import { isSiteClosed } from '../modules/site/index.ts'
import type { TestHall } from './create-test-hall.ts'

/** Creates an HTTP server with the calls of `rooms` and the plugins `besides`, for use with `inject`. */
export async function createTestServer(
  hall: TestHall,
  rooms: readonly RoomModule[],
  ...besides: readonly FastifyPluginAsync[]
): Promise<FastifyInstance> {
  const routes = offeredRoutes(
    hall.config,
    rooms.flatMap((room) => room.routes),
  )
  const report: SecurityReport = (event, caller) => logSecurityEvent(hall, event, caller)
  const app = await createHttpApp(
    hall.config,
    hall.log,
    routes.map(({ call }) => call),
    report,
  )
  const limits = createRateLimits(hall.config, report)
  app.addHook('onClose', () => limits.close())
  mountCalls(app, {
    hall,
    routes,
    limits,
    authenticate: (token, at) => authenticate(hall, token, at),
    isClosed: () => isSiteClosed(hall),
  })
  for (const plugin of besides) await app.register(plugin)
  await app.ready()
  return app
}
