import { netValidBet } from './net-valid-bet.ts'

/**
 * Why a part of a bet does not count for turnover: the stake came back (`push`), or a part of it did (`part_back`), chips were laid on
 * opposite sides (`opposite`) or on most outcomes (`covers_most`), or the win was smaller than the stake (`small_win`).
 */
const UNCOUNTED_CAUSES = ['push', 'part_back', 'opposite', 'covers_most', 'small_win'] as const
type UncountedCause = (typeof UNCOUNTED_CAUSES)[number]

/** A part of a bet that does not count, in minor units. */
export interface UncountedPart {
  readonly cause: UncountedCause
  readonly amount: bigint
}

/** What of a stake `netValidBet` leaves out, and why. */
export function netUncounted(staked: bigint, paid: bigint): UncountedPart {
  const amount = staked - netValidBet(staked, paid)
  if (paid === staked) return { cause: 'push', amount }
  return { cause: paid > staked ? 'small_win' : 'part_back', amount }
}

/** Adds up the parts of each cause, the largest first; those of nothing are left out. */
export function sumUncounted(parts: readonly UncountedPart[]): UncountedPart[] {
  return UNCOUNTED_CAUSES.map((cause) => ({
    cause,
    amount: parts.reduce((sum, part) => (part.cause === cause ? sum + part.amount : sum), 0n),
  }))
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
}
