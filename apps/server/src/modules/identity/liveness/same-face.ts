import { compareLikeness } from '@gamehall/face'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import type { PickedFace } from './pick-face.ts'

/**
 * How alike the least alike of the frames is, 0 to 1: the calm look they begin with to the very first calm look of the try
 * (a face that changes a little with each action would pass by the one before), and the others to their own calm look. A
 * turned head may be alike to its neighbour instead, each step of the way is a small one, but never to nobody it began as.
 */
export function leastAlike(faces: readonly PickedFace[], known: readonly Float32Array[]): number {
  const [first] = faces
  if (first === undefined) return 0
  const [begun = first.likeness] = known
  const within = faces.slice(1).map((face, index) => {
    const toFirst = compareLikeness(first.likeness, face.likeness)
    if (toFirst < LIVENESS_LIMITS.turnedFace) return toFirst
    return Math.max(toFirst, compareLikeness(faces[index]?.likeness ?? first.likeness, face.likeness))
  })
  return Math.min(1, compareLikeness(begun, first.likeness), ...within)
}
