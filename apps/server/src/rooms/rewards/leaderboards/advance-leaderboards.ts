import { HOUR_MS } from '../../../platform/time/durations.ts'
import type { RewardsContext } from '../tables.ts'
import { countEverybody } from './count-rounds-of-run.ts'
import { payDuePrize } from './pay-prize.ts'
import { lockRun, type RunRow, selectLeaderboards, startRun } from './run-queries.ts'
import { freezeRun, mayFreeze, settleRun, settlesAt } from './settle-run.ts'

/**
 * Starts the runs that are due, recounts open ones each hour, freezes and settles those that ended, and pays prizes. Each
 * step is a transaction of its own that checks the state it starts from, so that concurrent and repeated passes, and one after
 * a crash, do what is left. What fails does not keep the others from theirs; the first error is thrown at the end.
 */
export async function advanceLeaderboards(ctx: RewardsContext, now: Date): Promise<void> {
  const errors: unknown[] = []
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      errors.push(error)
    }
  }
  for (const row of await selectLeaderboards(ctx.db).where('closed_at', 'is', null).execute())
    await attempt(() => ctx.db.transaction().execute((trx) => startRun(trx, row, now)))
  const runs = await ctx.db
    .selectFrom('leaderboard_runs')
    .selectAll()
    .where('state', 'in', ['open', 'frozen'])
    .orderBy('ends_at')
    .execute()
  for (const run of runs) await attempt(() => advanceRun(ctx, run, now))
  const prizes = await ctx.db
    .selectFrom('leaderboard_prizes')
    .selectAll()
    .where('state', 'in', ['due', 'waiting'])
    .orderBy('run_id')
    .orderBy('place')
    .execute()
  for (const prize of prizes) await attempt(() => payDuePrize(ctx, prize))
  if (errors.length > 0) throw errors[0]
}

async function advanceRun(ctx: RewardsContext, run: RunRow, now: Date): Promise<void> {
  if (run.state === 'open' && now < run.ends_at) return countHourly(ctx, run, now)
  if (run.state === 'open' && !(await mayFreeze(ctx, run, now))) return
  if (run.state === 'open') await freezeRun(ctx, run.run_id)
  const frozen = await ctx.db
    .selectFrom('leaderboard_runs')
    .select(['rule', 'frozen_at'])
    .where('run_id', '=', run.run_id)
    .executeTakeFirstOrThrow()
  const at = settlesAt(frozen)
  // Read the clock again: a run frozen by this pass was frozen after `now`, and settles in it unless there is a review.
  if (at !== null && at <= ctx.clock.now()) await settleRun(ctx, run.run_id)
}

/** Finds what each player's own counting missed: bets before the run was started, late ones, those voided after an hour. */
async function countHourly(ctx: RewardsContext, { run_id, counted_at }: RunRow, now: Date): Promise<void> {
  if (counted_at !== null && now.getTime() - counted_at.getTime() < HOUR_MS) return
  await ctx.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, run_id, 'open')
    if (run !== undefined) await countEverybody(ctx, trx, run)
  })
}
