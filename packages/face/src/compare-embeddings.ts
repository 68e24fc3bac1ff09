/**
 * Similarity of two face embeddings, 0 to 1: their cosine similarity. Pictures of one person are mostly above 0.6, of
 * two people below 0.55.
 */
export function compareEmbeddings(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0
  let product = 0
  let lengthA = 0
  let lengthB = 0
  for (const [index, x] of a.entries()) {
    const y = b[index] ?? 0
    product += x * y
    lengthA += x * x
    lengthB += y * y
  }
  const length = Math.sqrt(lengthA * lengthB)
  return length === 0 ? 0 : Math.min(1, Math.max(0, product / length))
}
