import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

export interface HeartbeatTimes {
  /** How often a runner writes its workers' heartbeat and frees the jobs of dead workers. */
  readonly intervalMs: number
  /** A worker without a heartbeat for this long is dead. */
  readonly deadAfterMs: number
}

/** A dead worker's jobs run again within `deadAfterMs` + `intervalMs` + the poll interval: under a minute. */
export const HEARTBEAT_TIMES: HeartbeatTimes = { intervalMs: 5_000, deadAfterMs: 45_000 }

export interface Heartbeat {
  /** Ends the heartbeat; other runners free jobs that its workers still hold. */
  stop(): Promise<void>
}

/**
 * Writes the heartbeat of one runner's workers to `job_workers`, and unlocks the jobs of dead workers of any process. Times are
 * the database's. A failed write is reported and retried at the next beat.
 */
export function startHeartbeat(
  pgPool: pg.Pool,
  events: WorkerEvents,
  times: HeartbeatTimes,
  onError: (error: unknown) => void,
): Heartbeat {
  // graphile-worker locks jobs by the id of the worker pool, one per runner.
  const workerIds = new Set<string>()
  events.on('pool:create', ({ workerPool }) => workerIds.add(workerPool.id))
  let beating: Promise<void> | null = null
  const beat = () => {
    beating ??= (async () => {
      await writeHeartbeat(pgPool, [...workerIds])
      await freeDeadWorkers(pgPool, times.deadAfterMs)
    })()
      .catch(onError)
      .finally(() => {
        beating = null
      })
  }
  const timer = setInterval(beat, times.intervalMs)
  beat()
  return {
    async stop() {
      clearInterval(timer)
      await beating
    },
  }
}

async function writeHeartbeat(pgPool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pgPool.query(
    `insert into job_workers (worker_id) select unnest($1::text[])
       on conflict (worker_id) do update set heartbeat_at = clock_timestamp()`,
    [workerIds],
  )
}

/** Unlocks jobs of dead workers. A recently locked job may belong to a worker without a first heartbeat, so it is left for as long. */
async function freeDeadWorkers(pgPool: pg.Pool, deadAfterMs: number): Promise<void> {
  await pgPool.query(
    `with dead as (
       select distinct locked_by as worker_id
         from graphile_worker.jobs
        where locked_at < clock_timestamp() - $1 * interval '1 millisecond'
          and not exists (
            select from job_workers
             where worker_id = locked_by
               and heartbeat_at > clock_timestamp() - $1 * interval '1 millisecond'))
     select graphile_worker.force_unlock_workers(array_agg(worker_id)) from dead having count(*) > 0`,
    [deadAfterMs],
  )
  await pgPool.query(
    `delete from job_workers where heartbeat_at < clock_timestamp() - $1 * interval '1 millisecond'`,
    [deadAfterMs],
  )
}
