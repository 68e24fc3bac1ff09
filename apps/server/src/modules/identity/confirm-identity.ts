import type { ParsedRequestOf } from '@gamehall/contract'
import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import { type confirmIdentity as call, hasReverse, type IdentityState } from '@gamehall/contract/identity'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import { ensurePlayerKey } from '../../core/player-keys.ts'
import { taiwanDay } from '../../core/taiwan-time.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { mayAsk } from './attempts/ask-limit.ts'
import { type AttemptRow, changeAttempt, findDraft } from './attempts/attempt-queries.ts'
import { claimsOf, openReading, sealCitizen, sealFields } from './attempts/attempt-secrets.ts'
import { numberInUse } from './attempts/number-in-use.ts'
import { refuseNoDraft, refuseTooEarly } from './attempts/refuse-standing.ts'
import { viewIdentity } from './attempts/view-identity.ts'
import { judgeFields } from './documents/judge-fields.ts'
import { closeFaceChecks } from './faces/face-check-queries.ts'
import { lockIdentity } from './lock-identity.ts'

/**
 * §4: stores the data the player confirms for the draft. 10040 no draft, or its photos are not read yet; 400 per
 * invalid field; 10145 too many numbers checked; 10076, 10077 the number belongs to another player.
 */
export const confirmIdentity: UseCase<typeof call> = async (hall, fields, { session: { playerId } }) => {
  const now = hall.clock.now()
  const draft = await findDraft(hall.db, playerId, now)
  if (draft === undefined) return refuseNoDraft()
  if (!isPhotographed(draft)) return refuseTooEarly()
  const { issue_country: issueCountry, document_type: documentType } = draft
  const minimumAge = hall.config.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE
  const faults = judgeFields(fields, { documentType, issueCountry }, taiwanDay(now), minimumAge)
  if (faults.length > 0) return { ok: false, code: 400, fields: faults }
  if (!(await mayAsk(hall.db, { playerId, kind: 'number', now }))) return refuse(10145)
  return storeFields(hall, draft, fields)
}

const isPhotographed = (draft: AttemptRow): boolean =>
  draft.reading_sealed !== null && (draft.reverse_upload_id !== null || !hasReverse(draft.document_type))

function storeFields(
  hall: Hall,
  { player_id: playerId, attempt_id: attemptId }: AttemptRow,
  fields: ParsedRequestOf<typeof call>,
): Promise<Outcome<IdentityState, 10040 | 10076 | 10077>> {
  return transact(hall.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const draft = await findDraft(trx, playerId, hall.clock.now())
    // The draft was restarted, or photographed again, in the meantime.
    if (draft?.attempt_id !== attemptId || !isPhotographed(draft)) return refuseNoDraft()
    const { sealer } = await ensurePlayerKey(hall, trx, playerId)
    const citizen = openReading(sealer, draft)?.citizenNumber ?? null
    const claims = claimsOf(hall.sealer, draft, fields, citizen)
    const code = await numberInUse(trx, playerId, claims.numbers)
    if (code !== null) return refuse(code)
    await changeAttempt(trx, attemptId, {
      fields_sealed: sealFields(sealer, attemptId, fields),
      citizen_sealed: citizen === null ? null : sealCitizen(sealer, attemptId, citizen),
      ...claims.kept,
    })
    // Running face checks end: a check counts only for the data confirmed before it started.
    await closeFaceChecks(trx, playerId)
    return succeed(await viewIdentity(hall, trx, playerId))
  })
}
