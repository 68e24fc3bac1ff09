/** Complex numbers, their parts apart. */
export interface Complex {
  readonly re: Float64Array
  readonly im: Float64Array
}

export const complexOf = (length: number): Complex => ({
  re: new Float64Array(length),
  im: new Float64Array(length),
})

/**
 * The discrete Fourier transform, in place, by the Cooley–Tukey algorithm. The length is a power of two. `sign` is −1, or 1 for the inverse, which is
 * not divided by the length.
 */
export function transform({ re, im }: Complex, sign: -1 | 1): void {
  const length = re.length
  reverseBits(re, im)
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2
    for (let step = 0; step < half; step += 1) {
      const angle = (sign * 2 * Math.PI * step) / size
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (let at = step; at < length; at += size) {
        const other = at + half
        const [a, b, c, d] = [re[at] ?? 0, im[at] ?? 0, re[other] ?? 0, im[other] ?? 0]
        const [x, y] = [c * cos - d * sin, c * sin + d * cos]
        re[at] = a + x
        im[at] = b + y
        re[other] = a - x
        im[other] = b - y
      }
    }
  }
}

/** Moves each value to the place of its index with the bits in reverse. */
function reverseBits(re: Float64Array, im: Float64Array): void {
  for (let at = 1, mirror = 0; at < re.length; at += 1) {
    let bit = re.length >> 1
    for (; (mirror & bit) !== 0; bit >>= 1) mirror ^= bit
    mirror ^= bit
    if (at >= mirror) continue
    for (const part of [re, im]) {
      const value = part[at] ?? 0
      part[at] = part[mirror] ?? 0
      part[mirror] = value
    }
  }
}
