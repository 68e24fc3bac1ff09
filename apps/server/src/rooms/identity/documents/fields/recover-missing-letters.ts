import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import { rankLetters } from '../glyphs/rank-letters.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { placeInStrip, type ValueStrip } from './value-strip.ts'

/** Widths in the pitch of Chinese letters. */
const [HAN_WIDTH, DIGIT_WIDTH] = [1, 0.56]
/** The least room for a skipped letter, in pitches. */
const ROOM = 0.68
/** Above this distance from the nearest shape, the ink is not read as a letter. */
const ILLEGIBLE = 1900
/** The cost of one rank of frequency, in square roots of distance. */
const RANK_COST = 2.5
/** Units that occur in every address, and how much their cost is lowered. */
const UNITS = '縣市區鄉鎮里村鄰路街段巷弄號樓之'
const UNIT_GAIN = 4
/** Pixels darker than this are ink, after the light is evened. */
const INK = 150
const [LEAST_INK, LEAST_PAIRS] = [12, 2]

const isHan = ({ text }: ScannedLetter): boolean => /\p{Script=Han}/u.test(text)
const widthOf = (letter: ScannedLetter): number => (isHan(letter) ? HAN_WIDTH : DIGIT_WIDTH)

/**
 * Recovers letters that the scan skipped because it does not know them: where there is room and ink for a letter between two
 * others, or after the last, the letter of the nearest shape is inserted with confidence 0.
 */
export function recoverMissingLetters(strip: ValueStrip): ValueStrip {
  const letters = strip.scanned.letters.filter(({ text }) => text.trim() !== '')
  const places = letters.map(({ at }) => placeInStrip(strip, at))
  const pitch = pitchOf(letters, places)
  const rows = inkRows(strip.even)
  if (pitch === null || rows === null) return strip
  const filled = letters.flatMap((letter, index) => {
    const next = letters[index + 1]
    const from = (places[index] ?? 0) + (widthOf(letter) / 2) * pitch
    const to = next === undefined ? strip.even.width : (places[index + 1] ?? 0) - (widthOf(next) / 2) * pitch
    if (to - from < ROOM * pitch || to - from > 1.7 * pitch) return [letter]
    const lost = letterBetween(
      strip.even,
      from - 0.08 * pitch,
      Math.min(to + 0.08 * pitch, from + 1.15 * pitch),
      rows,
    )
    if (lost === null) return [letter]
    return [letter, { text: lost, confidence: 0, at: (letter.at + (next?.at ?? 1)) / 2 }]
  })
  if (filled.length === letters.length) return strip
  const text = filled.map((letter) => letter.text).join('')
  return { ...strip, scanned: { ...strip.scanned, text, letters: filled } }
}

/** The usual distance of two neighbouring Chinese letters; null where too few stand side by side. */
function pitchOf(letters: readonly ScannedLetter[], places: readonly number[]): number | null {
  const pitches = letters.slice(1).flatMap((letter, index) => {
    const before = letters[index]
    const isPair = before !== undefined && isHan(before) && isHan(letter)
    return isPair ? [(places[index + 1] ?? 0) - (places[index] ?? 0)] : []
  })
  const sorted = pitches.toSorted((one, other) => one - other)
  return sorted.length < LEAST_PAIRS ? null : (sorted[sorted.length >> 1] ?? null)
}

interface Rows {
  readonly top: number
  readonly bottom: number
}

/** The rows of the strip that hold print. */
function inkRows({ data, width, height }: GreyPicture): Rows | null {
  const inked = Array.from({ length: height }, (_, y) => {
    let ink = 0
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
    return ink > width * 0.01
  })
  const [top, bottom] = [inked.indexOf(true), inked.lastIndexOf(true) + 1]
  return bottom - top < height / 3 ? null : { top, bottom }
}

function letterBetween(even: GreyPicture, from: number, to: number, { top, bottom }: Rows): string | null {
  const box = { left: Math.round(from), right: Math.min(even.width, Math.round(to)), top, bottom }
  if (inkIn(even, box) < LEAST_INK) return null
  const likely = rankLetters(even, box)
    .filter(({ distance }) => distance < ILLEGIBLE)
    .map(({ letter, distance, rank }) => ({ letter, cost: costOf(letter, rank, distance) }))
    .toSorted((one, other) => one.cost - other.cost)[0]
  return likely?.letter ?? null
}

const costOf = (letter: string, rank: number, distance: number): number =>
  Math.sqrt(distance) + RANK_COST * rank - (UNITS.includes(letter) ? UNIT_GAIN : 0)

function inkIn(
  { data, width }: GreyPicture,
  box: Rows & { readonly left: number; readonly right: number },
): number {
  let ink = 0
  for (let y = box.top; y < box.bottom; y += 1)
    for (let x = box.left; x < box.right; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
  return ink
}
