import type { TextScanner } from '../../../../providers/ocr/index.ts'
import { type GreyPicture, resizeGrey } from '../picture/grey-picture.ts'
import { sharpenGrey, stretchGrey } from '../picture/sharpen-grey.ts'
import { shareOfLine, type ValueStrip } from './value-strip.ts'

/** A line whose letters are all surer than this was read well. */
const CLEAR = 0.97
/** A second reading this much less sure is not taken. */
const WORSE = 0.03

/**
 * Reads a line again that was scanned unclearly: cut out level by itself, with its lighting evened, its contrast stretched
 * and its edges sharpened, all together. The strip with the surer reading.
 */
export async function readLineAgain(
  scanner: TextScanner,
  strip: ValueStrip,
  before: AbortSignal,
): Promise<ValueStrip> {
  const { scanned } = strip
  const written = scanned.letters.filter(({ text }) => text.trim() !== '')
  if (written.length > 0 && written.every(({ confidence }) => confidence >= CLEAR)) return strip
  const looks = await looksOf(strip)
  const level = await scanner.readLine(looks, before)
  const wide =
    level === null || level.confidence >= CLEAR || !LATIN.test(level.text)
      ? null
      : await scanner.readLine(await Promise.all(looks.map(stretch)), before)
  const read = wide !== null && wide.confidence > (level?.confidence ?? 0) ? wide : level
  if (read === null || read.text === '') return strip
  const confidence = written.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, written.length)
  if (read.confidence < confidence - WORSE) return strip
  const letters = read.letters.map((letter) => ({ ...letter, at: shareOfLine(strip, letter.at) }))
  return { ...strip, scanned: { ...scanned, text: read.text, letters } }
}

/** Narrow print loses letters: it is also read stretched. */
const LATIN = /[A-Z]{4}/
const WIDER = 1.5

const stretch = (picture: GreyPicture): Promise<GreyPicture> =>
  resizeGrey(picture, Math.round(WIDER * picture.width), picture.height)

async function looksOf({ picture, even }: ValueStrip): Promise<GreyPicture[]> {
  return [stretchGrey(picture), even, await sharpenGrey(even)]
}
