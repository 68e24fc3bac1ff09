import { cornersOfBox, isSteep, type RotatedBox, smallestBox } from './rotated-box.ts'

/** Vertical text beside the level print, running up or down: one box, and what was found of it. */
export interface VerticalText {
  readonly box: RotatedBox
  readonly parts: readonly RotatedBox[]
}

/** A line is this many times as long as thick; a letter of one that is set wide is at most so long. */
const [LINE_SHAPE, LETTER_SHAPE] = [4, 2.6]
/** Letters of one line: how far their middles stand beside each other, and apart beyond their size, in thicknesses. */
const [ASIDE, APART] = [0.4, 1.2]
const [FEWEST_LETTERS, MOST_LETTERS] = [4, 16]
/** Cards have one; a barcode’s strokes and a table’s edges are found as well. */
const MOST = 4

/** Parts boxes of level print from those of vertical text, the longest first. */
export function partitionVerticalText(boxes: readonly RotatedBox[]): {
  readonly level: readonly RotatedBox[]
  readonly vertical: readonly VerticalText[]
} {
  const lines = boxes.filter((box) => isSteep(box) && box.length > LINE_SHAPE * box.thickness)
  const letters = boxes.filter(({ length, thickness }) => length < LETTER_SHAPE * thickness)
  const vertical = [...lines.map((box) => ({ box, parts: [box] })), ...stacksOf(letters)]
    .toSorted((one, other) => other.box.length - one.box.length)
    .slice(0, MOST)
  const taken = new Set(vertical.flatMap(({ parts }) => parts))
  return { level: boxes.filter((box) => !taken.has(box)), vertical }
}

/** Letters that stand one below another. */
function stacksOf(letters: readonly RotatedBox[]): VerticalText[] {
  const stacks: RotatedBox[][] = []
  for (const letter of letters.toSorted((one, other) => one.y - other.y)) {
    const stack = stacks.find((one) => isNext(one.at(-1), letter))
    if (stack === undefined) stacks.push([letter])
    else stack.push(letter)
  }
  return stacks
    .filter((stack) => stack.length >= FEWEST_LETTERS && stack.length <= MOST_LETTERS)
    .map((parts) => ({ box: smallestBox(parts.flatMap(cornersOfBox)), parts }))
    .filter(({ box }) => isSteep(box) && box.length > LINE_SHAPE * box.thickness)
}

function isNext(last: RotatedBox | undefined, letter: RotatedBox): boolean {
  if (last === undefined) return false
  const size = Math.max(last.thickness, letter.thickness)
  return Math.abs(letter.x - last.x) < ASIDE * size && letter.y - last.y < (1 + APART) * size
}
