import type { FaceReading } from '../../../../providers/face/index.ts'
import { luma, skinColors } from './measure-light.ts'
import { medianColor } from './measure-reflection.ts'
import { median } from './median.ts'
import { meshPoint } from './mesh-point.ts'

/** The middles of the inner edges of both lips. */
const LIPS = [13, 14] as const
/** Where between them is looked, and how many pixels to each side. */
const PLACES = [0.2, 0.35, 0.5, 0.65, 0.8] as const
const ASIDE = 2
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
  const { data, width, height } = face.scene
  const [upper, lower] = [meshPoint(face, LIPS[0]), meshPoint(face, LIPS[1])]
  const [x, y] = [0, 1].map((axis) =>
    Math.round((upper[axis] ?? 0) + ((lower[axis] ?? 0) - (upper[axis] ?? 0)) * share),
  )
  if (x === undefined || y === undefined || x < ASIDE || x >= width - ASIDE || y < 0 || y >= height)
    return null
  const sum = [0, 0, 0]
  for (let at = (y * width + x - ASIDE) * 3; at < (y * width + x + ASIDE + 1) * 3; at += 1)
    sum[at % 3] = (sum[at % 3] ?? 0) + (data[at] ?? 0)
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / (2 * ASIDE + 1))
  return luma([red, green, blue])
}
