import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import { FACE_STEP_TIMEOUT_MS } from '@gamehall/contract/constants'
import type { startFaceCheck as call } from '@gamehall/contract/identity'
import { hashSecret } from '../../core/hash-secret.ts'
import { refuse, succeed } from '../../core/outcome.ts'
import { taiwanDay, taiwanDayStart } from '../../core/taiwan-time.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { findDraft } from './attempts/attempt-queries.ts'
import { refuseNoDraft, refuseTooEarly } from './attempts/refuse-standing.ts'
import { drawActions } from './faces/draw-actions.ts'
import { closeFaceChecks, countFaceChecks } from './faces/face-check-queries.ts'
import { readIdentityRules } from './identity-rules.ts'
import { lockIdentity } from './lock-identity.ts'
import { readRealName } from './real-name.ts'

/**
 * §4: draws the order of the four actions and creates a nonce that lives 60 s (§9). An earlier face check ends. 10040
 * the data is not confirmed, 10088 verified, 10092 no face checks left today, 10099 under review.
 */
export const startFaceCheck: UseCase<typeof call> = (hall, _request, { session: { playerId } }) =>
  transact(hall.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const now = hall.clock.now()
    const { status } = await readRealName(hall, trx, playerId)
    if (status === REAL_NAME_STATUSES.verified) return refuse(10088)
    if (status === REAL_NAME_STATUSES.underReview) return refuse(10099)
    const draft = await findDraft(trx, playerId, now)
    if (draft === undefined) return refuseNoDraft()
    if (draft.fields_sealed === null) return refuseTooEarly()
    const { face_tries_a_day: most } = await readIdentityRules(trx)
    const tries = await countFaceChecks(trx, playerId, taiwanDayStart(taiwanDay(now)))
    if (tries >= most) return refuse(10092)
    await closeFaceChecks(trx, playerId)
    const nonce = hall.ids.token()
    const expiresAt = new Date(now.getTime() + FACE_STEP_TIMEOUT_MS)
    const actions = drawActions(hall.ids)
    await trx
      .insertInto('face_checks')
      .values({
        player_id: playerId,
        attempt_id: draft.attempt_id,
        nonce_hash: hashSecret(nonce),
        actions,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
    return succeed({ nonce, expires_at: expiresAt.toISOString(), actions })
  })
