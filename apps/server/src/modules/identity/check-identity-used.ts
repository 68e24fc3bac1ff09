import type { checkIdentityUsed as call } from '@gamehall/contract/identity'
import { refuse, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { mayAsk } from './attempts/ask-limit.ts'
import { findDraft } from './attempts/attempt-queries.ts'
import { numberFingerprints } from './attempts/attempt-secrets.ts'
import { numberInUse } from './attempts/number-in-use.ts'
import { refuseNoDraft } from './attempts/refuse-standing.ts'

/**
 * §7 /user/identity/used: checks whether an ID number is free for the caller's verification. 10040 no draft; 10076 or
 * 10077 the number is taken; 10145 too many checks.
 */
export const checkIdentityUsed: UseCase<typeof call> = async (hall, request, { session: { playerId } }) => {
  const now = hall.clock.now()
  if ((await findDraft(hall.db, playerId, now)) === undefined) return refuseNoDraft()
  const isAllowed = await mayAsk(hall.db, { playerId, kind: 'number', now })
  if (!isAllowed) return refuse(10145)
  const fingerprints = numberFingerprints(hall.sealer, {
    country: request.issue_country,
    type: request.document_type,
    number: request.id_number,
  })
  const code = await numberInUse(hall.db, playerId, fingerprints)
  return code === null ? succeed({}) : refuse(code)
}
