import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { ScanCorners, TextScanner } from '../../../../providers/ocr/index.ts'
import { NUMBER_LENGTH, WHOLE_NUMBER } from '../lines/id-number-format.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import { pointBetween } from '../lines/scan-points.ts'
import type { AssignedField } from './assigned-field.ts'
import { looksOf } from './read-line-again.ts'
import { cutStrip, shareOfLine, type UprightPhoto } from './value-strip.ts'

/** So many letters at least the scan found. */
const FEWEST = 6
/** Room behind the last letter, in letters. */
const ROOM = 0.4

/**
 * The whole row of a number whose line the scan found too short, as of letters set wide: the row is read again with room for the
 * letters that it lacks before it, behind it or at both ends. Null where that has no whole number with what was read in it.
 */
export async function recoverTruncatedNumber(
  scanner: Pick<TextScanner, 'readLine'>,
  photo: UprightPhoto,
  { spec, rows: [row, ...others] }: Pick<AssignedField, 'spec' | 'rows'>,
  before: AbortSignal,
): Promise<LaidLine | null> {
  const isOfPerson = spec.as === 'citizen_number' || spec.as === 'resident_number'
  if (row === undefined || others.length > 0 || !(isOfPerson || spec.field === 'card_number')) return null
  const seen = lettersOf(row.text)
  const missing = NUMBER_LENGTH - seen.length
  if (missing < 1 || seen.length < FEWEST || row.parts !== undefined || row.isStacked === true) return null
  for (const [ahead, behind] of [
    [0, missing],
    [missing, 0],
    [missing, missing],
  ] as const) {
    const wide = widen(row, ahead, behind)
    const strip = cutStrip(photo, wide)
    const read = await scanner.readLine(await looksOf(strip), before)
    const text = lettersOf(read?.text ?? '')
    if (read === null || !WHOLE_NUMBER.test(text) || !text.includes(seen)) continue
    if (isOfPerson && !hasValidIdCheckDigit(text)) continue
    const letters = read.letters.map((letter) => ({ ...letter, at: shareOfLine(strip, letter.at) }))
    return { ...wide, text, letters }
  }
  return null
}

const lettersOf = (text: string): string => text.replaceAll(/[^A-Z\d]/g, '')

/** The row with room for so many letters before and behind it. */
function widen(row: LaidLine, ahead: number, behind: number): LaidLine {
  const written = row.letters.filter(({ text }) => /[A-Z\d]/.test(text))
  const [first, last] = [written[0]?.at ?? 0, written.at(-1)?.at ?? 1]
  const pitch = (last - first) / Math.max(1, written.length - 1)
  const room = (letters: number) => (letters === 0 ? 0 : (letters + ROOM) * pitch)
  const [start, end] = [-room(ahead), 1 + room(behind)]
  const [nw, ne, se, sw] = row.corners
  const corners: ScanCorners = [
    pointBetween(nw, ne, start),
    pointBetween(nw, ne, end),
    pointBetween(sw, se, end),
    pointBetween(sw, se, start),
  ]
  return { ...row, corners }
}
