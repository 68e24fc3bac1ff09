import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { RoomModule } from '../platform/context/room-module.ts'
import { createHttpApp } from '../platform/http/create-http-app.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { createRateLimits } from '../platform/http/rate-limits/rate-limits.ts'
import { selectRoutes } from '../platform/http/select-routes.ts'
import { logSecurityEvent } from '../platform/telemetry/security-log.ts'
import type { SecurityReport } from '../platform/telemetry/security-report.ts'
import { accountStepUps, authenticate } from '../rooms/account/index.ts'
import { isSiteClosed } from '../rooms/site/index.ts'
import type { TestContext } from './create-test-context.ts'

/** Creates an HTTP server with the calls of `rooms` and the plugins `besides`, for use with `inject`. */
export async function createTestServer(
  ctx: TestContext,
  rooms: readonly RoomModule[],
  ...besides: readonly FastifyPluginAsync[]
): Promise<FastifyInstance> {
  const routes = selectRoutes(
    ctx.config,
    rooms.flatMap((room) => room.routes),
  )
  const report: SecurityReport = (event, caller) => logSecurityEvent(ctx, event, caller)
  const app = await createHttpApp(
    ctx.config,
    ctx.log,
    routes.map(({ call }) => call),
    report,
  )
  const limits = createRateLimits(ctx.config, report)
  app.addHook('onClose', () => limits.close())
  mountCalls(app, {
    ctx,
    routes,
    limits,
    authenticate: (token, at) => authenticate(ctx, token, at),
    stepUps: accountStepUps,
    isClosed: () => isSiteClosed(ctx),
  })
  for (const plugin of besides) await app.register(plugin)
  await app.ready()
  return app
}
