import type { PlacedLine, TextReader } from '../../../../providers/ocr/index.ts'
import type { PhotoRotation } from '../document-reading.ts'
import { correctPerspective } from '../picture/correct-perspective.ts'
import { findCorners } from '../picture/find-corners.ts'
import { encodeGrey, type GreyPicture, rotateGrey } from '../picture/grey-picture.ts'
import { normalizeLighting } from '../picture/normalize-lighting.ts'

/** Page width for OCR, in pixels; positions on the page use this scale. */
const PAGE_WIDTH = 1600
/** ISO 7810 ID-1, a bank card; ID-3, a passport page. */
const CARD_HEIGHT = 1010
const PASSPORT_HEIGHT = 1126
const heightOf = (format: PageFormat) => (format === 'card' ? CARD_HEIGHT : PASSPORT_HEIGHT)
/** Aspect ratio: width by height. */
export const aspectOf = (format: PageFormat): number => PAGE_WIDTH / heightOf(format)
const TURNS = [null, 180, 90, 270] as const

/** A rotated page still yields letters; with fewer than these there is no print to rotate. */
const FEWEST_LETTERS = 8

const lettersOf = ({ lines }: Page): number =>
  lines.reduce((letters, line) => letters + line.letters.length, 0)

export type PageFormat = 'card' | 'passport'

/** A perspective-corrected document and its OCR lines. */
export interface Page {
  /** With the original lighting. */
  readonly picture: GreyPicture
  /** With normalized lighting. */
  readonly even: GreyPicture
  readonly lines: readonly PlacedLine[]
  /** How many edges of the document are visible. */
  readonly sides: number
  /** Rotation applied, clockwise. */
  readonly turn: PhotoRotation
}

/**
 * Locates the document, corrects its perspective and rotates it until `isUpright` holds for its text. Null when the OCR
 * engine is busy.
 */
export async function readPage(
  reader: TextReader,
  photo: GreyPicture,
  format: PageFormat,
  isUpright: (page: Page) => boolean,
  before: AbortSignal,
): Promise<Page | null> {
  const height = heightOf(format)
  const turns = photo.height > photo.width ? TURNS.toReversed() : TURNS
  let first: Page | null = null
  for (const turn of turns) {
    const turned = turn === null ? photo : await rotateGrey(photo, turn)
    const { corners, sides } = await findCorners(turned, aspectOf(format))
    const picture = correctPerspective(turned, corners, PAGE_WIDTH, height)
    const even = await normalizeLighting(picture)
    // Thin print reads better in the original lighting.
    for (const look of turn === null ? [even, picture] : [even]) {
      const image = await encodeGrey(look)
      const lines = await reader.readLines(image, { layout: 'sparse', language: 'chi_tra', before })
      if (lines === null) return first
      const page: Page = { picture, even, lines, sides, turn: turn ?? 0 }
      if (isUpright(page)) return page
      first ??= page
    }
    if (first !== null && lettersOf(first) < FEWEST_LETTERS) return first
  }
  return first
}
