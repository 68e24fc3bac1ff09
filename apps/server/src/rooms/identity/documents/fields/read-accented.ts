import type { AccentedLanguage } from '../../../../providers/ocr/index.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import { type RegionReader, type RegionReading, readRegion } from '../regions/read-region.ts'
import { countDiacritics } from './count-diacritics.ts'
import { cutStrip, type UprightPhoto } from './value-strip.ts'

/** A letter with its accent, as a text reader of its language saw it. */
export interface AccentedLetter {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
}

const LOOKS = 4
const ALIKE = 2
/** Two alike readings that are surer than this suffice. */
const CLEAR = 0.8
/** Accents stand above capitals, in Vietnamese two of them, cedillas and dots below: room in heights of the line. */
const [ABOVE, ABOVE_TWO, BELOW] = [0.06, 0.25, 0.06]

/** Reads the rows of a value in a language with accents, several times: the letters of each reading of all rows. */
export async function readAccented(
  at: RegionReader,
  photo: UprightPhoto,
  rows: readonly LaidLine[],
  language: AccentedLanguage,
): Promise<readonly (readonly AccentedLetter[])[]> {
  const isSettled = (readings: readonly RegionReading[]) =>
    readings.filter(({ text, confidence }) => confidence > CLEAR && text === readings[0]?.text).length >=
    ALIKE
  const above = language === 'vie' ? ABOVE_TWO : ABOVE
  const read: RegionReading[][] = []
  for (const row of rows)
    read.push(
      await readRegion(at, cutStrip(photo, withRoom(row, above)), { language, looks: LOOKS, isSettled }),
    )
  return Array.from({ length: LOOKS }, (_, look) =>
    read.flatMap((readings) => {
      const reading = readings[Math.min(look, readings.length - 1)]
      return (reading?.letters ?? []).map(({ text, confidence }) => ({
        text: text.normalize('NFC'),
        confidence: confidence * (reading?.confidence ?? 0),
      }))
    }),
  )
}

/**
 * How many letters of the rows have marks above them, by their shapes alone. With much room above, the row may have print of another
 * one at its edge; with little, marks may be cut off.
 */
export const marksIn = (photo: UprightPhoto, rows: readonly LaidLine[]): number =>
  rows.reduce((sum, row) => sum + Math.max(...marksOf(photo, row)), 0)

/** Whether letters of a row are seen to have marks with little room and with much. */
export const areMarked = (photo: UprightPhoto, rows: readonly LaidLine[]): boolean =>
  rows.some((row) => Math.min(...marksOf(photo, row)) > 0)

const marksOf = (photo: UprightPhoto, row: LaidLine): number[] =>
  [ABOVE, ABOVE_TWO].map((above) => countDiacritics(cutStrip(photo, withRoom(row, above)).even))

/** The line with its corners moved up and down. */
function withRoom(row: LaidLine, above: number): LaidLine {
  const [nw, ne, se, sw] = row.corners
  const along = (from: typeof nw, to: typeof nw, share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  return {
    ...row,
    corners: [
      along(nw, sw, -above),
      along(ne, se, -above),
      along(ne, se, 1 + BELOW),
      along(nw, sw, 1 + BELOW),
    ],
  }
}
