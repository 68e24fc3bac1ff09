import type { FaceReading } from '../../../../providers/face/index.ts'
import { meanColorAround } from './mean-box-color.ts'
import { luma, skinColors } from './measure-light.ts'
import { medianColor } from './measure-reflection.ts'
import { median } from './median.ts'
import { meshPoint } from './mesh-point.ts'

/** The middles of the inner edges of both lips. */
const LIPS = [13, 14] as const
/** Where between them is looked, and how many pixels to each side. */
const PLACES = [0.2, 0.35, 0.5, 0.65, 0.8] as const
const AROUND = { aside: 2, above: 0 }
/** Frames at the end of a film, in which the mouth is open. */
const ENDS = 3
/** What is said of a mouth that is not seen. */
export const MOUTH_UNSEEN = 0

/**
 * How dark it gets between the lips of an opened mouth, beside the skin of the face (logarithms), in the median of the last frames. A
 * mouth shows its dark inside; lips of a photo that are pulled apart show lips. `MOUTH_UNSEEN` where nothing is seen.
 */
export function measureMouth(faces: readonly FaceReading[]): number {
  const seen = faces.slice(-ENDS).flatMap((face) => {
    const skin = medianColor(skinColors(face).filter((color) => color !== null))
    const inside = PLACES.flatMap((share) => brightnessAt(face, share) ?? [])
    return skin === null || inside.length < PLACES.length ? [] : [Math.min(...inside) - luma(skin)]
  })
  return seen.length === 0 ? MOUTH_UNSEEN : median(seen)
}

function brightnessAt(face: FaceReading, share: number): number | null {
  const [upper, lower] = [meshPoint(face, LIPS[0]), meshPoint(face, LIPS[1])]
  const between = (axis: 0 | 1) => upper[axis] + (lower[axis] - upper[axis]) * share
  const color = meanColorAround(face, [between(0), between(1)], AROUND)
  return color === null ? null : luma(color)
}
