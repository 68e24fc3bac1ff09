import { type checkIdentityUsed as call, numberRegister } from '@gamehall/contract/identity'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { IdentityContext } from '../tables.ts'
import { fingerprintIdNumber } from './attempt-encryption.ts'
import { findDraft } from './attempt-queries.ts'
import { refuseNoDraft } from './attempt-refusals.ts'
import { findNumberConflict } from './find-number-conflict.ts'
import { consumeIdentityRateLimit } from './identity-rate-limit.ts'

/**
 * §7 /user/identity/used: checks whether an ID number is free for the caller's verification. 10040 no draft; 10076 or
 * 10077 the number is taken; 10145 too many checks.
 */
export const checkIdentityUsed: UseCase<typeof call, IdentityContext> = async (
  ctx,
  request,
  { session: { playerId } },
) => {
  const now = ctx.clock.now()
  if ((await findDraft(ctx.db, playerId, now)) === undefined) return refuseNoDraft()
  const isAllowed = await consumeIdentityRateLimit(ctx.db, { playerId, kind: 'number', now })
  if (!isAllowed) return refuse(10145)
  const fingerprints = fingerprintIdNumber(ctx.encryptor, {
    country: request.issue_country,
    register: numberRegister(request.document_type, request.id_number),
    number: request.id_number,
  })
  const code = await findNumberConflict(ctx.db, playerId, fingerprints)
  return code === null ? succeed({}) : refuse(code)
}
