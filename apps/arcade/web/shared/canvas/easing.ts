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
