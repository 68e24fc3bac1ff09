import type { VerticalPrint } from '../text-scanner.ts'
import { cornersOfBox, isSteep, type RotatedBox, smallestBox } from './rotated-box.ts'

export type VerticalText = VerticalPrint

/** A line is this many times as long as thick; a letter of one that is set wide is at most so long. */
const [LINE_SHAPE, LETTER_SHAPE] = [4, 2.6]
/** Pieces of one line: how far their ends stand beside each other, and apart, in thicknesses. */
const [ASIDE, APART, OVERLAP] = [0.5, 1.3, 0.6]
const [FEWEST_LETTERS, MOST_LETTERS] = [4, 20]
/** Cards have one; a barcode’s strokes and a table’s edges are found as well. */
const MOST = 4

/** Parts boxes of level print from those of vertical text, the longest first. */
export function partitionVerticalText(boxes: readonly RotatedBox[]): {
  readonly level: readonly RotatedBox[]
  readonly vertical: readonly VerticalText[]
} {
  const pieces = boxes.filter((box) => isSteep(box) || box.length < LETTER_SHAPE * box.thickness)
  const vertical = stacksOf(pieces)
    .toSorted((one, other) => other.box.length - one.box.length)
    .slice(0, MOST)
  const taken = new Set(vertical.flatMap(({ parts }) => parts))
  return { level: boxes.filter((box) => !taken.has(box)), vertical }
}

/** Whether a box is vertical text by itself. */
export const isVerticalLine = (box: RotatedBox): boolean =>
  isSteep(box) && box.length > LINE_SHAPE * box.thickness

/** Letters, and lines of several, that stand one below another. */
function stacksOf(pieces: readonly RotatedBox[]): VerticalText[] {
  const stacks: RotatedBox[][] = []
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const stack = stacks.find((one) => isNext(one.at(-1), piece))
    if (stack === undefined) stacks.push([piece])
    else stack.push(piece)
  }
  return stacks
    .filter((stack) => stack.some(isVerticalLine) || lettersIn(stack) >= FEWEST_LETTERS)
    .filter((stack) => stack.length <= MOST_LETTERS)
    .map(columnOf)
    .filter(({ box }) => isVerticalLine(box))
}

const columnOf = (parts: readonly RotatedBox[]): VerticalText => ({
  box: parts.length === 1 && parts[0] !== undefined ? parts[0] : smallestBox(parts.flatMap(cornersOfBox)),
  parts,
})

/** A gap wider than the others by this share of a letter parts a label from its number. */
const WIDER = 0.15
/** A number that was found in pieces has at least so many. */
const FEWEST_PARTS = 5

/** The two texts of a column whose pieces stand farther apart in one place; none where they stand evenly. */
export function splitAtGap(column: VerticalText): VerticalText[] {
  const parts = column.parts.toSorted((one, other) => one.y - other.y)
  const gaps = parts.slice(1).map((part, at) => endOf(part, -1).y - endOf(parts[at] ?? part, 1).y)
  const [widest = 0, second = 0] = gaps.toSorted((one, other) => other - one)
  const cut = gaps.indexOf(widest) + 1
  const size = Math.max(...parts.map(({ thickness }) => thickness))
  if (parts.length < FEWEST_PARTS || widest - second < WIDER * size) return []
  return [parts.slice(0, cut), parts.slice(cut)].map(columnOf)
}

/** How many letters the pieces have room for, at least. */
const lettersIn = (stack: readonly RotatedBox[]): number =>
  stack.reduce(
    (sum, box) => sum + (isSteep(box) ? Math.max(1, Math.floor(box.length / box.thickness)) : 1),
    0,
  )

function isNext(last: RotatedBox | undefined, piece: RotatedBox): boolean {
  if (last === undefined) return false
  const size = Math.max(last.thickness, piece.thickness)
  const [end, start] = [endOf(last, 1), endOf(piece, -1)]
  const gap = start.y - end.y
  return Math.abs(start.x - end.x) < ASIDE * size && gap < APART * size && gap > -OVERLAP * size
}

/** The middle of a piece’s lower (1) or upper (-1) end. */
function endOf(box: RotatedBox, side: 1 | -1): { x: number; y: number } {
  if (!isSteep(box)) return { x: box.x, y: box.y + (side * box.thickness) / 2 }
  const down = Math.sin(box.angle) < 0 ? -side : side
  return {
    x: box.x + (down * Math.cos(box.angle) * box.length) / 2,
    y: box.y + (down * Math.sin(box.angle) * box.length) / 2,
  }
}
