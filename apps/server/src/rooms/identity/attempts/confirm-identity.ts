import type { ParsedRequestOf } from '@gamehall/contract'
import { DEFAULT_MINIMUM_AGE } from '@gamehall/contract/constants'
import {
  type confirmIdentity as call,
  hasReverse,
  type IdentityState,
  isFrontRead,
} from '@gamehall/contract/identity'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../platform/encryption/player-keys.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import { validateIdentityFields } from '../documents/validate-fields.ts'
import { closeFaceChecks } from '../face-check/face-check-queries.ts'
import type { IdentityContext } from '../tables.ts'
import {
  decryptReading,
  encryptCitizenNumber,
  encryptFields,
  fingerprintIdentity,
} from './attempt-encryption.ts'
import { type AttemptRow, findDraft, updateAttempt } from './attempt-queries.ts'
import { refuseIncompleteStep, refuseNoDraft, refuseUnreadFront } from './attempt-refusals.ts'
import { findNumberConflict } from './find-number-conflict.ts'
import { lockIdentity } from './identity-locks.ts'
import { consumeIdentityRateLimit } from './identity-rate-limit.ts'
import { readIdentityState } from './read-identity-state.ts'

/**
 * §4: stores the data the player confirms for the draft. 10040 no draft, its photos are not read yet, or nothing was
 * read on the front; 400 per
 * invalid field; 10145 too many numbers checked; 10076, 10077 the number belongs to another player.
 */
export const confirmIdentity: UseCase<typeof call, IdentityContext> = async (
  ctx,
  fields,
  { session: { playerId } },
) => {
  const now = ctx.clock.now()
  const draft = await findDraft(ctx.db, playerId, now)
  if (draft === undefined) return refuseNoDraft()
  if (!isPhotographed(draft)) return refuseIncompleteStep()
  const { issue_country: issueCountry, document_type: documentType } = draft
  const minimumAge = ctx.config.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE
  const faults = validateIdentityFields(fields, { documentType, issueCountry }, taiwanDay(now), minimumAge)
  if (faults.length > 0) return { ok: false, code: 400, fields: faults }
  if (!(await consumeIdentityRateLimit(ctx.db, { playerId, kind: 'number', now }))) return refuse(10145)
  return storeFields(ctx, draft, fields)
}

const isPhotographed = (draft: AttemptRow): boolean =>
  draft.reading_sealed !== null && (draft.reverse_upload_id !== null || !hasReverse(draft.document_type))

function storeFields(
  ctx: IdentityContext,
  { player_id: playerId, attempt_id: attemptId }: AttemptRow,
  fields: ParsedRequestOf<typeof call>,
): Promise<Outcome<IdentityState, 10040 | 10076 | 10077>> {
  return transact(ctx.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const draft = await findDraft(trx, playerId, ctx.clock.now())
    // The draft was restarted, or photographed again, in the meantime.
    if (draft?.attempt_id !== attemptId || !isPhotographed(draft)) return refuseNoDraft()
    const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
    const reading = decryptReading(encryptor, draft)
    if (!isFrontRead(reading?.fields ?? {})) return refuseUnreadFront(draft.document_type)
    const citizen = reading?.citizenNumber ?? null
    const claims = fingerprintIdentity(ctx.encryptor, draft, fields, citizen)
    const code = await findNumberConflict(trx, playerId, claims.numbers)
    if (code !== null) return refuse(code)
    await updateAttempt(trx, attemptId, {
      fields_sealed: encryptFields(encryptor, attemptId, fields),
      citizen_sealed: citizen === null ? null : encryptCitizenNumber(encryptor, attemptId, citizen),
      ...claims.kept,
    })
    // Running face checks end: a check counts only for the data confirmed before it started.
    await closeFaceChecks(trx, playerId)
    return succeed(await readIdentityState(ctx, trx, playerId))
  })
}
