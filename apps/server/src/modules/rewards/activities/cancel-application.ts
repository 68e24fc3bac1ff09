import type { cancelApplication as call } from '@gamehall/contract/rewards'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import {
  changeApplication,
  findApplication,
  lockUnderReview,
  viewApplication,
} from './application-queries.ts'
import { releaseImages } from './release-images.ts'

/** §7 /activity/cancel: cancels an application under review; the player may apply again. 404 unknown, 20010 already decided. */
export const cancelApplication: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const applicationId = BigInt(request.application_id)
  const { playerId } = session
  const cancelled = await transact(hall.db, async (trx): Promise<Outcome<null, 404 | 20010>> => {
    const known = await findApplication(trx, applicationId)
    if (known?.player_id !== playerId) return refuse(404)
    if ((await lockUnderReview(trx, applicationId, playerId)) === undefined) return refuse(20010)
    const now = hall.clock.now()
    await changeApplication(trx, applicationId, { state: 'cancelled', changed_at: now, decided_at: now })
    await releaseImages(trx, applicationId, now)
    return succeed(null)
  })
  return cancelled.ok ? succeed(await viewApplication(hall, hall.db, applicationId, locale)) : cancelled
}
