import { compareEmbeddings } from '@gamehall/face'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import type { PickedFace } from './pick-face.ts'

/**
 * Lowest similarity among the frames, 0 to 1. The neutral frame is compared with the first neutral frame of the face
 * check, so that a slowly morphing face is caught. The others are compared with their own neutral frame; a turned head
 * may match its predecessor instead if it stays above the minimum.
 */
export function minFaceSimilarity(faces: readonly PickedFace[], known: readonly Float32Array[]): number {
  const [first] = faces
  if (first === undefined) return 0
  const [begun = first.embedding] = known
  const within = faces.slice(1).map((face, index) => {
    const toFirst = compareEmbeddings(first.embedding, face.embedding)
    if (toFirst < LIVENESS_LIMITS.turnedFace) return toFirst
    return Math.max(toFirst, compareEmbeddings(faces[index]?.embedding ?? first.embedding, face.embedding))
  })
  return Math.min(1, compareEmbeddings(begun, first.embedding), ...within)
}
