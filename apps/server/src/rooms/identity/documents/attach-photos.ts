import { hasReverse } from '@gamehall/contract/identity'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { claimUpload, releaseUpload } from '../../site/index.ts'
import { type AttemptRow, findDraft, updateAttempt } from '../attempts/attempt-queries.ts'
import { refuseNoDraft } from '../attempts/attempt-refusals.ts'
import { lockIdentity } from '../attempts/identity-locks.ts'
import { closeFaceChecks } from '../face-check/face-check-queries.ts'
import type { IdentityContext, IdentityTrx } from '../tables.ts'

interface NewPhotos {
  readonly front_upload_id?: string | null | undefined
  readonly reverse_upload_id?: string | null | undefined
}

const SIDES = [
  ['front_upload_id', 'id_front'],
  ['reverse_upload_id', 'id_reverse'],
] as const

/**
 * Attaches photos to a player’s draft. A side left out keeps its photo. New photos discard the reading, the confirmed
 * data and the face check of the old ones. 10040 no draft, 400 a side is missing or its upload does not exist, 10099
 * the upload was used before.
 */
export async function attachPhotos(
  ctx: IdentityContext,
  trx: IdentityTrx,
  playerId: bigint,
  given: NewPhotos,
): Promise<Outcome<AttemptRow, 400 | 10040 | 10099>> {
  await lockIdentity(trx, playerId)
  const now = ctx.clock.now()
  const draft = await findDraft(trx, playerId, now)
  if (draft === undefined) return refuseNoDraft()
  const photos = { front_upload_id: draft.front_upload_id, reverse_upload_id: draft.reverse_upload_id }
  for (const [side, action] of SIDES) {
    if (side === 'reverse_upload_id' && !hasReverse(draft.document_type)) continue
    const chosen = given[side] ?? draft[side]
    if (chosen === null) return refuseField(side, 'required')
    if (chosen === draft[side]) continue
    const taken = await claimUpload(ctx, trx, playerId, chosen, action)
    if (taken === 'unknown') return refuseField(side, 'upload_unknown')
    if (taken === 'used') return refuse(10099)
    if (draft[side] !== null) await releaseUpload(trx, draft[side], now)
    photos[side] = chosen
  }
  if (SIDES.every(([side]) => photos[side] === draft[side])) return succeed(draft)
  const anew = { ...photos, ...NOTHING_READ }
  await updateAttempt(trx, draft.attempt_id, anew)
  await closeFaceChecks(trx, playerId)
  return succeed({ ...draft, ...anew })
}

const NOTHING_READ = {
  reading_sealed: null,
  fields_sealed: null,
  citizen_sealed: null,
  number_fingerprint: null,
  citizen_fingerprint: null,
  person_fingerprint: null,
}
