import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds } from '../fairness/player-seeds.ts'
import { advanceRound } from './advance-round.ts'
import { findRound, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep, insertStep } from './step-queries.ts'

const BATCH_SIZE = 500

/** Settles up to 500 rounds that expired by `now`, by the rule that their game states. Returns how many it settled. */
export async function settleExpiredRounds(ctx: ArcadeContext, now: Date): Promise<number> {
  const due = await ctx.db
    .selectFrom('arcade.rounds')
    .select(['round_id', 'player_id', 'game'])
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .where('shared_round_id', 'is', null)
    .orderBy('expires_at')
    .limit(BATCH_SIZE)
    .execute()
  let settled = 0
  for (const round of due) {
    await advanceRound(ctx, round, now, { waits: false })
    if (!(await recordExpiry(ctx, round, now))) continue
    await advanceRound(ctx, round, now, { waits: false })
    settled += 1
  }
  return settled
}

/** Records the expiry as the round's PENDING step. Returns false when the round is over or busy. */
function recordExpiry(
  ctx: ArcadeContext,
  { player_id, game, round_id }: Pick<SeededRound, 'player_id' | 'game' | 'round_id'>,
  at: Date,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockPlayerSeeds(ctx, trx, player_id, game)
    const round = await findRound(ctx, trx, player_id, round_id)
    if (round?.status !== 'OPEN' || (await findUnfinishedStep(trx, round_id)) !== undefined) return false
    const requestId = ctx.ids.uuid()
    await insertStep(trx, { roundId: round_id, kind: 'EXPIRE', requestId, action: null, stake: 0n, at })
    return true
  })
}
