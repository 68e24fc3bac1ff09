import { DOCUMENT_TYPES } from '@gamehall/contract/identity'
import type { TextReader } from '../../../providers/ocr/index.ts'
import { checkReading } from './check-reading.ts'
import { citizenNumberOf } from './citizen-number.ts'
import type { DocumentKind, DocumentPhotos, DocumentReading } from './document-reading.ts'
import { inferGender } from './infer-gender.ts'
import { mergePassport } from './merge-passport.ts'
import { readSide, type SideReading } from './read-side.ts'
import { ID_FRONT, ID_REVERSE } from './sides/id-card.ts'
import { PASSPORT } from './sides/passport.ts'
import { RESIDENT_FRONT, RESIDENT_REVERSE } from './sides/resident-certificate.ts'

const SIDES = {
  [DOCUMENT_TYPES.idCard]: { front: ID_FRONT, reverse: ID_REVERSE },
  [DOCUMENT_TYPES.residentCertificate]: { front: RESIDENT_FRONT, reverse: RESIDENT_REVERSE },
  [DOCUMENT_TYPES.passport]: { front: PASSPORT, reverse: null },
} as const

const EMPTY: SideReading = { fields: {}, mrz: null, reasons: [], turn: 0, screen: null }

/**
 * Reads a document from its photos: fields with confidence, problems of each photo, and consistency checks. `today` is
 * the Taiwan date, `yyyy-MM-dd`. Null when the OCR engine is busy or timed out.
 */
export async function readDocument(
  reader: TextReader,
  photos: DocumentPhotos,
  kind: DocumentKind,
  before: AbortSignal,
  today: string,
): Promise<DocumentReading | null> {
  const sides = SIDES[kind.documentType]
  const front = await readSide(reader, photos.front, sides.front, today, before)
  if (front === null) return null
  const reverse =
    sides.reverse === null || photos.reverse === null
      ? EMPTY
      : await readSide(reader, photos.reverse, sides.reverse, today, before)
  if (reverse === null) return null
  const merged = mergePassport(front.fields, front.mrz)
  const gender = inferGender(kind.documentType, merged.gender, merged.id_number)
  const fields = { ...reverse.fields, ...merged, ...(gender && { gender }) }
  const mrz = front.mrz?.mrz ?? null
  const citizenNumber = citizenNumberOf(mrz, kind)
  const { checks, reasons } = checkReading({ fields, printed: front.fields, mrz, kind, today })
  return {
    fields,
    frontReasons: [...front.reasons, ...reasons],
    reverseReasons: reverse.reasons,
    checks,
    ...(citizenNumber !== null && { citizenNumber }),
    frontTurn: front.turn,
    screen: { front: front.screen, reverse: reverse.screen },
  }
}
