import type { ArcadeContext } from '../arcade-context.ts'
import { leadTable } from './lead-table.ts'
import { resumeHallBets } from './resume-hall-bets.ts'
import { createSaltFetcher, type SaltFetcher } from './salt-fetcher.ts'
import type { SharedGame } from './shared-round-store.ts'
import type { TableKey } from './table-key.ts'
import { LEASE_MS, releaseLease } from './table-lease.ts'

export interface TableRunner {
  /** Leads the table, or stands by while another process leads, until nobody watches and no round is open. */
  start(): void
  /** Gives the lease back at once. */
  stop(): Promise<void>
}

export interface RunnerOptions {
  readonly ctx: ArcadeContext
  readonly game: SharedGame
  readonly key: TableKey
  /** Whether somebody watches the table in this process. */
  readonly isWatched: () => boolean
  /** The table may have changed. */
  readonly onChange: () => void
  readonly onError: (error: unknown) => void
}

/** Runs a table's rounds in this process. Has no timer while nobody watches and no round is open. */
export function createTableRunner(options: RunnerOptions): TableRunner {
  const { ctx, key, onError } = options
  const leader = ctx.ids.uuid()
  let running: Promise<void> | null = null
  let isStopping = false
  let wake = () => {}

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    let restMs: number | null = 0
    while (!isStopping && restMs !== null) {
      restMs = await advanceAsLeader(options, leader, { callHall, salts }).catch((error: unknown) => {
        onError(error)
        return ctx.tableHeartbeatMs
      })
      if (restMs !== null) await sleep(restMs)
    }
    await releaseLease(ctx, key, leader).catch(onError)
  }

  /** Bets that wait for the hall are resumed in parallel; the table's clock never waits for them. */
  const hallCalls = new Set<Promise<void>>()
  function callHall(): void {
    const calls = resumeHallBets(ctx, key).catch(onError)
    hallCalls.add(calls)
    void calls.finally(() => hallCalls.delete(calls))
  }

  const salts = createSaltFetcher({ ctx, key, onError, onFixed: () => wake() })

  function start(): void {
    if (running !== null || isStopping) return
    running = run().finally(() => {
      running = null
      // A watcher joined while the lease was being released.
      if (options.isWatched()) start()
    })
  }

  return {
    start,
    async stop() {
      isStopping = true
      wake()
      await salts.stop()
      await running
      await Promise.all(hallCalls)
    },
  }
}

/** Does what is due, if this process leads. Returns the delay until the next step; null when nothing is left to do. */
async function advanceAsLeader(
  options: RunnerOptions,
  leader: string,
  { callHall, salts }: { readonly callHall: () => void; readonly salts: SaltFetcher },
): Promise<number | null> {
  const { ctx, game, key, isWatched, onChange } = options
  const led = await leadTable(ctx, game, key, leader, isWatched())
  if (led === null) return isWatched() ? LEASE_MS / 2 : null
  const { next, isLive, hasChanged } = led.step
  if (hasChanged) onChange()
  callHall()
  void salts.check(led.before)
  if (!isWatched() && !isLive) return null
  if (next === null) return ctx.tableHeartbeatMs
  return Math.min(Math.max(next.getTime() - ctx.clock.now().getTime(), 0), ctx.tableHeartbeatMs)
}
