import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { patchPoints } from './patch-points.ts'
import type { PickedFace } from './pick-face.ts'

/** Frames this far apart are compared: a calm face hardly moves from one to the next, and some cameras remove noise. */
const APART = 3

/**
 * Whether frames are copies of one still: equal bytes, or equal grey around eyes and forehead, which mouth actions do
 * not change. Camera noise and small head movements differ. Does not detect a warped still or a video.
 */
export function isStillPicture(faces: readonly PickedFace[], pictures: readonly Uint8Array[]): boolean {
  const texts = pictures.map((bytes) => Buffer.from(bytes).toString('base64'))
  if (new Set(texts).size < texts.length) return true
  return faces.some((face, index) =>
    faces.slice(index + APART).some((other) => differenceAtEyes(face, other) < LIVENESS_LIMITS.sameGrey),
  )
}

function differenceAtEyes({ box, patch }: PickedFace, other: PickedFace): number {
  const points = patchPoints({ ...box, height: box.height / 2 })
  if (points.length === 0) return 0
  return (
    points.reduce((sum, at) => sum + Math.abs((patch[at] ?? 0) - (other.patch[at] ?? 0)), 0) / points.length
  )
}
