import { compareEmbeddings } from '@gamehall/face'
import type { FaceReading } from '../../../../providers/face/index.ts'

/**
 * Similarity of the document’s portrait to the player, 0 to 1 (0.62 and more is mostly the same person): the minimum
 * over the neutral frames. Null without a portrait or a frame.
 */
export function matchDocument(
  portrait: Pick<FaceReading, 'embedding'> | null,
  calm: readonly Float32Array[],
): number | null {
  if (portrait === null || calm.length === 0) return null
  return Math.min(...calm.map((likeness) => compareEmbeddings(portrait.embedding, likeness)))
}
