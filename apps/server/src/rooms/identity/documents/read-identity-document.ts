import type { ResponseOf } from '@gamehall/contract'
import { type readIdentityDocument as call, hasReverse } from '@gamehall/contract/identity'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../platform/encryption/player-keys.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import { readUpload, signFileUrl } from '../../site/index.ts'
import { decryptReading, encryptReading } from '../attempts/attempt-encryption.ts'
import { type AttemptRow, findDraft, updateAttempt } from '../attempts/attempt-queries.ts'
import { refuseNoDraft } from '../attempts/attempt-refusals.ts'
import { lockIdentity } from '../attempts/identity-locks.ts'
import { consumeIdentityRateLimit } from '../attempts/identity-rate-limit.ts'
import { addPortraitCheck, findPortrait } from '../face-check/find-portrait.ts'
import { type IdentityRules, readIdentityRules } from '../identity-rules.ts'
import type { IdentityContext, IdentityDb } from '../tables.ts'
import { attachPhotos } from './attach-photos.ts'
import type { DocumentReading } from './document-reading.ts'
import { queueReading, type ReadingOutcome } from './ocr-queue.ts'
import { readDocument } from './read-document.ts'

/** Longest time for one reading, even when no request waits for it any more. */
const LIMIT_MS = 60_000

/**
 * Attaches photos to the draft's document and reads them by OCR on this server. 10040 no draft; 400 upload not found;
 * 10099 upload used before; 10145 too many readings, or other photos of the player are being read; 10148 the OCR queue
 * is full or slow. Photos and reading are stored.
 */
export const readIdentityDocument: UseCase<typeof call, IdentityContext> = async (
  ctx,
  request,
  { session },
) => {
  const { playerId } = session
  const taken = await transact(ctx.db, (trx) => attachPhotos(ctx, trx, playerId, request))
  if (!taken.ok) return taken
  const draft = taken.data
  const rules = await readIdentityRules(ctx.db)
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const before = decryptReading(encryptor, draft)
  if (before !== null) return succeed(viewReading(ctx, draft, before, rules))
  const read = await queueReading(ctx.providers.ocr, {
    playerId,
    photos: photosOf(draft),
    read: () => readAndStore(ctx, draft),
  })
  return read.ok ? succeed(viewReading(ctx, draft, read.data, rules)) : read
}

/**
 * Runs when the queue reaches this job. 10040 the photos changed, or the draft was restarted, before or during the
 * reading.
 */
async function readAndStore(ctx: IdentityContext, draft: AttemptRow): Promise<ReadingOutcome> {
  const { player_id: playerId } = draft
  if (!(await isUnchanged(ctx, ctx.db, draft))) return refuseNoDraft()
  if (!(await consumeIdentityRateLimit(ctx.db, { playerId, kind: 'reading', now: ctx.clock.now() })))
    return refuse(10145)
  const read = await readPhotos(ctx, draft)
  if (!read.ok) return read
  return transact(ctx.db, async (trx) => {
    await lockIdentity(trx, playerId)
    if (!(await isUnchanged(ctx, trx, draft))) return refuseNoDraft()
    const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
    await updateAttempt(trx, draft.attempt_id, {
      reading_sealed: encryptReading(encryptor, draft.attempt_id, read.data),
    })
    return read
  })
}

async function isUnchanged(ctx: IdentityContext, db: IdentityDb, draft: AttemptRow): Promise<boolean> {
  const now = await findDraft(db, draft.player_id, ctx.clock.now())
  return now !== undefined && photosOf(now) === photosOf(draft)
}

const photosOf = (draft: AttemptRow): string =>
  `${draft.attempt_id} ${draft.front_upload_id} ${draft.reverse_upload_id}`

async function readPhotos(ctx: IdentityContext, draft: AttemptRow): Promise<ReadingOutcome> {
  const front = draft.front_upload_id === null ? null : await readUpload(ctx, draft.front_upload_id)
  const reverse = draft.reverse_upload_id === null ? null : await readUpload(ctx, draft.reverse_upload_id)
  if (front === null || (reverse === null && hasReverse(draft.document_type))) return refuseNoDraft()
  const before = AbortSignal.timeout(LIMIT_MS)
  const reading = await readDocument(
    ctx.providers,
    { front: front.bytes, reverse: reverse?.bytes ?? null },
    { documentType: draft.document_type, issueCountry: draft.issue_country },
    before,
    taiwanDay(ctx.clock.now()),
  )
  if (reading === null) return refuse(10148)
  if (reading.frontReasons.some((reason) => reason !== 'document_screen')) return succeed(reading)
  const portrait = await findPortrait(
    ctx.providers.face,
    { bytes: front.bytes, documentType: draft.document_type, turn: reading.frontTurn },
    before,
  )
  return portrait === null ? refuse(10148) : succeed(addPortraitCheck(reading, portrait))
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
