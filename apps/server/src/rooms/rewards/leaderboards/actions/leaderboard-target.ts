import type { ActivityRow } from '../../activities/activity-queries.ts'
import type { RewardsTrx } from '../../tables.ts'
import { selectLeaderboards } from '../run-queries.ts'

export const leaderboardSubject = (input: { readonly activity_id: bigint }): string =>
  `leaderboard ${input.activity_id}`

export const runSubject = (input: { readonly run_id: bigint }): string => `leaderboard run ${input.run_id}`

/** Locks a leaderboard until the transaction ends; undefined for an unknown id, or an offer of another kind. */
export const lockLeaderboard = (trx: RewardsTrx, activityId: bigint): Promise<ActivityRow | undefined> =>
  selectLeaderboards(trx).where('activity_id', '=', activityId).forUpdate().executeTakeFirst()
