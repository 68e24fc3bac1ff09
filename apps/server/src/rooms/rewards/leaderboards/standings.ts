import { sql } from 'kysely'
import type { RewardsDb } from '../tables.ts'
import { parseLeaderboardRule, type RunRow } from './run-queries.ts'

/** What the database stores as the reason where an account of the same person ranks higher. */
export const RELATED_ACCOUNT = 'related_account'

export interface Standing {
  readonly player_id: bigint
  readonly points: bigint
  readonly rounds: number
  readonly reached_at: Date
}

/**
 * The players who are ranked: enough rounds, points, and not disqualified. The order decides ties: who reached the points
 * first, then who registered first.
 */
const selectRanked = (db: RewardsDb, { run_id, rule }: Pick<RunRow, 'run_id' | 'rule'>) =>
  db
    .selectFrom('leaderboard_scores')
    .where('run_id', '=', run_id)
    .where('disqualified', 'is', null)
    .where('points', '>', 0n)
    .where('rounds', '>=', parseLeaderboardRule(rule).least_rounds)

/** The ranked players from a place on, the best first. */
export const readRanked = (
  db: RewardsDb,
  run: Pick<RunRow, 'run_id' | 'rule'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Standing[]> =>
  selectRanked(db, run)
    .select(['player_id', 'points', 'rounds', 'reached_at'])
    .orderBy('points', 'desc')
    .orderBy('reached_at')
    .orderBy('player_id')
    .offset(offset)
    .limit(limit)
    .execute()

export async function countRanked(db: RewardsDb, run: Pick<RunRow, 'run_id' | 'rule'>): Promise<number> {
  const { total } = await selectRanked(db, run)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The place of a standing: one more than how many are better. */
export async function placeOf(
  db: RewardsDb,
  run: Pick<RunRow, 'run_id' | 'rule'>,
  { points, reached_at, player_id }: Standing,
): Promise<number> {
  const { better } = await selectRanked(db, run)
    .where(
      sql<boolean>`(points > ${points} or (points = ${points} and (reached_at, player_id) < (${reached_at}, ${player_id})))`,
    )
    .select(({ fn }) => fn.countAll<bigint>().as('better'))
    .executeTakeFirstOrThrow()
  return Number(better) + 1
}
