import { compareLikeness } from '@gamehall/face'
import type { FaceReading } from '../../../providers/face/index.ts'

/**
 * How alike the document's portrait is to the person before the camera, 0 to 1 (0.62 and more is the same person, mostly): to
 * that of the actions' calm looks it is least alike to. Null without a portrait or a look.
 */
export function matchDocument(portrait: FaceReading | null, calm: readonly Float32Array[]): number | null {
  if (portrait === null || calm.length === 0) return null
  return Math.min(...calm.map((likeness) => compareLikeness(portrait.likeness, likeness)))
}
