import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { startFaceCheck as call } from '@gamehall/contract/identity'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { findDraft } from '../attempts/attempt-queries.ts'
import { refuseIncompleteStep, refuseNoDraft } from '../attempts/attempt-refusals.ts'
import { lockIdentity } from '../attempts/identity-locks.ts'
import { readIdentityRules } from '../identity-rules.ts'
import { readRealName } from '../real-name/real-name.ts'
import type { IdentityContext } from '../tables.ts'
import { drawActions } from './draw-actions.ts'
import { challengeOf } from './face-challenge.ts'
import { closeFaceChecks, countFaceChecks } from './face-check-queries.ts'

/**
 * §4: draws the order of the four actions and the first challenge, and creates a nonce that lives 60 s (§9; `FACE_CHECK_SECONDS` in tests). An earlier face check ends. 10040
 * the data is not confirmed, 10088 verified, 10092 no face checks left today, 10099 under review.
 */
export const startFaceCheck: UseCase<typeof call, IdentityContext> = (
  ctx,
  _request,
  { session: { playerId } },
) =>
  transact(ctx.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const now = ctx.clock.now()
    const { status } = await readRealName(ctx, trx, playerId)
    if (status === REAL_NAME_STATUSES.verified) return refuse(10088)
    if (status === REAL_NAME_STATUSES.underReview) return refuse(10099)
    const draft = await findDraft(trx, playerId, now)
    if (draft === undefined) return refuseNoDraft()
    if (draft.fields_sealed === null) return refuseIncompleteStep()
    const { face_tries_a_day: most } = await readIdentityRules(trx)
    const tries = await countFaceChecks(trx, playerId, taiwanDayStart(taiwanDay(now)))
    if (tries >= most) return refuse(10092)
    await closeFaceChecks(trx, playerId)
    const nonce = ctx.ids.token()
    const { FACE_CHECK_SECONDS: seconds } = ctx.config
    const expiresAt = new Date(now.getTime() + seconds * 1_000)
    const actions = drawActions(ctx.ids)
    const check = await trx
      .insertInto('face_checks')
      .values({
        player_id: playerId,
        attempt_id: draft.attempt_id,
        nonce_hash: hashSecret(nonce),
        actions,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning(['check_id', 'actions', 'nonce_hash', 'tries'])
      .executeTakeFirstOrThrow()
    const challenge = challengeOf(ctx, check, 0)
    if (challenge === null) throw new Error('a face check has actions')
    return succeed({ nonce, expires_at: expiresAt.toISOString(), seconds, actions, challenge })
  })
