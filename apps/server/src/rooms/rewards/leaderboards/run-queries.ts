import { leaderboardRule } from '@gamehall/contract/operator'
import { ZERO } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { ScoredRounds } from '../../games/index.ts'
import { parseRuleAmount } from '../activities/activity-bonus.ts'
import type { ActivityRow } from '../activities/activity-queries.ts'
import type { RewardsDb, RewardsTrx } from '../tables.ts'
import { type RunSchedule, runPeriodAt } from './run-periods.ts'
import type { LeaderboardTables } from './tables.ts'

export type RunRow = Selectable<LeaderboardTables['leaderboard_runs']>

/** The rules of a leaderboard's row or of a run, parsed. */
export const parseLeaderboardRule = (stored: unknown) => leaderboardRule.parse(stored)

/** When a leaderboard's runs begin and end. Throws for an offer of another kind. */
export function scheduleOf(row: Pick<ActivityRow, 'leaderboard' | 'start_time' | 'end_time'>): RunSchedule {
  const { period } = parseLeaderboardRule(row.leaderboard)
  if (row.start_time === null) throw new Error('a leaderboard has a start')
  return { period, startTime: row.start_time, endTime: row.end_time }
}

/** The rounds that count in a run; their measure is the run's. */
export function roundsOfRun({ rule: stored, starts_at, ends_at }: RunRow): ScoredRounds {
  const rule = parseLeaderboardRule(stored)
  return {
    measure: rule.measure,
    from: starts_at,
    to: ends_at,
    gids: rule.games,
    apiKey: rule.api_key,
    leastStakeMinor: rule.least_stake === undefined ? ZERO : parseRuleAmount(rule.least_stake),
  }
}

export const selectLeaderboards = (db: RewardsDb) =>
  db.selectFrom('activities').selectAll().where('mode', '=', 'leaderboard')

/** Starts the run that contains `now`, unless it has been started. A hidden or closed leaderboard starts none. */
export async function startRun(trx: RewardsTrx, row: ActivityRow, now: Date): Promise<void> {
  const period = row.is_shown && row.closed_at === null ? runPeriodAt(scheduleOf(row), now) : null
  if (period === null) return
  await trx
    .insertInto('leaderboard_runs')
    .values({
      activity_id: row.activity_id,
      period: period.name,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      rule: JSON.stringify(row.leaderboard),
      title: JSON.stringify(row.title),
      wash_percent: row.wash_percent,
      counted_at: null,
      frozen_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks a run in a state until the transaction ends; undefined when it is in another. */
export const lockRun = (
  trx: RewardsTrx,
  runId: bigint,
  state: RunRow['state'],
): Promise<RunRow | undefined> =>
  trx
    .selectFrom('leaderboard_runs')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst()

export const findRun = (db: RewardsDb, runId: bigint): Promise<RunRow | undefined> =>
  db.selectFrom('leaderboard_runs').selectAll().where('run_id', '=', runId).executeTakeFirst()
