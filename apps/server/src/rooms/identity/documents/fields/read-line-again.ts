import type { TextScanner } from '../../../../providers/ocr/index.ts'
import { type GreyPicture, resizeGrey } from '../picture/grey-picture.ts'
import { sharpenGrey, stretchGrey } from '../picture/sharpen-grey.ts'
import { shareOfLine, type ValueStrip } from './value-strip.ts'

/** A line whose letters are all surer than this was read well. */
const CLEAR = 0.97
/** A second reading this much less sure is not taken. */
const WORSE = 0.03
/** One that fills gaps may be less sure by so much. */
const FILLED = 0.2
/** Between the middles of two letters, in heights of the strip: farther apart, letters between them were lost. */
const WIDEST_PITCH = 1.9

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
  const isClear = written.length > 0 && written.every(({ confidence }) => confidence >= CLEAR)
  if (isClear && !hasGap(strip)) return strip
  const looks = await looksOf(strip)
  const level = await scanner.readLine(looks, before)
  const wide =
    level === null || level.confidence >= CLEAR || !LATIN.test(level.text)
      ? null
      : await scanner.readLine(await Promise.all(looks.map(stretch)), before)
  const read = wide !== null && wide.confidence > (level?.confidence ?? 0) ? wide : level
  if (read === null || read.text === '') return strip
  const confidence = written.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, written.length)
  const isLonger = hasGap(strip) && read.letters.length > written.length + 1
  if (read.confidence < confidence - (isLonger ? FILLED : WORSE)) return strip
  const letters = read.letters.map((letter) => ({ ...letter, at: shareOfLine(strip, letter.at) }))
  return { ...strip, scanned: { ...scanned, text: read.text, letters } }
}

function hasGap({ even: { width, height }, scanned: { letters } }: ValueStrip): boolean {
  return letters.some(
    (letter, at) => ((letters[at + 1]?.at ?? letter.at) - letter.at) * width > WIDEST_PITCH * height,
  )
}

/** Narrow print loses letters: it is also read stretched. */
const LATIN = /[A-Z]{4}/
const WIDER = 1.5

const stretch = (picture: GreyPicture): Promise<GreyPicture> =>
  resizeGrey(picture, Math.round(WIDER * picture.width), picture.height)

/** What is read together: the strip as it is, with even light, and sharpened. */
export async function looksOf({
  picture,
  even,
}: Pick<ValueStrip, 'picture' | 'even'>): Promise<GreyPicture[]> {
  return [stretchGrey(picture), even, await sharpenGrey(even)]
}
