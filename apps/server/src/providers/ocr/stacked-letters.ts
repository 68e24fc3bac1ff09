import { samplePicture } from './sample-picture.ts'
import type { ScanPicture } from './text-scanner.ts'

/** A part of a column, in pixels from its top. */
export interface StackedCell {
  readonly from: number
  readonly to: number
}

/** Pitches of letters that are tried, and how far a letter may stand from them, as shares of the column’s ink width. */
const [NARROWEST_PITCH, WIDEST_PITCH, STEP] = [0.8, 1.7, 0.05]
const [SHORTEST, LONGEST] = [0.55, 1.35]
/** What a cut through ink costs against one beside the pitch. */
const THROUGH_INK = 6
/** A letter costs so much: of several pitches that fit, the widest is the letters’ own. */
const EACH = 0.06
/** A letter is at most so much taller than the column’s ink is wide, and what it costs where it is. */
const [TALLEST, TOO_TALL] = [1.15, 6]
/** Of the strongest ink. */
const INK = 0.35
/** A pixel of a row, at least, that is ink; less is a speck. */
const SPECK = 0.02

/**
 * Cuts an upright column of letters, which stand one below another, into its letters from top to bottom: where least ink is cut
 * at an even pitch. Blank cells stay, where a space stands.
 */
export function cutStackedLetters(column: ScanPicture): StackedCell[] {
  const ink = inkOf(column)
  const rows = profileOf(ink, column, 'rows')
  const columns = profileOf(ink, column, 'columns')
  const [top, bottom] = endsOf(rows)
  const [left, right] = endsOf(columns)
  if (bottom <= top || right <= left) return []
  const size = right - left
  const pitches: number[] = []
  for (let share = NARROWEST_PITCH; share <= WIDEST_PITCH; share += STEP) pitches.push(share * size)
  const ways = pitches.map((pitch) => cutAt(rows, { top, bottom, size }, pitch))
  const best = ways.toSorted((one, other) => one.cost - other.cost)[0]
  return best?.cells ?? []
}

/** A column of letters that stand one below another, cut into them. */
export interface LetterStack {
  readonly cells: readonly StackedCell[]
  /** Where the middle of each cell’s ink is, in pixels from the top. */
  readonly middles: readonly number[]
  /** The pixel columns that hold ink, with a margin. */
  readonly span: StackedCell
  /** Height of the column. */
  readonly length: number
  readonly paper: number
}

/** Margin beside the ink, and height of a row, as shares of the ink’s width. */
const [MARGIN, ROW] = [0.06, 1.25]

/** The letters of an upright column; null without ink. */
export function findStack(column: ScanPicture): LetterStack | null {
  const cells = cutStackedLetters(column)
  if (cells.length === 0) return null
  const ink = inkOf(column)
  const rows = profileOf(ink, column, 'rows')
  const middles = cells.map(({ from, to }) => {
    const [first, last] = endsOf(rows.subarray(from, to))
    return last > first ? from + (first + last) / 2 : (from + to) / 2
  })
  const [left, right] = endsOf(profileOf(ink, column, 'columns'))
  const margin = Math.max(1, Math.round((right - left) * MARGIN))
  const span = { from: Math.max(0, left - margin), to: Math.min(column.width, right + margin) }
  return { cells, middles, span, length: column.height, paper: paperOf(column) }
}

/** The letters of a column side by side, as a row of this height. */
export function drawAcross(
  column: ScanPicture,
  { cells, middles, span, paper }: LetterStack,
  height: number,
): ScanPicture {
  const size = span.to - span.from
  const scale = height / (ROW * size)
  const wide = Math.max(1, Math.round(size * scale))
  const width = wide * cells.length
  const data = new Uint8Array(width * height).fill(paper)
  for (const [index, { from, to }] of cells.entries())
    for (let row = 0; row < height; row += 1) {
      const y = (middles[index] ?? 0) + (row + 0.5 - height / 2) / scale
      if (y < from || y >= to) continue
      for (let x = 0; x < wide; x += 1)
        data[row * width + index * wide + x] = samplePicture(
          column,
          span.from + (x + 0.5) / scale - 0.5,
          y - 0.5,
        )
    }
  return { data, width, height }
}

/** The share of the column where what stands at this share of the row stood. */
export function shareOfColumn({ cells, length }: LetterStack, share: number): number {
  const at = Math.max(0, Math.min(cells.length - 1e-6, share * cells.length))
  const { from, to } = cells[Math.floor(at)] ?? { from: 0, to: length }
  return (from + (at % 1) * (to - from)) / length
}

/** The share of the row at which what stands at this share of the column is laid. */
export function shareOfRow({ cells, length }: LetterStack, share: number): number {
  const y = share * length
  const index = Math.max(
    0,
    cells.findLastIndex(({ from }) => from <= y),
  )
  const { from, to } = cells[index] ?? { from: 0, to: length }
  return (index + Math.max(0, Math.min(1, (y - from) / (to - from)))) / cells.length
}

const paperOf = ({ data }: ScanPicture): number => {
  const sorted = Float32Array.from(data).sort()
  return sorted[sorted.length >> 1] ?? 255
}

/** 1 where a pixel is ink: as far from the paper as a third of the farthest pixels, darker or lighter. */
function inkOf(column: ScanPicture): Uint8Array {
  const { data } = column
  const paper = paperOf(column)
  const away = Float32Array.from(data, (value) => Math.abs(value - paper)).sort()
  const most = Math.max(24, away[Math.floor(away.length * 0.97)] ?? 0)
  return Uint8Array.from(data, (value) => (Math.abs(value - paper) > INK * most ? 1 : 0))
}

function profileOf(ink: Uint8Array, { width, height }: ScanPicture, of: 'rows' | 'columns'): Float32Array {
  const profile = new Float32Array(of === 'rows' ? height : width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = of === 'rows' ? y : x
      profile[at] = (profile[at] ?? 0) + (ink[y * width + x] ?? 0) / (of === 'rows' ? width : height)
    }
  return profile
}

function endsOf(profile: Float32Array): readonly [number, number] {
  const isInked = (value: number) => value > SPECK
  return [Math.max(0, profile.findIndex(isInked)), profile.findLastIndex(isInked) + 1]
}

interface InkArea {
  readonly top: number
  readonly bottom: number
  readonly size: number
}

/** The last row with ink before each row. */
function lastInked(rows: Float32Array): Int32Array {
  const last = new Int32Array(rows.length + 1).fill(-1)
  for (let row = 0; row < rows.length; row += 1)
    last[row + 1] = (rows[row] ?? 0) > SPECK ? row : (last[row] ?? -1)
  return last
}

/** The cheapest cuts at about this pitch, by how much of the ink is cut and how uneven they stand. */
function cutAt(rows: Float32Array, { top, bottom, size }: InkArea, pitch: number) {
  const [shortest, longest] = [Math.max(2, Math.round(SHORTEST * pitch)), Math.round(LONGEST * pitch)]
  const costs = new Float32Array(bottom + 1).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(bottom + 1).fill(-1)
  costs[top] = 0
  const last = lastInked(rows)
  const first = lastInked(rows.toReversed())
    .toReversed()
    .map((row) => rows.length - 1 - row)
  for (let end = top + 1; end <= bottom; end += 1) {
    const ofCut = end === bottom ? 0 : THROUGH_INK * Math.max(0, (rows[end] ?? 0) - SPECK)
    for (let length = 1; length <= longest && end - length >= top; length += 1) {
      const start = end - length
      // The first and the last letter may be flat, as 一 is.
      const isOuter = start === top || end === bottom
      if (length < shortest && !isOuter) continue
      const uneven = isOuter && length < pitch ? 0 : Math.abs(length - pitch) / pitch
      const tall = Math.max(0, ((last[end] ?? 0) + 1 - (first[start] ?? 0)) / size - TALLEST)
      const cost =
        (costs[start] ?? Number.POSITIVE_INFINITY) + ofCut + uneven ** 2 + TOO_TALL * tall ** 2 + EACH
      if (cost < (costs[end] ?? 0)) [costs[end], from[end]] = [cost, start]
    }
  }
  const cells: StackedCell[] = []
  for (let to = bottom; to > top; ) {
    const start = from[to] ?? -1
    if (start < 0) return { cost: Number.POSITIVE_INFINITY, cells: [] }
    cells.unshift({ from: start, to })
    to = start
  }
  return { cost: costs[bottom] ?? Number.POSITIVE_INFINITY, cells }
}
