import { centreOf, heightOf, type LaidLine } from '../lines/laid-line.ts'
import type { PlacedLabel, PrintedPage } from '../lines/understand-lines.ts'

/** Where a value stands, seen from its label; `corner`: at the lower right of a cell whose upper left the label is at. */
export const DIRECTIONS = ['right', 'below', 'above', 'corner', 'left'] as const
export type Direction = (typeof DIRECTIONS)[number]

const FARTHEST = 12
/** A label of two rows, 出生 over 年月日, has its value between them. */
const SAME_ROW = 0.85
const OVERLAP = 0.35
/** The scanner’s boxes have margins: a label’s and its value’s may overlap. */
const MARGINS = 0.7
/** How far from its label a value below or above it may be, in heights of the value. */
const [CLOSEST, LOWEST] = [-0.6, 1.7]
const INDENT = 1.6
/** The same of a value in the corner of a cell, and how much less such a place says than one right below a label. */
const [LOWEST_IN_CELL, IN_CELL] = [8, 0.6]

/**
 * How far a value stands from its label in a direction, in heights of the value; null when it does not stand there, or
 * another label stands between.
 */
export function labelCost(
  page: PrintedPage,
  label: PlacedLabel,
  value: LaidLine,
  direction: Direction,
): number | null {
  if (direction === 'right') return costInRow(page, label.line, value, label.line, value)
  if (label.isAcross === true) return null
  if (direction === 'left') return costInRow(page, value, label.line, label.line, value)
  if (direction === 'corner') return costInCell(page, label.line, value)
  return costInColumn(page, label, value, direction)
}

/** One of `first` and `second`, from left to right, is the label, the other the value. */
function costInRow(
  { labels }: PrintedPage,
  first: LaidLine,
  second: LaidLine,
  line: LaidLine,
  value: LaidLine,
): number | null {
  const height = heightOf(value)
  const apart = Math.abs(centreOf(value) - centreOf(line))
  const gap = second.box.left - first.box.right
  if (apart > SAME_ROW * Math.max(height, heightOf(line)) || gap < -MARGINS * height) return null
  if (gap > FARTHEST * height) return null
  const isBetween = (other: LaidLine) =>
    other !== line &&
    other.box.left >= first.box.right - OVERLAP * height &&
    other.box.right <= second.box.left + OVERLAP * height &&
    Math.abs(centreOf(other) - centreOf(value)) < SAME_ROW * Math.max(height, heightOf(other))
  if (labels.some((other) => isBetween(other.line))) return null
  return Math.max(0, gap) / height / 2 + (2 * apart) / height
}

function costInColumn(
  { labels }: PrintedPage,
  { line }: PlacedLabel,
  value: LaidLine,
  direction: 'below' | 'above',
): number | null {
  const height = heightOf(value)
  const isBelow = direction === 'below'
  const drop = isBelow ? value.box.top - line.box.bottom : line.box.top - value.box.bottom
  const indent = value.box.left - line.box.left
  const away = isBelow ? centreOf(value) - centreOf(line) : centreOf(line) - centreOf(value)
  if (drop < CLOSEST * height || drop > LOWEST * height) return null
  const isUnder = Math.abs(indent) < INDENT * height || isWithin(value, line) || isWithin(line, value)
  if (!isUnder || away < OVERLAP * height) return null
  const [upper, lower] = isBelow ? [line, value] : [value, line]
  const isBetween = (other: LaidLine) =>
    other !== line &&
    centreOf(other) > centreOf(upper) + OVERLAP * height &&
    centreOf(other) < centreOf(lower) - OVERLAP * height &&
    other.box.left < value.box.right &&
    other.box.right > value.box.left
  if (labels.some((other) => isBetween(other.line))) return null
  return Math.max(0, drop) / height + Math.abs(indent) / height / 2
}

/** The label is at the upper left of a cell, the value below it and farther right: nothing else is between them, nor over or before the value. */
function costInCell({ labels, values, blanks }: PrintedPage, line: LaidLine, value: LaidLine): number | null {
  const height = heightOf(value)
  const drop = value.box.top - line.box.bottom
  if (drop < CLOSEST * height || drop > LOWEST_IN_CELL * height) return null
  const indent = value.box.left - line.box.left
  if (centreOf(value) - centreOf(line) < SAME_ROW * height || indent < -OVERLAP * height) return null
  const isOver = (other: LaidLine) =>
    other !== line &&
    other !== value &&
    centreOf(other) > line.box.top - OVERLAP * height &&
    centreOf(other) < centreOf(value) - OVERLAP * height
  const isBefore = (other: LaidLine) =>
    other !== line && other !== value && Math.abs(centreOf(other) - centreOf(value)) < SAME_ROW * height
  const isInCell = ({ box }: LaidLine) =>
    box.right > line.box.left + OVERLAP * height && box.left < value.box.right - OVERLAP * height
  const others = [...labels.map((other) => other.line), ...values, ...blanks]
  if (others.some((other) => (isOver(other) || isBefore(other)) && isInCell(other))) return null
  // Right below the label it costs more than as a value below it.
  const isUnder = indent < INDENT * height
  return Math.max(0, drop) / height / (isUnder ? 1 : 4) + (isUnder ? indent / height / 2 : 0) + IN_CELL
}

/** Whether one text stands within the width of another, as a centred value does. */
const isWithin = (inner: LaidLine, outer: LaidLine): boolean =>
  inner.box.left >= outer.box.left - heightOf(inner) && inner.box.right <= outer.box.right + heightOf(inner)
