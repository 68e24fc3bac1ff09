import type { TextScanner } from '../../../../providers/ocr/index.ts'
import { readLineAgain } from '../fields/read-line-again.ts'
import { cutStrip, type UprightPhoto } from '../fields/value-strip.ts'
import { voteLetters } from '../fields/vote.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import { correctPerspective } from '../picture/correct-perspective.ts'
import { encodeGrey } from '../picture/grey-picture.ts'
import type { RegionReader } from '../regions/read-region.ts'
import { findMrzLines } from './find-mrz-lines.ts'
import { type MrzZone, mrzZone } from './mrz-zone.ts'
import { type Mrz, type MrzReading, parseMrz } from './parse-mrz.ts'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
const LOOKS = [
  { of: 'even', height: 220 },
  { of: 'picture', height: 220 },
  { of: 'even', height: 150 },
] as const
/** The zone is read at this size. */
const WIDTH_PX = 1570

/** The names stand behind the type and the state. */
const NAMES_FROM = 5

/** How many of the four check digits are valid. */
export const countProven = (mrz: Mrz): number =>
  [mrz.isNumberProven, mrz.isBirthProven, mrz.isExpiryProven, mrz.isWholeProven].filter(Boolean).length

/** Reads a passport’s MRZ several times, wherever it stands. Null when there is none. */
export async function readMrz(
  { reader, before, isLate = () => false }: RegionReader,
  scanner: TextScanner,
  photo: UprightPhoto,
  lines: readonly LaidLine[],
  today: string,
): Promise<MrzReading | null> {
  const zone = mrzZone(lines)
  if (zone === null) return null
  const own = findMrzLines(lines.map(({ text }) => text))
  const pairs = own === null ? [] : [own]
  const again = isLate() ? null : await readRowsAgain(scanner, photo, zone, before)
  if (again !== null) pairs.push(again)
  const height = Math.round(WIDTH_PX * zone.shape)
  for (const { of, height: size } of LOOKS) {
    if (isLate() || isSettled(pairs, today)) break
    const picture = correctPerspective(photo[of], zone.corners, WIDTH_PX, height)
    const image = await encodeGrey(picture, { left: 0, top: 0, right: WIDTH_PX, bottom: height }, size)
    const read = await reader.readLines(image, { layout: 'block', characters: CHARACTERS, before })
    if (read === null) break
    const pair = findMrzLines(read.map(({ text }) => text))
    if (pair !== null) pairs.push(pair)
  }
  const voted = votePairs(pairs)
  const found = pairs.map((pair) => parseMrz(pair, today)).filter((mrz) => mrz !== null)
  const together = voted === null ? null : parseMrz(voted, today)
  if (together !== null) found.push(together)
  const best = found.toSorted((one, other) => countProven(other) - countProven(one))[0]
  if (best === undefined) return null
  const names = namesVoted(found)
  const mrz = { ...best, surname: names.surname, givenNames: names.givenNames, state: names.state }
  return { mrz, names: found, rows: pairs.map(([first]) => first.slice(NAMES_FROM)) }
}

const ENOUGH = 3

/** Whether so many readings, of both engines, are the same, with valid check digits. */
function isSettled(pairs: readonly (readonly [string, string])[], today: string): boolean {
  const [first] = pairs
  if (first === undefined || pairs.length < ENOUGH) return false
  const isSame = pairs.every(([names, numbers]) => names === first[0] && numbers === first[1])
  return isSame && parseMrz(first, today)?.isWholeProven === true
}

/** The scan’s reading of both lines, cut out by themselves. */
async function readRowsAgain(
  scanner: TextScanner,
  photo: UprightPhoto,
  { rows }: MrzZone,
  before: AbortSignal,
): Promise<readonly [string, string] | null> {
  if (rows.some((row) => row === null)) return null
  const read = await Promise.all(
    rows.flatMap((row) => (row === null ? [] : [readLineAgain(scanner, cutStrip(photo, row), before)])),
  )
  return findMrzLines(read.map(({ scanned }) => scanned.text))
}

/** Positions of the second line that hold digits only. */
const isDigitPlace = (at: number): boolean =>
  at === 9 || (at >= 13 && at < 20) || (at >= 21 && at < 28) || at === 43
const LIKELIER = 5

/** Votes character by character. */
function votePairs(pairs: readonly (readonly [string, string])[]): readonly [string, string] | null {
  const voices = (row: 0 | 1) => pairs.map((pair) => ({ letters: [...pair[row]], confidence: 0.5 }))
  const first = voteLetters(voices(0))
  const second = voteLetters(voices(1), (letter, at) =>
    isDigitPlace(at) && /\d/.test(letter) ? LIKELIER : 1,
  )
  return first === null || second === null ? null : [first.value, second.value]
}

/** Names have no check digit: the most frequent reading wins. */
function namesVoted(found: readonly Mrz[]) {
  const counted = found.map(({ surname, givenNames, state }) => ({
    surname,
    givenNames,
    state,
    count: found.filter(
      (other) => other.surname === surname && other.givenNames === givenNames && other.state === state,
    ).length,
  }))
  return (
    counted.toSorted((one, other) => other.count - one.count)[0] ?? {
      surname: '',
      givenNames: '',
      state: '',
      count: 0,
    }
  )
}
