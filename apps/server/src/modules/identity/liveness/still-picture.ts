import { LIVENESS_LIMITS } from './liveness-limits.ts'
import type { PickedFace } from './pick-face.ts'

/**
 * Whether frames are copies of one still: the same bytes, or the same grey around and in the upper half of the face, where none of
 * the actions of a mouth changes it. A camera’s noise and the small movements of a living person never leave it alike. A still that
 * somebody bends, or a film, is not seen here.
 */
export function isStill(faces: readonly PickedFace[], pictures: readonly Uint8Array[]): boolean {
  const texts = pictures.map((bytes) => Buffer.from(bytes).toString('base64'))
  if (new Set(texts).size < texts.length) return true
  return faces.some(({ patch }, index) =>
    faces.slice(index + 1).some((other) => upperDifference(patch, other.patch) < LIVENESS_LIMITS.sameGrey),
  )
}

function upperDifference(a: Uint8Array, b: Uint8Array): number {
  const count = Math.floor(Math.min(a.length, b.length) / 2)
  if (count === 0) return 0
  let sum = 0
  for (let index = 0; index < count; index += 1) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0))
  return sum / count
}
