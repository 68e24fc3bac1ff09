import type { cancelApplication as call } from '@gamehall/contract/rewards'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { RewardsContext } from '../tables.ts'
import {
  findApplication,
  lockApplicationUnderReview,
  updateApplication,
  viewApplication,
} from './application-queries.ts'
import { releaseApplicationImages } from './release-application-images.ts'

/** §7 /activity/cancel: cancels an application under review; the player may apply again. 404 unknown, 20010 already decided. */
export const cancelApplication: UseCase<typeof call, RewardsContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const applicationId = BigInt(request.application_id)
  const { playerId } = session
  const cancelled = await transact(ctx.db, async (trx): Promise<Outcome<null, 404 | 20010>> => {
    const known = await findApplication(trx, applicationId)
    if (known?.player_id !== playerId) return refuse(404)
    if ((await lockApplicationUnderReview(trx, applicationId, playerId)) === undefined) return refuse(20010)
    const now = ctx.clock.now()
    await updateApplication(trx, applicationId, { state: 'cancelled', changed_at: now, decided_at: now })
    await releaseApplicationImages(trx, applicationId, now)
    return succeed(null)
  })
  return cancelled.ok ? succeed(await viewApplication(ctx, ctx.db, applicationId, locale)) : cancelled
}
