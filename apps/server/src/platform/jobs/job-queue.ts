import { sql } from 'kysely'
import type { Clock } from '../time/clock.ts'
import { systemClock } from '../time/clock.ts'
import type { JobQueue } from './job-kind.ts'

const DEFAULT_MAX_ATTEMPTS = 25

/** Enqueues through graphile-worker's SQL functions, inside the caller's transaction. */
export function createJobQueue(clock: Clock): JobQueue {
  return {
    async enqueue(trx, job, payload, options = {}) {
      const runAt = options.runAt === undefined ? null : toRealTime(options.runAt, clock)
      await sql`
        select graphile_worker.add_job(
          identifier => ${job.name}::text,
          payload => ${JSON.stringify(payload)}::json,
          run_at => ${runAt}::timestamptz,
          max_attempts => ${job.maxAttempts ?? DEFAULT_MAX_ATTEMPTS}::integer,
          job_key => ${options.key ?? null}::text
        )`.execute(trx)
    },
    async enqueueAll(trx, jobs) {
      if (jobs.length === 0) return
      const specs = jobs.map(({ kind, payload, options }) => ({
        identifier: kind.name,
        payload,
        max_attempts: kind.maxAttempts ?? DEFAULT_MAX_ATTEMPTS,
        run_at: options.runAt === undefined ? null : toRealTime(options.runAt, clock).toISOString(),
        job_key: options.key ?? null,
      }))
      await sql`
        select count(*) from graphile_worker.add_jobs(array(
          select (s.identifier, s.payload, null, s.run_at, s.max_attempts, s.job_key, null, null)::graphile_worker.job_spec
            from json_to_recordset(${JSON.stringify(specs)}::json) as s(
              identifier text, payload json, run_at timestamptz, max_attempts smallint, job_key text)
            order by s.job_key))`.execute(trx)
    },
  }
}

/** Converts an instant of the server clock to real time, in which the queue runs. */
function toRealTime(at: Date, clock: Clock): Date {
  const aheadMs = clock.now().getTime() - systemClock.now().getTime()
  return new Date(at.getTime() - aheadMs)
}
