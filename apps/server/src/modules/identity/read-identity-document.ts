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
import { takePhotos } from './attempts/take-photos.ts'
import type { DocumentReading } from './documents/document-kind.ts'
import { readDocument } from './documents/read-document.ts'
import { addPortrait, findPortrait } from './faces/find-portrait.ts'
import { type IdentityRules, readIdentityRules } from './identity-rules.ts'
import { lockIdentity } from './lock-identity.ts'

/** Well below what a request may take. */
const LIMIT_MS = 25_000

/**
 * Takes the photos of the draft's document and reads them on this machine. 10040 no draft; 400 an upload that is not there,
 * 10099 one that served before; 10145 read too often, or others of the player are being read; 10148 the reader is taken. The photos
 * are kept.
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
  const limit = AbortSignal.timeout(LIMIT_MS)
  const read = await readInTurn(hall.providers.ocr, {
    playerId,
    photos: photosOf(draft),
    read: () => readCounted(hall, draft, limit),
  })
  if (!read.ok) return read
  return transact(hall.db, async (trx) => {
    await lockIdentity(trx, playerId)
    const now = await findDraft(trx, playerId, hall.clock.now())
    // Photographed again, or begun anew, while it was read.
    if (now === undefined || photosOf(now) !== photosOf(draft)) return refuse(10040)
    await changeAttempt(trx, now.attempt_id, {
      reading_sealed: sealReading(sealer, now.attempt_id, read.data),
    })
    return succeed(viewReading(hall, now, read.data, rules))
  })
}

const photosOf = (draft: AttemptRow): string =>
  `${draft.attempt_id} ${draft.front_upload_id} ${draft.reverse_upload_id}`

/** What waited in vain has not been read, and does not count. */
async function readCounted(hall: Hall, draft: AttemptRow, before: AbortSignal): Promise<ReadingOutcome> {
  const ask = { playerId: draft.player_id, kind: 'reading', now: hall.clock.now() } as const
  return (await mayAsk(hall.db, ask)) ? readPhotos(hall, draft, before) : refuse(10145)
}

async function readPhotos(hall: Hall, draft: AttemptRow, before: AbortSignal): Promise<ReadingOutcome> {
  const front = draft.front_upload_id === null ? null : await readUpload(hall, draft.front_upload_id)
  const reverse = draft.reverse_upload_id === null ? null : await readUpload(hall, draft.reverse_upload_id)
  if (front === null || (reverse === null && hasReverse(draft.document_type))) return refuse(10040)
  const reading = await readDocument(
    hall.providers.ocr,
    { front: front.bytes, reverse: reverse?.bytes ?? null },
    { documentType: draft.document_type, issueCountry: draft.issue_country },
    before,
    taiwanDay(hall.clock.now()),
  )
  if (reading === null) return refuse(10148)
  if (reading.frontReasons.length > 0) return succeed(reading)
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
