import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { parseAcceptLanguage } from './accept-language.ts'
import { toErrorEnvelope } from './envelope.ts'

/** Players' calls. The calls that these make themselves (arcade provider, sandbox) are served until the end. */
const PLAYERS_CALL = /^\/(api|arcade\/api)\//
/** Requests in transit when the stop begins still get a response instead of a broken connection. */
const AT_LEAST_MS = 200
const STEP_MS = 20

/**
 * Drains calls before a stop. The returned function starts the stop: new calls get 503, to be retried elsewhere; it resolves
 * when no call is in flight or after `withinMs`.
 */
export function drainRequests(app: FastifyInstance): (withinMs: number) => Promise<void> {
  let isStopping = false
  let inFlight = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (!PLAYERS_CALL.test(request.url)) return done()
    if (isStopping) {
      reply.code(503).header('retry-after', '2')
      reply.send(toErrorEnvelope(503, parseAcceptLanguage(request.headers['accept-language'])))
      return
    }
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
    done()
  })
  return async (withinMs) => {
    isStopping = true
    for (let waitedMs = 0; waitedMs < withinMs; waitedMs += STEP_MS) {
      if (inFlight === 0 && waitedMs >= AT_LEAST_MS) return
      await delay(STEP_MS)
    }
  }
}
