import { setTimeout as delay } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'
import { systemClock } from '../core/clock.ts'

const RESTART_AFTER_MS = 500
/** What a runner in trouble gets to end by itself; a worker waiting for a dead connection never does. */
const END_WITHIN_MS = 5_000
/** Idle workers learn every second that there is no job: a runner in which none does, nor begins one, works no more. */
const SILENT_MS = 20_000
/** One that loses its database while starting asks for ever, and remembers the error for ever. */
const BEGINS_WITHIN_MS = 5_000

export interface WorkingRunner {
  readonly runner: Runner
  /** Gives back what it works with; may take for ever when it ended badly. */
  close(): Promise<void>
}

export interface Supervised {
  stop(): Promise<void>
}

/**
 * Keeps a runner working. A database that goes away takes workers with it, one by one or all at once, and what is left of
 * a runner may then neither work nor end: so at the first sign of trouble, or of silence, it is ended and another begins.
 */
export async function superviseRunner(begin: () => Promise<WorkingRunner>, log: Logger): Promise<Supervised> {
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

/** Resolves with what went wrong; never while all is well. */
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

/** Gently, then by force, and then without waiting any longer: its jobs may run again, which jobs have to bear. */
async function end(runner: Runner): Promise<void> {
  const enough = delay(END_WITHIN_MS, undefined, { ref: false })
  await Promise.race([runner.stop().catch(() => runner.promise.catch(() => {})), enough])
  await Promise.race([runner.kill('the runner does not end').catch(() => {}), delay(END_WITHIN_MS)])
}
