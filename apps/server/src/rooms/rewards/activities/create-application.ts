import type { RewardsContext, RewardsTrx } from '../tables.ts'
import type { ActivityEvaluation } from './evaluate-activity.ts'

/** Inserts an application under review. Null when the player already has one in this period. */
export async function createApplication(
  ctx: RewardsContext,
  trx: RewardsTrx,
  { activity, period }: ActivityEvaluation,
  given: { readonly playerId: bigint; readonly key: string; readonly postscript: string },
): Promise<bigint | null> {
  const now = ctx.clock.now()
  const inserted = await trx
    .insertInto('activity_applications')
    .values({
      activity_id: activity.activity_id,
      player_id: given.playerId,
      period: period.name,
      idempotency_key: given.key,
      state: 'under_review',
      postscript: given.postscript,
      bonus_minor: null,
      wash_minor: null,
      order_no: null,
      free_rounds: null,
      reject_reason: null,
      created_at: now,
      changed_at: now,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst()
  return inserted?.application_id ?? null
}
