import { hasValidIdCheckDigit, type IdentityField, type IdentityReason } from '@gamehall/contract/identity'
import type { TextReader, TextScanner } from '../../../providers/ocr/index.ts'
import type { FieldReading, PhotoRotation } from './document-reading.ts'
import { BLURRED_BELOW, evaluateSide } from './evaluate-side.ts'
import { assignValues } from './fields/assign-values.ts'
import type { AssignedField } from './fields/assigned-field.ts'
import { parseRegisteredNumber } from './fields/parse-id-number.ts'
import { readField } from './fields/read-field.ts'
import { cutStrip, type UprightPhoto } from './fields/value-strip.ts'
import { isCutOff } from './lines/is-cut-off.ts'
import { type PrintedPage, understandLines } from './lines/understand-lines.ts'
import { withinCard } from './lines/within-card.ts'
import type { MrzReading } from './mrz/parse-mrz.ts'
import { readMrz } from './mrz/read-mrz.ts'
import { correctPerspective } from './picture/correct-perspective.ts'
import { type FoundDocument, findCorners } from './picture/find-corners.ts'
import { decodeGrey, type GreyPicture, rotateGrey } from './picture/grey-picture.ts'
import { measurePhoto, type PhotoMeasures } from './picture/measure-photo.ts'
import { normalizeLighting } from './picture/normalize-lighting.ts'
import type { RegionReader } from './regions/read-region.ts'
import { detectScreen, looksLikeScreen, type ScreenTrace } from './screen/detect-screen.ts'
import { recognizeSide } from './sides/recognize-side.ts'
import { aspectOf, type Side } from './sides/side.ts'

/** The two text readers: one finds and reads all print, the other reads what was found again, in other ways. */
export interface DocumentReaders {
  readonly ocr: TextReader
  readonly scanner: TextScanner
}

export interface SideReading {
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly mrz: MrzReading | null
  readonly reasons: readonly IdentityReason[]
  readonly turn: PhotoRotation
  /** Null when not checked. */
  readonly screen: ScreenTrace | null
  /** Personal numbers with a valid check digit, beside the document’s own serial number. */
  readonly numbers: readonly string[]
}

const nothing = (reason: IdentityReason): SideReading => ({
  fields: {},
  mrz: null,
  reasons: [reason],
  turn: 0,
  screen: null,
  numbers: [],
})

interface ScannedSide {
  readonly photo: UprightPhoto
  readonly page: PrintedPage
  readonly turn: PhotoRotation
  readonly found: FoundDocument
  readonly measures: PhotoMeasures
}

/** Reads one side of a document from its photo. Null when an OCR engine is busy. `today` is `yyyy-MM-dd`. */
export async function readSide(
  { ocr, scanner }: DocumentReaders,
  photo: Uint8Array,
  side: Side,
  today: string,
  before: AbortSignal,
): Promise<SideReading | null> {
  const grey = await decodeGrey(photo)
  if (grey === null || Math.min(grey.width, grey.height) < SMALLEST_PX) return nothing('document_unreadable')
  const scanned = await scanSide(scanner, grey, side, before)
  if (scanned === null) return null
  const { page, found, measures, turn } = scanned
  const { name: recognized } = recognizeSide(page, side.name)
  if (recognized !== null && recognized !== side.name)
    return nothing(isSameDocument(recognized, side.name) ? 'document_other_side' : 'document_other_type')
  const isKnown = recognized !== null
  const at = { reader: ocr, before }
  const assigned = isKnown ? assignValues(page, side) : []
  const fields = await readFields(at, scanned, assigned)
  const mrz = side.name === 'passport' ? await readMrz(at, scanned.photo, page.lines, today) : null
  if (before.aborted) return null
  const unread = evaluateSide({ side, fields, mrz, measures, sides: found.sides, isKnown })
  const screen = await detectScreen(photo, aspectOf(side.format))
  const reasons = looksLikeScreen(screen) ? [...unread, 'document_screen' as const] : unread
  return { fields, mrz, reasons, turn, screen, numbers: numbersOn(page, assigned) }
}

/** Below this size nothing on a document is legible. */
const SMALLEST_PX = 240
const DOUBTED = 0.8
/** Width at which a located document is measured. */
const MEASURED_PX = 1200

async function scanSide(
  scanner: TextScanner,
  grey: GreyPicture,
  { format }: Side,
  before: AbortSignal,
): Promise<ScannedSide | null> {
  const scan = await scanner.scanText(grey, before)
  if (scan === null) return null
  const picture = scan.turn === 0 ? grey : await rotateGrey(grey, scan.turn)
  const aspect = aspectOf(format)
  const found = await findCorners(picture, aspect)
  const card = correctPerspective(picture, found.corners, MEASURED_PX, Math.round(MEASURED_PX / aspect))
  return {
    photo: { picture, even: await normalizeLighting(picture) },
    page: understandLines(withinCard(scan.lines, found)),
    turn: scan.turn,
    found,
    measures: measurePhoto(card),
  }
}

function numbersOn({ values }: PrintedPage, assigned: readonly AssignedField[]): string[] {
  const serials = assigned
    .filter(({ spec }) => spec.field === 'card_number')
    .flatMap(({ rows }) => rows.map(({ text }) => text))
  return values
    .filter(({ text }) => !serials.includes(text))
    .flatMap(({ text }) => parseRegisteredNumber(text, true) ?? [])
    .filter(hasValidIdCheckDigit)
}

async function readFields(at: RegionReader, { photo, measures }: ScannedSide, all: readonly AssignedField[]) {
  const fields: Partial<Record<IdentityField, FieldReading>> = {}
  const isBlurred = measures.sharpness < BLURRED_BELOW
  for (const assigned of all) {
    const { spec, rows } = assigned
    const strips = rows.map((row) => cutStrip(photo, row))
    const read = await readField(at, strips, assigned)
    if (read === null) continue
    const isDoubted = isBlurred || isCut(assigned, photo)
    fields[spec.field] = isDoubted ? { ...read, confidence: Math.min(read.confidence, DOUBTED) } : read
  }
  return fields
}

const isCut = ({ rows }: AssignedField, { picture }: UprightPhoto): boolean =>
  rows.some((row) => isCutOff(row.corners, picture))

const isSameDocument = (one: Side['name'], other: Side['name']): boolean =>
  one.split('_')[0] === other.split('_')[0]
