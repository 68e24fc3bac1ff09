import type { FaceReading } from '../../../../providers/face/index.ts'
import { ellipseOf } from './face-ellipse.ts'
import { type Grey, greyOf } from './scene-grey.ts'
import { solveLeastSquares } from './solve-least-squares.ts'

/** Hair, ears, neck and what is just behind them, in radii of the face's ellipse. */
const AROUND = [1.08, 2] as const
/** A pixel counts when the first and the last frame differ there by more than this, in grey levels. */
const CHANGED = 12
const FEWEST = 60
/** Share of the last frame in a mixture that is one: at the ends there is nothing to be told. */
const MIXED = [0.2, 0.8] as const

/**
 * How far the frames in between are from a mixture of the first and the last, around the face: 0 for two photos that
 * are faded into each other, about 1 for edges that move, where a pixel shows what was there or what comes and not the
 * mean. Median of the frames; null when nothing can be told.
 */
export function measureFade(faces: readonly FaceReading[]): number | null {
  const [first, last] = [faces[0], faces.at(-1)]
  if (first === undefined || last === undefined) return null
  const [before, after] = [greyOf(first), greyOf(last)]
  const places = changedPlaces(before, after, ellipseOf(first))
  if (places.length < FEWEST) return null
  const mixing = placesOf(before, after, places)
  const seen = faces
    .slice(1, -1)
    .flatMap((face) => distanceFromMixture(mixing, greyOf(face)) ?? [])
    .toSorted((a, b) => a - b)
  return seen[Math.floor((seen.length - 1) / 2)] ?? null
}

function changedPlaces(
  before: Grey,
  after: Grey,
  nearness: (x: number, y: number) => number,
): readonly number[] {
  const places: number[] = []
  for (let y = 1; y < before.height - 1; y += 1)
    for (let x = 1; x < before.width - 1; x += 1) {
      const at = y * before.width + x
      const near = nearness(x, y)
      const change = Math.abs((after.data[at] ?? 0) - (before.data[at] ?? 0))
      if (near >= AROUND[0] && near <= AROUND[1] && change > CHANGED) places.push(at)
    }
  return places
}

interface Mixing {
  readonly places: readonly number[]
  /** Grey of the first and the last frame at these places, and 1 for the camera's exposure. */
  readonly rows: readonly (readonly number[])[]
  /** Sum of squares of their difference, without its mean. */
  readonly apart: number
}

function placesOf(before: Grey, after: Grey, places: readonly number[]): Mixing {
  const rows = places.map((at) => [before.data[at] ?? 0, after.data[at] ?? 0, 1])
  const changes = rows.map(([from = 0, to = 0]) => to - from)
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  return { places, rows, apart: changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) }
}

/** What the best mixture leaves, beside what it leaves of pixels that show either frame. */
function distanceFromMixture({ places, rows, apart }: Mixing, grey: Grey): number | null {
  const values = places.map((at) => grey.data[at] ?? 0)
  const shares = solveLeastSquares(rows, values)
  const [ofFirst = 0, ofLast = 0, brighter = 0] = shares
  const share = ofLast / (ofFirst + ofLast)
  if (ofFirst <= 0 || ofLast <= 0 || share < MIXED[0] || share > MIXED[1]) return null
  const left = rows.reduce((sum, [from = 0, to = 0], index) => {
    const mixed = ofFirst * from + ofLast * to + brighter
    return sum + ((values[index] ?? 0) - mixed) ** 2
  }, 0)
  return left / Math.max(1e-9, share * (1 - share) * apart)
}
