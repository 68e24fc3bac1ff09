import type { GreyPicture } from '../picture/grey-picture.ts'
import { darkenFadedInk } from './darken-faded-ink.ts'
import { type RankedLetter, rankLetters } from './rank-letters.ts'

/** A letter cut out of a strip, with what it may be. */
export interface GlyphLetterReading {
  readonly ranked: readonly RankedLetter[]
}

/** One with its place in the strip, in pixels. */
export interface PlacedGlyph extends GlyphLetterReading {
  readonly left: number
  readonly right: number
}

/** Darker is ink, where the light was evened. */
const INK = 150
/** Widths in heights of the letters: the least and most of a letter, of a gap within one, of a dot. */
const [NARROWEST, WIDEST, DOT] = [0.3, 1.16, 0.3]
const MOST_LETTERS = 18
/** On either side of a dot, in heights: closer ink is of the same letter. */
const DOT_ROOM = 0.07
/** Above it, in heights below the letters' top, stands no dot. */
const DOT_HIGHEST = 0.25
/** Distance of a dot, and the distance that a letter cut too narrow or too wide gets. */
const [DOT_DISTANCE, ODD_WIDTH] = [400, 700]

interface Run {
  readonly left: number
  readonly right: number
}

/**
 * Cuts a line of Chinese letters into its letters, so that each looks like one as much as possible. `picture` has evened
 * light. What each may be has the `wanted` letters. Empty when it holds nothing that can be cut.
 */
export function segmentLetters(picture: GreyPicture, wanted: ReadonlySet<string>): readonly PlacedGlyph[] {
  const even = darkenFadedInk(picture)
  const rows = inkRows(even)
  if (rows === null) return []
  const height = rows.bottom - rows.top
  const runs = splitWide(inkRuns(even, rows), even, rows)
  if (runs.length === 0 || runs.length > 4 * MOST_LETTERS) return []
  return bestCuts(runs, height, (left, right) => {
    if (isDot(even, { left, right }, rows))
      return [{ letter: '·', rank: 0, isKnown: false, distance: DOT_DISTANCE }]
    return rankLetters(
      even,
      { left: left - 1, right: right + 1, top: rows.top - 2, bottom: rows.bottom + 2 },
      wanted,
    )
  })
}

interface Rows {
  readonly top: number
  readonly bottom: number
}

/** The rows that hold ink, without a line’s rest at the edge. */
function inkRows({ data, width, height }: GreyPicture): Rows | null {
  const ink = Array.from({ length: height }, (_, y) => {
    let count = 0
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < INK) count += 1
    return count
  })
  const most = Math.max(...ink)
  const isInked = (count: number) => count > Math.max(1, most * 0.04)
  const middle = Math.floor(height / 2)
  let [top, bottom] = [ink.findIndex(isInked), ink.findLastIndex(isInked) + 1]
  // A blank row away from the middle parts the line from its neighbour.
  for (let y = middle; y > top; y -= 1) if (ink[y] === 0 && y < height * 0.16) top = y
  for (let y = middle; y < bottom; y += 1) if (ink[y] === 0 && y > height * 0.86) bottom = y
  return top === -1 || bottom - top < height * 0.3 ? null : { top, bottom }
}

function inkRuns({ data, width }: GreyPicture, { top, bottom }: Rows): Run[] {
  const runs: Run[] = []
  let start = -1
  for (let x = 0; x <= width; x += 1) {
    let ink = 0
    for (let y = top; x < width && y < bottom; y += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1
    if (ink > 0 && start === -1) start = x
    if (ink === 0 && start !== -1) {
      if (x - start > 1) runs.push({ left: start, right: x })
      start = -1
    }
  }
  return runs
}

/** Letters that touch are cut where least ink is. */
function splitWide(runs: readonly Run[], { data, width }: GreyPicture, { top, bottom }: Rows): Run[] {
  const height = bottom - top
  const inkAt = (x: number) => {
    let ink = 0
    for (let y = top; y < bottom; y += 1) ink += 255 - (data[y * width + x] ?? 255)
    return ink
  }
  return runs.flatMap((run) => {
    const parts: Run[] = []
    let { left } = run
    while (run.right - left > WIDEST * height) {
      let cut = Math.round(left + 0.7 * height)
      for (let x = cut; x < left + 1.15 * height && x < run.right; x += 1) if (inkAt(x) < inkAt(cut)) cut = x
      parts.push({ left, right: cut })
      left = cut
    }
    return [...parts, { left, right: run.right }]
  })
}

function isDot({ data, width }: GreyPicture, { left, right }: Run, { top, bottom }: Rows): boolean {
  const height = bottom - top
  if (right - left > DOT * height) return false
  const room = Math.round(DOT_ROOM * height)
  const isInked = (x: number) => {
    for (let y = top; y < bottom; y += 1) if ((data[y * width + x] ?? 255) < INK) return true
    return false
  }
  for (let away = 1; away <= room; away += 1)
    if ((left >= away && isInked(left - away)) || (right + away <= width && isInked(right + away - 1)))
      return false
  let [first, last] = [bottom, top]
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if ((data[y * width + x] ?? 255) < INK) {
        first = Math.min(first, y)
        last = Math.max(last, y)
      }
  // A full-width dot stands as low as a full stop.
  return last - first < DOT * height && (first + last) / 2 - top > DOT_HIGHEST * height
}

/** What is narrower than this many heights and no dot is no letter, but a crease or a line of the pattern. */
const SLIVER = 0.15
const isSliver = ([nearest]: readonly RankedLetter[], width: number, height: number): boolean =>
  width < SLIVER * height && nearest?.letter !== '·'

type Rank = (left: number, right: number) => readonly RankedLetter[]

/** The cuts between runs whose letters are, width for width, most like letters. */
function bestCuts(runs: readonly Run[], height: number, rank: Rank): readonly PlacedGlyph[] {
  const best: { cost: number; letters: readonly PlacedGlyph[] }[] = [{ cost: 0, letters: [] }]
  for (let to = 1; to <= runs.length; to += 1) {
    const right = runs[to - 1]?.right ?? 0
    best[to] = { cost: Number.POSITIVE_INFINITY, letters: [] }
    for (let from = to - 1; from >= 0; from -= 1) {
      const left = runs[from]?.left ?? 0
      const width = (right - left) / height
      if (width > WIDEST && from < to - 1) break
      const before = best[from]
      if (before === undefined || before.cost === Number.POSITIVE_INFINITY) continue
      const ranked = rank(left, right)
      const distance = ranked[0]?.distance ?? 2 * ODD_WIDTH
      const odd = ranked[0]?.letter !== '·' && width < NARROWEST ? ODD_WIDTH : 0
      const cost = before.cost + (distance + odd) * Math.max(0.5, width)
      if (cost < (best[to]?.cost ?? 0))
        best[to] = { cost, letters: [...before.letters, { ranked, left, right }] }
    }
  }
  const letters = best[runs.length]?.letters ?? []
  const whole = letters.filter(({ ranked, left, right }) => !isSliver(ranked, right - left, height))
  return whole.length > MOST_LETTERS ? [] : whole
}
