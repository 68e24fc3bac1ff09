import type { FieldRule } from '@gamehall/contract'
import type { LeaderboardInput } from '@gamehall/contract/operator'
import { type Minor, minor } from '@gamehall/money'
import { findUnknownGames, readPlatformNames } from '../../../games/index.ts'
import type { ActivityRow } from '../../activities/activity-queries.ts'
import { activityTypeExists } from '../../activities/activity-type-exists.ts'
import type { RewardsTrx } from '../../tables.ts'
import { worthOfRun } from '../leaderboard-prizes.ts'
import { countRuns } from '../run-periods.ts'

interface WrongField {
  readonly field: string
  readonly rule: FieldRule
}

/** Finds a field that contradicts another or names what does not exist, or null. */
export async function findWrongField(trx: RewardsTrx, given: LeaderboardInput): Promise<WrongField | null> {
  const { start_time, end_time, leaderboard } = given
  if (leaderboard.period === 'once' && end_time === null) return { field: 'end_time', rule: 'required' }
  if (end_time !== null && end_time <= start_time) return { field: 'end_time', rule: 'end_before_start' }
  if (leaderboard.measure === 'rounds' && leaderboard.least_stake === undefined)
    // Rounds at the smallest bet would decide.
    return { field: 'leaderboard', rule: 'required' }
  if (!(await activityTypeExists(trx, given.type_id))) return { field: 'type_id', rule: 'invalid' }
  const platforms = leaderboard.api_key === undefined ? [] : [leaderboard.api_key]
  const isKnown =
    (await findUnknownGames(trx, leaderboard.games ?? [])).length === 0 &&
    (await readPlatformNames(trx, platforms)).size === platforms.length
  return isKnown ? null : { field: 'leaderboard', rule: 'invalid' }
}

/** What a leaderboard's prizes come to in TWD cents: of all its runs, without an end those of a year. */
export function worthOfLeaderboard(
  given: Pick<LeaderboardInput, 'leaderboard' | 'start_time' | 'end_time'>,
): Minor {
  const runs = countRuns({
    period: given.leaderboard.period,
    startTime: new Date(given.start_time),
    endTime: given.end_time === null ? null : new Date(given.end_time),
  })
  return minor(worthOfRun(given.leaderboard) * BigInt(runs))
}

/** Converts operator input to a row of offers. */
export const toLeaderboardRow = (given: LeaderboardInput) => ({
  type_id: given.type_id,
  title: JSON.stringify(given.title),
  summary: JSON.stringify(given.summary),
  content: JSON.stringify(given.content),
  art: given.art,
  href: null,
  time_type: given.end_time === null ? ('from_now_until_official_end' as const) : ('start_to_end' as const),
  start_time: new Date(given.start_time),
  end_time: given.end_time === null ? null : new Date(given.end_time),
  sort: given.sort,
  is_shown: given.is_shown,
  mode: 'leaderboard' as const,
  rule: '{}',
  bonus: null,
  wash_percent: given.wash_percent,
  leaderboard: JSON.stringify(given.leaderboard),
})

/** Converts a row of offers back to operator input, so that an edit merges over it. */
export const fromLeaderboardRow = (row: ActivityRow): unknown => ({
  ...row,
  start_time: row.start_time?.toISOString(),
  end_time: row.end_time?.toISOString() ?? null,
})
