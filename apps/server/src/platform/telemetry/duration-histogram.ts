import { Gauge, type Registry } from 'prom-client'

const NAME = 'http_request_duration_seconds'
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30]
const MS_PER_S = 1_000
const LABELS = ['method', 'route', 'status'] as const

interface Series {
  readonly labels: Readonly<Record<(typeof LABELS)[number], string>>
  /** Count of each bucket, not cumulative; the last is above all bounds. */
  readonly counts: number[]
  sumS: number
}

/**
 * Request durations as a Prometheus histogram (`_bucket`, `_sum`, `_count`). Observing only increments plain counters, because
 * it runs on every request: the library's own histogram hashes its labels each time, which costs a quarter of the lobby's
 * throughput. The series are computed on scrape.
 */
export function createDurationHistogram(register: Registry) {
  const series = new Map<string, Series>()
  const registers = [register]
  new Gauge({
    name: `${NAME}_bucket`,
    help: 'Requests that took at most le seconds',
    labelNames: [...LABELS, 'le'],
    registers,
    collect() {
      for (const { labels, counts } of series.values()) {
        let total = 0
        for (const [index, count] of counts.entries()) {
          total += count
          this.set({ ...labels, le: String(BUCKETS_S[index] ?? '+Inf') }, total)
        }
      }
    },
  })
  const summed = (suffix: string, help: string, read: (one: Series) => number) =>
    new Gauge({
      name: `${NAME}_${suffix}`,
      help,
      labelNames: LABELS,
      registers,
      collect() {
        for (const one of series.values()) this.set(one.labels, read(one))
      },
    })
  summed('sum', 'Seconds that requests took together', ({ sumS }) => sumS)
  summed('count', 'Requests', ({ counts }) => counts.reduce((total, count) => total + count, 0))

  return {
    observe(method: string, route: string, status: number, durationMs: number): void {
      const key = `${method} ${route} ${status}`
      let one = series.get(key)
      if (one === undefined) {
        one = {
          labels: { method, route, status: String(status) },
          counts: new Array(BUCKETS_S.length + 1).fill(0),
          sumS: 0,
        }
        series.set(key, one)
      }
      const durationS = durationMs / MS_PER_S
      let bucket = 0
      while (bucket < BUCKETS_S.length && durationS > (BUCKETS_S[bucket] ?? 0)) bucket += 1
      one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
      one.sumS += durationS
    },
  }
}
