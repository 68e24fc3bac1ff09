import type { ScanCorners, ScannedLetter, ScanPoint } from '../../../../providers/ocr/index.ts'
import { NUMBER_LENGTH } from './id-number-format.ts'
import { joinLines } from './join-lines.ts'
import { centreOf, heightOf, isVertical, type LaidLine, type Level, layLine } from './laid-line.ts'
import { pointBetween } from './scan-points.ts'

/** Letters of a number, as they were found one by one or a few together. */
const PART = /^[A-Z\d][A-Z\d\s]{0,9}$/
/** Small letters that digits are taken for; numbers have none. */
const [ROUND, UPRIGHT] = [/o/g, /[il|]/g]
/** A letter that was not read, and numbers of cards and persons with such. */
const LOST = '?'
const NUMBER = /^[A-Z?]{1,2}[\d?]{8,9}$|^[\d?]{10}$/
/** Letters that must have been read, and how many slots may be missing at the ends. */
const [FEWEST, MOST_MISSING] = [6, 2]
/** In heights: from one part to the next, how far their middles differ, and how far letters in boxes are apart at least. */
const [WIDEST, SAME_ROW, SPREAD] = [9, 0.4, 1]
/** A few boxes found as one line are as high as the boxes. */
const MOST_UNLIKE = 3.2
/** Slots that a gap may have lost, and how far a letter may stand beside its slot, in slots. */
const [MOST_LOST, ASTRAY] = [3, 0.3]
/** Width of what is cut out of a slot: the half of it, in slots and in heights. */
const [HALF_SLOT, HALF_LETTER] = [0.36, 0.45]
/** Room above and below letters, in heights. */
const ROOM = 0.15

interface Seen {
  readonly letter: ScannedLetter
  /** In the level frame. */
  readonly x: number
  readonly middle: ScanPoint
}

/**
 * Joins the letters of a number in a comb field: evenly and far apart, as in boxes of their own, where some were not found: each slot is a
 * part of it, in which a letter may be read. Its text has a `?` for a letter that was not.
 */
export function joinCombFields(
  values: readonly LaidLine[],
  blanks: readonly LaidLine[],
  level: Level,
): LaidLine[] {
  const taken = new Set<LaidLine>()
  const joined: LaidLine[] = []
  const parts = values
    .filter((value) => value.isStacked !== true && !isVertical(value.corners))
    .map((value) => ({ value, part: withDigits(value) }))
    .filter(({ part }) => PART.test(part.text.trim()))
    .toSorted((one, other) => one.part.box.left - other.part.box.left)
  for (const { value, part: first } of parts) {
    if (taken.has(value)) continue
    const free = parts.filter((one) => !taken.has(one.value))
    const row = rowFrom(
      first,
      free.map(({ part }) => part),
    )
    const whole = numberIn(row, blanks, level)
    if (whole === null) continue
    for (const one of free) if (row.includes(one.part)) taken.add(one.value)
    joined.push(whole)
  }
  return [...values.filter((value) => !taken.has(value)), ...joined]
}

/** A part of a number with the digits that its small letters are. */
function withDigits(line: LaidLine): LaidLine {
  const toDigits = (text: string) => text.replaceAll(ROUND, '0').replaceAll(UPRIGHT, '1')
  if (toDigits(line.text) === line.text) return line
  const letters = line.letters.map((letter) => ({ ...letter, text: toDigits(letter.text) }))
  return { ...line, text: toDigits(line.text), letters }
}

function rowFrom(first: LaidLine, parts: readonly LaidLine[]): LaidLine[] {
  const row = [first]
  for (const part of parts) {
    const last = row.at(-1) ?? first
    const [height, higher] = [heightOf(last), heightOf(part)].toSorted((one, other) => one - other)
    if (height === undefined || higher === undefined) continue
    const gap = part.box.left - last.box.right
    const isNext =
      part !== last &&
      gap > -height &&
      gap < WIDEST * higher &&
      higher < MOST_UNLIKE * height &&
      Math.abs(centreOf(part) - centreOf(last)) < SAME_ROW * higher
    if (isNext) row.push(part)
  }
  return row
}

/** The number that a row’s letters are, with its slots where some were not found; null where they do not stand in slots. */
function numberIn(row: readonly LaidLine[], blanks: readonly LaidLine[], level: Level): LaidLine | null {
  const seen = row.flatMap(lettersOf)
  const height = heightIn(row)
  const pitch = pitchOf(seen)
  if (seen.length < FEWEST || pitch < SPREAD * height) return null
  const slots = slotsOf(seen, pitch)
  if (slots === null) return null
  const missing = NUMBER_LENGTH - slots.length
  if (missing < 0 || missing > MOST_MISSING) return null
  if (missing === 0 && !slots.includes(null)) return asOneLine(row, level)
  const before = missingBefore({ slots, missing, row, blanks, pitch })
  const whole = [
    ...new Array<null>(before).fill(null),
    ...slots,
    ...new Array<null>(missing - before).fill(null),
  ]
  const text = whole.map((one) => one?.letter.text ?? LOST).join('')
  if (!NUMBER.test(text)) return null
  const parts = partsAt(placesOf(whole.map((one) => one?.middle ?? null)), height)
  const [start, end] = [parts[0], parts.at(-1)]
  if (start === undefined || end === undefined) return null
  const letters = whole.map((one, at) => ({
    text: one?.letter.text ?? LOST,
    confidence: one?.letter.confidence ?? 0,
    at: (at + 0.5) / NUMBER_LENGTH,
  }))
  return { ...layLine({ text, letters, corners: [start[0], end[1], end[2], start[3]] }, level), parts }
}

/** A number all of whose letters were found. */
function asOneLine(row: readonly LaidLine[], level: Level): LaidLine | null {
  const text = row.map((part) => part.text.replaceAll(/\s/g, '')).join('')
  if (row.length < 2 || !NUMBER.test(text)) return null
  return { ...row.reduce((before, part) => joinLines(before, part, level)), text }
}

function lettersOf(line: LaidLine): Seen[] {
  const [nw, ne, se, sw] = line.corners
  const width = line.box.right - line.box.left
  return line.letters
    .filter(({ text }) => text.trim() !== '')
    .map((letter) => {
      const [top, bottom] = [pointBetween(nw, ne, letter.at), pointBetween(sw, se, letter.at)]
      return { letter, x: line.box.left + letter.at * width, middle: pointBetween(top, bottom, 0.5) }
    })
}

/** Height of the letters: of those found one by one, or two together, as boxes are found with more. */
function heightIn(row: readonly LaidLine[]): number {
  const single = row.filter((part) => lettersOf(part).length <= 2).map(heightOf)
  const middle = single.toSorted((one, other) => one - other)[single.length >> 1]
  return middle ?? Math.min(...row.map(heightOf))
}

function pitchOf(seen: readonly Seen[]): number {
  const gaps = seen.slice(1).map(({ x }, at) => x - (seen[at]?.x ?? x))
  return gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0
}

/** The letters by their slots, with null for a slot whose letter was not found; null where they do not stand in any. */
function slotsOf(seen: readonly Seen[], pitch: number): (Seen | null)[] | null {
  const slots: (Seen | null)[] = []
  for (const [at, one] of seen.entries()) {
    const before = seen[at - 1]
    const gap = before === undefined ? 1 : (one.x - before.x) / pitch
    const by = Math.round(gap)
    if (by < 1 || by > MOST_LOST || Math.abs(gap - by) > ASTRAY * by) return null
    slots.push(...new Array<null>(by - 1).fill(null), one)
  }
  return slots
}

interface Ends {
  readonly slots: readonly (Seen | null)[]
  readonly missing: number
  readonly row: readonly LaidLine[]
  readonly blanks: readonly LaidLine[]
  readonly pitch: number
}

/** How many slots are missing before the first letter: those of which something was found; else the letter that a number begins with. */
function missingBefore({ slots, missing, row, blanks, pitch }: Ends): number {
  const [first, last] = [row[0], row.at(-1)]
  if (first === undefined || last === undefined || missing === 0) return 0
  const isBlankAt = (x: number) =>
    blanks.some(
      (blank) =>
        Math.abs(centreOf(blank) - centreOf(first)) < SAME_ROW * heightOf(first) &&
        Math.abs((blank.box.left + blank.box.right) / 2 - x) < pitch / 2,
    )
  const start = lettersOf(first)[0]?.x ?? first.box.left
  const found = [1, 2].filter((by) => by <= missing && isBlankAt(start - by * pitch)).length
  if (found > 0) return found
  return /\d/.test(slots[0]?.letter.text ?? '') ? 1 : 0
}

/** The middles of all slots: those of letters, and between or beside them those of the others. */
function placesOf(middles: readonly (ScanPoint | null)[]): ScanPoint[] {
  const known = middles.flatMap((middle, at) => (middle === null ? [] : [{ middle, at }]))
  return middles.flatMap((middle, at) => {
    if (middle !== null) return [middle]
    const next = known.findIndex((one) => one.at > at)
    const second = next === -1 ? known.length - 1 : Math.max(1, next)
    const [from, to] = [known[second - 1], known[second]]
    if (from === undefined || to === undefined) return []
    return [pointBetween(from.middle, to.middle, (at - from.at) / (to.at - from.at))]
  })
}

/** What is cut out around each middle, along the row: narrower than the boxes, and as high as the letters. */
function partsAt(middles: readonly ScanPoint[], height: number): ScanCorners[] {
  const [first, last] = [middles[0], middles.at(-1)]
  if (first === undefined || last === undefined) return []
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  const pitch = length / (middles.length - 1)
  const half = Math.min(HALF_SLOT * pitch, HALF_LETTER * height)
  const along = { x: (last.x - first.x) / length, y: (last.y - first.y) / length }
  const up = (0.5 + ROOM) * height
  const at = ({ x, y }: ScanPoint, right: number, below: number): ScanPoint => ({
    x: x + right * half * along.x - below * up * along.y,
    y: y + right * half * along.y + below * up * along.x,
  })
  return middles.map((middle) => [at(middle, -1, -1), at(middle, 1, -1), at(middle, 1, 1), at(middle, -1, 1)])
}
