import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { findInvite } from '../../account/index.ts'
import { rewardInviterJob } from './jobs/reward-inviter-job.ts'

/** Enqueues the inviter's reward check after an invited player's deposit is credited. */
export async function enqueueInviterReward(ctx: AppContext, trx: Trx, playerId: bigint): Promise<void> {
  if ((await findInvite(trx, playerId)) === undefined) return
  await ctx.jobs.enqueue(trx, rewardInviterJob, { friend_id: playerId.toString() })
}
