import { edgesOf, type GreyFrame, type Rectangle } from './grey-frame.ts'

/** Below this variance there is nothing to measure. */
const LEAST_VARIANCE = 40

/**
 * Sharpness of an area: variance of the Laplacian relative to the variance of brightness, so that pale and bold print
 * compare. In focus it is 0.1 or more; out of focus a tenth of that.
 */
export function sharpnessOf({ grey, width }: GreyFrame, area: Rectangle): number {
  const { left, top, right, bottom } = edgesOf(area)
  let count = 0
  let sum = 0
  let squares = 0
  let edges = 0
  // Leaves out the document’s own edge.
  for (let y = top + 6; y < bottom - 6; y += 1)
    for (let x = left + 6; x < right - 6; x += 1) {
      const at = y * width + x
      const here = grey[at] ?? 0
      const laplacian =
        4 * here -
        (grey[at - 1] ?? 0) -
        (grey[at + 1] ?? 0) -
        (grey[at - width] ?? 0) -
        (grey[at + width] ?? 0)
      edges += laplacian * laplacian
      sum += here
      squares += here * here
      count += 1
    }
  if (count === 0) return 0
  const mean = sum / count
  return edges / count / Math.max(LEAST_VARIANCE, squares / count - mean * mean)
}
