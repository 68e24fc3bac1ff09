import { parseMinorOrZero } from './amount-arithmetic.ts'

/** The completed share of a required TWD amount in whole percent, rounded down: 100 only when nothing is left. */
export function percentComplete(required: string, done: string): number {
  const [whole, part] = [parseMinorOrZero(required, 'TWD'), parseMinorOrZero(done, 'TWD')]
  if (whole <= 0n || part >= whole) return 100
  return part <= 0n ? 0 : Number((part * 100n) / whole)
}
