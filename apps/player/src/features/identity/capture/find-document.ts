import type { GreyFrame, Rectangle } from './grey-frame.ts'

export type { Rectangle }

/** Segments per edge: documents lie askew and fingers cover parts. */
const PIECES = 4
const PIECES_NEEDED = 3
/** Search depth for an edge, as a share of the frame. */
const REACH = 0.2
/** Brightness step across an edge, in grey levels. */
const STEP = 11
/** Share of rows in a segment that must step: letters are one line high, an edge spans all rows. */
const ROWS_NEEDED = 0.6
/** Pixels compared on either side of an edge. */
const SPAN = 3
/** Maximum distance of a segment from the line of the others, in pixels, and maximum slope of that line. */
const OFF_LINE_PX = 4
const STEEPEST = 0.15

/**
 * Locates the document in a frame by its four edges, searched from outside. `absent`: hardly any edge is there. `cut`:
 * some are missing, so the document is cut off or covered.
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

/** Finds the x of a vertical edge, searched from the left (`near`) or right (`far`). */
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

/** A brightness step in a segment, and its direction. */
type Step = { readonly x: number; readonly y: number; readonly isBrighter: boolean }

/** The first step from outside. */
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

/** Mean x of the steps that lie on one line in the same direction; undefined when too few do. */
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

/** Transposes the picture, so that horizontal edges are found as vertical ones. */
function turn({ grey, width, height }: GreyFrame): GreyFrame {
  const turned = new Uint8ClampedArray(grey.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = grey[y * width + x] ?? 0
  return { grey: turned, width: height, height: width }
}
