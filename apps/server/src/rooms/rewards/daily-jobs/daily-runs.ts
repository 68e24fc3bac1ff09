import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { areBetsPulledUntil } from '../../games/index.ts'
import type { RewardsContext, RewardsDb } from '../tables.ts'
import type { VipTables } from '../vip/tables.ts'

/** How long after midnight nightly jobs wait for platforms whose bets are not all pulled. */
const BETS_WAIT_MS = 30 * 60_000

export type DailyTask = VipTables['reward_days']['work']

/** The Taiwan day after `day`. */
const dayAfter = (day: string): string => taiwanDay(taiwanDayEnd(day))

/** The end of a Taiwan day, exclusive. */
export const taiwanDayEnd = (day: string): Date => new Date(taiwanDayStart(day).getTime() + DAY_MS)

/** Lists the past Taiwan days that a nightly job has not processed, oldest first; only yesterday before its first run. */
export async function listPendingDays(db: RewardsDb, work: DailyTask, now: Date): Promise<string[]> {
  const yesterday = taiwanDay(new Date(now.getTime() - DAY_MS))
  const last = await db
    .selectFrom('reward_days')
    .select((day) => day.fn.max('day').as('day'))
    .where('work', '=', work)
    .executeTakeFirst()
  const days: string[] = []
  for (let day = last?.day ? dayAfter(last.day) : yesterday; day <= yesterday; day = dayAfter(day))
    days.push(day)
  return days
}

export async function markDayDone(ctx: RewardsContext, work: DailyTask, day: string): Promise<void> {
  await ctx.db
    .insertInto('reward_days')
    .values({ work, day, done_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a day's bets have all been pulled, or the waiting time is over; bets that arrive later count for the next day. */
export async function areBetsComplete(db: RewardsDb, day: string, now: Date): Promise<boolean> {
  const end = taiwanDayEnd(day)
  if (now.getTime() - end.getTime() >= BETS_WAIT_MS) return true
  return areBetsPulledUntil(db, end)
}
