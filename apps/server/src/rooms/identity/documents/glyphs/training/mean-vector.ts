/** The mean of vectors of the same size; zeros without any. */
export function meanVector(vectors: readonly Float32Array[], size: number): Float32Array {
  const mean = new Float32Array(size)
  for (const vector of vectors)
    for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length
  return mean
}
