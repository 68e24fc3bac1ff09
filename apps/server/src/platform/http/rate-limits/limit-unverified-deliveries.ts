import { addressKey } from '@gamehall/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AppContext } from '../../context/app-context.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import { rateLimitScale } from './rate-limits.ts'

/** Unverified deliveries that an address may send in a minute. */
const PER_MINUTE = 60
const WINDOW_S = 60

/**
 * Protects the routes of a scope that outside systems call with signed bodies. An address that keeps sending bodies whose
 * signature does not match is answered 429 before a body is read, and written to the security log once a minute; verified
 * deliveries are never counted. The returned function counts one unverified delivery. State is per process.
 */
export function limitUnverifiedDeliveries(
  app: FastifyInstance,
  ctx: Pick<AppContext, 'config' | 'log' | 'encryptor'>,
): (request: FastifyRequest) => Promise<void> {
  const points = Math.ceil(PER_MINUTE * rateLimitScale(ctx.config))
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_S })
  app.addHook('onRequest', async (request, reply) => {
    const counted = await limiter.get(addressKey(request.ip))
    if (counted === null || counted.consumedPoints < points) return
    return reply
      .code(429)
      .header('connection', 'close')
      .header('retry-after', Math.ceil(counted.msBeforeNext / 1_000))
      .send('')
  })
  return async (request) => {
    const { consumedPoints } = await limiter.penalty(addressKey(request.ip))
    if (consumedPoints !== points) return
    const caller = { ip: request.ip, requestId: request.id }
    logSecurityEvent(ctx, { event: 'limit.hit', limit: 'unverified_deliveries' }, caller)
  }
}
