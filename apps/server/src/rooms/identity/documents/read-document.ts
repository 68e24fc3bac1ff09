import { DOCUMENT_TYPES, type DocumentType } from '@gamehall/contract/identity'
import { checkReading } from './check-reading.ts'
import { citizenNumberOf } from './citizen-number.ts'
import type { DocumentKind, DocumentPhotos, DocumentReading } from './document-reading.ts'
import { flagImplausibleDates } from './flag-implausible-dates.ts'
import { inferGender } from './infer-gender.ts'
import { mendSexDigit } from './mend-sex-digit.ts'
import { mergeAccents } from './merge-accents.ts'
import { mergePassport } from './merge-passport.ts'
import { type DocumentReaders, readSide, type SideReading } from './read-side.ts'
import type { Side } from './sides/side.ts'
import { SIDES } from './sides/sides.ts'

interface DocumentSides {
  readonly front: Side
  readonly reverse: Side | null
}

const SIDES_OF: Readonly<Record<DocumentType, DocumentSides>> = {
  [DOCUMENT_TYPES.idCard]: { front: SIDES.id_front, reverse: SIDES.id_reverse },
  [DOCUMENT_TYPES.residentCertificate]: { front: SIDES.resident_front, reverse: SIDES.resident_reverse },
  [DOCUMENT_TYPES.passport]: { front: SIDES.passport, reverse: null },
}

const EMPTY: SideReading = {
  fields: {},
  mrz: null,
  reasons: [],
  turn: 0,
  screen: null,
  numbers: [],
  prints: [],
  hasTitle: false,
  print: null,
}

/**
 * Reads a document from its photos: fields with confidence, problems of each photo, and consistency checks. `today` is
 * the Taiwan date, `yyyy-MM-dd`; `photoMs`, 40 s unless given, the time after which nothing is read again. Null when an
 * OCR engine is busy or timed out.
 */
export async function readDocument(
  readers: DocumentReaders,
  photos: DocumentPhotos,
  kind: DocumentKind,
  before: AbortSignal,
  today: string,
  photoMs?: number,
): Promise<DocumentReading | null> {
  const sides = SIDES_OF[kind.documentType]
  // Each engine reads one picture at a time: while one reads the front, the other begins with the reverse.
  const [front, reverse] = await Promise.all([
    readSide(readers, photos.front, sides.front, today, before, photoMs),
    sides.reverse === null || photos.reverse === null
      ? EMPTY
      : readSide(readers, photos.reverse, sides.reverse, today, before, photoMs),
  ])
  if (front === null || reverse === null) return null
  const isPassport = kind.documentType === DOCUMENT_TYPES.passport
  const printed = isPassport ? mergePassport(front.fields, front.mrz, front.prints) : front.fields
  const merged = mergeAccents(printed, front.state ?? '', front.accented, front.marked)
  const number = mendSexDigit(kind.documentType, merged.id_number, merged.gender)
  const gender = inferGender(kind.documentType, merged.gender, number)
  const fields = flagImplausibleDates(
    { ...reverse.fields, ...merged, ...(number && { id_number: number }), ...(gender && { gender }) },
    kind,
    today,
  )
  const mrz = front.mrz?.mrz ?? null
  const citizenNumber = citizenNumberOf(mrz, kind)
  const { checks, reasons } = checkReading({
    fields,
    printed: front.fields,
    mrz,
    kind,
    reverseNumbers: reverse.numbers,
    hasTitle: isPassport ? null : front.hasTitle,
    today,
  })
  return {
    fields,
    frontReasons: [...front.reasons, ...reasons],
    reverseReasons: reverse.reasons,
    checks,
    ...(citizenNumber !== null && { citizenNumber }),
    frontTurn: front.turn,
    ...(front.print !== null && { frontPrint: front.print }),
    screen: { front: front.screen, reverse: reverse.screen },
  }
}
