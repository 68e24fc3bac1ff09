import type { PlacedLine, TextReader } from '../../../../providers/ocr/index.ts'
import type { PhotoTurn } from '../document-kind.ts'
import { evenLight } from '../picture/even-light.ts'
import { findCorners } from '../picture/find-corners.ts'
import { encodeGrey, type GreyPicture, turnGrey } from '../picture/grey-picture.ts'
import { straighten } from '../picture/straighten.ts'

/** Documents are read at this width; places on them are in pixels of it. */
const PAGE_WIDTH = 1600
/** ID-1, the size of a bank card; ID-3, a passport’s page. */
const CARD_HEIGHT = 1010
const PASSPORT_HEIGHT = 1126
const heightOf = (format: PageFormat) => (format === 'card' ? CARD_HEIGHT : PASSPORT_HEIGHT)
/** A document’s width by its height. */
export const aspectOf = (format: PageFormat): number => PAGE_WIDTH / heightOf(format)
const TURNS = [null, 180, 90, 270] as const

/** What lies the wrong way still looks like letters; where there are hardly any, there is no print to turn. */
const FEWEST_LETTERS = 8

const lettersOf = ({ lines }: Page): number =>
  lines.reduce((letters, line) => letters + line.letters.length, 0)

export type PageFormat = 'card' | 'passport'

/** A document seen straight, and everything that is written on it. */
export interface Page {
  /** As it was lit. */
  readonly picture: GreyPicture
  /** As if evenly lit. */
  readonly even: GreyPicture
  readonly lines: readonly PlacedLine[]
  /** How many of the document’s sides the photo shows. */
  readonly sides: number
  /** How far the photo had to be turned, clockwise. */
  readonly turn: PhotoTurn
}

/** Finds the document, lays it straight, and turns it until `isUpright` of what is written on it. Null when the reader is taken. */
export async function openPage(
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
    const turned = turn === null ? photo : await turnGrey(photo, turn)
    const { corners, sides } = await findCorners(turned, aspectOf(format))
    const picture = straighten(turned, corners, PAGE_WIDTH, height)
    const even = await evenLight(picture)
    // Thin print shows better in the light it was taken in.
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
