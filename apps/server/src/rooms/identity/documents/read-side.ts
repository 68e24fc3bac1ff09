import type { IdentityField, IdentityReason } from '@gamehall/contract/identity'
import type { TextReader } from '../../../providers/ocr/index.ts'
import type { FieldReading, PhotoRotation } from './document-reading.ts'
import { BLURRED_BELOW, evaluateSide } from './evaluate-side.ts'
import { readField } from './fields/read-field.ts'
import type { MrzReading } from './mrz/parse-mrz.ts'
import { readMrz } from './mrz/read-mrz.ts'
import { locateAnchors, shiftBox } from './page/locate-fields.ts'
import { aspectOf, type Page, readPage } from './page/read-page.ts'
import { decodeGrey } from './picture/grey-picture.ts'
import { measurePhoto } from './picture/measure-photo.ts'
import { detectScreen, looksLikeScreen, type ScreenTrace } from './screen/detect-screen.ts'
import { recognizeSide } from './sides/recognize-side.ts'
import type { Side } from './sides/side.ts'

export interface SideReading {
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly mrz: MrzReading | null
  readonly reasons: readonly IdentityReason[]
  readonly turn: PhotoRotation
  /** Null when not checked. */
  readonly screen: ScreenTrace | null
}

const nothing = (reason: IdentityReason): SideReading => ({
  fields: {},
  mrz: null,
  reasons: [reason],
  turn: 0,
  screen: null,
})

/** Reads one side of a document from its photo. Null when the OCR engine is busy. `today` is `yyyy-MM-dd`. */
export async function readSide(
  reader: TextReader,
  photo: Uint8Array,
  side: Side,
  today: string,
  before: AbortSignal,
): Promise<SideReading | null> {
  const grey = await decodeGrey(photo)
  if (grey === null || Math.min(grey.width, grey.height) < SMALLEST_PX) return nothing('document_unreadable')
  const isUpright = ({ lines }: Page) => recognizeSide(lines) !== null
  const page = await readPage(reader, grey, side.format, isUpright, before)
  if (page === null) return null
  const measures = measurePhoto(page.picture)
  const recognized = recognizeSide(page.lines)
  if (recognized !== null && recognized !== side.name)
    return nothing(isSameDocument(recognized, side.name) ? 'document_other_side' : 'document_other_type')
  const at = { reader, page, before }
  const placement = locateAnchors(page.lines, side.anchors)
  const fields: Partial<Record<IdentityField, FieldReading>> = {}
  // A document with faint labels can still be read where its edges were found.
  const isKnown = placement.found.size > 0 || (page.sides === 4 && page.lines.length >= LEGIBLE_LINES)
  for (const { field, as, label, rows } of isKnown ? side.regions : []) {
    const read = await readField(
      at,
      rows.map((row) => shiftBox(row, label, placement)),
      as,
    )
    if (read !== null)
      fields[field] = {
        ...read,
        confidence: Math.min(read.confidence, measures.sharpness < BLURRED_BELOW ? DOUBTED : 1),
      }
  }
  const mrz = side.name === 'passport' ? await readMrz(at, today) : null
  const unread = evaluateSide({ side, fields, mrz, measures, sides: page.sides, isKnown })
  const screen = await detectScreen(photo, aspectOf(side.format))
  const reasons = looksLikeScreen(screen) ? [...unread, 'document_screen' as const] : unread
  return { fields, mrz, reasons, turn: page.turn, screen }
}

const LEGIBLE_LINES = 3
const DOUBTED = 0.8
/** Below this size nothing on a document is legible. */
const SMALLEST_PX = 240

const isSameDocument = (one: Side['name'], other: Side['name']): boolean =>
  one.split('_')[0] === other.split('_')[0]
