import type { ResponseOf } from '@gamehall/contract'
import { type readIdentityDocument as call, hasReverse } from '@gamehall/contract/identity'
import type { Hall } from '../../core/hall.ts'
import { refuse, succeed } from '../../core/outcome.ts'
import { ensurePlayerKey } from '../../core/player-keys.ts'
import { taiwanDay } from '../../core/taiwan-time.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { readUpload, signLook } from '../site/index.ts'
import { mayAsk } from './attempts/ask-limit.ts'
import { type AttemptRow, changeAttempt, findDraft } from './attempts/attempt-queries.ts'
import { openReading, sealReading } from './attempts/attempt-secrets.ts'
import { type ReadingOutcome, readInTurn } from './attempts/read-in-turn.ts'
import { refuseNoDraft } from './attempts/refuse-standing.ts'
import { takePhotos } from './attempts/take-photos.ts'
import type { DocumentReading } from './documents/document-kind.ts'
import { readDocument } from './documents/read-document.ts'
import { addPortrait, findPortrait } from './faces/find-portrait.ts'
import { type IdentityRules, readIdentityRules } from './identity-rules.ts'
import { lockIdentity } from './lock-identity.ts'

/** Longest time for one reading, even when no request waits for it any more. */
const LIMIT_MS = 60_000

/**
 * Attaches photos to the draft's document and reads them by OCR on this server. 10040 no draft; 400 upload not found;
 * 10099 upload used before; 10145 too many readings, or other photos of the player are being read; 10148 the OCR queue
 * is full or slow. Photos and reading are stored.
 */
export const readIdentityDocument: UseCase<typeof call> = async (hall, request, { session }) => {
  const { playerId } = session
  const taken = await transact(hall.db, (trx) => takePhotos(hall, trx, playerId, request))
  if (!taken.ok) return taken
  const draft = taken.data
  const rules = await readIdentityRules(hall.db)
  const { sealer } = await ensurePlayerKey(hall, hall.db, playerId)
  const before = openReading(sealer, draft)
  if (before !== null) return succeed(viewReading(hall, draft, before, rules))
  const read = await readInTurn(hall.providers.ocr, {
    playerId,
    photos: photosOf(draft),
    read: () => readAndStore(hall, draft),
  })
  return read.ok ? succeed(viewReading(hall, draft, read.data, rules)) : read
}

/**
 * Runs when the queue reaches this job. 10040 the photos changed, or the draft was restarted, before or during the
 * reading.
 */
async function readAndStore(hall: Hall, draft: AttemptRow): Promise<ReadingOutcome> {
  const { player_id: playerId } = draft
  if (!(await isUnchanged(hall, hall.db, draft))) return refuseNoDraft()
  if (!(await mayAsk(hall.db, { playerId, kind: 'reading', now: hall.clock.now() }))) return refuse(10145)
  const read = await readPhotos(hall, draft)
  if (!read.ok) return read
  return transact(hall.db, async (trx) => {
    await lockIdentity(trx, playerId)
    if (!(await isUnchanged(hall, trx, draft))) return refuseNoDraft()
    const { sealer } = await ensurePlayerKey(hall, trx, playerId)
    await changeAttempt(trx, draft.attempt_id, {
      reading_sealed: sealReading(sealer, draft.attempt_id, read.data),
    })
    return read
  })
}

async function isUnchanged(hall: Hall, db: Hall['db'], draft: AttemptRow): Promise<boolean> {
  const now = await findDraft(db, draft.player_id, hall.clock.now())
  return now !== undefined && photosOf(now) === photosOf(draft)
}

const photosOf = (draft: AttemptRow): string =>
  `${draft.attempt_id} ${draft.front_upload_id} ${draft.reverse_upload_id}`

async function readPhotos(hall: Hall, draft: AttemptRow): Promise<ReadingOutcome> {
  const front = draft.front_upload_id === null ? null : await readUpload(hall, draft.front_upload_id)
  const reverse = draft.reverse_upload_id === null ? null : await readUpload(hall, draft.reverse_upload_id)
  if (front === null || (reverse === null && hasReverse(draft.document_type))) return refuseNoDraft()
  const before = AbortSignal.timeout(LIMIT_MS)
  const reading = await readDocument(
    hall.providers.ocr,
    { front: front.bytes, reverse: reverse?.bytes ?? null },
    { documentType: draft.document_type, issueCountry: draft.issue_country },
    before,
    taiwanDay(hall.clock.now()),
  )
  if (reading === null) return refuse(10148)
  if (reading.frontReasons.some((reason) => reason !== 'document_screen')) return succeed(reading)
  const portrait = await findPortrait(
    hall.providers.face,
    { bytes: front.bytes, documentType: draft.document_type, turn: reading.frontTurn },
    before,
  )
  return portrait === null ? refuse(10148) : succeed(addPortrait(reading, portrait))
}

function viewReading(
  hall: Hall,
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
    front_url: signLook(hall, draft.front_upload_id ?? ''),
    reverse_url: draft.reverse_upload_id === null ? null : signLook(hall, draft.reverse_upload_id),
  }
}
