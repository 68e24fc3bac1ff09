/** Fast at the start, slow at the end. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3

/** Slow at the start: falling. */
export const easeIn = (share: number): number => share * share

/** Falls and bounces once at the end. */
export function easeBounce(share: number): number {
  if (share < 0.78) return (share / 0.78) ** 2
  const rest = (share - 0.78) / 0.22
  return 1 - 0.07 * Math.sin(rest * Math.PI)
}

/** The easing that style sheets call `cubic-bezier(x1, y1, x2, y2)`. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (share: number) => number {
  const along = (at: number, first: number, second: number) =>
    3 * (1 - at) ** 2 * at * first + 3 * (1 - at) * at ** 2 * second + at ** 3
  return (share) => {
    if (share <= 0 || share >= 1) return share <= 0 ? 0 : 1
    let low = 0
    let high = 1
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2
      if (along(middle, x1, x2) < share) low = middle
      else high = middle
    }
    return along((low + high) / 2, y1, y2)
  }
}
