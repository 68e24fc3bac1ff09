import type { FaceReading } from '../../../../providers/face/index.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { patchPoints } from './patch-points.ts'

export type PickedFace = FaceReading

/** The only face of a picture, or why there is none to check. */
export function pickFace(
  readings: readonly FaceReading[],
): { readonly face: PickedFace } | { readonly rule: 'face_none' | 'face_many' | 'face_unclear' } {
  const { score, height, second, darkest, brightest } = LIVENESS_LIMITS
  const [face, next] = readings
    .filter((reading) => reading.score >= score)
    .sort((a, b) => b.box.height - a.box.height)
  if (face === undefined) return { rule: 'face_none' }
  if (next !== undefined && next.box.height >= face.box.height * second) return { rule: 'face_many' }
  const points = patchPoints(face.box)
  const grey = points.reduce((sum, point) => sum + (face.patch[point] ?? 0), 0) / Math.max(1, points.length)
  return face.box.height < height || grey < darkest || grey > brightest ? { rule: 'face_unclear' } : { face }
}
