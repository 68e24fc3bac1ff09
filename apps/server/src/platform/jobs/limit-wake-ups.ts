import type { WorkerEvents, WorkerPool } from 'graphile-worker'

/**
 * Wakes idle workers at most once in `intervalMs`: at the first call at once, and for all further ones together at its end. The
 * queue notifies of each job that is enqueued, also of one that is due later, and each worker that wakes asks the database for a
 * job. Without a wake-up, workers find a job at their next poll.
 */
export function limitWakeUps(events: WorkerEvents, intervalMs: number): void {
  events.on('pool:create', ({ workerPool }) => limitNudges(workerPool, events, intervalMs))
}

function limitNudges(pool: WorkerPool, events: WorkerEvents, intervalMs: number): void {
  const wake = pool.nudge.bind(pool)
  let timer: NodeJS.Timeout | null = null
  let wanted = 0
  const atEnd = () => {
    timer = null
    if (wanted > 0) pool.nudge(wanted)
  }
  pool.nudge = (count) => {
    wanted = timer === null ? 0 : wanted + count
    if (timer !== null) return
    wake(count)
    timer = setTimeout(atEnd, intervalMs)
  }
  // A worker that has ended must not be woken.
  const end = (ending: { readonly workerPool: WorkerPool }) => {
    if (ending.workerPool !== pool) return
    if (timer !== null) clearTimeout(timer)
    pool.nudge = () => {}
  }
  events.on('pool:gracefulShutdown', end)
  events.on('pool:forcefulShutdown', end)
}
