import type {
  ScanCorners,
  ScannedLetter,
  ScannedLine,
  ScanPoint,
  TextBox,
} from '../../../../providers/ocr/index.ts'

/** A line, or a part of one, and where it lies on the document. */
export interface LaidLine {
  readonly text: string
  readonly letters: readonly ScannedLetter[]
  /** In pixels of the upright photo. */
  readonly corners: ScanCorners
  /** In the frame in which lines of print are level; of a column, in that in which columns are rows. */
  readonly box: TextBox
  /** Upright letters that stand one below another: the line runs down, and its top is at their right. */
  readonly isStacked?: true
  /** Its text is put together from parts that stand apart: only the scan’s reading of each says it. */
  readonly isComposed?: true
  /** Print that stands apart in the photo, in boxes or in several rows, and is one text when it is laid side by side. */
  readonly parts?: readonly ScanCorners[]
}

export const heightOf = ({ box }: Pick<LaidLine, 'box'>): number => box.bottom - box.top
export const centreOf = ({ box }: Pick<LaidLine, 'box'>): number => (box.top + box.bottom) / 2

/** How well letters were read: the mean of their confidence, 0 to 1; 0 without any. */
export const meanConfidenceOf = (letters: readonly ScannedLetter[]): number =>
  letters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, letters.length)

/** A frame in which lines of print are level: the photo turned back, and its slope evened from top to bottom. */
export type Level = (point: { readonly x: number; readonly y: number }) => { x: number; y: number }

/** Letters, weighted by which a line shows the slope of the print. */
const lengthOf = ({ corners: [nw, ne] }: ScannedLine): number => Math.hypot(ne.x - nw.x, ne.y - nw.y)
const slopeOf = ({ corners: [nw, ne] }: ScannedLine): number => (ne.y - nw.y) / Math.max(1, ne.x - nw.x)
const middleOf = ({ corners }: ScannedLine): number => corners.reduce((sum, { y }) => sum + y, 0) / 4

/** Lines longer than this many heights show their slope. */
const TELLING = 3

/** Whether a line is long enough to show the slope of the print. */
export function isTelling(line: ScannedLine): boolean {
  const [nw, , , sw] = line.corners
  return !isVertical(line.corners) && lengthOf(line) > TELLING * Math.hypot(sw.x - nw.x, sw.y - nw.y)
}

/** Finds the frame from the lines themselves: the slope of print changes evenly over a photo taken at an angle. */
export function levelOf(lines: readonly ScannedLine[]): Level {
  const telling = lines.filter(isTelling)
  const middle = weightedMedian(telling.map((line) => [slopeOf(line), lengthOf(line)]))
  const fitting = telling.filter((line) => Math.abs(slopeOf(line) - middle) < ASTRAY)
  const { base, growth, from } = fitSlope(fitting)
  // A line at height y has the slope base + growth × (y − from): it passes x = 0 at the height that solves this.
  return ({ x, y }) => ({ x, y: (y - x * (base - growth * from)) / (1 + x * growth) })
}

const ASTRAY = 0.06
/** Enough lines to show a change of slope. */
const FEW_LINES = 4

function fitSlope(lines: readonly ScannedLine[]) {
  const weight = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  if (weight === 0) return { base: 0, growth: 0, from: 0 }
  const mean = (of: (line: ScannedLine) => number) =>
    lines.reduce((sum, line) => sum + of(line) * lengthOf(line), 0) / weight
  const [base, from] = [mean(slopeOf), mean(middleOf)]
  const spread = mean((line) => (middleOf(line) - from) ** 2)
  const shared = mean((line) => (middleOf(line) - from) * (slopeOf(line) - base))
  return { base, from, growth: lines.length < FEW_LINES || spread === 0 ? 0 : shared / spread }
}

function weightedMedian(values: readonly (readonly [value: number, weight: number])[]): number {
  const half = values.reduce((sum, [, weight]) => sum + weight, 0) / 2
  let passed = 0
  for (const [value, weight] of values.toSorted((one, other) => one[0] - other[0])) {
    passed += weight
    if (passed >= half) return value
  }
  return 0
}

/** Lays a scanned line into the level frame. */
export function layLine(
  { text, letters, corners, isStacked }: Omit<ScannedLine, 'confidence'>,
  level: Level,
): LaidLine {
  const laid = { text, letters, corners, ...(isStacked && { isStacked }) }
  const [nw, ne, se, sw] = corners.map(level)
  if (nw === undefined || ne === undefined || se === undefined || sw === undefined) throw new Error('corners')
  if (isVertical([nw, ne, se, sw])) return { ...laid, box: boundsOf([nw, ne, se, sw]) }
  const box = {
    left: Math.min(nw.x, sw.x),
    right: Math.max(ne.x, se.x),
    top: (nw.y + ne.y) / 2,
    bottom: (sw.y + se.y) / 2,
  }
  return { ...laid, box }
}

/** Whether the line is vertical text, running up or down. */
export const isVertical = ([nw, ne]: ScanCorners): boolean => Math.abs(ne.y - nw.y) > Math.abs(ne.x - nw.x)

/** The box of vertical text. */
const boundsOf = (corners: readonly ScanPoint[]): TextBox => ({
  left: Math.min(...corners.map(({ x }) => x)),
  right: Math.max(...corners.map(({ x }) => x)),
  top: Math.min(...corners.map(({ y }) => y)),
  bottom: Math.max(...corners.map(({ y }) => y)),
})
