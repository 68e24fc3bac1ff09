import type { GreyFrame, Rectangle } from './grey-frame.ts'

export type { Rectangle }

/** Into how many pieces a side is cut: a document lies askew, and fingers hold it. */
const PIECES = 4
const PIECES_NEEDED = 3
/** How far inside its frame a side is looked for, as a share of the frame. */
const REACH = 0.2
/** The step of brightness, in grey levels, across a side. */
const STEP = 11
/** The share of a stretch's rows that take part: a letter's stem is one line high, a document's side all of it. */
const ROWS_NEEDED = 0.6
/** Pixels on either side of a border that are compared. */
const SPAN = 3
/** How far a piece may lie off the line of the others, in pixels, and how steep that line may be. */
const OFF_LINE_PX = 4
const STEEPEST = 0.15

/**
 * Finds the document that lies in a frame by its four sides: long straight steps of brightness, looked for from outside.
 * `absent`: hardly any side is there. `cut`: some are missing, so the document runs over the picture or is covered.
 */
export function findDocument(picture: GreyFrame, frame: Rectangle): Rectangle | 'absent' | 'cut' {
  const turned = turn(picture)
  const turnedFrame = { x: frame.y, y: frame.x, width: frame.height, height: frame.width }
  const left = findSide(picture, frame, 'near')
  const right = findSide(picture, frame, 'far')
  const top = findSide(turned, turnedFrame, 'near')
  const bottom = findSide(turned, turnedFrame, 'far')
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return [left, right, top, bottom].filter((side) => side !== undefined).length < 2 ? 'absent' : 'cut'
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The x of an upright side: the near one is looked for from the left edge of the picture inwards, the far one from the right. */
function findSide(picture: GreyFrame, frame: Rectangle, side: 'near' | 'far'): number | undefined {
  const reach = Math.round(frame.width * REACH)
  const [from, to] =
    side === 'near'
      ? [SPAN, Math.round(frame.x) + reach]
      : [picture.width - 1 - SPAN, Math.round(frame.x + frame.width) - reach]
  const middle = { top: frame.y + frame.height * 0.14, height: frame.height * 0.72 }
  const steps: Step[] = []
  for (let piece = 0; piece < PIECES; piece += 1) {
    const top = Math.round(middle.top + (middle.height * piece) / PIECES)
    const bottom = Math.round(middle.top + (middle.height * (piece + 1)) / PIECES)
    const step = firstStep(picture, { from, to }, { top, bottom })
    if (step !== undefined) steps.push(step)
  }
  return placeOf(steps)
}

/** Where a stretch of rows changes its brightness as one, and whether it gets brighter inwards. */
type Step = { readonly x: number; readonly y: number; readonly isBrighter: boolean }

/** The first step, going inwards. */
function firstStep(
  { grey, width }: GreyFrame,
  { from, to }: { readonly from: number; readonly to: number },
  { top, bottom }: { readonly top: number; readonly bottom: number },
): Step | undefined {
  const way = from < to ? 1 : -1
  const rows = bottom - top
  for (let x = from; x !== to; x += way) {
    let sum = 0
    let rises = 0
    let falls = 0
    for (let y = top; y < bottom; y += 1) {
      const step = (grey[y * width + x + SPAN * way] ?? 0) - (grey[y * width + x - SPAN * way] ?? 0)
      sum += step
      if (step > STEP / 2) rises += 1
      else if (step < -STEP / 2) falls += 1
    }
    const isStep = Math.abs(sum) >= STEP * rows && (sum > 0 ? rises : falls) >= ROWS_NEEDED * rows
    if (isStep) return { x, y: (top + bottom) / 2, isBrighter: sum > 0 }
  }
  return undefined
}

/** Where the side is: in the middle of the steps that lie on one line and are of one kind. Undefined when too few do. */
function placeOf(steps: readonly Step[]): number | undefined {
  const trials = [steps, ...steps.map((left) => steps.filter((step) => step !== left))]
  const side = trials.find((trial) => trial.length >= PIECES_NEEDED && isOneLine(trial))
  return side && side.reduce((sum, { x }) => sum + x, 0) / side.length
}

function isOneLine(steps: readonly Step[]): boolean {
  const first = steps.at(0)
  const last = steps.at(-1)
  if (!first || !last) return false
  const slope = (last.x - first.x) / (last.y - first.y)
  return (
    Math.abs(slope) <= STEEPEST &&
    steps.every(
      ({ x, y, isBrighter }) =>
        isBrighter === first.isBrighter && Math.abs(first.x + slope * (y - first.y) - x) <= OFF_LINE_PX,
    )
  )
}

/** The picture with its sides exchanged, so that lying sides are found as upright ones. */
function turn({ grey, width, height }: GreyFrame): GreyFrame {
  const turned = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = grey[y * width + x] ?? 0
  return { grey: turned, width: height, height: width }
}
