import type { GreyPicture } from './grey-picture.ts'

export interface PhotoMeasures {
  /** Median brightness. */
  readonly light: number
  /** Sharpness of the sharpest strokes relative to contrast, 0 to 1. */
  readonly sharpness: number
  /** Share of overexposed pixels. */
  readonly glare: number
}

const BLANK = 252
const STEP = 2
/** Percentile of gradients that stroke edges reach. */
const EDGES = 0.98

/** Measures a perspective-corrected document. */
export function measurePhoto({ data, width, height }: GreyPicture): PhotoMeasures {
  const lights = new Uint32Array(256)
  const steps = new Uint32Array(256)
  let blank = 0
  let count = 0
  for (let y = STEP; y < height - STEP; y += STEP) {
    for (let x = STEP; x < width - STEP; x += STEP) {
      const at = y * width + x
      const value = data[at] ?? 0
      lights[value] = (lights[value] ?? 0) + 1
      if (value >= BLANK) blank += 1
      const across = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0))
      const down = Math.abs((data[at + width] ?? 0) - (data[at - width] ?? 0))
      const step = Math.max(across, down)
      steps[step] = (steps[step] ?? 0) + 1
      count += 1
    }
  }
  const bright = quantile(lights, count, 0.9)
  const ink = quantile(lights, count, 0.02)
  const contrast = Math.max(20, bright - ink)
  return {
    light: quantile(lights, count, 0.5),
    sharpness: Math.min(1, quantile(steps, count, EDGES) / contrast),
    glare: blank / Math.max(1, count),
  }
}

function quantile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0
  for (const [value, count] of counts.entries()) {
    seen += count
    if (seen >= total * share) return value
  }
  return counts.length - 1
}
