import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createDurationHistogram } from './duration-histogram.ts'

export interface MetricsSources {
  readonly socketCount: () => number
  readonly waitingJobs: () => Promise<number>
  /** How much of a day's SMS budget is used, from 0 to 1. */
  readonly smsBudgetUsed: () => Promise<number>
}

/** Prometheus metrics at `/metrics`: requests by route, joined sockets, waiting jobs, the process itself. */
export function registerMetrics(app: FastifyInstance, sources: MetricsSources): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = createDurationHistogram(register)
  new Gauge({
    name: 'push_sockets',
    help: 'Joined push sockets',
    registers: [register],
    collect() {
      this.set(sources.socketCount())
    },
  })
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and not yet done',
    registers: [register],
    async collect() {
      this.set(await sources.waitingJobs())
    },
  })
  new Gauge({
    name: 'sms_budget_used_ratio',
    help: 'Share of the SMS budget of 24 hours that is used; at 1 no more codes go out by SMS',
    registers: [register],
    async collect() {
      this.set(await sources.smsBudgetUsed())
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      request.method,
      request.routeOptions.url ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime,
    )
    done()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    reply.type(register.contentType)
    return register.metrics()
  })
}
