import { type GreyPicture, resizeGrey } from './grey-picture.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

export interface FoundDocument {
  readonly corners: Corners
  /** How many edges were found; missing ones fall back to the image border. */
  readonly visibleEdges: number
}

const WIDTH_PX = 400
/** Search depth for an edge, and its maximum slope. */
const REACH = 0.34
const SLOPE = 0.18
const SLOPES = 37
/** Smallest brightness step that is not noise. */
const STEP = 4
/** Steps are capped here. */
const CAP = 60
/** Share of an edge that must step in one direction; print steps in both. */
const SEEN = 0.76
/** Tolerated aspect-ratio distortion from perspective. */
const OFF_SHAPE = 1.16
/** The outermost line at least this clear, relative to the clearest, is the edge. */
const NEARLY = 0.85
/** The part of an edge that is sampled: corners are rounded. */
const [FROM, TO] = [0.14, 0.86]

/** An edge: `offset + slope × (along − middle)` across the search direction. */
interface Side {
  readonly offset: number
  readonly slope: number
}

/**
 * Locates a document that nearly fills the photo by its outermost straight edges. Points are in photo pixels; `aspect`
 * is the document’s width by its height.
 */
export async function findCorners(photo: GreyPicture, aspect: number): Promise<FoundDocument> {
  const small = await resizeGrey(photo, WIDTH_PX)
  const scale = photo.width / small.width
  const { width, height } = small
  const upright = (x: number, y: number) => small.data[y * width + x] ?? 0
  const lying = (x: number, y: number) => upright(y, x)
  const [left, right] = findPair(upright, width, height)
  const [top, bottom] = findPair(lying, height, width)
  const visibleEdges = [left, right, top, bottom].filter((side) => side !== null).length
  const west = left ?? { offset: 0, slope: 0 }
  const east = right ?? { offset: width - 1, slope: 0 }
  const north = top ?? { offset: 0, slope: 0 }
  const south = bottom ?? { offset: height - 1, slope: 0 }
  const at = (vertical: Side, horizontal: Side) => crossing(vertical, horizontal, width, height, scale)
  const corners = [at(west, north), at(east, north), at(east, south), at(west, south)] as const
  return isShaped(corners, aspect)
    ? { visibleEdges, corners }
    : { visibleEdges: 0, corners: cornersOf(photo) }
}

const cornersOf = ({ width, height }: GreyPicture): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** Rejects quadrilaterals of the wrong shape, such as a row of print. */
function isShaped([nw, ne, se, sw]: Corners, aspect: number): boolean {
  const across = Math.hypot(ne.x - nw.x, ne.y - nw.y) + Math.hypot(se.x - sw.x, se.y - sw.y)
  const down = Math.hypot(sw.x - nw.x, sw.y - nw.y) + Math.hypot(se.x - ne.x, se.y - ne.y)
  const ratio = across / Math.max(1, down) / aspect
  return ratio > 1 / OFF_SHAPE && ratio < OFF_SHAPE
}

/** The two opposite edges across `width`; `at(across, along)` reads a pixel. */
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

/** Brightness gradient across the picture, three pixels to each side. */
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

/** `offsets` run from the outside in. */
function clearest(steps: Int8Array, width: number, height: number, offsets: readonly number[]): Side | null {
  const middle = height / 2
  const first = Math.round(height * FROM)
  const last = Math.round(height * TO)
  const samples = Math.ceil((last - first) / 2)
  const found = offsets.map((offset) => ({ side: { offset, slope: 0 }, clearness: 0 }))
  const shifts = new Int32Array(samples)
  for (let turn = 0; turn < SLOPES; turn += 1) {
    const slope = SLOPE * ((2 * turn) / (SLOPES - 1) - 1)
    for (let sample = 0; sample < samples; sample += 1)
      shifts[sample] = Math.round(slope * (first + 2 * sample - middle))
    for (const [at, offset] of offsets.entries()) {
      let ways = 0
      let sum = 0
      for (let sample = 0; sample < samples; sample += 1) {
        const across = offset + (shifts[sample] ?? 0)
        if (across < 0 || across >= width) continue
        const step = steps[(first + 2 * sample) * width + across] ?? 0
        if (step >= STEP) ways += 1
        else if (step <= -STEP) ways -= 1
        sum += step
      }
      // Steepness only breaks ties.
      const clearness = (Math.abs(ways) + Math.abs(sum) / (CAP * 10)) / ((last - first) / 2)
      if (clearness > (found[at]?.clearness ?? 0)) found[at] = { side: { offset, slope }, clearness }
    }
  }
  const most = Math.max(...found.map(({ clearness }) => clearness))
  if (most < SEEN) return null
  const start = found.findIndex(({ clearness }) => clearness >= most * NEARLY && clearness >= SEEN)
  // An edge spans several pixels; its clearest line is the middle.
  const near = found.slice(start, start + 8)
  return near.reduce((best, one) => (one.clearness > best.clearness ? one : best)).side
}

/** The intersection of a vertical and a horizontal edge. */
function crossing(vertical: Side, horizontal: Side, width: number, height: number, scale: number): Point {
  const base = horizontal.offset - horizontal.slope * (width / 2)
  const y =
    (base + horizontal.slope * (vertical.offset - vertical.slope * (height / 2))) /
    (1 - horizontal.slope * vertical.slope)
  const x = vertical.offset + vertical.slope * (y - height / 2)
  return { x: x * scale, y: y * scale }
}
