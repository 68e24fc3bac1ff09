import { edgesOf, type GreyFrame, type Rectangle } from './grey-frame.ts'

/** A picture with hardly any contrast has nothing that could be sharp. */
const LEAST_VARIANCE = 40

/**
 * How sharp an area is: the variance of its Laplacian against that of its brightness, so that a pale print and a bold one
 * compare. Print in focus has 0.1 and more; out of focus it falls below a tenth of that.
 */
export function sharpnessOf({ grey, width }: GreyFrame, area: Rectangle): number {
  const { left, top, right, bottom } = edgesOf(area)
  let count = 0
  let sum = 0
  let squares = 0
  let edges = 0
  // A little inside: the document's own border is an edge in any focus.
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
