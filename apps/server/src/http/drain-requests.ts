import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { errorEnvelope } from './envelope.ts'
import { localeOf } from './locale.ts'

/** The calls of players. What those calls themselves ask for (the arcade's provider, the sandbox) is served to the end. */
const PLAYERS_CALL = /^\/(api|arcade\/api)\//
/** Requests that are on their way when the stop begins still get an answer instead of a broken connection. */
const AT_LEAST_MS = 200
const STEP_MS = 20

/**
 * Lets the calls in flight finish before a stop: from the first moment of the stop new ones are answered 503, each to be
 * tried again elsewhere. The returned function begins the stop, and answers when none is left or the time is up.
 */
export function drainRequests(app: FastifyInstance): (withinMs: number) => Promise<void> {
  let isStopping = false
  let inFlight = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (!PLAYERS_CALL.test(request.url)) return done()
    if (isStopping) {
      reply.code(503).header('retry-after', '2')
      reply.send(errorEnvelope(503, localeOf(request.headers['accept-language'])))
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
