import type { AppContext } from '../../../../platform/context/app-context.ts'
import type { IdentityContext } from '../../tables.ts'
import { findAndStorePortrait } from './find-and-store-portrait.ts'
import {
  finishReading,
  type QueuedReading,
  RENEW_MS,
  renewReading,
  type TakenReading,
  takeNextPortrait,
  takeNextReading,
} from './queue-queries.ts'
import { readAndStore } from './read-and-store.ts'

type Running = WeakMap<AppContext['providers']['scanner'], Promise<void>>
/** What runs in this process, per scanner: a text engine reads one document at a time, and the face engine finds portraits beside it. */
const [readings, portraits]: readonly [Running, Running] = [new WeakMap(), new WeakMap()]

/** Code of a reading that failed: the photos may be queued again. */
const FAILED = 10323
/** Photos that ended so many processes are not read by another one. */
const MOST_TAKES = 3

/**
 * Reads what waits in the queue, one document after another, and finds the portraits of those that are read, until none is left. In
 * each process at most one document is read; the others of the site take the next ones. No document waits for the portrait of
 * another.
 */
export async function readQueued(ctx: IdentityContext): Promise<void> {
  await Promise.all([runOnce(readings, ctx, readAll), findPortraits(ctx)])
  // Of what was read last.
  await findPortraits(ctx)
}

const findPortraits = (ctx: IdentityContext): Promise<void> => runOnce(portraits, ctx, findAllPortraits)

/** Runs this, unless it runs in this process. */
function runOnce(
  running: Running,
  ctx: IdentityContext,
  run: (ctx: IdentityContext) => Promise<void>,
): Promise<void> {
  const { scanner } = ctx.providers
  const now = running.get(scanner)
  if (now !== undefined) return now
  const started = run(ctx).finally(() => running.delete(scanner))
  running.set(scanner, started)
  return started
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
    await whileRenewed(ctx, next, async (taken) => {
      try {
        const read = await readAndStore(ctx, taken)
        if (!read.ok) await finishReading(ctx.db, taken, read.code)
      } catch (error) {
        ctx.log.error({ err: error }, 'a document was not read')
        await finishReading(ctx.db, taken, FAILED)
      }
    })
    void findPortraits(ctx).catch((error) => ctx.log.error({ err: error }, 'the portraits’ queue failed'))
  }
}

async function findAllPortraits(ctx: IdentityContext): Promise<void> {
  for (let next = await takeNextPortrait(ctx.db); next !== null; next = await takeNextPortrait(ctx.db)) {
    if (next.takes > MOST_TAKES) {
      ctx.log.error('a portrait was given up: each process that looked for it ended meanwhile')
      await finishReading(ctx.db, next, null)
      continue
    }
    await whileRenewed(ctx, next, async (taken) => {
      try {
        await findAndStorePortrait(ctx, taken)
      } catch (error) {
        ctx.log.error({ err: error }, 'a portrait was not looked for')
        await finishReading(ctx.db, taken, null)
      }
    })
  }
}

/** Keeps the lease of these photos until the work on them ends. */
async function whileRenewed<Taken extends TakenReading>(
  ctx: IdentityContext,
  taken: Taken,
  work: (taken: Taken) => Promise<void>,
): Promise<void> {
  const renewal = setInterval(() => void renew(ctx, taken), RENEW_MS)
  try {
    await work(taken)
  } finally {
    clearInterval(renewal)
  }
}
