import type { FaceReading } from '../../../../providers/face/index.ts'
import { MEAN_FACE } from './mean-face.ts'
import { distanceOf, eyeDistance, meshPoint } from './mesh-point.ts'
import { solveLeastSquares } from './solve-least-squares.ts'

/** How a head turned between two frames, seen in several ways. Angles grow towards the person's own left. */
export interface TurnMeasures {
  /** From the parallax of near and far landmarks, in degrees. */
  readonly parallax: number
  /** From the depths of the cheeks in the mesh, in degrees. */
  readonly meshYaw: number
  /** Logarithm of the left half's width beside the right half's, cheek to bridge of the nose. */
  readonly halves: number
  /** Logarithm of the left eye's width beside the right eye's. */
  readonly eyes: number
  /** Width of the rigid face beside its height, 1 when unchanged: a head that turns gets narrower. */
  readonly squeeze: number
  /** Mean movement that one rigid head with depth leaves unexplained, as a share of what a flat picture leaves. */
  readonly unexplained: number
}

/** Landmarks that no expression moves much. */
const RIGID = [
  1, 4, 5, 6, 168, 8, 9, 10, 151, 33, 133, 263, 362, 54, 284, 103, 332, 67, 297, 127, 356, 234, 454, 93, 323,
  123, 352, 50, 280, 205, 425, 129, 358, 98, 327, 2, 116, 345, 70, 300, 105, 334,
] as const

export function measureTurn(first: FaceReading, last: FaceReading): TurnMeasures {
  const unit = eyeDistance(first)
  const origin = meshPoint(first, 6)
  const placed = (face: FaceReading, place: number): readonly [number, number] => {
    const [x, y] = meshPoint(face, place)
    return [(x - origin[0]) / unit, (y - origin[1]) / unit]
  }
  const flat = RIGID.map((place) => [...placed(first, place), 1])
  const solid = RIGID.map((place, index) => [...(flat[index] ?? []), MEAN_FACE.get(place)?.[2] ?? 0])
  const [xs, ys] = [0, 1].map((axis) => RIGID.map((place) => placed(last, place)[axis] ?? 0))
  if (xs === undefined || ys === undefined) throw new Error('a point has two axes')
  const [alongX, alongY] = [solveLeastSquares(solid, xs), solveLeastSquares(solid, ys)]
  const height = Math.max(1e-3, alongY[1] ?? 1)
  const asDepth = Math.max(-1, Math.min(1, -(alongX[3] ?? 0) / height))
  const left = residual(solid, xs, alongX) + residual(solid, ys, alongY)
  const leftByFlat =
    residual(flat, xs, solveLeastSquares(flat, xs)) + residual(flat, ys, solveLeastSquares(flat, ys))
  return {
    parallax: degrees(Math.asin(asDepth)),
    meshYaw: cheekYaw(last) - cheekYaw(first),
    halves: -(halves(last) - halves(first)),
    eyes: -(eyes(last) - eyes(first)),
    squeeze: (alongX[0] ?? 1) / height,
    unexplained: Math.sqrt(left / Math.max(1e-9, leftByFlat)),
  }
}

function residual(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  by: readonly number[],
): number {
  return rows.reduce((sum, row, index) => {
    const explained = row.reduce((total, cell, at) => total + cell * (by[at] ?? 0), 0)
    return sum + ((values[index] ?? 0) - explained) ** 2
  }, 0)
}

function cheekYaw(face: FaceReading): number {
  const [right, left] = [meshPoint(face, 234), meshPoint(face, 454)]
  return degrees(Math.atan2(left[2] - right[2], Math.max(1e-6, left[0] - right[0])))
}

function halves(face: FaceReading): number {
  const [right, bridge, left] = [meshPoint(face, 234), meshPoint(face, 168), meshPoint(face, 454)]
  return Math.log(distanceOf(left, bridge) / distanceOf(bridge, right))
}

const eyes = (face: FaceReading): number =>
  Math.log(
    distanceOf(meshPoint(face, 263), meshPoint(face, 362)) /
      distanceOf(meshPoint(face, 133), meshPoint(face, 33)),
  )

const degrees = (radians: number) => (radians * 180) / Math.PI
