import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { findInvite } from '../../account/index.ts'
import { releaseInviteRewardsJob } from './jobs/release-invite-rewards-job.ts'

/** Enqueues the release of an invited player's waiting rewards after their real name is verified. */
export async function enqueueInviteRelease(ctx: AppContext, trx: Trx, playerId: bigint): Promise<void> {
  if ((await findInvite(trx, playerId)) === undefined) return
  await ctx.jobs.enqueue(trx, releaseInviteRewardsJob, { friend_id: playerId.toString() })
}
