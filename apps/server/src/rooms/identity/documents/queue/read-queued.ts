import type { AppContext } from '../../../../platform/context/app-context.ts'
import type { IdentityContext } from '../../tables.ts'
import {
  finishReading,
  type QueuedReading,
  RENEW_MS,
  renewReading,
  takeNextReading,
} from './queue-queries.ts'
import { readAndStore } from './read-and-store.ts'

/** Readings that run in this process, per scanner: an engine reads one document at a time. */
const running = new WeakMap<AppContext['providers']['scanner'], Promise<void>>()

/** Code of a reading that failed: the photos may be queued again. */
const FAILED = 10323
/** Photos that ended so many processes are not read by another one. */
const MOST_TAKES = 3

/**
 * Reads what waits in the queue, one document after another, until none is left. In each process at most one runs; the
 * others of the site take the next documents.
 */
export function readQueued(ctx: IdentityContext): Promise<void> {
  const { scanner } = ctx.providers
  const now = running.get(scanner)
  if (now !== undefined) return now
  const reading = readAll(ctx).finally(() => running.delete(scanner))
  running.set(scanner, reading)
  return reading
}

/** A database that fails here for a moment costs nothing: the next renewal comes before the lease ends. */
async function renew(ctx: IdentityContext, reading: QueuedReading): Promise<void> {
  try {
    await renewReading(ctx.db, reading)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the lease of a reading was not renewed')
  }
}

async function readAll(ctx: IdentityContext): Promise<void> {
  for (let next = await takeNextReading(ctx.db); next !== null; next = await takeNextReading(ctx.db)) {
    if (next.takes > MOST_TAKES) {
      ctx.log.error('a document was given up: each process that took it ended while it read')
      await finishReading(ctx.db, next, FAILED)
      continue
    }
    const renewal = setInterval(() => void renew(ctx, next), RENEW_MS)
    try {
      const read = await readAndStore(ctx, next)
      await finishReading(ctx.db, next, read.ok ? null : read.code)
    } catch (error) {
      ctx.log.error({ err: error }, 'a document was not read')
      await finishReading(ctx.db, next, FAILED)
    } finally {
      clearInterval(renewal)
    }
  }
}
