import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface MetricsSources {
  readonly socketCount: () => number
  readonly waitingJobs: () => Promise<number>
}

const MS_PER_S = 1_000

/** Prometheus metrics at `/metrics`: requests by route, joined sockets, waiting jobs, the process itself. */
export function serveMetrics(app: FastifyInstance, sources: MetricsSources): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers: [register],
  })
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
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / MS_PER_S,
    )
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) => {
    reply.type(register.contentType)
    return register.metrics()
  })
}
