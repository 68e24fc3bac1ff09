import type { ScannedLetter } from '../../../../providers/ocr/index.ts'
import { rankLetters } from '../glyphs/rank-letters.ts'
import type { GreyPicture } from '../picture/grey-picture.ts'
import { boxAround, INK, inkRows, isHan, pitchOf, type Rows } from './letter-places.ts'
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
/** Of a box, the least share that a letter fills: 一 fills as much. */
const LEAST_INK = 0.05

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
    const lost = letterAt(strip.even, (from + Math.min(to, from + pitch)) / 2, pitch, rows)
    if (lost === null) return [letter]
    return [letter, { text: lost, confidence: 0, at: (letter.at + (next?.at ?? 1)) / 2 }]
  })
  if (filled.length === letters.length) return strip
  const text = filled.map((letter) => letter.text).join('')
  return { ...strip, scanned: { ...strip.scanned, text, letters: filled } }
}

function letterAt(even: GreyPicture, middle: number, pitch: number, rows: Rows): string | null {
  const box = boxAround(even, middle, pitch, rows)
  if (inkIn(even, box) < LEAST_INK * (box.right - box.left) * (box.bottom - box.top)) return null
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
