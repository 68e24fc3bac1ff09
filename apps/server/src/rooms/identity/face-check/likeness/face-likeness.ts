/** A face embedding of length 1, in steps of 1/127 of its largest component: compared by its direction only. */
export type FaceLikeness = Int8Array

/** The mean direction of the embeddings of one person's neutral frames; null without any. */
export function createLikeness(embeddings: readonly Float32Array[]): FaceLikeness | null {
  const [first] = embeddings
  if (first === undefined) return null
  const mean = new Float32Array(first.length)
  for (const embedding of embeddings) {
    const length = Math.hypot(...embedding) || 1
    for (let index = 0; index < mean.length; index += 1)
      mean[index] = (mean[index] ?? 0) + (embedding[index] ?? 0) / length
  }
  const largest = mean.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return Int8Array.from(mean, (value) => Math.round((value / largest) * 127))
}

/** Similarity of two faces, 0 to 1, as `compareEmbeddings`. */
export function compareLikenesses(a: FaceLikeness, b: FaceLikeness): number {
  if (a.length !== b.length) return 0
  let product = 0
  let lengthA = 0
  let lengthB = 0
  for (let index = 0; index < a.length; index += 1) {
    const [x, y] = [a[index] ?? 0, b[index] ?? 0]
    product += x * y
    lengthA += x * x
    lengthB += y * y
  }
  const length = Math.sqrt(lengthA * lengthB)
  return length === 0 ? 0 : Math.max(0, product / length)
}
