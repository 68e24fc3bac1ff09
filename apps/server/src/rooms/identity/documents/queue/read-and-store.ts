import { setTimeout as delay } from 'node:timers/promises'
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
import {
  addPortraitCheck,
  type DocumentPhoto,
  findPortrait,
  type Portrait,
  placeOf,
} from '../../face-check/find-portrait.ts'
import type { IdentityContext, IdentityDb } from '../../tables.ts'
import type { DocumentReading } from '../document-reading.ts'
import { readDocument } from '../read-document.ts'
import type { QueuedReading } from './queue-queries.ts'

/** Longest time for one reading, even when no request waits for it any more. */
export const READING_LIMIT_MS = 60_000

type ReadingOutcome = Outcome<DocumentReading, 10040 | 10145 | 10323>

/** Names a draft’s photos. */
export const photosOf = (draft: AttemptRow): string =>
  `${draft.attempt_id} ${draft.front_upload_id} ${draft.reverse_upload_id}`

/**
 * Reads the photos that a player queued, and stores the result with their draft. 10040 the photos changed, or the draft was
 * restarted, before or during the reading; 10145 too many readings; 10323 a text engine was busy or too slow. A reading
 * is stored even if its portrait was not found in time: the face check finds it, and a person decides.
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
    if ((await findUnchanged(ctx, trx, playerId, photos)) === null) return refuseNoDraft()
    const { encryptor } = await ensurePlayerKey(ctx, trx, playerId)
    await updateAttempt(trx, draft.attempt_id, {
      reading_sealed: encryptReading(encryptor, draft.attempt_id, read.data),
    })
    return read
  })
}

async function findUnchanged(
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
  const before = AbortSignal.timeout(READING_LIMIT_MS)
  const reading = await readDocument(
    ctx.providers,
    { front: front.bytes, reverse: reverse?.bytes ?? null },
    { documentType: draft.document_type, issueCountry: draft.issue_country },
    before,
    taiwanDay(ctx.clock.now()),
  )
  if (reading === null) return refuse(10323)
  if (reading.frontReasons.some((reason) => reason !== 'document_screen')) return succeed(reading)
  const photo = { bytes: front.bytes, documentType: draft.document_type, ...placeOf(reading) }
  const portrait = await awaitPortrait(ctx, photo, before)
  return succeed(portrait === null ? reading : addPortraitCheck(reading, portrait))
}

/** How often a portrait is looked for again while the face engine is busy. */
const AGAIN_MS = 250

/** The portrait, as soon as the face engine has a place for it; null when it has none before the reading ends. */
async function awaitPortrait(
  { providers: { face } }: IdentityContext,
  photo: DocumentPhoto,
  before: AbortSignal,
): Promise<Portrait | null> {
  for (;;) {
    const portrait = await findPortrait(face, photo, before)
    if (portrait !== null || before.aborted) return portrait
    await delay(AGAIN_MS)
  }
}
