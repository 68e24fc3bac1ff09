import type { z } from 'zod'
import type { Hall } from '../core/hall.ts'
import type { Trx } from '../core/transact.ts'

/** What a piece of background work is called and needs: enough to leave it in the queue. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
  /** How often it is tried before it is given up and alarmed (default 25). */
  readonly maxAttempts?: number
}

/** A piece of background work: a function of its payload and an explicit instant. Throwing means: try again later. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobKind<Payload> {
  /** A crontab pattern in Taiwan time: it also runs by itself, with an empty payload. */
  readonly cron?: string
  run(hall: Hall, payload: z.output<Payload>, now: Date): Promise<void>
}

/** For work that leaves more of its own kind: its kind stands apart from what it does. */
export function defineJobKind<Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job
}

export interface EnqueueOptions {
  /** Not before this instant of the server's clock. */
  readonly runAt?: Date
  /** At most one waiting job carries this key; a later one replaces it. */
  readonly key?: string
}

/** Where work is left for after the commit. Enqueued inside the caller's transaction: both happen, or neither. */
export interface JobQueue {
  enqueue<Payload extends z.ZodType>(
    trx: Trx,
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
}
