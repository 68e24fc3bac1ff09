import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type CronItem, Logger, parseCronItems, run, runMigrations, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { AppContext } from '../context/app-context.ts'
import { withPlatformTables } from '../database/platform-tables.ts'
import { systemClock } from '../time/clock.ts'
import type { Job } from './job.ts'
import { startPeriodicJobs } from './start-periodic-jobs.ts'
import { type ActiveRunner, superviseRunner } from './supervise-runner.ts'
import { HEARTBEAT_TIMES, type HeartbeatTimes, startHeartbeat } from './worker-heartbeat.ts'
import { WorkerPool } from './worker-pool.ts'

const CONCURRENT_JOBS = 8
const POLL_INTERVAL_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000
const DUE_JOBS_WITHIN_MS = 20_000
const DUE_JOBS_STEP_MS = 25

/** Migrates the queue's own schema; must run before a job is enqueued. */
export async function migrateJobQueue(databaseUrl: string): Promise<void> {
  const pgPool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  watchConnections(pgPool, () => {})
  try {
    await runMigrations({ pgPool, logger: silentLogger })
  } finally {
    await pgPool.end()
  }
}

const silentLogger = new Logger(() => () => {})

export interface JobRunner {
  stop(): Promise<void>
}

/** Runs queued jobs until stopped; a stop lets running jobs finish. */
export async function startJobRunner(
  ctx: AppContext,
  jobs: readonly Job[],
  databaseUrl: string,
  times: HeartbeatTimes = HEARTBEAT_TIMES,
): Promise<JobRunner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => runJob(ctx, job, payload)]),
  )
  const begin = async (): Promise<ActiveRunner> => {
    // One pool per runner: a runner that fails may never release its connections.
    const pgPool = new WorkerPool({
      connectionString: databaseUrl,
      max: CONCURRENT_JOBS + 3,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    watchConnections(pgPool, (error) => ctx.log.warn({ err: error }, 'job queue connection lost'))
    const events = new EventEmitter()
    const heartbeat = startHeartbeat(pgPool, events, times, (error) =>
      ctx.log.warn({ err: error }, 'worker heartbeat failed'),
    )
    const close = async () => {
      await heartbeat.stop()
      await pgPool.end()
    }
    try {
      const runner = await run({
        pgPool,
        events,
        concurrency: CONCURRENT_JOBS,
        // Batched completion is retried when the database is down; unbatched, the failure would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        pollInterval: POLL_INTERVAL_MS,
        noHandleSignals: true,
        taskList,
        parsedCronItems: parseCronItems(cronItems(jobs)),
        logger: new Logger((scope) => (level, message) => {
          if (level === 'error') ctx.log.error({ job: scope.taskIdentifier }, message)
        }),
      })
      return { runner, close }
    } catch (error) {
      void close().catch(() => {})
      throw error
    }
  }
  const runner = await superviseRunner(begin, ctx.log)
  const periodic = startPeriodicJobs(ctx, jobs)
  return {
    async stop() {
      await Promise.all([periodic.stop(), runner.stop()])
    },
  }
}

/** Listens for connection errors, which would otherwise end the process. */
function watchConnections(pgPool: pg.Pool, onError: (error: Error) => void): void {
  pgPool.on('error', onError)
  pgPool.on('connect', (client) => client.on('error', onError))
}

async function runJob(ctx: AppContext, job: Job, payload: unknown): Promise<void> {
  const { _cron: _, ...own } =
    typeof payload === 'object' && payload !== null ? (payload as { _cron?: unknown }) : {}
  await job.run(ctx, job.payload.parse(own), ctx.clock.now())
}

function cronItems(jobs: readonly Job[]): CronItem[] {
  return jobs.flatMap((job) =>
    job.cron === undefined ? [] : [{ task: job.name, match: utcPattern(job.cron) }],
  )
}

/** Converts a pattern from Taiwan time (UTC+8 all year) to the UTC that graphile-worker reads. Only hours shift. */
function utcPattern(pattern: string): string {
  const [minute, hour, ...rest] = pattern.split(' ')
  if (hour === undefined || !/^\d+$/.test(hour)) return pattern
  return [minute, String((Number(hour) + 16) % 24), ...rest].join(' ')
}

/**
 * After the server clock moved ahead by `movedMs`: makes waiting jobs due accordingly, runs each cron job and each periodic one
 * once, and resolves when no due job is left or after 20 seconds.
 */
export async function runDueJobs(ctx: AppContext, jobs: readonly Job[], movedMs: number): Promise<void> {
  await rescheduleJobs(ctx, movedMs)
  for (const job of jobs) {
    if (job.cron !== undefined) {
      await withPlatformTables(ctx.db)
        .transaction()
        .execute((trx) => ctx.jobs.enqueue(trx, job, {}, { key: `cron:${job.name}` }))
    }
  }
  const deadline = systemClock.now().getTime() + DUE_JOBS_WITHIN_MS
  while ((await hasDueJobs(ctx)) && systemClock.now().getTime() < deadline) await delay(DUE_JOBS_STEP_MS)
  for (const job of jobs) if (job.everyMs !== undefined) await runJob(ctx, job, {})
}

/** Reschedules waiting jobs by `movedMs`, because the queue runs in real time while the server clock moved ahead. */
export async function rescheduleJobs(ctx: AppContext, movedMs: number): Promise<void> {
  await ctx.pool.query(
    `select graphile_worker.reschedule_jobs(array[id], run_at => run_at - $1 * interval '1 millisecond')
       from graphile_worker.jobs where run_at > $2 and locked_at is null`,
    [movedMs, systemClock.now()],
  )
}

async function hasDueJobs(ctx: AppContext): Promise<boolean> {
  const { rowCount } = await ctx.pool.query(
    'select 1 from graphile_worker.jobs where run_at <= now() limit 1',
  )
  return rowCount !== 0
}
