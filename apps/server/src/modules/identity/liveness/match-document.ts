import { compareLikeness } from '@gamehall/face'
import type { FaceReading } from '../../../providers/face/index.ts'

/**
 * How alike the document's portrait is to the person before the camera, 0 to 1 (0.62 and more is the same person, mostly): the
 * mean of the three frames it is most alike to. Null without a portrait or a frame.
 */
export function matchDocument(
  portrait: FaceReading | null,
  likenesses: readonly Float32Array[],
): number | null {
  if (portrait === null || likenesses.length === 0) return null
  const best = likenesses
    .map((likeness) => compareLikeness(portrait.likeness, likeness))
    .sort((a, b) => b - a)
    .slice(0, 3)
  return best.reduce((sum, value) => sum + value, 0) / best.length
}
