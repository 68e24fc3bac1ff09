import type { repeatFaceAction as call } from '@gamehall/contract/identity'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { IdentityContext } from '../tables.ts'
import { challengeOf } from './face-challenge.ts'
import { findFaceCheck } from './face-check-queries.ts'

/**
 * §4: the challenge of the step that is due, drawn anew after a submission that was refused. 400 `nonce` expired, used or not
 * the caller’s.
 */
export const repeatFaceAction: UseCase<typeof call, IdentityContext> = async (
  ctx,
  { nonce },
  { session: { playerId } },
) => {
  const now = ctx.clock.now()
  const check = await findFaceCheck(ctx.db, { playerId, nonceHash: hashSecret(nonce), now })
  const challenge = check?.is_open ? challengeOf(ctx, check, check.shown) : null
  return challenge === null ? refuseField('nonce', 'face_expired') : succeed({ challenge })
}
