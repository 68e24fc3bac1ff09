import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { startRun } from '../run-queries.ts'
import { findWrongField, toLeaderboardRow, worthOfLeaderboard } from './leaderboard-input.ts'

/**
 * Creates a leaderboard; one that has begun starts its first run. A start in the past becomes now, so that no round counts that
 * was played before. 400 with the field that is invalid or contradicts another.
 */
export const createLeaderboard = implementAction(operatorCalls.createLeaderboard, {
  subject: ({ title }) => `leaderboard ${title['zh-TW']}`,
  stake: async (ctx, _trx, given) => ({
    playerId: null,
    worthMinor: worthOfLeaderboard({ ...given, start_time: notBefore(given.start_time, ctx.clock.now()) }),
  }),
  async run(ctx: RewardsContext, trx: RewardsTrx, given) {
    const now = ctx.clock.now()
    const input = { ...given, start_time: notBefore(given.start_time, now) }
    const wrong = await findWrongField(trx, input)
    if (wrong !== null) return refuseField(wrong.field, wrong.rule)
    const row = await trx
      .insertInto('activities')
      .values({ ...toLeaderboardRow(input), closed_at: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    await startRun(trx, row, now)
    return succeed({ activity_id: row.activity_id.toString() })
  },
})

const notBefore = (start: string | undefined, now: Date): string =>
  start === undefined || new Date(start) < now ? now.toISOString() : start
