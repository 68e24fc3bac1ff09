import type { TextLine, TextReader } from '../../../../providers/ocr/index.ts'
import { evaluateReadings, type RecognizedCard } from './evaluate-readings.ts'
import { OCR_FILTERS, preprocessForOcr, ROTATIONS } from './preprocess-photo.ts'

/** A correctly oriented card has at least this many lines of this confidence. */
const MIN_READABLE_LINES = 2
const MIN_READABLE_CONFIDENCE = 0.8

/**
 * Recognizes number and bank in a card photo: runs OCR passes with several filters, and rotations when the text is not
 * upright, until both are certain or `before` aborts. Null when the OCR engine gave no result at all.
 */
export async function readCardPhoto(
  reader: TextReader,
  photo: Uint8Array,
  isBank: (code: string) => boolean,
  before: AbortSignal,
): Promise<RecognizedCard | null> {
  const readings: (readonly TextLine[])[] = []
  const facts = () => evaluateReadings(readings, isBank)
  for (const turn of ROTATIONS) {
    for (const ink of OCR_FILTERS) {
      const picture = await preprocessForOcr(photo, ink, turn)
      const lines = await reader.readLines(picture, { layout: 'sparse', before })
      if (lines === null) return readings.length === 0 ? null : facts()
      readings.push(lines)
      const { bankNum, bankCode } = facts()
      if (bankNum !== null && bankCode !== null) return facts()
      // No other filter helps when the photo has another orientation.
      if (turn !== 0 && !isReadable([lines])) break
    }
    if (facts().bankNum !== null || isReadable(readings)) return facts()
  }
  return facts()
}

const isReadable = (readings: readonly (readonly TextLine[])[]): boolean =>
  readings.some(
    (lines) =>
      lines.filter(
        ({ text, confidence }) =>
          confidence >= MIN_READABLE_CONFIDENCE && text.replace(/\W/g, '').length >= 4,
      ).length >= MIN_READABLE_LINES,
  )
