import { hasReverse } from '@gamehall/contract/identity'
import { type Outcome, refuse, succeed } from '../../../../platform/context/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { taiwanDay } from '../../../../platform/time/taiwan-time.ts'
import { readUpload } from '../../../site/index.ts'
import { encryptReading } from '../../attempts/attempt-encryption.ts'
import { type AttemptRow, findDraft, updateAttempt } from '../../attempts/attempt-queries.ts'
import { refuseNoDraft } from '../../attempts/attempt-refusals.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import { consumeIdentityRateLimit } from '../../attempts/identity-rate-limit.ts'
import type { IdentityContext, IdentityDb } from '../../tables.ts'
import type { DocumentReading } from '../document-reading.ts'
import { readDocument } from '../read-document.ts'
import { enqueuePortrait, finishReading, type QueuedReading } from './queue-queries.ts'

/** Longest time for one reading, even when no request waits for it any more. */
export const READING_LIMIT_MS = 60_000

type ReadingOutcome = Outcome<DocumentReading, 10040 | 10145 | 10323>

/** Names a draft’s photos. */
export const photosOf = (draft: AttemptRow): string =>
  `${draft.attempt_id} ${draft.front_upload_id} ${draft.reverse_upload_id}`

/**
 * Reads the photos that a player queued, and stores the result with their draft. 10040 the photos changed, or the draft was
 * restarted, before or during the reading; 10145 too many readings; 10323 a text engine was busy or too slow. With a stored
 * reading the photos leave the queue, or wait there until their portrait is found.
 */
export async function readAndStore(
  ctx: IdentityContext,
  { playerId, photos }: Pick<QueuedReading, 'playerId' | 'photos'>,
): Promise<ReadingOutcome> {
  const draft = await findUnchanged(ctx, ctx.db, playerId, photos)
  if (draft === null) return refuseNoDraft()
  if (!(await consumeIdentityRateLimit(ctx.db, { playerId, kind: 'reading', now: ctx.clock.now() })))
    return refuse(10145)
  const read = await readPhotos(ctx, draft)
  if (!read.ok) return read
  return transact(ctx.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const current = await findUnchanged(ctx, trx, playerId, photos)
    if (current === null) return refuseNoDraft()
    // A process whose lease had ended has stored it.
    if (current.reading_sealed !== null) return read
    const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
    await updateAttempt(trx, draft.attempt_id, {
      reading_sealed: encryptReading(encryptor, draft.attempt_id, read.data),
    })
    if (mayHavePortrait(read.data)) await enqueuePortrait(trx, { playerId, photos })
    else await finishReading(trx, { playerId, photos }, null)
    return read
  })
}

/** Photos that must be retaken need no portrait. */
const mayHavePortrait = ({ frontReasons }: DocumentReading): boolean =>
  frontReasons.every((reason) => reason === 'document_screen')

/** The player’s draft, if it still has these photos. */
export async function findUnchanged(
  ctx: IdentityContext,
  db: IdentityDb,
  playerId: bigint,
  photos: string,
): Promise<AttemptRow | null> {
  const draft = await findDraft(db, playerId, ctx.clock.now())
  return draft !== undefined && photosOf(draft) === photos ? draft : null
}

async function readPhotos(ctx: IdentityContext, draft: AttemptRow): Promise<ReadingOutcome> {
  const front = draft.front_upload_id === null ? null : await readUpload(ctx, draft.front_upload_id)
  const reverse = draft.reverse_upload_id === null ? null : await readUpload(ctx, draft.reverse_upload_id)
  if (front === null || (reverse === null && hasReverse(draft.document_type))) return refuseNoDraft()
  const reading = await readDocument(
    ctx.providers,
    { front: front.bytes, reverse: reverse?.bytes ?? null },
    { documentType: draft.document_type, issueCountry: draft.issue_country },
    AbortSignal.timeout(READING_LIMIT_MS),
    taiwanDay(ctx.clock.now()),
  )
  return reading === null ? refuse(10323) : succeed(reading)
}
