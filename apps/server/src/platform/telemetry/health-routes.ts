import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '@gamehall/postgres'
import type { FastifyInstance } from 'fastify'

const ANSWER_WITHIN_MS = 1_000

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers and it is not shutting down. */
export function registerHealthRoutes(app: FastifyInstance, pool: Pool, isStopping: () => boolean): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !isStopping() && (await databaseAnswers(pool))
    reply.code(isReady ? 200 : 503)
    return { status: isReady ? 'ready' : isStopping() ? 'stopping' : 'database away' }
  })
}

async function databaseAnswers(pool: Pool): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, delay(ANSWER_WITHIN_MS, false, { ref: false })])
}
