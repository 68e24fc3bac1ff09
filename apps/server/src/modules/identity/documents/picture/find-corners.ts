import { type GreyPicture, shrinkGrey } from './grey-picture.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

export interface FoundDocument {
  readonly corners: Corners
  /** How many of its four sides were seen: the others are where the picture ends. */
  readonly sides: number
}

const WIDTH_PX = 400
/** How far into the picture a side is looked for, and how far it may lean. */
const REACH = 0.34
const SLOPE = 0.18
const SLOPES = 37
/** A step of light between neighbours, in grey levels, that is no noise. */
const STEP = 4
/** Beyond this, a steeper one is no clearer. */
const CAP = 60
/** The share of a side along which the light steps the same way; along print it steps both ways, or not at all. */
const SEEN = 0.76
/** How much wider or taller than it is a document may look, seen at an angle. */
const OFF_SHAPE = 1.16
/** The outermost line that is nearly as clear as the clearest is the side; a frame inside is not. */
const NEARLY = 0.85
/** The share of the side's length that is looked along: corners are round. */
const [FROM, TO] = [0.14, 0.86]

/** A line `offset + slope × (along − middle)` across the direction in which a side is looked for. */
interface Side {
  readonly offset: number
  readonly slope: number
}

/**
 * Where in a photo a document lies that nearly fills it: for each side the outermost straight step of light. Points are in
 * the photo's own pixels; `aspect` is the document’s width by its height.
 */
export async function findCorners(photo: GreyPicture, aspect: number): Promise<FoundDocument> {
  const small = await shrinkGrey(photo, WIDTH_PX)
  const scale = photo.width / small.width
  const { width, height } = small
  const upright = (x: number, y: number) => small.data[y * width + x] ?? 0
  const lying = (x: number, y: number) => upright(y, x)
  const [left, right] = findPair(upright, width, height)
  const [top, bottom] = findPair(lying, height, width)
  const sides = [left, right, top, bottom].filter((side) => side !== null).length
  const west = left ?? { offset: 0, slope: 0 }
  const east = right ?? { offset: width - 1, slope: 0 }
  const north = top ?? { offset: 0, slope: 0 }
  const south = bottom ?? { offset: height - 1, slope: 0 }
  const at = (vertical: Side, horizontal: Side) => crossing(vertical, horizontal, width, height, scale)
  const corners = [at(west, north), at(east, north), at(east, south), at(west, south)] as const
  return isShaped(corners, aspect) ? { sides, corners } : { sides: 0, corners: cornersOf(photo) }
}

const cornersOf = ({ width, height }: GreyPicture): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** A row of print can look like a side; what it would make of the document has another shape. */
function isShaped([nw, ne, se, sw]: Corners, aspect: number): boolean {
  const across = Math.hypot(ne.x - nw.x, ne.y - nw.y) + Math.hypot(se.x - sw.x, se.y - sw.y)
  const down = Math.hypot(sw.x - nw.x, sw.y - nw.y) + Math.hypot(se.x - ne.x, se.y - ne.y)
  const ratio = across / Math.max(1, down) / aspect
  return ratio > 1 / OFF_SHAPE && ratio < OFF_SHAPE
}

/** The first and the last side across `width`, of a picture read by `at(across, along)`. */
function findPair(
  at: (across: number, along: number) => number,
  width: number,
  height: number,
): [Side | null, Side | null] {
  const steps = stepsOf(at, width, height)
  const reach = Math.round(width * REACH)
  const offsets = Array.from({ length: reach }, (_, inward) => inward + 3)
  return [
    clearest(steps, width, height, offsets),
    clearest(
      steps,
      width,
      height,
      offsets.map((offset) => width - 1 - offset),
    ),
  ]
}

/** How much lighter or darker it becomes across the picture, over three pixels to each side. */
function stepsOf(at: (across: number, along: number) => number, width: number, height: number): Int8Array {
  const steps = new Int8Array(width * height)
  for (let along = 0; along < height; along += 1) {
    for (let across = 3; across < width - 3; across += 1) {
      const step =
        at(across + 1, along) +
        at(across + 2, along) +
        at(across + 3, along) -
        at(across - 1, along) -
        at(across - 2, along) -
        at(across - 3, along)
      steps[along * width + across] = Math.max(-CAP, Math.min(CAP, step / 3))
    }
  }
  return steps
}

/** `offsets` go from the outside in. */
function clearest(steps: Int8Array, width: number, height: number, offsets: readonly number[]): Side | null {
  const middle = height / 2
  const first = Math.round(height * FROM)
  const last = Math.round(height * TO)
  const found: { side: Side; clearness: number }[] = []
  for (const offset of offsets) {
    let best = { side: { offset, slope: 0 }, clearness: 0 }
    for (let turn = 0; turn < SLOPES; turn += 1) {
      const slope = SLOPE * ((2 * turn) / (SLOPES - 1) - 1)
      let ways = 0
      let sum = 0
      for (let along = first; along < last; along += 2) {
        const across = Math.round(offset + slope * (along - middle))
        const step = across >= 0 && across < width ? (steps[along * width + across] ?? 0) : 0
        if (Math.abs(step) >= STEP) ways += Math.sign(step)
        sum += step
      }
      // The steepness only tells lines apart that are seen equally far.
      const clearness = (Math.abs(ways) + Math.abs(sum) / (CAP * 10)) / ((last - first) / 2)
      if (clearness > best.clearness) best = { side: { offset, slope }, clearness }
    }
    found.push(best)
  }
  const most = Math.max(...found.map(({ clearness }) => clearness))
  if (most < SEEN) return null
  const start = found.findIndex(({ clearness }) => clearness >= most * NEARLY && clearness >= SEEN)
  // The step is a slope of a few pixels: its middle is where it is clearest.
  const near = found.slice(start, start + 8)
  return near.reduce((best, one) => (one.clearness > best.clearness ? one : best)).side
}

/** Where a side that runs down and one that runs across meet. */
function crossing(vertical: Side, horizontal: Side, width: number, height: number, scale: number): Point {
  const base = horizontal.offset - horizontal.slope * (width / 2)
  const y =
    (base + horizontal.slope * (vertical.offset - vertical.slope * (height / 2))) /
    (1 - horizontal.slope * vertical.slope)
  const x = vertical.offset + vertical.slope * (y - height / 2)
  return { x: x * scale, y: y * scale }
}
