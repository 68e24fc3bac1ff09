import type { z } from 'zod'
import type { Trx } from '../database/database.ts'

/** A job's name and payload schema: enough to enqueue it. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  /** How often it is tried before it fails permanently and raises an alarm (default 25). */
  readonly maxAttempts?: number
}

/** Declares a job's kind apart from its handler, for jobs that enqueue their own kind. */
export function defineJobKind<Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind
}

export interface EnqueueOptions {
  /** Not before this instant of the server's clock. */
  readonly runAt?: Date
  /** At most one waiting job has this key; a later one replaces it. */
  readonly key?: string
}

/** A job to be enqueued with others. */
export interface QueuedJob {
  readonly kind: JobKind
  readonly payload: unknown
  readonly options: EnqueueOptions
}

/** The job queue. A job is enqueued in the caller's transaction and runs only after its commit. */
export interface JobQueue {
  enqueue<Payload extends z.ZodType>(
    trx: Trx,
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Enqueues several jobs in one statement. Keys must differ. */
  enqueueAll(trx: Trx, jobs: readonly QueuedJob[]): Promise<void>
}
