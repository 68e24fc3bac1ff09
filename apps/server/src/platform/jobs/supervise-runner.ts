import { setTimeout as delay } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'
import { systemClock } from '../time/clock.ts'

const RESTART_AFTER_MS = 500
/** Time for a failing runner to end by itself; a worker that waits for a dead connection never does. */
const END_WITHIN_MS = 5_000
/** Idle workers poll every second; a runner without a poll or a started job for this long has stopped working. */
const SILENT_MS = 20_000
/** Time to start. A runner that loses its database while starting never recovers. */
const BEGINS_WITHIN_MS = 5_000

export interface ActiveRunner {
  readonly runner: Runner
  /** Releases its connections; may never resolve after a failure. */
  close(): Promise<void>
}

export interface SupervisedRunner {
  stop(): Promise<void>
}

/**
 * Supervises a job runner. A lost database connection can kill some or all of its workers and leave a runner that neither works
 * nor ends: at the first failure, or after a silence, the runner is ended and a new one started.
 */
export async function superviseRunner(
  begin: () => Promise<ActiveRunner>,
  log: Logger,
): Promise<SupervisedRunner> {
  const stopping = Promise.withResolvers<void>()
  let isStopped = false
  let working = await begin()

  async function keepWorking(): Promise<void> {
    while (!isStopped) {
      const why = await Promise.race([untilTrouble(working.runner), stopping.promise])
      if (isStopped) return
      log.warn({ why }, 'job queue in trouble; starting it again')
      await end(working.runner)
      void working.close().catch(() => {})
      for (;;) {
        await delay(RESTART_AFTER_MS)
        if (isStopped) return
        const next = await begin().catch((error: unknown) => {
          log.warn({ err: error }, 'job queue not back yet')
        })
        if (next === undefined) continue
        working = next
        break
      }
    }
  }
  const kept = keepWorking()

  return {
    async stop() {
      isStopped = true
      stopping.resolve()
      await kept
      await working.runner.stop().catch(() => {})
      await Promise.race([working.close(), delay(END_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Resolves with the reason when the runner fails. */
async function untilTrouble(runner: Runner): Promise<string> {
  const { events } = runner
  const over = new AbortController()
  let silentFrom = systemClock.now().getTime() + BEGINS_WITHIN_MS
  const sign = () => {
    silentFrom = systemClock.now().getTime() + SILENT_MS
  }
  const happened = Promise.withResolvers<string>()
  const died = () => happened.resolve('a worker died')
  const closed = () => happened.resolve('its pool closes')
  events.on('worker:getJob:empty', sign)
  events.on('job:start', sign)
  events.on('worker:fatalError', died)
  events.on('pool:fatalError', died)
  events.on('pool:gracefulShutdown', closed)
  try {
    return await Promise.race([
      happened.promise,
      runner.promise.then(
        () => 'it ended',
        (error: unknown) => String(error),
      ),
      untilSilent(() => silentFrom, over.signal),
    ])
  } finally {
    over.abort()
    events.off('worker:getJob:empty', sign)
    events.off('job:start', sign)
    events.off('worker:fatalError', died)
    events.off('pool:fatalError', died)
    events.off('pool:gracefulShutdown', closed)
  }
}

async function untilSilent(silentFrom: () => number, signal: AbortSignal): Promise<string> {
  for (;;) {
    const leftMs = silentFrom() - systemClock.now().getTime()
    if (leftMs <= 0) return 'it gets no work'
    try {
      await delay(leftMs, undefined, { signal, ref: false })
    } catch {
      return 'no longer watched'
    }
  }
}

/** Stops a runner, then kills it, then stops waiting. Its jobs may run again, so jobs must be idempotent. */
async function end(runner: Runner): Promise<void> {
  const enough = delay(END_WITHIN_MS, undefined, { ref: false })
  await Promise.race([runner.stop().catch(() => runner.promise.catch(() => {})), enough])
  await Promise.race([runner.kill('the runner does not end').catch(() => {}), delay(END_WITHIN_MS)])
}
