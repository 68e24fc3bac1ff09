/** The middle one of the values; 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The mean of the values; 0 without any. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The median of few values: of an even number the mean of the two in the middle. */
export const middleOf = (values: readonly number[]): number =>
  (median(values) - median(values.map((value) => -value))) / 2
