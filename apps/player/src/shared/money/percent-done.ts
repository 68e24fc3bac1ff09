import { minorOf } from './whole-amount.ts'

/** Whole percent of what is required that is done, in exact cents; never said to be all while a cent is left. */
export function percentDone(required: string, done: string): number {
  const [whole, part] = [minorOf(required, 'TWD'), minorOf(done, 'TWD')]
  if (whole <= 0n || part >= whole) return 100
  return part <= 0n ? 0 : Number((part * 100n) / whole)
}
