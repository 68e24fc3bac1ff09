import { compareLikeness } from '@gamehall/face'
import type { PickedFace } from './pick-face.ts'

/**
 * How alike the least alike of the frames is, 0 to 1, to the calm look they begin with, and that one to the looks known before.
 * A turned head is compared with its neighbour too: each step of the way is a small one.
 */
export function leastAlike(faces: readonly PickedFace[], known: readonly Float32Array[]): number {
  const [first] = faces
  if (first === undefined) return 0
  const before = known.map((likeness) => compareLikeness(first.likeness, likeness))
  const within = faces
    .slice(1)
    .map((face, index) =>
      Math.max(
        compareLikeness(first.likeness, face.likeness),
        compareLikeness(faces[index]?.likeness ?? first.likeness, face.likeness),
      ),
    )
  return Math.min(1, ...(before.length > 0 ? [Math.max(...before)] : []), ...within)
}
