import { setTimeout as delay } from 'node:timers/promises'
import type { AppContext } from '../context/app-context.ts'
import type { Job } from './job.ts'

export interface PeriodicJobs {
  /** Lets the runs in progress finish. */
  stop(): Promise<void>
}

/** Runs each job that has an interval (`everyMs`) again and again, never twice at a time. One that fails is logged and runs again. */
export function startPeriodicJobs(ctx: AppContext, jobs: readonly Job[]): PeriodicJobs {
  const stopping = new AbortController()
  const loops = jobs.map(async ({ name, everyMs, run }) => {
    while (everyMs !== undefined && (await waitFor(everyMs, stopping.signal)))
      await run(ctx, {}, ctx.clock.now()).catch((error: unknown) =>
        ctx.log.error({ err: error, job: name }, 'a periodic job failed'),
      )
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** False when stopped. */
const waitFor = (ms: number, signal: AbortSignal): Promise<boolean> =>
  delay(ms, true, { signal, ref: false }).catch(() => false)
