import type { ResponseOf } from '@gamehall/contract'
import type { readIdentityDocument as call } from '@gamehall/contract/identity'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../platform/encryption/player-keys.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { signFileUrl } from '../../site/index.ts'
import { decryptReading } from '../attempts/attempt-encryption.ts'
import type { AttemptRow } from '../attempts/attempt-queries.ts'
import { type IdentityRules, readIdentityRules } from '../identity-rules.ts'
import type { IdentityContext } from '../tables.ts'
import { attachPhotos } from './attach-photos.ts'
import type { DocumentReading } from './document-reading.ts'
import { awaitReading, queueDraft } from './queue/await-reading.ts'
import { isWaiting } from './queue/queue-queries.ts'
import { photosOf } from './queue/read-and-store.ts'

/**
 * Attaches photos to the draft's document and reads them by OCR on this server. 10040 no draft; 400 upload not found;
 * 10099 upload used before; 10145 too many readings; 10320 they wait in the
 * queue; 10322 they, or earlier photos of the player, are being read; 10323 the reading did not finish. Photos and reading are stored.
 */
export const readIdentityDocument: UseCase<typeof call, IdentityContext> = async (
  ctx,
  request,
  { session },
) => {
  const { playerId } = session
  const taken = await transact(ctx.db, async (trx) => {
    const attached = await attachPhotos(ctx, trx, playerId, request)
    if (!attached.ok) return attached
    const draft = attached.data
    // With the photos, so that no request queues those that newer ones replaced.
    return succeed({ draft, isQueued: draft.reading_sealed !== null || (await queueDraft(trx, draft)) })
  })
  if (!taken.ok) return taken
  const { draft, isQueued } = taken.data
  const rules = await readIdentityRules(ctx.db)
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const before = decryptReading(encryptor, draft)
  if (before !== null && !(await isWaiting(ctx.db, playerId, photosOf(draft))))
    return succeed(viewReading(ctx, draft, before, rules))
  const read = await awaitReading(ctx, draft, { wasQueued: request.was_queued === true, isQueued })
  return read.ok ? succeed(viewReading(ctx, draft, read.data, rules)) : read
}

function viewReading(
  ctx: IdentityContext,
  draft: AttemptRow,
  reading: DocumentReading,
  { field_confidence: sure }: IdentityRules,
): ResponseOf<typeof call> {
  const fields = Object.entries(reading.fields).map(([field, { value, confidence }]) => [
    field,
    { value, confidence, is_sure: confidence >= sure },
  ])
  return {
    fields: Object.fromEntries(fields),
    front_reasons: [...reading.frontReasons],
    reverse_reasons: [...reading.reverseReasons],
    front_url: signFileUrl(ctx, draft.front_upload_id ?? ''),
    reverse_url: draft.reverse_upload_id === null ? null : signFileUrl(ctx, draft.reverse_upload_id),
  }
}
