import type { z } from 'zod'
import type { AppContext } from '../context/app-context.ts'
import type { JobKind } from './job-kind.ts'

/** A background job: a function of its payload and an instant. A job that throws is retried later. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobKind<Payload> {
  /** A crontab pattern in Taiwan time, at which it runs with an empty payload. */
  readonly cron?: string
  /**
   * Runs with an empty payload at this interval in every process that works on jobs, beside the queue. What it works on must be
   * in the database, for it is forgotten when it fails, and several processes run it at the same time.
   */
  readonly everyMs?: number
  run(ctx: AppContext, payload: z.output<Payload>, now: Date): Promise<void>
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job
}
